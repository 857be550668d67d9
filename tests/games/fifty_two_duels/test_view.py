"""Facts and views: every key, and nothing hidden (FD-12)."""

import json

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from tests.games.fifty_two_duels.table import Table, duel, effect, new_game, solo, wander

PUBLIC = {
    *("turn", "active", "actions_left", "free_items_left", "actor", "pending", "sides"),
    *("result", "reason"),
}
SIDE = {
    *("character", "hand", "deck", "discard", "level_open", "stored", "digging", "in_use"),
    *("wounds", "abilities", "levels", "ward", "revealed"),
}
OWN = SIDE | {"opponent_knows_not_in_deck"}
OTHER = SIDE | {"unseen", "held", "wild_may_be"}
OPTIONS = {
    *("mode", "characters", "first_player", "turn_limit", "face_cards", "mirror"),
    "nemesis_scan",
}
PASS = "end; ~; "


def anywhere(mode, seed):
    """A table of a mode after some random moves."""
    game = new_game({"mode": mode})
    return wander(Table(game, game.new_initial_state()), Rng(seed), 30 * seed)


@pytest.mark.parametrize("mode", ["duel", "solo"])
@pytest.mark.parametrize("seed", range(0, 20, 4))
def test_the_keys_are_those_of_the_reference(mode, seed):
    at = anywhere(mode, seed)

    assert at.facts.keys() == PUBLIC | {"options", "hand_sizes"}
    assert at.facts["options"].keys() == OPTIONS
    assert [side.keys() for side in at.facts["sides"]] == [SIDE | {"fresh", "may"}] * 2
    assert at.view(0).keys() == at.view(None).keys() == PUBLIC
    assert [side.keys() for side in at.view(0)["sides"]] == [OWN, OTHER]
    assert [side.keys() for side in at.view(None)["sides"]] == [OTHER, OTHER]
    assert json.loads(json.dumps(at.facts)) == at.facts


@pytest.mark.parametrize("seed", range(0, 20, 4))
def test_a_spectator_sees_each_side_as_its_foe_does(seed):
    at = anywhere("duel", seed)

    assert at.view(None)["sides"] == [at.view(1)["sides"][0], at.view(0)["sides"][1]]


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_there_are_two_seats(seat):
    with pytest.raises(OptionError):
        duel().view(seat)


def test_there_is_one_seat_in_solo():
    with pytest.raises(OptionError):
        solo().view(1)


def test_fd_12_1_a_hand_is_its_owners_and_its_size_everybodys():
    at = duel("2c 3c 4c 5c 6c")

    assert at.view(0)["sides"][0]["hand"] == ["2c", "3c", "4c", "5c", "6c"]
    assert at.view(1)["sides"][0]["hand"] == at.view(None)["sides"][0]["hand"] == 5


def test_fd_12_1_the_hand_of_a_nemesis_is_nobodys_until_it_is_turned_up():
    moves = "play 2; add 9c; add 9d; done; activate"
    before = solo("9c 9d", "2c 3c 4c 5c 6c")
    after = solo("9c 9d", "2c 3c 4c 5c 6c", moves)

    assert before.view(0)["sides"][1]["hand"] == 5
    assert after.view(0)["sides"][1]["hand"] == ["2c", "3c", "4c", "5c", "6c"]


def test_fd_12_2_of_a_deck_its_size_is_shown_and_to_its_owner_its_cards():
    at = duel("2c 3c 4c 5c 6c")

    assert at.view(1)["sides"][0]["deck"] == 47
    assert at.view(0)["sides"][0]["deck"] == at.side(0)["deck"]


def test_fd_12_3_all_piles_are_public():
    moves = PASS * 2 + "level; add 2c; done; use 3s; on 1; hide 4c; ~"
    at = duel("2c 3s 4c", "", moves)
    shown = at.view(1)["sides"][0]

    assert shown["level_open"] == ["2c"]
    assert shown["discard"] == ["3s"]
    assert shown["abilities"] == [["w1"], [], [], []]


def test_fd_12_3_an_item_in_use_is_public():
    assert duel("3d", moves="use 3d").view(1)["sides"][0]["in_use"] == ["3d"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_fd_12_4_cards_of_an_unfinished_selection_are_public(seat):
    at = duel("2c 3c", moves="play 1; add 2c")

    assert at.view(seat)["pending"]["chosen"] == ["2c"]
    assert at.seen("add 3c", seat) == "add 3c"


def test_fd_12_4_but_count_as_in_the_hand():
    at = duel("2c 3c", moves="play 1; add 2c")

    assert at.view(1)["sides"][0]["hand"] == 5
    assert "2c" in at.view(1)["sides"][0]["unseen"]


def test_fd_12_4_hidden_cards_are_not_named_to_others():
    hiding = duel("3s 4c", moves="use 3s; on 1")
    digging = effect('[{op = "dig", n = 2}]')
    kept = effect('[{op = "dig", n = 2}]', moves="dig 3c; dig 4c")

    assert [hiding.seen("hide 4c", seat) for seat in (0, 1, None)] == ["hide 4c", *["hide ??"] * 2]
    assert [digging.seen("dig 4c", seat) for seat in (0, 1, None)] == ["dig 4c", *["dig ??"] * 2]
    assert [kept.seen("keep 4c", seat) for seat in (0, 1, None)] == ["keep 4c", *["keep ??"] * 2]


def test_fd_12_5_cards_dug_are_the_owners_their_number_everybodys():
    at = effect('[{op = "dig", n = 2}]', moves="dig 3c; dig 4c")

    assert at.view(0)["sides"][0]["digging"] == ["3c", "4c"]
    assert at.view(1)["sides"][0]["digging"] == 2
    assert {"3c", "4c"} <= set(at.view(1)["sides"][0]["unseen"])


def test_fd_12_6_a_card_taken_back_is_known():
    hit = PASS + "play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h; end; ~; "
    at = duel("3h", "9c 9d", hit + "use 3h; top hand")

    assert at.view(1)["sides"][0]["held"] == ["7h"]
    assert at.view(0)["sides"][0]["opponent_knows_not_in_deck"] == ["7h"]


def test_fd_12_6_what_a_face_down_card_may_be_loses_what_is_shown():
    at = duel("3s 4c 2c", "", PASS * 2 + "use 3s; on 3; hide 4c; play 1; add 2c; done; ~")
    may = at.view(1)["sides"][0]["wild_may_be"]["w1 on 3"]

    assert "4c" in may
    assert not {"2c", "3s"} & set(may)
    assert may == at.side(0)["may"]["4c"]


def test_fd_12_6_a_reshuffle_starts_what_may_be_in_the_deck_anew():
    all_cards = ", ".join(f'{{op = "draw", n = {n}}}' for n in (20, 20, 7))
    moves = "~; end; play 1; add 3c; done; activate"
    at = effect(f"[{all_cards}]", "3c", moves=moves)

    assert at.side(0)["deck"] == ["2c"]
    assert at.side(0)["fresh"] == ["2c"]
