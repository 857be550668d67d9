"""What a position of Dual is worth, as a bot may guess it.

Tokens are weighed as they are; within a round the winnings, the trick on the table and
the strength of the hands are turned into the tokens they promise. All hands are taken
as known: a bot averages over worlds.
"""

from __future__ import annotations

import math
from typing import Final, final

from ecliptic.core.bits import lowest, only, size
from ecliptic.core.heuristic import UNKNOWN, Heuristic
from ecliptic.core.native import i64
from ecliptic.core.state import State
from ecliptic.games.dual.cards import Tables
from ecliptic.games.dual.position import DEAL, DEALER, END, FLIP, WIND
from ecliptic.games.dual.scoring import star_tokens
from ecliptic.games.dual.state import DualState
from ecliptic.games.dual.trick import highest_place, playable

COIN: Final = 2.5
CUBE: Final = 1.5
STAR: Final = 0.5
"""Points a token promises: a Coin and a Cube make 4 together as often as not."""

MARGIN: Final = 2.5
"""Points of lead, for each root of a round to go, that tell 3 wins in 4 apart."""

TAKING: Final = 2.0
"""How many times its cards a trick on the table counts: the lead comes with it."""


@final
class DualHeuristic(Heuristic):
    """See the module's docstring."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, DualState)
        if state.phase == END:
            return state.player_return(seat)
        best_other: float = -1000.0
        for other in range(state.num_players):
            if other != seat:
                theirs = promise(state, other)
                best_other = max(best_other, theirs)
        to_go = float(state.tables.switches.rounds - state.round) + 0.5
        return math.tanh((promise(state, seat) - best_other) / (MARGIN * math.sqrt(to_go)))

    def settled(self, state: State) -> bool:
        assert isinstance(state, DualState)
        return between_rounds(state)

    def decisions_left(self, state: State) -> i64:
        assert isinstance(state, DualState)
        if between_rounds(state):
            return 0 if state.phase == END else UNKNOWN
        cards: i64 = 0
        flips: i64 = 0
        for seat in range(state.num_players):
            cards += size(state.hands[seat])
            if state.phase == FLIP and state.flipped[seat] < 0:
                flips += 1
        if state.phase == WIND:
            return cards + cards // state.num_players
        tricks = (cards + state.played) // state.num_players
        return flips + cards + tricks - 1


def between_rounds(state: DualState) -> bool:
    """Return whether no round is being played."""
    return state.phase in (END, DEAL, DEALER)


def promise(state: DualState, seat: i64) -> float:
    """Return the points that a seat's tokens and its part in this round promise."""
    points = (
        COIN * float(state.coins[seat])
        + CUBE * float(state.cubes[seat])
        + STAR * float(state.stars[seat])
    )
    if between_rounds(state):
        return points
    return points + round_promise(state, seat)


def round_promise(state: DualState, seat: i64) -> float:
    """Return the points that a seat may expect from the round being played."""
    tables = state.tables
    total = float(tables.cards)
    in_hands: i64 = 0
    for other in range(state.num_players):
        in_hands += size(state.hands[other])
    take = take_chance(state, seat)
    share = strength_share(state, seat)
    cards = (
        float(size(state.won[seat])) + TAKING * take * float(state.played) + share * float(in_hands)
    ) / total
    spread = 0.03 + 0.06 * float(in_hands) / total
    coin = 1.0 / (1.0 + math.exp((1.0 / float(state.num_players) - cards) / spread))
    stars = float(star_tokens(tables, state.won[seat]))
    stars += take * float(star_tokens(tables, on_table(state)))
    return COIN * coin + CUBE * share + STAR * stars


def on_table(state: DualState) -> i64:
    """Return the cards of the trick on the table."""
    cards: i64 = 0
    for place in range(state.played):
        cards |= only(state.trick[place] % state.tables.cards)
    return cards


def strength_share(state: DualState, seat: i64) -> float:
    """Return a seat's part of the strength of all hands, after the Wind to come."""
    own: float = 0.01
    whole: float = 0.01 * float(state.num_players)
    for other in range(state.num_players):
        strong = hand_strength(state.tables, state.hands[other])
        if state.phase == WIND and state.turn == other:
            turned = hand_strength(state.tables, state.tables.turned(state.hands[other]))
            strong = max(strong, turned)
        whole += strong
        if other == seat:
            own += strong
    return own / whole


def hand_strength(tables: Tables, hand: i64) -> float:
    """Return the sum of the awake values of a hand."""
    strong: float = 0.0
    while hand != 0:
        strong += float(tables.value[lowest(hand)])
        hand &= hand - 1
    return strong


def take_chance(state: DualState, seat: i64) -> float:
    """Return the chance that a seat takes the trick on the table."""
    if state.played == 0:
        return 0.0
    if state.phase == WIND:
        return 1.0 if seat == state.winner else 0.0
    holder = (state.leader + highest_place(state.tables, state.trick, state.played)) % (
        state.num_players
    )
    threats: i64 = 0
    own_threat = False
    for after in range(state.played, state.num_players):
        player = (state.leader + after) % state.num_players
        if can_beat(state, player):
            threats += 1
            if player == seat:
                own_threat = True
    if threats == 0:
        return 1.0 if seat == holder else 0.0
    return 1.0 / float(threats) if own_threat else 0.0


def can_beat(state: DualState, player: i64) -> bool:
    """Return whether a seat that has still to play holds a card that would be highest."""
    tables = state.tables
    place = state.played
    faces = playable(tables, state.hands[player], state.trick, place)
    found = False
    while faces != 0 and not found:
        state.trick[place] = lowest(faces)  # a free place: nothing is read there before
        found = highest_place(tables, state.trick, place + 1) == place
        faces &= faces - 1
    return found
