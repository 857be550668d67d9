"""Move texts of Zodiakal taken apart, for whoever puts them into words."""

from __future__ import annotations

from typing import NamedTuple


class Deed(NamedTuple):
    """What a move does: its kind, the ids it names, and its number (seat, face or steps).

    The first word of the text is the kind, but for `take` and `give` of a gift (`gift`,
    `give`), `roll again` (`again`), `then nothing` (`nothing`) and those of alliances
    (`ally`, `trade`, `gain`).
    """

    kind: str
    names: tuple[str, ...] = ()
    number: int = -1

    @property
    def name(self) -> str:
        """The first id that the move names."""
        return self.names[0]


def parsed(text: str) -> Deed:
    """Return what a move text says."""
    match text.split():
        case ["queen", *words]:
            deed = _of_gift(words)
        case ["ally", *words]:
            deed = _of_alliance(words)
        case ["sacrifice", token, _, seat]:
            deed = Deed("sacrifice", (token,), int(seat))
        case ["exchange", given, _, taken]:
            deed = Deed("exchange", (given, taken))
        case ["wind", _, tile]:
            deed = Deed("wind", (tile,))
        case ["steal", _, seat]:
            deed = Deed("steal", (), int(seat))
        case ["roll" | "then", ("again" | "nothing") as kind]:
            deed = Deed(kind)
        case ["first" | "roll" | "move" | "duel" as kind, number]:
            deed = Deed(kind, (), int(number))
        case words:
            deed = Deed(words[0], tuple(words[1:]))
    return deed


def _of_gift(words: list[str]) -> Deed:
    """Return what follows the word of a gift says: `take T` or `give T to P`."""
    if words[0] == "give":
        return Deed("give", (words[1],), int(words[3]))
    return Deed("gift", (words[1],))


def _of_alliance(words: list[str]) -> Deed:
    """Return what follows the word of an alliance says: `to TILE`, `trade T`, `gain T U`."""
    kind = "ally" if words[0] == "to" else words[0]
    return Deed(kind, tuple(words[1:]))
