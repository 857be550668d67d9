"""Cards and parts of sheets of 52 Duels as pieces of a scene.

A card is named by its side and its token (`0-7h`), wherever it lies; a face-down one that
the reader does not know by its label and ability (`1-w1-on-2`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, Term
from ecliptic.core.scene_parts import new_piece
from ecliptic.games.fifty_two_duels import labels, sheet_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecliptic.core.narration import Value
    from ecliptic.core.scene import Piece
    from ecliptic.games.fifty_two_duels.sheets import Ability, Sheet
    from ecliptic.games.fifty_two_duels.standing import Standing

TONES: Final = {"c": "#2E7D32", "s": "#546E7A", "h": "#C62828", "d": "#1565C0"}
"""A colour for each suit; the mark and the words say the same without it."""

MARKS: Final = {"c": "club", "s": "spade", "h": "heart", "d": "diamond"}

WILD: Final = "*"
"""What stands below a face-up card that a level makes wild."""


def card(side: int, token: str, key: str = "card.card") -> Piece:
    """Return a face-up card; `key` says how it lies."""
    label = labels.card(token)
    drawn = new_piece(
        f"{side}-{token}", label if key == "card.card" else Message(key, {"card": label})
    )
    drawn["face"] = token
    drawn["tone"], drawn["mark"] = TONES[token[1]], MARKS[token[1]]
    return drawn


def cards(side: int, tokens: Iterable[str]) -> list[Piece]:
    """Return several face-up cards."""
    return [card(side, token) for token in tokens]


def stack(at: Standing, side: int, ability: int) -> Iterator[Piece]:
    """Yield the cards on an ability, in order of placing."""
    for lying in at.stack(side, ability):
        if lying.label is None:
            assert lying.card is not None
            yield _face_up(at, side, lying.card)
        elif lying.card is None:
            label = Message("card.down", {"label": lying.label})
            drawn = new_piece(f"{side}-{lying.label}-on-{ability}", label)
            drawn["face"] = lying.label
            yield drawn
        else:
            yield _own_down(side, lying.label, lying.card)


def _face_up(at: Standing, side: int, token: str) -> Piece:
    if not at.is_wild(side, token):
        return card(side, token)
    drawn = card(side, token, "card.wild")
    drawn["below"] = WILD
    return drawn


def _own_down(side: int, label: str, token: str) -> Piece:
    """Return a face-down card whose owner looks."""
    drawn = card(side, token)
    values: dict[str, Value] = {"label": label, "card": labels.card(token)}
    drawn["label"] = Message("card.own_down", values).as_json()
    drawn["below"] = label
    return drawn


def backs(zone: str, count: int) -> Iterator[Piece]:
    """Yield so many cards that the reader does not know."""
    for number in range(count):
        yield new_piece(f"{zone}-{number}", Message("card.back"))


def sheet(zone: str, one: Sheet, *, nemesis: bool) -> Iterator[Piece]:
    """Yield the parts of a sheet: its defence, four abilities, and the levels."""
    yield _part(
        f"{zone}-defence", "D", Message("sheet.defence", {"text": sheet_words.defending(one)})
    )
    for number, ability in enumerate(one.abilities, 1):
        yield _part(f"{zone}-{number}", str(number), whole(one, ability, number, nemesis=nemesis))
    key = "sheet.nemesis_level" if nemesis else "sheet.level"
    for number, level in enumerate(one.levels, 1):
        values: dict[str, Value] = {
            "number": number,
            "threshold": level.threshold,
            "gain": sheet_words.gain(one, level),
        }
        yield _part(f"{zone}-level-{number}", f"L{number}", Message(key, values))


def whole(one: Sheet, ability: Ability, number: int, *, nemesis: bool) -> Message:
    """Return all that stands at an ability."""
    parts = sheet_words.entries(one, ability) + sheet_words.boxes(one, ability)
    if ability.text is not None:
        parts.append(Message("sheet.text", {"text": Term(ability.text)}))
    values: dict[str, Value] = {
        "number": number,
        "name": labels.named(ability),
        "does": sheet_words.joined(parts, "entries") if parts else Message("effect.nothing"),
    }
    if nemesis:
        return Message("sheet.column", {**values, "suit": labels.suit_name(ability.suits[0])})
    values["requirement"] = sheet_words.requirement(ability)
    return Message("sheet.ability", {**values, "most": ability.most})


def _part(name: str, face: str, label: Message) -> Piece:
    drawn = new_piece(name, label)
    drawn["face"] = face
    return drawn
