"""What a position promises, as a bot may guess it."""

import pytest

from ecliptic.bots.greedy import Greedy
from ecliptic.core.heuristic import UNKNOWN
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from tests.games.zodiac_duel.table import ASTRAY, EVEN, one_star, stage, table, to_choice, wander

PLUS = '[{do="power", who="own", amount=9}]'


def worth(at, seat=0):
    """The value of a position for a seat."""
    return at.game.heuristic.value(at.state, seat)


def advised(at):
    """What a bot that looks one move ahead does."""
    info = InfoState(at.game, at.state, at.actor, ())
    return at.game.action_text(Greedy().advise(info).action)


@pytest.mark.parametrize(
    "options",
    [{"mode": "first"}, {}, {"mode": "advanced"}, {"mode": "expert"}],
    ids=["first", "basic", "advanced", "expert"],
)
def test_what_one_seat_may_win_the_other_may_lose(options):
    at, rng = table(options), Rng(4)
    values = []
    while at.actor is not None:
        values.append((worth(at, 0), worth(at, 1)))
        wander(at, rng, 1)

    assert all(-1.0 <= own <= 1.0 for own, _ in values)
    assert [own for own, _ in values] == pytest.approx([-other for _, other in values])


def test_before_the_selection_nobody_is_ahead():
    assert worth(table({"mode": "expert"})) == 0.0


def test_the_value_of_the_end_is_the_result():
    at = wander(table({}), Rng(9), 10_000)

    assert [worth(at, 0), worth(at, 1)] == at.state.returns()
    assert at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == 0


def test_nobody_knows_how_long_a_game_will_be():
    at = stage()

    assert not at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == UNKNOWN


def test_who_would_win_the_duel_is_ahead():
    even, astray = stage(moves=EVEN), stage(moves=ASTRAY)

    assert worth(even) < 0 < worth(astray)


def test_a_won_duel_is_worth_more_than_anything_that_is_left():
    won = stage(moves=f"{ASTRAY}pass; pass")

    assert worth(won) > worth(stage(moves=ASTRAY))


def test_a_star_kept_counts_while_cards_are_selected():
    at = to_choice(table({}), Rng(2))
    fighter, star = sorted(at.moves)[:2]
    values = [worth(at.copy().play(move), at.actor) for move in (fighter, star)]

    assert fighter.endswith("fighter")
    assert star.endswith("star")
    assert all(value > worth(at, at.actor) for value in values)


def test_a_greedy_player_plays_the_star_that_wins_the_duel():
    assert advised(stage({"cancer-5": PLUS}, EVEN)) == "star cancer-5"


def test_a_greedy_player_passes_where_the_duel_is_won():
    at = one_star(PLUS, after="pass")

    assert at.actor == 0
    assert advised(at) == "pass"
