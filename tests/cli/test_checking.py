import shutil
from pathlib import Path

import pytest

from ecliptic.catalog import game_class, game_names, load_game
from ecliptic.cli.checking import game_name
from ecliptic.core.card_set import built_in_sets
from tests.cli.terminal import ecliptic

SETS = game_class("dual").folder / "sets"
GAMES = ", ".join(game_names())
STANDARD = (SETS / "standard.toml").read_text(encoding="utf-8")


def checked(file: Path, text: str | bytes):
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return ecliptic("check-cards", file)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (game, name)
        for game in game_names()
        for name in built_in_sets(game_class(game).folder / "sets")
    ],
)
def test_every_built_in_set_is_good(game, name, tmp_path):
    file = tmp_path / "mine.toml"
    shutil.copy(game_class(game).folder / "sets" / f"{name}.toml", file)
    made = load_game(game, cards=name, **game_class(game).for_any_cards)

    assert ecliptic("check-cards", file).stdout == (
        f"{file}: a good card set for {made.title} (digest {made.card_set.digest})\n"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", f"game: expected one of {GAMES}, got nothing"),
        ('game = "chess"', f"game: expected one of {GAMES}, got 'chess'"),
        ("game = [1]", f"game: expected one of {GAMES}, got [1]"),
        ("game = ", "file: expected valid TOML, got 'Invalid value (at end of document)'"),
        (b"game = '\xff'", "file: expected text in UTF-8, got \"'utf-8' codec can't decode"),
        ("game = " + "[" * 9999, "file: expected valid TOML, got '"),
        (STANDARD.replace("format = 1", "format = 2"), "format: expected 1, got 2"),
        (STANDARD.replace("format = 1", "format = true"), "format: expected 1, got True"),
        (STANDARD.replace('"y3"', '"y4"'), "card "),
        (STANDARD + "\n[extra]\n", "extra: expected one of the keys "),
    ],
)
def test_a_bad_card_file_is_refused_with_what_was_expected(text, told, tmp_path):
    file = tmp_path / "mine.toml"
    result = checked(file, text)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: {file}: {told}")
    assert result.stderr.count("\n") == 1


def test_a_folder_is_no_card_file(tmp_path):
    result = ecliptic("check-cards", tmp_path)

    assert result.exit_code == 1
    assert "expected a readable file" in result.stderr


def test_one_key_may_be_enough_to_say_which_game_a_card_file_is_for(monkeypatch, tmp_path):
    monkeypatch.setattr(game_class("dual"), "card_file", ("lantern", None))
    file = tmp_path / "mine.toml"
    file.write_text("lantern = 3", encoding="utf-8")

    assert game_name(file) == "dual"


def test_all_errors_of_character_sheets_are_told_together(tmp_path):
    house = game_class("fifty_two_duels").folder / "sets" / "house.toml"
    text = house.read_text(encoding="utf-8").replace("max = 6", "max = 9")
    file = tmp_path / "mine.toml"
    result = checked(file, text)

    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"Error: {file}: 2 errors",
        "priestess: ability 2: max: expected a whole number from 1 to 8, got 9",
        "wizard: ability 3: max: expected a whole number from 1 to 8, got 9",
    ]
