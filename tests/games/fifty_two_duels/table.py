"""A table of 52 Duels at which chance deals what a test asks for.

Every position is reached by legal play: each move goes through `parse_move`, so a test
that steers chance into something impossible fails at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ecliptic.core.rng import Rng
from ecliptic.games.fifty_two_duels.game import FiftyTwoDuels
from ecliptic.games.fifty_two_duels.notation import TOKENS
from ecliptic.games.fifty_two_duels.state import DuelsState
from tests.games.fifty_two_duels.card_files import content_of
from tests.games.position import Position

HAND = 5

GAME: Any = FiftyTwoDuels


def new_game(options: Mapping[str, object]) -> FiftyTwoDuels:
    """Return a game; `lab.toml`, as the vectors say, is the built-in set `lab`."""
    named = {"cards": "lab"} if options.get("cards") == "lab.toml" else {}
    made: FiftyTwoDuels = GAME(**{**options, **named})
    return made


@dataclass
class Table(Position[DuelsState]):
    """A game and its present state, spoken to in move texts."""

    game: FiftyTwoDuels

    def play(self, moves: str) -> Table:
        """Make the moves (`"play 2; add 7h; done"`), chance moves included.

        `~` lets chance take the highest card, again and again until a seat is to act.
        """
        for text in filter(None, (move.strip() for move in moves.split(";"))):
            if text == "~":
                self.go_on()
            else:
                self.state.apply_action(self.game.parse_move(self.state, text))
        return self

    def go_on(self) -> None:
        """Let chance take the highest card until a seat is to act."""
        while self.state.is_chance_node():
            self.state.apply_action(self.state.legal_actions()[-1])

    @property
    def pending(self) -> Any:
        """The table of the node."""
        return self.facts["pending"]

    def side(self, side: int) -> Any:
        """All of a side."""
        return self.facts["sides"][side]

    def stack(self, side: int, ability: int) -> list[str]:
        """The cards on an ability, 1 to 4, in order of placing."""
        found: list[str] = self.side(side)["abilities"][ability - 1]
        return found

    def view(self, seat: int | None) -> Any:  # as a `DuelsView`, where one is wanted
        return super().view(seat)


def table(options: Mapping[str, object], moves: str = "") -> Table:
    """A new table after these moves."""
    game = new_game(options)
    return Table(game, game.new_initial_state()).play(moves)


def filled(hand: str, unwanted: str) -> list[str]:
    """A hand of five: these cards, and the highest that are named nowhere else."""
    wanted = hand.split()
    spare = [card for card in reversed(TOKENS) if card not in wanted and card not in unwanted]
    return [*wanted, *spare[: HAND - len(wanted)]]


def draws(cards: Iterable[str]) -> str:
    """The moves that draw these cards."""
    return "".join(f"draw {card}; " for card in cards)


def duel(
    hand_0: str = "",
    hand_1: str = "",
    moves: str = "",
    *,
    who: tuple[str, str] = ("plain", "plain"),
    **options: object,
) -> Table:
    """A duel of the lab set that seat 0 begins, with (at least) these cards in hand."""
    chosen = {"cards": "lab", "characters": who, "first_player": 0, **options}
    hands = [*filled(hand_0, moves), *filled(hand_1, moves)]
    return table(chosen, draws(hands)).play(moves)


def solo(
    hand: str = "",
    nemesis: str = "",
    moves: str = "",
    *,
    who: tuple[str, str] = ("plain", "plain"),
    **options: object,
) -> Table:
    """A solo game of the lab set; the Nemesis holds just the cards given, if they are five."""
    chosen = {"cards": "lab", "characters": who, "mode": "solo", **options}
    hands = [*filled(hand, moves), *filled(nemesis, moves)]
    return table(chosen, draws(hands)).play(moves)


def parsed(text: str) -> dict[str, Any]:
    """A table of a card file, written as the inside of an inline table."""
    made: dict[str, Any] = tomllib.loads(f"made = {{{text}}}")["made"]
    return made


def sheets(back: Any = None, **changes: str) -> dict[str, Any]:
    """The lab set with changes to Plain: `ability_1="max = 2"`, `level`, `defend`.

    `back` changes the Corrupted side in the same way. Values are written as in TOML.
    """
    content = content_of("lab")
    plain = content["character"][0]
    change(plain, changes)
    change(plain["corrupted"], back or {})
    return content


def change(sheet: dict[str, Any], changes: Mapping[str, str]) -> None:
    """Change abilities of a sheet, or whole entries of it."""
    for name, text in changes.items():
        if name.startswith("ability_"):
            sheet["ability"][int(name[-1]) - 1].update(parsed(text))
        else:
            sheet[name] = tomllib.loads(f"made = {text}")["made"]


def once(do: str) -> str:
    """An ability on which one card does this, written as in TOML."""
    entries = f"{{ cards = 1, do = {do} }}, {{ cards = 3, do = {do} }}"
    return f'requirement = "any", max = 3, effects = [{entries}]'


def full(most: int, do: str, requirement: str = "any") -> str:
    """An ability that does this at its maximum, written as in TOML."""
    effects = f"effects = [{{ cards = {most}, do = {do} }}]"
    return f'requirement = "{requirement}", max = {most}, {effects}'


ONE_CARD = "play 1; add 2c; done; activate; "


def effect(do: str, hand_0: str = "", hand_1: str = "", moves: str = "", **changes: str) -> Table:
    """A duel after 2c on ability 1 of seat 0 has done this."""
    cards = sheets(ability_1=once(do), **changes)
    return duel(f"2c {hand_0}", hand_1, ONE_CARD + moves, cards=cards)


def wander(at: Table, rng: Rng, moves: int) -> Table:
    """Make so many random legal moves, or all that are left."""
    for _ in range(moves):
        if at.state.is_terminal():
            break
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
    return at
