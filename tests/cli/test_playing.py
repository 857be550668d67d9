"""Whole games in plain lines."""

import pytest

from ecliptic.cli import session
from ecliptic.cli.playing import OWN_WORDS, shown_names
from ecliptic.core.record import load_record
from ecliptic.core.words import Words
from tests.cli.terminal import (
    ONES,
    PROMPT,
    PROMPT_ES,
    ROUND,
    answers,
    decisions,
    ecliptic,
    play,
    state_of,
)


def test_a_whole_game_is_played_by_numbers(tmp_path):
    file = tmp_path / "game.txt"
    result = play(file, *ONES)
    record = load_record(file)

    assert result.exit_code == 0
    assert result.stderr == ""
    assert state_of(file).is_terminal()
    assert record.seats == ("person", "fair bot")
    assert record.seed == "7"
    assert record.ended_by == "rules"
    assert "The game is over." in result.stdout
    assert result.stdout.endswith(f"The record is in {file}\n")


def test_a_whole_game_is_played_by_move_texts(tmp_path):
    numbers, texts = tmp_path / "numbers.txt", tmp_path / "texts.txt"
    play(numbers, *ONES)
    play(texts, *decisions(load_record(numbers), seat=0))

    assert texts.read_text() == numbers.read_text()


def test_the_end_of_a_move_text_is_enough_where_nothing_else_ends_so(tmp_path):
    numbers, texts = tmp_path / "numbers.txt", tmp_path / "texts.txt"
    play(numbers, *ONES)
    moves = decisions(load_record(numbers), seat=0)
    play(texts, *(text if text.startswith("wind") else text.split()[1] for text in moves))

    assert texts.read_text() == numbers.read_text()


def test_capitals_and_spaces_make_no_difference(tmp_path):
    numbers, texts = tmp_path / "numbers.txt", tmp_path / "texts.txt"
    play(numbers, *ONES)
    moves = decisions(load_record(numbers), seat=0)
    play(texts, *(f"  {text.upper().replace(' ', '  ')} " for text in moves))

    assert texts.read_text() == numbers.read_text()


def test_every_move_of_a_person_is_saved_at_once(tmp_path, monkeypatch):
    saved = []
    monkeypatch.setattr(session, "save_record", lambda record, _: saved.append(record))
    play(tmp_path / "game.txt", 1, 1)

    assert [decisions(record, seat=0)[-1][:4] for record in saved] == ["flip", "play", "play"]


def test_numbers_follow_the_order_of_the_list(tmp_path):
    result = play(tmp_path / "game.txt")
    first = answers(result)[0].split(" 3. ")[1].split(":")[0]
    play(tmp_path / "third.txt", 3)
    chosen = decisions(load_record(tmp_path / "third.txt"), seat=0)

    assert chosen == [first]


def test_cards_are_numbered_as_they_lie_in_the_hand(tmp_path):
    table = answers(play(tmp_path / "game.txt"))[0]
    hand = next(line for line in table.splitlines() if line.startswith("Your hand: "))
    listed = [line.split(": Turn over ")[1] for line in table.splitlines() if "flip " in line]

    assert listed == hand.removeprefix("Your hand: ").split("; ")


@pytest.mark.parametrize("number", ["0", "10", "-1", "1.5", "٣", "9" * 5000])
def test_a_number_that_is_not_in_the_list_is_no_move(number, tmp_path):
    result = play(tmp_path / "game.txt", number)

    assert f"No such move: {number}." in answers(result)[1]
    assert decisions(load_record(tmp_path / "game.txt"), seat=0) == []


def test_the_same_game_is_played_in_spanish(tmp_path):
    english, spanish = tmp_path / "en.txt", tmp_path / "es.txt"
    play(english, *ONES)
    result = play(spanish, *ONES, options=[*ROUND, "--language", "es"])

    assert spanish.read_text() == english.read_text()
    assert PROMPT_ES in result.stdout
    assert "La partida ha terminado." in result.stdout
    assert "You" not in result.stdout
    assert "hand" not in result.stdout


@pytest.mark.parametrize("language", ["en", "es"])
def test_three_play(tmp_path, language):
    file = tmp_path / "game.txt"
    options = ["play", "--set", "players=3", "--set", "rounds=1", "--bots", "fair,uniform"]
    result = play(file, *ONES, options=[*options, "--language", language, "--seed", "3"])

    assert result.exit_code == 0
    assert state_of(file).is_terminal()
    assert load_record(file).seats == ("person", "fair bot", "uniform bot")


def test_a_person_may_sit_in_another_seat(tmp_path):
    file = tmp_path / "game.txt"
    play(file, *ONES, options=[*ROUND, "--seat", 1])

    assert load_record(file).seats == ("fair bot", "person")
    assert len(decisions(load_record(file), seat=1)) >= 10


def test_the_last_bot_named_takes_the_seats_that_are_left(tmp_path):
    file = tmp_path / "game.txt"
    play(file, options=["play", "--set", "players=3", "--seat", 1, "--bots", "uniform"])

    assert load_record(file).seats == ("uniform bot", "person", "uniform bot")


def test_a_good_bot_sits_there_where_none_is_named(tmp_path):
    file = tmp_path / "game.txt"
    play(file, options=["play", "--seed", 7])

    assert load_record(file).seats == ("person", "good bot")


def test_dual_is_played_where_no_game_is_named_and_goes_into_the_data_folder(own_data_folder):
    result = ecliptic("play", typed=["quit"])
    (file,) = (own_data_folder / "ecliptic" / "records").iterdir()

    assert result.exit_code == 0
    assert f"ecliptic play --resume {file}" in result.stdout
    assert file.name.startswith("dual-")
    assert load_record(file).game == "dual"


def test_without_a_seed_each_game_has_its_own(own_data_folder, tmp_path):
    seeds = []
    for number in range(5):
        file = tmp_path / f"{number}.txt"
        play(file, options=["play", "--bots", "uniform"])
        seeds.append(load_record(file).seed)

    assert len(set(seeds)) > 1


@pytest.mark.parametrize("seed", ["-12", "0", "99999999999999999999"])
def test_any_whole_number_is_a_seed(tmp_path, seed):
    file = tmp_path / "game.txt"
    result = play(file, options=["play", "--bots", "uniform", "--seed", seed])

    assert result.exit_code == 0
    assert load_record(file).seed == seed


def test_another_card_set_is_played(tmp_path):
    file = tmp_path / "game.txt"
    result = play(file, options=[*ROUND, "--cards", "standard"])

    assert result.exit_code == 0
    assert load_record(file).cards == "standard"


def test_everything_is_told_that_can_be_seen(tmp_path):
    told = play(tmp_path / "game.txt", *ONES).stdout

    assert "You deal first.  [DU-1.3]" in told
    assert "Fair bot (1) has chosen a card to turn over.  [DU-2.2]" in told
    assert told.count("Fair bot (1) plays ") == 9
    assert told.count("You play ") == 9
    assert "Round 1 is over.  [DU-5.1]" in told


def test_in_spanish_players_and_bots_have_spanish_names_and_the_record_keeps_its_own(tmp_path):
    file = tmp_path / "game.txt"
    told = play(file, *ONES, options=[*ROUND, "--language", "es"]).stdout

    assert told.count("Bot pasable (1) juega ") == 9
    assert "fair" not in told.replace(str(file), "")
    assert load_record(file).seats == ("person", "fair bot")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Player (0)", "Beginner bot (1)", "Player (2)"]),
        ("es", ["Jugador (0)", "Bot principiante (1)", "Jugador (2)"]),
    ],
)
def test_players_are_told_apart_by_their_seats_where_several_play(tmp_path, language, names):
    options = ["play", "--set", "players=3", "--seat", 0, "--seat", 2, "--bots", "beginner"]
    file = tmp_path / "game.txt"
    play(file, *["", 1] * 8, options=[*options, "--seed", "7", "--language", language])
    told = ecliptic("replay", file, "--language", language).stdout

    assert all(name in told for name in names)
    assert "person" not in told.lower()
    assert load_record(file).seats == ("person", "beginner bot", "person")


def test_a_name_that_is_not_one_of_ours_is_shown_as_it_is():
    own = Words.load(OWN_WORDS, "es")

    assert shown_names(["Ada", "person"], own) == ["Ada (0)", "jugador (1)"]
    assert shown_names(["Ada", "strong bot"], own) == ["Ada", "bot fuerte (1)"]
    assert shown_names(["person", "uniform bot"], own) == ["jugador", "bot uniform (1)"]


def test_the_table_is_told_before_every_decision(tmp_path):
    tables = answers(play(tmp_path / "game.txt", 1))

    assert "Round 1 of 1; Dealer: you; Starts: fair bot (1)" in tables[0]
    assert "Trick: nothing" in tables[0]
    assert "Hand of fair bot (1): 9 cards: " in tables[0]
    assert "Your winnings: 0 cards, 0 stars; Your Coins: 0; Your Cubes: 0" in tables[0]
    assert "Choose one card of your hand to turn over." in tables[0]
    assert "Trick 1 of 9" in tables[1]
    assert "Trick: Fair bot (1): " in tables[1]


def test_enter_shows_the_table_again_and_other_words_do_not(tmp_path):
    shown = answers(play(tmp_path / "game.txt", "", "look", "foo"))

    assert shown[1].strip() == shown[0][shown[0].index("Round 1 of 1;") :].strip()
    assert "Round 1 of 1;" not in shown[2] + shown[3]


def test_input_that_is_not_a_terminal_is_answered_line_by_line(tmp_path):
    result = play(tmp_path / "game.txt", "quit")

    assert "\x1b" not in result.stdout
    assert result.stdout.count(PROMPT) == 1
