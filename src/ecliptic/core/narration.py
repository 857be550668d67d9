"""Words apart from mechanics: a message is a key, named values and a rule id.

The rules never speak. Whatever people read (log, labels, prompts, refusals) is a
`Message`; the words stand in the game's `words/<language>.toml` and are put in by
`core.words`, in the terminal and in the browser alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias, TypedDict, Union, cast

Value: TypeAlias = Union[str, int, "Message", "SeatName", "Term", tuple["Value", ...]]
"""Text, a number, another message, a seat, a term, or a list of these."""

Values: TypeAlias = dict[str, Value]
"""What a sentence is filled with, by name."""


class MessageJson(TypedDict):
    """A message as plain JSON values."""

    key: str
    values: dict[str, object]
    rule: str | None


@dataclass(frozen=True)
class SeatName:
    """A seat in a sentence; whoever shows it puts in the player's name."""

    seat: int


@dataclass(frozen=True)
class Term:
    """A name that a card set brings along, by language."""

    by_language: dict[str, str]

    def in_language(self, language: str) -> str:
        """Return the name in a language, else in English, else in any."""
        names = self.by_language
        return names.get(language) or names.get("en") or next(iter(names.values()))


@dataclass(frozen=True)
class Message:
    """One sentence to be said: `key` into the words, `values` by name, the rule behind it.

    The key may have variants, tried in this order: `key.you` where the value `seat` is
    the reader's own seat, `key.one` where the value `count` is 1. Lists of plain texts or
    numbers may be left unsaid: they are for screens, such as the sets that can be chosen.
    """

    key: str
    values: Values = field(default_factory=dict)
    rule: str | None = None

    def as_json(self) -> MessageJson:
        """Return the message as JSON-able data; a seat becomes `{"seat": n}`, a term its names."""
        return {
            "key": self.key,
            "values": {name: _as_json(value) for name, value in self.values.items()},
            "rule": self.rule,
        }


def message_from_json(message: MessageJson) -> Message:
    """Return the message that `as_json` gave away."""
    values = {name: _from_json(value) for name, value in message["values"].items()}
    return Message(message["key"], values, message["rule"])


def _from_json(value: object) -> Value:
    if isinstance(value, dict):
        if "seat" in value:
            return SeatName(value["seat"])
        if "term" in value:
            return Term(value["term"])
        return message_from_json(cast("MessageJson", value))
    if isinstance(value, list):
        return tuple(_from_json(item) for item in value)
    assert isinstance(value, str | int)
    return value


def _as_json(value: Value) -> object:
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, Term):
        return {"term": dict(value.by_language)}
    if isinstance(value, tuple):
        return [_as_json(item) for item in value]
    return value
