from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from ecliptic.core.errors import RecordError
from ecliptic.core.match import Match, play
from ecliptic.core.record import Record, state_digest
from tests.core.table import FORMAT_1, RECORD, SHORT, played
from tests.core.toy import AnyBot, FirstBot, Toy

# Text.


def test_a_record_of_format_1_is_read():
    found = Record.parse(FORMAT_1)

    assert found == Record(
        game="toy",
        edition=3,
        options={"rounds": 1},
        cards="standard",
        cards_digest="87b4695d50814e27",
        seats=("Ana", "Žofie"),
        moves=("draw 0", "draw 1", "bet 2", "guess 1", "die 1", "show"),
        generator="mwc-1",
        seed="7",
        viewer=None,
        ended_by="rules",
        result=(1.0, -1.0),
        reason="TO-4",
        digest="c5a4d06cd8202121",
        notes=((2, "seat 0 took back: bet 1"), (5, "a last word"), (6, "bravo")),
    )


def test_a_record_of_format_1_is_written():
    assert RECORD.text() == FORMAT_1


def test_a_record_of_format_1_replays():
    assert RECORD.final_state(SHORT) == played(SHORT, *RECORD.moves)


def test_line_ends_of_other_systems_and_blank_lines_at_the_end_are_read():
    assert Record.parse(FORMAT_1.replace("\n", "\r\n") + "\r\n\r\n") == RECORD


def test_headers_may_stand_in_another_order():
    swapped = FORMAT_1.replace('seed: "7"\nviewer: null\n', 'viewer: null\nseed: "7"\n')

    assert Record.parse(swapped) == RECORD


def test_a_record_without_moves_ends_after_its_header():
    empty = replace(RECORD, moves=(), notes=())

    assert empty.text().endswith('digest: "c5a4d06cd8202121"\n\n')
    assert Record.parse(empty.text()) == empty


json_texts = st.text(max_size=8)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | json_texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(json_texts, inner, max_size=3),
    max_leaves=6,
)
visible = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=6)
moves = st.lists(visible, min_size=1, max_size=3).map(" ".join).filter(lambda m: m[0] != "#")
records = st.builds(
    Record,
    game=json_texts,
    edition=st.integers(),
    options=st.dictionaries(json_texts, json_texts | st.integers() | st.booleans(), max_size=3),
    cards=json_texts | st.dictionaries(json_texts, json_values, max_size=3),
    cards_digest=json_texts,
    seats=st.lists(json_texts, max_size=3).map(tuple),
    moves=st.lists(moves, max_size=6).map(tuple),
    generator=st.none() | json_texts,
    seed=st.none() | json_texts,
    viewer=st.none() | st.integers(-1, 3),
    ended_by=st.none() | json_texts,
    result=st.none() | st.lists(st.floats(allow_nan=False), max_size=3).map(tuple),
    reason=st.none() | json_texts,
    digest=st.none() | json_texts,
    notes=st.just(()),
)


@given(records, st.lists(st.tuples(st.integers(0, 6), visible), max_size=4))
def test_every_record_is_read_back_from_its_text(record, notes):
    places = sorted((min(place, len(record.moves)), note) for place, note in notes)
    noted = replace(record, notes=tuple(places))

    assert Record.parse(noted.text()) == noted


@pytest.mark.parametrize("name", ["\x85", "\u2028", "\u2029", "\x1c", "\r\n", '"', "\\", "#", ""])
def test_no_name_breaks_a_line(name):
    named = replace(RECORD, seats=(name, f"a{name}b"))

    assert Record.parse(named.text()) == named


def test_a_note_needs_no_space():
    assert Record.parse(FORMAT_1.replace("# bravo", "#bravo")) == RECORD


def test_a_record_cannot_be_changed():
    with pytest.raises(AttributeError):
        RECORD.moves = ()  # type: ignore[misc]  # that is the point


# Replaying.


def test_replaying_yields_each_state_with_the_action_played_in_it():
    seen = [(state.clone(), action) for state, action in RECORD.replay(SHORT)]

    assert [action for _, action in seen] == [*map(SHORT.action_named, RECORD.moves), -1]
    assert [state for state, _ in seen] == [
        played(SHORT, *RECORD.moves[:count]) for count in range(7)
    ]


def test_moves_may_be_replayed_without_a_digest_or_a_result():
    bare = replace(RECORD, digest=None, result=None, reason=None)

    assert bare.final_state(SHORT).is_terminal()


def test_a_running_game_is_replayed_as_far_as_it_went():
    running = Match(SHORT, RECORD.seats, "7").record()

    assert running.final_state(SHORT) == SHORT.new_initial_state()


def test_the_line_of_each_move_is_known():
    lines = FORMAT_1.splitlines()

    assert [lines[RECORD.line_of(ply) - 1] for ply in range(6)] == list(RECORD.moves)


def test_digests_tell_states_and_turns_apart():
    digests = {state_digest(SHORT, played(SHORT, *RECORD.moves[:count])) for count in range(7)}

    assert len(digests) == 7
    assert state_digest(SHORT, SHORT.new_initial_state()) == "96d8e460093b8884"


@pytest.mark.parametrize("count", range(7))
def test_the_table_may_end_a_game_at_any_time_with_a_result_of_its_own(count):
    resigned = replace(
        RECORD, moves=RECORD.moves[:count], ended_by="resign", result=(-1.0, 1.0), digest=None
    )

    assert resigned.final_state(SHORT) == played(SHORT, *RECORD.moves[:count])


# What one seat saw.


@pytest.mark.parametrize(
    ("seat", "viewer", "moves"),
    [
        (0, 0, ("draw 0", "draw ?", "bet 2", "guess ?", "die 1", "show")),
        (1, 1, ("draw ?", "draw 1", "bet 2", "guess 1", "die 1", "show")),
        (None, -1, ("draw ?", "draw ?", "bet 2", "guess ?", "die 1", "show")),
    ],
    ids=["seat 0", "seat 1", "spectator"],
)
def test_a_seats_record_holds_what_that_seat_observed(seat, viewer, moves):
    seen = RECORD.seen_by(SHORT, seat)

    assert seen.viewer == viewer
    assert seen.moves == moves
    assert Record.parse(seen.text()) == seen


def test_a_seats_record_gives_away_no_seed_no_digest_and_no_taken_back_moves():
    seen = RECORD.seen_by(SHORT, 1)

    assert (seen.seed, seen.digest, seen.notes) == (None, None, ())


def test_a_seats_record_keeps_names_options_and_result():
    seen = RECORD.seen_by(SHORT, 1)

    assert (seen.seats, seen.options, seen.cards) == (
        RECORD.seats,
        RECORD.options,
        RECORD.cards,
    )
    assert (seen.ended_by, seen.result, seen.reason) == ("rules", (1.0, -1.0), "TO-4")


def test_a_seats_record_cannot_be_replayed():
    with pytest.raises(RecordError, match="only a full record can be replayed"):
        RECORD.seen_by(SHORT, 0).final_state(SHORT)


# Own cards.


def test_a_record_with_own_cards_holds_them_and_outlives_their_file(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text((Toy.folder / "sets" / "pair.toml").read_text())
    record = play(Toy(cards=file), [FirstBot(), AnyBot(1)], 7)
    file.unlink()
    again = Record.parse(record.text())

    assert isinstance(again.cards, dict)
    assert again == record
    assert again.final_state(Toy(cards=again.cards)).is_terminal()
