import pytest

from ecliptic.testing import LawError, Play
from ecliptic.testing.belief import Belief
from ecliptic.testing.posterior import (
    check_beginning,
    check_memory,
    check_posterior,
    check_reveals,
    check_spectator,
)
from tests.testing.lantern import (
    LOW,
    Lantern,
    LanternDeterminizer,
    lantern,
    lantern_worlds,
)


def weighed(weights):
    """Return Lantern whose determinizer weighs the lamps of the other seat otherwise."""
    return lantern_worlds(weights=staticmethod(weights))


HONEST = LanternDeterminizer().weights


def test_worlds_must_have_their_probability():
    def uniform(state, seat):
        return [min(weight, 1) for weight in HONEST(state, seat)]

    with pytest.raises(LawError, match="not drawn by their probability: chi-square"):
        check_posterior(Play(weighed(uniform)))


def test_worlds_must_account_for_choices_that_were_not_free():
    def naive(state, seat):
        return [2 * count for count in state.left(state.lamps[seat])]

    with pytest.raises(LawError, match="check_posterior: seat 1"):
        check_posterior(Play(weighed(naive), 1))


def test_worlds_that_cannot_be_must_not_be_drawn():
    def forgetful(state, seat):
        weights = HONEST(state, seat)
        return [*weights[:-1], 1 if state.made[:1] == [LOW] else weights[-1]]

    with pytest.raises(LawError, match="a world was drawn that cannot be"):
        check_posterior(Play(weighed(forgetful), 3))


def test_all_worlds_that_can_be_must_be_drawn():
    def narrow(state, seat):
        weights = HONEST(state, seat)
        return [0, *weights[1:]] if any(weights[1:]) else weights

    with pytest.raises(LawError, match=r"a world that can be was never drawn|cannot be"):
        check_posterior(Play(weighed(narrow)))


def test_a_determinizer_must_not_return_the_truth():
    game = lantern_worlds(resample=lambda *_: None)

    with pytest.raises(LawError, match="a world that can be was never drawn"):
        check_posterior(Play(game))


def test_a_determinizer_must_not_prefer_the_truth():
    def resample(worlds, state, seat, rng):
        if rng.below(3):
            LanternDeterminizer.resample(worlds, state, seat, rng)

    with pytest.raises(LawError, match="not drawn by their probability"):
        check_posterior(Play(lantern_worlds(resample=resample)))


def test_an_observed_text_that_leaks_shows_in_the_posterior():
    def observed(game, state, action, seat):
        return game.texts[action]

    with pytest.raises(LawError, match="a world was drawn that cannot be"):
        check_posterior(Play(lantern(observed=observed)))


def test_the_truth_must_be_among_the_worlds():
    asked = []

    def observed(game, state, action, seat):
        asked.append(seat)
        return f"{Lantern.observed(game, state, action, seat)} {len(asked)}"

    with pytest.raises(LawError, match="seat 0 would exclude the truth"):
        check_posterior(Play(lantern(observed=observed)))


def test_a_view_must_not_show_what_the_log_forgets():
    def view(game, state, seat):
        shown = Lantern.view(game, state, seat)
        return shown | {"lamps": list(state.lamps)} if len(state.made) == 1 else shown

    with pytest.raises(LawError, match="has seen what neither log nor view tells now"):
        check_memory(Play(lantern(view=view)))


def test_a_move_that_shows_something_must_reveal():
    game = lantern(reveals=lambda *_: False)

    with pytest.raises(LawError, match=r"shows seat . something, and reveals denies it"):
        check_reveals(Play(game))


def test_a_spectator_must_not_hear_what_a_seat_does_not():
    def observed(game, state, action, seat):
        return game.texts[action] if seat is None else Lantern.observed(game, state, action, seat)

    with pytest.raises(LawError, match="a spectator sees what is hidden from seat"):
        check_spectator(Play(lantern(observed=observed)))


def test_a_game_that_is_not_tiny_is_refused(monkeypatch):
    monkeypatch.setattr("ecliptic.testing.belief.MOST_WORLDS", 2)

    with pytest.raises(LawError, match="more than 2 worlds"):
        check_posterior(Play(Lantern()))


def test_any_game_is_looked_at_while_few_worlds_are_possible():
    game = lantern_worlds(resample=lambda *_: None)

    with pytest.raises(LawError, match="check_posterior: seat 1"):
        check_beginning(Play(game))


def test_a_game_is_left_alone_where_more_worlds_are_possible():
    game = lantern_worlds(resample=lambda *_: None)

    check_beginning(Play(game), most=2)


def test_a_belief_is_exact():
    game = Lantern()
    state = game.new_initial_state()
    belief = Belief(game, 1)
    for text in ("draw 2", "draw 1", "say high"):
        action = game.parse_move(state, text)
        belief.observe(state, action)
        state.apply_action(action)

    shares = {key[0][1][0]: share for key, share in belief.shares().items()}  # type: ignore[index]  # the lamp of seat 0

    assert shares == pytest.approx({0: 1 / 4, 1: 1 / 4, 2: 1 / 2})
