"""Laws of the checked doors: what is not legal is refused with reasons and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import IllegalMoveError, NotationError
from ecliptic.core.match import Match
from ecliptic.testing.play import fields, law
from ecliptic.testing.sentences import RULE, Judge

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.core.state import State
    from ecliptic.testing.play import Play

GARBAGE: Final = ("", " ", "?", "\n", "0", "-1", "no such move", "#", "\N{SNOWMAN}", "x" * 1000)
"""Texts that are no move in any game."""


@law
def check_refusals(play: Play, count: int = 6) -> None:
    """Every move of the game that is not legal is refused with a rule, in words."""
    judge = Judge(play)
    for state in play.positions(count):
        legal = state.legal_actions()
        before = fields(state)
        for action in range(play.game.num_distinct_actions):
            if action not in legal:
                _check_refusal(judge, play, state, action)
        play.require(fields(state) == before, "refusing a move changes the state")


def _check_refusal(judge: Judge, play: Play, state: State, action: int) -> None:
    text = play.game.action_text(action)
    try:
        play.game.parse_move(state, text)
    except IllegalMoveError as error:
        rule = error.rule or ""
        play.require(RULE.fullmatch(rule), f"{text!r} is refused by {rule!r}, which is no rule")
        legal = [play.game.action_text(one) for one in state.legal_actions()]
        play.require(list(error.legal) == sorted(legal), f"refusing {text!r}, legal is wrong")
        play.require(error.text == text, f"refusing {text!r}, the error is about {error.text!r}")
        judge.judge(error.reason, state.current_player())
    else:
        play.fail(f"{text!r} is not legal and parse_move takes it")


@law
def check_garbage(play: Play, texts: Iterable[str] = GARBAGE, count: int = 3) -> None:
    """A text that is no move of the game is a NotationError, whatever the position."""
    for state in play.positions(count):
        before = fields(state)
        for text in texts:
            play.require(_is_no_move(play, state, text), f"parse_move takes {text!r}")
        play.require(fields(state) == before, "reading a text changes the state")


def _is_no_move(play: Play, state: State, text: str) -> bool:
    try:
        play.game.parse_move(state, text)
    except NotationError:
        return True
    except IllegalMoveError:
        return False
    return False


@law
def check_match_door(play: Play, count: int = 3) -> None:
    """`Match.play` refuses an action that is not legal and changes nothing."""
    for state in play.positions(count):
        match = Match(play.game, play.names(), str(play.seed))
        for action in play.actions:
            match.play(action)
        before, legal = match.record(), state.legal_actions()
        others = [one for one in range(play.game.num_distinct_actions) if one not in legal]
        for action in (-1, play.game.num_distinct_actions, *play.some(others, 3)):
            play.require(_refused(match, action), f"the match takes action {action}")
        same = match.record() == before and match.state == state
        play.require(same, "refusing an action changes the match")


def _refused(match: Match, action: int) -> bool:
    try:
        match.play(action)
    except ValueError:
        return True
    return False
