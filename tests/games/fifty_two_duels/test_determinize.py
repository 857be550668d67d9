"""What a seat cannot see is drawn as the rules page says; nothing else changes."""

import pytest

from ecliptic.core.rng import Rng
from ecliptic.testing import UniformPolicy, plays
from ecliptic.testing.posterior import check_memory, check_posterior, check_reveals
from tests.games.fifty_two_duels.table import duel, new_game, once, sheets, solo, table
from tests.games.fifty_two_duels.worlds import (
    admitted,
    complaints,
    drawn,
    lost_worlds,
    sides_of_world,
    world_of,
)

DOES = [
    '[{ op = "look" }, { op = "damage", n = 1 }]',
    '[{ op = "dig", n = 3, take = 1 }]',
    '[{ op = "dig", n = 2, take = 1, rest = "deck" }]',
    '[{ op = "damage", n = 2 }, { op = "recover", n = 1 }]',
    '[{ op = "retrieve", n = 1 }, { op = "move", n = 1 }]',
    '[{ op = "discard", n = 1, how = "choose" }, { op = "store", n = 1, from = "deck" }]',
]
"""Effects that hide cards, show them or hide them again."""

WIDE = 'requirement = "any", max = 3, effects = [{ cards = 3, do = [{ op = "damage", n = 1 }] }]'


def small(do, **options):
    """A duel with few cards in which one card on ability 1 does this."""
    cards = sheets(ability_1=once(do), ability_2=WIDE)
    chosen = {"characters": ("plain", "plain"), "deck": 6, "hand": 2, "turn_limit": 12}
    return table({"cards": cards, **chosen, **options})


@pytest.mark.parametrize("do", DOES)
@pytest.mark.parametrize("seed", range(2))
def test_fd_12_6_worlds_that_a_view_admits_are_drawn_evenly(do, seed):
    assert complaints(small(do), seed) == []


@pytest.mark.long
@pytest.mark.parametrize("do", DOES)
@pytest.mark.parametrize("deck", [4, 6, 8])
@pytest.mark.parametrize("hand", [1, 2, 3])
def test_fd_12_6_worlds_are_drawn_evenly_in_many_games(do, deck, hand):
    found = [complaints(small(do, deck=deck, hand=hand), seed) for seed in range(20)]

    assert found == [[]] * 20


@pytest.mark.parametrize("do", DOES)
@pytest.mark.parametrize("seat", range(2))
def test_fd_12_6_no_world_that_can_be_concluded_is_excluded(do, seat):
    found = [lost_worlds(small(do, hand=1, deck=4), seat, seed, 300) for seed in range(3)]

    assert found == [[]] * 3


EXACT = [
    {"characters": ("rogue", "priestess"), "deck": 4, "hand": 2, "turn_limit": 2},
    {"characters": ("knight", "berserker"), "deck": 6, "hand": 1, "turn_limit": 5},
    {"characters": ("wizard", "knight"), "deck": 4, "hand": 2, "mode": "solo", "turn_limit": 6},
    {"characters": ("merchant", "rogue"), "deck": 6, "hand": 1, "mode": "solo", "turn_limit": 8},
]
"""Games in which views tell a seat all that it could conclude."""


@pytest.mark.parametrize("options", EXACT)
def test_fd_12_6_worlds_are_those_that_can_be_concluded(options):
    for play in plays(new_game(options), [1], [UniformPolicy]):
        check_posterior(play, 200, 10)


@pytest.mark.parametrize("options", EXACT)
def test_fd_12_6_log_and_view_hold_all_that_was_seen(options):
    for play in plays(new_game(options), range(2), [UniformPolicy]):
        check_memory(play, 300)
        check_reveals(play, 100)


def test_fd_3_3_after_a_reshuffle_the_whole_hand_is_known():
    """Three of five cards are drawn, the others as well; then what was played comes back."""
    at = table(
        {"characters": ("rogue", "knight"), "first_player": 0, "deck": 3, "hand": 2},
        "draw ac; draw 5s; draw ac; draw 5s; play 1; add ac; done; draw 9h",
    )

    assert at.view(1)["sides"][0]["held"] == []
    assert len(admitted(at.view(1), 0)) == 1


def test_fd_12_3_a_face_down_card_can_be_any_that_was_hidden_when_it_was_placed():
    at = duel("2s 7c 8c", "", "use 2s; on 1; hide 7c; ~")
    rng = Rng(1)
    down = {drawn(at, 1, rng).down for _ in range(1500)}

    assert len(down) == 51
    assert ("2s",) not in down


def test_fd_12_1_the_owner_knows_all_of_its_own_side():
    at = duel("2s 7c 8c", "", "use 2s; on 1; hide 7c; ~")
    own = [sides_of_world(at, 0, seed)[0] for seed in range(5)]

    assert own == [at.side(0)] * 5


def test_fd_12_4_a_card_named_in_a_selection_is_in_the_hand_of_every_world():
    at = duel("2c 3c 4c", "", "play 1; add 2c")
    rng = Rng(2)

    assert all("2c" not in drawn(at, 1, rng).deck for _ in range(200))


def test_fd_r5_a_selection_that_was_begun_can_go_on_in_every_world():
    """To the seven and eight of a run the five was named, so a six is in the hand."""
    at = duel("5c 6c 7c 8c 2d", "", "play 3; add 7c; add 8c; done; ~; end; ~; play 3; add 5c")
    worlds = [at.game.determinize(at.state, 1, Rng(seed)) for seed in range(20)]
    hands = [sides_of_world(at, 1, seed)[0]["hand"] for seed in range(20)]

    assert all(world.legal_actions() for world in worlds)
    assert all({"6c", "6s", "6h", "6d"} & set(hand) for hand in hands)


def test_fd_12_5_cards_being_dug_are_drawn_from_those_that_may_be_in_the_deck():
    do = '[{ op = "dig", n = 3, take = 1 }]'
    at = duel("2c", "", "play 1; add 2c; done; activate; dig kd; dig kh; dig ks", cards=dig(do))
    rng = Rng(3)
    worlds = [drawn(at, 1, rng) for _ in range(200)]

    assert {len(world.digging) for world in worlds} == {3}
    assert len({world.digging for world in worlds}) > 150


def dig(do):
    """The lab set in which one card on ability 1 does this."""
    return sheets(ability_1=once(do))


def test_fd_11_1_the_hand_of_a_nemesis_is_drawn_until_it_is_turned_up():
    at = solo("2c 3c", "4c 5c 6c 7c 8c")
    rng = Rng(4)
    before = {drawn(at, 0, rng).deck for _ in range(50)}
    at.play("play 1; add 2c; add 3c; done; activate; ~")
    after = {drawn(at, 0, rng).deck for _ in range(50)}

    assert len(before) == 50
    assert after == {world_of(at.facts, 1).deck}
