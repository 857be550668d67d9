import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from tests.core.table import DEALT, GAME, GUESSED, SHORT, SHOWN, played
from tests.core.toy import HIDDEN


def info(*texts, seat=0, log=()):
    return InfoState(GAME, played(GAME, *texts), seat, log)


def test_it_holds_game_seat_and_log():
    knowledge = info(*DEALT, seat=1, log=["chance draw ?", "chance draw 1"])

    assert knowledge.game is GAME
    assert knowledge.seat == 1
    assert knowledge.log == ("chance draw ?", "chance draw 1")


@pytest.mark.parametrize("seat", [2, -1, None, True])
def test_it_is_made_for_seats_only(seat):
    with pytest.raises(OptionError, match="seat from 0 to 1"):
        info(seat=seat)


def test_it_shows_what_the_seat_sees():
    assert info(*DEALT, seat=0).view()["coins"] == [0, HIDDEN]
    assert info(*DEALT, seat=1).view()["coins"] == [HIDDEN, 1]


def test_the_seat_to_act_has_its_legal_actions():
    assert info(*DEALT, seat=0).legal_actions() == [0, 1, 2]


@pytest.mark.parametrize("texts", [(), DEALT, GUESSED], ids=["chance", "the other", "dice"])
def test_while_another_acts_there_are_none(texts):
    assert info(*texts, seat=1).legal_actions() == []


def test_after_the_end_there_are_none():
    over = played(SHORT, *SHOWN)

    assert [InfoState(SHORT, over, seat, ()).legal_actions() for seat in (0, 1)] == [[], []]


def test_it_stays_as_it_is_when_the_game_goes_on():
    state = played(GAME, *DEALT)
    log = ["chance draw 0", "chance draw ?"]
    knowledge = InfoState(GAME, state, 0, log)
    before = knowledge.key()
    state.apply_action(2)
    log.append("0 bet 2")

    assert knowledge.key() == before
    assert knowledge.legal_actions() == [0, 1, 2]


def test_it_stays_as_it_is_when_its_answers_are_changed():
    knowledge = info(*DEALT)
    before = knowledge.key()
    knowledge.view().clear()
    knowledge.legal_actions().clear()
    knowledge.determinize(Rng(1)).apply_action(0)

    assert knowledge.key() == before
    assert knowledge.legal_actions() == [0, 1, 2]


def test_equal_views_and_logs_have_equal_keys_whatever_is_hidden():
    one = info("draw 0", "draw 1", "bet 2", "guess 0", log=["a"])
    other = info("draw 0", "draw 2", "bet 2", "guess 2", log=["a"])

    assert one.key() == other.key()


@pytest.mark.parametrize(
    "other",
    [
        info("draw 1", "draw 1", log=["a"]),
        info("draw 0", "draw 1", "bet 0", log=["a"]),
        info("draw 0", "draw 1", log=["b"]),
        info("draw 0", "draw 1", log=["a", "a"]),
        info("draw 0", "draw 1", log=[]),
        info("draw 0", "draw 1", log=["a"], seat=1),
    ],
    ids=["coin", "move", "log", "longer log", "no log", "seat"],
)
def test_another_view_or_log_has_another_key(other):
    assert info("draw 0", "draw 1", log=["a"]).key() != other.key()


def test_drawn_worlds_fit_what_the_seat_knows():
    knowledge = info(*GUESSED)
    worlds = [knowledge.determinize(Rng(seed)) for seed in range(50)]

    assert all(GAME.view(world, 0) == knowledge.view() for world in worlds)
    assert {(world.coins[1], world.guessed) for world in worlds} == {
        (coin, guess) for coin in range(3) for guess in range(3)
    }


def test_drawing_into_a_world_gives_the_same_as_a_new_one():
    knowledge = info(*GUESSED)
    world = knowledge.determinize(Rng(99))
    world.apply_action(world.legal_actions()[0])
    knowledge.determinize_into(world, Rng(5))

    assert world == knowledge.determinize(Rng(5))


def test_drawing_into_a_world_draws_anew_each_time():
    knowledge = info(*GUESSED)
    world = knowledge.determinize(Rng(1))
    rng = Rng(2)
    coins = set()
    for _ in range(50):
        knowledge.determinize_into(world, rng)
        coins.add(world.coins[1])

    assert coins == {0, 1, 2}
