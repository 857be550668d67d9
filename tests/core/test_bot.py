import pytest

from ecliptic.core.bot import Advice, Bot, Budget, MoveStatistics, decisions
from ecliptic.core.info_state import InfoState
from tests.core.table import DEALT, GAME, played
from tests.core.toy import AnyBot, FirstBot


def info(*texts, seat=0, log=()):
    return InfoState(GAME, played(GAME, *texts), seat, log)


def numbers(bot, knowledge):
    rng = bot.rng(knowledge)
    return [rng.below(1000) for _ in range(6)]


@pytest.mark.parametrize(
    ("simulations", "seconds"), [(1, None), (None, 0.001), (1000, 2.5)], ids=str
)
def test_a_budget_has_simulations_or_seconds_or_both(simulations, seconds):
    budget = Budget(simulations, seconds)

    assert (budget.simulations, budget.seconds) == (simulations, seconds)


def test_a_budget_of_nothing_is_refused():
    with pytest.raises(ValueError, match="needs simulations or seconds"):
        Budget()


@pytest.mark.parametrize(
    ("simulations", "seconds"),
    [(0, None), (-1, None), (None, 0.0), (None, -1.0), (0, 1.0), (1, 0.0)],
    ids=str,
)
def test_a_budget_that_is_not_positive_is_refused(simulations, seconds):
    with pytest.raises(ValueError, match="must be positive"):
        Budget(simulations, seconds)


def test_decisions_are_the_legal_actions_of_the_seat_to_act():
    assert decisions(info(*DEALT)) == [0, 1, 2]


@pytest.mark.parametrize("texts", [(), DEALT], ids=["chance", "another seat"])
def test_a_seat_with_nothing_to_decide_is_an_error(texts):
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        decisions(info(*texts, seat=1))


def test_a_choice_is_the_action_of_the_advice():
    assert FirstBot().choose(info(*DEALT)) == FirstBot().advise(info(*DEALT)).action


def test_advice_may_come_with_the_grounds_for_it():
    found = MoveStatistics(action=2, visits=70, value=0.25)

    assert Advice(2).statistics == ()
    assert Advice(2, (found,)).statistics == (found,)


@pytest.mark.parametrize(
    ("thing", "name"),
    [(Budget(1), "simulations"), (MoveStatistics(2, 70, 0.25), "visits"), (Advice(2), "action")],
    ids=["budget", "statistics", "advice"],
)
def test_budgets_and_advice_cannot_be_changed(thing, name):
    with pytest.raises(AttributeError):
        setattr(thing, name, 1)


def test_a_bot_has_to_say_how_it_decides():
    with pytest.raises(TypeError, match="abstract"):
        Bot()  # type: ignore[abstract]  # that is the point


def test_equal_seeds_and_knowledge_give_equal_numbers():
    assert numbers(AnyBot(7), info(*DEALT)) == numbers(AnyBot(7), info(*DEALT))


def test_the_kind_of_bot_and_the_hidden_truth_do_not_count():
    assert numbers(AnyBot(7), info("draw 0", "draw 1")) == numbers(
        FirstBot(7), info("draw 0", "draw 2")
    )


@pytest.mark.parametrize(
    ("seed", "knowledge"),
    [
        (8, info(*DEALT)),
        (7, info("draw 1", "draw 1")),
        (7, info(*DEALT, log=["0 bet 2"])),
        (7, info(*DEALT, seat=1)),
    ],
    ids=["seed", "view", "log", "seat"],
)
def test_another_seed_or_other_knowledge_gives_other_numbers(seed, knowledge):
    assert numbers(AnyBot(7), info(*DEALT)) != numbers(AnyBot(seed), knowledge)


def test_numbers_are_the_same_on_every_build_and_python():
    assert numbers(AnyBot(7), info(*DEALT)) == [213, 372, 420, 216, 792, 118]


def test_a_decision_does_not_depend_on_those_before():
    bot = AnyBot(7)
    fresh = bot.choose(info(*DEALT))
    bot.choose(info(*DEALT, "bet 1", seat=1))

    assert bot.choose(info(*DEALT)) == fresh


def test_a_bot_without_a_seed_has_the_seed_zero():
    assert FirstBot().seed == 0
