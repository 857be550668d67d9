"""What a position of Zodiakal is worth, as a bot may guess it.

A seat's chance to win grows with the exponential of its strength: the kinds it owns, spare
tokens, missing kinds within reach, an armed piece. The weights come from a logistic
regression on who won 10,000 games each of two, three and four bots, rounded and then
tried against each other. An effect that is under way is looked through to its end:
declarations are completed as well as can be, nobody blocks, dice fall with their odds.
"""

from __future__ import annotations

import math
from typing import Final, final

from ecliptic.core.bits import lowest, size
from ecliptic.core.heuristic import UNKNOWN, Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.state import State
from ecliptic.games.zodiakal.block import can_block
from ecliptic.games.zodiakal.board import (
    EXCHANGE,
    GIFT,
    NOBODY,
    REROLL,
    STEAL,
    TRAVEL,
)
from ecliptic.games.zodiakal.holding import ALL_KINDS, held, kinds_in, total
from ecliptic.games.zodiakal.position import (
    ASKING,
    COLLECT,
    END,
    FIGHT,
    SPECIAL,
    TAKE,
    ZodiakalPosition,
)
from ecliptic.games.zodiakal.state import ZodiakalState

KIND: Final = 0.16
"""What a kind is worth, apart from the next weight; all are logarithms of odds."""

LAST_KINDS: Final = 0.022
"""Times the square of the number of kinds: the last ones are the hardest."""

BANNED: Final = 0.13
"""How much less the tokens of a ban are worth: with both, two tiles lose their effects."""

BOON: Final = 0.08
"""How much more the token is worth with which one token can be exchanged for two."""

SPARE: Final = 0.05
"""Times the root of the number of tokens of which there is another one in the hand."""

REACHED: Final = 0.05
"""A missing kind on one of the squares that a throw can reach."""

RUN_OUT: Final = 0.25
"""A missing kind of which the box has none. With more, bots hold each other up for long."""

ARMED: Final = 0.05
"""A piece that can block."""

DEEPEST: Final = 8
"""Moves that an effect under way is looked through at most."""


@final
class ZodiakalHeuristic(Heuristic):
    """See the module's docstring. Scratch positions are kept, one for each depth."""

    def __init__(self) -> None:
        self._ahead: list[ZodiakalState] = []
        self._moves: list[Moves] = []

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ZodiakalState)
        return self._worth(state, seat, 0)

    def settled(self, state: State) -> bool:
        return state.is_terminal()

    def quiet(self, state: State) -> bool:
        assert isinstance(state, ZodiakalState)
        return state.phase != SPECIAL  # what is under way is looked through, choices are not

    def decisions_left(self, state: State) -> i64:
        return 0 if state.is_terminal() else UNKNOWN

    def _worth(self, state: ZodiakalState, seat: i64, depth: i64) -> float:
        phase = state.phase
        if phase == END:
            return state.player_return(seat)
        if depth == DEEPEST or not is_half_done(phase):
            return standing(state, seat)
        if phase == ASKING:
            return self._after(state, state.tables.allow, seat, depth)
        if phase == FIGHT:
            return self._duel(state, seat, depth)
        if state.turn < 0:
            return self._mean(state, seat, depth)
        return self._best(state, seat, depth)

    def _after(self, state: ZodiakalState, action: i64, seat: i64, depth: i64) -> float:
        """Return the worth for a seat after an action."""
        ahead = self._scratch(state, depth)
        ahead.assign(state)
        ahead.apply_action(action)
        return self._worth(ahead, seat, depth + 1)

    def _scratch(self, state: ZodiakalState, depth: i64) -> ZodiakalState:
        while len(self._ahead) <= depth:
            self._ahead.append(state.clone())
            self._moves.append(Moves())
        return self._ahead[depth]

    def _best(self, state: ZodiakalState, seat: i64, depth: i64) -> float:
        """Return the worth for a seat if the seat to act chooses best for itself."""
        self._scratch(state, depth)
        out = self._moves[depth]
        state.moves(out)
        chooser = state.turn
        best: float = -2.0
        chosen: i64 = NOBODY
        for place in range(out.count):
            found = self._after(state, out.actions[place], chooser, depth)
            if found > best:
                best = found
                chosen = out.actions[place]
        return best if seat == chooser else self._after(state, chosen, seat, depth)

    def _mean(self, state: ZodiakalState, seat: i64, depth: i64) -> float:
        """Return the worth for a seat on average over what chance may do."""
        self._scratch(state, depth)
        out = self._moves[depth]
        state.moves(out)
        worth: float = 0.0
        weights: i64 = 0
        for place in range(out.count):
            weight = out.weights[place]
            weights += weight
            worth += float(weight) * self._after(state, out.actions[place], seat, depth)
        return worth / float(weights)

    def _duel(self, state: ZodiakalState, seat: i64, depth: i64) -> float:
        """Return the worth of a duel for a seat; ties are thrown again and change nothing."""
        roll = state.tables.roll
        faces = state.tables.switches.die
        thrown = state.thrown
        if thrown == 0:
            high = self._after(state, roll + faces - 1, seat, depth)
            return (high + self._after(state, roll, seat, depth)) / 2.0
        if thrown == 1 or thrown == faces:  # as the look at a first throw asks
            lower: i64 = roll if thrown == faces else roll + faces - 1
            return self._after(state, lower, seat, depth)
        below = float(thrown - 1) / float(faces - 1)
        won = self._after(state, roll, seat, depth)
        return below * won + (1.0 - below) * self._after(state, roll + faces - 1, seat, depth)


def is_half_done(phase: i64) -> bool:
    """Return whether an effect or the steps of a landing are under way."""
    return COLLECT <= phase <= TAKE and phase != SPECIAL


def standing(position: ZodiakalPosition, seat: i64) -> float:
    """Return what a seat may expect to win, by the strengths of all seats."""
    whole: float = 0.0
    own: float = 0.0
    for other in range(position.num_players):
        weight = math.exp(strength(position, other))
        whole += weight
        if other == seat:
            own = weight
    others = float(position.num_players - 1)
    return (own / whole * (others + 1.0) - 1.0) / others


def strength(position: ZodiakalPosition, seat: i64) -> float:
    """Return the logarithm of what a seat's chance to win is in proportion to."""
    hand = position.hands[seat]
    owned = kinds_in(hand)
    count = size(owned)
    points = KIND * float(count) + LAST_KINDS * float(count * count)
    points += kinds_apart(position, owned)
    spares = total(hand) - count
    points += SPARE * math.sqrt(float(spares))
    points += reach(position, seat, ALL_KINDS & ~owned)
    if can_block(position, seat):
        points += ARMED
    if position.phase == SPECIAL and position.player == seat:
        points += promise(position, position.tile(seat), spares)
    return points


def kinds_apart(position: ZodiakalPosition, owned: i64) -> float:
    """Return what kinds are worth more or less than the others, for alliance or rivalry."""
    relations = position.tables.relations
    liked = BOON * float(size(owned & relations.boon))
    return liked - BANNED * float(size(owned & relations.banned))


def reach(position: ZodiakalPosition, seat: i64, missing: i64) -> float:
    """Return what the missing kinds promise: within reach, or no longer in the box."""
    tables = position.tables
    points: float = 0.0
    while missing != 0:
        kind = lowest(missing)
        missing &= missing - 1
        ahead = tables.ring(tables.square_of[kind] - position.pos[seat])
        if held(position.box, kind) == 0:
            points -= RUN_OUT
        elif 1 <= ahead <= tables.switches.die:
            points += REACHED
    return points


def promise(position: ZodiakalPosition, tile: i64, spares: i64) -> float:
    """Return what the special effect that a seat is about to choose may bring it."""
    action = position.tables.action_of[tile]
    if action == GIFT or action == TRAVEL:
        return 0.22
    if action == REROLL:
        return 0.2 if position.tables.relations.swap[tile] != 0 else 0.1
    if action == EXCHANGE:
        return 0.25 if spares > 0 else 0.06
    return 0.06 if action == STEAL else 0.03
