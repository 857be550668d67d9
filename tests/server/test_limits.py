import pytest

from ecliptic.server import limits
from ecliptic.server.errors import TableError
from ecliptic.server.limits import Addresses, Bucket, Limits, is_own

FEW = Limits(sockets=2, tables=1.0, tables_per_second=0.0)


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_as_much_as_it_holds():
    bucket = Bucket(2, 1.0, Clock())
    bucket.take()
    bucket.take()

    with pytest.raises(TableError, match="wait a moment") as caught:
        bucket.take()
    assert caught.value.code == "too_fast"


def test_a_bucket_fills_again_but_never_over():
    clock = Clock()
    bucket = Bucket(2, 0.5, clock)
    bucket.take()
    bucket.take()
    clock.time = 1000.0
    bucket.take()
    bucket.take()

    with pytest.raises(TableError):
        bucket.take()


def test_half_a_token_is_none():
    clock = Clock()
    bucket = Bucket(1, 0.5, clock)
    bucket.take()
    clock.time = 1.0

    with pytest.raises(TableError):
        bucket.take()


def test_an_address_has_so_many_connections_at_a_time():
    addresses = Addresses(FEW)
    with addresses.socket("192.0.2.1"), addresses.socket("192.0.2.1"):
        with pytest.raises(TableError) as caught, addresses.socket("192.0.2.1"):
            pass
        with addresses.socket("192.0.2.2"):
            pass
    with addresses.socket("192.0.2.1"):
        pass

    assert caught.value.code == "too_many"


def test_an_address_opens_so_many_tables():
    addresses = Addresses(FEW)
    addresses.table("192.0.2.1")
    addresses.table("192.0.2.2")

    with pytest.raises(TableError) as caught:
        addresses.table("192.0.2.1")
    assert caught.value.code == "too_fast"


def test_this_computer_itself_is_not_limited():
    addresses = Addresses(FEW)
    addresses.table("127.0.0.1")
    addresses.table("127.0.0.1")
    with addresses.socket("::1"), addresses.socket("::1"), addresses.socket("::1"):
        pass

    assert is_own("127.0.0.9")
    assert not is_own("192.0.2.1")
    assert not is_own("a name")


def test_not_more_addresses_are_remembered_than_there_is_room_for(monkeypatch):
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    addresses = Addresses(FEW)
    addresses.table("192.0.2.1")
    addresses.table("192.0.2.2")
    addresses.table("192.0.2.3")
    addresses.table("192.0.2.1")

    with pytest.raises(TableError):
        addresses.table("192.0.2.3")
