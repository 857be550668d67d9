"""How a table was set up, as it is stored with it."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from ecliptic import catalog
from ecliptic.core.errors import CardSetError, OptionError
from ecliptic.core.seat_names import is_bot
from ecliptic.server.errors import SettingsError

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame
    from ecliptic.server.requests import NewClock, NewSeat, NewTable

SeatKind = Literal["person", "bot", "open", "link"]


class SeatSettings(Struct, frozen=True):
    """Who a seat is for; `name` is known from the start for whoever opened the table."""

    kind: SeatKind
    name: str = ""
    level: str | None = None


class ClockSettings(Struct, frozen=True):
    """Milliseconds at the start, and for each move."""

    start: int
    increment: int
    per_move: bool


class TableSettings(Struct, frozen=True):
    """All that a table begins with, beside its secret.

    `cards` is a built-in set's name, the parsed content of another, or null for the
    default. `same_deal` is the table whose secret this one shares.
    """

    game: str
    edition: int
    options: dict[str, bool | int | str | list[str]]
    cards: str | dict[str, object] | None
    seats: list[SeatSettings]
    clock: ClockSettings | None = None
    chat: bool = True
    guided: bool = False
    same_deal: str | None = None

    def make_game(self) -> AnyGame:
        """Return the game that is played here."""
        return catalog.load_game(self.game, cards=self.cards, **self.options)

    def plain(self) -> dict[str, object]:
        """Return the settings as JSON-able data."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def parse(cls, plain: dict[str, object]) -> TableSettings:
        """Return the settings that `plain` gave away."""
        return msgspec.convert(plain, cls)


def settings_of(asked: NewTable) -> TableSettings:
    """Return the checked settings of a table to be opened.

    Raises:
        SettingsError: no such game, option, card set or bot, or the wrong number of seats.
    """
    cards = _cards(asked)
    if "cards" in asked.options:
        raise SettingsError("options.cards", "expected the cards beside the options")
    try:
        game = catalog.load_game(asked.game, cards=cards, **asked.options)
    except OptionError as error:
        key = "game" if error.option == "game" else f"options.{error.option}"
        raise SettingsError(key, f"expected {error.expected}, got {error.got!r}") from error
    except CardSetError as error:
        raise SettingsError("cards", str(error)) from error
    return TableSettings(
        game=game.name,
        edition=game.edition,
        options=game.options.plain(),
        cards=cards,
        seats=_seats(asked, game.num_players),
        clock=_clock(asked.clock),
        chat=asked.chat,
        guided=asked.guided,
        same_deal=asked.same_deal,
    )


def settings_again(first: TableSettings, asked: NewTable) -> TableSettings:
    """Return the settings of a table that plays a finished one's deal again.

    Raises:
        SettingsError: the wrong number of seats, or no such bot.
    """
    return msgspec.structs.replace(
        first,
        seats=_seats(asked, len(first.seats)),
        clock=_clock(asked.clock),
        chat=asked.chat,
        guided=asked.guided,
        same_deal=asked.same_deal,
    )


def _seats(asked: NewTable, players: int) -> list[SeatSettings]:
    if len(asked.seats) != players:
        reason = f"expected {players} seats for these options, got {len(asked.seats)}"
        raise SettingsError("seats", reason)
    return [_seat(number, seat) for number, seat in enumerate(asked.seats)]


def _cards(asked: NewTable) -> str | dict[str, object] | None:
    """Return a built-in set's name or parsed content; a path is never followed here."""
    if asked.cards is None:
        return None
    try:
        built_in = {
            file.stem for file in (catalog.game_class(asked.game).folder / "sets").iterdir()
        }
    except OptionError as error:
        raise SettingsError("game", f"expected {error.expected}, got {error.got!r}") from error
    if asked.cards in built_in:
        return asked.cards
    try:
        return tomllib.loads(asked.cards)
    except (ValueError, RecursionError) as error:  # a huge number, or one bracket in another
        known = ", ".join(sorted(built_in))
        reason = f"expected one of {known}, or a card set as TOML text; {error}"
        raise SettingsError("cards", reason) from error


def _seat(number: int, seat: NewSeat) -> SeatSettings:
    name = checked_name(seat.name or "", f"seats.{number}.name")
    if seat.kind == "bot":
        if seat.level not in catalog.bot_names():
            known = ", ".join(catalog.bot_names())
            raise SettingsError(
                f"seats.{number}.level", f"expected one of {known}, got {seat.level!r}"
            )
        return SeatSettings("bot", "", seat.level)
    kind: SeatKind = "person" if seat.kind == "me" else seat.kind
    return SeatSettings(kind, name if kind == "person" else "")


def checked_name(name: str, key: str = "name") -> str:
    """Return a nickname without space around it.

    Raises:
        SettingsError: it holds something invisible, or looks like the name of a bot.
    """
    name = " ".join(name.split())
    if not name.isprintable():
        raise SettingsError(key, f"expected letters, digits and spaces, got {name!r}")
    if is_bot(name):
        raise SettingsError(key, f"expected a name that is not a bot's, got {name!r}")
    return name


def _clock(asked: NewClock | None) -> ClockSettings | None:
    if asked is None:
        return None
    increment = 0 if asked.per_move else asked.increment * 1000
    return ClockSettings(asked.seconds * 1000, increment, asked.per_move)
