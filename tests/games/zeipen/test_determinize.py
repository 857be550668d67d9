"""What a seat cannot see is drawn as the rules page says; nothing else changes."""

from collections import Counter
from math import comb

import pytest

from ecliptic.core.rng import Rng
from ecliptic.testing import UniformPolicy, plays
from ecliptic.testing.chi_square import agree
from ecliptic.testing.hidden import check_information
from ecliptic.testing.posterior import check_posterior
from tests.games.zeipen.small_set import SMALL
from tests.games.zeipen.table import Table, duel, new_game, table

HIDDEN = {"visibility": "hidden", "cards": SMALL, "mode": "build"}


def drawn_hands(at, seat, draws, seed=1):
    """The other seat's hands in so many worlds of a seat."""
    rng = Rng(seed)
    worlds = [at.game.determinize(at.state, seat, rng) for _ in range(draws)]
    return [tuple(Table(at.game, world).facts["hands"][1 - seat]) for world in worlds]


def test_zp_r26_with_open_hands_nothing_is_drawn():
    at = table({"hands": ("vanguard", None)}, "hand undertow")

    assert at.game.determinize(at.state, 0, Rng(1)) == at.state


def test_a_preset_hand_is_no_secret_of_the_game():
    at = duel("twin", "bow", visibility="hidden")

    assert at.game.determinize(at.state, 0, Rng(1)) == at.state


def test_zp_4_3_a_ready_choice_is_drawn_evenly_while_the_other_chooses():
    at = table({}, "hand vanguard")
    worlds = [at.game.determinize(at.state, 1, Rng(seed)) for seed in range(60)]
    names = {Table(at.game, world).facts["hand_name"][0] for world in worlds}

    assert names == {"vanguard", "undertow", "longsight"}


def test_zp_4_3_before_it_is_made_there_is_nothing_to_draw():
    at = table({})

    assert at.game.determinize(at.state, 1, Rng(1)) == at.state


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_all_worlds_are_drawn_with_their_chance(visibility, cards, seed):
    game = new_game({**HIDDEN, "visibility": visibility, "hand_cards": cards, "turn_limit": 4})
    for play in plays(game, [seed], [UniformPolicy]):
        check_posterior(play, 60)


@pytest.mark.parametrize("seed", range(3))
def test_ready_hands_that_fit_are_drawn_evenly(seed):
    game = new_game({"visibility": "hidden", "turn_limit": 8})
    for play in plays(game, [seed], [UniformPolicy]):
        check_posterior(play)


BUILT = "take alder; take alder; take bruma; take bruma; take cobre; take cobre; take dorna; "


def test_zp_r26_built_hands_are_as_many_as_can_be_built():
    moves = "; ".join(["take ax"] * 4 + ["take bo"] * 3) + "; "
    at = table({**HIDDEN, "first_player": "seat0"}, moves * 2)
    hands = drawn_hands(at, 0, 400)

    assert len(set(hands)) == comb(5, 2)
    assert all(Counter(hand)["ax"] <= 4 for hand in hands)


def test_zp_r26_built_hands_that_fit_are_drawn_evenly():
    moves = "; ".join(["take ax"] * 4 + ["take bo"] * 3) + "; "
    at = table({**HIDDEN, "first_player": "seat0"}, moves * 2 + "place ax to 0,-1; place bo to 1,1")
    every = set(drawn_hands(at, 0, 800))
    hands = iter(drawn_hands(at, 0, 4_000, seed=2))

    assert agree(lambda: next(hands), dict.fromkeys(every, 1.0), 300) is None


def test_zp_4_12_that_a_coin_was_due_at_once_is_known():
    moves = (
        BUILT + "take alder; take alder; take bruma; take bruma; take cobre; take dorna; take esker"
    )
    at = table({"mode": "build", "visibility": "hidden"}, moves)
    hands = drawn_hands(at, 0, 200)

    assert at.facts["phase"] == "toss"
    assert {card for hand in hands for card in hand} == {
        *("alder", "bruma", "cobre", "dorna", "esker"),
    }


def test_zp_4_12_that_it_was_not_is_known_too():
    moves = "; ".join(
        ["take ax"] * 4 + ["take cu"] * 3 + ["take ax"] * 4 + ["take bo"] + ["take cu"] * 2
    )
    at = table(HIDDEN, moves)
    hands = drawn_hands(at, 0, 300)

    assert at.facts["phase"] == "reveal"
    assert all("bo" in hand for hand in hands)


def test_a_world_keeps_what_lies_in_view():
    moves = BUILT + BUILT + "toss 0; play first; place alder to 0,-1; place bruma to 1,1; "
    moves += "deploy cobre to 1,-1; deploy cobre"
    at = table({"mode": "build", "visibility": "hidden"}, moves)
    worlds = [at.game.determinize(at.state, 0, Rng(seed)) for seed in range(20)]

    assert all(at.game.view(world, 0) == at.view(0) for world in worlds)
    assert all("cobre" in Table(at.game, world).facts["hands"][1] for world in worlds)
    assert len({str(Table(at.game, world).facts["hands"][1]) for world in worlds}) > 10


@pytest.mark.parametrize("visibility", ["open", "hidden"])
@pytest.mark.parametrize("mode", ["ready", "build"])
def test_zp_r26_information_says_whether_worlds_differ(mode, visibility):
    for play in plays(new_game({"mode": mode, "visibility": visibility}), [0], [UniformPolicy]):
        check_information(play)
