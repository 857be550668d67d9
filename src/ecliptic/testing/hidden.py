"""Laws of hidden things: what a seat cannot know must not change what it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.errors import IllegalMoveError
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from ecliptic.testing.play import Play, fields, law
from ecliptic.testing.scenes import legal_texts

if TYPE_CHECKING:
    from ecliptic.core.bot import Bot
    from ecliptic.core.state import State


@law
def check_worlds(play: Play, count: int = 16, worlds: int = 2) -> None:
    """A world looks to its seat exactly like the truth, and is drawn from what it knows.

    Views, legal moves, scenes, tensors, refusals, observed texts, and further worlds
    drawn from either are equal; a spectator, who knows less than any seat, sees no
    difference.
    """
    for state in play.positions(count):
        before = fields(state)
        for seat in range(play.game.num_players):
            for _ in range(worlds):
                world = play.game.determinize(state, seat, Rng(play.rng.below(1 << 30)))
                play.require(fields(state) == before, "determinize changes the state")
                play.require(world is not state, "determinize returns the state itself")
                _check_looks(play, state, world, seat)
                _check_moves(play, state, world, seat)
                _check_next_draw(play, state, world, seat)
                _check_end(play, world)


def _check_looks(play: Play, state: State, world: State, seat: int) -> None:
    game = play.game
    play.require(world.setting == state.setting, "a world belongs to another game")
    same_actor = world.current_player() == state.current_player()
    play.require(same_actor, f"in a world of seat {seat} another acts")
    for reader in (seat, None):
        name = "the spectator" if reader is None else f"seat {seat}"
        truth, other = _shown(play, state, reader), _shown(play, world, reader)
        for what, shown in truth.items():
            play.require(other[what] == shown, f"hidden things change the {what} of {name}")
    tensors = [game.observation_tensor(one, seat) for one in (state, world)]
    play.require(tensors[0] == tensors[1], f"hidden things change the tensor of seat {seat}")


def _shown(play: Play, state: State, reader: int | None) -> dict[str, object]:
    view, texts = play.game.view(state, reader), legal_texts(play, state, reader)
    return {"view": view, "legal moves": texts, "scene": play.game.scene(view, texts)}


def _check_moves(play: Play, state: State, world: State, seat: int) -> None:
    """Compare what moves show, and, on the seat's turn, what is said of others."""
    game = play.game
    for action in sorted({*state.legal_actions()} & {*world.legal_actions()}):
        reveals = game.reveals(state, action)
        if state.current_player() == seat:
            play.require(
                game.reveals(world, action) == reveals, "hidden things change what reveals says"
            )
        if not reveals and not game.reveals(world, action):
            for reader in (seat, None):
                texts = [game.observed(one, action, reader) for one in (state, world)]
                play.require(texts[0] == texts[1], f"hidden things change observed texts: {texts}")
    if state.current_player() == seat:
        for action in play.some(range(game.num_distinct_actions), 6):
            refusals = [_refusal(play, one, action) for one in (state, world)]
            play.require(
                refusals[0] == refusals[1], f"hidden things change a refusal of seat {seat}"
            )


def _refusal(play: Play, state: State, action: int) -> object:
    try:
        return play.game.parse_move(state, play.game.action_text(action))
    except IllegalMoveError as error:
        return error.reason, error.legal, str(error)


def _check_next_draw(play: Play, state: State, world: State, seat: int) -> None:
    seed = play.rng.below(1 << 30)
    draws = [fields(play.game.determinize(one, seat, Rng(seed))) for one in (state, world)]
    play.require(draws[0] == draws[1], f"hidden things change the next draw of seat {seat}")
    scratch = world.clone()
    scratch.assign(state)
    play.game.determinizer.resample(scratch, seat, Rng(seed))
    play.require(fields(scratch) == draws[0], "determinizer and determinize draw differently")


def _check_end(play: Play, world: State) -> None:
    """Play a world on to its end: it must be a position like any other."""
    moves, bound = len(play.actions), play.game.max_game_length
    while not world.is_terminal() and bound is not None:
        legal = world.legal_actions()
        play.require(legal and moves < bound, "a world cannot be played to its end in time")
        world.apply_action(legal[play.rng.below(len(legal))])
        moves += 1


@law
def check_information(play: Play, worlds: int = 4, games: int = 4) -> None:
    """With perfect information every world is the truth; else some worlds are not."""
    others = [Play(play.game, play.seed + again) for again in range(1, games)]
    differs = any(_is_hidden(each, worlds) for each in (play, *others))
    if play.game.information == "perfect":
        play.require(not differs, "a world differs from the truth, but all should be open")
    else:
        play.require(differs, "all worlds are the truth, but something should be hidden")


def _is_hidden(play: Play, worlds: int) -> bool:
    for state in play.positions(40):
        for seat in range(play.game.num_players):
            for _ in range(worlds):
                world = play.game.determinize(state, seat, Rng(play.rng.below(1 << 30)))
                if world != state:
                    return True
    return False


@law
def check_bot(play: Play, bot: Bot, count: int = 6, worlds: int = 2) -> None:
    """A bot chooses a legal move, and the same one in all worlds that its seat may be in."""
    for state in play.decisions(count):
        seat = state.current_player()
        log = play.log(seat)
        truth = InfoState(play.game, state, seat, log)
        choice = bot.choose(truth)
        play.require(choice in state.legal_actions(), f"the bot chooses {choice}, not legal")
        play.require(bot.choose(truth) == choice, "the bot chooses otherwise when asked again")
        for _ in range(worlds):
            world = play.game.determinize(state, seat, Rng(play.rng.below(1 << 30)))
            other = InfoState(play.game, world, seat, log)
            play.require(other.key() == truth.key(), "hidden things change the key")
            play.require(bot.choose(other) == choice, "hidden things change the choice of the bot")
