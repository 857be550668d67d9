"""Whatever is typed, a game answers with an error of its own."""

from hypothesis import given, strategies as st

from ecliptic.core.errors import IllegalMoveError, NotationError
from ecliptic.testing import Play
from ecliptic.testing.doors import check_garbage
from tests.conformance.games import each, usual


def is_text_of(game, text):
    return any(text == game.action_text(action) for action in range(game.num_distinct_actions))


@each(usual())
def test_any_text_is_read_or_refused(setup):
    game = setup.game()
    play = Play(game)

    @given(st.text())
    def refused(text):
        check_garbage(play, [] if is_text_of(game, text) else [text], count=2)

    refused()


@each(usual())
def test_texts_that_look_like_moves_are_read_or_refused(setup):
    game = setup.game()
    state = game.new_initial_state()
    words = sorted(
        {
            word
            for action in range(game.num_distinct_actions)
            for word in game.action_text(action).split()
        }
    )

    @given(st.lists(st.sampled_from([*words, "?", "00"]), max_size=4), st.sampled_from(" _\t"))
    def answered(parts, joint):
        text = joint.join(parts)
        try:
            action = game.parse_move(state, text)
        except NotationError:
            assert not is_text_of(game, text)
        except IllegalMoveError:
            assert game.action_named(text) not in state.legal_actions()
        else:
            assert action in state.legal_actions()

    answered()
