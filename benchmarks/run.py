"""Runs all benchmarks on this machine and prints one table.

    python benchmarks/run.py --plain PYTHON --compiled PYTHON --peers PYTHON

The three interpreters have Ecliptic as plain sources, compiled, and compiled with the
peers. `--repeats N` (3) sets how often each program runs; the table shows medians.
"""

import argparse
import json
import platform
import shutil
import subprocess
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent

Row = dict[str, object]

COLUMNS = ("games", "steps", "simulations", "nodes", "figure")


def main() -> None:
    """Measure, print and keep."""
    options = parsed()
    programs = {
        "plain": [options.plain, HERE / "ours.py"],
        "compiled": [options.compiled, HERE / "ours.py"],
        "adapters": [options.peers, HERE / "adapters.py"],
        "OpenSpiel": [options.peers, HERE / "openspiel_games.py"],
        "RLCard": [options.peers, HERE / "rlcard_games.py"],
        "PettingZoo": [options.peers, HERE / "pettingzoo_games.py"],
    }
    runs: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        limit = built_limit(Path(folder))
        for _ in range(options.repeats):  # in turns, so that all meet the same moods
            runs += limit_rows(limit)
            for name, command in programs.items():
                runs += rows_of(name, [str(part.absolute()) for part in command])
    rows = medians(runs)
    machine = described_machine()
    print(table(rows, machine))
    kept = {"machine": machine, "repeats": options.repeats, "rows": rows}
    options.json.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def parsed() -> argparse.Namespace:
    """Return the command line's options."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("plain", "compiled", "peers"):
        parser.add_argument(f"--{name}", required=True, type=Path, help="a Python interpreter")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", type=Path, default=Path("bench.json"))
    return parser.parse_args()


def rows_of(name: str, command: list[str]) -> list[Row]:
    """Return what a program reports, or one row that says that it is absent."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=HERE, check=False)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        return [{"what": name, "absent": reason}]
    rows: list[Row] = json.loads(done.stdout.splitlines()[-1])
    return rows


def built_limit(folder: Path) -> Path | None:
    """Compile the C++ program; None where there is no compiler."""
    compiler = shutil.which("c++")
    if compiler is None:
        return None
    program = folder / "dual"
    flags = ["-O3", "-march=native", "-std=c++17"]
    subprocess.run([compiler, *flags, "-o", program, HERE / "limit" / "dual.cpp"], check=True)
    return program


def limit_rows(program: Path | None) -> list[Row]:
    """Return the figures of the practical limit."""
    what = "C++ dual, 2 seats, by hand (the practical limit)"
    if program is None:
        return [{"what": what, "absent": "no c++ compiler"}]
    works = {"games": ("games", 100_000), "simulations": ("search", 200_000), "nodes": ("solve", 7)}
    row: Row = {"what": what}
    for column, (work, size) in works.items():
        done = subprocess.run(
            [program, work, str(size)], capture_output=True, text=True, check=True
        )
        measured = json.loads(done.stdout)
        row[column] = measured["count"] / measured["seconds"]
    return [row]


def medians(runs: list[Row]) -> list[Row]:
    """Return one row for each thing measured, with the median of each figure."""
    rows: list[Row] = []
    for what in dict.fromkeys(row["what"] for row in runs):
        same = [row for row in runs if row["what"] == what]
        row: Row = {"what": what}
        for column in COLUMNS:
            figures = [float(str(one[column])) for one in same if one.get(column) is not None]
            if figures:
                row[column] = median(figures)
        if "absent" in same[0]:
            row["absent"] = same[0]["absent"]
        rows.append(row)
    return rows


def described_machine() -> str:
    """Return processor, Python and date in one line."""
    cpus = Path("/proc/cpuinfo")
    model = platform.processor() or platform.machine()
    if cpus.exists():
        named = [line for line in cpus.read_text().splitlines() if line.startswith("model name")]
        model = named[0].partition(":")[2].strip() if named else model
    day = datetime.now(UTC).date().isoformat()
    return f"{model}, Python {platform.python_version()}, {platform.system()}, {day}"


def table(rows: list[Row], machine: str) -> str:
    """Return the figures as a Markdown table."""
    lines = [
        f"One CPU core: {machine}",
        "",
        "| | games/s | steps/s | simulations/s | exact nodes/s | figure |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        if "absent" in row:
            lines.append(f"| {row['what']} | absent: {row['absent']} | | | | |")
        else:
            cells = " | ".join(written(row.get(column)) for column in COLUMNS)
            lines.append(f"| {row['what']} | {cells} |")
    return "\n".join(lines)


def written(figure: object) -> str:
    """Return a figure with three digits that mean something."""
    if figure is None:
        return ""
    value = float(str(figure))
    return f"{value:,.1f}" if value < 1000 else f"{round(value, 2 - len(str(int(value))) + 1):,.0f}"


if __name__ == "__main__":
    main()
