"""What a player of the second 52 Duels does in a turn: plays, levels and items (FD-4 to FD-7)."""

from tests.games.fifty_two_duels.oracle_cards import in_order, value
from tests.games.fifty_two_duels.oracle_facts import Fields

MOST_ACTIONS = 6


def always(*_):
    return True


def never(*_):
    return False


class Actions(Fields):
    """The part of the oracle that carries out actions."""

    def select(self, pending, names, word, *, can, legal, full, start=()):
        """Name some of these one by one; `start` are texts for an empty choice."""
        chosen: list[str] = []
        while not full(chosen):
            later = names[names.index(chosen[-1]) + 1 :] if chosen else names
            texts = [
                f"{word} {name}"
                for at, name in enumerate(later)
                if can([*chosen, name], later[at + 1 :])
            ]
            texts += ["done"] if legal(chosen) else []
            texts += [] if chosen else start
            text = yield {**pending, "chosen": list(chosen)}, texts
            if not text.startswith(word):
                break
            chosen.append(text.split()[1])
        return chosen

    def player_turn(self, s):
        side = self.sides[s]
        first = self.turn == 1 and not self.solo
        allowed = 1 if first else min(MOST_ACTIONS, 2 + side.total("actions"))  # FD-4.1, 4.2, 4.9
        self.actions_left = self.actions_given = allowed
        self.free_items_left = side.total("free_items")
        while self.actions_left or self.free_items_left:  # FD-4.6
            text = yield from self.ask("action", s, self.action_texts(s))
            yield from self.act(s, text)
        yield from self.draw_up(s)  # FD-4.7

    def action_texts(self, s):
        side = self.sides[s]
        texts = ["end"]
        if self.actions_left:
            texts += [f"play {k + 1}" for k in range(4) if self.playable(s, k)]
            if len(side.levels) < len(side.steps()) and side.hand:  # FD-6.1
                texts.append("level")
        texts += [f"use {card}" for card in side.hand if self.usable(s, card, side.hand)]
        return texts + [f"use stored {card}" for card in side.stored if self.usable(s, card, [])]

    def playable(self, s, k):
        hand = in_order(self.sides[s].hand)
        firsts = [([[card, False]], hand[at + 1 :]) for at, card in enumerate(hand)]
        return any(self.sides[s].can_add(k, first, later) for first, later in firsts)

    def usable(self, s, card, zone):
        """Whether the item of a card, which lies in this zone, could do something (FD-7.2)."""
        side, foe = self.sides[s], self.sides[1 - s]
        if card[1] == "c":  # FD-7.5
            return bool(foe.hand) or bool(self.bomb_texts(1 - s))
        if card[1] == "s":  # FD-7.7
            return len(side.hand) > (card in zone) and bool(side.with_room())
        return card[1] == "d" or bool(side.wounds)  # FD-7.8, 7.9

    def act(self, s, text):
        word, *rest = text.split()
        if word == "end":
            self.actions_left = self.free_items_left = 0
        elif word == "use":
            if self.free_items_left:
                self.free_items_left -= 1
            else:
                self.actions_left -= 1
            yield from self.use(s, rest[-1], self.zone_of(s, rest))
        else:
            self.actions_left -= 1
            yield from self.level(s) if word == "level" else self.play(s, int(rest[0]) - 1)

    def zone_of(self, s, rest):
        return self.sides[s].stored if rest[0] == "stored" else self.sides[s].hand

    def play(self, s, k):
        side = self.sides[s]

        def added(names):
            return [[card, False] for card in names]

        cards = yield from self.select(
            {"kind": "add", "actor": s, "ability": k + 1},
            in_order(side.hand),
            "add",
            can=lambda names, later: side.can_add(k, added(names), later),
            legal=lambda names: names and side.can_add(k, added(names)),
            full=lambda names: len(side.stacks[k]) + len(names) == side.maximum(k),
        )
        side.put(k, cards)
        yield from self.window(s, k)

    def level(self, s):
        side = self.sides[s]
        cards = yield from self.select(
            {"kind": "ladd", "actor": s},
            in_order(side.hand),
            "add",
            can=always,
            legal=bool,
            full=never,
        )
        for card in cards:
            side.hand.remove(card)
        side.level_open += cards
        side.show(cards)
        step = side.steps()[len(side.levels)]
        if sum(map(value, side.level_open)) >= step["threshold"]:  # FD-6.3
            side.levels.append(side.level_open)
            side.level_open = []
            yield from self.carry_out(s, step.get("now", []))

    # Items.

    def use(self, s, card, zone):
        side = self.sides[s]
        zone.remove(card)
        side.in_use.append(card)
        side.show([card])
        deed = {"c": self.bomb, "s": self.cloak, "h": self.potion, "d": self.crystal}[card[1]]
        k = yield from deed(s)
        side.in_use.remove(card)  # FD-7.3
        side.discard.append(card)
        for _ in range(side.total("item_draw")):
            yield from self.draw_to_hand(s)
        if k is not None:  # FD-7.4
            yield from self.window(s, k)

    def bomb(self, s):
        foe = 1 - s
        texts = self.bomb_texts(foe) + (["bomb hand"] if self.sides[foe].hand else [])
        text = yield from self.ask("bomb", s, texts)
        if text == "bomb hand":
            yield from self.lose_one(foe)
        else:
            self.blow(foe, text)

    def bomb_texts(self, foe):
        side = self.sides[foe]
        return [
            f"bomb {side.label(k, place)} on {k + 1}"
            for k in range(4)
            for place in range(len(side.stacks[k]))
            if side.removable(k, place)
        ]

    def blow(self, foe, text):
        _, label, _, number = text.split()
        self.sides[foe].throw(int(number) - 1, [label])

    def cloak(self, s):
        side = self.sides[s]
        texts = [f"on {k + 1}" for k in side.with_room()]
        number = int((yield from self.ask("cloak_on", s, texts)).split()[1])
        texts = [f"hide {card}" for card in side.hand]
        text = yield from self.ask("cloak_card", s, texts, ability=number)
        side.hide(number - 1, text.split()[1])
        return number - 1

    def potion(self, s):
        return (yield from self.recover_one(s, "choice"))

    def recover_one(self, s, to):
        """Move the top wound; returns the ability it went to, if it did."""
        side = self.sides[s]
        card = side.wounds[-1]
        texts = [f"top on {k + 1}" for k in side.fitting([card, False])]
        if to == "ability" and not texts:
            return None
        if to != "ability":
            texts.append("top hand")
        text = "top hand"
        if to != "hand":
            text = yield from self.ask("potion", s, texts)
        side.wounds.pop()
        if text == "top hand":
            side.hand.append(card)
            return None
        k = int(text.split()[2]) - 1
        side.stacks[k].append([card, False])
        return k

    def crystal(self, s):
        side = self.sides[s]
        cards = yield from self.select(
            {"kind": "toss", "actor": s},
            in_order(side.hand),
            "toss",
            can=always,
            legal=always,
            full=never,
        )
        side.throw_hand(cards)
        yield from self.draw_up(s)
