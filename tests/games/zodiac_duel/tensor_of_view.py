"""The parts of a tensor of Zodiac Duel, made from a view alone: the oracle of `tensor`."""

from collections.abc import Iterable, Sequence

from ecliptic.games.zodiac_duel.signs import SIGNS
from ecliptic.games.zodiac_duel.view import PHASES, ROLES, Duel, ZodiacView

DUELS = 5
ROUNDS = 4
MOST_PASSES = 2

BLANK: Duel = {
    "n": 0,
    "leader": -1,
    "led": None,
    "fighters": [None, None],
    "stars": [[], []],
    "winner": None,
    "powers": [None, None],
    "signs": [None, None],
    "penalised": [False, False],
    "forfeit": False,
}
"""A duel that has not begun."""


class TensorOfView:
    """Makes the parts by name, in order and flat; `ids` are the card ids."""

    def __init__(self, ids: Sequence[str], view: ZodiacView) -> None:
        self.ids = ids
        self.view = view
        seat = view["seat"]
        assert seat is not None
        self.order = (seat, 1 - seat)

    def parts(self) -> dict[str, list[float]]:
        """All parts."""
        to_come = [BLANK] * (DUELS - len(self.view["duels"]))
        duels = [self.duel(duel) for duel in [*self.view["duels"], *to_come]]
        rows = {name: _flat(duel[name] for duel in duels) for name in duels[0]}
        return self.progress() | self.open() | self.own() | rows

    def progress(self) -> dict[str, list[float]]:
        view = self.view
        limits = [view["turns_left"][seat] for seat in self.order]
        return {
            "phase": _one_of(PHASES, view["phase"]),
            "round": _one_of(range(ROUNDS + 1), view["round"]),
            "duel": _one_of(range(DUELS + 1), view["duel"]),
            "actor": _one_of((*self.order, "chance"), view["actor"]),
            "initiative": _one_of(self.order, view["initiative"]),
            "winner": _one_of(self.order, view["winner"]),
            "passes": _one_of(range(MOST_PASSES + 1), view["passes"]),
            "wins": [float(view["wins"][seat]) for seat in self.order],
            "limited": [float(limit is not None) for limit in limits],
            "turns_left": [float(limit or 0) for limit in limits],
            "deck_size": [float(view["deck_size"])],
        }

    def open(self) -> dict[str, list[float]]:
        view = self.view
        passed = [
            pairs[done] if done < len(pairs) else []
            for pairs in (view["passed"][seat] for seat in self.order)
            for done in range(ROUNDS - 1)
        ]
        return {
            "signs": _among(SIGNS, view["signs"] or []),
            "base": _flat(self.cards(view["base"][seat]) for seat in self.order),
            "used": self.cards(view["used"]),
            "out": self.cards(view["out"]),
            "passed": _flat(self.cards(pair) for pair in passed),
            "sign_passed": _flat(_among(SIGNS, view["sign_passed"][seat]) for seat in self.order),
        }

    def own(self) -> dict[str, list[float]]:
        view = self.view
        pending = view["pending"] or []
        picks = view["sign_pick"] or []
        counts = (
            view["rival_hand_unknown"],
            view["rival_pool"],
            view["rival_pending"],
            view["rival_sign_hand"],
        )
        return {
            "hand": self.cards(view["hand"]),
            "hand_known_to_rival": self.cards(view["hand_known_to_rival"]),
            "rival_hand_known": self.cards(view["rival_hand_known"]),
            "pool": self.cards(view["pool"]),
            "returned": self.cards(view["returned"]),
            "unseen": self.cards(view["unseen"]),
            "pending": _flat(
                self.cards([card for card, role in pending if role == wanted]) for wanted in ROLES
            ),
            "sign_hand": _among(SIGNS, view["sign_hand"] or []),
            "sign_pick": _flat(_among(SIGNS, picks[pick : pick + 1]) for pick in range(2)),
            "rival_counts": [float(count or 0) for count in counts],
        }

    def duel(self, duel: Duel) -> dict[str, list[float]]:
        fighters = [duel["fighters"][seat] for seat in self.order]
        powers = [duel["powers"][seat] for seat in self.order]
        signs = [duel["signs"][seat] for seat in self.order]
        return {
            "duel_leader": _one_of(self.order, duel["leader"]),
            "duel_led": _one_of(SIGNS, duel["led"]),
            "duel_fighter": _flat(_one_of(self.ids, fighter) for fighter in fighters),
            "duel_down": [float(fighter == "down") for fighter in fighters],
            "duel_stars": _flat(self.places(duel["stars"][seat]) for seat in self.order),
            "duel_winner": _one_of(self.order, duel["winner"]),
            "duel_has_power": [float(power is not None) for power in powers],
            "duel_power": [float(power or 0) for power in powers],
            "duel_sign": _flat(_one_of(SIGNS, sign) for sign in signs),
            "duel_penalised": [float(duel["penalised"][seat]) for seat in self.order],
            "duel_forfeit": [float(duel["forfeit"])],
            "duel_cancelled": self.cards(duel.get("cancelled", [])),
        }

    def cards(self, cards: Sequence[str] | None) -> list[float]:
        """1 for each of these cards."""
        return _among(self.ids, cards or [])

    def places(self, row: Sequence[str]) -> list[float]:
        """For every card its place in a row, from 1; 0 where it is not in it."""
        return [float(row.index(card) + 1 if card in row else 0) for card in self.ids]


def _one_of(values: Iterable[object], value: object) -> list[float]:
    """1 for a value; all 0 where it is none of these."""
    return [float(one == value) for one in values]


def _among(names: Iterable[str], chosen: Sequence[str]) -> list[float]:
    """1 for each chosen name."""
    return [float(name in chosen) for name in names]


def _flat(rows: Iterable[list[float]]) -> list[float]:
    return [number for row in rows for number in row]
