"""Two-seat games written down as trees, in plain Python, with answers that are known.

A tree is nested: `Choice` of a seat, `Draw` of chance, and a number at the leaves, what
seat 0 wins. A move of a hidden choice is seen by its own seat only.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ecliptic.core.determinizer import Determinizer
from ecliptic.core.game import Game
from ecliptic.core.heuristic import UNKNOWN, Heuristic
from ecliptic.core.state import CHANCE, TERMINAL, State

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecliptic.core.game import View
    from ecliptic.core.moves import Moves
    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.rng import Rng
    from ecliptic.core.scene import Scene

SEEN = "?"
"""What others see of a hidden move."""


class Choice(NamedTuple):
    """A decision of a seat; hidden moves are seen by that seat only."""

    seat: int
    moves: Mapping[str, Tree]
    hidden: bool = False


class Draw(NamedTuple):
    """A chance node: weights and what follows, by outcome."""

    outcomes: Mapping[str, tuple[int, Tree]]


Tree: TypeAlias = Choice | Draw | float


def children(tree: Tree) -> dict[str, tuple[int, Tree]]:
    """The weight and the subtree of each move."""
    if isinstance(tree, Choice):
        return {text: (1, child) for text, child in tree.moves.items()}
    return dict(tree.outcomes) if isinstance(tree, Draw) else {}


def texts_of(tree: Tree) -> set[str]:
    """All move texts of a tree."""
    below = [texts_of(child) for _, child in children(tree).values()]
    return set(children(tree)).union(*below)


class TreeState(State):
    def __init__(self, root: Tree, texts: Sequence[str]) -> None:
        super().__init__(2, "tree")
        self.root = root
        self.texts = texts
        self.path: tuple[int, ...] = ()
        self.at = root
        self.turn = self._mover()

    def _mover(self) -> int:
        if isinstance(self.at, Choice):
            return self.at.seat
        return CHANCE if isinstance(self.at, Draw) else TERMINAL

    def moves(self, out: Moves) -> None:
        out.clear()
        for text, (weight, _) in sorted(children(self.at).items()):
            out.add_outcome(self.texts.index(text), weight)

    def apply_action(self, action: int) -> None:
        self.at = children(self.at)[self.texts[action]][1]
        self.path = (*self.path, action)
        self.turn = self._mover()

    def assign(self, other: State) -> None:
        assert isinstance(other, TreeState)
        self.path = other.path
        self.at = other.at
        self.turn = other.turn

    def clone(self) -> TreeState:
        copy = TreeState(self.root, self.texts)
        copy.assign(self)
        return copy

    def player_return(self, seat: int) -> float:
        won = self.at if isinstance(self.at, int | float) else 0.0
        return won if seat == 0 else -won

    def rules_fields(self) -> tuple[object, ...]:
        return self.path

    def shown_fields(self) -> tuple[object, ...]:
        return ()

    def seen(self, action: int, seat: int) -> int:
        hidden = isinstance(self.at, Choice) and self.at.hidden and self.at.seat != seat
        return self.texts.index(SEEN) if hidden else action

    def knowledge(self, seat: int) -> tuple[int, ...]:
        """What a seat has seen of the way here."""
        walker = TreeState(self.root, self.texts)
        seen = []
        for action in self.path:
            seen.append(walker.seen(action, seat))
            walker.apply_action(action)
        return tuple(seen)


class TreeDeterminizer(Determinizer):
    def resample(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, TreeState)
        start = TreeState(state.root, state.texts)
        same = [
            (world, weight)
            for world, weight in _worlds(start, len(state.path), 1)
            if world.knowledge(seat) == state.knowledge(seat)
        ]
        spread = [world for world, weight in same for _ in range(weight)]
        state.assign(spread[rng.below(len(spread))])


def _worlds(state: TreeState, moves: int, weight: int) -> Iterator[tuple[TreeState, int]]:
    """Yield the positions after so many moves, with their weights."""
    if moves == 0:
        yield state, weight
        return
    for text, (own, _) in children(state.at).items():
        after = state.clone()
        after.apply_action(state.texts.index(text))
        yield from _worlds(after, moves - 1, weight * own)


class TreeHeuristic(Heuristic):
    def decisions_left(self, state: State) -> int:
        assert isinstance(state, TreeState)
        return _depth(state.at)


def _depth(tree: Tree) -> int:
    below = [_depth(child) for _, child in children(tree).values()]
    if isinstance(tree, Draw) or UNKNOWN in below:
        return UNKNOWN
    return 1 + max(below) if below else 0


class TreeGame(Game[TreeState]):
    name = "tree"
    title = "Tree"
    edition = 1
    switches = ()
    default_cards = "none"
    folder = Path(__file__).parent
    tiny = ()

    def __init__(self, root: Tree) -> None:
        super().__init__(cards={})
        self.root = root
        self.texts = sorted({*texts_of(root), SEEN})
        self.num_players = 2
        self.num_distinct_actions = len(self.texts)
        self.first_chance_action = len(self.texts)
        self.max_game_length = None
        self.heuristic = TreeHeuristic()
        self.determinizer = TreeDeterminizer()

    def new_initial_state(self) -> TreeState:
        return TreeState(self.root, self.texts)

    def chance_stream(self, state: TreeState) -> str:
        return "draw"

    def action_text(self, action: int) -> str:
        return self.texts[action]

    def action_named(self, text: str) -> int:
        return self.texts.index(text)

    def facts(self, state: TreeState) -> View:
        return {"path": list(state.path)}

    def view(self, state: TreeState, seat: int | None) -> View:
        return {"seat": seat, "seen": list(state.knowledge(-1 if seat is None else seat))}

    def observed(self, state: TreeState, action: int, seat: int | None) -> str:
        return self.texts[state.seen(action, -1 if seat is None else seat)]

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        raise NotImplementedError

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        raise NotImplementedError

    def explain(self, view: View, text: str) -> Message:
        raise NotImplementedError

    def outcome(self, view: View) -> Message:
        raise NotImplementedError

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        raise NotImplementedError

    def write_tensor(self, state: TreeState, seat: int, out: Numbers) -> None:
        raise NotImplementedError


def pile(stones: int, seat: int = 0) -> Tree:
    """Nim with one pile: take 1 to 3 stones; who takes the last wins."""
    if stones == 0:
        return -1.0 if seat == 0 else 1.0
    takes = range(1, min(3, stones) + 1)
    return Choice(seat, {f"take {take}": pile(stones - take, 1 - seat) for take in takes})


HANDS = {"left": 1.0, "right": 0.6}
"""What seat 0 wins by a right guess."""


def guess(hidden: str) -> Tree:
    """Seat 0 guesses in which hand the coin is."""
    return Choice(0, {f"guess {hand}": HANDS[hand] if hand == hidden else -1.0 for hand in HANDS})


COIN = Choice(
    0,
    {
        "stop": 0.3,
        "go on": Choice(1, {f"hide {hand}": guess(hand) for hand in HANDS}, hidden=True),
    },
)
"""Stop for 0.3, or guess a hidden coin, which is worth -1/9 in equilibrium: stopping is best.

Who could see the coin would win 0.6 by going on.
"""

CLAIM = Choice(0, {"claim": 1.0, "wait": -1.0})
BLUFF = Choice(0, {"claim": -1.0, "wait": 0.0})

URNS = Choice(
    0,
    {
        f"urn {name}": Draw({f"white {name}": (white, CLAIM), f"black {name}": (4 - white, BLUFF)})
        for name, white in (("a", 1), ("b", 3), ("c", 2))
    },
)
"""Draw from an urn; on a white ball a claim wins, on a black one it loses: b is best."""
