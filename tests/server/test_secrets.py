"""Secrets, keys and their digests stay where they belong: in no frame, log or answer."""

import pytest
from structlog.testing import capture_logs

from ecliptic.server.protocol import Chat, Explain, Hint, Join, Move, Rematch
from ecliptic.server.room import digest_of
from ecliptic.server.store.errors import StoreError
from tests.server import websites
from tests.server.asked import BOT, LINK, ME, OPEN, dual
from tests.server.browser import in_step, play_out
from tests.server.websites import keyed, opened

pytestmark = pytest.mark.anyio


def unspeakable(links, row):
    keys = [link.key for link in links]
    return [*keys, *map(digest_of, keys), row.secret]


async def test_no_frame_and_no_line_of_the_log_tells_a_secret(houses, house, monkeypatch):
    with capture_logs() as lines:
        table, browsers = await houses.seated(house, dual(ME, LINK, BOT))
        room = await house.room(table.table)
        await in_step(*browsers)
        for number, browser in enumerate(browsers):
            browser.send(Join(table.table, table.links[0].key))
            await browser.ask(Chat(f"c{number}", "Hello"))
            await browser.ask(Explain(f"e{number}", "castle"))
            await browser.ask(Hint(f"h{number}"))
            await browser.ask(Move(f"m{number}", -1, "castle"))
        with monkeypatch.context() as away:
            away.setattr(house.store, "append", broken)
            await browsers[0].ask(Chat("x", "Hello"))
        await play_out(*browsers)
    hidden = unspeakable(table.links, room.row)
    until_the_end = [
        frame for browser in browsers for frame in browser.frames if b'"phase":"over"' not in frame
    ]

    assert [word for word in hidden if any(word.encode() in one for one in until_the_end)] == []
    assert [word for word in hidden if word in str(lines)] == []
    assert browsers[0].now.secret == room.row.secret
    assert len(until_the_end) > 20


async def broken(*_, **__):
    raise StoreError("the disk is full")


async def test_after_the_end_keys_stay_secret(houses, house):
    table, browsers = await houses.seated(house, dual(ME, LINK))
    await play_out(*browsers)
    await browsers[0].ask(Rematch("r"))
    hidden = unspeakable(table.links, (await house.room(table.table)).row)[:-1]
    frames = [frame for browser in browsers for frame in browser.frames]

    assert [word for word in hidden if any(word.encode() in one for one in frames)] == []


def test_no_answer_tells_a_secret(fresh_url, tmp_path, capsys):
    with websites.site(fresh_url, tmp_path) as browser:
        table = opened(browser, dual(ME, OPEN, BOT))
        room = browser.app.state.house.rooms[table["table"]]
        key = table["links"][0]["key"]
        path = f"/api/tables/{table['table']}"
        answers = [
            browser.get("/api/tables"),
            browser.get("/api/site"),
            browser.get("/metrics"),
            browser.get("/schema/openapi.json"),
            browser.get(f"{path}/record"),
            browser.get(f"{path}/record", headers=keyed(key)),
            browser.get(f"{path}/record?all=1", headers=keyed(key)),
            browser.get(f"{path}/record", headers=keyed("wrong")),
            browser.get(f"{path}/replay", headers=keyed(key)),
            browser.get(f"{path}/replay"),
            browser.post(f"{path}/seats", json={"seat": 0, "name": "Eva"}),
            browser.get(f"{path}/{key}"),
        ]
    told = "".join(answer.text + str(answer.headers) for answer in answers)
    written = "".join(capsys.readouterr())
    hidden = [key, digest_of(key), room.row.secret]

    assert [word for word in hidden if word in told or word in written] == []
