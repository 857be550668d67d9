"""The automaton of the second 52 Duels (FD-11)."""

from tests.games.fifty_two_duels.oracle_cards import FACES, RANKS
from tests.games.fifty_two_duels.oracle_facts import Fields


class Nemesis(Fields):
    """The part of the oracle that plays side 1 in solo."""

    def columns(self):
        """The suits that head the columns."""
        return [ability["suit"] for ability in self.sides[1].sheet["ability"]]

    def nemesis_order(self, cards):  # FD-11.13
        suits = self.columns()
        return sorted(cards, key=lambda card: (RANKS.index(card[0]), suits.index(card[1])))

    def turn_up(self):  # FD-11.3
        side = self.sides[1]
        side.revealed = True
        side.show(side.hand)

    def start_with_faces(self, number):  # FD-11.14
        side = self.sides[1]
        faces = self.nemesis_order(card for card in side.deck if card[0] in FACES)[:number]
        for card in faces:
            side.deck.remove(card)
        side.level_open += faces
        side.show(faces)
        yield from self.check_levels()

    def deal_hand(self):  # FD-11.10
        side = self.sides[1]
        side.revealed = False
        self.dealing = True
        for _ in range(side.hand_size()):
            yield from self.draw_to_hand(1)
        self.dealing = False

    def nemesis_turn(self):
        side = self.sides[1]
        self.turn_up()  # FD-11.5
        cards, side.hand = side.hand, []
        yield from self.assign(cards)
        done: list[int] = []
        while True:  # FD-11.9
            start = done[-1] + 1 if done and self.options["nemesis_scan"] == "once" else 0
            ready = [k for k in range(start, 4) if k not in done and self.number(k)]
            if not ready:
                break
            done.append(ready[0])
            yield from self.resolve_column(ready[0])
        yield from self.deal_hand()

    def number(self, k):
        """The effect number that a column is ready for; None if it is not (FD-R44)."""
        side = self.sides[1]
        count, numbers = len(side.stacks[k]), side.effects(k)
        if count > max(numbers):
            return max(numbers)
        return count if count in numbers else None

    def resolve_column(self, k):
        side = self.sides[1]
        used = list(side.stacks[k])
        effects = side.effects(k)[self.number(k)]
        side.resolving.append(k)
        yield from self.carry_out(1, effects, k, used)
        yield from self.carry_out(1, side.sheet["ability"][k].get("trigger", []), k, used)
        side.resolving.remove(k)
        side.throw(k, side.labels(k))  # FD-R42

    def assign(self, cards):  # FD-11.6
        side = self.sides[1]
        side.show(cards)
        faces = [card for card in cards if card[0] in FACES]
        if len(side.levels) < len(side.steps()):
            side.level_open += faces
        else:  # FD-11.8
            self.to_columns(faces)
        self.to_columns(card for card in cards if card not in faces)
        yield from self.check_levels()

    def to_columns(self, cards):
        for card in self.nemesis_order(cards):
            self.sides[1].stacks[self.columns().index(card[1])].append([card, False])

    def check_levels(self):  # FD-11.7
        side = self.sides[1]
        while len(side.levels) < len(side.steps()):
            step = side.steps()[len(side.levels)]
            if len(side.level_open) < step["cards"]:
                return
            faces = self.nemesis_order(side.level_open)
            side.levels.append(faces[: step["cards"]])
            side.level_open = faces[step["cards"] :]
            yield from self.carry_out(1, step.get("now", []))
        left, side.level_open = side.level_open, []
        self.to_columns(left)

    def nemesis_strips(self):
        """Discard a card from the player's abilities by FD-11.13."""
        side = self.sides[0]
        found = [
            (k, place)
            for k in range(4)
            for place in range(len(side.stacks[k]))
            if side.removable(k, place)
        ]
        up = {side.stacks[k][place][0]: k for k, place in found if not side.stacks[k][place][1]}
        if up:
            card = self.nemesis_order(up)[0]
            side.throw(up[card], [card])
        else:
            k, place = found[0]
            side.throw(k, [side.label(k, place)])
