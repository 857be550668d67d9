# ruff: noqa: INP001 - a script beside what it writes, no package
"""Writes words_vectors.json: what `Words.say` makes of the messages of real games.

`words.test.ts` holds the browser's words against it. Run it again when a game's words
or the rules of saying them change: python web/tests/table/words_vectors.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import ecliptic
from ecliptic.bots.uniform import Uniform
from ecliptic.core.frames import frames_of
from ecliptic.core.match import play
from ecliptic.core.narration import Message, SeatName, Term, message_from_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.game import AnyGame
    from ecliptic.core.narration import MessageJson, Values

LANGUAGES = ("en", "es")
NAMES = ("Ann", "Ben", "Cleo")


def messages(game: AnyGame, seed: int) -> Iterator[tuple[MessageJson, int | None]]:
    """Yield all that the readers of one random game are told and shown."""
    bots = [Uniform(seed + seat) for seat in range(game.num_players)]
    record = play(game, bots, seed)
    actions = [action for _, action in record.replay(game) if action >= 0]
    for reader in (None, *range(game.num_players)):
        for frame in frames_of(game, actions, reader, 0):
            scene = game.scene(frame.view, [])
            shown = [zone["label"] for zone in scene["zones"]]
            shown += [piece["label"] for zone in scene["zones"] for piece in zone["pieces"][:2]]
            told = [message.as_json() for message in frame.told]
            yield from ((one, reader) for one in [scene["prompt"], *scene["status"], *shown, *told])


def corners() -> Iterator[tuple[MessageJson, int | None]]:
    """Yield what games say seldom: lists of any length, seats without a name, odd terms."""
    for count in range(4):
        seats = tuple(SeatName(seat) for seat in range(count))
        yield Message("outcome.shared", {"seats": seats, "points": count}).as_json(), 1
    yield Message("prompt.wait", {"seat": SeatName(7)}).as_json(), None
    for names in ({"en": "Sun", "es": "Sol"}, {"eu": "Eguzki"}, {"en": "Sun", "es": ""}):
        yield Message("card.suit", {"suit": Term(names)}).as_json(), None
    for count in (0, 1, 2):
        values: Values = {"seat": SeatName(1), "count": count}
        yield Message("zone.hand", values).as_json(), 0
        yield Message("zone.hand", values).as_json(), 1


def vectors(game: AnyGame) -> list[dict[str, object]]:
    """Return each kind of message once in each of its forms, as said in all languages."""
    found: dict[tuple[object, ...], dict[str, object]] = {}
    for message, reader in (*messages(game, 1), *messages(game, 2)):
        values = message["values"]
        form = (message["key"], values.get("seat") == {"seat": reader}, values.get("count") == 1)
        found.setdefault(form, vector(game, message, reader))
    return [*found.values(), *(vector(game, *corner) for corner in corners())]


def vector(game: AnyGame, message: MessageJson, reader: int | None) -> dict[str, object]:
    """Return a message with what the game says for it."""
    spoken = message_from_json(message)
    said = {one: game.words(one).say(spoken, NAMES, reader) for one in LANGUAGES}
    return {"message": message, "reader": reader, "said": said}


def sentences(game: AnyGame, language: str) -> dict[str, str]:
    """Return all sentences of a game by key."""
    words = game.words(language)
    return {key: words[key] for key in sorted(words.keys())}


def main() -> None:
    """Write the file beside this one."""
    game = ecliptic.load_game("dual", players=3)
    words = {language: sentences(game, language) for language in LANGUAGES}
    made = {"names": NAMES, "words": words, "vectors": vectors(game)}
    text = json.dumps(made, ensure_ascii=False, indent=1)
    Path(__file__).with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
