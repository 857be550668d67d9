"""Every star of the house set and of the drill set, as it stands in its file."""

import tomllib
from typing import Any

import pytest

from tests.games.zodiac_duel.card_files import SETS
from tests.games.zodiac_duel.table import ASTRAY, EVEN, stage

FILES = {
    name: tomllib.loads((SETS / f"{name}.toml").read_text(encoding="utf-8"))
    for name in ("house", "drill")
}
KEYS = [(name, star["key"]) for name, file in FILES.items() for star in file["star"]]

LATER = EVEN + "star leo-7; star libra-6; pass; pass; fight leo-6; fight leo-9; "
"""Duel 1 was lost by seat 0 with Aries 3 against Aries 6; both sides have a star there."""

BOTH: dict[str, Any] = {
    "clemency": [(ASTRAY, "", {"powers": [3, 9], "penalised": [False, False]})],
    "spark": [(EVEN, "", {"powers": [5, 6]})],
    "veto": [
        (EVEN + "pass; star libra-6; ", "", {"cancelled": ["libra-6"]}),
        (EVEN, "", {"cancelled": []}),
    ],
    "echo": [(EVEN + "pass; star libra-6; ", "", {"powers": [4, 6]})],
    "curtain": [(EVEN, "", {"wins": [0, 1], "duel": 2})],
    "dusk": [(ASTRAY, "", {"wins": [1, 0], "duel": 2})],
    "herald": [
        (EVEN, "", {"powers": [4, 6]}),
        ("fight cancer-2; fight cancer-4; ", "pass; pass", {"wins": [0, 1], "initiative": 0}),
    ],
    "harvest": [
        (
            EVEN,
            "draw leo-8; draw aries-2; choose leo-8",
            {"hand0": ["aquarius-2", "aries-2", "leo-7"], "deck_size": 7},
        )
    ],
    "salvage": [
        (LATER, "", {"moves": ["choose leo-7", "choose libra-6"]}),
        (LATER, "choose libra-6", {"hand0": ["aquarius-2", "libra-6"], "known0": ["libra-6"]}),
    ],
    "understudy": [(EVEN, "choose leo-6", {"powers": [8, 6], "fighters": ["leo-6", "aries-6"]})],
    "fortune": [
        (EVEN, "reveal leo-8", {"powers": [8, 6]}),
        (EVEN, "reveal aries-2", {"powers": [5, 6]}),
    ],
    "afterglow": [(EVEN, "draw leo-8", {"powers": [4, 6], "deck_size": 7})],
}
"""Stars that say the same in both sets."""

HOUSE = BOTH | {
    "mercy": [(ASTRAY, "", {"powers": [4, 9], "penalised": [False, False]})],
    "wager": [
        (ASTRAY, "reveal libra-3", {"powers": [6, 9], "penalised": [False, False]}),
        (ASTRAY, "reveal aries-2", {"powers": [4, 9], "penalised": [False, True]}),
    ],
    "flare": [(EVEN, "", {"powers": [6, 6]})],
    "underdog": [(EVEN, "", {"powers": [5, 6]}), (LATER, "", {"powers": [6 + 3, 9]})],
    "recall": [
        (LATER, "", {"moves": ["choose aries-3", "choose aries-6"]}),
        (LATER, "choose aries-6", {"powers": [8, 9], "first": ["aries-3", "down"]}),
    ],
    "trade": [
        (
            EVEN,
            "draw leo-8",
            {"fighters": ["aries-6", "aries-3"], "hand1_size": 4, "deck_size": 7},
        )
    ],
    "thief": [
        (
            EVEN,
            "random libra-6; draw leo-8",
            {"known0": ["libra-6"], "hand1": ["aquarius-3", "cancer-3", "leo-8"]},
        )
    ],
    "oracle": [
        (EVEN, "", {"powers": [5, 6], "known1": ["aquarius-3", "cancer-3", "libra-6"]}),
    ],
}

DRILL = BOTH | {
    "recall": [(LATER, "choose aries-6", {"powers": [7, 9]})],
    "trade": [(EVEN, "", {"fighters": ["aries-6", "aries-3"], "hand1_size": 3})],
    "thief": [(EVEN, "random libra-6", {"known0": ["libra-6"], "hand1_size": 2})],
    "crown": [(EVEN, "", {"initiative": 0}), (LATER, "", {"initiative": 0})],
    "hush": [(EVEN, "", {"turns_left": [None, 1]})],
    "glass": [
        (LATER, "", {"moves": ["choose leo-7", "choose libra-6"]}),
        (EVEN, "", {"actor": 1}),
    ],
    "own-echo": [(EVEN, "", {"powers": [3, 6], "actor": 1})],
    "pick-veto": [
        (EVEN + "pass; star libra-6; ", "choose libra-6", {"cancelled": ["libra-6"]}),
    ],
    "crossroad": [
        (ASTRAY, "option 1", {"powers": [3, 9], "penalised": [False, False]}),
        (ASTRAY, "option 2", {"powers": [6, 9], "penalised": [False, True]}),
    ],
    "dare": [
        (EVEN, "", {"actor": 1, "moves": ["option 1", "option 2"]}),
        (EVEN, "option 1", {"powers": [5, 6]}),
        (EVEN, "option 2; draw leo-8", {"hand0": ["aquarius-2", "leo-7", "leo-8"]}),
    ],
    "scales": [
        (EVEN, "", {"powers": [6, 6]}),
        ("fight leo-6; fight libra-5; ", "", {"powers": [6, 4]}),
    ],
    "tally": [
        (EVEN, "", {"powers": [3, 6]}),
        (EVEN + "pass; star libra-6; ", "", {"powers": [5, 6]}),
    ],
    "omen": [
        (ASTRAY, "reveal leo-8", {"powers": [7, 9], "penalised": [False, True]}),
        (ASTRAY, "reveal capricornus-5", {"powers": [3, 9], "penalised": [False, False]}),
        (ASTRAY, "reveal libra-3", {"powers": [2, 9], "penalised": [False, True]}),
    ],
    "envoy": [
        (EVEN, "decline", {"actor": 1}),
        (EVEN, "choose leo-6; choose leo-9", {"base0": "leo-9", "base1": "leo-6"}),
    ],
    "revenant": [(LATER, "choose aries-3", {"fighters": ["aries-3", "leo-9"]})],
    "conscript": [
        (LATER, "", {"actor": 1}),
        (ASTRAY + "pass; pass; fight leo-6; fight cancer-4; ", "choose leo-9", {"base0": "leo-9"}),
    ],
    "exile": [(LATER, "choose aries-6", {"out": ["aries-6"], "first": ["aries-3", "down"]})],
    "tribute": [
        (EVEN, "", {"actor": 1}),
        (EVEN, "choose leo-9", {"out": ["leo-9"], "actor": 1}),
    ],
    "gift": [
        (EVEN, "decline", {"hand1_size": 3}),
        (EVEN, "choose leo-7", {"known1": ["leo-7"], "hand0": ["aquarius-2"]}),
    ],
    "watch": [(EVEN, "", {"powers": [3, 6], "known1": ["aquarius-3", "cancer-3", "libra-6"]})],
    "feast": [(EVEN, "draw leo-8; draw aries-2", {"powers": [6, 6], "hand1_size": 5})],
    "promote": [(EVEN, "choose leo-7", {"base0": "leo-7", "hand0": ["aquarius-2"]})],
    "penance": [
        (ASTRAY, "", {"powers": [4, 9], "penalised": [False, True]}),
        (ASTRAY, "pass; pass", {"wins": [1, 0], "initiative": 1}),
    ],
}

CASES = [
    (name, key, *case)
    for name, stars in (("house", HOUSE), ("drill", DRILL))
    for key, cases in stars.items()
    for case in cases
]


def told(at):
    """What a case may expect, by name."""
    facts, last = at.facts, at.duel
    found = {**facts, **{key: last[key] for key in ("powers", "penalised", "fighters")}}
    found |= {"cancelled": last.get("cancelled"), "moves": at.moves, "actor": at.actor}
    for seat in range(2):
        found[f"hand{seat}"] = facts["hand"][seat]
        found[f"hand{seat}_size"] = len(facts["hand"][seat])
        found[f"known{seat}"] = facts["known"][seat]
    found["first"] = facts["duels"][0]["fighters"]
    return found


def effects_of(name, key):
    return next(star["effects"] for star in FILES[name]["star"] if star["key"] == key)


@pytest.mark.parametrize(("name", "key", "before", "after", "expected"), CASES)
def test_zd_8_2_a_star_does_what_its_text_says(name, key, before, after, expected):
    at = stage({"cancer-5": effects_of(name, key)}, f"{before}star cancer-5; {after}")
    found = told(at)
    bases = {place: expected[place] for place in ("base0", "base1") if place in expected}
    plain = {key: value for key, value in expected.items() if key not in bases}

    assert {key: found[key] for key in plain} == plain
    assert all(card in at.facts["base"][int(place[-1])] for place, card in bases.items())


def test_zd_8_2_every_star_of_both_sets_is_among_the_cases():
    assert {(name, key) for name, key, *_ in CASES} == set(KEYS)


def test_zd_8_2_penance_lifts_the_penalty_of_its_player():
    at = stage({"libra-6": effects_of("drill", "penance")}, ASTRAY + "pass; star libra-6")

    assert (at.duel["powers"], at.duel["penalised"]) == ([3, 9], [False, False])


def test_zd_8_2_own_echo_does_the_own_newest_star_again():
    stars = {"leo-7": effects_of("house", "flare"), "cancer-5": effects_of("drill", "own-echo")}

    assert stage(stars, EVEN + "star leo-7; pass; star cancer-5").duel["powers"] == [9, 6]


def test_zd_8_2_tally_counts_at_most_4():
    moves = EVEN + "pass; star libra-6; pass; star aquarius-3; pass; star cancer-3; star cancer-5"

    assert stage({"cancer-5": effects_of("drill", "tally")}, moves).duel["powers"] == [7, 6]


def test_zd_8_2_every_house_star_has_the_cards_of_the_rules_page():
    cards = FILES["house"]["card"]
    counts = {
        star["key"]: sum(card["star"] == star["key"] for card in cards)
        for star in FILES["house"]["star"]
    }

    assert counts == {
        "clemency": 8,
        "mercy": 4,
        "wager": 2,
        "spark": 5,
        "flare": 4,
        "underdog": 2,
        "afterglow": 2,
        "curtain": 2,
        "dusk": 2,
        "veto": 4,
        "echo": 2,
        "fortune": 2,
        "harvest": 2,
        "salvage": 1,
        "understudy": 1,
        "herald": 1,
        "recall": 1,
        "trade": 1,
        "thief": 1,
        "oracle": 1,
    }
