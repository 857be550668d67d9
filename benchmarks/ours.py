"""Our games: random games, simulations of the search, nodes of the exact endgame search."""

import resource
import subprocess
import sys

from ecliptic import catalog
from ecliptic.bots.endgame import Solver
from ecliptic.bots.ismcts import Trees
from ecliptic.bots.rollout import rollout
from ecliptic.core import state as state_module
from ecliptic.core.game import AnyGame
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.info_state import InfoState
from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, State

from timing import per_second, report

COMPILED = state_module.__file__.endswith((".so", ".pyd"))
BATCH = 50 if COMPILED else 2
SIMULATIONS = 2000 if COMPILED else 100


def random_games(game: AnyGame) -> float:
    """Return random games a second, from the first move to the last."""
    rng, moves, to_the_end = Rng(1), Moves(), Heuristic()

    def play() -> int:
        for _ in range(BATCH):
            rollout(game.new_initial_state(), to_the_end, rng, moves)
        return BATCH

    return per_second(play)


def first_decision(game: AnyGame) -> State:
    """Return the position at the first decision after a random deal."""
    rng, state = Rng(1), game.new_initial_state()
    while state.turn == CHANCE:
        state.apply_action(state.sample(rng))
    return state


def simulations(game: AnyGame) -> float:
    """Return simulations a second of the search at the first decision."""
    rng, state = Rng(1), first_decision(game)
    info = InfoState(game, state, state.current_player(), ())
    world = info.determinize(rng)

    def search() -> int:
        trees = Trees(game.num_players, info.seat, game.heuristic, 0.7, many=False)
        for _ in range(SIMULATIONS):
            info.determinize_into(world, rng)
            trees.simulate(world, rng)
        return SIMULATIONS

    return per_second(search)


def ending(game: AnyGame, seed: int, reach: int) -> State | None:
    """Return a random position with at most `reach` decisions left, if there is one."""
    rng, state, moves = Rng(seed), game.new_initial_state(), Moves()
    while not state.is_terminal():
        if state.turn != CHANCE and 0 < game.heuristic.decisions_left(state) <= reach:
            return state
        state.moves(moves)
        chance = state.turn == CHANCE
        state.apply_action(state.sample(rng) if chance else moves.actions[rng.below(moves.count)])
    return None


def nodes(game: AnyGame, reach: int) -> float | None:
    """Return nodes a second of the exact search of endings; None where the game has none."""
    found = [ending(game, seed, reach) for seed in range(20)]
    endings = [one for one in found if one is not None]
    if game.num_players != 2 or not endings:
        return None
    seeds = iter(range(10**9))

    def solve() -> int:
        solver = Solver(game.heuristic)
        solver.value(endings[next(seeds) % len(endings)])
        return solver.nodes

    return per_second(solve)


def resident_after(game: AnyGame, count: int) -> float:
    """Return the megabytes that this process holds at most, after a search of `count`."""
    rng, state = Rng(1), first_decision(game)
    info = InfoState(game, state, state.current_player(), ())
    world = info.determinize(rng)
    trees = Trees(game.num_players, info.seat, game.heuristic, 0.7, many=False)
    for _ in range(count):
        info.determinize_into(world, rng)
        trees.simulate(world, rng)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def import_seconds() -> float:
    """Return the CPU seconds of importing the engine and one game, beyond bare Python."""
    return best_cpu("import ecliptic; ecliptic.load_game('dual')") - best_cpu("pass")


def best_cpu(code: str) -> float:
    """Return the least CPU seconds of five fresh processes that run some code."""
    best = 1e9
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = min(best, spent)
    return best


def main() -> None:
    """Measure every game of the catalog at each number of players of its `players` switch."""
    build = "compiled" if COMPILED else "plain"
    rows: list[dict[str, object]] = []
    for name in catalog.game_names():
        for options in option_sets(name):
            game = catalog.load_game(name, **options)
            rows.append(
                {
                    "what": f"Ecliptic {name}, {game.num_players} seats, {build}",
                    "games": random_games(game),
                    "simulations": simulations(game),
                    "nodes": nodes(game, 17),
                }
            )
    if COMPILED:
        memory = resident_after(catalog.load_game("dual"), 100_000)
        rows.append({"what": "Ecliptic dual, search of 100,000: resident MB", "figure": memory})
    rows.append({"what": f"Ecliptic import, {build}: ms", "figure": 1000 * import_seconds()})
    report(rows)


def option_sets(name: str) -> list[dict[str, int]]:
    """Return an option set for each number of players that can be chosen."""
    for switch in catalog.game_class(name).switches:
        if switch.name == "players":
            return [{"players": count} for count in (2, 3, 4) if switch.admits(count)]
    return [{}]


if __name__ == "__main__":
    main()
