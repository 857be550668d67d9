"""What abilities of the second 52 Duels do (FD-5, FD-8)."""

from tests.games.fifty_two_duels.oracle_cards import in_order
from tests.games.fifty_two_duels.oracle_damage import Damage
from tests.games.fifty_two_duels.oracle_items import MOST_ACTIONS, never


class Effects(Damage):
    """The part of the oracle that resolves abilities; k counts from 0, None is a level."""

    def window(self, s, k):
        """A card was added to an ability (FD-5.12)."""
        side = self.sides[s]
        number = len(side.stacks[k])
        if number < side.maximum(k):
            if number not in side.effects(k):
                return
            texts = ["activate", "hold"]
            if (yield from self.ask("window", s, texts, ability=k + 1)) == "hold":
                return
        yield from self.activate(s, k, number)

    def activate(self, s, k, number):
        """Resolve an ability (FD-5.15)."""
        side = self.sides[s]
        effects = side.effects(k)[number] + side.sheet["ability"][k].get("trigger", [])
        used = list(side.stacks[k])
        side.resolving.append(k)
        yield from self.carry_out(s, effects, k, used)
        side.resolving.remove(k)
        left, side.stacks[k] = side.stacks[k], []
        keeps = [effect for effect in effects if effect["op"] == "keep"]
        kept = self.keep(side, left, keeps[0]) if keeps else []
        side.throw_entries([entry for entry in left if entry not in kept])
        if kept:  # FD-R33
            yield from self.window(s, keeps[0]["to"] - 1)

    def keep(self, side, left, effect):  # FD-8.3
        to = effect["to"] - 1
        up = in_order(card for card, down in left if not down)
        staying = [entry for entry in left if entry[1]]
        staying += [[card, False] for card in up if card[1] in effect.get("suits", "cshd")]
        room = 0 if to in side.resolving else side.maximum(to) - len(side.stacks[to])
        side.stacks[to] += staying[:room]
        return staying[:room]

    def carry_out(self, s, effects, k=None, used=()):
        for effect in effects:
            if effect["op"] == "keep":
                continue
            deed = getattr(self, "do_" + effect["op"])
            n = self.amount(s, effect.get("n", 0), used)
            steps = deed(s, n, effect, k, used)
            if steps is not None:
                yield from steps

    def amount(self, s, n, used):
        if isinstance(n, int):
            return n
        count = self.sides[s].count(n["per"], used, self.sides[1 - s])
        number = max(0, n.get("base", 0) + n.get("each", 1) * (count // n.get("every", 1)))
        return min(number, n.get("cap", number))

    def is_nemesis(self, s):
        return self.solo and s == 1

    def do_damage(self, s, n, effect, k, used):
        target = s if effect.get("to") == "self" else 1 - s
        if n and k is not None and target != s:
            n += self.sides[s].total("damage", k)
        yield from self.harm(target, n, sure=effect.get("sure", False))

    def do_items(self, s, n, effect, k, used):  # FD-11.12
        for _ in range(n):
            yield from self.harm(1 - s, 1)

    def do_draw(self, s, n, effect, k, used):
        for _ in range(n):
            if self.is_nemesis(s):
                card = yield from self.drawn(s, "draw1", "draw")
                yield from self.assign([card])  # FD-11.10
            else:
                yield from self.draw_to_hand(s)

    def do_heal(self, s, n, effect, k, used):
        side = self.sides[s]
        for _ in range(n + side.total("heal")):
            if not side.wounds:
                return
            card = side.wounds.pop()
            if self.is_nemesis(s):
                yield from self.assign([card])  # FD-11.11
            else:
                side.discard.append(card)

    def do_recover(self, s, n, effect, k, used):
        for _ in range(n):
            if self.sides[s].wounds:
                place = yield from self.recover_one(s, effect.get("to", "choice"))
                if place is not None:
                    yield from self.window(s, place)

    def do_discard(self, s, n, effect, k, used):
        target = s if effect.get("who") == "self" else 1 - s
        number = min(n, len(self.sides[target].hand))
        if effect.get("how") == "choose":
            if number:
                yield from self.give(target, number)
        else:
            for _ in range(number):
                yield from self.lose_one(target)

    def give(self, s, number):
        """A side discards hand cards of its choice."""
        side = self.sides[s]
        if self.is_nemesis(s):  # FD-R50
            self.turn_up()
            side.throw_hand(self.nemesis_order(side.hand)[:number])
            return
        cards = yield from self.select(
            {"kind": "give", "actor": s, "number": number},
            in_order(side.hand),
            "discard",
            can=lambda names, later: len(names) + len(later) >= number,
            legal=never,
            full=lambda names: len(names) == number,
        )
        side.throw_hand(cards)

    def do_strip(self, s, n, effect, k, used):
        for _ in range(n):
            texts = self.bomb_texts(1 - s)
            if not texts:
                return
            if self.is_nemesis(s):
                self.nemesis_strips()
            else:
                text = yield from self.ask("strip", s, texts)
                self.sides[1 - s].throw(int(text.split()[3]) - 1, [text.split()[1]])

    def do_store(self, s, n, effect, k, used):  # FD-8.5
        side = self.sides[s]
        for _ in range(n):
            if effect.get("from") == "deck":
                card = yield from self.drawn(s, "store1", "store")
            elif side.hand:
                texts = [f"stash {card}" for card in side.hand]
                card = (yield from self.ask("storehand", s, texts)).split()[1]
                side.hand.remove(card)
            else:
                return
            side.stored.append(card)
            side.show([card])

    def do_retrieve(self, s, n, effect, k, used):
        side = self.sides[s]
        for _ in range(min(n, len(side.discard))):
            texts = [f"retrieve {card}" for card in side.discard]
            card = (yield from self.ask("retrieve", s, texts)).split()[1]
            side.discard.remove(card)
            side.hand.append(card)

    def do_look(self, s, n, effect, k, used):  # FD-R53
        if self.is_nemesis(1 - s):
            self.turn_up()
        else:
            self.sides[1 - s].show(self.sides[1 - s].hand)

    def do_dig(self, s, n, effect, k, used):  # FD-8.8
        side = self.sides[s]
        if n and not side.deck and side.discard:
            side.reshuffle()
        for _ in range(min(n, len(side.deck))):
            card = yield from self.drawn(s, "dig1", "dig")
            side.digging.append(card)
        for _ in range(min(effect.get("take", 1), len(side.digging))):
            texts = [f"keep {card}" for card in side.digging]
            card = (yield from self.ask("digtake", s, texts)).split()[1]
            side.digging.remove(card)
            side.hand.append(card)
        left, side.digging = side.digging, []
        if effect.get("rest") == "deck":
            side.deck += left
        else:
            side.discard += left
            side.show(left)

    def do_actions(self, s, n, effect, k, used):  # FD-4.9
        more = min(n, MOST_ACTIONS - self.actions_given)
        self.actions_given += more
        self.actions_left += more

    def do_move(self, s, n, effect, k, used):
        side = self.sides[s]
        for _ in range(n):
            texts = self.move_texts(side)
            if not texts:
                return
            text = yield from self.ask("move", s, [*texts, "done"])
            if text == "done":
                return
            _, label, _, start, _, end = text.split()
            side.stacks[int(end) - 1].append(side.lift(int(start) - 1, label))
            yield from self.window(s, int(end) - 1)

    def move_texts(self, side):
        return [
            f"move {side.label(k, place)} from {k + 1} to {to + 1}"
            for k in range(4)
            if k not in side.resolving  # FD-5.18
            for place, entry in enumerate(side.stacks[k])
            if side.removable(k, place)
            for to in side.fitting(entry)
            if to != k
        ]

    def do_ward(self, s, n, effect, k, used):
        self.sides[s].ward += n

    def do_choose(self, s, n, effect, k, used):
        options = effect["options"]
        texts = [f"option {number}" for number in range(1, len(options) + 1)]
        number = int((yield from self.ask("choose", s, texts)).split()[1])
        yield from self.carry_out(s, options[number - 1], k, used)

    def do_may(self, s, n, effect, k, used):
        if (yield from self.ask("may", s, ["yes", "no"])) == "yes":
            yield from self.carry_out(s, effect["do"], k, used)

    def do_if(self, s, n, effect, k, used):
        count = self.sides[s].count(effect["per"], used, self.sides[1 - s])
        holds = count >= effect.get("at_least", 1)
        yield from self.carry_out(s, effect["do"] if holds else effect.get("else", []), k, used)
