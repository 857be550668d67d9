"""What can be asked at the prompt."""

import re
import shutil

import pytest

from ecliptic.catalog import game_class
from ecliptic.cli.guide import Guide
from ecliptic.cli.plain import PlainScreen
from ecliptic.cli.playing import OWN_WORDS
from ecliptic.core.errors import IllegalMoveError
from ecliptic.core.narration import Message
from ecliptic.core.record import load_record
from ecliptic.core.words import Words
from tests.cli.canvas import NAMES, first_flip
from tests.cli.terminal import PROMPT, ROUND, answers, last_answer, play

# After the first flip of seed 7 the bot has led a card, and Blue must be followed.
FLIPPED = "flip y2"


def asked(file, *typed, language="en"):
    """The answer to the last thing typed, after the first flip of a new game."""
    file.unlink(missing_ok=True)
    options = [*ROUND, "--language", language]
    return last_answer(play(file, FLIPPED, *typed, options=options))


# Explanations.


def test_a_question_mark_tells_the_rule_of_the_moment_and_what_can_be_typed(file):
    told = last_answer(play(file, "?"))

    assert told.startswith("DU-2.2 After the deal each player turns exactly one card")
    assert all(
        word in told for word in ("? RULE", "? MOVE", "look", "hint", "undo", "save", "quit")
    )
    assert "**" not in told


def test_the_rule_of_the_moment_looks_at_the_moves_that_there_are(file):
    lead = play(file, FLIPPED, "?")
    must_follow = "Follow suit" in lead.stdout

    assert last_answer(lead).startswith("DU-3.2 " if must_follow else "DU-3.3 ")


def test_help_is_another_word_for_a_question_mark(file):
    assert asked(file, "help") == asked(file, "?")
    assert asked(file, "help DU-3.2") == asked(file, "? DU-3.2")


@pytest.mark.parametrize("rule", ["DU-3.2", "du-3.2"])
def test_a_rule_is_shown_by_its_number(file, rule):
    told = asked(file, f"? {rule}")

    assert told.startswith("DU-3.2 The others follow clockwise, one card each.")


def test_a_ruling_is_shown_by_its_number(file):
    told = asked(file, "? DU-R13")

    assert told.startswith("DU-R13 Which card is lowest when the fewest stars are tied?")
    assert "Switch: none." in told


def test_a_rule_that_is_not_there_is_said_to_be_missing(file):
    assert asked(file, "? DU-9.9") == "There is no rule DU-9.9.\n"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play y1", "Yellow 1 is not in your hand (DU-2.1)"),
        ("play y2", "you hold that card the other way up: Yellow 2 is asleep (DU-1.6)"),
        ("flip b5", "cards are turned only by the first flip and by Wind Power (DU-1.7)"),
        ("wind 0", "there is no Wind to use until a trick is complete (DU-4.4)"),
        ("deal y1", "dealing is not a player's choice (DU-1.4)"),
    ],
)
def test_a_move_that_is_not_allowed_is_explained_with_its_rule(file, move, reason):
    told = asked(file, f"? {move}")

    assert told.startswith(f"Not allowed: {reason}. You can: play ")


def test_trying_a_forbidden_move_says_the_same_and_changes_nothing(file):
    tried = asked(file, "play y1")
    moves = load_record(file).moves

    assert tried == asked(file, "? play y1")
    assert load_record(file).moves == moves


@pytest.mark.parametrize("text", [FLIPPED, "y2", "Flip Y2", "FLIP  y2"])
def test_a_move_that_is_allowed_is_said_to_be(file, text):
    assert last_answer(play(file, f"? {text}")) == "Allowed here: flip y2.\n"


@pytest.mark.parametrize("number", [1, 3, 9])
def test_a_number_of_the_list_is_explained_as_the_move_it_stands_for(file, number):
    first, told, _ = answers(play(file, f"? {number}"))
    (listed,) = re.findall(rf"^ *{number}\. (flip ..): ", first, re.MULTILINE)

    assert told == f"Allowed here: {listed}.\n"


@pytest.mark.parametrize("number", [0, 10])
def test_a_number_that_is_not_in_the_list_is_explained_as_no_move(file, number):
    told = last_answer(play(file, f"? {number}"))

    assert told.startswith(f"No such move: {number}.")


@pytest.mark.parametrize("text", ["y1", "Y1", "? y1", "? PLAY Y1", "PLAY Y1"])
def test_a_forbidden_move_is_explained_however_it_is_typed(file, text):
    told = asked(file, text)

    assert told.startswith("Not allowed: Yellow 1 is not in your hand (DU-2.1). You can: play ")


@pytest.mark.parametrize("text", ["play z9", "? play z9", "hello", "? hello", "hint me", "look up"])
def test_what_is_no_move_is_said_to_be_none(file, text):
    named = text.removeprefix("? ")

    assert asked(file, text) == (
        f"No such move: {named}. Type a number from the list, or ? for help.\n"
    )


def test_a_reason_without_a_rule_is_told_without_one(capsys):
    match = first_flip()
    own = Words.load(OWN_WORDS, "en")
    guide = Guide(match, PlainScreen(match.game.words("en"), own, NAMES))
    guide.refuse(IllegalMoveError("play y1", Message("refused.over"), "", ["flip y2"]), 0)

    assert capsys.readouterr().out == "Not allowed: the game is over. You can: flip y2.\n"


# Spanish.


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "Escribe el número de una jugada, o su texto."),
        ("play y1", "No se puede: Amarillo 1 no está en tu mano (DU-2.1). Puedes: play "),
        ("? DU-9.9", "No hay ninguna regla DU-9.9."),
        ("hola", "No existe esa jugada: hola."),
        ("undo", "No se puede deshacer: después se ha mostrado algo oculto."),
        ("look", "Tu mano: "),
        ("hint", "Un bot fuerte elegiría: Jugar "),
    ],
)
def test_everything_is_answered_in_spanish(file, typed, told):
    assert told in asked(file, typed, language="es")


@pytest.mark.parametrize("typed", ["? DU-3.2", "? du-r13", "?"])
def test_in_spanish_a_rule_is_said_to_be_in_english(file, typed):
    spanish = asked(file, typed, language="es")

    assert spanish.startswith("(Las reglas están en inglés.)\nDU-")
    assert spanish.count("(Las reglas están en inglés.)") == 1


def test_in_spanish_a_rule_is_told_in_spanish_where_the_page_is(file, tmp_path, monkeypatch):
    folder = shutil.copytree(game_class("dual").folder, tmp_path / "dual")
    (folder / "RULES.es.md").write_text("- **DU-3.2** Los demás siguen.\n", encoding="utf-8")
    monkeypatch.setattr(game_class("dual"), "folder", folder)

    assert asked(file, "? DU-3.2", language="es") == "DU-3.2 Los demás siguen.\n"
    assert asked(file, "? DU-3.2").startswith("DU-3.2 The others follow clockwise")


@pytest.mark.parametrize("typed", ["? DU-9.9", "? y1", "look"])
def test_in_spanish_nothing_is_said_of_rules_where_none_is_shown(file, typed):
    assert "inglés" not in asked(file, typed, language="es")


# Look.


@pytest.mark.parametrize(
    "zone",
    [
        r"Trick: Fair bot \(1\): .* awake, .* asleep, . stars?",
        r"Your hand: (.* awake, .* asleep, . stars?(; )?){9}",
        r"Hand of fair bot \(1\): 8 cards: ((\d x )?\w+ back(; )?)+",
        r"Cards you have not seen: 8: (.* / .*, . stars?(; )?){8}",
        r"Points of fair bot \(1\): 0",
    ],
)
def test_look_tells_every_zone_with_all_its_pieces(file, zone):
    assert re.search(rf"^{zone}$", asked(file, "look"), re.MULTILINE)


def test_look_shows_no_card_of_the_other_hand(file):
    told = asked(file, "look")

    assert " back" in told
    assert " awake" not in told.split("Hand of fair bot")[1]


# Hints.


def test_a_hint_names_a_legal_move_and_what_the_best_ones_are_worth(file):
    result = play(file, "hint")
    first, heading, *values = last_answer(result).splitlines()
    listed = re.findall(r"flip ..: (.*)", answers(result)[0])

    assert first.removeprefix("A strong bot would choose: ") in listed
    assert heading == "Expected results, from -1 (lost) to +1 (won):"
    assert len(values) == 3
    assert all(re.fullmatch(r"  [+-][01]\.\d\d  Turn over .*", line) for line in values)


def test_a_hint_for_a_forced_move_needs_no_values(file):
    told = answers(play(file, *[1, "hint"] * 40))
    forced = [told[place + 1] for place, one in enumerate(told) if is_forced(one)]

    assert forced
    assert all(re.fullmatch(r"A strong bot would choose: Play .*\n", one) for one in forced)


def is_forced(told):
    return "  1. " in told and "  2. " not in told


def test_a_hint_changes_nothing(file, tmp_path):
    play(file, FLIPPED)
    play(tmp_path / "asked.txt", FLIPPED, "hint", "look", "?")

    assert load_record(tmp_path / "asked.txt") == load_record(file)


def test_every_answer_ends_with_the_same_question(file):
    result = play(file, "?", "look", "hint", "undo", "save", "nonsense", "")

    assert result.stdout.count(PROMPT) == 8
