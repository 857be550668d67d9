"""Where in a card file something stands, for the sentence that refuses it.

For games whose reference page words each refusal. Where any sentence will do, `Entry` of
`card_set` makes them by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.core.errors import CardSetError, shown

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class FileEntry:
    """A part of a card file.

    `name` says which part, such as `star spark effect 2`; the top level has none.
    """

    file: str
    name: str = ""

    def inside(self, part: str) -> FileEntry:
        """Return a part of this part."""
        return FileEntry(self.file, f"{self.name} {part}".strip())

    def refusal(self, key: str, reason: str, got: object) -> CardSetError:
        """Return the error for a key, to be raised; the reason itself names what was found."""
        return self._error(key, reason, got, reason)

    def must(self, key: str, rule: str, got: object) -> CardSetError:
        """Return the error for a key that breaks a rule; adds what was found (None: nothing)."""
        return self._error(key, rule, got, f"{rule}, got {shown(got)}")

    def tables(self, content: Mapping[str, object], key: str) -> list[dict[str, object]]:
        """Return an array of tables; without the key there are none.

        Raises:
            CardSetError: the value is something else.
        """
        found = content.get(key, [])
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            raise self.must(key, f"{key} must be tables written as [[{key}]]", found)
        return found

    def _error(self, key: str, expected: str, got: object, sentence: str) -> CardSetError:
        where = f"{self.name}: " if self.name else ""
        return CardSetError(self.file, f"{where}{key}", expected, got, f"{where}{sentence}")


def words(value: object) -> dict[str, str] | None:
    """Return a name or text by language (one plain text counts as English), if it is one."""
    found = {"en": value} if isinstance(value, str) else value
    if not isinstance(found, dict) or not found:
        return None
    if not all(isinstance(word, str) and word.strip() for word in found.values()):
        return None
    return dict(found)
