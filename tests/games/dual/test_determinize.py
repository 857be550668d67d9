"""What a seat cannot see is drawn from the exact posterior.

The posterior is worked out by trying everything (`ecliptic.testing.belief`), from the
start of a game to its end, for small card sets of every kind: suits in fixed couples or
not, first ends on one side or on either.
"""

from itertools import product

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from ecliptic.testing.play import fields
from tests.games.dual.decks import KNOT, MIXED_SIDES, RING, SIDED, THIRTY, TWELVE
from tests.games.dual.posterior import fit, followed
from tests.games.dual.table import pair, table, wander

DECKS = {"ring": RING, "knot": KNOT, "mixed sides": MIXED_SIDES, "sided": SIDED}

WINDS = {"simultaneous": "wind 1", "in_order": "wind 0"}
"""The Wind always turns the other hand, or always the own one."""

PHASES = {"dealer", "deal", "flip", "play", "wind", "end"}


@pytest.mark.parametrize(
    ("cards", "players", "orientation", "first_flip"),
    list(product(DECKS, (2, 3), ("half", "independent"), ("simultaneous", "in_order"))),
)
class TestSixCards:
    """A whole game, seen by seat 0."""

    @pytest.fixture
    def game(self, cards, players, orientation, first_flip):
        options = {
            "cards": DECKS[cards],
            "players": players,
            "orientation": orientation,
            "first_flip": first_flip,
            "rounds": 1,
        }
        return followed(table(options), seat=0, seed=players, wind=WINDS[first_flip])

    def test_draws_follow_the_posterior_in_every_phase(self, game):
        fits = [fit(position, 50) for position in game]

        assert [one for one in fits if one.bad] == []
        assert {one.phase for one in fits} == PHASES

    def test_draws_depend_on_what_the_seat_knows_alone(self, game):
        drawn = [
            {fields(at.game.determinize(state, 0, Rng(ply))) for state, _ in worlds.values()}
            for ply, at, _, worlds in game
        ]

        assert [len(same) for same in drawn] == [1] * len(game)


@pytest.mark.parametrize(
    ("players", "orientation", "first_flip", "wind", "seed"),
    [
        (2, "half", "simultaneous", "wind 1", 3),
        (2, "independent", "in_order", "wind 1", 4),
        (3, "half", "simultaneous", "wind 1", 3),
        (3, "independent", "in_order", "wind 2", 3),
    ],
)
def test_draws_follow_the_posterior_after_one_wind_and_two_on_a_hand(
    players, orientation, first_flip, wind, seed
):
    options = {
        "cards": TWELVE,
        "players": players,
        "orientation": orientation,
        "first_flip": first_flip,
        "rounds": 1,
        "first_dealer": 1,
    }
    game = followed(table(options), seat=0, seed=seed, wind=wind)
    fits = [fit(position, 40) for position in game[12:]]

    assert [one for one in fits if one.bad] == []
    assert {one.phase for one in fits} >= {"flip", "play", "wind", "end"}
    assert {one.winds for one in fits if one.size > 1} >= {0, 1, 2}


@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize("cards", [RING, SIDED], ids=["ring", "sided"])
def test_draws_follow_the_posterior_when_few_cards_are_turned(cards, turned):
    options = {"cards": cards, "turned": turned, "players": 3, "rounds": 1}
    game = followed(table(options), seat=1, seed=2, wind="wind 0")
    fits = [fit(position, 50) for position in game]

    assert [one for one in fits if one.bad] == []
    assert {one.phase for one in fits} == PHASES


@pytest.mark.parametrize("orientation", ["half", "independent"])
def test_the_next_round_starts_with_nothing_known(orientation):
    options = {"cards": RING, "rounds": 2, "orientation": orientation, "first_dealer": 0}
    game = followed(table(options), seat=1, seed=4, wind="wind none")
    fits = [fit(position, 50) for position in game[16:]]

    assert [one for one in fits if one.bad] == []
    assert fits[0].phase == "deal"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("cards", [KNOT, MIXED_SIDES, TWELVE], ids=["knot", "sides", "twelve"])
@pytest.mark.parametrize("orientation", ["half", "independent"])
def test_draws_follow_the_posterior_in_many_games(cards, orientation, seed):
    options = {"cards": cards, "orientation": orientation, "players": 2 + seed % 2}
    game = followed(table({**options, "rounds": 1}), seat=1, seed=seed, wind=f"wind {seed % 3}")
    fits = [fit(position, 40) for position in game if len(position.worlds) <= 300]

    assert [one for one in fits if one.bad] == []


@pytest.mark.parametrize("cards", [RING, SIDED], ids=["ring", "sided"])
@pytest.mark.parametrize("first_flip", ["simultaneous", "in_order"])
def test_log_and_view_hold_all_that_a_seat_can_conclude(cards, first_flip):
    options = {"cards": cards, "first_flip": first_flip, "rounds": 1}
    game = followed(table(options), seat=0, seed=3, wind="wind 1")
    by_log = followed(table(options), seat=0, seed=3, wind="wind 1", views=False)
    kept = [
        {
            key
            for key, (state, _) in position.worlds.items()
            if InfoState(position.at.game, state, 0, ()).view() == position.at.view(0)
        }
        for position in by_log
    ]

    assert kept == [set(position.worlds) for position in game]


def test_a_draw_keeps_the_view_and_leaves_the_truth_alone():
    at = pair("flip r1, flip r5, play b6")
    before = at.state.clone()
    worlds = [at.game.determinize(at.state, 0, Rng(seed)) for seed in range(50)]

    assert at.state == before
    assert all(at.game.view(world, 0) == at.view(0) for world in worlds)
    assert len({fields(world) for world in worlds}) > 20


def test_a_seat_that_has_seen_everything_draws_the_truth():
    at = wander(table({"rounds": 1, "deck": 4}), seed=2, moves=9)

    assert at.facts["phase"] == "wind"
    assert at.game.determinize(at.state, 0, Rng(1)).hands[1] == at.state.hands[1]


@pytest.mark.parametrize("cards", [THIRTY, None], ids=["counted out", "shared out"])
def test_drawing_into_a_world_gives_the_same_as_drawing_anew(cards):
    at = wander(table({"cards": cards, "players": 3, "first_dealer": 0}), 9, 36)
    info = InfoState(at.game, at.state, 2, ())
    world = info.determinize(Rng(1))
    info.determinize_into(world, Rng(2))

    assert world == info.determinize(Rng(2))


@pytest.mark.parametrize("seat", [-1, 2, None, True])
def test_a_seat_that_is_not_in_the_game_is_refused(seat):
    at = pair()

    with pytest.raises(OptionError, match="seat: expected a seat from 0 to 1"):
        at.game.determinize(at.state, seat, Rng(1))
