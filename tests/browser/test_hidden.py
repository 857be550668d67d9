"""What a person must not know is not on the screen, and never reached the browser."""

import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser.people import face_names, in_step, play_out, turn_of
from tests.server.asked import ALSO_ME, LINK, ME, dual

pytestmark = pytest.mark.browser

KNOCK = """address => new Promise(done => {
    const socket = new WebSocket(address, 'ecliptic.v1')
    socket.onopen = () => done('open')
    socket.onclose = () => done('closed')
})"""


@pytest.fixture
def elsewhere():
    """The address of a page from another port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Silent) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Silent(BaseHTTPRequestHandler):
    """Answers everything with an empty page."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()

    def log_message(self, *args):
        pass


def texts_of(value):
    """Yield all texts in a value of JSON, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for part in value.values() for text in texts_of(part))
    elif isinstance(value, list):
        yield from (text for part in value for text in texts_of(part))


def told(update):
    """Return all texts of an update but the picture of which cards may be anywhere."""
    zones = [zone for zone in update["scene"]["zones"] if zone["id"] != "out"]
    return set(texts_of({**update, "scene": {**update["scene"], "zones": zones}}))


def hands_by_number(person, seat):
    """Return the faces in a person's own hand for each position."""
    begun = [one for one in person.updates() if one["view"]]
    return {one["number"]: set(one["view"]["hands"][seat] or ()) for one in begun}


def test_no_frame_holds_a_card_of_another_hand_before_it_was_shown(people):
    opened = people.served.open_table(dual(LINK, LINK, short=True))
    pair = people.come().sits_down(opened), people.come().sits_down(opened, 1)
    play_out(*pair)
    searched = 0
    for seat, person in enumerate(pair):
        others = hands_by_number(pair[1 - seat], 1 - seat)
        for update in person.updates():
            if update["view"] and update["phase"] == "playing":
                hidden = others[update["number"]]
                searched += len(hidden)

                assert told(update) & hidden == set()

    assert searched > 200


def test_a_screen_names_no_card_of_another_hand(people):
    opened = people.served.open_table(dual(LINK, LINK, short=True))
    ana, ben = people.come().sits_down(opened), people.come().sits_down(opened, 1)
    in_step(ana, ben)
    for _ in range(6):
        turn_of(ana, ben).moves()
        in_step(ana, ben)
    words = ana.page.locator("main").inner_text()

    assert len(face_names(ben)) >= 6
    assert [name for name in face_names(ben) if name in words] == []


def test_a_spectator_sees_no_hand(people):
    opened = people.served.open_table(dual(ME, LINK, short=True))
    pair = people.come().sits_down(opened), people.come().sits_down(opened, 1)
    eve = people.come().sits_down(opened, 2)
    in_step(*pair, eve)
    for _ in range(4):
        turn_of(*pair).moves()
        in_step(*pair, eve)

    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.cards()).to_have_count(0)
    assert {str(one["view"]["hands"]) for one in eve.updates()} == {"[None, None]"}


def test_several_at_one_screen_never_see_each_others_cards(people):
    ana = people.sit(dual(ME, ALSO_ME, short=True))
    seats = []
    for _ in range(6):
        ready = ana.button(re.compile("show my table"))
        expect(ready.or_(ana.choices).first).to_be_visible()
        if ready.is_visible():
            expect(ana.cards()).to_have_count(0)
            expect(ana.log).to_have_count(0)
            ready.click()
        ana.is_asked()
        newest = ana.updates()[-1]
        seats.append(newest["viewer"])
        expect(ana.hand.get_by_role("button")).to_have_count(
            len(newest["view"]["hands"][seats[-1]])
        )
        ana.moves()

    assert set(seats) == {0, 1}


def test_a_page_from_another_port_cannot_open_a_socket(people, elsewhere):
    eve, ana = people.come(), people.come().goes_to()
    eve.page.goto(elsewhere)
    address = f"ws://127.0.0.1:{people.served.port}/ws"

    assert eve.page.evaluate(KNOCK, address) == "closed"
    assert "403" in eve.troubles.pop()
    assert ana.page.evaluate(KNOCK, address) == "open"


def test_a_key_that_is_wrong_shows_nothing(people):
    opened = people.served.open_table(dual(ME, LINK))
    eve = people.come().goes_to(f"#/table/{opened.table}/wrong")

    expect(eve.page.get_by_text("This link does not open the table.")).to_be_visible()
    assert eve.updates() == []
