import pytest

from ecliptic.core.bot import Advice, Bot
from ecliptic.core.errors import IllegalMoveError, NotationError, OptionError, RecordError
from ecliptic.core.info_state import InfoState
from ecliptic.core.match import Match, Step, play
from ecliptic.core.record import Record
from ecliptic.core.streams import stream_rng
from tests.core.table import BET, DEALT, GAME, GUESSED, SEATS, SHOWN, match_at, played, snapshot
from tests.core.toy import AnyBot, FirstBot, Toy


def chance_moves(record):
    return [text for text in record.moves if text.startswith(("draw", "die"))]


class CuriousBot(Bot):
    """Remembers what it was given."""

    def __init__(self):
        super().__init__()
        self.given = []

    def advise(self, info):
        self.given.append(info)
        return Advice(info.legal_actions()[0])


# Playing.


def test_a_match_begins_with_the_initial_state_and_empty_logs():
    match = match_at()

    assert match.state == GAME.new_initial_state()
    assert match.steps == []
    assert match.logs == {0: [], 1: [], None: []}


def test_moves_are_made_by_action_or_by_text():
    match = match_at(*DEALT)
    match.play(2)

    assert match.state == played(GAME, *BET)
    assert snapshot(match) == snapshot(match_at(*BET))


def test_each_step_says_who_moved_what_and_whether_it_showed_something():
    show = GAME.action_named("show")
    steps = match_at(*SHOWN).steps

    assert steps[2] == Step(player=0, action=2, reveals=False)
    assert steps[5] == Step(player=0, action=show, reveals=True)
    assert [step.player for step in steps] == [-1, -1, 0, 1, -1, 0]


def test_a_step_cannot_be_changed():
    with pytest.raises(AttributeError):
        match_at(*DEALT).steps[0].action = 1  # type: ignore[misc]  # that is the point


def test_every_seat_and_the_spectators_have_a_log_of_what_they_observe():
    assert match_at(*GUESSED).logs == {
        0: ["chance draw 0", "chance draw ?", "0 bet 2", "1 guess ?"],
        1: ["chance draw ?", "chance draw 1", "0 bet 2", "1 guess 1"],
        None: ["chance draw ?", "chance draw ?", "0 bet 2", "1 guess ?"],
    }


@pytest.mark.parametrize("action", [3, -1, 999])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action):
    match = match_at(*DEALT)
    with pytest.raises(ValueError, match=f"action {action} is not legal here"):
        match.play(action)

    assert snapshot(match) == snapshot(match_at(*DEALT))


@pytest.mark.parametrize(("text", "error"), [("hello", NotationError), ("show", IllegalMoveError)])
def test_a_text_that_is_no_legal_move_is_refused_and_changes_nothing(text, error):
    match = match_at(*DEALT)
    with pytest.raises(error):
        match.play_text(text)

    assert snapshot(match) == snapshot(match_at(*DEALT))


@pytest.mark.parametrize("seats", [(), ("Ana",), ("Ana", "Bo", "Cy")])
def test_a_match_needs_one_name_for_each_seat(seats):
    with pytest.raises(OptionError, match="seats: expected the names of 2 seats"):
        Match(GAME, seats, "7")


def test_a_seat_is_told_what_it_knows():
    info = match_at(*BET).info(1)

    assert isinstance(info, InfoState)
    assert info.view() == GAME.view(played(GAME, *BET), 1)
    assert info.log == ("chance draw ?", "chance draw 1", "0 bet 2")
    assert info.legal_actions() == [3, 4, 5]


@pytest.mark.parametrize("seat", [2, -1, None])
def test_nobody_but_a_seat_is_told_what_it_knows(seat):
    with pytest.raises(OptionError, match="seat from 0 to 1"):
        match_at().info(seat)


# Chance.


def test_chance_is_drawn_from_the_named_stream_by_the_number_of_the_node():
    match = match_at("draw 0")
    second_draw = played(GAME, "draw 0").sample(stream_rng("7", "purse", 1))
    die = match_at(*GUESSED)
    first_die = played(GAME, *GUESSED).sample(stream_rng("7", "die", 0))

    assert match.chance_move() == second_draw
    assert die.chance_move() == first_die


def test_the_outcomes_of_a_seed_never_change():
    record = play(Toy(rounds=3), [FirstBot(), FirstBot()], "7")

    assert chance_moves(record) == [
        *["draw 0", "draw 1", "die 1"],
        *["draw 0", "draw 0", "die 1"],
        *["draw 0", "draw 1", "die 2"],
    ]


def test_asking_for_an_outcome_does_not_use_it_up():
    match = match_at()

    assert match.chance_move() == match.chance_move()


def test_who_plays_and_how_does_not_change_chance():
    game = Toy(rounds=3)
    pairs: list[list[Bot]] = [
        [FirstBot(), FirstBot()],
        [AnyBot(1), FirstBot()],
        [AnyBot(2), AnyBot(3)],
    ]
    records = [play(game, bots, "7") for bots in pairs]

    assert len({record.moves for record in records}) == 3
    assert len({tuple(chance_moves(record)) for record in records}) == 1


def test_another_seed_has_another_chance():
    game = Toy(rounds=3)
    records = [play(game, [FirstBot(), FirstBot()], str(seed)) for seed in range(20)]

    assert len({tuple(chance_moves(record)) for record in records}) > 15


# The record.


def test_the_record_of_a_running_game_has_no_result():
    record = match_at(*BET).record()

    assert (record.ended_by, record.result, record.reason) == (None, None, None)
    assert record.seats == SEATS
    assert record.seed == "7"
    assert record.generator == "mwc-1"
    assert record.moves == BET


def test_the_table_may_end_a_game():
    assert match_at(*BET).record("resign").ended_by == "resign"


def test_the_rules_end_a_game_whatever_the_table_says():
    match = match_at(*SHOWN, *SHOWN)
    record = match.record("resign")

    assert (record.ended_by, record.result, record.reason) == ("rules", (1.0, -1.0), "TO-4")


def test_the_record_names_only_options_that_were_changed():
    assert Match(Toy(rounds=3), SEATS, "7").record().options == {"rounds": 3}


def test_the_record_names_a_built_in_set_and_holds_any_other():
    content = GAME.card_set.content

    assert Match(GAME, SEATS, "7").record().cards == "standard"
    assert Match(Toy(cards=content), SEATS, "7").record().cards == content


@pytest.mark.parametrize("count", range(13))
def test_a_record_replays_after_every_move(count):
    match = match_at(*(*SHOWN, *SHOWN)[:count])
    record = Record.parse(match.record().text())

    assert record.final_state(GAME) == match.state


# Going on.


@pytest.mark.parametrize("count", range(13))
def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened(count):
    match = match_at(*(*SHOWN, *SHOWN)[:count])
    again = Match.resume(GAME, Record.parse(match.record().text()), bots={1})

    assert snapshot(again) == snapshot(match)
    assert again.steps == match.steps
    assert again.bots == {1}


@pytest.mark.parametrize("seed", range(10))
def test_both_go_on_in_the_same_way(seed):
    match = match_at(seed=str(seed))
    match.play(match.chance_move())
    again = Match.resume(GAME, match.record())
    for one in (match, again):
        one.play(one.chance_move())
        one.play_text("bet 2")
        one.play_text("guess 1")
        one.play(one.chance_move())

    assert snapshot(again) == snapshot(match)


def test_the_action_with_the_least_number_is_a_move_like_any_other():
    match = match_at(*DEALT, "bet 0")

    assert Match.resume(GAME, match.record()).steps == match.steps
    assert match.record().seen_by(GAME, 1).moves == ("draw ?", "draw 1", "bet 0")


def test_marks_of_moves_taken_back_are_kept_when_a_match_goes_on():
    match = match_at(*BET)
    match.undo(0)
    again = Match.resume(GAME, match.record())
    again.play_text("bet 0")

    assert again.record().notes == ((2, "seat 0 took back: bet 2"),)


def test_without_a_seed_a_match_cannot_go_on():
    seen = match_at(*BET).record().seen_by(GAME, 0)
    with pytest.raises(RecordError, match=r"^expected a seed to go on from, got none"):
        Match.resume(GAME, seen)


def test_with_the_numbers_of_another_generator_a_match_cannot_go_on():
    text = match_at(*BET).record().text().replace('"mwc-1"', '"mwc-2"')
    with pytest.raises(
        RecordError, match=r"^expected the generator mwc-1 to go on with, got mwc-2"
    ):
        Match.resume(GAME, Record.parse(text))


def test_a_record_that_does_not_replay_cannot_go_on():
    text = match_at(*BET).record().text().replace("bet 2", "show")
    with pytest.raises(RecordError, match="line 19: illegal move 'show'"):
        Match.resume(GAME, Record.parse(text))


def test_a_record_of_too_few_seats_cannot_go_on():
    text = match_at(*BET).record().text().replace('["Ana", "Bo"]', '["Ana"]')
    with pytest.raises(RecordError, match="expected the names of 2 seats, got 1"):
        Match.resume(GAME, Record.parse(text))


# Whole games.


def test_bots_play_a_game_to_its_end():
    record = play(GAME, [FirstBot(), AnyBot(1)], 7)

    assert record.ended_by == "rules"
    assert record.seats == ("FirstBot", "AnyBot")
    assert len(record.moves) == GAME.max_game_length
    assert record.final_state(GAME).is_terminal()


def test_equal_seeds_give_equal_games_whether_number_or_text():
    assert play(GAME, [AnyBot(1), AnyBot(2)], 7) == play(GAME, [AnyBot(1), AnyBot(2)], "7")


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_game_needs_one_bot_for_each_seat(count):
    with pytest.raises(OptionError, match="seats: expected the names of 2 seats"):
        play(GAME, [FirstBot()] * count, 7)


def test_a_bot_is_asked_at_its_own_decisions_with_what_its_seat_knows():
    curious = CuriousBot()
    record = play(GAME, [FirstBot(), curious], 7)
    texts = [info.log[-1] for info in curious.given]

    assert [type(info) for info in curious.given] == [InfoState] * 3
    assert {info.seat for info in curious.given} == {1}
    assert texts == ["0 bet 0", f"chance {record.moves[7]}", "chance die 1"]


def test_bots_have_the_names_they_are_given_or_those_of_their_classes():
    bots = [FirstBot(), AnyBot(1)]

    assert play(GAME, bots, 1).seats == ("FirstBot", "AnyBot")
    assert play(GAME, bots, 1, ("Ana", "Ben")).seats == ("Ana", "Ben")
