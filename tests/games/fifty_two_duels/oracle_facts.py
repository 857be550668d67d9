"""What the second 52 Duels says about its position: facts and views."""

from typing import Any

from tests.games.fifty_two_duels.oracle_cards import in_order


class Fields:
    """What the parts of the oracle share: fields, and doors from one part to another."""

    sides: Any
    options: Any
    solo: Any
    turn: Any
    active: Any
    actions_left: Any
    actions_given: Any
    free_items_left: Any
    pending: Any
    result: Any
    reason: Any
    dealing: Any
    ask: Any
    chance: Any
    drawn: Any
    draw_to_hand: Any
    draw_up: Any
    lose_one: Any
    give: Any
    bomb_texts: Any
    recover_one: Any
    select: Any
    window: Any
    carry_out: Any
    harm: Any
    assign: Any
    nemesis_order: Any
    turn_up: Any
    nemesis_defends: Any
    nemesis_strips: Any
    defence_sizes: Any
    defence_fits: Any


def common(side):
    """What everybody may know of a side."""
    return {
        "character": side.character,
        "discard": in_order(side.discard),
        "wounds": list(side.wounds),
        "level_open": in_order(side.level_open),
        "levels": [in_order(level) for level in side.levels],
        "stored": in_order(side.stored),
        "in_use": list(side.in_use),
        "ward": side.ward,
        "revealed": side.revealed,
    }


def own(side):
    """What the side itself may know."""
    stacks = [
        [f"{label}={card}" if down else card for label, (card, down) in zip(*pair, strict=True)]
        for pair in ((side.labels(k), side.stacks[k]) for k in range(4))
    ]
    return {
        **common(side),
        "hand": in_order(side.hand),
        "deck": in_order(side.deck),
        "digging": in_order(side.digging),
        "abilities": stacks,
    }


def other(side):
    """What any other seat may know of a side."""
    possible = {
        f"{side.label(k, place)} on {k + 1}": in_order(side.may[card])
        for k, stack in enumerate(side.stacks)
        for place, (card, down) in enumerate(stack)
        if down
    }
    return {
        **common(side),
        "hand": in_order(side.hand) if side.revealed else len(side.hand),
        "deck": len(side.deck),
        "digging": len(side.digging),
        "abilities": [side.labels(k) for k in range(4)],
        "unseen": in_order(side.unseen()),
        "held": in_order(side.unseen() - side.fresh),
        "wild_may_be": possible,
    }


class Shown(Fields):
    """The part of the oracle that tells what is so, and what a seat may know of it."""

    def actor(self):
        """The seat, "chance", or None at the end."""
        return self.pending and self.pending["actor"]

    def public(self):
        return {
            "turn": self.turn,
            "active": self.active,
            "actions_left": self.actions_left,
            "free_items_left": self.free_items_left,
            "actor": self.actor(),
            "pending": self.pending,
            "result": self.result,
            "reason": self.reason,
        }

    def facts(self):
        sides = [
            {
                **own(side),
                "fresh": in_order(side.fresh),
                "may": {card: in_order(side.may[card]) for card in side.down()},
            }
            for side in self.sides
        ]
        return {
            **self.public(),
            "options": self.options,
            "sides": sides,
            "hand_sizes": [side.hand_size() for side in self.sides],
        }

    def view(self, seat):
        sides = []
        for number, side in enumerate(self.sides):
            if number == seat:
                known = in_order(side.unseen() - side.fresh)
                sides.append({**own(side), "opponent_knows_not_in_deck": known})
            else:
                sides.append(other(side))
        return {**self.public(), "sides": sides}

    def seen(self, text, seat):
        """A legal move as a seat, or a spectator, sees it."""
        word = text.split()[0]
        owner = self.pending.get("side", self.pending["actor"])
        if word == "draw" and self.solo and owner == 1:
            return "draw ??" if self.dealing else text
        if word in {"draw", "dig", "hide", "keep"} and seat != owner:
            return f"{word} ??"
        return text

    def returns(self):
        seats = 1 if self.solo else 2
        return [0.0] * seats if self.result is None else self.result
