"""Every address of the site, and how it refuses what cannot be."""

import pytest

from ecliptic import catalog
from ecliptic.core.record import Record
from ecliptic.server.protocol import Answer, Join, Propose
from tests.server import websites
from tests.server.asked import ALSO_ME, BOT, LINK, ME, dual
from tests.server.deeds import Live
from tests.server.websites import keyed, opened, plain


@pytest.fixture
def browser(fresh_url, tmp_path):
    with websites.site(fresh_url, tmp_path / "nothing") as browser:
        yield browser


@pytest.fixture
def abandoned(browser):
    """A table whose game is over, and its keys."""
    table = opened(browser, dual(ME, ALSO_ME))
    with websites.socket(browser) as socket:
        socket.send(Join(table["table"], table["links"][0]["key"]))
        socket.update()
        socket.send(Propose("p", "abandon"))
        while socket.update().phase != "over":
            pass
    return table


def problem(answer):
    found = answer.json()
    return answer.status_code, found["code"], found["key"]


def finished_record():
    live = Live(dual(ME, ALSO_ME))
    live.play(seed=1)
    return live.table.record().text()


def test_the_process_lives_and_is_ready(browser):
    assert browser.get("/healthz").json() == {"ok": True}
    assert browser.get("/readyz").json() == {"ok": True}


def test_without_its_database_the_site_is_not_ready(browser):
    browser.blocking_portal.call(browser.app.state.house.store.close)
    answer = browser.get("/readyz")

    assert (answer.status_code, answer.json()) == (503, {"ok": False})
    assert problem(browser.get("/api/tables")) == (503, "store", None)


def test_figures_are_told(browser):
    opened(browser)
    figures = browser.get("/metrics").text

    assert 'ecliptic_events_total{kind="open"}' in figures
    assert "ecliptic_rooms 1.0" in figures
    assert "ecliptic_requests_total" in figures


def test_the_site_describes_itself(browser):
    answer = browser.get("/schema/openapi.json")

    assert answer.status_code == 200
    assert "/api/tables" in answer.json()["paths"]
    assert browser.get("/schema").status_code == 200


def test_the_lobby_is_told_all_games(browser):
    site = browser.get("/api/site").json()
    (dual_game,) = [game for game in site["games"] if game["name"] == "dual"]

    assert site["local_only"] is True
    assert site["levels"] == ["beginner", "fair", "good", "strong"]
    assert [game["name"] for game in site["games"]] == catalog.game_names()
    assert dual_game["players"] == [2, 3]
    assert [one["name"] for one in dual_game["card_sets"]] == ["standard"]
    assert {"en", "es"} <= set(dual_game["languages"])


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_games_sentences_are_told(browser, language):
    words = browser.get(f"/api/games/dual/words/{language}").json()

    assert words.keys() == catalog.load_game("dual").words(language).keys()


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/dual/words/xx", "bad_option"),
        ("/api/games/chess/words/en", "bad_option"),
        ("/api/games/chess/rules", "bad_option"),
        ("/api/games/..%2F..%2Fetc/rules", None),
        ("/api/games/dual/words/..%2Fen", None),
    ],
)
def test_there_are_no_words_of_what_is_not_there(browser, path, code):
    answer = browser.get(path)

    assert answer.status_code in {400, 404}
    assert code in {None, answer.json()["code"]}


def test_the_rules_are_told_rule_by_rule(browser):
    sections = browser.get("/api/games/dual/rules").json()
    rules = [section["id"] for section in sections if section["id"]]

    assert "DU-3.5" in rules
    assert sections[0]["level"] == 1
    assert all("<script" not in section["html"] for section in sections)


@pytest.fixture
def bilingual(tmp_path, monkeypatch):
    """Let the rules of Dual lie in a folder that has them in English and Spanish."""
    (tmp_path / "RULES.md").write_text("- **DU-3.5** The stars decide.\n", encoding="utf-8")
    (tmp_path / "RULES.es.md").write_text("- **DU-3.5** Las estrellas.\n", encoding="utf-8")
    monkeypatch.setattr(catalog.game_class("dual"), "folder", tmp_path)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("?language=es", "Las estrellas."),
        ("?language=en", "The stars decide."),
        ("?language=fr", "The stars decide."),
        ("?language=../es", "The stars decide."),
        ("", "The stars decide."),
    ],
)
def test_the_rules_are_told_in_a_language_that_has_them_else_in_english(
    browser, bilingual, question, told
):
    (section,) = browser.get(f"/api/games/dual/rules{question}").json()

    assert section["id"] == "DU-3.5"
    assert told in section["html"]


def test_public_tables_are_listed(browser):
    table = opened(browser)
    opened(browser, dual(ME, LINK))

    assert [one["table"] for one in browser.get("/api/tables").json()] == [table["table"]]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [plain(ME)]}, "seats"),
        ({"options": {"rounds": 99}}, "options.rounds"),
        ({"options": {"cards": "/etc/passwd"}}, "options.cards"),
        ({"cards": "/etc/passwd"}, "cards"),
    ],
)
def test_a_table_that_cannot_be_played_names_the_key(browser, changed, key):
    answer = browser.post("/api/tables", json={**plain(dual(ME, BOT)), **changed})

    assert problem(answer) == (400, "bad_settings", key)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"game":"dual"}', b'{"game":"dual","seats":[],"more":1}', b"\xff\xfe"],
)
def test_a_body_that_cannot_be_read_is_refused(browser, body):
    answer = browser.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert problem(answer)[:2] == (400, "bad_request")


def test_an_open_seat_is_taken_once(browser):
    table = opened(browser)
    seats = f"/api/tables/{table['table']}/seats"
    first = browser.post(seats, json={"seat": 1, "name": "Eva"})
    second = browser.post(seats, json={"seat": 1, "name": "Ida"})

    assert first.status_code == 201
    assert first.json()["seats"] == [1]
    assert problem(second) == (409, "taken", None)


def test_there_is_no_seat_at_a_table_that_is_not_there(browser):
    answer = browser.post("/api/tables/nowhere/seats", json={"seat": 1, "name": "Eva"})

    assert problem(answer) == (404, "no_table", None)


@pytest.mark.parametrize("what", ["record", "replay"])
def test_a_private_table_needs_its_key(browser, what):
    table = opened(browser, dual(ME, LINK))
    path = f"/api/tables/{table['table']}/{what}"

    assert problem(browser.get(path)) == (403, "no_key", None)
    assert problem(browser.get(path, headers=keyed("wrong"))) == (403, "no_key", None)
    assert browser.get(path, headers=keyed(table["links"][-1]["key"])).status_code == 200
    assert problem(browser.get(f"/api/tables/nowhere/{what}")) == (404, "no_table", None)


def test_a_record_tells_what_the_seat_has_seen(browser):
    table = opened(browser, dual(ME, LINK, BOT))
    answer = browser.get(
        f"/api/tables/{table['table']}/record", headers=keyed(table["links"][1]["key"])
    )
    record = Record.parse(answer.text)

    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith('attachment; filename="dual-')
    assert (record.viewer, record.seed) == (1, None)


def test_the_whole_record_is_told_after_the_end_only(browser, abandoned):
    running = opened(browser, dual(ME, ALSO_ME))
    early = browser.get(
        f"/api/tables/{running['table']}/record?all=1", headers=keyed(running["links"][0]["key"])
    )
    late = browser.get(
        f"/api/tables/{abandoned['table']}/record?all=1",
        headers=keyed(abandoned["links"][0]["key"]),
    )
    record = Record.parse(late.text)

    assert problem(early) == (409, "not_over", None)
    assert (record.viewer, record.ended_by) == (None, "abandoned")
    assert record.seed is not None


def test_a_replay_is_seen_with_ones_own_eyes_until_the_end(browser, abandoned):
    running = opened(browser, dual(ME, LINK, BOT))
    path = f"/api/tables/{running['table']}/replay"
    key = keyed(running["links"][0]["key"])
    own = browser.get(f"{path}?viewer=0", headers=key)
    others = browser.get(f"{path}?viewer=1", headers=key)
    nobodys = browser.get(path, headers=key)
    late = browser.get(
        f"/api/tables/{abandoned['table']}/replay?viewer=1&first=2&count=2",
        headers=keyed(abandoned["links"][-1]["key"]),
    ).json()

    assert own.json()["viewers"] == [0]
    assert problem(others) == (403, "forbidden", None)
    assert problem(nobodys) == (403, "forbidden", None)
    assert late["viewers"] == [0, 1, None]
    assert [frame["move"] for frame in late["frames"]] == [2, 3]


@pytest.mark.parametrize(
    "query", ["viewer=16", "viewer=-1", "first=-1", "count=0", "count=401", "first=x"]
)
def test_a_stretch_that_cannot_be_is_refused(browser, query):
    table = opened(browser)
    answer = browser.get(f"/api/tables/{table['table']}/replay?{query}")

    assert problem(answer)[:2] == (400, "bad_request")
    assert answer.json()["key"] == query.split("=")[0]


def test_a_replay_ends_with_the_last_move(browser):
    table = opened(browser)
    answer = browser.get(f"/api/tables/{table['table']}/replay?first=99")

    assert problem(answer) == (400, "no_move", None)


def test_a_record_of_ones_own_is_replayed(browser):
    asked = {"record": finished_record(), "viewer": 1, "first": 3, "count": 3}
    shown = browser.post("/api/replays", json=asked).json()

    assert [frame["move"] for frame in shown["frames"]] == [3, 4, 5]
    assert shown["names"] == ["Ana", "Ben"]
    assert shown["moves"] == 11
    assert shown["frames"][0]["text"] != ""


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "bad_record"),
        ("castle", "bad_record"),
        (finished_record().replace("\ndeal", "\nveal"), "bad_record"),
        (finished_record().replace('"dual"', '"chess"'), "bad_option"),
        (finished_record().replace('"standard"', '"../standard"'), "bad_card_set"),
        (finished_record().replace('"standard"', '"/etc/passwd"'), "bad_card_set"),
    ],
)
def test_a_record_that_is_none_is_refused(browser, record, code):
    answer = browser.post("/api/replays", json={"record": record})

    assert problem(answer)[:2] == (400, code)
    assert "root:" not in answer.text


def test_a_link_is_drawn(browser):
    answer = browser.get("/api/qr?text=http://192.0.2.1:8765/")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<?xml")
    assert browser.get("/api/qr").status_code == 400
    assert browser.get(f"/api/qr?text={'x' * 301}").status_code == 400


def test_a_mistake_of_our_own_says_nothing_about_itself(browser, monkeypatch, capsys):
    monkeypatch.setattr("ecliptic.server.site.site", lambda *_, **__: 1 / 0)
    answer = browser.get("/api/site")

    assert problem(answer) == (500, "error", None)
    assert "Zero" not in answer.text
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_two_browsers_play_at_a_table(browser):
    table = opened(browser)
    taken = browser.post(
        f"/api/tables/{table['table']}/seats", json={"seat": 1, "name": "Eva"}
    ).json()
    with websites.socket(browser) as ana, websites.socket(browser) as eva:
        ana.send(Join(table["table"], table["links"][0]["key"]))
        eva.send(Join(table["table"], taken["key"]))
        first = ana.update()
        eva.update()
        ana.send(Propose("p", "draw"))
        while eva.update().proposal is None:
            pass
        eva.send(Answer("q", agree=True))
        while (end := ana.update().end) is None:
            pass

    assert first.phase == "playing"
    assert end.by == "draw"
