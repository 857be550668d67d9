"""All laws together: what every game has to keep, with any options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.testing import (
    actions,
    bounds,
    copies,
    doors,
    hidden,
    posterior,
    records,
    scenes,
    sentences,
    views,
)
from ecliptic.testing.play import Play
from ecliptic.testing.policies import POLICIES, FirstPolicy, LastPolicy, UniformPolicy
from ecliptic.testing.trees import TREE_SIZE, check_tree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecliptic.core.bot import Bot
    from ecliptic.core.game import AnyGame

LAWS: Final[tuple[Callable[[Play], None], ...]] = (
    actions.check_notation,
    actions.check_actor,
    actions.check_legal_actions,
    actions.check_chance,
    actions.check_texts,
    copies.check_clones,
    copies.check_assign,
    copies.check_equality,
    copies.check_copying,
    bounds.check_length,
    bounds.check_returns,
    bounds.check_heuristic,
    views.check_plain,
    views.check_keys,
    views.check_unshared,
    views.check_tensor,
    views.check_seats,
    scenes.check_scenes,
    sentences.check_words,
    sentences.check_messages,
    doors.check_refusals,
    doors.check_garbage,
    doors.check_match_door,
    records.check_records,
    records.check_resuming,
    records.check_seeds,
    records.check_undo,
    records.check_damage,
    hidden.check_worlds,
    hidden.check_information,
    posterior.check_beginning,
)
"""What every game keeps in every play."""

TINY_LAWS: Final[tuple[Callable[[Play], None], ...]] = (
    posterior.check_posterior,
    posterior.check_memory,
    posterior.check_reveals,
    posterior.check_spectator,
)
"""What is checked by trying everything, and so in tiny games only."""


def plays(
    game: AnyGame, seeds: Sequence[int], policies: Sequence[type[UniformPolicy]] = POLICIES
) -> Iterator[Play]:
    """Yield a play for each seed and policy; one where the seed makes no difference."""
    for policy in policies:
        for seed in seeds[:1] if policy in {FirstPolicy, LastPolicy} else seeds:
            yield Play(game, seed, policy)


def check_game(
    game: AnyGame,
    seeds: Sequence[int] = (0, 1),
    *,
    policies: Sequence[type[UniformPolicy]] = POLICIES,
    bots: Sequence[Bot] = (),
) -> None:
    """Check all laws in plays of a game with its options, of any size.

    The bots are asked for their choices and must not know what is hidden.

    Raises:
        LawError: the law, what is wrong, and game, options, seed, ply and moves.
    """
    for play in plays(game, seeds, policies):
        for check in LAWS:
            check(play)
        for bot in bots:
            hidden.check_bot(play, bot)


def check_tiny_game(game: AnyGame, seeds: Sequence[int] = (0, 1, 2)) -> None:
    """Check the laws that need all worlds of a seat at every position of a play.

    Raises:
        LawError: as in `check_game`, also where there are too many worlds to try.
    """
    for play in plays(game, seeds):
        for check in TINY_LAWS:
            check(play)


def check_game_tree(game: AnyGame, at_most: int = TREE_SIZE) -> None:
    """Check what can be checked at every position of a game, and how many there are.

    Raises:
        LawError: as in `check_game`.
    """
    check_tree(Play(game), at_most)
