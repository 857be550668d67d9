"""Facts and views: exactly the keys of the specification, and no secret of another seat."""

import json

import pytest

from ecliptic.core.errors import OptionError
from tests.games.dual.decks import TWELVE
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import pair, table, trio, whole_game

FACTS = [
    *("phase", "round", "trick", "dealer", "leader", "turn", "hands", "backs", "flips", "table"),
    *("last_trick", "won", "tricks", "coins", "cubes", "stars", "scores", "rounds_done"),
    "winners",
]

SECRETS = {"hands", "flips", "seat"}
"""Where views may differ from the facts."""


GAMES = {
    "two": whole_game(rounds=2, players=2),
    "three": whole_game(rounds=2, players=3),
    "in order": whole_game(rounds=2, players=3, first_flip="in_order"),
    "own cards": whole_game(rounds=2, cards=TWELVE, orientation="independent"),
}


@pytest.mark.parametrize("name", GAMES)
class TestWholeGame:
    def test_facts_and_views_have_exactly_their_keys(self, name):
        assert all(list(at.facts) == FACTS for at in GAMES[name])
        assert all(sorted(at.view(0)) == sorted([*FACTS, "seat"]) for at in GAMES[name])

    def test_facts_and_views_are_json(self, name):
        shown = [(at.facts, at.view(1), at.view(None)) for at in GAMES[name]]

        assert [json.loads(json.dumps(one)) for one in shown] == [list(one) for one in shown]

    def test_a_view_differs_from_the_facts_in_secrets_alone(self, name):
        open_parts = [
            {key: value for key, value in at.view(seat).items() if key not in SECRETS}
            for at in GAMES[name]
            for seat in (*range(at.game.num_players), None)
        ]
        facts = [
            {key: value for key, value in at.facts.items() if key not in SECRETS}
            for at in GAMES[name]
            for _ in range(at.game.num_players + 1)
        ]

        assert open_parts == facts

    def test_a_view_holds_the_own_hand_and_null_for_the_others(self, name):
        seats = range(GAMES[name][0].game.num_players)
        hands = [at.view(seat)["hands"] for at in GAMES[name] for seat in seats]
        own = [
            [hand if owner == seat else None for owner, hand in enumerate(at.facts["hands"])]
            for at in GAMES[name]
            for seat in seats
        ]

        assert hands == own

    def test_a_spectator_sees_no_hand_and_has_no_seat(self, name):
        views = [at.view(None) for at in GAMES[name]]

        assert all(set(view["hands"]) == {None} for view in views)
        assert all(view["seat"] is None for view in views)

    def test_hands_are_sorted_by_suit_in_file_order_then_by_value(self, name):
        suits = [suit.letter for suit in GAMES[name][0].game.deck.suits]
        hands = [hand for at in GAMES[name] for hand in at.facts["hands"]]
        in_order = [
            sorted(hand, key=lambda face: (suits.index(face[0]), int(face[1:]))) for hand in hands
        ]

        assert hands == in_order

    def test_backs_count_the_awake_suits_of_each_hand(self, name):
        suits = [suit.letter for suit in GAMES[name][0].game.deck.suits]
        backs = [at.facts["backs"] for at in GAMES[name]]
        counted = [
            [[[face[0] for face in hand].count(suit) for suit in suits] for hand in hands]
            for hands in (at.facts["hands"] for at in GAMES[name])
        ]

        assert backs == counted

    def test_winners_stand_at_the_end_alone(self, name):
        winners = [at.facts["winners"] for at in GAMES[name]]

        assert set(map(str, winners[:-1])) == {"None"}
        assert winners[-1]


def test_before_the_dealer_is_drawn_nothing_is_known():
    facts = table({}).facts

    assert (facts["phase"], facts["round"], facts["trick"]) == ("dealer", 1, 0)
    assert facts["dealer"] is facts["leader"] is facts["turn"] is facts["last_trick"] is None
    assert facts["rounds_done"] == []


def test_at_the_end_the_last_trick_stays_and_the_leader_goes():
    example = EXAMPLES["06_du_5_1_scoring_with_two_players"]
    facts = table(example.options, example.moves).facts

    assert facts["leader"] is facts["turn"] is None
    assert (facts["dealer"], facts["trick"], sum(facts["tricks"])) == (1, 9, 9)
    assert facts["last_trick"] == {
        "cards": [[1, "b4"], [0, "b5"]],
        "winner": 0,
        "lowest": 1,
        "by": "value",
        "wind": None,
    }
    assert facts["winners"] == [1]


def test_the_wind_of_the_last_trick_is_null_until_it_is_decided():
    at = trio("flip p9, flip p8, flip b5, play y3, play y7, play y5")

    assert at.facts["last_trick"]["wind"] is None
    assert at.copy().play("wind none").facts["last_trick"]["wind"] == "none"
    assert at.copy().play("wind 0").facts["last_trick"]["wind"] == "0"
    assert at.copy().play("wind 2").facts["last_trick"]["wind"] == "2"


def test_a_hidden_flip_shows_as_chosen_to_the_others_and_to_spectators():
    at = trio("flip r4, flip p8")

    assert at.facts["flips"] == ["r4", "p8", None]
    assert at.view(0)["flips"] == ["r4", "?", None]
    assert at.view(2)["flips"] == at.view(None)["flips"] == ["?", "?", None]


def test_a_flip_in_order_shows_its_suit_to_the_others_and_to_spectators():
    at = trio("flip r4, flip p8", first_flip="in_order")

    assert at.view(0)["flips"] == ["r4", "p", None]
    assert at.view(None)["flips"] == ["r", "p", None]


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_there_is_no_view_of_a_seat_that_is_not_in_the_game(seat):
    with pytest.raises(OptionError, match="seat: expected a seat from 0 to 1"):
        pair().view(seat)
