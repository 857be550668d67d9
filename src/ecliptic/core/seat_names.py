"""How seats are named in records: people by their nicknames, bots by their level."""

from __future__ import annotations

from typing import Final

PERSON: Final = "person"
"""The name of a person who gave none."""

_BOT: Final = " bot"


def bot_name(level: str) -> str:
    """Return the name of a bot in a record."""
    return f"{level}{_BOT}"


def is_bot(name: str) -> bool:
    """Return whether a name in a record is that of a bot."""
    return name.endswith(_BOT)


def level_of(name: str) -> str:
    """Return which bot a name in a record is that of."""
    return name.removesuffix(_BOT)
