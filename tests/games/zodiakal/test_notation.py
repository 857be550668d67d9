"""Move texts: action id <-> text."""

import pytest

from ecliptic.core.errors import IllegalMoveError, NotationError
from ecliptic.games.zodiakal import Zodiakal
from tests.games.zodiakal.boards import standard
from tests.games.zodiakal.table import table

GAMES = {
    "two": Zodiakal(),
    "three": Zodiakal(players=3, take_choice="random", cards=standard(block_cost=3)),
    "four": Zodiakal(players=4, cards=standard(block_cost=1)),
}

each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_a_text_and_its_action_name_each_other(name):
    game = GAMES[name]
    texts = [game.action_text(action) for action in range(game.num_distinct_actions)]

    assert [game.action_named(text) for text in texts] == [*range(game.num_distinct_actions)]
    assert len(set(texts)) == len(texts)
    assert all(text == " ".join(text.lower().split()) and text.isascii() for text in texts)


@pytest.mark.parametrize(("name", "count"), [("two", 199), ("three", 272), ("four", 212)])
def test_the_ids_are_dense(name, count):
    assert GAMES[name].num_distinct_actions == count

    with pytest.raises(IndexError):
        GAMES[name].action_text(count)


@each_game
def test_decisions_come_before_chance(name):
    game = GAMES[name]
    chance = game.first_chance_action
    texts = [game.action_text(action) for action in range(game.num_distinct_actions)]
    drawn = {"first", "roll", "take"} if name == "three" else {"first", "roll"}

    assert {text.split()[0] for text in texts[chance:]} == drawn
    assert [text for text in texts[:chance] if text.split()[0] in drawn] == ["roll again"]


@pytest.mark.parametrize(
    ("cost", "text"),
    [(1, "block pearl"), (2, "block star pearl"), (3, "block star star pearl")],
)
def test_zk_5_9_a_block_names_as_many_tokens_as_it_costs(cost, text):
    game = Zodiakal(cards=standard(block_cost=cost))

    assert game.action_text(game.action_named(text)) == text


OTHERS = [
    *("", "roll", "roll 0", "roll 7", "ROLL 1", "roll  1", "pass ", "queen take", "queen take cup"),
    *("queen give star to 2", "steal from 2", "duel -1", "wind to", "exchange star", "block star"),
    *("block star moonstone", "ally gain star moonstone", "ally gain star", "first 2", "move 7"),
]


@pytest.mark.parametrize("text", OTHERS)
def test_a_text_that_is_no_move_is_refused(text):
    with pytest.raises(NotationError, match="expected a move such as roll 6, queen take moonstone"):
        GAMES["two"].action_named(text)


@pytest.mark.parametrize(
    "text", ["wind to wind", "exchange pearl for pearl", "steal from 0", "queen give star to 0"]
)
def test_a_text_that_is_never_legal_is_a_move_of_the_game_all_the_same(text):
    with pytest.raises(IllegalMoveError):
        table({"first_player": 0}, "roll 3").play(text)


def test_a_move_looks_the_same_to_everybody():
    at = table({"first_player": 0}, "roll 3")
    take = at.game.parse_move(at.state, "queen take star")

    assert {at.game.observed(at.state, take, seat) for seat in (None, 0, 1)} == {"queen take star"}
