"""Cards of Zeipen Dualis as pieces of a scene.

A card of a seat is called by seat, card and number, such as `0-fenn-2`; copies are counted
first on the grid by x, then y, then among the wounded, then in the hand. So a card of
which the seat has no other copy keeps its name wherever it goes.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene_parts import new_piece
from ecliptic.games.zeipen.labels import ALTERNATE, place
from ecliptic.games.zeipen.told_events import tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecliptic.core.narration import Value, Values
    from ecliptic.core.scene import Piece
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import Lying, ZeipenView

TONES: Final = ("#E3B341", "#7E57C2")
MARKS: Final = ("sun", "moon")
"""Colour and mark of the seats; no side has these colours."""

TURNED_SIGN: Final = "'"
FROZEN_SIGN: Final = "*"
ENCLOSED_SIGN: Final = "#"
"""What stands behind the numeral of a card on its alternate face, frozen, enclosed."""

BOARD_CARD: Final = "board-card"


class Pieces:
    """Draws the cards of one card set."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    # On the grid.

    def board_card(self) -> Piece:
        """Return the neutral card in the middle (ZP-2.2)."""
        piece = new_piece(BOARD_CARD, Message("card.board"))
        piece["face"] = "+"
        piece["tone"] = "#8A8F98"
        piece["at"] = [0, 0]
        return piece

    def on_grid(self, view: ZeipenView) -> Iterator[Piece]:
        """Yield the cards on the grid."""
        count: Counter[tuple[int, str]] = Counter()
        for lying in view["board"]:
            who = (lying["seat"], lying["card"])
            count[who] += 1
            yield self._lying(view, lying, count[who])

    def _lying(self, view: ZeipenView, lying: Lying, number: int) -> Piece:
        seat, card, face, at = lying["seat"], lying["card"], lying["face"], lying["at"]
        label = Message(*self._described(view, lying))
        piece = self._card(name(seat, card, number), card, label)
        piece["below"] = self.labels.numeral(card) + "".join(
            sign
            for sign, shown in (
                (TURNED_SIGN, face == ALTERNATE),
                (FROZEN_SIGN, at in view["frozen"]),
                (ENCLOSED_SIGN, at in view["enclosed"]),
            )
            if shown
        )
        piece["at"] = row_and_column(at)
        return _of_seat(piece, seat)

    def _described(self, view: ZeipenView, lying: Lying) -> tuple[str, Values]:
        """Return key and values of the label of a card on the grid."""
        seat, card, face = lying["seat"], lying["card"], lying["face"]
        turned = seat != view["first"]
        values: dict[str, Value] = {
            "seat": SeatName(seat),
            "card": self.labels.titled(card, face),
            "numeral": self.labels.numeral(card),
            "where": self.labels.where(lying["at"]),
            "sides": self.labels.compass(card, face, turned=turned),
        }
        notes = tuple(self._notes(view, lying))
        if not notes:
            return "card.lying", values
        return "card.lying_noted", {**values, "notes": notes}

    def _notes(self, view: ZeipenView, lying: Lying) -> Iterator[Message]:
        """Yield what is easily forgotten about a card on the grid."""
        card, at = lying["card"], lying["at"]
        if at in view["frozen"]:
            yield Message("note.frozen")
        if at in view["enclosed"]:
            yield Message("note.enclosed")
        if lying["face"] == ALTERNATE:
            yield Message("note.alternate", {"sides": self.labels.sides(card, "active")})
        elif self.labels.characters[card].alternate is not None:
            have, needed = copies(self.labels, view, lying)
            sides = self.labels.sides(card, ALTERNATE)
            yield Message("note.copies", {"have": have, "needed": needed, "sides": sides})

    def space(self, at: str, events: Sequence[str], seat: int) -> Piece:
        """Return an empty space that a card can come to, and what would follow.

        Its face counts the enemies (+) and the own cards (-) that would be wounded.
        """
        lost = tally(events)
        signs = ((1 - seat, "+"), (seat, "-"))
        face = " ".join(f"{sign}{lost[one]}" for one, sign in signs if lost[one])
        piece = new_piece(f"space-{at}", Message("space.free", {"where": self.labels.where(at)}))
        piece["face"] = face or None
        piece["at"] = row_and_column(at)
        return piece

    # Beside the grid.

    def cards_of(self, seat: int, cards: Iterable[str], before: Counter[str]) -> Iterator[Piece]:
        """Yield cards of a seat beside the grid; `before` counts the copies named already."""
        for card in cards:
            before[card] += 1
            yield _of_seat(self.loose(name(seat, card, before[card]), card), seat)

    def loose(self, piece: str, card: str) -> Piece:
        """Return a card that does not lie on the grid, active face up."""
        return self._card(piece, card, Message(*self._loose(card)))

    def _loose(self, card: str) -> tuple[str, Values]:
        values: dict[str, Value] = {
            "card": self.labels.titled(card, "active"),
            "numeral": self.labels.numeral(card),
            "sides": self.labels.sides(card, "active"),
        }
        if self.labels.characters[card].alternate is None:
            return "card.single", values
        return "card.double", {**values, "other": self.labels.sides(card, ALTERNATE)}

    def supplied(self, card: str, left: int) -> Piece:
        """Return a character of the draft row, with the cards left of it (ZP-4.8)."""
        _, values = self._loose(card)
        key = "card.supplied_single" if "other" not in values else "card.supplied_double"
        piece = self._card(f"row-{card}", card, Message(key, {**values, "left": left}))
        piece["below"] = f"{self.labels.numeral(card)}·{left}"
        return piece

    def _card(self, piece: str, card: str, label: Message) -> Piece:
        found = new_piece(piece, label)
        names = self.labels.characters[card].name
        found["face"] = names.get("en") or next(iter(names.values()))
        found["below"] = self.labels.numeral(card)
        return found


def name(seat: int, card: str, number: int) -> str:
    """Return how a card of a seat is called."""
    return f"{seat}-{card}-{number}"


def named_before(view: ZeipenView, seat: int) -> Counter[str]:
    """Return how many copies of each card of a seat lie on the grid."""
    return Counter(one["card"] for one in view["board"] if one["seat"] == seat)


def copies(labels: Labels, view: ZeipenView, lying: Lying) -> tuple[int, int]:
    """Return how many copies of a card lie on the grid, and how many a flip demands (ZP-7.8)."""
    same = [one for one in view["board"] if _alike(one, lying)]
    needed = labels.characters[lying["card"]].numeral
    return len(same) - (not labels.tables.switches.counts_itself), needed


def _alike(one: Lying, other: Lying) -> bool:
    """Return whether two cards on the grid are copies (ZP-3.6)."""
    return all(one[key] == other[key] for key in ("seat", "card", "face"))


def row_and_column(at: str) -> list[int]:
    """Return where a space stands on a screen, north above."""
    x, y = place(at)
    return [-y, x]


def backs(seat: int, count: int) -> Iterator[Piece]:
    """Yield so many cards of a hand that the reader does not know."""
    for number in range(1, count + 1):
        piece = new_piece(f"back-{seat}-{number}", Message("card.back"))
        yield _of_seat(piece, seat)


def _of_seat(piece: Piece, seat: int) -> Piece:
    piece["tone"] = TONES[seat]
    piece["mark"] = MARKS[seat]
    return piece
