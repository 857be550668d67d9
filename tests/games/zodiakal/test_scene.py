"""What a screen shows, made from a view alone."""

import pytest

from ecliptic.games.zodiakal.pieces import TONES
from tests.games.zodiakal.boards import ring, standard, turned
from tests.games.zodiakal.spoken import label, piece, place, prompt, said, scene, status, zone
from tests.games.zodiakal.table import table
from tests.games.zodiakal.test_block import TWO, counter, four
from tests.games.zodiakal.test_ending import six
from tests.games.zodiakal.test_refusals import (
    BOON,
    DUEL,
    FULL,
    GIVING,
    OPTIONAL,
    QUEEN,
    RANDOM,
    SEA,
    TAKING,
    THEFT,
    TRADED,
    TRIBUTE,
    UP_TO,
    WANDERER,
    WIND,
    on_ring,
)

ONE = {"first_player": 0}
WON = six("roll 1")
CAPPED = table({**ONE, "roll_cap": 1}, "roll 1")
VICTIM = on_ring(
    "roll 1; queen take star; queen give pearl to 1; roll 2; steal from 0; roll 6",
    take_choice="victim",
)


def names(at, reader=None):
    """The ids of the zones."""
    return [one["id"] for one in scene(at, reader)["zones"]]


def spoken(at, name, language="en"):
    """The words of a piece, as a spectator hears them."""
    return said(at, piece(at, name)["label"], None, language)


@pytest.mark.parametrize(
    ("at", "seat", "rule", "words"),
    [
        (table(), 0, "ZK-1.8", "Chance decides who begins."),
        (table(ONE), 0, "ZK-2.1", "You throw the die. Ahead: 3: the Queen (a Goblet)."),
        (table(ONE), 1, "ZK-2.1", "Ana throws the die. Ahead: 3: the Queen (a Goblet)."),
        (table({**ONE, "die": 2}), 0, "ZK-2.1", "You throw the die. Ahead: no tile."),
        (THEFT, 1, "ZK-5.3", "You throw for the theft. It succeeds with: 6."),
        (DUEL, 0, "ZK-5.6", "The duel: both throw, the higher throw wins a token."),
        (RANDOM, 1, "ZK-R17", "Chance decides which token you take."),
        (UP_TO, 0, "ZK-R3", "You have thrown 4: move up to so many squares."),
        (OPTIONAL, 0, "ZK-R5", "You may collect a Trumpet."),
        (FULL, 0, "ZK-3.5", "You have 8 tokens, and only 7 are allowed: put one back in the box."),
        (TAKING, 1, "ZK-R17", "Choose the token that you take from Ana."),
        (VICTIM, 0, "ZK-R17", "Choose the token that Ben takes from you."),
        (QUEEN, 0, "ZK-5.2", "You are on the Queen and may take a token and give one away."),
        (QUEEN, 1, None, "Waiting for Ana."),
        (GIVING, 0, "ZK-5.2", "You take a Star. Now choose a token of the box for another player."),
        (TRADED, 0, "ZK-6.3", "You put back a Pearl. Now choose the two tokens that you take."),
        (WIND.copy().play("wind to sea"), 0, "ZK-5.4", "There you may exchange a token."),
        (BOON, 0, "ZK-5.7", "You are on the Sea and may exchange a token."),
        (TRIBUTE, 1, "ZK-6.4", "to a player on the rival tile (Ana). Then your turn is over."),
        (four(), 1, "ZK-5.9", "Ana wants to take a Pearl and give you a Flute"),
        (four(), 2, "ZK-5.8", "Announced: take a Pearl and give a Flute to Ben."),
        (four(block_cost=1), 1, "ZK-5.9", "Pay 1 token to block it?"),
        (counter("block star star"), 2, "ZK-R27", "Ben has blocked. Pay 2 tokens to make"),
        (WON, 1, "ZK-7.1", "The game is over."),
        (CAPPED, 1, "ZK-7.3", "The game is over."),
    ],
)
def test_the_prompt_says_what_is_to_be_done(at, seat, rule, words):
    assert words in prompt(at, seat)
    assert scene(at, seat)["prompt"]["rule"] == rule


def test_the_prompt_of_a_swap_says_what_must_be_done_there():
    at = on_ring("roll 4; ally to queen", "swap queen wanderer")

    assert prompt(at, 0) == "You move to the Queen. There you must take a token and give one away."


def test_what_is_done_to_the_reader_is_said_so():
    assert "give you a Flute" in prompt(four(), 1)
    assert "darte una Flauta" in prompt(four(), 1, "es")


def test_the_status_tells_the_turn_and_who_is_about_to_win():
    assert status(six(""), 0) == ["Turn 9: you", "You need only a Pearl to win"]
    assert status(six(""), 1)[1] == "Ana needs only a Pearl to win"


def test_with_fewer_kinds_to_win_any_kind_may_be_the_last():
    at = table({**ONE, "kinds": 2}, "roll 3")

    assert status(at, 1) == ["Turn 1: Ana", "Ana needs one more kind to win"]


def test_the_status_warns_of_blocks_of_the_extra_throw_and_of_the_cap():
    blocking = table({**ONE, "cards": ring()}, TWO)
    again = on_ring("roll 4; roll again")
    late = table({**ONE, "roll_cap": 50}, "roll 1")

    assert status(blocking)[-1] == "Can block: Ben"
    assert status(again)[-1] == "Extra throw: no second special effect"
    assert status(late)[-1] == "Throws left before the game ends: 49"
    assert status(table())[:1] == []


def test_after_the_end_nobody_is_about_to_do_anything():
    at = table({**ONE, "kinds": 2, "roll_cap": 1}, "roll 3; pass")

    assert at.shown("phase") == ["end"]
    assert status(at) == ["Turn 2: Ben"]


def test_the_ring_shows_tiles_and_pieces_in_the_order_of_their_squares():
    found = zone(table({**ONE, "players": 3}, "roll 5"), 0, "ring")["pieces"]

    assert [one["id"] for one in found[:5]] == [
        "ring-moon",
        "pawn-1",
        "pawn-2",
        "ring-queen",
        "pawn-0",
    ]
    assert [one["at"] for one in found] == sorted(one["at"] for one in found)


def test_a_tile_says_what_it_gives_what_it_does_and_its_relations():
    assert spoken(table(), "ring-moon").startswith("Square 0, the Moon (white): gives Moonstone")
    assert spoken(table(), "ring-sea") == (
        "Square 21, the Sea (dark blue): gives Pearl; exchange a token; "
        "rival the Comet: a token as tribute and with a Flute: two tokens for one"
    )


@pytest.mark.parametrize("effect", ["swap", "truce", "tribute", "ban"])
def test_relations_are_said_on_both_tiles(effect):
    at = table({"cards": standard(f"{effect} queen wanderer")})
    queen, wanderer = (piece(at, f"ring-{one}")["label"] for one in ("queen", "wanderer"))

    assert [one["key"] for one in queen["values"]["relations"]] == [f"relation.{effect}"]
    assert "the Queen" in said(at, wanderer)


def test_a_piece_shows_where_it_stands_and_whether_it_is_armed():
    at = table({**ONE, "cards": ring()}, TWO)

    assert spoken(at, "pawn-1").endswith("black piece on square 0, the Moon, armed: it can block")
    assert spoken(at, "pawn-0") == "Ana: white piece on square 1, the Queen"
    assert spoken(table(ONE, "roll 1"), "pawn-0") == "Ana: white piece on square 1"
    assert [piece(at, f"pawn-{seat}")["mark"] for seat in (0, 1)] == ["disc", "moon"]


def test_the_box_and_the_racks_show_a_count_for_each_kind():
    faces = [one["face"] for one in zone(QUEEN, 0, "rack-0")["pieces"]]

    assert (len(faces), faces[:3]) == (7, ["Moo 0", "Gob 1", "Sta 0"])
    assert spoken(QUEEN, "box-goblet") == "Goblet: 8 in the box"
    assert spoken(QUEEN, "rack-0-goblet") == "Goblet: 1"
    assert spoken(QUEEN, "rack-0-pearl", "es") == "Perla: falta"
    assert piece(QUEEN, "rack-0-goblet")["tone"] == TONES["yellow"]
    assert piece(QUEEN, "rack-0-pearl")["tone"] is None


def test_a_kind_that_the_box_lacks_is_said_so():
    assert spoken(TRADED, "box-goblet") == "Goblet: none in the box"
    assert "1: the Queen (none left)" in prompt(
        table(
            {**ONE, "cards": ring(copies={"players_2": 3, "players_3": 4, "players_4": 5})},
            "roll 1; queen take goblet; queen give goblet to 1",
        )
    )


def test_the_racks_lie_clockwise_and_the_readers_own_last():
    at = table({"players": 3})

    assert names(at, 1) == ["ring", "box", "rack-2", "rack-0", "rack-1"]
    assert names(at)[-1] == "rack-0"


def test_a_rack_says_how_far_its_player_is_and_whether_it_can_block():
    at = table({**ONE, "cards": ring()}, TWO)

    assert said(at, zone(at, 0, "rack-0")["label"], 0) == "Your tokens: 2 of 7 kinds"
    assert said(at, zone(at, 0, "rack-1")["label"], 0) == "Ben: 2 of 7 kinds, can block"


def test_the_dice_of_a_duel_lie_side_by_side():
    at = DUEL.copy().play("roll 4")
    first, second = zone(at, None, "dice")["pieces"]

    assert (first["face"], said(at, first["label"])) == ("4", "Ben: 4")
    assert (second["face"], said(at, second["label"])) == (None, "Ana: still to throw")


def test_a_throw_that_need_not_be_used_up_lies_on_the_table():
    (die,) = zone(UP_TO, 0, "dice")["pieces"]

    assert said(UP_TO, die["label"]) == "The die shows 4"
    assert "dice" not in names(QUEEN)


@pytest.mark.parametrize(
    ("at", "move", "where"),
    [
        (QUEEN, "queen take star", ("box", "box-star")),
        (GIVING, "queen give star to 1", ("box", "box-star")),
        (WIND, "wind to hero", ("ring", "ring-hero")),
        (UP_TO, "move 4", ("ring", "ring-wanderer")),
        (table({**ONE, "movement": "up_to"}, "roll 2"), "move 2", ("ring", "square-2")),
        (FULL, "discard goblet", ("rack-0", "rack-0-goblet")),
        (TRIBUTE, "sacrifice pearl to 0", ("rack-1", "rack-1-pearl")),
        (TAKING, "take star", ("rack-0", "rack-0-star")),
        (SEA, "exchange pearl for star", ("rack-0", None)),
        (BOON, "ally trade flute", ("rack-0", None)),
        (TRADED, "ally gain star star", ("box", None)),
        (QUEEN, "pass", (None, None)),
    ],
)
def test_a_move_lies_on_the_piece_to_touch_for_it(at, move, where):
    assert place(at, move) == where


def test_a_piece_with_several_moves_is_named_by_none_of_them():
    at = on_ring("roll 1; queen take star", players=3)

    assert place(at, "queen give pearl to 1") == place(at, "queen give pearl to 2") == ("box", None)


def test_tokens_that_can_be_touched_lie_in_a_row_of_their_own():
    assert zone(QUEEN, 0, "box")["kind"] == "track"
    assert zone(QUEEN, 1, "box")["kind"] == "hand"
    assert zone(TAKING, 1, "rack-0")["kind"] == "track"
    assert zone(FULL, 0, "rack-0")["kind"] == "hand"


@pytest.mark.parametrize(
    ("at", "move", "words"),
    [
        (UP_TO, "move 4", "Move 4 to the Wanderer"),
        (
            table({**ONE, "movement": "up_to"}, "roll 2"),
            "move 2",
            "Move 2 to square 2, without a tile",
        ),
        (OPTIONAL, "collect", "Collect a Trumpet"),
        (OPTIONAL, "decline", "Leave a Trumpet in the box"),
        (FULL, "discard goblet", "Put back a Goblet"),
        (TRIBUTE, "sacrifice pearl to 0", "Give a Pearl to Ana"),
        (QUEEN, "pass", "Pass: use no special effect"),
        (QUEEN, "queen take star", "Take a Star"),
        (GIVING, "queen give pearl to 1", "Give a Pearl to Ben"),
        (on_ring("roll 1; pass; roll 2"), "steal from 0", "Rob Ana"),
        (on_ring("roll 1; pass; roll 5"), "duel 0", "Challenge Ana to a duel"),
        (WIND, "wind to moon", "Move to the Moon, where you may block effects of others"),
        (WIND.copy().play("wind to sea"), "then nothing", "Do nothing there"),
        (SEA, "exchange pearl for star", "Exchange a Pearl for a Star"),
        (BOON, "ally trade flute", "Alliance: put back a Flute and take any two"),
        (TRADED, "ally gain star star", "Take a Star and a Star"),
        (four(), "block goblet star", "Block: pay a Goblet and a Star"),
        (four(), "allow", "Allow it"),
        (TAKING, "take star", "Take a Star"),
        (VICTIM, "take star", "Let Ben take a Star"),
    ],
)
def test_a_move_is_named_by_what_it_does(at, move, words):
    assert label(at, move) == words


def test_what_a_throw_may_reach_is_said_before_it_is_chosen():
    at = table(ONE, "roll 3")

    assert label(at, "ally to wanderer") == (
        "Alliance: move to the Wanderer and throw and move again "
        "(within a throw: 3: the Hero (a Sword))"
    )
    assert label(WANDERER, "roll again").startswith("Throw and move again (within a throw: 1: the")


@pytest.mark.parametrize(
    ("at", "move", "words"),
    [
        (
            six("roll 6; discard goblet; wind to queen"),
            "queen take pearl",
            "Take a Pearl, the last kind you need",
        ),
        (
            six("roll 6; discard goblet; wind to sea"),
            "exchange trumpet for pearl",
            "Exchange a Trumpet for a Pearl, the last kind you need",
        ),
        (
            on_ring("roll 1; pass; roll 1; queen take star", kinds=3),
            "queen give star to 0",
            "Give a Star to Ana",
        ),
        (
            on_ring("roll 1; pass; roll 1; queen take star", kinds=2),
            "queen give star to 0",
            "Give a Star to Ana, who wins with it",
        ),
    ],
)
def test_a_token_that_wins_is_said_to_win(at, move, words):
    assert label(at, move) == words


def test_tiles_and_tokens_of_another_board_are_called_as_its_file_says():
    content = turned("swap tilec tilea")
    content["tile"][2]["token"] = "meteor"
    at = table({**ONE, "cards": content}, "roll 1")

    assert spoken(at, "ring-tilec").startswith("Square 2, Ybis, the Comet (black): gives")
    assert spoken(at, "ring-tilec", "es").startswith("Casilla 2, Ybis, el Cometa (negro)")
    assert spoken(at, "rack-0-meteor") == "Ybis's Fallen Star: 1"
    assert label(at, "queen take meteor") == "Take one Ybis's Fallen Star"
    assert label(at, "ally to tilea").startswith("Alliance: move to Nikul, the Moon and exchange")


@pytest.mark.parametrize(
    ("colour", "tone"), [("#123456", "#123456"), ("mauve", None), ({"es": "rojo"}, None)]
)
def test_a_colour_is_a_word_that_is_known_or_a_code(colour, tone):
    content = standard()
    content["tile"][0]["colour"] = colour

    assert piece(table({"cards": content}), "ring-moon")["tone"] == tone
