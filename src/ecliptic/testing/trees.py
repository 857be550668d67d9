"""Walks over all of a small game, and the laws that only a whole tree can show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.testing.play import law

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.game import AnyGame
    from ecliptic.core.state import State
    from ecliptic.testing.play import Play

TREE_SIZE: Final = 20_000
"""At least one tiny option set of every game has no more nodes."""


def count_nodes(game: AnyGame, at_most: int | None = None) -> int:
    """Return the number of positions in the tree, chance and ends included.

    Counting stops above `at_most`.
    """
    nodes = 0
    for _ in walk(game):
        nodes += 1
        if at_most is not None and nodes > at_most:
            break
    return nodes


def walk(game: AnyGame) -> Iterator[tuple[State, list[int]]]:
    """Yield every position of the tree with the actions that led to it, depth first."""
    waiting: list[tuple[State, list[int]]] = [(game.new_initial_state(), [])]
    while waiting:
        state, actions = waiting.pop()
        yield state, actions
        for action in reversed(state.legal_actions()):
            child = state.clone()
            child.apply_action(action)
            waiting.append((child, [*actions, action]))


@law
def check_tree(play: Play, at_most: int = TREE_SIZE) -> None:
    """The whole tree is no larger than told, ends in time, and pays what it should.

    Wherever it comes to equal position keys, the same player has the same moves, which
    lead to equal keys again and to the same returns.
    """
    game, futures = play.game, Futures(play)
    for nodes, (state, actions) in enumerate(walk(game), start=1):
        play.actions = actions
        play.require(nodes <= at_most, f"the tree has more than {at_most} nodes")
        bound = game.max_game_length
        play.require(bound is None or len(actions) <= bound, f"longer than {bound} moves")
        futures.compare(state)


class Futures:
    """What has been seen to follow from each position key."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._known: dict[tuple[object, ...], object] = {}

    def compare(self, state: State) -> None:
        """Refuse a state that goes on otherwise than another with the same key."""
        future = self._future(state)
        known = self._known.setdefault(state.position_key(), future)
        self._play.require(known == future, "two states with one position key go on differently")

    def _future(self, state: State) -> object:
        legal = state.legal_actions()
        children = tuple(self._child_key(state, action) for action in legal)
        weights = tuple(state.chance_weights())
        return state.current_player(), tuple(legal), weights, hash(children), tuple(state.returns())

    def _child_key(self, state: State, action: int) -> tuple[object, ...]:
        child = state.clone()
        child.apply_action(action)
        return child.position_key()
