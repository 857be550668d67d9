"""Every world that a seat may hold possible, listed from its view alone."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from ecliptic.core.rng import Rng
from ecliptic.testing.belief import Belief
from ecliptic.testing.chi_square import agree

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecliptic.core.game import AnyGame
    from tests.games.fifty_two_duels.table import Table

FEW = 80
"""Where a seat has more worlds, they are not compared."""


class World(NamedTuple):
    """What is hidden of a side: its face-down cards by place, cards being dug, and deck."""

    down: tuple[str, ...]
    digging: frozenset[str]
    deck: frozenset[str]


def admitted(view: Any, side: int) -> set[World]:
    """Return the worlds that fit what a view tells of another side."""
    one = view["sides"][side]
    free = set(one["unseen"]) - set(named(view, side))
    fresh = free - set(one["held"])
    return {
        World(down, frozenset(dug), frozenset(deck))
        for down in fillings([set(cards) & free for cards in one["wild_may_be"].values()])
        for dug in combinations(sorted(fresh - set(down)), one["digging"])
        for deck in combinations(sorted(fresh - set(down) - set(dug)), one["deck"])
    }


def named(view: Any, side: int) -> list[str]:
    """Return the cards that an unfinished selection of a side has named."""
    pending = view["pending"] or {}
    return pending.get("chosen", []) if pending.get("actor") == side else []


def fillings(sets: list[set[str]]) -> Iterator[tuple[str, ...]]:
    """Yield every way to take one card of each set, none twice."""
    if not sets:
        yield ()
        return
    for rest in fillings(sets[1:]):
        for card in sets[0] - set(rest):
            yield card, *rest


def world_of(facts: Any, side: int) -> World:
    """Return what is hidden of a side."""
    one = facts["sides"][side]
    entries = [entry for stack in one["abilities"] for entry in stack if "=" in entry]
    down = tuple(entry.split("=")[1] for entry in entries)
    return World(down, frozenset(one["digging"]), frozenset(one["deck"]))


def drawn(at: Table, seat: int, rng: Rng) -> World:
    """Return what is hidden of the other side in a drawn world."""
    return world_of(at.game.facts(at.game.determinize(at.state, seat, rng)), 1 - seat)


def sides_of_world(at: Table, seat: int, seed: int) -> Any:
    """Return both sides in a drawn world."""
    facts: Any = at.game.facts(at.game.determinize(at.state, seat, Rng(seed)))
    return facts["sides"]


def stray(worlds: Iterable[World], view: Any, side: int) -> set[World]:
    """Return those of the worlds that a view does not admit."""
    return set(worlds) - admitted(view, side)


def complaint(at: Table, seat: int) -> str | None:
    """Return what is wrong with the draws of a seat, if it has few worlds."""
    worlds = admitted(at.view(seat), 1 - seat)
    if len(worlds) > FEW:
        return None
    rng = Rng(len(worlds))
    return agree(lambda: drawn(at, seat, rng), dict.fromkeys(worlds, 1.0), 15 * len(worlds))


def complaints(at: Table, seed: int) -> list[str]:
    """Return what is wrong with draws at the decisions of a random game."""
    rng = Rng(seed)
    found: list[str | None] = []
    while not at.state.is_terminal():
        if not at.state.is_chance_node():
            found.append(complaint(at, at.state.current_player()))
        step(at, rng)
    return [one for one in found if one is not None]


def step(at: Table, rng: Rng) -> int:
    """Make a random move and return it."""
    legal = at.state.legal_actions()
    action = legal[rng.below(len(legal))]
    at.state.apply_action(action)
    return action


def lost_worlds(at: Table, seat: int, seed: int, most: int) -> list[set[World]]:
    """Return worlds that a seat can conclude in a random game and its views do not admit."""
    rng = Rng(seed)
    game: AnyGame = at.game
    belief = Belief(game, seat)
    found: list[set[World]] = []
    while not at.state.is_terminal() and len(belief.worlds) <= most:
        before = at.state.clone()
        belief.observe(before, step(at, rng))
        possible = [world_of(game.facts(one), 1 - seat) for one, _ in belief.worlds.values()]
        found.append(stray(possible, at.view(seat), 1 - seat))
    return [one for one in found if one]
