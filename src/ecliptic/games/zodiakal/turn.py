"""The turn (ZK-2): whose it is, and when the die is due."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiakal.ending import end_by_cap, throw_is_forbidden
from ecliptic.games.zodiakal.position import ROLL, ZodiakalPosition


def begin_turn(position: ZodiakalPosition, seat: i64) -> None:
    """Begin the turn of a seat with a throw of the die."""
    position.clear_effects()
    position.used = False
    position.player = seat
    position.turn_number += 1
    throw_due(position, ROLL)  # ZK-2.1


def throw_due(position: ZodiakalPosition, phase: i64) -> None:
    """Wait for the die; where the cap forbids the throw, the game ends instead (ZK-7.3)."""
    if throw_is_forbidden(position):
        end_by_cap(position)
        return
    position.phase = phase
    position.turn = CHANCE


def square_ahead(position: ZodiakalPosition, steps: i64) -> i64:
    """Return the square so many steps clockwise of the turn player's piece."""
    return position.tables.ring(position.pos[position.player] + steps)  # ZK-2.2


def end_turn(position: ZodiakalPosition) -> None:
    """Let the next seat clockwise begin its turn."""
    begin_turn(position, position.after(position.player))  # ZK-2.6
