"""What stands above the cards: how the game is, and what is to be done."""

from typing import Any

import pytest

from ecliptic.core.narration import message_from_json
from tests.games.zeipen.positions import PAIR, READY, REVEALED, ROUND, ROW
from tests.games.zeipen.spoken import said, scene
from tests.games.zeipen.table import duel, table

PROMPTS = [
    (table({}), 0, "prompt.hand", "ZP-4.4"),
    (table({}), 1, "prompt.wait", None),
    (table({}), None, "prompt.wait", None),
    (table({"mode": "build"}), 0, "prompt.build", "ZP-4.5"),
    (table({"mode": "draft"}), 0, "prompt.chance_row", "ZP-4.6"),
    (table({"mode": "draft"}, ROW + "; row alder"), 0, "prompt.draft", "ZP-4.7"),
    (table({}, READY), 0, "prompt.chance_reveal", "ZP-4.9"),
    (table({"first_player": "toss"}, READY), 0, "prompt.chance_toss", "ZP-4.12"),
    (table({}, REVEALED), 1, "prompt.choose", "ZP-4.13"),
    (duel(), 0, "prompt.setup_card", "ZP-4.15"),
    (duel("", "", "place blank"), 0, "prompt.place", "ZP-4.16"),
    (duel("", "", PAIR), 0, "prompt.first_turn", "ZP-5.3"),
    (duel("", "", PAIR + "deploy blank"), 0, "prompt.deploy", "ZP-7.1"),
    (duel("", "", PAIR + "deploy blank to 0,-1"), 1, "prompt.action", "ZP-5.2"),
    (duel("", "", PAIR + "deploy blank to 0,-1; move 1,1"), 1, "prompt.move", "ZP-7.3"),
    (duel("", "", PAIR + "deploy blank to 0,-1", turn_limit=1), 1, "prompt.over", None),
]


@pytest.mark.parametrize(
    ("at", "reader", "key", "rule"), PROMPTS, ids=[f"{row[2]} {row[1]}" for row in PROMPTS]
)
def test_the_prompt_says_what_is_to_be_done(at, reader, key, rule):
    prompt = scene(at, reader)["prompt"]

    assert (prompt["key"], prompt["rule"]) == (key, rule)


def test_the_prompt_names_the_card_that_is_to_go_somewhere():
    at = duel("spike", "", "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1")

    assert said(at, scene(at.play("deploy blank"), 1)["prompt"], 1).startswith(
        "Where do you deploy Blank?"
    )
    assert said(at, scene(at.play("to 2,2; move -1,-1"), 0)["prompt"], 0).startswith(
        "Where do you move Spike?"
    )


def test_the_status_tells_turn_and_first_player():
    playing, over = duel("", "", PAIR), PROMPTS[-1][0]

    assert [said(playing, one, 1) for one in scene(playing, 1)["status"]] == [
        "Turn 1 of 200",
        "First player: Ana",
    ]
    assert said(over, scene(over, 0)["status"][0], 0) == "Turn 1 of 1"
    assert scene(table({}), 0)["status"] == []


def test_zp_9_6_the_status_warns_of_a_position_that_has_occurred_before():
    at = duel("", "", PAIR + "deploy blank to 0,-1; deploy blank to 0,1; " + ROUND)

    assert said(at, scene(at, 0)["status"][-1], 0) == "This position has occurred 2 times"


def test_the_status_names_the_switches_that_are_not_as_usual():
    odd = {
        "visibility": "hidden",
        "pointer": "all",
        "deploy": "own_symbols",
        "cut": "lifting",
        "flip_counts": "others",
        "no_draw": False,
        "repetition": "draw",
    }
    (message,) = (message_from_json(one) for one in scene(table(odd), 0)["status"])
    variants: Any = message.values["variants"]
    keys = [one.key for one in variants]
    (off,) = scene(table({"repetition": "off"}), 0)["status"]

    assert message.key == "status.variants"
    assert keys == [
        "variant.hidden",
        "variant.pointer",
        "variant.deploy",
        "variant.lifting",
        "variant.others",
        "variant.empty",
        "variant.repetition_draw",
    ]
    assert said(table({}), off, 0) == "Variant: repetition is free"
