import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.narration import Message, SeatName, Term
from ecliptic.core.words import DEFAULT_LANGUAGE, Words, flattened, languages

SENTENCES = {
    "plain": "The deck is empty.",
    "move": "{seat} plays {card}.",
    "move.you": "You play {card}.",
    "took": "{seat} takes {count} cards.",
    "took.one": "{seat} takes one card.",
    "took.you": "You take {count} cards.",
    "nested": "Then: {what}",
    "listed": "Winners: {names}.",
    "card": "the {colour} card",
    "twice": "{card} and {card}",
    "seat.you": "you",
    "seat.other": "seat {number}",
    "list.none": "nobody",
    "list.and": "{first} and {last}",
}
WORDS = Words("en", SENTENCES)


# Reading.


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.toml").write_text('over = "Over."\n[ask]\nnow = "Now?"\n"now.you" = "You?"\n')
    (tmp_path / "es.toml").write_text('over = "Se acabó."\n', encoding="utf-8")
    return tmp_path


def test_a_folder_has_one_file_a_language(folder):
    assert languages(folder) == ["en", "es"]


def test_english_is_there_unless_another_is_asked_for():
    assert DEFAULT_LANGUAGE == "en"


def test_words_are_loaded_by_language(folder):
    spanish = Words.load(folder, "es")

    assert spanish.language == "es"
    assert spanish.say(Message("over")) == "Se acabó."


def test_tables_of_a_file_become_dotted_keys(folder):
    english = Words.load(folder, "en")

    assert english.keys() == {"over", "ask.now", "ask.now.you"}
    assert "ask.now" in english
    assert "ask" not in english


@pytest.mark.parametrize("language", ["de", "", "EN", "../en", "en.toml"])
def test_an_unknown_language_is_refused_with_all_known_ones(folder, language):
    with pytest.raises(OptionError) as caught:
        Words.load(folder, language)

    assert caught.value.option == "language"
    assert caught.value.expected == "one of en, es"
    assert caught.value.got == language


def test_flattened_joins_keys_by_dots_at_every_depth():
    nested = {"a": "1", "b": {"c": "2", "d": {"e": "3", "f": 4}}, "g": {}}

    assert flattened(nested) == {"a": "1", "b.c": "2", "b.d.e": "3", "b.d.f": "4"}


def test_placeholders_are_the_values_that_a_sentence_asks_for():
    assert WORDS.placeholders("took") == {"seat", "count"}
    assert WORDS.placeholders("twice") == {"card"}
    assert WORDS.placeholders("plain") == set()


# Speaking.


def say(key, *, seats=(), reader=None, **values):
    return WORDS.say(Message(key, values), seats, reader)


def test_a_sentence_without_values_is_said_as_it_stands():
    assert say("plain") == "The deck is empty."


def test_values_are_put_in_by_name():
    assert say("move", seat="Ana", card="y3") == "Ana plays y3."


def test_a_value_may_stand_twice():
    assert say("twice", card="y3") == "y3 and y3"


def test_numbers_are_said_in_digits():
    assert say("took", seat="Ana", count=12) == "Ana takes 12 cards."


def test_a_term_is_named_in_the_language_of_the_words():
    yellow = Message("nested", {"what": Term({"en": "Yellow", "es": "Amarillo"})})

    assert Words("en", SENTENCES).say(yellow) == "Then: Yellow"
    assert Words("es", SENTENCES).say(yellow) == "Then: Amarillo"


def test_a_seat_is_called_by_the_name_of_its_player():
    assert say("move", seat=SeatName(1), card="y3", seats=("Ana", "Bo")) == "Bo plays y3."


def test_a_seat_without_a_name_is_called_by_its_number():
    assert say("move", seat=SeatName(1), card="y3", seats=("Ana",)) == "seat 1 plays y3."


def test_the_readers_own_seat_is_addressed():
    assert say("nested", what=SeatName(1), seats=("Ana", "Bo"), reader=1) == "Then: you"


def test_a_sentence_about_the_reader_is_said_in_the_second_person():
    assert say("move", seat=SeatName(1), card="y3", reader=1) == "You play y3."


def test_a_sentence_about_another_stays_in_the_third_person():
    assert say("move", seat=SeatName(0), card="y3", reader=1) == "seat 0 plays y3."


def test_a_spectator_is_never_addressed():
    assert say("move", seat=SeatName(0), card="y3", reader=None) == "seat 0 plays y3."


def test_a_text_that_looks_like_a_seat_is_none():
    assert say("move", seat="1", card="y3", reader=1) == "1 plays y3."


def test_a_count_of_one_has_its_own_sentence():
    assert say("took", seat="Ana", count=1) == "Ana takes one card."


def test_the_second_person_goes_before_the_count_of_one():
    assert say("took", seat=SeatName(0), count=1, reader=0) == "You take 1 cards."


def test_without_a_sentence_for_one_or_you_the_plain_one_is_said():
    assert say("nested", what="x", count=1, seat=SeatName(0), reader=0) == "Then: x"


def test_a_message_in_a_message_is_said_with_its_own_values():
    card = Message("card", {"colour": "yellow"})

    assert say("move", seat="Ana", card=card) == "Ana plays the yellow card."


def test_a_message_in_a_message_has_its_own_variants_and_the_same_reader():
    inner = Message("move", {"seat": SeatName(0), "card": "y3"})

    assert say("nested", what=inner, reader=0) == "Then: You play y3."
    assert say("nested", what=inner, seats=("Ana",), reader=1) == "Then: Ana plays y3."


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((), "nobody"),
        (("Ana",), "Ana"),
        (("Ana", "Bo"), "Ana and Bo"),
        (("Ana", "Bo", "Cy", "Di"), "Ana, Bo, Cy and Di"),
    ],
    ids=["none", "one", "two", "four"],
)
def test_lists_are_said_with_commas_and_a_last_joint(names, said):
    assert say("listed", names=names) == f"Winners: {said}."


def test_seats_and_messages_in_a_list_are_said_too():
    names = (SeatName(0), SeatName(1), Message("card", {"colour": "red"}))

    assert say("listed", names=names, seats=("Ana",), reader=1) == (
        "Winners: Ana, you and the red card."
    )


def test_a_name_with_braces_is_a_name_and_nothing_else():
    name = "{card} {last} {number}"
    seats = (name, "Bo")

    assert say("move", seat=SeatName(0), card="y3", seats=seats) == f"{name} plays y3."
    assert say("listed", names=(SeatName(0), SeatName(1)), seats=seats) == (
        f"Winners: {name} and Bo."
    )


def test_a_sentence_that_is_missing_is_our_own_mistake():
    with pytest.raises(KeyError):
        say("nothing of the kind")


def test_later_changes_of_the_sentences_do_not_count():
    sentences = {"over": "Over."}
    words = Words("en", sentences)
    sentences["over"] = "Not yet."

    assert words.say(Message("over")) == "Over."
