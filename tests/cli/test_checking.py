import shutil
from pathlib import Path

import pytest

from ecliptic.catalog import game_class, load_game
from ecliptic.core.card_set import built_in_sets
from tests.cli.terminal import ecliptic

SETS = game_class("dual").folder / "sets"
STANDARD = (SETS / "standard.toml").read_text(encoding="utf-8")


def checked(file: Path, text: str | bytes):
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return ecliptic("check-cards", file)


@pytest.mark.parametrize("name", built_in_sets(SETS))
def test_every_built_in_set_is_good(name, tmp_path):
    file = tmp_path / "mine.toml"
    shutil.copy(SETS / f"{name}.toml", file)
    digest = load_game("dual", cards=name).card_set.digest

    assert ecliptic("check-cards", file).stdout == (
        f"{file}: a good card set for Dual (digest {digest})\n"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "game: expected one of dual, got nothing"),
        ('game = "chess"', "game: expected one of dual, got 'chess'"),
        ("game = [1]", "game: expected one of dual, got [1]"),
        ("game = ", "file: expected valid TOML in UTF-8, got 'Invalid value (at end of document)'"),
        (b"game = '\xff'", "file: expected valid TOML in UTF-8, got \"'utf-8' codec can't decode"),
        ("game = " + "[" * 9999, "file: expected valid TOML in UTF-8, got '"),
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
    assert "expected valid TOML in UTF-8" in result.stderr
