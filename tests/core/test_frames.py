"""What one reader saw of a game, from its beginning or from a later move on."""

import pytest

from ecliptic.core.frames import frames_of, seen_frames
from ecliptic.core.state import CHANCE
from tests.core.table import GAME, GUESSED, match_at


@pytest.fixture
def match():
    return match_at(*GUESSED)


@pytest.mark.parametrize("reader", [0, 1, None])
def test_there_is_a_frame_for_the_start_and_for_every_move(match, reader):
    frames = seen_frames(GAME, match.record(), reader)

    assert len(frames) == len(match.steps) + 1
    assert (frames[0].actor, frames[0].text, frames[0].told) == (CHANCE, "", ())
    assert [frame.actor for frame in frames[1:]] == [step.player for step in match.steps]
    assert frames[-1].view == GAME.view(match.state, reader)


@pytest.mark.parametrize("first", [0, 1, 3])
def test_frames_can_begin_at_a_later_move(match, first):
    actions = [step.action for step in match.steps]
    later, whole = list(frames_of(GAME, actions, 0, first)), list(frames_of(GAME, actions, 0))

    assert later[1:] == whole[first + 1 :]
    assert later[0].view == whole[first].view
    assert later[0].told == ()
