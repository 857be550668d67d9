"""People with a browser each, who see and do what people see and do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any, Literal, TypedDict

from playwright.sync_api import Browser, BrowserContext, Locator, WebSocket, expect

from ecliptic.server.requests import NewTable, Opened
from tests.server.processes import Served

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LANGUAGES = {"en": "en-GB", "es": "es-ES"}

PATIENCE = 30_000
"""Milliseconds to wait for what must come, on a busy machine."""

BLINK = 20
"""Milliseconds between two looks at what cannot be waited for."""

expect.set_options(timeout=PATIENCE)


CARD = re.compile(r"awake|despiert")
"""What the name of every card in a hand says."""


class Seen(TypedDict):
    """What shows where a game stands."""

    hand: list[str]
    log: list[str]


class Person:
    """One browser window, and all that it was sent and complained about."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.troubles: list[str] = []
        self.frames: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._overhear)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _overhear(self, message: Any) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"{message.text} ({message.location.get('url')})")

    # Going somewhere.

    def goes_to(self, fragment: str = "#/") -> Person:
        self.page.goto(f"{self.site}/{fragment}")
        return self

    def sits_down(self, opened: Opened, link: int = 0) -> Person:
        """Open a link of a table and see it."""
        self.goes_to(f"#/table/{opened.table}/{opened.links[link].key}")
        expect(self.room).to_be_visible()
        return self

    def is_at_the_form(self) -> None:
        """Wait for the form of a new table, where the lobby has fields of the same names."""
        expect(self.page.get_by_role("heading", name="New table: ")).to_be_visible()

    def watches_again(self) -> None:
        """Go from the end of a game to its replay, where some things are called the same."""
        self.page.get_by_role("link", name="Watch again").click()
        expect(self.page.get_by_role("slider", name="Move")).to_be_visible()

    def goes_to_the_rematch(self) -> None:
        """Leave a game that is over for the next one."""
        self.page.get_by_role("link", name="Go to the rematch").click()
        expect(self.end).to_be_hidden()

    def plays_plainly(self, game: str) -> Person:
        """Have a game drawn by the standard table."""
        self.page.add_init_script(f"localStorage.setItem('ecliptic.plainly', '[\"{game}\"]')")
        return self

    # What is there.

    @property
    def room(self) -> Locator:
        return self.page.locator("main[data-number]")

    @property
    def hand(self) -> Locator:
        name = re.compile("^(Your hand|Tu mano)$")
        plain = self.page.get_by_role("group", name=name)
        return self.page.get_by_role("list", name=name).or_(plain)

    @property
    def choices(self) -> Locator:
        """What can be chosen now: cards of the own hand, or what the Wind may do."""
        cards = self.hand.get_by_role("button", disabled=False)
        wind = self.page.get_by_role("group", name=re.compile("^(Wind Power|Poder del Viento)$"))
        return cards.or_(wind.get_by_role("button", disabled=False)).or_(self.asked)

    @property
    def asked(self) -> Locator:
        """The moves under the prompt."""
        return self.page.locator(".asked .moves").get_by_role("button", disabled=False)

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile("The game is over|terminado"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=re.compile("What happened|pasado"))

    @property
    def number(self) -> int:
        return int(self.room.get_attribute("data-number") or "-1")

    @property
    def dual(self) -> Locator:
        """The game's part of the lobby."""
        return self.page.get_by_role("article", name="Dual", exact=True)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def sees(self) -> Seen:
        """Return hand and log as they are on the screen."""
        return {
            "hand": [name_of(card) for card in self.hand.get_by_role("button").all()],
            "log": self.log.locator("p").all_inner_texts(),
        }

    def cards(self) -> Locator:
        """Return whatever cards can be read anywhere on the screen."""
        return self.page.get_by_role("button", name=CARD)

    def updates(self) -> list[dict[str, Any]]:
        """Return all updates that have come, the oldest first."""
        return [one for one in map(json.loads, self.frames) if one["t"] == "update"]

    # Playing.

    def is_asked(self) -> Literal["move", "nothing"]:
        """Wait until there is something to choose or the game is over."""
        expect(self.choices.or_(self.end).first).to_be_visible()
        return "nothing" if self.end.is_visible() else "move"

    def is_handed_over(self) -> Literal["move", "nothing"]:
        """Take the device where several play at one screen, then wait as `is_asked` does."""
        ready = self.button(re.compile("show my table"))
        expect(self.choices.or_(self.end).or_(ready).first).to_be_visible()
        if ready.is_visible():
            ready.click()
        return self.is_asked()

    def is_following(self) -> bool:
        """Return whether a card of the Starting suit must be played."""
        return self.page.get_by_role("status").filter(has_text="Follow suit").count() > 0

    def moves(self, *, by_touch: bool = False) -> int:
        """Choose the first of what can be chosen; return the number of the position then."""
        self.touches(self.choices.first, by_touch=by_touch)
        return self.number

    def touches(self, thing: Locator, *, by_touch: bool = False) -> None:
        """Touch what makes a move at once."""
        number = self.number
        thing.tap() if by_touch else thing.click()
        self.leaves(number)

    def presses(self, key: str) -> None:
        """Press a key that makes a move."""
        number = self.number
        self.page.keyboard.press(key)
        self.leaves(number)

    def moves_from_list(self, place: int = 0) -> None:
        """Choose a move from the list of all moves, which every game has."""
        number = self.number
        title = self.page.locator("summary", has_text=re.compile(r"(All moves|Todas.*) \("))
        moves = self.page.locator("details", has=title)
        choices = moves.locator("ul button")
        if not choices.first.is_visible():
            moves.locator("summary").click()
        choices.nth(place % choices.count()).click()
        self.leaves(number)

    def can_move(self) -> bool:
        """Wait until this person can move or the game is over; return which."""
        asked = self.page.locator(".asked.yours")
        expect(asked.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def leaves(self, number: int) -> None:
        """Wait for another position than this one."""
        expect(self.room).not_to_have_attribute("data-number", str(number))

    def plays_to_the_end(self) -> None:
        """Play all own moves; others are played by bots."""
        while self.is_asked() == "move":
            self.moves()


def face_names(person: Person) -> list[str]:
    """Return the awake faces of a hand in words, such as "Yellow 3"."""
    return [card.split(" awake")[0] for card in person.sees()["hand"]]


def name_of(card: Locator) -> str:
    return card.get_attribute("aria-label") or ""


class People:
    """Everybody in a test."""

    def __init__(self, chromium: Browser, served: Served) -> None:
        self.chromium = chromium
        self.served = served
        self.all: list[Person] = []

    def come(self, device: dict[str, Any] = DESKTOP, language: str = "en") -> Person:
        context = self.chromium.new_context(
            **device, locale=LANGUAGES[language], reduced_motion="reduce", accept_downloads=True
        )
        person = Person(context, self.served.url)
        self.all.append(person)
        return person

    def sit(self, asked: NewTable, device: dict[str, Any] = DESKTOP) -> Person:
        """Bring a person to a new table's first link."""
        return self.come(device).sits_down(self.served.open_table(asked))

    def leave(self) -> list[str]:
        """Close all windows; return what went wrong in them."""
        for person in self.all:
            person.context.close()
        return [trouble for person in self.all for trouble in person.troubles]


def play_out(*people: Person) -> None:
    """Let people who sit at one table make their moves until it is over."""
    for mover in turns(*people):
        mover.moves()


def turns(*people: Person) -> Iterator[Person]:
    """Tell whose turn it is, after each move again, until all see that the game is over."""
    in_step(*people)
    while mover := next_to_move(*people):
        yield mover
        in_step(*people)


def turn_of(*people: Person) -> Person:
    """Wait until it is the turn of one of them and return whose; all must be in step."""
    mover = next_to_move(*people)
    assert mover is not None, "the game is over"
    return mover


def next_to_move(*people: Person) -> Person | None:
    """Wait until it is somebody's turn, or all see that the game is over."""
    for _ in looks_at(people[0]):
        for one in people:
            if one.page.locator(".asked.yours").is_visible():
                return one
        if all(one.end.is_visible() for one in people):
            return None
    raise AssertionError("it is nobody's turn, and the game is not over")


def in_step(*people: Person) -> None:
    """Wait until all see the same position, while chance may still go on for some of them."""
    for _ in looks_at(people[0]):
        numbers = {one.number for one in people}
        if len(numbers) == 1:
            return
    raise AssertionError(f"they see different positions: {numbers}")


def looks_at(person: Person) -> Iterator[None]:
    """Look now and then, as long as there is patience."""
    until = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < until:
        yield
        person.page.wait_for_timeout(BLINK)
