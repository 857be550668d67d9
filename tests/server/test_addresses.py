import socket

import pytest

from ecliptic.server import addresses
from ecliptic.server.config import Config

DATABASE = "sqlite:///tables.db"


class Probe:
    """A socket by which the computer would reach others."""

    def __init__(self, *_):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def connect(self, _):
        return None

    def getsockname(self):
        return "192.0.2.5", 1


class Cut(Probe):
    def connect(self, _):
        raise OSError


def nowhere(_):
    raise OSError


@pytest.fixture
def networks(monkeypatch):
    def set_up(probe, by_name):
        monkeypatch.setattr(socket, "socket", probe)
        monkeypatch.setattr(socket, "gethostbyname_ex", by_name)

    return set_up


def test_the_address_that_others_reach_comes_first(networks):
    networks(Probe, lambda _: ("me", [], ["127.0.1.1", "192.0.2.6", "192.0.2.5"]))

    assert addresses.network_addresses() == ["192.0.2.5", "192.0.2.6"]


def test_a_computer_without_a_network_has_no_address(networks):
    networks(Cut, nowhere)

    assert addresses.network_addresses() == []


def test_a_server_of_this_computer_alone_is_shared_with_nobody():
    config = Config(DATABASE)

    assert addresses.shared(config) == []
    assert addresses.own(config) == "http://127.0.0.1:8765"
    assert "evil.example" not in addresses.allowed_hosts(config)


def test_a_shared_server_is_reached_by_its_address_in_the_network(networks):
    networks(Probe, nowhere)
    config = Config(DATABASE, host="0.0.0.0", port=9000)

    assert addresses.shared(config) == ["http://192.0.2.5:9000"]
    assert addresses.own(config) == "http://127.0.0.1:9000"
    assert "192.0.2.5:9000" in addresses.allowed_hosts(config)


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False), ("me", False)],
)
def test_whether_others_reach_an_address_is_known(host, local):
    assert addresses.is_local(host) is local


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        (None, True),
        ("http://127.0.0.1:8765", True),
        ("https://play.example.org", True),
        ("http://127.0.0.1:9", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_a_page_of_ours_is_told_from_others(origin, same):
    public_url = "https://play.example.org/"

    assert addresses.same_origin(origin, "127.0.0.1:8765", public_url) is same
