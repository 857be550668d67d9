"""Positions of Purse, reached by legal play, and a record of the oldest format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.match import Match
from ecliptic.core.record import Record
from tests.core.toy import Toy

if TYPE_CHECKING:
    from collections.abc import Collection

    from tests.core.toy import ToyState

DEALT = ("draw 0", "draw 1")
BET = (*DEALT, "bet 2")
GUESSED = (*BET, "guess 1")
ROLLED = (*GUESSED, "die 1")
SHOWN = (*ROLLED, "show")

SEATS = ("Ana", "Bo")

GAME = Toy()
SHORT = Toy(rounds=1)

FORMAT_1 = (Toy.folder / "format_1.txt").read_text(encoding="utf-8")
"""A record of format 1, which has to stay readable and keep its meaning for ever."""

RECORD = Record.parse(FORMAT_1)


def played(game: Toy, *texts: str) -> ToyState:
    """Return the state after these moves, chance included."""
    state = game.new_initial_state()
    for text in texts:
        state.apply_action(game.parse_move(state, text))
    return state


def match_at(*texts: str, bots: Collection[int] = (), seed: str = "7") -> Match:
    """Return a match after these moves, chance included."""
    match = Match(GAME, SEATS, seed, bots)
    for text in texts:
        match.play_text(text)
    return match


def snapshot(match: Match) -> tuple[str, dict[int | None, list[str]]]:
    """Return all that a match keeps: its record and its logs."""
    return match.record().text(), {seat: list(log) for seat, log in match.logs.items()}
