"""How often each character of 52 Duels beats each other one, and the Nemesis.

    python benchmarks/pairings.py [--bot greedy] [--against BOT] [--games 200]
                                  [--pairs knight,rogue ...] [--solo FACE_CARDS]

The first character of a pairing is played by `--bot`, the second by `--against`, or by the
same bot where that is left out. Seats and the first turn change sides, so luck evens out.
With `--solo` the bot plays each character against each Nemesis, so many times each. Prints
a line for each pairing with its 95 % interval (Wilson), and one for all of them.
"""

import argparse
from itertools import combinations_with_replacement, product
from math import sqrt

from ecliptic import catalog
from ecliptic.core import match

GAME = "fifty_two_duels"
Z = 1.96


def interval(points: float, games: int) -> str:
    """Return a share with its 95 % interval."""
    share = points / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    spread /= 1 + Z * Z / games
    return f"{share:.3f} [{middle - spread:.3f}, {middle + spread:.3f}]"


def points(result: tuple[float, ...], seat: int) -> float:
    """Return 1 for a win of a seat, 0.5 for a draw, 0 for a loss."""
    ahead = result[seat] - result[1 - seat]
    return 0.5 + ahead / (2 * abs(ahead)) if ahead else 0.5


def duel(pair: tuple[str, str], bots: tuple[str, str], number: int) -> tuple[float, float]:
    """Return the points of the first character of a pair, and those of the first player."""
    seat, starter = number % 2, number // 2 % 2
    turned = slice(None, None, -1 if seat else 1)
    game = catalog.load_game(GAME, characters=pair[turned], first_player=starter)
    players = [catalog.load_bot(bot, 2 * number + i) for i, bot in enumerate(bots[turned])]
    result = match.play(game, players, f"pairing {number // 4}").result
    assert result is not None
    return points(result, seat), points(result, starter)


def solo(pair: tuple[str, str], bot: str, face_cards: int, number: int) -> float:
    """Return 1 if the bot beats the Nemesis, else 0."""
    game = catalog.load_game(GAME, mode="solo", characters=pair, face_cards=face_cards)
    result = match.play(game, [catalog.load_bot(bot, number)], f"solo {number}").result
    assert result is not None
    return float(result[0] > 0)


def parsed() -> argparse.Namespace:
    """Return the command line's options."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pairs", nargs="*", help="such as knight,rogue; all where left out")
    parser.add_argument("--solo", type=int, metavar="FACE_CARDS")
    return parser.parse_args()


def main() -> None:
    """Play all pairings, or those that are named."""
    given = parsed()
    names = catalog.load_game(GAME).ids
    every = combinations_with_replacement if given.solo is None else product_of_two
    pairs = [tuple(pair.split(",")) for pair in given.pairs or ()] or list(every(names, 2))
    bots = (given.bot, given.against or given.bot)
    won = first = 0.0
    for pair in pairs:
        if given.solo is None:
            played = [duel(pair, bots, number) for number in range(given.games)]
        else:
            results = [solo(pair, given.bot, given.solo, n) for n in range(given.games)]
            played = [(result, 0.0) for result in results]
        here = sum(one for one, _ in played)
        won += here
        first += sum(one for _, one in played)
        print(f"{pair[0]} against {pair[1]}: {interval(here, given.games)}", flush=True)
    games = given.games * len(pairs)
    print(f"all: {interval(won, games)} ({games} games)")
    if given.solo is None:
        print(f"first player: {interval(first, games)}")


def product_of_two(names: tuple[str, ...], _: int) -> list[tuple[str, str]]:
    """Return all pairs of a player's character and a Nemesis."""
    return list(product(names, names))


if __name__ == "__main__":
    main()
