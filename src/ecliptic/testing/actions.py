"""Laws of moves: who acts, what is legal, what ids, texts and weights mean."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, TERMINAL
from ecliptic.testing.chi_square import agree
from ecliptic.testing.play import fields, law

if TYPE_CHECKING:
    from ecliptic.core.state import State
    from ecliptic.testing.play import Play


@law
def check_actor(play: Play) -> None:
    """A seat, chance or nobody acts, and all ways to ask agree."""
    actors = (*range(play.game.num_players), CHANCE, TERMINAL)
    for state in play.positions():
        actor = state.current_player()
        play.require(actor in actors, f"{actor} acts, expected one of {actors}")
        play.require(state.is_chance_node() == (actor == CHANCE), "is_chance_node is wrong")
        play.require(state.is_terminal() == (actor == TERMINAL), "is_terminal is wrong")
        play.require(state.num_players == play.game.num_players, "num_players is wrong")
        play.require(state.setting == play.game.setting, "the setting is not the game's")


@law
def check_legal_actions(play: Play) -> None:
    """Legal actions are ascending, unique, in their range, and empty only at the end."""
    out = Moves()
    for state in play.positions():
        before = fields(state)
        legal = state.legal_actions()
        play.require(legal or state.is_terminal(), "there is no legal action before the end")
        play.require(not (legal and state.is_terminal()), "there are legal actions at the end")
        play.require(all(low < high for low, high in pairwise(legal)), f"not ascending: {legal}")
        _check_ranges(play, state, legal)
        _check_buffer(play, state, legal, out)
        play.require(fields(state) == before, "asking for legal actions changes the state")


def _check_ranges(play: Play, state: State, legal: list[int]) -> None:
    border, end = play.game.first_chance_action, play.game.num_distinct_actions
    low, high = (border, end) if state.is_chance_node() else (0, border)
    for action in legal:
        play.require(type(action) is int, f"action {action!r} is not an int")
        play.require(low <= action < high, f"action {action} is not from {low} to {high - 1}")


def _check_buffer(play: Play, state: State, legal: list[int], out: Moves) -> None:
    state.moves(out)
    written = [out.actions[place] for place in range(out.count)]
    weights = [out.weights[place] for place in range(out.count)]
    play.require(written == legal, f"moves writes {written}, legal_actions says {legal}")
    due = state.chance_weights() if state.is_chance_node() else [1] * len(legal)
    play.require(weights == due, f"moves writes the weights {weights}, expected {due}")


@law
def check_chance(play: Play, draws: int = 500) -> None:
    """Weights are positive whole numbers beside the outcomes, and `sample` follows them."""
    for state in play.positions():
        weights = state.chance_weights()
        if not state.is_chance_node():
            play.require(weights == [], "there are chance weights where a seat acts")
            continue
        play.require(len(weights) == len(state.legal_actions()), "weights are missing")
        whole = all(type(weight) is int and weight > 0 for weight in weights)
        play.require(whole, f"weights must be positive whole numbers, got {weights}")
    for state in play.positions(12):
        if state.is_chance_node():
            _check_sample(play, state, draws)


def _check_sample(play: Play, state: State, draws: int) -> None:
    before = fields(state)
    chances = dict(zip(state.legal_actions(), state.chance_weights(), strict=True))
    rng = Rng(play.seed)
    wrong = agree(lambda: int(state.sample(rng)), chances, draws)
    play.require(wrong is None, f"sample does not draw by the weights: {wrong}")
    play.require(fields(state) == before, "sample changes the state")


@law
def check_notation(play: Play) -> None:
    """Over all ids of the game, id -> text -> id comes back, and no two share a text."""
    game = play.game
    count, border = game.num_distinct_actions, game.first_chance_action
    play.require(0 < border <= count, f"decisions end at {border}, all actions at {count}")
    for action in range(count):
        text = game.action_text(action)
        play.require(isinstance(text, str) and text.isprintable() and text, f"got text {text!r}")
        play.require(text == text.strip() and text[:1] != "#", f"{text!r} cannot stand in a record")
        named = game.action_named(text)
        play.require(named == action, f"{text!r} is written for {action} and read as {named}")


@law
def check_texts(play: Play, count: int = 40) -> None:
    """One id has one text in all states, and the text is read as that id."""
    game = play.game
    for state in play.positions(count):
        before = fields(state)
        for action in state.legal_actions():
            text = game.move_text(state, action)
            usual = game.action_text(action)
            play.require(text == usual, f"{action} is {usual!r} elsewhere and {text!r} here")
            read = game.parse_move(state, text)
            play.require(read == action, f"{text!r} is written for {action} and read as {read}")
        play.require(fields(state) == before, "reading or writing a move changes the state")
