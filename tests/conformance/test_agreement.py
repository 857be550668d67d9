"""Plain Python and compiled code do exactly the same, whatever the hash seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.core import state

ROOT = Path(__file__).parents[2]
COMPILED = state.__file__.endswith((".so", ".pyd"))

# Covering these processes would show nothing new and take a minute.
ENVIRONMENT = {name: value for name, value in os.environ.items() if "COVERAGE" not in name}

needs_compiled = pytest.mark.skipif(
    not COMPILED, reason="the plain sources have nothing to agree with; make test-compiled has"
)


def run(build, games, hash_seed=0):
    """Return what a fresh process of a build prints."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.agreement", build, str(games)],
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_a_fresh_process_with_another_hash_seed_agrees():
    build = "compiled" if COMPILED else "plain"
    one, other = run(build, 1, 1), run(build, 1, 2)

    assert one["digests"] == other["digests"]


@needs_compiled
def test_both_builds_agree():
    compiled, plain = run("compiled", 3), run("plain", 3)

    assert compiled["file"].endswith((".so", ".pyd"))
    assert plain["file"].endswith(".py")
    assert compiled["digests"] == plain["digests"]


@needs_compiled
@pytest.mark.long
@pytest.mark.parametrize("hash_seed", [1, 2, 3])
def test_both_builds_agree_in_many_games(hash_seed):
    compiled, plain = run("compiled", 60, hash_seed), run("plain", 60, hash_seed + 10)

    assert compiled["digests"] == plain["digests"]
