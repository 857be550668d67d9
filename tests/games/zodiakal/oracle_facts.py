"""What the second Zodiakal says about its position: facts, views and results."""

from fractions import Fraction
from typing import Any


class GameEndsError(Exception):
    """Somebody owns all seven kinds, or no throw is left."""


class Fields:
    """What the parts of the oracle share: fields, and doors from one part to another."""

    players: Any
    extra_roll: Any
    take_choice: Any
    counter_block: Any
    board: Any
    tile: Any
    kinds: Any
    box: Any
    hand: Any
    pos: Any
    armed: Any
    phase: Any
    turn: Any
    turn_number: Any
    throws: Any
    used: Any
    rolled: Any
    declared: Any
    window: Any
    duel: Any
    taking: Any
    winner: Any
    capped: Any
    winners: Any
    throw: Any
    stand: Any
    tile_of: Any
    total: Any
    owned: Any
    in_box: Any
    give: Any
    put_back: Any
    discards: Any
    partners: Any
    on_partner: Any
    allowed: Any


class Shown(Fields):
    """The part of the oracle that tells what is so; nothing is hidden."""

    def facts(self):
        seats = range(self.players)
        tiles = [self.tile_of(seat) for seat in seats]
        return {
            "phase": self.phase,
            "turn": self.turn,
            "turn_number": self.turn_number,
            "throws": self.throws,
            "used": self.used,
            "rolled": self.rolled,
            "pos": list(self.pos),
            "tiles": [tile and tile["id"] for tile in tiles],
            "armed": list(self.armed),
            "hands": [list(hand.values()) for hand in self.hand],
            "box": list(self.box.values()),
            "kinds": [len(self.owned(seat)) for seat in seats],
            "declared": list(self.declared),
            "window": self.window if self.phase == "block" else None,
            "duel": self.duel if self.phase == "duel" else None,
            "taking": self.taking if self.phase in {"steal", "take"} else None,
            "winner": self.winner,
            "capped": self.capped,
            "winners": self.winners,
        }

    def view(self, seat):
        return {**self.facts(), "seat": seat}

    def returns(self):  # ZK-7.2, 7.4
        if self.winners is None:
            return [0.0] * self.players
        best = len(self.winners)
        lost = Fraction(-1, self.players - 1)
        shared = Fraction(1, best) + Fraction(best - 1, best) * lost
        return [float(shared if seat in self.winners else lost) for seat in range(self.players)]
