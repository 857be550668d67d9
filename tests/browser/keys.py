"""A keyboard and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.browser.people import Person

MOST_STOPS = 80
"""Tab stops of a screen; more means that something cannot be reached."""

FOCUSED = """() => {
    const at = document.activeElement
    return at.getAttribute('aria-label') ?? at.textContent.trim()
}"""


class Keys:
    """Goes about a screen by Tab, and inside a hand by arrows."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def focus(self) -> str:
        """Return the name of what has the focus."""
        name: str = self.page.evaluate(FOCUSED)
        return name

    def is_in(self, place: Locator) -> bool:
        """Return whether what has the focus is in a place, or is it."""
        return any(
            one.evaluate("element => element.contains(document.activeElement)")
            for one in place.all()
        )

    def go_to(self, place: Locator) -> None:
        """Press Tab until the focus is there."""
        expect(place.first).to_be_visible()
        for _ in range(MOST_STOPS):
            if self.is_in(place):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"cannot be reached by keyboard: {place}")

    def press_on(self, button: Locator) -> None:
        self.go_to(button)
        self.page.keyboard.press("Enter")

    def type_in(self, field: Locator, text: str) -> None:
        self.go_to(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def after(self, key: str) -> str:
        """Press a key; return the name of what has the focus then."""
        self.page.keyboard.press(key)
        return self.focus()

    def walk_to(self, cards: Locator) -> None:
        """Press the right arrow until one of these cards has the focus."""
        for _ in range(MOST_STOPS):
            if self.is_in(cards):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"cannot be reached by arrows: {cards}")

    def choose(self) -> None:
        """Choose one of the things that can be chosen now, and see what comes of it."""
        number = self.person.number
        in_hand = self.person.hand.get_by_role("button", disabled=False)
        if in_hand.count() > 0:
            self.go_to(self.person.hand)
            self.walk_to(in_hand)
        else:
            self.go_to(self.person.choices)
        self.page.keyboard.press("Enter")
        self.person.leaves(number)
