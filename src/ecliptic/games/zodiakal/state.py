"""The state of Zodiakal: whose choice it is, between what, and what a move does.

The rules themselves stand in the chapters, from `turn` to `ending`; here moves are led
to them. Seats are numbered clockwise from 0.
"""

from __future__ import annotations

from typing import final

from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.games.zodiakal import block, declaring, landing
from ecliptic.games.zodiakal.board import BY_CHANCE, Tables
from ecliptic.games.zodiakal.carrying_out import carry_out, fight, thieve
from ecliptic.games.zodiakal.ending import seat_return
from ecliptic.games.zodiakal.holding import KINDS, held, kinds_in, token
from ecliptic.games.zodiakal.position import (
    ASKING,
    COLLECT,
    DETAIL,
    DISCARD,
    FIGHT,
    FIRST,
    MOVE,
    ROLL,
    SACRIFICE,
    SPECIAL,
    TAKE,
    THEFT,
    ZodiakalPosition,
)
from ecliptic.games.zodiakal.relations import add_tributes
from ecliptic.games.zodiakal.tokens import drawn_kind, hand_over, put_in_box
from ecliptic.games.zodiakal.turn import begin_turn, end_turn


@final
class ZodiakalState(ZodiakalPosition):
    """A position of Zodiakal that moves change; its fields stand in `position`."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        if tables.switches.first_player != BY_CHANCE:
            begin_turn(self, tables.switches.first_player)  # ZK-R2

    # Whose choice it is, and between what.

    def moves(self, out: Moves) -> None:
        out.clear()
        phase = self.phase
        if phase == ROLL or phase == THEFT or phase == FIGHT:
            self._add_run(self.tables.roll, self.tables.switches.die, out)  # ZK-1.5
        elif phase == SPECIAL:
            declaring.add_specials(self, out)
        elif phase == DETAIL:
            declaring.add_details(self, out)
        elif phase == ASKING:
            block.add_answers(self, out)
        else:
            self._add_simple(out)

    def _add_simple(self, out: Moves) -> None:
        tables = self.tables
        phase = self.phase
        if phase == DISCARD:
            out.add_members(kinds_in(self.hands[self.turn]), tables.discard)
        elif phase == SACRIFICE:
            add_tributes(self, out)
        elif phase == TAKE:
            self._add_tokens(out)
        elif phase == COLLECT:
            out.add(tables.collect)
            out.add(tables.decline)
        elif phase == MOVE:
            self._add_run(tables.move, self.rolled, out)  # ZK-R3
        elif phase == FIRST:
            self._add_run(tables.first, tables.players, out)

    def _add_run(self, base: i64, count: i64, out: Moves) -> None:
        for place in range(count):
            out.add(base + place)

    def _add_tokens(self, out: Moves) -> None:
        """Write the kinds that may be taken; by chance each token is as likely as any."""
        tokens = self.hands[self.victim]
        for kind in range(KINDS):
            count = held(tokens, kind)
            if count != 0:
                out.add_outcome(self.tables.take + kind, count if self.turn < 0 else 1)  # ZK-R17

    def sample(self, rng: Rng) -> i64:
        tables = self.tables
        if self.phase == TAKE:
            return tables.take + drawn_kind(self.hands[self.victim], rng)
        if self.phase == FIRST:
            return tables.first + rng.below(tables.players)
        return tables.roll + rng.below(tables.switches.die)

    # What the moves do.

    def apply_action(self, action: i64) -> None:
        phase = self.phase
        if phase == ROLL or phase == THEFT or phase == FIGHT:
            self._throw(action - self.tables.roll + 1)
        elif phase == SPECIAL or phase == DETAIL:
            self._declare(action)
        elif phase == ASKING:
            self._answer(action)
        else:
            self._apply_simple(action)

    def _apply_simple(self, action: i64) -> None:
        tables = self.tables
        phase = self.phase
        if phase == DISCARD:
            put_in_box(self, self.turn, token(action - tables.discard))  # ZK-3.6
            landing.settle(self)
        elif phase == SACRIFICE:
            self._sacrifice(action - tables.sacrifice)
        elif phase == TAKE:
            landing.take(self, action - tables.take)
        elif phase == COLLECT:
            self._collect_or_decline(action)
        elif phase == MOVE:
            landing.walk(self, action - tables.move + 1)
        else:
            begin_turn(self, action - tables.first)  # ZK-1.8

    def _throw(self, face: i64) -> None:
        phase = self.phase
        self.throws += 1
        if phase == THEFT:
            thieve(self, face)
        elif phase == FIGHT:
            fight(self, face)
        elif self.tables.switches.up_to:
            self.rolled = face
            self.phase = MOVE  # ZK-R3
            self.turn = self.player
        else:
            landing.walk(self, face)

    def _collect_or_decline(self, action: i64) -> None:
        if action == self.tables.collect:
            landing.collect(self)
        else:
            landing.go_on(self)

    def _sacrifice(self, tribute: i64) -> None:
        seats = self.num_players
        hand_over(self, self.player, tribute % seats, tribute // seats)  # ZK-6.4
        landing.settle(self)

    def _declare(self, action: i64) -> None:
        if action == self.tables.pass_:
            end_turn(self)  # ZK-4.1
            return
        self.declared[self.words] = action
        self.words += 1
        if declaring.is_complete(self):
            block.open_window(self, self.player)  # ZK-5.8
            self._go_on_asking(block.ask(self))
        else:
            self.phase = DETAIL
            self.turn = self.player

    def _answer(self, action: i64) -> None:
        tables = self.tables
        if action == tables.allow:
            self._go_on_asking(block.allow(self))
        else:
            self._go_on_asking(block.block(self, action - tables.block))

    def _go_on_asking(self, result: i64) -> None:
        if result == block.EFFECT_HAPPENS:
            carry_out(self)
        elif result == block.EFFECT_IS_BLOCKED:
            end_turn(self)  # ZK-5.10

    # Results and copies.

    def player_return(self, seat: i64) -> float:
        return seat_return(self, seat)

    def clone(self) -> ZodiakalState:
        copy = ZodiakalState(self.tables, self.setting)
        copy.assign(self)
        return copy
