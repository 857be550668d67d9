"""Card sets of our own as parsed content, for what the standard set never shows."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import ecliptic.games.dual

STANDARD_FILE = Path(ecliptic.games.dual.__file__).parent / "sets" / "standard.toml"


def standard() -> dict[str, Any]:
    """Return a fresh copy of the content of the standard set."""
    return deepcopy(_STANDARD)


def card_set(cards: str, *, end_sum: int = 10, star_value: int = 5) -> dict[str, Any]:
    """Return a set of the cards `"a1 b9 1, b2 a8 2 ..."` (ends, stars), its suits by letter."""
    entries = [card.split() for card in cards.split(", ")]
    letters = sorted({end[0] for *ends, _ in entries for end in ends})
    return {
        "format": 1,
        "game": "dual",
        "name": "Of our own",
        "author": "Ecliptic",
        "end_sum": end_sum,
        "star_value": star_value,
        "max_stars": 5,
        "suit": [
            {"letter": letter, "name": letter.upper(), "mark": "sun", "colour": "#000000"}
            for letter in letters
        ],
        "card": [{"ends": ends, "stars": int(stars)} for *ends, stars in entries],
    }


_STANDARD = tomllib.loads(STANDARD_FILE.read_text(encoding="utf-8"))

RING = card_set("a1 b9 1, b2 a8 2, b3 c7 3, c4 b6 4, c1 a9 1, a5 c5 5")
"""Six cards, three suits: each suit is coupled with both others, first ends on either side."""

KNOT = card_set("a1 b9 1, a2 c8 2, a3 d7 3, b4 c6 4, d5 b5 5, d9 c1 1")
"""Six cards, four suits: every pair of suits has exactly one card."""

MIXED_SIDES = card_set("a1 b9 1, b2 a8 2, a3 b7 3, c4 d6 4, d1 c9 1, d5 c5 5")
"""Six cards in fixed couples, but a suit does not tell which end of a card is up."""

SIDED = card_set("a1 b9 1, a2 b8 2, a3 b7 3, c4 d6 4, c1 d9 1, c5 d5 5")
"""Six cards in fixed couples whose suits tell which end is up, as in the standard set."""

TWELVE = card_set(
    "a1 b9 1, b8 a2 2, a3 b7 3, b6 a4 4, b1 c9 1, c8 b2 2, "
    "b3 c7 3, c6 b4 4, c1 a9 1, a8 c2 2, c3 a7 3, a6 c4 4",
    star_value=3,
)
"""Twelve cards coupled in a ring as in `RING`."""

THIRTY = card_set(
    "f1 a19 2, b18 e2 4, c11 f9 5, c14 d6 3, c5 f15 3, f19 b1 5, "
    "c10 d10 3, b3 c17 5, c1 e19 1, b13 e7 4, d17 a3 1, a5 e15 4, "
    "e14 f6 5, a1 c19 2, b14 c6 2, d16 f4 3, d4 b16 4, b10 a10 2, "
    "a16 e4 3, d8 f12 1, b17 d3 3, a18 b2 5, c4 e16 3, f8 b12 2, "
    "d11 a9 4, a11 c9 3, d9 e11 2, d2 e18 1, f11 e9 5, a17 f3 2",
    end_sum=20,
    star_value=10,
)
"""Thirty cards, six suits: every pair of suits has two cards, first ends on either side."""
