"""Whatever people do at a table, in any order: nothing is lost and all see the same."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ecliptic.server import shown
from ecliptic.server.protocol import Answer, Chat, Done, Move, Propose, Refused
from ecliptic.server.table import folded
from tests.server.asked import LINK, ME, dual
from tests.server.deeds import NOBODY, WATCHING, seat
from tests.server.houses import Houses

EVENINGS = settings(
    max_examples=8,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # an evening that went wrong is not made shorter: that takes hours
)

MOST = 5
"""Browsers at once."""

pick = st.integers(0, 1000)


class Evening(RuleBasedStateMachine):
    """Two people, spectators, and a house that is closed or killed now and then."""

    def __init__(self):
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp(prefix="ecliptic-evening-"))
        self.places = itertools.count()
        self.names = itertools.count()
        self.browsers = []
        self.acknowledged = set()
        self.last: tuple[int | None, Move] | None = None

    def run(self, work):
        return self.runner.run(work)

    def name(self):
        return f"n{next(self.names)}"

    @initialize()
    def open_table(self):
        self.run(self._open_table())

    async def _open_table(self):
        self.stack = AsyncExitStack()
        self.houses = Houses(self.stack)
        self.place = self.folder / "first"
        self.house = await self.houses.open(f"sqlite:///{self.place}/tables.db")
        self.opened = await self.house.open_table(dual(ME, LINK))
        self.keys = [link.key for link in self.opened.links]
        self.browsers = [await self._come(number) for number in range(2)]

    async def _come(self, number):
        return await self.houses.at(self.house, self.opened.table, self.keys[number], "Eva")

    def browser(self, number):
        return self.browsers[number % len(self.browsers)]

    @property
    def table(self):
        return self.house.rooms[self.opened.table].table

    def is_playing(self):
        return bool(self.deciding())

    def deciding(self):
        return [one for one in self.browsers if one.now.turn is not None and one.legal()]

    def players(self):
        return [one for one in self.browsers if one.now.viewer is not None]

    @precondition(lambda self: len(self.browsers) < MOST)
    @rule(number=st.integers(0, 2))
    def come(self, number):
        self.browsers.append(self.run(self._come(number)))

    @precondition(lambda self: len(self.browsers) > 1)
    @rule(number=pick)
    def go(self, number):
        browser = self.browsers.pop(number % len(self.browsers))
        self.run(browser.leave())

    @precondition(is_playing)
    @rule(number=pick, choice=pick)
    def move(self, number, choice):
        mover = self.deciding()[number % len(self.deciding())]
        text = mover.legal()[choice % len(mover.legal())]
        asked = Move(self.name(), mover.now.number, text)
        assert self.run(mover.ask(asked)) == Done(asked.id)
        self.acknowledged.add(asked.id)
        self.last = (mover.now.viewer, asked)

    @precondition(lambda self: self.last is not None)
    @rule(number=pick)
    def send_again(self, number):
        assert self.last is not None
        viewer, asked = self.last
        same = [one for one in self.browsers if one.now.viewer == viewer]
        for browser in same[:1]:
            assert self.run(browser.ask(asked)) == Done(asked.id)

    @precondition(is_playing)
    @rule(number=pick, choice=pick)
    def move_too_late(self, number, choice):
        mover = self.deciding()[number % len(self.deciding())]
        asked = Move(self.name(), mover.now.number - 1, mover.legal()[0])
        reply = self.run(mover.ask(asked))
        assert isinstance(reply, Refused)
        assert (reply.code, reply.legal) == ("stale", None)

    def regretful(self):
        return [one for one in self.browsers if "undo" in one.now.can]

    @precondition(lambda self: bool(self.regretful()))
    @rule(number=pick, agree=st.sampled_from([True, True, False]))
    def take_back(self, number, agree):
        asking = self.regretful()[number % len(self.regretful())]
        self.run(asking.ask(Propose(self.name(), "undo")))
        others = [one for one in self.players() if one.now.viewer != asking.now.viewer]
        for other in others[:1]:
            self.run(other.ask(Answer(self.name(), agree)))

    @precondition(lambda self: any(one.now.proposal for one in self.players()))
    @rule(number=pick, agree=st.booleans())
    def answer(self, number, agree):
        browser = self.players()[number % len(self.players())]
        self.run(browser.ask(Answer(self.name(), agree)))

    @rule(number=pick)
    def chat(self, number):
        self.run(self.browser(number).ask(Chat(self.name(), "Hello")))

    @precondition(lambda self: bool(self.browsers))
    @rule(kill=st.booleans())
    def restart(self, kill):
        self.run(self._restart(kill=kill))

    async def _restart(self, *, kill):
        """Open the house again: of a killed one, there is what was on the disk at that moment."""
        if kill:
            place = self.folder / f"copy{next(self.places)}"
            shutil.copytree(self.place, place)
            self.place = place
        viewers = [one.now.viewer for one in self.browsers]
        await self.houses.close(self.house)
        self.house = await self.houses.open(f"sqlite:///{self.place}/tables.db")
        self.browsers = [await self._come(2 if one is None else one) for one in viewers]

    @invariant()
    def all_is_well(self):
        if self.browsers:
            self.run(self._all_is_well())

    async def _all_is_well(self):
        number, count = self.table.number, len(self.table.chat)
        for one in self.browsers:
            await one.until(lambda one=one: one.now.number == number and len(one.chat) == count)
        events = await self.house.store.events(self.opened.table)
        again = folded(self.table.row, events, now=lambda: 0.0)
        for who in (seat(0), seat(1), WATCHING):
            views = [shown.update(one, who, NOBODY, 0, 0) for one in (self.table, again)]
            assert views[0] == views[1]
        for one in self.browsers:
            await one.until(lambda one=one: one.log == again.stories.of(one.now.viewer).lines)
            assert one.chat == again.chat
        assert self.acknowledged <= {event.body.get("id") for event in events}

    def teardown(self):
        self.run(self.stack.aclose())
        self.runner.close()
        shutil.rmtree(self.folder)


def test_whatever_happens_nothing_is_lost_and_all_see_the_same():
    run_state_machine_as_test(Evening, settings=EVENINGS)
