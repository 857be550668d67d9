"""Records told line by line, and what can be wrong with them."""

import pytest

from ecliptic.catalog import game_of
from ecliptic.core.record import load_record, save_record
from tests.cli.terminal import ONES, PROMPT, ecliptic, play


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("records")


@pytest.fixture(scope="module")
def played(folder):
    """A whole game and what was said while it was played."""
    file = folder / "game.txt"
    return file, play(file, *ONES).stdout


def told(file, *options):
    result = ecliptic("replay", file, *options)

    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout.splitlines()


def sentences(stdout):
    """What happened, out of all that was said in a game."""
    lines = stdout.replace(PROMPT, "").splitlines()
    return [line for line in lines if line.endswith("]")]


def test_the_whole_game_is_told_to_a_seat_as_it_was_in_play(played):
    file, stdout = played

    assert told(file, "--seat", 0) == sentences(stdout)


def test_a_spectator_is_told_no_hidden_flip_and_is_nobody(played):
    file, _ = played
    lines = told(file)

    assert "Player has chosen a card to turn over.  [DU-2.2]" in lines
    assert "Fair bot (1) has chosen a card to turn over.  [DU-2.2]" in lines
    assert not [line for line in lines if "You " in line]


def test_each_seat_sees_its_own_flip_only(played):
    file, _ = played

    assert "You turn over Yellow 2.  [DU-2.2]" in told(file, "--seat", 0)
    assert "Player has chosen a card to turn over.  [DU-2.2]" in told(file, "--seat", 1)


def test_the_story_may_begin_later(played):
    file, _ = played
    whole = told(file, "--seat", 0)
    moves = len(load_record(file).moves)
    later = [told(file, "--seat", 0, "--at", at) for at in (0, 20, 23, moves)]

    assert [whole[-len(lines) :] for lines in later] == later
    assert later[0] == whole
    assert later[1][0].endswith(" has chosen a card to turn over.  [DU-2.2]")
    assert later[2][0].startswith("You play ")
    assert "Round 1 is over.  [DU-5.1]" in later[3]


@pytest.mark.parametrize("at", ["-1", "999"])
def test_a_move_that_the_game_has_not_is_refused(played, at):
    result = ecliptic("replay", played[0], "--at", at)
    moves = len(load_record(played[0]).moves)

    assert result.exit_code == 1
    assert result.stderr == f"Error: expected a move from 0 to {moves}, got {at}\n"


@pytest.mark.parametrize("seat", ["2", "-1"])
def test_a_seat_that_the_game_has_not_is_refused(played, seat):
    result = ecliptic("replay", played[0], "--seat", seat)

    assert result.exit_code == 1
    assert result.stderr == f"Error: seat: expected a seat from 0 to 1, got {seat}\n"


def test_a_game_is_told_in_spanish(played):
    lines = told(played[0], "--seat", 0, "--language", "es")

    assert lines[0] == "Repartes primero tú.  [DU-1.3]"
    assert any(line.startswith("Bot pasable (1) juega ") for line in lines)
    assert len(lines) == len(told(played[0], "--seat", 0))


def test_a_running_game_is_told_as_far_as_it_went(tmp_path):
    play(tmp_path / "game.txt", 1)

    assert not [line for line in told(tmp_path / "game.txt") if "Round 1 is over." in line]


def test_the_record_of_a_seat_prints_its_moves(played, tmp_path):
    record = load_record(played[0])
    seen = record.seen_by(game_of(record), 1)
    save_record(seen, tmp_path / "seen.txt")

    assert told(tmp_path / "seen.txt") == list(seen.moves)
    assert "flip ?" in seen.moves


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (("Ecliptic record", "Record"), 1),
        (('game: "dual"', "game: dual"), 3),
        (("\n\n", "\nboom\n\n"), 16),
        (("flip y2", "flip y2 now"), 37),
        (("flip y2", "flip y9"), 37),
    ],
)
def test_a_damaged_record_says_the_line(played, tmp_path, damage, line):
    file = tmp_path / "damaged.txt"
    file.write_text(played[0].read_text().replace(*damage))
    result = ecliptic("replay", file)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: line {line}: ")
    assert result.stderr.count("\n") == 1


def test_a_record_of_other_cards_is_refused(played, tmp_path):
    file = tmp_path / "other.txt"
    file.write_text(played[0].read_text().replace('cards_digest: "', 'cards_digest: "0'))
    result = ecliptic("replay", file)

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: expected card set 0")
