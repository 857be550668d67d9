from itertools import count

import pytest

from ecliptic.testing import LawError, Play
from ecliptic.testing.records import (
    check_damage,
    check_records,
    check_resuming,
    check_seeds,
    check_undo,
)
from tests.testing.lantern import HIGH, Lantern, LanternState, lantern, lantern_state


def fickle_game():
    """Return Lantern in which the points of a round depend on how often it was played."""
    rounds = count()

    def end_round(state):
        LanternState.end_round(state)
        state.scores[0] += next(rounds)

    return lantern_state(end_round=end_round)


def fickle_chance():
    """Return Lantern whose chance comes from another stream each time it is asked."""
    numbers = count()
    return lantern(chance_stream=lambda *_: f"bag {next(numbers)}")


def test_equal_moves_must_lead_to_equal_states():
    with pytest.raises(LawError, match="check_records: a match comes to another state"):
        check_records(Play(fickle_game()))


def test_a_record_must_replay():
    replays = count()

    def new_initial_state(game):
        state = Lantern.new_initial_state(game)
        state.scores[0] = next(replays) // 7
        return state

    with pytest.raises(LawError, match="check_records"):
        check_records(Play(lantern(new_initial_state=new_initial_state)))


def test_a_record_must_hold_all_options():
    def made(game, **options):
        Lantern.__init__(game, **options)
        game.setting += str(id(game))

    with pytest.raises(LawError, match="the record's options make another game"):
        check_records(Play(lantern(__init__=made)))


def test_a_record_of_a_seat_must_be_what_it_saw():
    asked = count()

    def observed(game, state, action, seat):
        return f"{Lantern.observed(game, state, action, seat)} {next(asked)}"

    with pytest.raises(LawError, match="the record of reader 0 is not what the match showed"):
        check_records(Play(lantern(observed=observed)))


def test_a_resumed_match_must_have_the_same_chance():
    with pytest.raises(LawError, match="check_resuming"):
        check_resuming(Play(fickle_chance()))


def test_a_resumed_match_must_have_shown_the_same():
    asked = count()

    def observed(game, state, action, seat):
        return f"{Lantern.observed(game, state, action, seat)} {next(asked)}"

    with pytest.raises(LawError, match="the resumed match has shown something else"):
        check_resuming(Play(lantern(observed=observed)))


def test_a_seed_must_give_one_game():
    with pytest.raises(LawError, match="one seed gives two games"):
        check_seeds(Play(fickle_chance()))


def test_undo_must_not_change_chance():
    with pytest.raises(LawError, match="after an undo chance goes another way"):
        check_undo(Play(fickle_chance()))


def test_undo_must_come_back_to_the_same_state():
    starts = count()

    def new_initial_state(game):
        state = Lantern.new_initial_state(game)
        state.scores[0] = next(starts)
        return state

    with pytest.raises(LawError, match="check_undo"):
        check_undo(Play(lantern(new_initial_state=new_initial_state)))


def test_a_damaged_record_must_not_replay():
    def action_named(game, text):
        return game.texts.index(text) if text in game.texts else HIGH

    def parse_move(game, state, text):
        legal = state.legal_actions()
        action = game.action_named(text)
        return action if action in legal else legal[0]

    with pytest.raises(LawError, match="is bad, the error names"):
        check_damage(Play(lantern(action_named=action_named, parse_move=parse_move)))


def test_a_record_with_another_end_must_not_replay(monkeypatch):
    monkeypatch.setattr("ecliptic.core.record.Record._check_end", lambda *_: None)

    with pytest.raises(LawError, match="the last move is missing, and the record replays"):
        check_damage(Play(Lantern()))
