"""The state of Zeipen Dualis: whose turn it is, what may be done, and what a move does.

The rules themselves stand in the chapters `hands`, `first_player`, `setup`, `grid`,
`attacks`, `actions`, `wounds` and `ending`; here they are put in order (section 6 of the
rules page).
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zeipen import actions, choices, ending, first_player, hands, setup
from ecliptic.games.zeipen.cards import NONE, SEATS, Tables
from ecliptic.games.zeipen.grid import IN_HAND, WOUNDED, cell_of
from ecliptic.games.zeipen.position import (
    ACTION,
    BUILD,
    DRAFT,
    HAND_PHASE,
    OVER,
    REVEAL,
    ROW,
    SETUP_CARD,
    SETUP_CELL,
    TARGET,
    TOSS,
    ZeipenPosition,
)


@final
class ZeipenState(ZeipenPosition):
    """A position of Zeipen Dualis that moves change; its fields stand in `position`."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        if hands.begin(self):
            self._find_first_player()

    # Whose choice it is, and between what.

    def moves(self, out: Moves) -> None:
        out.clear()
        if self.phase == ACTION:
            choices.first_steps(self, out)
        elif self.phase == TARGET:
            choices.second_steps(self, out)
        elif self.phase == SETUP_CARD:
            setup.card_choices(self, out)
        elif self.phase == SETUP_CELL:
            setup.cell_choices(self, out)
        elif self.phase != OVER:
            self._opening_moves(out)

    def _opening_moves(self, out: Moves) -> None:
        """List the choices of hands, and of the first player, with their chances."""
        tables = self.tables
        if self.phase == BUILD:
            hands.takes(self, out)
        elif self.phase == HAND_PHASE:
            for ready in range(tables.ready_hands):
                out.add(tables.hand + ready)  # ZP-4.4
        elif self.phase == ROW:
            hands.row_outcomes(self, out)
        elif self.phase == DRAFT:
            hands.picks(self, out)
        elif self.phase == REVEAL:
            first_player.reveal_outcomes(self, out)
        elif self.phase == TOSS:
            for seat in range(SEATS):
                out.add(tables.toss + seat)  # ZP-4.12
        else:
            out.add(tables.play)
            out.add(tables.play + 1)

    def seen(self, action: i64, seat: i64) -> i64:
        if seat != self.turn and self.phase == HAND_PHASE:
            return self.tables.hand_hidden  # ZP-4.3
        if seat != self.turn and self.phase == BUILD:
            return self.tables.take_hidden
        return action

    # What the moves do.

    def apply_action(self, action: i64) -> None:
        if self.phase == ACTION:
            self._act(action)
        elif self.phase == TARGET:
            self._complete(cell_of(action - self.tables.to))
        elif self.phase == SETUP_CARD:
            setup.choose_card(self, action - self.tables.place)
        elif self.phase == SETUP_CELL:
            if setup.lay_down(self, cell_of(action - self.tables.to)):
                self._start_turn(self.first)
        else:
            self._prepare(action)

    def _prepare(self, action: i64) -> None:
        """Make a move before the set-up."""
        tables = self.tables
        if self.phase == BUILD:
            self._take(action - tables.take)
        elif self.phase == HAND_PHASE:
            hands.give_ready(self, self.turn, action - tables.hand)
            self._next_hand()
        elif self.phase == ROW:
            hands.lay_out(self, action - tables.row_card)
        elif self.phase == DRAFT:
            if hands.pick(self, action - tables.take):
                self._find_first_player()
        elif self.phase == REVEAL:
            first_player.reveal(self, action - tables.reveal)
        elif self.phase == TOSS:
            first_player.let_choose(self, action - tables.toss)
        else:
            first = self.turn if action == tables.play else 1 - self.turn
            setup.begin(self, first)  # ZP-4.13

    def _take(self, character: i64) -> None:
        hands.add_card(self, self.turn, character)
        if hands.has_finished(self, self.turn):
            self._next_hand()

    def _next_hand(self) -> None:
        if hands.next_seat(self, self.turn + 1):
            self._find_first_player()

    def _find_first_player(self) -> None:
        hands.know_open_hands(self)
        first_player.begin(self)

    # Turns.

    def _act(self, action: i64) -> None:
        """Take an action, or its first step (ZP-5.2)."""
        tables = self.tables
        if action < tables.move:
            self.pending = self.slot_in_hand(self.turn, action - tables.deploy)
            self.phase = TARGET
        elif action < tables.activate:
            self.pending = choices.own_card_at(self, action - tables.move)
            self.phase = TARGET
        elif action < tables.flip:
            actions.activate(self.grid, choices.own_card_at(self, action - tables.activate))
            self._end_turn()
        elif action < tables.recover:
            actions.flip(self.grid, choices.own_card_at(self, action - tables.flip))
            self._end_turn()
        else:
            self._recover(action - tables.recover)

    def _recover(self, character: i64) -> None:
        slot = self.grid.slot_of(self.turn, character, WOUNDED)
        actions.recover(self.grid, slot)
        self.known |= only(slot)  # ZP-4.14
        self._end_turn()

    def _complete(self, cell: i64) -> None:
        """Bring the pending card to its space."""
        slot = self.pending
        self.pending = NONE
        if self.grid.at[slot] == IN_HAND:
            self.known &= ~only(slot)
            actions.deploy(self.grid, slot, cell)
        else:
            actions.move(self.grid, slot, cell)
        self._end_turn()

    def _end_turn(self) -> None:
        """Check for the end, in the order of ZP-9.10, and let the other player act."""
        self.turns += 1
        if not ending.end_by_position(self):
            self._start_turn(1 - self.turn)

    def _start_turn(self, seat: i64) -> None:
        self.phase = ACTION
        if ending.start_turn(self, seat) or ending.end_by_limit(self):
            return
        self.turn = seat
        if not choices.has_action(self):
            ending.end_stuck(self, seat)

    # Results.

    def player_return(self, seat: i64) -> float:
        if self.phase != OVER or self.winner == NONE:
            return 0.0
        return 1.0 if seat == self.winner else -1.0  # ZP-9.9

    def clone(self) -> ZeipenState:
        copy = ZeipenState(self.tables, self.setting)
        copy.assign(self)
        return copy
