"""Endings of Dual reached by random legal play, and the same with all cards open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.determinizer import Determinizer
from ecliptic.core.rng import Rng
from ecliptic.games.dual import Dual
from tests.bots.positions import started, with_chance

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame
    from ecliptic.core.match import Match


def open_game(*, rounds: int) -> Dual:
    """Dual of two with all cards open: the only world is the true one."""
    game = Dual(rounds=rounds)
    game.determinizer = Determinizer()
    return game


def ending(game: AnyGame, seed: int, cards: int, phase: str = "play") -> Match:
    """The last round of a random game, at the first such phase with so many cards in hand."""
    match = started(game)
    rng = Rng(seed)
    rounds = game.options.number("rounds")
    while not is_ending(game.facts(match.state), rounds, cards, phase):
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        with_chance(match)
    return match


def is_ending(facts, rounds: int, cards: int, phase: str) -> bool:
    held = sum(len(hand) for hand in facts["hands"])
    return facts["round"] == rounds and held == cards and facts["phase"] == phase
