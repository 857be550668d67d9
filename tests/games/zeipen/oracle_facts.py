"""What the second Zeipen Dualis says about its position: facts and views."""

from typing import Any

from tests.games.zeipen.oracle_grid import name

CHOOSING = {"hand", "build"}
BEFORE_HANDS = {"hand", "build", "row", "draft"}


class Fields:
    """What the parts of the oracle share."""

    phase: Any
    who: Any
    card: Any
    grid: Any
    hand: Any
    hand_name: Any
    known: Any
    finished: Any
    row: Any
    supply: Any
    revealed: Any
    first: Any
    turn: Any
    pending: Any
    events: Any
    counts: Any
    seen: Any
    result: Any
    outcomes: Any
    visibility: Any
    no_draw: Any
    repetition: Any
    turn_limit: Any
    deploy: Any
    cut: Any
    flip_counts: Any


class Shown(Fields):
    """The part of the oracle that tells what is so, and what a seat may know of it."""

    def facts(self):
        spaces = sorted(self.grid.cards)
        return {
            "phase": self.phase,
            "actor": self.who,
            "first": self.first,
            "turn": self.turn,
            "board": [self.shown_card(space) for space in spaces],
            "hands": [sorted(hand) for hand in self.hand],
            "hand_name": list(self.hand_name),
            "hand_counts": [len(hand) for hand in self.hand],
            "known": self.proved(),
            "wounded": [sorted(cards) for cards in self.grid.wounded],
            "frozen": [name(space) for space in spaces if self.grid.frozen(space)],
            "enclosed": [name(space) for space in spaces if self.grid.enclosed(space)],
            "pending": self.pending,
            "row": list(self.row),
            "supply": dict(self.supply),
            "revealed": [list(cards) for cards in self.revealed],
            "seen": self.seen,
            "events": list(self.events),
            "result": self.result,
        }

    def shown_card(self, space):
        seat, card, face = self.grid.cards[space]
        return {"at": name(space), "seat": seat, "card": card, "face": face}

    def proved(self):
        """The known part of both hands (ZP-4.14)."""
        if self.phase in BEFORE_HANDS:
            return [[], []]
        if self.visibility == "open":
            return [sorted(hand) for hand in self.hand]
        return [sorted(cards) for cards in self.known]

    def view(self, seat):
        """What a seat may know; None is a spectator."""
        shown = self.facts()
        for other in range(2):
            if other != seat and (self.phase in CHOOSING or self.visibility == "hidden"):
                shown["hands"][other] = shown["hand_name"][other] = None
            if other != seat and self.phase in CHOOSING:  # ZP-4.3
                shown["hand_counts"][other] = 7 if self.finished[other] else 0
        return shown

    def returns(self):
        if self.result is None or self.result["winner"] is None:
            return [0.0, 0.0]
        return [1.0 if seat == self.result["winner"] else -1.0 for seat in range(2)]

    def leave_hand(self, seat, card):
        """A card is set up or deployed: one known copy goes, if there is one (ZP-4.14)."""
        self.hand[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
