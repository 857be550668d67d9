"""A position drawn for environments: as text, and that text as a picture."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ecliptic.cli.plain import PlainScreen
from ecliptic.cli.playing import OWN_WORDS
from ecliptic.core.words import DEFAULT_LANGUAGE, Words

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ecliptic.core.game import AnyGame
    from ecliptic.core.state import State

SIZE: Final = (960, 720)
"""Width and height of a picture, in pixels."""

MARGIN: Final = 16
FONT_SIZE: Final = 14
LINE: Final = 18
COLUMNS: Final = 124
PAPER: Final = (250, 247, 240)
INK: Final = (38, 34, 48)


def text(game: AnyGame, state: State) -> str:
    """Return what the seat to act sees and may do; after the end what everybody sees."""
    seat = state.current_player() if state.current_player() >= 0 else None
    legal = state.legal_actions() if seat is not None else []
    scene = game.scene(game.view(state, seat), [game.action_text(one) for one in legal])
    own = Words.load(OWN_WORDS, DEFAULT_LANGUAGE)
    screen = PlainScreen(game.words(DEFAULT_LANGUAGE), own, [])
    return "\n".join(screen.lines(scene, None))


def picture(drawn: str) -> NDArray[np.uint8]:
    """Return a text as a picture: height, width, and red, green, blue from 0 to 255.

    What does not fit is left out at the bottom.
    """
    image = Image.new("RGB", SIZE, PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(FONT_SIZE)
    rows = [row for line in drawn.splitlines() for row in textwrap.wrap(line, COLUMNS) or [""]]
    for place, row in enumerate(rows[: (SIZE[1] - 2 * MARGIN) // LINE]):
        pen.text((MARGIN, MARGIN + place * LINE), row, INK, font)
    return np.asarray(image, np.uint8).copy()
