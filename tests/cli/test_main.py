from importlib.metadata import version

import pytest

from ecliptic.catalog import game_class, game_names
from ecliptic.cli.main import main
from ecliptic.core import state
from tests.cli.terminal import ecliptic

GAMES = ", ".join(game_names())

COMMANDS = ["check-cards", "games", "play", "replay", "rules", "strength", "version"]


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_listed_with_its_switches(name):
    told = ecliptic("games").stdout

    assert f"{name}: {game_class(name).title}\n" in told
    assert all(
        f"  {switch.name}={switch.default} ({switch.expected})\n" in told
        for switch in game_class(name).switches
    )


def test_the_switches_are_explained_in_both_languages():
    assert "How many play\n" in ecliptic("games").stdout
    assert "Cuántos juegan\n" in ecliptic("games", "--language", "es").stdout


def test_a_whole_page_of_rules_is_shown():
    page = ecliptic("rules", "dual").stdout

    assert page.startswith("# Dual\n")
    assert "- **DU-3.8** " in page


@pytest.mark.parametrize(
    ("language", "page"), [("es", "# Dual en español\n"), ("en", "# Dual\n"), ("fr", "# Dual\n")]
)
def test_the_rules_are_shown_in_a_language_that_has_them_else_in_english(
    language, page, tmp_path, monkeypatch
):
    (tmp_path / "RULES.md").write_text("# Dual\n", encoding="utf-8")
    (tmp_path / "RULES.es.md").write_text("# Dual en español\n", encoding="utf-8")
    monkeypatch.setattr(game_class("dual"), "folder", tmp_path)

    assert ecliptic("rules", "dual", "--language", language).stdout.startswith(page)


@pytest.mark.parametrize("rule", ["DU-3.8", "du-3.8", "Du-3.8"])
def test_a_rule_is_shown_as_plain_text_in_whatever_case_it_is_asked_for(rule):
    assert ecliptic("rules", "dual", rule).stdout == (
        "DU-3.8 Tricks are played until all hands are empty. [D.5]\n"
    )


@pytest.mark.parametrize("ruling", ["DU-R13", "du-r13"])
def test_a_ruling_is_shown_without_the_signs_of_markdown(ruling):
    told = ecliptic("rules", "dual", ruling).stdout

    assert told.startswith("DU-R13 Which card is lowest when the fewest stars are tied?")
    assert "*" not in told
    assert "`" not in told


def test_no_rule_is_shown_with_a_sign_for_code_or_bold():
    told = [ecliptic("rules", "dual", rule).stdout for rule in ("DU-3.5", "DU-6.3", "DU-R18")]

    assert all(one.startswith("DU-") for one in told)
    assert "`" not in "".join(told)
    assert "**" not in "".join(told)


def test_the_help_of_games_names_its_switches():
    assert "List the games with their switches." in ecliptic("games", "--help").stdout


def test_a_rule_that_is_not_there_is_refused():
    result = ecliptic("rules", "dual", "DU-9.9")

    assert result.exit_code == 1
    assert "expected a rule or ruling of dual, such as DU-3.5, got 'DU-9.9'" in result.stderr


@pytest.mark.parametrize(
    ("file", "build"), [("state.py", "plain Python"), ("state.cpython-311.so", "compiled")]
)
def test_the_version_is_told_and_whether_it_runs_compiled(file, build, monkeypatch):
    monkeypatch.setattr(state, "__file__", file)

    assert ecliptic("version").stdout == f"ecliptic {version('ecliptic')} ({build})\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page(command):
    result = ecliptic(command, "--help")

    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: cli {command} ")


def test_all_commands_are_listed():
    told = ecliptic("--help").stdout

    assert all(f"\n  {command} " in told for command in COMMANDS)


def test_the_entry_point_exits_with_the_code_of_the_command(capsys):
    with pytest.raises(SystemExit) as left:
        main(["play", "chess"])

    assert left.value.code == 1
    assert capsys.readouterr().err == f"Error: game: expected one of {GAMES}, got 'chess'\n"


def test_the_entry_point_takes_the_arguments_of_the_process(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["ecliptic", "version"])
    with pytest.raises(SystemExit) as left:
        main()

    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("ecliptic ")
