"""What follows for a seat from the selection, besides its memory of the duels."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only, size
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel.cards import NONE
from ecliptic.games.zodiac_duel.position import DEAL, PICKS, ROUNDS, SELECT, ZodiacPosition


def unseen_cards(position: ZodiacPosition, seat: i64) -> i64:
    """Return what a seat cannot place: deck, the rival's unknown hand, pool and picks."""
    rival = 1 - seat
    unseen = position.deck | (position.hand[rival] & ~position.known[rival])
    unseen |= position.pool[rival]
    for pick in range(PICKS):
        pending = position.pending[PICKS * rival + pick]
        if pending != NONE:
            unseen |= only(pending >> 1)
    return unseen


def returned_cards(position: ZodiacPosition, seat: i64) -> i64:
    """Return the cards that a seat shuffled into the deck after the last round (ZD-3.6)."""
    rounds = position.tables.switches.rounds
    return position.passed[ROUNDS * seat + rounds - 1] if rounds > 0 else 0


def is_selecting(position: ZodiacPosition) -> bool:
    """Return whether the selection is not over yet."""
    return position.phase == DEAL or position.phase == SELECT


def rounds_done(position: ZodiacPosition) -> i64:
    """Return how many selection rounds have been shown."""
    return position.round - 1 if is_selecting(position) else position.round


def placed_in_selection(position: ZodiacPosition, seat: i64) -> i64:
    """Return the cards that a seat has seen in the selection, wherever they went.

    They went through its own pools, or the rival kept them as fighters in the open.
    """
    seen = position.pool[seat]
    rival = 1 - seat
    for done in range(rounds_done(position)):
        mine = ROUNDS * seat + done
        seen |= position.kept[mine] | position.chosen[mine] | position.passed[mine]
        seen |= position.kept[ROUNDS * rival + done]
    for pick in range(PICKS):
        pending = position.pending[PICKS * seat + pick]
        if pending != NONE:
            seen |= only(pending >> 1)
    return seen


def given_last(position: ZodiacPosition, seat: i64) -> i64:
    """Return the cards a seat handed over for the last round that did not come back in sight.

    The rival has kept them as stars or shuffled them into the deck.
    """
    last = position.tables.switches.rounds - 1
    if last < 1:
        return 0
    given = position.passed[ROUNDS * seat + last - 1]
    return given & ~position.kept[ROUNDS * (1 - seat) + last]


def cards_above(position: ZodiacPosition, seat: i64, done: i64) -> i64:
    """Return how many cards of its pool a seat could keep after the first pick of a round.

    The chance of its picks is one over this, over the roles that were open then, and over
    the number of first picks, which is the same whatever the pool holds (ZD-R4).
    """
    place = ROUNDS * seat + done
    picks = position.kept[place] | position.chosen[place]
    pool = picks | position.passed[place]
    earlier = lowest(picks)
    return size(pool & ~(only(earlier) - 1) & ~only(earlier))


def first_was_fighter(position: ZodiacPosition, seat: i64, done: i64) -> bool:
    """Return whether the first of a round's two picks was kept as a fighter."""
    place = ROUNDS * seat + done
    earlier = lowest(position.kept[place] | position.chosen[place])
    return position.kept[place] & only(earlier) != 0


def roles_after(position: ZodiacPosition, seat: i64, done: i64, fighter: bool) -> i64:
    """Return how many roles are open after such a first pick of a round (ZD-3.3)."""
    switches = position.tables.switches
    fighters: i64 = 1 if fighter else 0
    stars = 1 - fighters
    for earlier in range(done):
        fighters += size(position.kept[ROUNDS * seat + earlier])
        stars += size(position.chosen[ROUNDS * seat + earlier])
    roles: i64 = 0
    if fighters < switches.fighters:
        roles += 1
    if stars < switches.stars:
        roles += 1
    return roles
