import pytest

from ecliptic.core.bot import Advice, Bot, decisions
from ecliptic.core.narration import Message
from ecliptic.testing import LawError, Play
from ecliptic.testing.hidden import check_bot, check_information, check_worlds
from tests.testing.lantern import (
    Lantern,
    LanternDeterminizer,
    LanternState,
    lantern,
    lantern_state,
    lantern_worlds,
)


class Leaking(Lantern):
    """Hands the true state on from a view, behind the back of whoever asks for it."""

    truth: object = None

    def view(self, state, seat):
        self.truth = list(state.lamps)
        return super().view(state, seat)


def test_a_view_must_not_leak():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | {"lamps": list(state.lamps)}

    with pytest.raises(LawError, match="check_worlds: hidden things change the view of seat 0"):
        check_worlds(Play(lantern(view=view)))


def test_the_view_of_a_spectator_must_not_leak():
    def view(game, state, seat):
        shown = Lantern.view(game, state, seat)
        return shown if seat is not None else shown | {"lamps": list(state.lamps)}

    with pytest.raises(LawError, match="hidden things change the view of the spectator"):
        check_worlds(Play(lantern(view=view)))


def test_a_scene_must_not_leak():
    class LeakingScene(Leaking):
        def scene(self, view, moves):
            message = Message("table.light", {"light": str(self.truth)})
            return super().scene(view, moves) | {"status": [message.as_json()]}

    with pytest.raises(LawError, match="hidden things change the scene of seat 0"):
        check_worlds(Play(LeakingScene()))


def test_an_explanation_must_not_leak():
    class LeakingRefusals(Leaking):
        def explain(self, view, text):
            return Message("refused.not_now", {"move": str(self.truth)}, "LA-1")

    with pytest.raises(LawError, match="hidden things change a refusal of seat 0"):
        check_worlds(Play(LeakingRefusals()))


def test_a_tensor_must_not_leak():
    def observation_tensor(game, state, seat):
        return [float(lamp) for lamp in state.lamps]

    with pytest.raises(LawError, match="hidden things change the tensor of seat 0"):
        check_worlds(Play(lantern(observation_tensor=observation_tensor)))


def test_observed_texts_must_not_leak():
    def observed(game, state, action, seat):
        return f"{Lantern.observed(game, state, action, seat)} {state.lamps}"

    with pytest.raises(LawError, match="hidden things change observed texts"):
        check_worlds(Play(lantern(observed=observed)))


def test_reveals_must_not_leak():
    def reveals(game, state, action):
        return state.lamps[1] == 0

    with pytest.raises(LawError, match="hidden things change what reveals says"):
        check_worlds(Play(lantern(reveals=reveals)))


def test_legal_moves_must_not_leak():
    def choices(state):
        legal = LanternState.choices(state)
        return legal[: 1 + (state.lamps[1] > 0)]

    with pytest.raises(LawError, match="hidden things change the legal moves of seat 0"):
        check_worlds(Play(lantern_state(choices=choices)))


def test_a_draw_must_not_depend_on_what_is_hidden():
    def resample(worlds, state, seat, rng):
        for _ in range(state.lamps[1 - seat]):
            rng.below(2)
        LanternDeterminizer.resample(worlds, state, seat, rng)

    with pytest.raises(LawError, match="hidden things change the next draw of seat 0"):
        check_worlds(Play(lantern_worlds(resample=resample)))


def test_determinize_must_draw_as_its_determinizer_does():
    def determinize(game, state, seat, rng):
        rng.below(2)
        return Lantern.determinize(game, state, seat, rng)

    with pytest.raises(LawError, match="determinizer and determinize draw differently"):
        check_worlds(Play(lantern(determinize=determinize)))


def test_determinize_must_leave_the_state_alone():
    def determinize(game, state, seat, rng):
        game.determinizer.resample(state, seat, rng)
        return state.clone()

    with pytest.raises(LawError, match="determinize changes the state"):
        check_worlds(Play(lantern(determinize=determinize)))


def test_determinize_must_not_return_the_state_itself():
    def determinize(game, state, seat, rng):
        return state

    with pytest.raises(LawError, match="determinize returns the state itself"):
        check_worlds(Play(lantern(determinize=determinize)))


def test_the_same_seat_must_act_in_all_worlds():
    def resample(worlds, state, seat, rng):
        state.turn = 1 - state.turn if state.turn >= 0 else state.turn

    with pytest.raises(LawError, match="in a world of seat 0 another acts"):
        check_worlds(Play(lantern_worlds(resample=resample)))


def test_a_world_must_belong_to_the_same_game():
    def resample(worlds, state, seat, rng):
        state.setting = "other"

    with pytest.raises(LawError, match="a world belongs to another game"):
        check_worlds(Play(lantern_worlds(resample=resample)))


def test_a_world_must_come_to_its_end():
    def resample(worlds, state, seat, rng):
        state.rounds = 99

    with pytest.raises(LawError, match="a world cannot be played to its end in time"):
        check_worlds(Play(lantern_worlds(resample=resample)))


def test_worlds_must_not_be_the_truth():
    with pytest.raises(LawError, match="all worlds are the truth"):
        check_information(Play(lantern_worlds(resample=lambda *_: None)))


def test_worlds_must_be_the_truth_where_all_is_open():
    game = lantern(information="perfect")

    with pytest.raises(LawError, match="a world differs from the truth"):
        check_information(Play(game))


class Careful(Bot):
    """Decides by what one drawn world looks like."""

    def advise(self, info):
        legal = decisions(info)
        rng = self.rng(info)
        world = info.determinize(rng)
        return Advice(legal[(world.lamps[1] + rng.below(9)) % len(legal)])


class Cheat(Bot):
    """Looks at the true state."""

    def advise(self, info):
        legal = decisions(info)
        return Advice(legal[info._truth.lamps[1 - info.seat] % len(legal)])  # noqa: SLF001  that is its crime


class Moody(Bot):
    """Chooses otherwise each time."""

    asked = 0

    def advise(self, info):
        self.asked += 1
        return Advice(decisions(info)[self.asked % 2 - 1])


class Lawless(Bot):
    """Takes what is not legal."""

    def advise(self, info):
        return Advice(99)


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_that_only_knows_its_seat_passes(seed):
    check_bot(Play(Lantern(), seed), Careful())


def test_a_bot_must_not_see_what_is_hidden():
    with pytest.raises(LawError, match="hidden things change the choice of the bot"):
        check_bot(Play(Lantern(), 1), Cheat(), worlds=9)


def test_a_bot_must_be_reproducible():
    with pytest.raises(LawError, match="the bot chooses otherwise when asked again"):
        check_bot(Play(Lantern(), 1), Moody())


def test_a_bot_must_choose_legal_moves():
    with pytest.raises(LawError, match="the bot chooses 99, not legal"):
        check_bot(Play(Lantern()), Lawless())


def test_the_key_must_not_leak():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | {"lamps": list(state.lamps)}

    with pytest.raises(LawError, match="hidden things change the key"):
        check_bot(Play(lantern(view=view)), Careful(), worlds=9)
