"""What the second Zodiac Duel says about its position: facts and views (section 5)."""

from typing import Any


def in_order(sets):
    """Every set of a pair, in ASCII order."""
    return [sorted(one) for one in sets]


class Fields:
    """What the parts of the oracle share: fields, and doors from one part to another."""

    mode: Any
    signs: Any
    phase: Any
    who: Any
    deck: Any
    out: Any
    used: Any
    hand: Any
    base: Any
    pool: Any
    known: Any
    pending: Any
    passed: Any
    returned: Any
    sign_hand: Any
    sign_pick: Any
    sign_passed: Any
    sign_rest: Any
    round: Any
    duel: Any
    passes: Any
    wins: Any
    turns_left: Any
    initiative: Any
    winner: Any
    duels: Any
    plays: Any
    memory: Any
    resolved: Any
    penalty: Any
    rear_power: Any
    card: Any
    star: Any
    borrowed: Any
    gemini_taurus: Any
    cancel_revives: Any
    chance: Any
    seat_picks: Any
    enter: Any
    judge: Any
    holder: Any
    in_force: Any
    penalised_seat: Any
    total: Any
    sign_of: Any
    seat_named: Any


class Shown(Fields):
    """The part of the oracle that tells what is so, and what a seat may know of it."""

    def facts(self):
        public = self.public()
        return {
            **public,
            "signs": self.signs,
            "deck": sorted(self.deck),
            "hand": in_order(self.hand),
            "known": in_order(self.known),
            "pool": in_order(self.pool),
            "pending": self.pending,
            "returned": in_order(self.returned),
            "sign_hand": in_order(self.sign_hand),
            "sign_pick": self.sign_pick,
            "sign_rest": sorted(self.sign_rest),
        }

    def public(self):
        return {
            "mode": self.mode,
            "phase": self.phase,
            "round": self.round,
            "duel": self.duel,
            "actor": self.who,
            "signs": self.signs if self.signs and len(self.signs) == 6 else None,
            "base": in_order(self.base),
            "used": sorted(self.used),
            "out": sorted(self.out),
            "wins": self.wins,
            "initiative": self.shown_initiative(),
            "duels": [self.shown_duel(record) for record in self.duels],
            "turns_left": self.turns_left,
            "passes": self.passes,
            "deck_size": len(self.deck),
            "winner": self.winner,
            "passed": self.passed,
            "sign_passed": in_order(self.sign_passed),
        }

    def view(self, seat):
        rival = 1 - seat
        unknown = [card for card in self.hand[rival] if card not in self.known[rival]]
        picked = [card for card, _ in self.pending[rival]]
        return {
            **self.public(),
            "seat": seat,
            "hand": sorted(self.hand[seat]),
            "hand_known_to_rival": sorted(self.known[seat]),
            "rival_hand_known": sorted(self.known[rival]),
            "rival_hand_unknown": len(unknown),
            "pool": sorted(self.pool[seat]),
            "rival_pool": len(self.pool[rival]),
            "pending": self.pending[seat],
            "rival_pending": len(self.pending[rival]),
            "returned": sorted(self.returned[seat]),
            "sign_hand": sorted(self.sign_hand[seat]),
            "sign_pick": self.sign_pick[seat],
            "rival_sign_hand": len(self.sign_hand[rival]),
            "unseen": sorted([*self.deck, *unknown, *self.pool[rival], *picked]),
        }

    def returns(self):
        if self.winner is None:
            return [0.0, 0.0]
        return [1.0 if seat == self.winner else -1.0 for seat in range(2)]

    def shown_initiative(self):
        if self.duel == 0:
            return None
        return self.holder() if self.phase in {"stars", "effect"} else self.initiative

    def shown_duel(self, record):
        if record["winner"] is not None:
            return record
        fighters = record["fighters"]
        standing = self.in_force()
        fallen = [play["card"] for play in self.plays if play not in standing]
        return {
            **record,
            "powers": [self.shown_power(fighters, seat) for seat in range(2)],
            "signs": [card and self.sign_of(card) for card in fighters],
            "penalised": [self.penalised_seat() == seat for seat in range(2)],
            "cancelled": sorted(fallen),
        }

    def shown_power(self, fighters, seat):
        if fighters[seat] is None:
            return None
        return self.total(seat)
