"""What the log tells: as the game's own frames do, and no more after an undo."""

import pytest

from ecliptic.core.frames import frames_of
from ecliptic.core.narration import Message
from ecliptic.server import stories
from tests.server.asked import ALSO_ME, ME, dual
from tests.server.deeds import WATCHING, Live

READERS = [0, 1, None]


def told_by_frames(live, reader, first=0):
    actions = [step.action for step in live.table.match.steps]
    return [
        (first + place, message.as_json())
        for place, frame in enumerate(frames_of(live.table.game, actions, reader, first))
        for message in frame.told
    ]


def told(live, reader):
    return [(line.number, line.message) for line in live.table.stories.of(reader).lines]


def said(live):
    return [
        line.message["key"] for line in live.table.stories.of(None).lines if line.source == "table"
    ]


@pytest.mark.parametrize("reader", READERS)
def test_the_log_tells_what_the_frames_of_the_game_tell(reader):
    live = Live(dual(ME, ALSO_ME))
    live.table.stories.of(reader)
    live.play(seed=3)

    assert live.table.phase == "over"
    assert told(live, reader) == told_by_frames(live, reader)


@pytest.mark.parametrize("reader", READERS)
def test_whoever_comes_late_is_told_the_same(reader):
    live = Live(dual(ME, ALSO_ME))
    live.play(seed=3)

    assert told(live, reader) == told_by_frames(live, reader)


def test_a_newcomer_is_told_the_recent_moves_only(monkeypatch):
    monkeypatch.setattr(stories, "RECENT", 4)
    live = Live(dual(ME, ALSO_ME))
    live.play(seed=3)
    moves = len(live.table.match.steps)

    assert told(live, 0) == told_by_frames(live, 0, moves - 4)


def test_what_the_table_says_follows_the_move_after_which_it_was_said():
    live = Live(dual(ME, ALSO_ME))
    live.table.stories.of(0)
    live.do(lambda table: table.stories.say(Message("happened.draw")))
    live.play(seed=3, moves=2)
    after = [line.message["key"] for line in live.table.stories.of(0).lines]
    anew = [line.message["key"] for line in live.table.stories.of(1).lines]

    assert after.index("happened.draw") == 1
    assert [key.split(".")[0] for key in after] == [key.split(".")[0] for key in anew]


@pytest.mark.parametrize("reader", READERS)
def test_an_undo_shortens_the_log(reader):
    live = Live(dual(ME, ALSO_ME))
    live.table.stories.of(reader)
    before = told(live, reader)
    live.move()
    live.do(lambda table: table.happen("undo", 1, agreed=[0, 1]))
    story = live.table.stories.of(reader)

    assert told(live, reader)[:-1] == before
    assert story.lines[-1].message["key"] == "happened.took_back"
    assert story.version == 1
    assert story.view == live.table.game.view(live.table.match.state, reader)


@pytest.mark.parametrize("reader", READERS)
def test_after_an_undo_a_newcomer_is_told_the_same_as_who_was_there(reader):
    live = Live(dual(ME, ALSO_ME))
    live.table.stories.of(reader)
    live.play(seed=5, moves=3)
    live.do(lambda table: table.say("proposed_undo", 0))
    live.do(lambda table: table.happen("undo", 0, agreed=[0, 1]))
    live.play(seed=6, moves=3)
    there = told(live, reader)
    live.table.stories.forget(reader)

    assert told(live, reader) == there


def test_who_has_left_is_told_nothing_more():
    live = Live(dual(ME, ALSO_ME))
    story = live.table.stories.of(0)
    live.table.stories.forget(0)
    lines = list(story.lines)
    live.move()

    assert story.lines == lines
    assert live.table.stories.of(0) is not story


def test_an_undo_takes_nothing_back_that_the_table_has_said():
    live = Live(dual(ME, ALSO_ME))
    live.shown(WATCHING)
    live.play(seed=5, moves=2)
    live.do(lambda table: table.say("proposed_undo", 0))
    live.do(lambda table: table.happen("undo", 0, agreed=[0, 1]))

    assert said(live) == ["happened.proposed_undo", "happened.took_back"]
