"""Worker processes that think, die and get stuck."""

import pytest

from ecliptic.server.errors import TableError
from ecliptic.server.thinkers import Thinkers
from ecliptic.server.thinking import Question, answer
from tests.server import thinking_aids
from tests.server.asked import BOT, dual
from tests.server.deeds import Live

pytestmark = pytest.mark.anyio


@pytest.fixture
def mark(tmp_path, monkeypatch):
    file = tmp_path / "mark"
    monkeypatch.setenv(thinking_aids.MARK, str(file))
    return file


@pytest.fixture
def make_thinkers():
    made = []

    def make(work=answer, longest=120.0):
        made.append(Thinkers(1, work, longest))
        return made[-1]

    yield make
    for thinkers in made:
        thinkers.close()


@pytest.fixture
def question():
    live = Live(dual(BOT, BOT))
    seat = live.due()
    return Question(
        "dual",
        live.table.settings.options,
        None,
        [step.action for step in live.table.match.steps],
        seat,
        live.table.match.logs[seat],
        "fair",
        7,
    )


async def test_a_worker_decides_what_this_process_would(make_thinkers, question):
    thinkers = make_thinkers()
    thinkers.warm_up()

    assert await thinkers.ask(question) == answer(question)


async def test_a_worker_that_dies_is_replaced_and_the_decision_made(make_thinkers, question, mark):
    opinion = await make_thinkers(thinking_aids.dies_first).ask(question)

    assert opinion == answer(question)
    assert mark.exists()


async def test_a_worker_that_is_stuck_is_replaced_and_the_decision_made(
    make_thinkers, question, mark
):
    opinion = await make_thinkers(thinking_aids.sticks_first, longest=4.0).ask(question)

    assert opinion == answer(question)
    assert mark.exists()


async def test_a_bot_that_always_fails_is_given_up(make_thinkers, question, monkeypatch):
    monkeypatch.setattr("ecliptic.server.thinkers.TRIES", 1)
    with pytest.raises(TableError) as caught:
        await make_thinkers(thinking_aids.always_dies).ask(question)

    assert caught.value.code == "bot_failed"


async def test_after_the_end_nobody_thinks(make_thinkers, question):
    thinkers = make_thinkers()
    thinkers.close()
    with pytest.raises(TableError) as caught:
        await thinkers.ask(question)

    assert caught.value.code == "bot_failed"
