"""Thinkers for tests: at once, or with work that goes wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from pathlib import Path

from ecliptic.server.thinkers import Thinkers
from ecliptic.server.thinking import Opinion, Question, answer

MARK = "ECLIPTIC_TEST_MARK"
"""Environment variable that names the file by which a worker knows that it is not the first."""


class AtOnce(Thinkers):
    """Lets bots decide in this process."""

    async def ask(self, question: Question) -> Opinion:
        return answer(question)


class Slow(Thinkers):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.free = asyncio.Event()

    async def ask(self, question: Question) -> Opinion:
        self.asked.set()
        await self.free.wait()
        return answer(question)


def _is_first() -> bool:
    try:
        Path(os.environ[MARK]).open("x", encoding="ascii").close()
    except FileExistsError:
        return False
    return True


def dies_first(question: Question) -> Opinion:
    if _is_first():
        os.kill(os.getpid(), signal.SIGKILL)
    return answer(question)


def sticks_first(question: Question) -> Opinion:
    if _is_first():
        threading.Event().wait()
    return answer(question)


def always_dies(_: Question) -> Opinion:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError
