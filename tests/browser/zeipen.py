"""Zeipen Dualis in the browser: how its moves are found, and who plays to the end soon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from ecliptic.server.requests import NewSeat, NewTable
from tests.browser.people import PHONE, People, Person, in_step
from tests.server.asked import LINK

if TYPE_CHECKING:
    from collections.abc import Sequence

UNDERTOW = ["undertow", "undertow"]


def zeipen(*seats: NewSeat, **options: Any) -> NewTable:
    return NewTable("zeipen", list(seats), options)


def sit_down(people: People, **options: Any) -> tuple[Person, Person]:
    """Bring Ana, who plays first, and Ben with his phone to a table with hands."""
    given = {"first_player": "seat0", "hands": UNDERTOW, **options}
    opened = people.served.open_table(zeipen(LINK, LINK, **given))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    in_step(ana, ben)
    return ana, ben


def with_two_keldas_each(people: People) -> tuple[Person, Person]:
    """Bring Ana and Ben to where both have two Keldas, in the corners around the board card."""
    ana, ben = sit_down(people)
    plays(ana, "place kelda", "to -1,-1")
    plays(ben, "place kelda", "to 1,1")
    plays(ana, "deploy kelda", "to 1,-1")
    plays(ben, "deploy kelda", "to -1,1")
    in_step(ana, ben)
    return ana, ben


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


class Hunter:
    """Deploys a few cards, then moves them to where they wound most."""

    def __init__(self, person: Person, patience: int = 2) -> None:
        self.person = person
        self.patience = patience
        self.steps = 0

    def moves(self) -> None:
        self.person.moves_from_list(self._place(self.person.updates()[-1]))
        self.steps += 1

    def _place(self, update: dict[str, Any]) -> int:
        choices = update["scene"]["moves"]
        if choices[0]["text"].startswith("to "):
            gains = [gain(choice, update["viewer"]) for choice in choices]
            return gains.index(max(gains))
        deeds = [choice["text"].split()[0] for choice in choices]
        wanted = "deploy" if self.patience > 0 and "deploy" in deeds else "move"
        self.patience -= wanted == "deploy"
        if wanted not in deeds:
            return self.steps % len(deeds)
        return deeds.index(wanted) + self.steps % deeds.count(wanted)

    def plays_out(self) -> int:
        """Play against bots; return how often there was something to choose."""
        while self.person.can_move():
            self.moves()
        return self.steps


def gain(choice: dict[str, Any], seat: int) -> int:
    """Return how many more cards the others would lose than a seat itself."""
    events: Sequence[dict[str, Any]] = choice["label"]["values"].get("events", ())
    lost = [one["values"]["seat"]["seat"] for one in events if one["key"] != "event.shift"]
    return len(lost) - 2 * lost.count(seat)


# What is on the screen.


def on_grid(person: Person, at: str) -> Locator:
    """Return the card or free space that can be touched at coordinates."""
    return person.page.locator(f'[data-at="{at}"] button[data-row]')


def in_hand(person: Person, card: str) -> Locator:
    hand = person.page.get_by_role("list", name="Your hand")
    return hand.get_by_role("button", name=card)


def deed(person: Person, name: str) -> Locator:
    """Return a button of the wheel around a card."""
    return person.page.get_by_role("group", name="What this card can do").get_by_role(
        "button", name=name
    )


def told(person: Person) -> Locator:
    """Return what a move would cause."""
    return person.page.get_by_role("region", name="What a move would cause")
