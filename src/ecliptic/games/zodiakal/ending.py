"""The end (ZK-7): seven kinds win at once, and the cap on throws."""

from __future__ import annotations

from ecliptic.core.bits import first, only, size
from ecliptic.core.native import i64
from ecliptic.core.state import TERMINAL
from ecliptic.games.zodiakal.board import NOBODY
from ecliptic.games.zodiakal.holding import different
from ecliptic.games.zodiakal.position import END, ZodiakalPosition


def check_victory(position: ZodiakalPosition, seat: i64) -> None:
    """End the game if a seat that has just received a token owns all kinds."""
    if different(position.hands[seat]) >= position.tables.switches.kinds:
        position.winner = seat  # ZK-7.1
        _close(position)


def throw_is_forbidden(position: ZodiakalPosition) -> bool:
    """Return whether as many throws have been made as the cap allows."""
    cap = position.tables.switches.roll_cap
    return cap != 0 and position.throws >= cap  # ZK-7.3


def end_by_cap(position: ZodiakalPosition) -> None:
    """End the game instead of the throw that is due (ZK-7.3)."""
    position.capped = True
    _close(position)


def _close(position: ZodiakalPosition) -> None:
    position.clear_effects()
    position.phase = END
    position.turn = TERMINAL


def winning_seats(position: ZodiakalPosition) -> i64:
    """Return the set of seats that share the win of a finished game."""
    if position.winner != NOBODY:
        return only(position.winner)
    if position.tables.switches.draw:
        return first(position.num_players)  # ZK-R32
    return most_kinds(position)


def most_kinds(position: ZodiakalPosition) -> i64:
    """Return the set of seats with most different kinds."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(position.num_players):
        kinds = different(position.hands[seat])
        if kinds > best:
            best = kinds
            found = 0
        if kinds == best:
            found |= only(seat)  # ZK-7.4
    return found


def shared_return(winners: i64, players: i64, *, won: bool) -> float:
    """Return what a seat gets where so many of the players share the win.

    With k winners of n players 1/k - ((k - 1)/k)/(n - 1) is (n - k)/(k (n - 1)).
    """
    if not won:
        return -1.0 / float(players - 1)  # ZK-7.2
    return float(players - winners) / float(winners * (players - 1))  # ZK-7.4


def seat_return(position: ZodiakalPosition, seat: i64) -> float:
    """Return what a seat has won; 0 before the end."""
    if position.phase != END:
        return 0.0
    winners = winning_seats(position)
    return shared_return(size(winners), position.num_players, won=winners & only(seat) != 0)
