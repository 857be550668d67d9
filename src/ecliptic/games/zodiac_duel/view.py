"""What is shown of a state of Zodiac Duel: the whole truth, or what one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from ecliptic.core.bits import members_of, only, size
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiac_duel import public
from ecliptic.games.zodiac_duel.cards import DOWN, NONE
from ecliptic.games.zodiac_duel.conclusions import returned_cards, unseen_cards
from ecliptic.games.zodiac_duel.marks import card_of
from ecliptic.games.zodiac_duel.position import PICKS, ROUNDS, SEATS, UNLIMITED
from ecliptic.games.zodiac_duel.resolution import row_place
from ecliptic.games.zodiac_duel.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.games.zodiac_duel.state import ZodiacState

PHASES = (
    "deal-signs",
    "sign-1",
    "sign-2",
    "middle",
    "deal",
    "select",
    "virgo",
    "coin",
    "lead",
    "respond",
    "force",
    "stars",
    "effect",
    "over",
)

MODES = ("first", "basic", "advanced", "expert", "custom")

ROLES = ("fighter", "star")


class _Duel(TypedDict):
    n: int
    leader: int
    led: str | None
    fighters: list[str | None]
    stars: list[list[str]]
    winner: int | None
    powers: list[int | None]
    signs: list[str | None]
    penalised: list[bool]
    forfeit: bool


class Duel(_Duel, total=False):
    """One duel; `fighters` are card ids, `down` or null. Only an unfinished one has `cancelled`."""

    cancelled: list[str]


class Public(TypedDict):
    """What everybody sees; see docs/reference/zodiac_duel.md for the keys."""

    mode: str
    phase: str
    round: int
    duel: int
    actor: int | str | None
    signs: list[str] | None
    base: list[list[str]]
    used: list[str]
    out: list[str]
    wins: list[int]
    initiative: int | None
    duels: list[Duel]
    turns_left: list[int | None]
    passes: int
    deck_size: int
    winner: int | None
    passed: list[list[list[str]]]
    sign_passed: list[list[str]]


class Facts(Public):
    """All of a state."""

    deck: list[str]
    hand: list[list[str]]
    known: list[list[str]]
    pool: list[list[str]]
    pending: list[list[list[str]]]
    returned: list[list[str]]
    sign_hand: list[list[str]]
    sign_pick: list[list[str]]
    sign_rest: list[str]


class SeenOfSeat(TypedDict):
    """What the rival of a seat, and so a spectator, sees of it."""

    hand_known: list[str]
    hand_unknown: int
    pool: int
    pending: int
    sign_hand: int


class _SeatView(Public):
    seat: int | None
    hand: list[str] | None
    hand_known_to_rival: list[str] | None
    rival_hand_known: list[str] | None
    rival_hand_unknown: int | None
    pool: list[str] | None
    rival_pool: int | None
    pending: list[list[str]] | None
    rival_pending: int | None
    returned: list[str] | None
    sign_hand: list[str] | None
    sign_pick: list[str] | None
    rival_sign_hand: int | None
    unseen: list[str] | None


class ZodiacView(_SeatView, total=False):
    """What one seat may know. A spectator (seat null) has `seats` instead of secrets."""

    seats: list[SeenOfSeat]


class Viewer:
    """Makes facts and views of one game's states; `ids` are the card ids."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = tuple(ids)

    def facts(self, state: ZodiacState) -> Facts:
        """Return the whole truth."""
        return {
            **self._public(state, state.signs),
            "deck": self._cards(state.deck),
            "hand": [self._cards(state.hand[seat]) for seat in range(SEATS)],
            "known": [self._cards(state.known[seat]) for seat in range(SEATS)],
            "pool": [self._cards(state.pool[seat]) for seat in range(SEATS)],
            "pending": [self._pending(state, seat) for seat in range(SEATS)],
            "returned": [self._cards(returned_cards(state, seat)) for seat in range(SEATS)],
            "sign_hand": [_signs(state.sign_hand[seat]) for seat in range(SEATS)],
            "sign_pick": [_sign_pick(state, seat) for seat in range(SEATS)],
            "sign_rest": _signs(state.sign_rest),
        }

    def view(self, state: ZodiacState, seat: int | None) -> ZodiacView:
        """Return what a seat, or a spectator, may know."""
        shown = self._public(state, public.announced_signs(state))
        if seat is None:
            seats = [self._seen_of(state, one) for one in range(SEATS)]
            return cast("ZodiacView", {**shown, **dict.fromkeys(_SECRETS), "seats": seats})
        return cast("ZodiacView", {**shown, **self._seat(state, seat)})

    def _seat(self, state: ZodiacState, seat: int) -> dict[str, object]:
        """Return what a seat sees beside the public facts."""
        seen = self._seen_of(state, 1 - seat)
        return {
            "seat": seat,
            "hand": self._cards(state.hand[seat]),
            "hand_known_to_rival": self._cards(state.known[seat]),
            "rival_hand_known": seen["hand_known"],
            "rival_hand_unknown": seen["hand_unknown"],
            "pool": self._cards(state.pool[seat]),
            "rival_pool": seen["pool"],
            "pending": self._pending(state, seat),
            "rival_pending": seen["pending"],
            "returned": self._cards(returned_cards(state, seat)),
            "sign_hand": _signs(state.sign_hand[seat]),
            "sign_pick": _sign_pick(state, seat),
            "rival_sign_hand": seen["sign_hand"],
            "unseen": self._cards(unseen_cards(state, seat)),
        }

    def _public(self, state: ZodiacState, signs: int) -> Public:
        return {
            "mode": MODES[state.tables.switches.mode],
            "phase": PHASES[state.phase],
            "round": state.round,
            "duel": state.duel,
            "actor": _actor(state),
            "signs": _signs(signs) or None,
            "base": [self._cards(state.base[seat]) for seat in range(SEATS)],
            "used": self._cards(state.used),
            "out": self._cards(state.out),
            "wins": [state.wins[seat] for seat in range(SEATS)],
            "initiative": _seat(public.initiative(state)),
            "duels": [self._duel(state, duel) for duel in range(state.duel)],
            "turns_left": [_turns_left(state, seat) for seat in range(SEATS)],
            "passes": state.passes,
            "deck_size": size(state.deck),
            "winner": _seat(state.winner),
            "passed": [self._passed(state, seat) for seat in range(SEATS)],
            "sign_passed": [_signs(state.sign_passed[seat]) for seat in range(SEATS)],
        }

    def _cards(self, cards: int) -> list[str]:
        return [self.ids[card] for card in members_of(cards)]

    def _pending(self, state: ZodiacState, seat: int) -> list[list[str]]:
        picks = [state.pending[PICKS * seat + pick] for pick in range(PICKS)]
        return [[self.ids[pick >> 1], ROLES[pick & 1]] for pick in picks if pick >= 0]

    def _passed(self, state: ZodiacState, seat: int) -> list[list[str]]:
        pairs = [public.handed_over(state, seat, done) for done in range(ROUNDS - 1)]
        return [self._cards(pair) for pair in pairs if pair]

    def _seen_of(self, state: ZodiacState, seat: int) -> SeenOfSeat:
        known = state.known[seat]
        return {
            "hand_known": self._cards(known),
            "hand_unknown": size(state.hand[seat] & ~known),
            "pool": size(state.pool[seat]),
            "pending": len(self._pending(state, seat)),
            "sign_hand": size(state.sign_hand[seat]),
        }

    # Duels.

    def _duel(self, state: ZodiacState, duel: int) -> Duel:
        places = [2 * duel + seat for seat in range(SEATS)]
        shown: Duel = {
            "n": duel + 1,
            "leader": state.leaders[duel],
            "led": _sign(state.led[duel]),
            "fighters": [self._fighter(state, place) for place in places],
            "stars": [self._row(state, place) for place in places],
            "winner": _seat(state.winners[duel]),
            "powers": [_power(state, place) for place in places],
            "signs": [_sign(public.sign(state, place)) for place in places],
            "penalised": [public.penalised(state, place) for place in places],
            "forfeit": state.forfeits & only(duel) != 0,
        }
        if shown["winner"] is None:
            shown["cancelled"] = self._cards(public.cancelled(state))
        return shown

    def _fighter(self, state: ZodiacState, place: int) -> str | None:
        card = state.fighter[place]
        if card == DOWN:
            return "down"
        return self.ids[card] if card >= 0 else None

    def _row(self, state: ZodiacState, place: int) -> list[str]:
        """Return the stars of a side as they lie."""
        stars = [public.star(state, number) for number in range(public.stars(state))]
        return [self.ids[card_of(one)] for one in stars if row_place(one) == place]


_SECRETS = (
    "seat",
    "hand",
    "hand_known_to_rival",
    "rival_hand_known",
    "rival_hand_unknown",
    "pool",
    "rival_pool",
    "pending",
    "rival_pending",
    "returned",
    "sign_hand",
    "sign_pick",
    "rival_sign_hand",
    "unseen",
)
"""What a seat's view has and a spectator does not see."""


def _actor(state: ZodiacState) -> int | str | None:
    return "chance" if state.turn == CHANCE else _seat(state.turn)


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _turns_left(state: ZodiacState, seat: int) -> int | None:
    limit = state.limit[seat]
    return None if limit == UNLIMITED else limit


def _power(state: ZodiacState, place: int) -> int | None:
    return public.power(state, place) if public.sign(state, place) != NONE else None


def _sign(sign: int) -> str | None:
    return SIGNS[sign] if sign >= 0 else None


def _signs(signs: int) -> list[str]:
    return [SIGNS[sign] for sign in members_of(signs)]


def _sign_pick(state: ZodiacState, seat: int) -> list[str]:
    picks = [state.sign_pick[2 * seat + pick] for pick in range(2)]
    return [SIGNS[sign] for sign in picks if sign >= 0]
