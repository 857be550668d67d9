"""Makes the native tables of a game from its card set, switches and preset hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.zeipen.cards import HAND, LISTED, NONE, SEATS, Tables
from ecliptic.games.zeipen.printed import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.games.zeipen.cards import Switches
    from ecliptic.games.zeipen.printed import Character, Face, PrintedSet, ReadyHand

    Preset = ReadyHand | tuple[str, ...] | None


def tables_of(printed: PrintedSet, switches: Switches, presets: Sequence[Preset]) -> Tables:
    """Return the tables; `presets` are the hands that the options give, by seat."""
    characters = printed.characters
    number = {character.id: place for place, character in enumerate(characters)}
    ready = [sorted(number[card] for card in hand.cards) for hand in printed.hands]
    preset, preset_cards = [NONE] * SEATS, [0] * (SEATS * HAND)
    for seat, given in enumerate(presets):
        if given is None:
            continue
        listed = given if isinstance(given, tuple) else given.cards
        preset[seat] = LISTED if isinstance(given, tuple) else printed.hands.index(given)
        preset_cards[seat * HAND : seat * HAND + HAND] = sorted(number[card] for card in listed)
    return Tables(
        switches,
        [character.numeral for character in characters],
        [character.copies for character in characters],
        [kind for character in characters for kind in _sides(character)],
        [card for hand in ready for card in _dealt(hand, switches.hand)],
        preset,
        preset_cards,
        printed.row,
    )


def _dealt(hand: list[int], count: int) -> list[int]:
    """Return the cards of a ready hand that are played with; all, as a rule."""
    return hand[:count]


def _sides(character: Character) -> list[int]:
    """Return the sides to n, e, s and w of both faces, lying either way (ZP-3.3)."""
    faces = (character.active, character.alternate or character.active)
    return [side for face in faces for turned in (0, 2) for side in _turned(face, turned)]


def _turned(face: Face, by: int) -> list[int]:
    """Return the sides of a face to n, e, s and w, turned by so many quarters."""
    return [KINDS.index(face[(way + by) % len(face)]) for way in range(len(face))]
