"""`ecliptic strength`: how often does one bot beat another, with an interval.

Games come in pairs with the same seed and the seats swapped, so that luck cancels out.
With more seats the first bot sits in each of them once, against the second in all others.
A match stops as soon as its 95 % interval is clear of the aim, at its number of games,
or when its time is up. Finished games are kept in a file, so a match can go on later.
"""

from __future__ import annotations

import json
import math
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ecliptic import catalog
from ecliptic.cli.playing import named_bots, parsed_switches
from ecliptic.core import match
from ecliptic.core.errors import OptionError, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.options import Plain

LEAST_GAMES = 20
"""Games before a match may stop early: an interval from fewer means little."""


@dataclass(frozen=True)
class Series:
    """A match to be played: bots, game, aim (a share of points, draws count half)."""

    game: str
    options: dict[str, Plain]
    first: str
    second: str
    aim: float
    games: int

    @property
    def key(self) -> str:
        """The name under which finished games are kept."""
        return json.dumps([self.game, self.options, self.first, self.second], sort_keys=True)


@click.command()
@click.argument("game")
@click.option("--bots", default="good,fair", help="Two bots: the first should beat the second.")
@click.option("--aim", default=0.5, help="The share of points that the first should exceed.")
@click.option("--games", default=400, type=click.IntRange(1), help="The most games.")
@click.option("--minutes", default=20.0, help="The most time.")
@click.option("--set", "switches", multiple=True, metavar="NAME=VALUE", help="A variant switch.")
@click.option("--workers", default=2, type=click.IntRange(1), help="Processes that play.")
@click.option(
    "--keep", type=click.Path(path_type=Path, dir_okay=False), help="A file that keeps the results."
)
def strength(
    game: str,
    bots: str,
    aim: float,
    games: int,
    minutes: float,
    switches: Sequence[str],
    workers: int,
    keep: Path | None,
) -> None:
    """Measure how often one bot beats another in GAME."""
    names = named_bots(bots)
    if len(names) != 2:  # noqa: PLR2004  (a match has two sides)
        raise OptionError("bots", "two bot names, such as good,fair", bots)
    for name in names:
        catalog.load_bot(name)
    if keep is not None and not keep.parent.is_dir():
        raise OptionError("keep", "a file in a folder that is there", str(keep))
    options = parsed_switches(game, switches)
    series = Series(game, options, names[0], names[1], aim, games)
    results = kept_results(series, keep)
    deadline = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for number, points in played(series, results, pool, deadline):
            results[number] = points
            keep_result(series, keep, number, points)
    click.echo(verdict(series, list(results.values())))


def played(
    series: Series, results: dict[int, float], pool: ProcessPoolExecutor, deadline: float
) -> Iterator[tuple[int, float]]:
    """Yield (game number, points of the first bot) as games end, until it is decided."""
    todo = iter([number for number in range(series.games) if number not in results])
    running: dict[Future[float], int] = {}
    while not decided(series, list(results.values())) and time.monotonic() < deadline:
        while len(running) < 4 and (number := next(todo, None)) is not None:  # noqa: PLR2004
            running[pool.submit(one_game, series, number)] = number
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()
    for future in running:
        future.cancel()


def one_game(series: Series, number: int) -> float:
    """Play one game and return the points of the first bot: 1 won, 0.5 drawn, 0 lost.

    The first bot sits in seat `number` modulo the number of players; the second has the
    other seats.
    """
    game = catalog.load_game(series.game, **series.options)
    seat = number % game.num_players
    seed = number // game.num_players
    bots = [
        catalog.load_bot(series.first if place == seat else series.second, seed * 8 + place)
        for place in range(game.num_players)
    ]
    record = match.play(game, bots, seed)
    assert record.result is not None
    return place_points(record.result, seat)


def place_points(results: Sequence[float], seat: int) -> float:
    """Return the share of the others that a seat has left behind; equals count as half.

    So equal bots get half the points on average, however many seats there are.
    """
    behind = sum(result < results[seat] for result in results)
    equal = results.count(results[seat]) - 1
    return (behind + equal / 2) / (len(results) - 1)


def decided(series: Series, points: Sequence[float]) -> bool:
    """Return whether the interval is clear of the aim."""
    if len(points) < LEAST_GAMES:
        return False
    low, high = interval(points)
    return low > series.aim or high < series.aim


def interval(points: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean (Wilson 1927; a draw counts as half a win)."""
    count, z = len(points), 1.96
    mean = sum(points) / count
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    spread = math.sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    half = z * spread / (1 + z * z / count)
    return middle - half, middle + half


def verdict(series: Series, points: Sequence[float]) -> str:
    """Return the result of a match in one line."""
    if not points:
        return f"{series.game}: no game was finished"
    low, high = interval(points)
    mean = sum(points) / len(points)
    told = "above" if low > series.aim else "below" if high < series.aim else "not clear of"
    return (
        f"{series.game}: {series.first} against {series.second}: {mean:.1%} "
        f"(95 % interval {low:.1%} to {high:.1%}, {len(points)} games), "
        f"{told} the aim of {series.aim:.0%}"
    )


def kept_results(series: Series, file: Path | None) -> dict[int, float]:
    """Return the finished games of a series from a file of JSON lines."""
    if file is None or not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    rows = [_kept_row(file, number, line) for number, line in enumerate(lines, start=1)]
    return {number: points for key, number, points in rows if key == series.key}


def _kept_row(file: Path, number: int, line: str) -> tuple[str, int, float]:
    try:
        key, game, points = json.loads(line)
        return str(key), int(game), float(points)
    except (ValueError, TypeError):
        reason = f"expected [series, number of the game, points] in {file}, got {line!r}"
        raise RecordError(number, reason) from None


def keep_result(series: Series, file: Path | None, number: int, points: float) -> None:
    """Add a finished game to the file."""
    if file is not None:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps([series.key, number, points]) + "\n")
