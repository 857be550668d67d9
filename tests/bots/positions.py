"""Decisions that bots are asked for: what a seat knows in the middle of a random game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecliptic.catalog import load_game
from ecliptic.core.info_state import InfoState
from ecliptic.core.match import Match
from ecliptic.core.rng import Rng

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame
    from ecliptic.core.state import State


def started(game: AnyGame, *texts: str) -> Match:
    """A match after these moves; before each, chance is drawn as the seed has it."""
    match = Match(game, ["Ana", "Bo", "Cy", "Di"][: game.num_players], "7")
    for text in texts:
        with_chance(match)
        match.play_text(text)
    with_chance(match)
    return match


def with_chance(match: Match) -> None:
    """Make the chance moves that come now."""
    while match.state.is_chance_node():
        match.play(match.chance_move())


def wandered(game: AnyGame, seed: int, decisions: int) -> Match:
    """A match after so many random decisions."""
    match = started(game)
    rng = Rng(seed)
    for _ in range(decisions):
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        with_chance(match)
    return match


def to_move(match: Match) -> InfoState:
    """What the seat knows that has to decide."""
    return match.info(match.state.current_player())


@cache
def game_of(**options: int) -> AnyGame:
    """Dual with these options."""
    return load_game("dual", **options)


def in_world(info: InfoState, world: State) -> InfoState:
    """The same knowledge, were `world` the truth."""
    return InfoState(info.game, world, info.seat, info.log)
