import pytest

from ecliptic.testing import FirstPolicy, LawError, Play
from ecliptic.testing.actions import (
    check_actor,
    check_chance,
    check_legal_actions,
    check_notation,
    check_texts,
)
from tests.testing.lantern import HIGH, LOW, Lantern, LanternState, lantern, lantern_state


def test_a_seat_that_is_not_there_may_not_act():
    game = lantern_state(current_player=lambda *_: 7)

    with pytest.raises(LawError, match="check_actor: 7 acts"):
        check_actor(Play(game))


def test_ways_to_ask_who_acts_must_agree():
    with pytest.raises(LawError, match="is_chance_node is wrong"):
        check_actor(Play(lantern_state(is_chance_node=lambda *_: False)))
    with pytest.raises(LawError, match="is_terminal is wrong"):
        check_actor(Play(lantern_state(is_terminal=lambda *_: False)))


def test_legal_actions_must_be_ascending():
    game = lantern_state(choices=lambda *_: (LOW, HIGH))

    with pytest.raises(LawError, match="check_legal_actions: not ascending"):
        check_legal_actions(Play(game))


def test_legal_actions_must_be_unique():
    game = lantern_state(choices=lambda *_: (HIGH, HIGH))

    with pytest.raises(LawError, match="check_legal_actions: not ascending"):
        check_legal_actions(Play(game))


def test_legal_actions_must_not_be_empty_before_the_end():
    game = lantern_state(choices=lambda *_: ())

    with pytest.raises(LawError, match="no legal action before the end"):
        check_legal_actions(Play(game))


def test_legal_actions_must_be_empty_at_the_end():
    def legal_actions(state):
        return LanternState.legal_actions(state) or [HIGH]

    with pytest.raises(LawError, match="legal actions at the end"):
        check_legal_actions(Play(lantern_state(legal_actions=legal_actions)))


def test_ids_of_decisions_must_come_before_those_of_chance():
    game = Lantern()
    game.first_chance_action = LOW

    with pytest.raises(LawError, match="action 1 is not from 0 to 0"):
        check_legal_actions(Play(game))


def test_moves_and_legal_actions_must_agree():
    def legal_actions(state):
        return LanternState.legal_actions(state)[:1]

    with pytest.raises(LawError, match="legal_actions says"):
        check_legal_actions(Play(lantern_state(legal_actions=legal_actions)))


def test_decisions_must_weigh_1_in_the_buffer():
    def moves(state, out):
        LanternState.moves(state, out)
        out.weights[0] = 9

    with pytest.raises(LawError, match="moves writes the weights"):
        check_legal_actions(Play(lantern_state(moves=moves, chance_weights=lambda *_: [1, 1])))


def test_asking_for_legal_actions_must_change_nothing():
    def choices(state):
        state.scores[0] += 1
        return LanternState.choices(state)

    with pytest.raises(LawError, match="asking for legal actions changes the state"):
        check_legal_actions(Play(lantern_state(choices=choices)))


@pytest.mark.parametrize(
    ("weights", "message"),
    [
        ([1.0, 2.0, 1.0], "must be positive whole numbers"),
        ([0, 2, 1], "must be positive whole numbers"),
        ([1], "weights are missing"),
    ],
)
def test_chance_weights_must_be_positive_whole_numbers(weights, message):
    game = lantern_state(chance_weights=lambda state: weights if state.turn == -1 else [])

    with pytest.raises(LawError, match=message):
        check_chance(Play(game, 0, FirstPolicy))


def test_seats_must_have_no_chance_weights():
    def chance_weights(state):
        return LanternState.chance_weights(state) or [1] * len(state.legal_actions())

    with pytest.raises(LawError, match="where a seat acts"):
        check_chance(Play(lantern_state(chance_weights=chance_weights)))


def test_sample_must_follow_the_weights():
    def sample(state, rng):
        legal = state.legal_actions()
        return legal[rng.below(len(legal))]

    with pytest.raises(LawError, match="sample does not draw by the weights: chi-square"):
        check_chance(Play(lantern_state(sample=sample)))


def test_sample_must_draw_what_is_legal():
    with pytest.raises(LawError, match="drew 0, which has no chance"):
        check_chance(Play(lantern_state(sample=lambda *_: HIGH)))


def test_sample_must_change_nothing():
    def sample(state, rng):
        state.scores[0] += 1
        return LanternState.sample(state, rng)

    with pytest.raises(LawError, match="sample changes the state"):
        check_chance(Play(lantern_state(sample=sample)))


def test_texts_must_be_read_as_they_were_written():
    game = lantern(action_named=lambda *_: HIGH)

    with pytest.raises(LawError, match="'say low' is written for 1 and read as 0"):
        check_notation(Play(game))


@pytest.mark.parametrize("text", ["", "two\nlines", " space", "# note"])
def test_texts_must_stand_on_a_line_of_a_record(text):
    game = lantern(action_text=lambda *_: text)

    with pytest.raises(LawError, match="check_notation"):
        check_notation(Play(game))


def test_decisions_must_not_end_after_all_actions():
    game = Lantern()
    game.num_distinct_actions = 3

    with pytest.raises(LawError, match="decisions end at 6"):
        check_notation(Play(game))


def test_an_id_must_not_have_two_meanings():
    def move_text(game, state, action):
        return f"{game.action_text(action)}{'!' * len(state.past)}"

    with pytest.raises(LawError, match=r"elsewhere and '.*!' here"):
        check_texts(Play(lantern(move_text=move_text)))


def test_a_legal_text_must_be_read_as_its_action():
    with pytest.raises(LawError, match="read as 0"):
        check_texts(Play(lantern(parse_move=lambda *_: HIGH)))


def test_reading_a_move_must_change_nothing():
    def parse_move(game, state, text):
        state.scores[0] += 1
        return game.action_named(text)

    with pytest.raises(LawError, match="reading or writing a move changes the state"):
        check_texts(Play(lantern(parse_move=parse_move)))
