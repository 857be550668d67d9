"""Facts and views: every key, and nothing hidden (section 5 of the specification)."""

import json

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from tests.games.zodiac_duel.table import EVEN, Table, new_game, stage, table, wander

PUBLIC = {
    *("mode", "phase", "round", "duel", "actor", "signs", "base", "used", "out", "wins"),
    *("initiative", "duels", "turns_left", "passes", "deck_size", "winner", "passed"),
    "sign_passed",
}
OWN = {
    *("seat", "hand", "hand_known_to_rival", "rival_hand_known", "rival_hand_unknown", "pool"),
    *("rival_pool", "pending", "rival_pending", "returned", "sign_hand", "sign_pick"),
    *("rival_sign_hand", "unseen"),
}
FACTS = PUBLIC | {
    *("deck", "hand", "known", "pool", "pending", "returned", "sign_hand", "sign_pick"),
    "sign_rest",
}
MODES = ["first", "basic", "advanced", "expert", "custom"]
SIX = ["gemini", "taurus", "pisces", "leo", "libra", "virgo"]


def anywhere(mode, seed):
    """A table of a mode after some random moves."""
    game = new_game({"mode": mode, **({"signs": SIX} if mode == "custom" else {})})
    return wander(Table(game, game.new_initial_state()), Rng(seed), 3 * seed)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(0, 30, 5))
def test_the_keys_are_those_of_the_specification(mode, seed):
    at = anywhere(mode, seed)

    assert at.facts.keys() == FACTS
    assert at.view(0).keys() == at.view(1).keys() == PUBLIC | OWN
    assert at.view(None).keys() == PUBLIC | OWN | {"seats"}
    assert json.loads(json.dumps(at.facts)) == at.facts


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(0, 30, 5))
def test_public_facts_are_the_same_for_everybody(mode, seed):
    at = anywhere(mode, seed)
    public = [{key: at.view(seat)[key] for key in PUBLIC} for seat in (0, 1, None)]

    assert public[0] == public[1] == public[2]
    assert {key: at.view(None)[key] for key in OWN} == dict.fromkeys(OWN)


def test_a_spectator_sees_of_each_seat_what_its_rival_sees():
    at = stage({"cancer-5": '[{do="peek"}]'}, EVEN + "star cancer-5")
    seats = at.view(None)["seats"]

    assert [seen["hand_known"] for seen in seats] == at.facts["known"]
    assert [seen["hand_unknown"] for seen in seats] == [2, 0]
    assert [seen["pool"] for seen in seats] == [0, 0]


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_there_are_two_seats(seat):
    at = table({})

    with pytest.raises(OptionError):
        at.view(seat)


def test_zd_1_7_the_deck_is_never_shown():
    at = stage({}, EVEN)

    assert "deck" not in at.view(0)
    assert set(at.facts["deck"]) < set(at.view(0)["unseen"])
    assert at.view(0)["deck_size"] == 8


def test_the_unseen_cards_are_the_deck_and_the_rivals_unknown_hand():
    at = stage({}, EVEN)

    assert at.view(0)["unseen"] == sorted(at.facts["deck"] + at.facts["hand"][1])


def test_the_unseen_cards_count_the_rivals_pool_and_picks():
    pools = (
        "draw aries-2; draw aries-3; draw leo-6; draw leo-7; draw cancer-2; draw cancer-3; "
        "draw cancer-4; draw cancer-5; keep aries-2 star; keep leo-6 star; keep cancer-2 star"
    )
    at = table({}, pools)

    assert set(at.facts["pool"][1]) | {"cancer-2"} <= set(at.view(0)["unseen"])
    assert len(at.view(0)["unseen"]) == 16 + 4
    assert len(at.view(1)["unseen"]) == 16 + 2 + 2


def test_a_known_card_of_the_rivals_hand_is_not_unseen():
    at = stage({"cancer-5": '[{do="peek"}]'}, EVEN + "star cancer-5")

    assert at.view(0)["unseen"] == at.facts["deck"]
    assert at.view(1)["hand_known_to_rival"] == ["aquarius-3", "cancer-3", "libra-6"]


def test_sets_are_in_ascii_order():
    facts = stage({}, EVEN).facts

    assert facts["deck"] == sorted(facts["deck"])
    assert facts["base"] == [sorted(base) for base in facts["base"]]
    assert facts["passed"] == [[sorted(pair) for pair in pairs] for pairs in facts["passed"]]


def test_a_duel_to_come_has_its_record_already():
    assert stage().facts["duels"] == [
        {
            "n": 1,
            "leader": 0,
            "led": None,
            "fighters": [None, None],
            "stars": [[], []],
            "winner": None,
            "powers": [None, None],
            "signs": [None, None],
            "penalised": [False, False],
            "forfeit": False,
            "cancelled": [],
        }
    ]


def test_a_finished_duel_has_no_cancelled_stars():
    at = stage({}, EVEN + "pass; pass")

    assert "cancelled" not in at.last_finished
    assert "cancelled" in at.duel


def test_turns_and_passes_keep_their_last_values_after_the_end():
    moves = "fight aries-3; fight cancer-4; pass; pass; fight cancer-2; fight leo-9; pass; pass; "
    at = stage({}, moves + "fight capricornus-3; fight aquarius-4; pass; pass")

    assert (at.facts["passes"], at.facts["turns_left"]) == (2, [None, None])
    assert at.view(0)["winner"] == at.view(None)["winner"] == 0
