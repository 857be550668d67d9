"""52 Duels in the browser: how its moves are found, and what is on the screen."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator

from ecliptic.server.requests import NewSeat, NewTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.browser.people import Person

KNIGHTS = ["knight", "knight"]
ROOMY = {"characters": KNIGHTS, "first_player": 0}
"""Of five cards two have one suit, so the first ability of the Knight takes two for sure."""

MOST_MOVES = 400
"""Of a search for a position; more means that it never comes."""

WORTHS = {"add": 30, "activate": 30, "keep": 30, "retrieve": 30, "stash": 30, "take": 20, "yes": 20}
"""How much who strikes likes each kind of move; others not at all, but an end."""


def duels(*seats: NewSeat, **options: Any) -> NewTable:
    return NewTable("fifty_two_duels", list(seats), options)


def newest(person: Person) -> dict[str, Any]:
    """Return the newest update; the frames before it are many and large."""
    told = (frame for frame in reversed(person.frames) if '"t":"update"' in frame)
    update: dict[str, Any] = json.loads(next(told))
    return update


def view_of(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = newest(person)["view"]
    return view


def node(person: Person) -> str:
    """Return what kind of decision it is."""
    return str((view_of(person)["pending"] or {"kind": "over"})["kind"])


def choices(person: Person) -> list[Any]:
    moves: list[Any] = newest(person)["scene"]["moves"]
    return moves


def legal(person: Person) -> list[str]:
    return [move["text"] for move in choices(person)]


def plays(person: Person, *texts: str) -> None:
    """Make these moves, each as soon as it can be made."""
    for text in texts:
        assert person.can_move()
        person.moves_from_list(legal(person).index(text))


def strikes(person: Person) -> None:
    """Make the move that promises most damage."""
    worths = [_worth(move) for move in choices(person)]
    person.moves_from_list(worths.index(max(worths)))


def _worth(move: Any) -> int:
    deed = move["text"].split()[0]
    if move["text"] == "pick berserker":
        return 1
    if deed == "play":
        return 2 + max(move["label"]["values"]["points"], default=0)
    return WORTHS.get(deed, 1 if deed == "end" else 0)


def strikes_until(person: Person, deed: str) -> None:
    """Play until this person can make such a move."""
    for _ in range(MOST_MOVES):
        if person.can_move() and any(text.startswith(f"{deed} ") for text in legal(person)):
            return
        strikes(person)
    raise AssertionError(f"nothing to {deed}")


def sets_of(person: Person, text: str) -> list[list[str]]:
    """Return the cards that can be chosen together for a move."""
    (found,) = (move for move in choices(person) if move["text"] == text)
    return [cards.split() for cards in found["label"]["values"]["sets"]]


def pair_for(person: Person, ability: int) -> list[str]:
    """Return two cards that can be played to an ability together."""
    assert person.can_move()
    return next(cards for cards in sets_of(person, f"play {ability}") if len(cards) == 2)


def paid(person: Person) -> list[str]:
    """Return the cards that were paid for levels."""
    side = view_of(person)["sides"][0]
    return [*side["level_open"], *(card for level in side["levels"] for card in level)]


# What is on the screen.

RANKS = {"a": "Ace", "t": "10", "j": "Jack", "q": "Queen", "k": "King"}
SUITS = {"c": "clubs", "s": "spades", "h": "hearts", "d": "diamonds"}


def in_hand(person: Person, token: str) -> Locator:
    """Return a card of the own hand."""
    name = f"{RANKS.get(token[0], token[0])} of {SUITS[token[1]]}"
    return person.hand.get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE))


def touches(person: Person, cards: Sequence[str]) -> None:
    """Choose cards of the own hand, or put them back."""
    for token in cards:
        in_hand(person, token).click()


def own_side(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your side of the table")


def other_side(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The other side of the table")


def ability(person: Person, number: int) -> Locator:
    """Return the button of an own ability."""
    return own_side(person).get_by_role("button", name=re.compile(f"^{number} "))


def levels(person: Person) -> Locator:
    return own_side(person).get_by_role("button", name=re.compile("^Level 1,"))


def deeds(person: Person) -> Locator:
    """Return what can be done now."""
    return person.page.get_by_role("group", name="What you can do now")


def deed(person: Person, name: str) -> Locator:
    return deeds(person).get_by_role("button", name=re.compile(name))
