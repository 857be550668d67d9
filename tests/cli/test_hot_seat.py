"""Two people at one terminal."""

import re

import pytest

from ecliptic.core.record import load_record
from tests.cli.terminal import PROMPT, decisions, ecliptic, state_of

TWO = ("play", "--set", "rounds=1", "--seed", "7", "--seat", "0", "--seat", "1")
ENTER = ""

# Seat 1 starts; each of the two flips a card, then seat 1 leads.
FLIPS = (ENTER, 1, ENTER, 1, ENTER)


def shared(file, *typed, options=TWO):
    return ecliptic(*options, "--record", file, typed=typed)


def turns(result):
    """What each person has seen, from one hand-over to the next."""
    return result.stdout.split("Press Enter when nobody else looks. ")[1:]


def test_two_people_play_a_whole_game(file):
    result = shared(file, *[ENTER, 1] * 60)

    assert result.exit_code == 0
    assert state_of(file).is_terminal()
    assert load_record(file).seats == ("person", "person")


def test_each_person_is_called_by_name_before_the_first_turn_and_at_every_change(file):
    told = shared(file, *FLIPS).stdout

    assert told.count("It is the turn of player (1). Press Enter") == 2
    assert told.count("It is the turn of player (0). Press Enter") == 1


def test_the_hand_over_pushes_everything_out_of_sight(file):
    told = shared(file, *FLIPS).stdout

    assert told.count("\n" * 50) == 3


def test_nobody_sees_the_cards_of_the_other(file):
    first, second, third = turns(shared(file, *FLIPS))
    hands = [set(one.split("Your hand: ")[1].split("\n")[0].split("; ")) for one in (first, second)]

    assert [len(hand) for hand in hands] == [9, 9]
    assert not [card for card in hands[0] if card in second]
    assert not [card for card in hands[1] if card in first + third]


def test_a_hidden_flip_is_told_to_its_own_person_only(file):
    first, second, third = turns(shared(file, *FLIPS))

    assert "You turn over " not in first + second
    assert "Player (1) has chosen a card to turn over." in second
    assert "You turn over " in third
    assert "Player (0) has chosen a card to turn over." in third


def test_each_person_is_told_all_that_happened_since_the_last_turn(file):
    told = turns(shared(file, *FLIPS, 1, ENTER, 1))[3]

    assert "You turn over " in told
    assert "All have turned a card." in told
    assert "Player (1) plays " in told


def test_what_was_told_is_not_told_again(file):
    told = "".join(turns(shared(file, *FLIPS, ENTER, ENTER)))

    assert told.count("All have turned a card.") == 1


def test_leaving_at_the_hand_over_shows_nothing_of_the_next_person(file):
    told = shared(file, ENTER, 1, ENTER, 1).stdout
    after = told.split("It is the turn of player (1).")[-1]

    assert "You turn over " not in after
    assert "Your hand" not in after
    assert after.endswith(f"Go on with: ecliptic play --resume {file}\n")


def test_the_game_goes_on_with_both_people(file, tmp_path):
    shared(file, *FLIPS)
    ecliptic("play", "--resume", file, typed=[ENTER, 1] * 60)
    shared(tmp_path / "whole.txt", *[ENTER, 1] * 60)

    assert file.read_text() == (tmp_path / "whole.txt").read_text()


def test_two_people_and_a_bot(file):
    options = [*TWO, "--set", "players=3", "--bots", "uniform"]
    result = shared(file, *[ENTER, 1] * 60, options=options)

    assert result.exit_code == 0
    assert load_record(file).seats == ("person", "person", "uniform bot")
    assert load_record(file).ended_by == "rules"
    assert "It is the turn of uniform bot" not in result.stdout


# Undo.


@pytest.mark.parametrize("answer", ["y", "yes", "Y", " Yes "])
def test_a_move_is_taken_back_if_the_other_person_agrees(file, answer):
    result = shared(file, *FLIPS, 1, ENTER, "undo", ENTER, answer, ENTER, "quit")
    record = load_record(file)

    assert "Player (1), do you agree to take back? (y/n) " in result.stdout
    assert record.notes[-1][1].startswith("seat 0 took back: flip ")
    assert len(decisions(record, 0)) == 0
    assert len(decisions(record, 1)) == 1


@pytest.mark.parametrize("answer", ["n", "", "maybe", "y e s", "yy"])
def test_a_move_stays_if_the_other_person_does_not_agree(file, answer):
    result = shared(file, *FLIPS, 1, ENTER, "undo", ENTER, answer)

    assert "That cannot be taken back: something hidden was shown since.\n" in result.stdout
    assert load_record(file).notes == ()


def test_both_people_are_told_what_was_taken_back(file):
    told = shared(file, *FLIPS, 1, ENTER, "undo", ENTER, "y", ENTER, 1, ENTER).stdout

    assert told.count("Taken back: 2 moves.\n") == 2


@pytest.mark.parametrize("answer", ["y", "n"])
def test_the_terminal_goes_to_the_other_person_to_be_asked_and_back_again(file, answer):
    before = turns(shared(file, *FLIPS, 1, ENTER))
    result = shared(file.with_name("undo.txt"), *FLIPS, 1, ENTER, "undo", ENTER, answer, ENTER)
    called = re.findall(r"It is the turn of player \((\d)\)", result.stdout)
    asking, asked, back = turns(result)[len(before) - 1 :]

    assert called == ["1", "0", "1", "0", "1", "0"]
    assert result.stdout.count("\n" * 50) == 6
    assert "do you agree" not in asking
    assert asked.startswith("Player (1), do you agree to take back? (y/n) ")
    assert "Your hand: " not in asked
    assert "Your hand: " in back


def test_who_is_asked_sees_nothing_of_who_asks(file):
    result = shared(file, *FLIPS, 1, ENTER, "undo", ENTER, "n", ENTER)
    *_, asking, asked, back = turns(result)
    hand = asking.split("Your hand: ")[1].split("\n")[0].split("; ")

    assert len(hand) == 9
    assert not [card for card in hand if card in asked]
    assert all(card in back for card in hand)


def test_leaving_where_agreement_is_asked_for_takes_nothing_back(file):
    result = shared(file, *FLIPS, 1, ENTER, "undo", ENTER)

    assert result.exit_code == 0
    assert result.stdout.endswith(f"Go on with: ecliptic play --resume {file}\n")
    assert load_record(file).notes == ()


def test_without_a_move_of_ones_own_nobody_is_asked(file):
    result = shared(file, ENTER, "undo")

    assert "You have nothing to take back.\n" in result.stdout
    assert "do you agree" not in result.stdout


def test_in_spanish_the_other_person_is_asked_in_spanish(file):
    options = [*TWO, "--language", "es"]
    typed = [*FLIPS, 1, ENTER, "undo", ENTER, "sí", ENTER, "quit"]
    told = shared(file, *typed, options=options).stdout

    assert "Jugador (1), ¿estás de acuerdo en deshacer? (s/n) " in told
    assert "Deshechas: 2 jugadas." in told


def test_against_bots_a_shown_card_cannot_be_taken_back(tmp_path):
    options = ["play", "--seed", "7", "--bots", "uniform", "--record", tmp_path / "game.txt"]
    told = ecliptic(*options, typed=["undo", 1, "undo"]).stdout.split(PROMPT)

    assert told[1] == "You have nothing to take back.\n"
    assert told[3] == "That cannot be taken back: something hidden was shown since.\n"
