"""What a position promises, as a bot may guess it."""

import pytest

from ecliptic.bots.greedy import Greedy
from ecliptic.catalog import load_bot
from ecliptic.core import match
from ecliptic.core.heuristic import UNKNOWN
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from tests.games.zeipen.table import Table, duel, table

HANDS = {"hands": ("vanguard", "undertow"), "first_player": "seat0"}


def worth(at, seat=0):
    """The value of a position for a seat."""
    return at.game.heuristic.value(at.state, seat)


def advised(at):
    """What a bot that looks one move ahead does, step by step, in one turn."""
    seat, steps = at.actor, []
    while at.actor == seat:
        info = InfoState(at.game, at.state, seat, ())
        steps.append(at.game.action_text(Greedy().advise(info).action))
        at.play(steps[-1])
    return " ".join(steps)


def wander(at, rng):
    """Make a random move, chance moves included."""
    legal = at.state.legal_actions()
    at.state.apply_action(legal[rng.below(len(legal))])


@pytest.mark.parametrize(
    "options",
    [HANDS, {"mode": "draft"}, {"mode": "build", "visibility": "hidden", "pointer": "all"}],
    ids=["ready", "draft", "build"],
)
def test_what_one_seat_may_win_the_other_may_lose(options):
    at, rng = table(options), Rng(4)
    values = []
    while at.actor is not None:
        values.append((worth(at, 0), worth(at, 1)))
        wander(at, rng)

    assert all(-1.0 <= own <= 1.0 for own, _ in values)
    assert [own for own, _ in values] == pytest.approx([-other for _, other in values])


def test_the_value_of_the_end_is_the_result():
    at, rng = table(HANDS), Rng(9)
    while at.actor is not None:
        wander(at, rng)

    assert [worth(at, 0), worth(at, 1)] == at.state.returns()
    assert at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == 0


def test_before_the_end_nothing_is_settled():
    at = table(HANDS)

    assert not at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == UNKNOWN


def test_a_first_step_is_not_quiet():
    at = duel()
    quiet = []
    for move in ("place blank", "to 0,-1", "place blank", "to 0,1", "deploy blank"):
        at.play(move)
        quiet.append(at.game.heuristic.quiet(at.state))

    assert quiet == [False, True, False, True, False]


def test_a_first_step_is_worth_what_its_best_completion_is():
    at = duel("spike", "", "place blank to 0,-1; place blank to 0,1; deploy spike")
    after = [worth(Table(at.game, at.state.clone()).play(text)) for text in at.moves]

    assert worth(at) == max(after)
    assert worth(at, 1) == -max(after)


def test_a_card_on_the_grid_is_better_than_a_wounded_one():
    at = duel("spike", "", "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1")

    assert worth(at.copy().play("deploy blank to 2,2"), 1) > worth(
        at.copy().play("deploy blank to -1,0"), 1
    )


def test_a_hand_with_more_attacking_sides_is_better():
    bare = duel("", "")
    armed = duel("spike spike", "")

    assert worth(armed) > worth(bare) == 0


def test_an_open_side_is_better_for_who_has_the_sword():
    against_guard = duel("spike", "guard", "place spike to 0,-1; place guard to 0,1")
    against_blank = duel("spike", "", "place spike to 0,-1; place blank to 0,1")

    assert worth(against_blank) > worth(against_guard)


def test_a_threat_is_worth_most_to_who_acts():
    at = duel("spike", "", "place spike to 0,-1; place blank to 0,1")
    later = at.copy().play("deploy blank to 1,-1")

    assert worth(at) > worth(later) > 0


def test_a_card_on_its_alternate_face_is_better():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to 0,-1; deploy blank to 2,2"
    at = duel("twin twin", "", moves)

    assert worth(at.copy().play("flip 0,-1")) > worth(at.copy().play("deploy blank to -1,0"))


def test_a_player_that_looks_ahead_wins_when_it_can():
    moves = "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1; move 1,1 to 0,1"
    at = duel("spike", "", moves)
    done = advised(at)

    assert done.startswith("move -1,-1")
    assert at.result == (0, "cleared")


def test_a_player_that_looks_ahead_does_not_cut_off_its_own_cards():
    at = duel("", "", "place blank to 0,-1; place blank to 0,1; deploy blank to 0,-2")
    at.play("deploy blank to 1,1")
    done = advised(at)

    assert not done.startswith("move 0,-1")


def test_looking_ahead_beats_playing_at_random():
    game = table({"mode": "draft"}).game
    bots = [[load_bot("greedy", seed), load_bot("uniform", seed)] for seed in range(6)]
    results = [match.play(game, pair, seed).result or [0.0] for seed, pair in enumerate(bots)]

    assert sum(result[0] for result in results) >= 4
