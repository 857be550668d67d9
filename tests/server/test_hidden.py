"""What a seat must not know never reaches it, whatever it is sent."""

from __future__ import annotations

import random
from unittest.mock import patch

import msgspec
import pytest

from ecliptic.core.rng import Rng
from ecliptic.server import decisions, replays, shown
from ecliptic.server.decisions import Visitor
from ecliptic.server.errors import TableError
from ecliptic.server.requests import NewClock
from ecliptic.server.stories import Stories, Story
from tests.server.asked import ALSO_ME, ME, dual
from tests.server.deeds import NOBODY, SECRET, Live, seat

TABLES = [(ME, ALSO_ME), (ME, ALSO_ME, ALSO_ME)]

encode = msgspec.json.encode


def positions(seats, seed, step=1):
    """Play a game and stop after every so many moves."""
    live = Live(dual(*seats, short=True, clock=NewClock(600)))
    rng = random.Random(seed)
    while live.table.phase == "playing":
        if live.table.number % step == 0:
            yield live
        live.move(rng.choice(live.legal()))


def in_world(live, viewer, seed):
    """Return the table with its hidden things drawn anew, as `viewer` may think them."""
    other = live.folded()
    told = live.table.stories.of(viewer)
    other.match.state = live.table.game.determinize(live.table.match.state, viewer, Rng(seed))
    other.stories = Stories(other.match)
    story = Story(other.game.view(other.match.state, viewer), told.lines)
    with patch.object(Stories, "_told_anew", return_value=story):
        other.stories.of(viewer)
    return other


def refusal(table, who, text):
    try:
        decisions.explain(table, who, text)
    except TableError as error:
        return error.code, error.detail, error.reason, error.legal
    return None


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_know_does_not_change_what_it_is_sent(seats, seed):
    compared = differing = 0
    for live in positions(seats, seed, step=3):
        for viewer in range(len(seats)):
            world = in_world(live, viewer, seed)
            who = seat(viewer)
            frames = [encode(shown.update(one, who, NOBODY, 0, 0)) for one in (live.table, world)]
            texts = ["play m1", "flip s3", "wind 0", "castle", *live.legal()]
            refusals = [[refusal(one, who, text) for text in texts] for one in (live.table, world)]
            compared += 1
            differing += world.match.state != live.table.match.state

            assert frames[0] == frames[1]
            assert refusals[0] == refusals[1]

    assert compared > 10
    assert differing > 0


def others_cards(live, viewer):
    """Return the faces of the cards in other hands that have never been shown."""
    facts = live.table.game.facts(live.table.match.state)
    held = {
        card
        for number, hand in enumerate(facts["hands"])
        for card in hand or ()
        if number != viewer
    }
    return held - {line.split()[-1] for line in live.table.match.logs[viewer]}


def texts_of(value):
    """Yield all texts in a value of JSON, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_of(part)


def spoken(update):
    """Return all texts of log, view, moves and proposals; not the picture of what may be out."""
    scene = update["scene"]
    zones = [zone for zone in scene["zones"] if zone["id"].startswith("hand-")]
    said = [update["log"], update["view"], update["chat"], update["end"]]
    return set(texts_of([*said, zones, scene["moves"], scene["prompt"], scene["status"]]))


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_card_in_anothers_hand_is_named(seats, viewer):
    searched = 0
    for live in positions(seats, seed=4):
        who = Visitor(() if viewer is None else (viewer,), viewer)
        named = spoken(msgspec.to_builtins(live.shown(who)))
        hidden = others_cards(live, viewer)
        moves = {f"{deed} {face}" for face in hidden for deed in ("play", "flip", "deal")}
        searched += len(hidden)

        assert named & (hidden | moves) == set()

    assert searched > 50


@pytest.mark.parametrize("seats", TABLES)
def test_the_log_of_a_seat_is_made_of_what_it_has_observed(seats):
    for live in positions(seats, seed=5, step=5):
        for viewer in (*range(len(seats)), None):
            actions = [step.action for step in live.table.match.steps]
            replay = replays.replay(live.table.game, actions, [], [viewer], viewer, 1, len(actions))
            seen = [frame.text for frame in replay.frames]
            record = live.table.record().seen_by(live.table.game, viewer)

            assert list(record.moves) == seen
            assert record.seed is record.digest is None
            assert SECRET not in record.text()


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_replay_of_a_running_game_names_no_card_in_anothers_hand(viewer):
    for live in positions(TABLES[0], seed=6, step=3):
        actions = [step.action for step in live.table.match.steps]
        replay = replays.replay(live.table.game, actions, [], [viewer], viewer, 0, 400)
        shown_last = msgspec.to_builtins(replay.frames[-1].view)
        named = set(texts_of([shown_last, *(msgspec.to_builtins(f.log) for f in replay.frames)]))

        assert named & others_cards(live, viewer) == set()


@pytest.mark.parametrize("seats", TABLES)
def test_every_frame_has_the_same_keys_whoever_reads_it(seats):
    for live in positions(seats, seed=7):
        keys = {frozenset(msgspec.to_builtins(live.shown(who))) for who in live.visitors()}

        assert len(keys) == 1


@pytest.mark.parametrize("seats", TABLES)
def test_the_secret_is_in_no_frame_before_the_end(seats):
    for live in positions(seats, seed=8):
        for who in live.visitors():
            assert SECRET.encode() not in encode(live.shown(who))
