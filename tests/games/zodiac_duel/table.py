"""A table of Zodiac Duel at which chance deals what a test asks for.

Every position is reached by legal play: each move goes through `parse_move`, so a test
that steers chance into something impossible fails at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ecliptic.core.rng import Rng
from ecliptic.games.zodiac_duel.game import ZodiacDuel
from ecliptic.games.zodiac_duel.state import ZodiacState
from tests.games.position import Position
from tests.games.zodiac_duel.card_files import SETS

SPARES = 2
"""Cards of a deal script that go back and forth with each seat."""

ROUNDS = 4

FIGHTERS = (
    "aries-3 leo-6 cancer-2 aquarius-1 capricornus-3",
    "aries-6 leo-9 cancer-4 aquarius-4 libra-5",
)
"""The bases of `stage`; seat 0 has the lower total and leads."""

STARS = ("cancer-5 aquarius-2 leo-7", "aquarius-3 cancer-3 libra-6")
"""The hands of `stage`."""

DECK = [
    "aries-2",
    "aries-5",
    "capricornus-4",
    "capricornus-5",
    "capricornus-6",
    "leo-8",
    "libra-3",
    "libra-4",
]
"""The deck of `stage` when the duels begin."""

EVEN = "fight aries-3; fight aries-6; "
"""Both follow: power 3 against 6."""

ASTRAY = "fight aries-3; fight leo-9; "
"""Seat 1 does not follow: power 3 against 9, penalised."""


GAME: Any = ZodiacDuel
"""Makes a game from options; `partial(ecliptic.load_game, "zodiac_duel")` once that finds it."""


def new_game(options: Mapping[str, object]) -> ZodiacDuel:
    """Return a game; `drill.toml`, as the vectors say, is the built-in set `drill`."""
    cards = options.get("cards")
    named = {"cards": "drill"} if cards == "drill.toml" else {}
    made: ZodiacDuel = GAME(**{**options, **named})
    return made


@dataclass
class Table(Position[ZodiacState]):
    """A game and its present state, spoken to in move texts."""

    game: ZodiacDuel

    def play(self, moves: str) -> Table:
        """Make the moves (`"fight leo-9; pass"`), chance moves included."""
        for text in filter(None, (one.strip() for one in moves.split(";"))):
            self.state.apply_action(self.game.parse_move(self.state, text))
        return self

    @property
    def duel(self) -> dict[str, Any]:
        """The record of the latest duel."""
        found: dict[str, Any] = self.facts["duels"][-1]
        return found

    @property
    def last_finished(self) -> dict[str, Any]:
        """The record of the latest duel that has a winner."""
        finished = [one for one in self.facts["duels"] if one["winner"] is not None]
        found: dict[str, Any] = finished[-1]
        return found


def table(options: Mapping[str, object], moves: str = "") -> Table:
    """A fresh table, after these moves."""
    game = new_game(options)
    return Table(game, game.new_initial_state()).play(moves)


def deal_script(deck: Sequence[str], fighters: Sequence[str], stars: Sequence[str]) -> str:
    """The moves of a selection that ends with these fighters and stars of seats 0 and 1.

    Section 9 of the rules page: the wanted cards are drawn two a round and kept; the
    first four others of the deck are spares that are passed back and forth.
    """
    want = [fighters[seat].split() + stars[seat].split() for seat in range(2)]
    star = {card for seat in range(2) for card in stars[seat].split()}
    spare = [card for card in sorted(deck) if card not in {*want[0], *want[1]}]
    moves = []
    for number in range(ROUNDS):
        due = [want[seat][2 * number : 2 * number + 2] for seat in range(2)]
        for seat in range(2):
            spares = spare[SPARES * seat : SPARES * (seat + 1)] if number == 0 else []
            moves += [f"draw {card}" for card in [*due[seat], *spares]]
        for seat in range(2):
            roles = {card: "star" if card in star else "fighter" for card in due[seat]}
            moves += [f"keep {card} {roles[card]}" for card in sorted(due[seat])]
    return "; ".join(moves)


def dealt(
    options: Mapping[str, object], fighters: Sequence[str], stars: Sequence[str], moves: str = ""
) -> Table:
    """A table after a selection that ends with these cards, and after these moves."""
    at = table(options)
    return at.play(deal_script(at.facts["deck"], fighters, stars)).play(moves)


Effects: TypeAlias = str | list[dict[str, Any]]
"""Effects as they stand in a card file, or as they are read from one."""


def written(
    stars: Mapping[str, Effects], powers: Mapping[str, int] | None = None
) -> dict[str, Any]:
    """The fighters of the drill set; only these cards have stars that do something.

    `stars` names their effects by card id, as in a card file; `powers` changes fighters.
    """
    content = tomllib.loads((SETS / "drill.toml").read_text(encoding="utf-8"))
    content["star"] = [_star(card["id"], stars) for card in content["card"]]
    for sign in content["sign"]:
        sign.update({} if sign["name"] == "gemini" else {"min": 0, "max": 20})
    for card in content["card"]:
        card.update(star=card["id"], power=(powers or {}).get(card["id"], card["power"]))
    return content


def _star(card: str, stars: Mapping[str, Effects]) -> dict[str, Any]:
    effects = stars.get(card, [])
    if isinstance(effects, str):
        effects = tomllib.loads(f"effects = {effects}")["effects"]
    return {"key": card, "name": card, "type": "other", "text": card, "effects": effects}


def stage(stars: Mapping[str, Effects] | None = None, moves: str = "", **options: object) -> Table:
    """A table of mode basic with `FIGHTERS` and `STARS`, where these stars do something."""
    return dealt({"cards": written(stars or {}), **options}, FIGHTERS, STARS, moves)


def one_star(effects: Effects, before: str = EVEN, after: str = "", **options: object) -> Table:
    """`stage` after seat 0 has played a star with these effects, `cancer-5`."""
    return stage({"cancer-5": effects}, f"{before}star cancer-5; {after}", **options)


def wander(at: Table, rng: Rng, moves: int) -> Table:
    """Make so many random legal moves, or all that are left."""
    for _ in range(moves):
        if at.state.is_terminal():
            break
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
    return at


def to_choice(at: Table, rng: Rng) -> Table:
    """Let chance draw until a seat is to act."""
    while at.state.is_chance_node():
        at.state.apply_action(at.state.sample(rng))
    return at
