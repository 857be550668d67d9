"""The values that effects of a card file are made of: names, numbers, conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.games.zodiac_duel.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ecliptic.core.file_entry import FileEntry

COUNTERS: Final = (
    "duels-won",
    "duels-lost",
    "own-hand",
    "rival-hand",
    "own-base",
    "rival-base",
    "own-stars",
    "rival-stars",
    "duel",
    "own-fighter",
    "rival-fighter",
    "revealed",
)

OPERATORS: Final = (">=", "<=", "=", ">", "<")

_LARGEST: Final = 1000
"""More than any game can count; native numbers hold every product of it."""


@dataclass(frozen=True)
class Reading:
    """What is read, and whether it stands inside a reveal case, at the top of a star."""

    entry: FileEntry
    in_case: bool = False
    at_top: bool = False

    def part(self, name: str, *, in_case: bool = False) -> Reading:
        """Return the reading of a nested part; what is inside a case stays inside it."""
        return Reading(self.entry.inside(name), self.in_case or in_case)


def check_one_of(
    entry: FileEntry, effect: Mapping[str, object], key: str, names: Collection[str]
) -> None:
    """Refuse a value that is none of these names."""
    if effect[key] not in names:
        *others, last = names
        rule = f"{key} must be {', '.join(others)} or {last}"
        raise entry.must(key, rule, effect[key])


def check_count(entry: FileEntry, effect: Mapping[str, object], key: str) -> None:
    """Refuse anything but a whole number from 1 to 4."""
    value = effect[key]
    if type(value) is not int or not 1 <= value <= 4:
        raise entry.must(key, f"{key} must be 1..4", value)


def check_flag(entry: FileEntry, table: Mapping[str, object], key: str) -> None:
    """Refuse a value that is neither true nor false; the key may be missing."""
    if not isinstance(table.get(key, False), bool):
        raise entry.must(key, f"{key} must be true or false", table[key])


def check_signs(entry: FileEntry, table: Mapping[str, object], key: str) -> None:
    """Refuse anything but a list of sign names; the key may be missing."""
    value = table.get(key, [])
    if not isinstance(value, list) or any(name not in SIGNS for name in value):
        raise entry.must(key, f"{key} must be a list of sign names", value)


def check_whole(entry: FileEntry, table: Mapping[str, object], key: str) -> None:
    """Refuse anything but a whole number that a game can count; the key may be missing."""
    value = table.get(key, 0)
    if type(value) is not int:
        raise entry.must(key, f"{key} must be a whole number", value)
    if not -_LARGEST <= value <= _LARGEST:
        rule = f"{key} must be a whole number from {-_LARGEST} to {_LARGEST}"
        raise entry.must(key, rule, value)


def check_number(reading: Reading, key: str, value: object, rule: str) -> None:
    """Refuse a value that is neither a number from -9 to 9 nor a table that counts.

    `rule` is the sentence for a value of another kind.
    """
    if isinstance(value, dict) and "count" in value:
        _check_count_table(reading, value)
    elif type(value) is not int:
        raise reading.entry.must(key, rule, value)
    elif not -9 <= value <= 9:
        raise reading.entry.refusal(key, f"{key} {value} is outside -9..9", value)


def _check_count_table(reading: Reading, table: Mapping[str, object]) -> None:
    entry, counter = reading.entry, table["count"]
    for key in table:
        if key not in {"count", "times", "plus", "min", "max"}:
            raise entry.refusal(key, f"unknown key {key!r} in count table", key)
    if counter not in COUNTERS:
        raise entry.refusal("count", f"unknown counter {counter!r}", counter)
    if counter == "revealed" and not reading.in_case:
        reason = "counter 'revealed' stands outside a reveal case"
        raise entry.refusal("count", reason, counter)
    for key in ("times", "plus", "min", "max"):
        check_whole(entry, table, key)


def check_test(reading: Reading, test: object) -> None:
    """Refuse a test that is no table of known conditions."""
    entry = reading.entry
    if not isinstance(test, dict) or not test:
        raise entry.must("test", "test must be a table with at least one condition", test)
    for key in test:
        _check_condition(reading, test, key)


def _check_condition(reading: Reading, test: Mapping[str, object], key: str) -> None:
    entry = reading.entry
    if key == "penalised":
        check_one_of(entry, test, key, ("own", "rival", "none"))
    elif key == "holder":
        check_one_of(entry, test, key, ("own", "rival"))
    elif key in {"own-sign", "rival-sign"}:
        check_signs(entry, test, key)
    elif key == "same-sign":
        check_flag(entry, test, key)
    elif key == "compare":
        _check_compare(reading, test[key])
    else:
        raise entry.refusal(key, f"unknown condition {key!r}", key)


def _check_compare(reading: Reading, value: object) -> None:
    rule = "compare must be [number, op, number]"
    if not isinstance(value, list) or len(value) != 3 or value[1] not in OPERATORS:
        raise reading.entry.must("compare", rule, value)
    check_number(reading, "compare", value[0], rule)
    check_number(reading, "compare", value[2], rule)
