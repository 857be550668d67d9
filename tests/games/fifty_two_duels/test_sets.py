"""The card sets that come with the game: who is in them, and that everything has words."""

from __future__ import annotations

import pytest

from ecliptic.games.fifty_two_duels.effect_file import every_effect
from ecliptic.games.fifty_two_duels.sheets import Effect
from tests.games.fifty_two_duels.card_files import back_of, built_in, defence_of


def test_the_house_set_has_six_characters_with_both_sides():
    house = built_in("house")
    fronts = [one.front for one in house.characters]
    backs = [back_of(one) for one in house.characters]

    assert [one.id for one in house.characters] == [
        "priestess",
        "merchant",
        "knight",
        "rogue",
        "wizard",
        "berserker",
    ]
    assert [[level.threshold for level in front.levels] for front in fronts] == [
        [10, 16, 22],
        [12, 19, 25],
        [14, 17, 18],
        [13, 18, 24],
        [14, 19, 25],
        [10, 16, 18],
    ]
    assert {tuple(level.threshold for level in back.levels) for back in backs} == {(2, 3, 4)}
    assert ["".join(one.suits[0] for one in back.abilities) for back in backs] == [
        "cshd",
        "dchs",
        "shdc",
        "cdsh",
        "sdch",
        "chsd",
    ]


def texts(sheet):
    """Return the name of a sheet and all names and texts on it."""
    parts = (*sheet.abilities, *sheet.levels)
    found = [sheet.name, defence_of(sheet).text, *(part.text for part in parts)]
    return [text for text in (*found, *(one.name for one in sheet.abilities)) if text is not None]


def test_the_house_set_speaks_english_and_spanish():
    house = built_in("house")
    sheets = [side for one in house.characters for side in (one.front, back_of(one))]
    told = [text for sheet in sheets for text in texts(sheet)]

    assert {*house.title} == {"en", "es"}
    assert len(told) == 12 * (1 + 1 + 4 + 3)
    assert all({*text} == {"en", "es"} for text in told)
    assert all({*(one.motto or {})} == {"en", "es"} for one in house.characters)


def test_fd_8_2_the_priestess_defends_with_blessed_shield_only():
    front = built_in("house").characters[0].front
    shield = defence_of(front)

    assert (shield.ability, shield.table) == (2, (1, 2, 3, 4, 5, 6))
    assert (front.abilities[1].requirement, front.abilities[1].most) == ("none", 6)
    assert front.abilities[0].trigger == (Effect("keep", suits=("h",), keep_on=2),)


def test_the_lab_set_has_five_characters_of_whom_one_can_be_a_nemesis():
    lab = built_in("lab")

    assert [one.id for one in lab.characters] == ["plain", "cleric", "trader", "sage", "brute"]
    assert [one.corrupted is not None for one in lab.characters] == [True] + [False] * 4


@pytest.mark.parametrize("name", ["house", "lab"])
def test_every_built_in_set_reads_without_stand_ins(name):
    characters = built_in(name).characters
    sheets = [sheet for one in characters for sheet in (one.front, one.corrupted) if sheet]
    effects = [
        effect
        for sheet in sheets
        for ability in sheet.abilities
        for part in (*ability.effects.values(), ability.trigger)
        for effect in every_effect(part)
    ]

    assert all(effect.op for effect in effects)
    assert all(effect.n is None or effect.n.base or effect.n.per for effect in effects)
