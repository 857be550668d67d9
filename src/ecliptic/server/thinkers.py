"""The worker processes in which bots think, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

import structlog

from ecliptic.server import metrics
from ecliptic.server.errors import TableError
from ecliptic.server.thinking import answer, warm_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.server.thinking import Opinion, Question

TRIES: Final = 3
"""How often a decision is tried before the table is told that it cannot be made."""

LONGEST: Final = 120.0
"""Seconds after which a decision counts as stuck, and its worker is replaced."""

log = structlog.get_logger(__name__)


class Thinkers:
    """A pool of worker processes that replaces itself when one of them dies."""

    def __init__(
        self,
        workers: int | None = None,
        work: Callable[[Question], Opinion] = answer,
        longest: float = LONGEST,
    ) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._work = work
        self._longest = longest
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_quietly)

    def warm_up(self) -> None:
        """Start a worker before anybody needs it."""
        self._pool.submit(warm_up)

    async def ask(self, question: Question) -> Opinion:
        """Return a bot's decision.

        Raises:
            TableError: it could not be made, however often it was tried.
        """
        for _ in range(TRIES):
            if self._closed:
                break
            pool = self._pool
            try:
                thinking = asyncio.wrap_future(pool.submit(self._work, question))
                with metrics.THINKING.labels(question.bot).time():
                    return await asyncio.wait_for(thinking, self._longest)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                log.warning("worker_replaced", bot=question.bot, error=repr(error))
                self._replace(pool)
            except Exception:  # whatever a bot of somebody else does wrong
                log.exception("bot_failed", bot=question.bot, game=question.game)
        raise TableError("bot_failed", f"the bot {question.bot} cannot decide")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Put a new pool in the place of a broken one, unless that has been done."""
        if self._pool is broken and not self._closed:
            self._pool = self._new_pool()
            metrics.WORKERS_LOST.inc()
            _end(broken)

    def close(self) -> None:
        """End all workers now; there will be no more."""
        self._closed = True
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001  # shutdown() waits for stuck ones
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _quietly() -> None:
    """Let Ctrl-C end the server, which ends its workers."""
    import signal  # noqa: PLC0415  # in the worker only

    signal.signal(signal.SIGINT, signal.SIG_IGN)
