"""What a seat of Zodiac Duel sees, as numbers with named, shaped parts.

Seats are counted from the observer (0: the observer, 1: the rival); cards and signs are
in ASCII order; places in a row of stars count from 1. The tensor tells two views apart
exactly when they differ, and holds nothing that the view does not.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.zodiac_duel import marks, public
from ecliptic.games.zodiac_duel.cards import DOWN, NONE, SIGN_COUNT, Tables
from ecliptic.games.zodiac_duel.conclusions import returned_cards, unseen_cards
from ecliptic.games.zodiac_duel.position import (
    DUELS,
    OVER,
    PICKS,
    PLACES,
    ROUNDS,
    SEATS,
    UNLIMITED,
    ZodiacPosition,
)
from ecliptic.games.zodiac_duel.resolution import row_place
from ecliptic.games.zodiac_duel.selection import picks_made

PHASES: Final = OVER + 1
ROLES: Final = 2
SIGN_PICKS: Final = 2
MOST_PASSES: Final = 2


def layout(tables: Tables) -> list[tuple[str, tuple[int, ...]]]:
    """Return the parts of the tensor in order, each with its shape."""
    cards = tables.cards
    return [
        ("phase", (PHASES,)),
        ("round", (ROUNDS + 1,)),
        ("duel", (DUELS + 1,)),
        ("actor", (SEATS + 1,)),
        ("initiative", (SEATS,)),
        ("winner", (SEATS,)),
        ("passes", (MOST_PASSES + 1,)),
        ("wins", (SEATS,)),
        ("limited", (SEATS,)),
        ("turns_left", (SEATS,)),
        ("deck_size", (1,)),
        ("signs", (SIGN_COUNT,)),
        ("base", (SEATS, cards)),
        ("used", (cards,)),
        ("out", (cards,)),
        ("passed", (SEATS, ROUNDS - 1, cards)),
        ("sign_passed", (SEATS, SIGN_COUNT)),
        ("hand", (cards,)),
        ("hand_known_to_rival", (cards,)),
        ("rival_hand_known", (cards,)),
        ("pool", (cards,)),
        ("returned", (cards,)),
        ("unseen", (cards,)),
        ("pending", (ROLES, cards)),
        ("sign_hand", (SIGN_COUNT,)),
        ("sign_pick", (SIGN_PICKS, SIGN_COUNT)),
        ("rival_counts", (4,)),
        *_duel_layout(cards),
    ]


def _duel_layout(cards: int) -> list[tuple[str, tuple[int, ...]]]:
    return [
        ("duel_leader", (DUELS, SEATS)),
        ("duel_led", (DUELS, SIGN_COUNT)),
        ("duel_fighter", (DUELS, SEATS, cards)),
        ("duel_down", (DUELS, SEATS)),
        ("duel_stars", (DUELS, SEATS, cards)),
        ("duel_winner", (DUELS, SEATS)),
        ("duel_has_power", (DUELS, SEATS)),
        ("duel_power", (DUELS, SEATS)),
        ("duel_sign", (DUELS, SEATS, SIGN_COUNT)),
        ("duel_penalised", (DUELS, SEATS)),
        ("duel_forfeit", (DUELS, 1)),
        ("duel_cancelled", (DUELS, cards)),
    ]


def write(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    """Write what a seat sees: all parts of the layout, in order."""
    _progress(position, seat, to)
    _limits(position, seat, to)
    _open(position, seat, to)
    _own(position, seat, to)
    _own_choices(position, seat, to)
    _rival(position, 1 - seat, to)
    _fights(position, seat, to)
    _figures(position, seat, to)
    _forfeits(position, to)
    _cancelled(position, to)


def _from(seat: i64, other: i64) -> i64:
    """Return a seat counted from the observer, NONE for none."""
    return other ^ seat if other >= 0 else NONE


def _progress(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    to.one_of(position.phase, PHASES)
    to.one_of(position.round, ROUNDS + 1)
    to.one_of(position.duel, DUELS + 1)
    chance = position.turn == CHANCE
    to.one_of(SEATS if chance else _from(seat, position.turn), SEATS + 1)
    to.one_of(_from(seat, public.initiative(position)), SEATS)
    to.one_of(_from(seat, position.winner), SEATS)
    to.one_of(position.passes, MOST_PASSES + 1)


def _limits(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    for side in range(SEATS):
        to.number(position.wins[side ^ seat])
    for side in range(SEATS):
        to.flag(position.limit[side ^ seat] != UNLIMITED)
    for side in range(SEATS):
        limit = position.limit[side ^ seat]
        to.number(limit if limit != UNLIMITED else 0)
    to.number(size(position.deck))


def _open(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    cards = position.tables.cards
    to.members(public.announced_signs(position), SIGN_COUNT)
    for side in range(SEATS):
        to.members(position.base[side ^ seat], cards)
    to.members(position.used, cards)
    to.members(position.out, cards)
    for side in range(SEATS):
        for done in range(ROUNDS - 1):
            to.members(public.handed_over(position, side ^ seat, done), cards)
    for side in range(SEATS):
        to.members(position.sign_passed[side ^ seat], SIGN_COUNT)


def _own(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    cards = position.tables.cards
    to.members(position.hand[seat], cards)
    to.members(position.known[seat], cards)
    to.members(position.known[1 - seat], cards)
    to.members(position.pool[seat], cards)
    to.members(returned_cards(position, seat), cards)
    to.members(unseen_cards(position, seat), cards)


def _own_choices(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    cards = position.tables.cards
    for pick in range(picks_made(position, seat)):
        kept = position.pending[PICKS * seat + pick]
        to.put((kept & 1) * cards + (kept >> 1), 1)
    to.skip(ROLES * cards)
    to.members(position.sign_hand[seat], SIGN_COUNT)
    for pick in range(SIGN_PICKS):
        to.one_of(position.sign_pick[SIGN_PICKS * seat + pick], SIGN_COUNT)


def _rival(position: ZodiacPosition, rival: i64, to: TensorWriter) -> None:
    to.number(size(position.hand[rival] & ~position.known[rival]))
    to.number(size(position.pool[rival]))
    to.number(picks_made(position, rival))
    to.number(size(position.sign_hand[rival]))


# Duels. Where `place` counts, `place ^ seat` has the observer's side first.


def _fights(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    for duel in range(DUELS):
        to.one_of(_from(seat, position.leaders[duel]), SEATS)
    for duel in range(DUELS):
        to.one_of(position.led[duel], SIGN_COUNT)
    for place in range(PLACES):
        to.one_of(position.fighter[place ^ seat], position.tables.cards)
    for place in range(PLACES):
        to.flag(position.fighter[place ^ seat] == DOWN)
    for place in range(PLACES):
        _row(position, place ^ seat, to)
    for duel in range(DUELS):
        to.one_of(_from(seat, position.winners[duel]), SEATS)


def _row(position: ZodiacPosition, place: i64, to: TensorWriter) -> None:
    """Write of each star that lies on a side its place in the row."""
    count: i64 = 0
    for number in range(public.stars(position)):
        star = public.star(position, number)
        if row_place(star) == place:
            count += 1
            to.put(marks.card_of(star), count)
    to.skip(position.tables.cards)


def _figures(position: ZodiacPosition, seat: i64, to: TensorWriter) -> None:
    for place in range(PLACES):
        to.flag(public.sign(position, place ^ seat) != NONE)
    for place in range(PLACES):
        to.number(public.power(position, place ^ seat))
    for place in range(PLACES):
        to.one_of(public.sign(position, place ^ seat), SIGN_COUNT)
    for place in range(PLACES):
        to.flag(public.penalised(position, place ^ seat))


def _forfeits(position: ZodiacPosition, to: TensorWriter) -> None:
    for duel in range(DUELS):
        to.flag(position.forfeits & only(duel) != 0)


def _cancelled(position: ZodiacPosition, to: TensorWriter) -> None:
    for duel in range(DUELS):
        cancelled = public.cancelled(position) if duel == position.duel - 1 else 0
        to.members(cancelled, position.tables.cards)
