"""What all benchmark programs share: a row of figures, CPU time, a loop that fills a second."""

import json
import time
from collections.abc import Callable

SECONDS = 1.0
"""CPU seconds that one figure is measured for."""


def per_second(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Return how many units a second `work` does; it returns how many one call did."""
    work()  # the first call pays for imports and caches
    begin = time.process_time()
    done = 0
    while time.process_time() - begin < seconds:
        done += work()
    return done / (time.process_time() - begin)


def report(rows: list[dict[str, object]]) -> None:
    """Print the rows for `run.py` to read."""
    print(json.dumps(rows))
