"""A table of Zeipen Dualis, spoken to in move texts; chance does what a test asks for.

Every position is reached by legal play: each move goes through `parse_move`, so a test
that steers into something impossible fails at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecliptic.games.zeipen.game import Zeipen
from ecliptic.games.zeipen.state import ZeipenState
from tests.games.position import Position

GAME: Any = Zeipen
"""Makes a game from options."""

SPACED = ("deploy", "place", "move")
"""First steps, which `deploy blank to 1,2` writes together with their second."""


def new_game(options: Mapping[str, object]) -> Zeipen:
    """Return a game; `drill.toml`, as the vectors say, is the built-in set `drill`."""
    cards = options.get("cards")
    named = {"cards": "drill"} if cards == "drill.toml" else {}
    made: Zeipen = GAME(**{**options, **named})
    return made


@dataclass
class Table(Position[ZeipenState]):
    """A game and its present state."""

    game: Zeipen

    def play(self, moves: str) -> Table:
        """Make the moves (`"deploy bow to -1,-2; flip 0,1"`), chance moves included."""
        for text in single_moves(moves):
            self.state.apply_action(self.game.parse_move(self.state, text))
        return self

    @property
    def spaces(self) -> list[str]:
        """The legal spaces of a second step in ASCII order."""
        return [text.removeprefix("to ") for text in self.moves]

    @property
    def events(self) -> list[str]:
        """What the last finished action caused."""
        found: list[str] = self.facts["events"]
        return found

    @property
    def result(self) -> tuple[int | None, str] | None:
        """The winner and the reason, or None before the end."""
        found = self.facts["result"]
        return found and (found["winner"], found["reason"])

    @property
    def board(self) -> dict[str, str]:
        """The cards on the grid by space, such as `{"0,1": "1 twin alternate"}`."""
        lying = self.facts["board"]
        return {one["at"]: f"{one['seat']} {one['card']} {one['face']}" for one in lying}


def single_moves(moves: str) -> list[str]:
    """The moves of a text, first and second steps apart."""
    found = []
    for text in filter(None, (" ".join(one.split()) for one in moves.split(";"))):
        first, to, space = text.partition(" to ")
        together = to and text.split(" ")[0] in SPACED
        found += [first, f"to {space}"] if together else [text]
    return found


def table(options: Mapping[str, object], moves: str = "") -> Table:
    """A fresh table, after these moves."""
    game = new_game(options)
    return Table(game, game.new_initial_state()).play(moves)


def hand(cards: str) -> list[str]:
    """These cards of the drill set and as many `blank` as make a hand."""
    named = cards.split()
    return named + ["blank"] * (7 - len(named))


def duel(mine: str = "", theirs: str = "", moves: str = "", **options: object) -> Table:
    """A table with the drill set: seats 0 and 1 have these cards, seat 0 plays first."""
    given = {"cards": "drill", "hands": (hand(mine), hand(theirs)), "first_player": "seat0"}
    return table({**given, **options}, moves)
