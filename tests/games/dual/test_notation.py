"""Move texts and the texts that others see."""

import pytest

from ecliptic.core.errors import IllegalMoveError, NotationError, OptionError
from ecliptic.games.dual import Dual
from tests.games.dual.decks import RING, THIRTY
from tests.games.dual.table import dealt, pair, table, trio

GAMES = {
    "two": Dual(players=2),
    "three": Dual(players=3),
    "tiny": Dual(deck=4),
    "own cards": Dual(cards=RING),
    "thirty cards": Dual(cards=THIRTY, players=3),
}


@pytest.mark.parametrize("name", GAMES)
class TestWholeDomain:
    def test_every_action_has_a_text_of_its_own_that_names_it(self, name):
        game = GAMES[name]
        actions = range(game.num_distinct_actions)
        texts = [game.action_text(action) for action in actions]

        assert len(set(texts)) == game.num_distinct_actions
        assert [game.action_named(text) for text in texts] == list(actions)

    def test_every_text_of_the_specification_is_an_action(self, name):
        game = GAMES[name]
        seats = range(game.num_players)
        faces = [
            f"{kind} {face}" for kind in ("deal", "flip", "play") for face in game.notation.faces
        ]
        by_seat = [f"{kind} {seat}" for kind in ("dealer", "wind") for seat in seats]
        texts = [*faces, *by_seat, "wind none"]

        assert sorted(map(game.action_named, texts)) == list(range(game.num_distinct_actions))

    def test_decisions_come_before_chance(self, name):
        game = GAMES[name]
        decisions = [game.action_text(one) for one in range(game.first_chance_action)]
        chance = [
            game.action_text(one)
            for one in range(game.first_chance_action, game.num_distinct_actions)
        ]

        assert all(text.startswith(("play ", "flip ", "wind ")) for text in decisions)
        assert all(text.startswith(("dealer ", "deal ")) for text in chance)


def test_the_move_text_depends_on_the_id_alone():
    game = GAMES["two"]
    at = pair("flip r1, flip r5")

    assert all(
        game.move_text(at.state, action) == game.action_text(action)
        for action in range(game.num_distinct_actions)
    )


NO_MOVES = (
    *("", "play", "play y10", "play y0", "play z1", "Play y1", "play  y1", " play y1", "play y1 "),
    *("wind", "wind 2", "wind -1", "wind nobody", "dealer 2", "deal ?", "flip y", "pass", "y1"),
)


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_is_no_move_of_the_game_is_refused(text):
    game = GAMES["two"]

    with pytest.raises(NotationError, match=r"no such move: .*; expected dealer <seat>, deal"):
        game.parse_move(game.new_initial_state(), text)


def test_a_move_of_the_game_that_is_not_legal_names_those_that_are():
    at = pair("flip r1, flip r5, play b6, play b5")

    with pytest.raises(IllegalMoveError) as caught:
        at.play("play y1")

    assert caught.value.legal == ("wind 0", "wind 1", "wind none")


def test_of_the_deal_others_see_the_awake_suit():
    at = table({"players": 3, "first_dealer": 0})

    assert [at.seen("deal p9", seat) for seat in (0, 1, 2, None)] == [
        "deal p",
        "deal p9",
        "deal p",
        "deal p",
    ]


def test_of_a_simultaneous_flip_others_see_that_one_was_chosen():
    at = trio("flip p9")

    assert [at.seen("flip p8", seat) for seat in (0, 1, 2, None)] == [
        "flip ?",
        "flip p8",
        "flip ?",
        "flip ?",
    ]


def test_of_a_flip_in_order_others_see_the_suit():
    at = trio("flip p9", first_flip="in_order")

    assert [at.seen("flip p8", seat) for seat in (0, 1, 2, None)] == [
        "flip p",
        "flip p8",
        "flip p",
        "flip p",
    ]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_dealer_plays_and_winds_are_seen_by_all(seat):
    at = pair("flip r1, flip r5, play b6")

    assert table({}).seen("dealer 1", seat) == "dealer 1"
    assert at.seen("play b5", seat) == "play b5"
    assert at.play("play b5").seen("wind 0", seat) == "wind 0"
    assert at.seen("wind none", seat) == "wind none"


RING_HANDS = ("b2 c4 a9", "a1 b3 a5")
RING_OPTIONS = {"cards": RING, "first_dealer": 1, "orientation": "independent", "rounds": 1}


def test_without_fixed_couples_the_last_hidden_flip_shows_the_new_backs():
    at = dealt(RING_OPTIONS, *RING_HANDS)

    assert at.seen("flip b2", 1) == "flip ?"
    assert at.play("flip b2").seen("flip b3", 0) == "flip ? backs 2,0,1/2,0,1"
    assert at.seen("flip b3", 1) == "flip b3 backs 2,0,1/2,0,1"


def test_without_fixed_couples_each_flip_in_order_shows_the_new_backs():
    at = dealt(RING_OPTIONS | {"first_flip": "in_order"}, *RING_HANDS)

    assert at.seen("flip b2", 1) == "flip b backs 2,0,1/2,1,0"
    assert at.play("flip b2").seen("flip b3", None) == "flip b backs 2,0,1/2,0,1"


def test_without_fixed_couples_a_wind_shows_the_new_backs():
    at = dealt(RING_OPTIONS, *RING_HANDS).play("flip b2, flip b3, play a8, play a1")

    assert at.seen("wind 0", 1) == "wind 0 backs 0,1,1/1,0,1"
    assert at.seen("wind none", 1) == "wind none"


def test_a_seat_that_is_not_in_the_game_sees_nothing():
    at = pair()
    flip = at.game.parse_move(at.state, "flip r1")

    with pytest.raises(OptionError, match="seat: expected a seat from 0 to 1, got 2"):
        at.game.observed(at.state, flip, 2)
