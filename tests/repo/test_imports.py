"""Who may import what, and that the engine runs on a bare Python."""

import json
import os
import subprocess
import sys

import pytest

from ecliptic.core.record import state_digest
from tests.games.dual.table import whole_game
from tests.repo.sources import ROOT, SRC, imported, name_of

STAND_INS = {
    SRC / "core" / "native.py": {"mypy_extensions"},
    SRC / "core" / "packed.py": {"librt"},
}
"""The two files with a stand-in for a package that may be missing."""

NEIGHBOURS = {"core": {"core"}, "games": {"core", "games"}, "bots": {"core", "bots"}}

ENGINE = sorted(file for folder in NEIGHBOURS for file in (SRC / folder).rglob("*.py"))

BARE_GAME = """
import json, sys
import ecliptic
loaded = sorted(name for name in sys.modules if name.startswith("ecliptic.games"))
game = ecliptic.load_game("dual")
from ecliptic.core.record import state_digest
from ecliptic.core.rng import Rng
state = game.new_initial_state()
for seed in range(game.max_game_length):
    if state.is_chance_node():
        state.apply_action(state.sample(Rng(seed)))
    else:
        legal = state.legal_actions()
        state.apply_action(legal[Rng(seed).below(len(legal))])
outside = [name for name in ("mypy_extensions", "librt", "click", "rich") if name in sys.modules]
digest = state_digest(game, state)
print(json.dumps([loaded, state.is_terminal(), outside, digest]))
"""


@pytest.mark.parametrize("file", ENGINE, ids=name_of)
def test_the_engine_imports_the_standard_library_and_its_own_alone(file):
    outside = {
        name.partition(".")[0]
        for name in imported(file)
        if name.partition(".")[0] not in sys.stdlib_module_names
    }

    assert outside <= {"ecliptic"} | STAND_INS.get(file, set())


@pytest.mark.parametrize("file", ENGINE, ids=name_of)
def test_imports_stay_within_their_layer_and_core(file):
    folder = file.relative_to(SRC).parts[0]
    own = {name.split(".")[1] for name in imported(file) if name.startswith("ecliptic.")}

    assert own <= NEIGHBOURS[folder]


@pytest.mark.parametrize("file", sorted((SRC / "games").rglob("*.py")), ids=name_of)
def test_no_game_imports_another(file):
    others = {name.split(".")[2] for name in imported(file) if name.startswith("ecliptic.games.")}

    assert others <= {file.parent.name}


def test_only_the_record_reads_and_writes_files_with_the_operating_system():
    users = {name_of(file) for file in ENGINE if imported(file) & {"os", "tempfile", "shutil"}}

    assert users == {"src/ecliptic/core/card_set.py", "src/ecliptic/core/record.py"}


def test_the_engine_logs_nothing_and_draws_from_its_own_generator():
    banned = {"random", "datetime", "logging", "pickle", "socket", "threading"}
    users = {name_of(file) for file in ENGINE if imported(file) & banned}

    assert users == set()


def test_only_a_search_with_a_budget_in_seconds_reads_a_clock():
    users = {name_of(file) for file in ENGINE if "time" in imported(file)}

    assert users == {"src/ecliptic/bots/search.py"}


def python(*arguments, **environment):
    run = subprocess.run(
        [sys.executable, *arguments],
        env={"PYTHONPATH": str(ROOT / "src"), **environment},
        cwd=os.sep,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_importing_ecliptic_imports_no_game():
    names = "sorted(name for name in sys.modules if name.startswith('ecliptic.games'))"

    assert python("-c", f"import sys, ecliptic; print({names})") == "[]\n"


def test_a_game_is_played_with_nothing_installed_and_comes_out_the_same():
    loaded, over, outside, digest = json.loads(python("-S", "-c", BARE_GAME))
    end = whole_game()[-1]

    assert loaded == []
    assert over
    assert outside == []
    assert digest == state_digest(end.game, end.state)


def test_the_line_of_the_readme_works_with_nothing_installed():
    assert python("-S", "-c", "import ecliptic; ecliptic.load_game('dual')") == ""
