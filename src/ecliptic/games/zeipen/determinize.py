"""Draws what a seat of Zeipen Dualis cannot see: the other seat's hand, or nothing at all.

While hands are chosen, the other's choice is drawn as if each legal move had been equally
likely. Later, with hidden hands, every legal hand is equally likely that contains the
cards known to be the other's: those on the grid, the wounded ones, and the known part.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import first, moved, only, size
from ecliptic.core.determinizer import Determinizer
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import State
from ecliptic.games.zeipen import first_player, hands
from ecliptic.games.zeipen.cards import HAND, NONE, READY, REVEAL_DECIDES
from ecliptic.games.zeipen.grid import FIRST_CELL, IN_HAND, Grid
from ecliptic.games.zeipen.position import BUILD, HAND_PHASE, ZeipenPosition

OLD: Final = 8
"""Places of cards in a hand, and one for a card that had none."""


@final
class ZeipenDeterminizer(Determinizer):
    """See the module's docstring. Keeps room for its work between draws."""

    def __init__(self) -> None:
        self._out: Moves = Moves()
        self._room: list[int] = []
        self._count: i64 = 0
        self._ways: list[list[int]] = []

    def resample(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, ZeipenPosition)
        rival = 1 - seat
        if state.tables.preset[rival] != NONE:
            return
        if state.phase == HAND_PHASE:
            if state.held[rival] > 0:
                hands.drop_cards(state, rival)
                hands.give_ready(state, rival, rng.below(state.tables.ready_hands))
        elif state.phase == BUILD:
            self._rebuild(state, rival, rng)
        elif state.tables.switches.hidden:
            self._redraw(state, rival, rng)

    def _rebuild(self, state: ZeipenPosition, rival: i64, rng: Rng) -> None:
        """Let the rival take as many cards again, each legal move equally likely."""
        turn = state.turn
        taken = state.held[rival]
        hands.drop_cards(state, rival)
        state.turn = rival
        for _ in range(taken):
            self._out.clear()
            hands.takes(state, self._out)
            drawn = self._out.actions[rng.below(self._out.count)]
            hands.add_card(state, rival, drawn - state.tables.take)
        state.turn = turn

    # Hidden hands.

    def _redraw(self, state: ZeipenPosition, rival: i64, rng: Rng) -> None:
        """Draw the unknown cards of the rival's hand anew.

        Whether both hands are of one numeral has been seen by all who wait for a reveal
        (ZP-4.12), so it stays as it is.
        """
        kept = kept_slots(state, rival)
        alike = first_player.has_one_numeral(state)
        watched = state.tables.switches.first_player == REVEAL_DECIDES
        self._draw(state, rival, kept, watched and alike, rng)
        while watched and first_player.has_one_numeral(state) != alike:
            self._draw(state, rival, kept_slots(state, rival), alike, rng)

    def _draw(self, state: ZeipenPosition, rival: i64, kept: i64, alike: bool, rng: Rng) -> None:
        if state.tables.switches.mode == READY:
            self._draw_ready(state, rival, kept, rng)
        else:
            self._draw_built(state, rival, kept, alike, rng)

    def _draw_ready(self, state: ZeipenPosition, rival: i64, kept: i64, rng: Rng) -> None:
        """Draw one of the ready hands that hold the known cards."""
        count = missing(state, rival, kept)
        fitting: list[int] = [
            ready
            for ready in range(state.tables.ready_hands)
            if len(rest_of_ready(state, rival, kept, ready)) == count
        ]
        drawn = fitting[rng.below(len(fitting))]
        deal_again(state, rival, kept, rest_of_ready(state, rival, kept, drawn))
        state.named[rival] = drawn

    def _draw_built(
        self, state: ZeipenPosition, rival: i64, kept: i64, alike: bool, rng: Rng
    ) -> None:
        """Draw one of the hands that can be built and hold the known cards."""
        room = room_beside(state, rival, kept, alike)
        count = missing(state, rival, kept)
        if room != self._room or count != self._count:
            self._room = room
            self._count = count
            self._ways = ways_to_choose(room, count)
        drawn: list[int] = []
        for character in range(len(room)):
            left = count - len(drawn)
            chosen = rng.below_big(self._ways[character][left])
            copies: i64 = 0
            while chosen >= self._ways[character + 1][left - copies]:
                chosen -= self._ways[character + 1][left - copies]
                copies += 1
            drawn.extend([character] * copies)
        deal_again(state, rival, kept, drawn)


def kept_slots(state: ZeipenPosition, rival: i64) -> i64:
    """Return the slots of a seat whose cards the other knows."""
    found: i64 = 0
    for slot in range(rival * HAND, rival * HAND + state.held[rival]):
        if state.grid.at[slot] != IN_HAND or state.known & only(slot) != 0 or state.pending == slot:
            found |= only(slot)
    return found


def missing(state: ZeipenPosition, rival: i64, kept: i64) -> i64:
    """Return how many cards of a seat are unknown."""
    return state.held[rival] - size(kept)


def rest_of_ready(state: ZeipenPosition, rival: i64, kept: i64, ready: i64) -> list[int]:
    """Return the cards of a ready hand beside the known ones; too many where these differ."""
    hand = state.tables.switches.hand
    rest = [int(state.tables.ready[ready * hand + place]) for place in range(hand)]
    for slot in range(rival * HAND, rival * HAND + hand):
        if kept & only(slot) != 0:
            character = int(state.grid.character[slot])
            if character in rest:
                rest.remove(character)
    return rest


def room_beside(state: ZeipenPosition, rival: i64, kept: i64, alike: bool) -> list[int]:
    """Return by character how many copies a hand can hold beside the known cards (ZP-4.2).

    With `alike` all cards have the numeral of the other seat's.
    """
    tables = state.tables
    numeral = tables.numeral[state.grid.character[(1 - rival) * HAND]]
    room = [int(tables.copies[character]) for character in range(tables.characters)]
    for slot in range(rival * HAND, rival * HAND + tables.switches.hand):
        if kept & only(slot) != 0:
            room[state.grid.character[slot]] -= 1
    for character in range(tables.characters):
        if alike and tables.numeral[character] != numeral:
            room[character] = 0
    return room


def ways_to_choose(room: list[int], count: int) -> list[list[int]]:
    """Return in how many ways 0 to `count` cards can be chosen of each character and later."""
    ways: list[list[int]] = [[1] + [0] * count]
    for copies in reversed(room):
        after = ways[-1]
        here: list[int] = []
        for left in range(count + 1):
            total: int = 0
            for used in range(min(copies, left) + 1):
                total += after[left - used]
            here.append(total)
        ways.append(here)
    ways.reverse()
    return ways


def deal_again(state: ZeipenPosition, rival: i64, kept: i64, drawn: list[int]) -> None:
    """Give a seat these cards into the hand beside its known ones, in order."""
    start = rival * HAND
    before = state.workshop.trial
    before.assign(state.grid)
    order = in_order(before, start, kept, drawn)
    known = state.known
    shown = state.shown
    pending = state.pending
    seat_slots = moved(first(HAND), start)
    state.known &= ~seat_slots
    state.shown &= ~seat_slots
    for place in range(len(order)):
        slot = start + place
        old = start + order[place] % OLD
        if old == start + HAND:
            give_hidden(state, slot, order[place] // OLD)
            continue
        keep_card(state.grid, before, slot, old)
        if known & only(old) != 0:
            state.known |= only(slot)
        if shown & only(old) != 0:
            state.shown |= only(slot)
        if pending == old:
            state.pending = slot


def in_order(before: Grid, start: i64, kept: i64, drawn: list[int]) -> list[int]:
    """Return characters times `OLD` plus the place they had; drawn ones have had none."""
    cards: list[int] = [character * OLD + HAND for character in drawn]
    cards.extend(
        [
            before.character[start + place] * OLD + place
            for place in range(HAND)
            if kept & only(start + place) != 0
        ]
    )
    cards.sort()
    return cards


def give_hidden(state: ZeipenPosition, slot: i64, character: i64) -> None:
    """Put a card that nobody else has seen into a hand."""
    turned: i64 = state.turned(slot // HAND) if state.first != NONE else 0
    state.grid.character[slot] = character
    state.grid.form[slot] = state.tables.form(character, 0, turned)
    state.grid.at[slot] = IN_HAND


def keep_card(grid: Grid, before: Grid, slot: i64, old: i64) -> None:
    """Let a card stay where it lies, in another slot."""
    grid.character[slot] = before.character[old]
    grid.form[slot] = before.form[old]
    grid.at[slot] = before.at[old]
    if before.at[old] >= FIRST_CELL:
        grid.board[before.at[old]] = slot
