"""Headers, foreign pages, limits: what protects players from others."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.stores.base import StorageObject

from ecliptic.server.app import PER_SECOND
from ecliptic.server.headers import HEADERS
from ecliptic.server.limits import Limits
from ecliptic.server.protocol import SUBPROTOCOL, Closing, Join
from tests.server import websites
from tests.server.asked import ME, OPEN, dual
from tests.server.websites import opened, plain

FEW = Limits(tables=1.0, tables_per_second=0.0, sockets=1)


@pytest.fixture
def browser(fresh_url, tmp_path):
    client = websites.built_client(tmp_path / "client")
    with websites.site(fresh_url, client, limits=FEW) as browser:
        yield browser


def assert_guarded(answer):
    headers = answer.headers
    assert {name.decode(): value.decode() for name, value in HEADERS}.items() <= {**headers}.items()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/assets/main-1a2b.js", 200),
        ("GET", "/assets/none.js", 404),
        ("GET", "/assets/..%2Findex.html", 404),
        ("GET", "/assets/%2e%2e/index.html", 404),
        ("GET", "/healthz", 200),
        ("GET", "/nowhere", 404),
        ("POST", "/", 405),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/x/record", 404),
        ("GET", "/metrics", 200),
    ],
)
def test_every_answer_carries_the_guards(browser, method, path, status):
    answer = browser.request(method, path)

    assert answer.status_code == status
    assert_guarded(answer)
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


def test_only_files_whose_names_change_are_kept_for_ever(browser):
    assert "immutable" in browser.get("/assets/main-1a2b.js").headers["cache-control"]
    assert browser.get("/").headers["cache-control"] == "no-cache"
    assert browser.get("/assets/none.js").headers["cache-control"] == "no-cache"
    assert browser.get("/api/site").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "code"), [("/nowhere", "not_found"), ("/api/tables/x/record", "no_table")]
)
def test_what_is_not_there_is_a_problem_with_a_code(browser, path, code):
    assert browser.get(path).json()["code"] == code


def test_a_wrong_method_is_a_problem_with_a_code(browser):
    assert browser.delete("/api/tables").json()["code"] == "not_allowed"


def test_without_a_client_the_start_page_says_so(fresh_url, tmp_path):
    with websites.site(fresh_url, tmp_path / "nothing") as browser:
        page = browser.get("/")
        head = browser.head("/")

    assert "client is not built" in page.text
    assert page.headers["content-type"].startswith("text/html")
    assert (head.status_code, head.content) == (200, b"")
    assert_guarded(page)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:9", "localhost.evil.example:8765", ""])
def test_a_name_that_is_not_ours_is_refused(browser, host):
    answer = browser.get("/api/tables", headers={"host": host})

    assert answer.status_code == 400
    assert_guarded(answer)


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "[::1]:8765", "localhost"])
def test_our_own_names_are_answered(browser, host):
    assert browser.get("/api/tables", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("more", "host"),
    [
        ({"public_url": "https://play.example.org/"}, "play.example.org"),
        ({"public_url": "https://play.example.org:444"}, "play.example.org:444"),
        ({"host": "192.0.2.7"}, "192.0.2.7:8765"),
    ],
)
def test_the_names_that_others_use_are_answered(fresh_url, tmp_path, more, host):
    with websites.site(fresh_url, tmp_path / "nothing", **more) as browser:
        answer = browser.get("/api/site", headers={"host": host})

    assert answer.status_code == 200
    assert answer.json()["local_only"] is False
    assert host in answer.json()["addresses"][0]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:9", ""])
def test_a_foreign_page_is_refused_before_the_handshake_is_answered(browser, origin):
    with pytest.raises(WebSocketDisconnect) as caught, websites.socket(browser, origin=origin):
        pass

    assert caught.value.detail == "foreign origin"


def test_our_own_page_and_programs_are_let_in(browser):
    table = opened(browser)
    with websites.socket(browser, origin=websites.OWN) as socket:
        socket.send(Join(table["table"]))
        named = socket.update().table
        accepted = socket.socket.accepted_subprotocol

    assert named == table["table"]
    assert accepted == SUBPROTOCOL


def test_a_foreign_host_gets_no_socket(browser):
    with (
        pytest.raises(WebSocketDisconnect) as caught,
        websites.socket(browser, host="evil.example", origin="http://evil.example"),
    ):
        pass

    assert caught.value.detail == "foreign host"


def test_an_address_opens_so_many_tables(browser):
    opened(browser)
    answer = browser.post("/api/tables", json=plain(dual(ME, OPEN)))

    assert answer.status_code == 429
    assert answer.json()["code"] == "too_fast"
    assert_guarded(answer)


def test_an_address_has_so_many_connections(browser):
    table = opened(browser)
    with websites.socket(browser) as first, websites.socket(browser) as second:
        first.send(Join(table["table"]))
        first.update()

        assert second.next() == Closing("too_many", again=True)


def stop_the_clock(monkeypatch):
    """Let no second pass for the limit: neither in its counting nor in what it keeps."""
    monkeypatch.setattr("litestar.middleware.rate_limit.time", lambda: 1000.0)
    monkeypatch.setattr(StorageObject, "expired", False)


def test_an_address_asks_so_often(browser, monkeypatch):
    stop_the_clock(monkeypatch)
    answers = [browser.get("/api/qr?text=x") for _ in range(PER_SECOND)]
    refused = browser.get("/api/qr?text=x")

    assert {answer.status_code for answer in answers} == {200}
    assert refused.status_code == 429
    assert refused.json()["code"] == "too_fast"
    assert_guarded(refused)
    assert browser.get("/healthz").status_code == 200


def test_a_body_that_is_too_large_is_refused(browser):
    answer = browser.post(
        "/api/tables", content=b" " * 2_000_001, headers={"content-type": "application/json"}
    )

    assert answer.status_code == 413
    assert_guarded(answer)


def test_what_is_larger_than_the_field_allows_is_refused(browser):
    asked = {**plain(dual(ME, OPEN)), "cards": "x" * 100_001}
    answer = browser.post("/api/tables", json=asked)

    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"
