"""Reads and checks a card set of Zeipen Dualis: characters and ready-made hands.

Every refusal is a sentence of the game's reference page and names the card or the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.file_entry import FileEntry
from ecliptic.games.zeipen.character_file import read_characters
from ecliptic.games.zeipen.entry_values import check_keys, read_id, read_words
from ecliptic.games.zeipen.hand_file import check_hand, read_hands, ready_hand
from ecliptic.games.zeipen.printed import PrintedSet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecliptic.core.card_set import CardSet

__all__ = ["check_hand", "read_cards", "ready_hand"]

_NEEDED: Final = ("game", "format", "id", "name", "card")
_MORE: Final = ("note", "draft", "hand")

_USUAL_ROW: Final = 9


def read_cards(card_set: CardSet) -> PrintedSet:
    """Return the cards that a card set describes.

    Raises:
        CardSetError: with file, key, expected and got; nothing is half-read.
    """
    top, content = FileEntry(card_set.source), card_set.content
    entry = top.inside("card set")
    _check_head(top, content)
    check_keys(entry, content, _NEEDED, _MORE)
    id_, name = read_id(entry, content, "card set"), read_words(entry, content, "name")
    note = _read_note(entry, content.get("note"))
    characters = read_characters(top, top.tables(content, "card"))
    row = _read_row(top, content.get("draft", {}), len(characters))
    hands = read_hands(top, top.tables(content, "hand"), characters)
    return PrintedSet(id_, name, note, row, characters, hands)


def _check_head(top: FileEntry, content: Mapping[str, object]) -> None:
    if content.get("game") != "zeipen":
        raise top.must("game", 'game must be "zeipen"', content.get("game"))
    version = content.get("format")
    if type(version) is not int or version != 1:
        raise top.must("format", "format must be 1", version)


def _read_note(entry: FileEntry, note: object) -> str | None:
    if note is not None and not isinstance(note, str):
        raise entry.must("note", "note must be a text", note)
    return note


def _read_row(top: FileEntry, draft: object, count: int) -> int:
    """Return how many characters a draft lays out, of `count` (ZP-4.6)."""
    if not isinstance(draft, dict):
        raise top.must("draft", "draft must be a table written as [draft]", draft)
    check_keys(top.inside("draft"), draft, (), ("row",))
    row = draft.get("row", min(_USUAL_ROW, count))
    if type(row) is not int or not 1 <= row <= count:
        raise top.must("draft.row", "draft.row must be 1 to the number of cards", row)
    return row
