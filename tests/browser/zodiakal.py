"""Zodiakal in the browser: how its moves are found, and a board on which they surely come."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from ecliptic.server.requests import NewSeat, NewTable
from tests.games.zodiakal.boards import TEXT

if TYPE_CHECKING:
    from tests.browser.people import Person

CLOSE = {"moon": 0, "wind": 1, "sea": 2, "comet": 3, "wanderer": 10, "hero": 14, "queen": 23}
"""Squares so close that whoever may walk less than was thrown reaches them for sure."""

TOKENS = ("moonstone", "goblet", "star", "trumpet", "flute", "sword", "pearl")

TAKING = ("queen take", "exchange", "take", "ally gain")
GIVING = ("sacrifice", "discard", "block", "exchange", "ally trade")
IDLE = ("pass", "then nothing", "decline")


def zodiakal(*seats: NewSeat, **options: Any) -> NewTable:
    return NewTable("zodiakal", list(seats), {"players": len(seats), **options})


def close(*seats: NewSeat, **options: Any) -> NewTable:
    """Return a table on which all can be planned: steps are chosen and every theft succeeds."""
    board = TEXT.replace("steal_on = [6]", "steal_on = [1, 2, 3, 4, 5, 6]")
    for tile, square in CLOSE.items():
        pattern = rf'(id = "{tile}".*?square = )\d+'
        board = re.sub(pattern, rf"\g<1>{square}", board, count=1, flags=re.DOTALL)
    chosen = {"players": len(seats), "first_player": 0, "movement": "up_to", **options}
    return NewTable("zodiakal", list(seats), chosen, cards=board)


def view_of(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = person.updates()[-1]["view"]
    return view


def legal(person: Person) -> list[str]:
    return [move["text"] for move in person.updates()[-1]["scene"]["moves"]]


def plays(person: Person, *texts: str) -> None:
    """Make these moves, each as soon as it can be made."""
    for text in texts:
        expect(person.page.locator(".asked.yours")).to_be_visible()
        person.moves_from_list(legal(person).index(text))


def races(person: Person) -> None:
    """Make the move that brings most kinds, or else costs fewest."""
    view, texts = view_of(person), legal(person)
    hand = dict(zip(TOKENS, view["hands"][view["seat"]], strict=True))
    person.moves_from_list(max(range(len(texts)), key=lambda place: worth(texts[place], hand)))


def worth(text: str, hand: dict[str, int]) -> float:
    """Return how many kinds a move brings; doing something counts more than nothing."""
    given, _, taken = text.partition(" for ")
    gains = [token for token in {*(taken or text).split()} if hand.get(token) == 0]
    losses = [token for token in {*given.split()} if hand.get(token) == 1]
    kinds = len(gains) * text.startswith(TAKING) - len(losses) * text.startswith(GIVING)
    return kinds + 0.5 * (text not in IDLE) + 0.25 * ("queen" in text)


# What is on the screen.


def token_in(person: Person, place: str, token: str) -> Locator:
    """Return a token that can be touched in the box ("The box") or in a rack ("Your tokens")."""
    whole = person.page.get_by_label(place, exact=True)
    return whole.get_by_role("button", name=re.compile(token), disabled=False)


def on_ring(person: Person, name: str) -> Locator:
    """Return a square that can be touched."""
    return person.page.get_by_role("list", name="The ring").get_by_role("button", name=name)


def actions(person: Person) -> Locator:
    """Return what can be done beside the board."""
    return person.page.get_by_role("region", name="What to do now")
