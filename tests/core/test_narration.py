import json

import pytest
from hypothesis import given, strategies as st

from ecliptic.core.narration import Message, SeatName, Term, message_from_json


def test_a_message_is_a_key_with_values_and_a_rule():
    message = Message("took", {"seat": SeatName(1), "count": 2}, "DU-3.1")

    assert message.as_json() == {
        "key": "took",
        "values": {"seat": {"seat": 1}, "count": 2},
        "rule": "DU-3.1",
    }


def test_a_message_may_be_just_a_key():
    assert Message("over").as_json() == {"key": "over", "values": {}, "rule": None}


def test_messages_and_lists_in_a_message_become_json_too():
    inner = Message("card", {"owner": SeatName(0)})
    message = Message("took", {"card": inner, "seats": (SeatName(0), SeatName(2)), "none": ()})

    assert message.as_json()["values"] == {
        "card": {"key": "card", "values": {"owner": {"seat": 0}}, "rule": None},
        "seats": [{"seat": 0}, {"seat": 2}],
        "none": [],
    }


def test_a_term_takes_all_its_names_along():
    message = Message("mood", {"suit": Term({"en": "Yellow", "es": "Amarillo"})})

    assert message.as_json()["values"] == {"suit": {"term": {"en": "Yellow", "es": "Amarillo"}}}


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ({"en": "Yellow", "es": "Amarillo"}, "Amarillo"),
        ({"de": "Gelb", "en": "Yellow"}, "Yellow"),
        ({"de": "Gelb", "fr": "Jaune"}, "Gelb"),
    ],
    ids=["its own", "English", "any"],
)
def test_a_term_is_named_in_the_language_else_in_english_else_in_any(names, said):
    assert Term(names).in_language("es") == said


def test_a_message_survives_the_wire():
    plain = Message(
        "took", {"cards": (Message("card"), Term({"en": "Sun"}), "y1", 3)}, "DU-1"
    ).as_json()

    assert json.loads(json.dumps(plain)) == plain


values = st.recursive(
    st.text(max_size=6)
    | st.integers()
    | st.builds(SeatName, st.integers(0, 5))
    | st.builds(Term, st.dictionaries(st.text(max_size=2), st.text(max_size=6), min_size=1)),
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.builds(Message, st.text(max_size=6), st.dictionaries(st.text(max_size=4), inner))
    ),
    max_leaves=8,
)


@given(
    st.builds(
        Message, st.text(), st.dictionaries(st.text(), values, max_size=4), st.none() | st.text()
    )
)
def test_every_message_is_read_back_from_the_wire(message):
    assert message_from_json(json.loads(json.dumps(message.as_json()))) == message


@pytest.mark.parametrize("name", ["key", "seat", "term", "values", "rule"])
def test_no_name_of_a_value_confuses_the_reader(name):
    message = Message("outer", {name: Message("inner", {name: SeatName(1)})})

    assert message_from_json(message.as_json()) == message


def test_messages_with_equal_parts_are_equal():
    assert Message("took", {"count": 1}, "DU-1") == Message("took", {"count": 1}, "DU-1")
    assert Message("took", {"count": 1}, "DU-1") != Message("took", {"count": 1}, "DU-2")


def test_two_messages_never_share_their_values():
    assert Message("one").values is not Message("other").values


def test_a_message_cannot_be_changed():
    with pytest.raises(AttributeError):
        Message("over").key = "begun"  # type: ignore[misc]  # that is the point


def test_what_stands_in_a_message_cannot_be_changed():
    with pytest.raises(AttributeError):
        SeatName(1).seat = 2  # type: ignore[misc]  # that is the point
    with pytest.raises(AttributeError):
        Term({"en": "Sun"}).by_language = {}  # type: ignore[misc]  # that is the point
