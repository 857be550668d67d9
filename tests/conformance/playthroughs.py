"""Golden files: games written out step by step, to be reviewed where a rule changes.

`tests/games/<game>/playthroughs` holds records (`.record`) with what they lead to
(`.txt`). After a change of the rules write them anew, and read the difference:

    .venv-pure/bin/python -m tests.conformance.playthroughs
"""

from __future__ import annotations

import sys
from pathlib import Path

from ecliptic.catalog import game_of
from ecliptic.core.record import load_record
from ecliptic.testing import playthrough

RECORDS = sorted(Path(__file__).parents[1].glob("games/*/playthroughs/*.record"))


def golden(file: Path) -> Path:
    """Return where the playthrough of a record stands."""
    return file.with_suffix(".txt")


def written(file: Path) -> str:
    """Return the playthrough of a record as it is now."""
    record = load_record(file)
    return playthrough(game_of(record), record)


if __name__ == "__main__":
    for one in RECORDS:
        golden(one).write_text(written(one), encoding="utf-8")
        sys.stdout.write(f"{golden(one)}\n")
