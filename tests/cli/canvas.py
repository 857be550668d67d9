"""A coloured screen that is drawn into memory, and scenes to draw."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from rich.console import Console

from ecliptic.catalog import load_game
from ecliptic.cli.playing import OWN_WORDS
from ecliptic.cli.rich_screen import RichScreen
from ecliptic.core.match import Match
from ecliptic.core.narration import Message
from ecliptic.core.rng import Rng
from ecliptic.core.words import Words
from ecliptic.games.dual import Dual
from tests.bots.positions import with_chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.game import AnyGame
    from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone, ZoneKind

LABELS = Dual().labels
"""The cards of the standard set."""

NAMES = ("player", "strong bot (1)", "strong bot (2)")
"""Names as a table has them in English."""

SHOWN = {"en": NAMES, "es": ("jugador", "bot principiante (1)", "bot principiante (2)")}
"""Names by language; the widest ones that a table has are Spanish."""


def canvas(width: int, height: int) -> Console:
    """A terminal of so many columns and lines that writes into memory."""
    return Console(
        width=width,
        height=height,
        file=io.StringIO(),
        record=True,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )


def screen_of(
    game: AnyGame, width: int = 80, height: int = 24, *, language: str = "en"
) -> RichScreen:
    """A screen for a game."""
    words, own = game.words(language), Words.load(OWN_WORDS, language)
    return RichScreen(words, own, SHOWN[language][: game.num_players], canvas(width, height))


def written(screen: RichScreen) -> str:
    """All that was sent to the terminal, control codes included."""
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def drawn(screen: RichScreen) -> list[str]:
    """The lines that stand on the screen, and forget them."""
    text: str = screen.console.export_text()
    return text.removesuffix("\n").split("\n")


def shown(screen: RichScreen, scene: Scene, reader: int | None) -> list[str]:
    """The lines of a scene."""
    screen.show(scene, reader)
    return drawn(screen)


# Dual.


def dual(*texts: str, players: int = 2, seed: str = "7") -> Match:
    """A game after these moves; chance comes by its seed."""
    game = load_game("dual", players=players, rounds=5)
    match = Match(game, NAMES[:players], seed)
    for text in texts:
        with_chance(match)
        match.play_text(text)
    with_chance(match)
    return match


def first_flip() -> Match:
    """Seat 0 has to flip one of nine cards; the other has chosen."""
    return dual("flip b1")


def answer() -> Match:
    """Seat 0 has to answer a Blue card with one of three."""
    return dual("flip b1", "flip y2", "play b9")


def wind() -> Match:
    """Seat 0 has the Wind after the first trick."""
    return dual("flip b1", "flip y2", "play b9", "play b4")


def wandered(players: int, seed: int, decisions: int) -> Match:
    """A game after so many random decisions, or at its end."""
    match = dual(players=players, seed=str(seed))
    rng = Rng(seed)
    for _ in range(decisions):
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        with_chance(match)
    return match


def scene_of(match: Match, reader: int | None) -> Scene:
    """What a reader is shown; with the moves if it is that reader's turn."""
    acts = reader is not None and match.state.current_player() == reader
    texts = [match.game.action_text(one) for one in match.state.legal_actions()] if acts else []
    return match.game.scene(match.game.view(match.state, reader), texts)


def view_of(match: Match, reader: int | None) -> dict[str, Any]:
    """What a reader may know."""
    view: dict[str, Any] = match.game.view(match.state, reader)
    return view


# A table of another game.

TOY_WORDS = Words(
    "en",
    {
        "say": "{text}",
        "say.short": "short {text}",
        "seat.you": "you",
        "seat.other": "seat {number}",
        "seat.name": "{name}",
    },
)


def toy_screen(width: int = 80, height: int = 24) -> RichScreen:
    return RichScreen(TOY_WORDS, Words.load(OWN_WORDS, "en"), NAMES, canvas(width, height))


def piece(name: str, face: str | None = "a1", **changed: object) -> Piece:
    plain: Piece = {
        "id": name,
        "face": face,
        "below": None,
        "tone": None,
        "mark": None,
        "pips": 0,
        "label": Message("say", {"text": f"piece {name}"}).as_json(),
        "at": None,
    }
    return {**plain, **changed}  # type: ignore[typeddict-item]


def zone(
    kind: ZoneKind,
    name: str,
    *pieces: Piece,
    owner: int | None = None,
    count: int | None = None,
) -> Zone:
    label = Message("say", {"text": name}).as_json()
    return {
        "id": name,
        "kind": kind,
        "owner": owner,
        "label": label,
        "count": count,
        "pieces": list(pieces),
    }


def move(text: str, on: str | None = None) -> MoveChoice:
    label = Message("say", {"text": f"do {text}"}).as_json()
    return {"text": text, "label": label, "zone": None, "piece": on}


def table(*zones: Zone, moves: Sequence[MoveChoice] = ()) -> Scene:
    prompt = Message("say", {"text": "your turn"}).as_json()
    return {"status": [prompt], "prompt": prompt, "zones": list(zones), "moves": list(moves)}
