import pytest

from ecliptic.server.schema import wire_schema

PARTS = wire_schema()["$defs"]


def test_the_unions_of_requests_and_replies_have_a_name():
    answered = [part["$ref"] for part in PARTS["Answered"]["anyOf"]]

    assert answered == [
        f"#/$defs/{one}" for one in ("Update", "Done", "Refused", "Hinted", "Closing")
    ]


def test_a_request_may_leave_out_what_has_a_default():
    assert set(PARTS["NewTable"]["required"]) == {"game", "seats"}


@pytest.mark.parametrize("name", ["Refused", "Problem"])
def test_the_server_sends_every_field(name):
    assert PARTS[name]["required"] == list(PARTS[name]["properties"])


def test_what_only_shares_fields_is_never_sent():
    assert {"Request", "Reply"} & PARTS.keys() == set()


def test_the_schema_is_the_same_every_time():
    assert wire_schema()["$defs"] == PARTS
