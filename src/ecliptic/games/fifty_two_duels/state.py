"""The state of 52 Duels: whose turn it is, what may be done, and what a move does.

The rules themselves stand in the chapters; `flow` carries out what is due between moves.
A move is told by the row on top of the agenda and its id.
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, TERMINAL
from ecliptic.games.fifty_two_duels import agenda, cards, setup
from ecliptic.games.fifty_two_duels.abilities import activate, open_window, play
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    CARDS,
    LABELS,
    NONE,
    SIDES,
)
from ecliptic.games.fifty_two_duels.choices import list_choices, target_of
from ecliptic.games.fifty_two_duels.damage import defence_is_complete, defend
from ecliptic.games.fifty_two_duels.flow import carry_on
from ecliptic.games.fifty_two_duels.items import (
    cloak,
    toss,
    use_of_hand,
    use_of_stored,
    wound_to_ability,
    wound_to_hand,
)
from ecliptic.games.fifty_two_duels.levels import level_up
from ecliptic.games.fifty_two_duels.nemesis import assign
from ecliptic.games.fifty_two_duels.piles import (
    add_wound,
    become_public,
    discard_from_hand,
    leave_hand,
)
from ecliptic.games.fifty_two_duels.position import ON, DuelsPosition
from ecliptic.games.fifty_two_duels.program import WIDTH
from ecliptic.games.fifty_two_duels.stacks import (
    discard_from,
    down_at,
    place_down,
    place_up,
    room,
    take,
)
from ecliptic.games.fifty_two_duels.turn import pay_for_item


@final
class DuelsState(DuelsPosition):
    """A position of 52 Duels that moves change; its fields stand in `position`.

    A new one is blank until `begin` or `assign`.
    """

    def begin(self) -> None:
        """Set up the game (FD-1)."""
        setup.begin(self)
        carry_on(self)

    # Whose choice it is, and between what.

    def moves(self, out: Moves) -> None:
        out.clear()
        if self.turn == CHANCE:
            out.add_members(self._outcomes(), self._first_outcome())
        elif self.turn != TERMINAL:
            list_choices(self, out)

    def _outcomes(self) -> i64:
        """Return the set that chance draws from, each card with the same probability."""
        kind = self.todo.kind()
        if kind == agenda.FIRST:
            return only(SIDES) - 1
        side = self.todo.side()
        return self.hand[side] if kind == agenda.LOSE else self.deck[side]

    def _first_outcome(self) -> i64:
        """Return the id of the outcome 0 of the chance node."""
        kind = self.todo.kind()
        tables = self.tables
        if kind == agenda.WOUND:
            return tables.wound
        if kind == agenda.LOSE:
            return tables.lose
        if kind == agenda.STORE:
            return tables.store
        if kind == agenda.DIG:
            return tables.dig
        return tables.first if kind == agenda.FIRST else tables.draw

    def sample(self, rng: Rng) -> i64:
        return self._first_outcome() + rng.member(self._outcomes())

    def seen(self, action: i64, seat: i64) -> i64:
        kind = self.todo.kind()
        side = self.todo.side()
        hidden = self.tables.actions
        if kind == agenda.DEAL:
            return hidden + cards.DRAW_HIDDEN  # FD-11.1
        if seat == side:
            return action
        if kind == agenda.DRAW:
            return hidden + cards.DRAW_HIDDEN
        if kind == agenda.DIG:
            return hidden + cards.DIG_HIDDEN
        if kind == agenda.HIDE:
            return hidden + cards.HIDE_HIDDEN
        return hidden + cards.KEEP_HIDDEN if kind == agenda.DIG_TAKE else action

    # What the moves do.

    def apply_action(self, action: i64) -> None:
        kind = self.todo.kind()
        if self.turn == CHANCE:
            self._chance(kind, action)
        elif kind == agenda.ACT:
            self._act(action)
        elif kind <= agenda.TOSS:
            self._select(kind, action)
        elif kind == agenda.DEFEND:
            self._defend(action)
        elif kind == agenda.WINDOW or kind == agenda.PROGRAM:
            self._decide(kind, action)
        elif kind <= agenda.POTION:
            self._work_item(kind, action)
        else:
            self._repeat(kind, action)
        carry_on(self)

    def _chance(self, kind: i64, action: i64) -> None:
        side = self.todo.side()
        card = action - self._first_outcome()
        if kind == agenda.FIRST:
            self.active = card
            self.todo.pop()
            return
        self.todo.set_number(self.todo.number() - 1)
        if kind == agenda.WOUND:
            add_wound(self, side, card)
        elif kind == agenda.LOSE:
            discard_from_hand(self, side, only(card))
        else:
            self.deck[side] &= ~only(card)
            self._receive(kind, side, card)

    def _receive(self, kind: i64, side: i64, card: i64) -> None:
        """Put a card of the deck where it belongs."""
        if kind == agenda.DRAW or kind == agenda.DEAL:
            self.hand[side] |= only(card)
            return
        if kind == agenda.DIG:
            self.digging[side] |= only(card)
            return
        become_public(self, side, only(card))
        if kind == agenda.STORE:
            self.stored[side] |= only(card)  # FD-R37
        else:
            assign(self, card)  # FD-11.10
            self.todo.push(agenda.LEVEL_CHECK, side, NONE, 0, 0)

    def _act(self, action: i64) -> None:
        side = self.todo.side()
        if action >= cards.USE_STORED:
            pay_for_item(self)
            use_of_stored(self, side, action - cards.USE_STORED)
        elif action >= cards.USE:
            pay_for_item(self)
            use_of_hand(self, side, action - cards.USE)
        elif action == cards.END:
            self.actions = 0
            self.free_items = 0
        else:
            self.actions -= 1
            if action == cards.LEVEL:
                self.todo.push(agenda.LADD, side, NONE, 0, 0)
            else:
                self.todo.push(agenda.ADD, side, side * ABILITIES + action - cards.PLAY, 0, 0)

    def _select(self, kind: i64, action: i64) -> None:
        """Name a card of a selection, or be done."""
        if kind == agenda.PICK:
            self._pick(action)
            return
        if action != cards.DONE:
            base: i64 = cards.TOSS if kind == agenda.TOSS else cards.ADD
            self.chosen |= only(action - base)
            if kind != agenda.ADD or size(self.chosen) < room(self, self.todo.ability()):
                return
        side = self.todo.side()
        place = self.todo.ability()
        chosen = self.chosen
        self.chosen = 0
        self.todo.pop()
        if kind == agenda.ADD:
            play(self, place, chosen)
        elif kind == agenda.LADD:
            level_up(self, side, chosen)
        else:
            toss(self, side, chosen)

    def _pick(self, action: i64) -> None:
        side = self.todo.side()
        base = self.tables.nemesis if self.is_nemesis(side) else self.tables.pick
        setup.take_sheet(self, side, action - base)
        self.todo.pop()

    def _defend(self, action: i64) -> None:
        side = self.todo.side()
        if action >= cards.DEFEND:
            if action >= cards.DEFEND_DOWN:
                self.chosen_down |= only(action - cards.DEFEND_DOWN)
            else:
                self.chosen |= only(action - cards.DEFEND)
            if not defence_is_complete(self, side, self.todo.number()):
                return
        defend(self)

    def _decide(self, kind: i64, action: i64) -> None:
        """Activate or hold; take an option, or do it or not."""
        if kind == agenda.WINDOW:
            place = self.todo.ability()
            self.todo.pop()
            if action == cards.ACTIVATE:
                activate(self, place, self.count[place])
            return
        here = self.todo.number() * WIDTH
        code = self.tables.program.code
        if action >= cards.OPTION:
            option = code[here + 2] + action - cards.OPTION
            self.todo.set_number(self.tables.program.options[option])
        elif action == cards.YES:
            self.todo.set_number(self.todo.number() + 1)
        else:
            self.todo.set_number(code[here + 1])

    def _work_item(self, kind: i64, action: i64) -> None:
        side = self.todo.side()
        place = self.todo.ability()
        self.todo.pop()
        if kind == agenda.BOMB:
            self._bomb(side, action)
        elif kind == agenda.CLOAK:
            on = side * ABILITIES + action - cards.ON
            self.todo.push(agenda.HIDE, side, on, 0, 0)
        elif kind == agenda.HIDE:
            cloak(self, place, action - cards.HIDE)
            self.todo.set_number(place)
        elif action == cards.TOP_HAND:
            wound_to_hand(self, side)
        else:
            on = side * ABILITIES + action - cards.TOP_ON
            wound_to_ability(self, on)
            self.todo.set_number(on)

    def _bomb(self, side: i64, action: i64) -> None:
        """Poison the foe's hand or one of its abilities."""
        if action == cards.BOMB_HAND:
            self.todo.push(agenda.LOSE, 1 - side, NONE, 1, 0)
        else:
            self._strip(1 - side, action)

    def _strip(self, foe: i64, action: i64) -> None:
        if action >= cards.BOMB_DOWN:
            which = action - cards.BOMB_DOWN
            place = foe * ABILITIES + which // LABELS
            discard_from(self, place, only(down_at(self, place, which % LABELS)))
        else:
            which = action - cards.BOMB
            discard_from(self, foe * ABILITIES + which // CARDS, only(which % CARDS))

    def _repeat(self, kind: i64, action: i64) -> None:
        """Make one of several choices."""
        side = self.todo.side()
        if kind == agenda.GIVE:
            self._give(side, action - cards.DISCARD)
            return
        self.todo.set_number(self.todo.number() - 1)
        if kind == agenda.STRIP:
            self._strip(1 - side, action)
        elif kind == agenda.RECOVER:
            self._recover(side, action)
        elif kind == agenda.STASH:
            leave_hand(self, side, only(action - cards.STASH))
            self.stored[side] |= only(action - cards.STASH)
        elif kind == agenda.RETRIEVE:
            self.discard[side] &= ~only(action - cards.RETRIEVE)
            self.hand[side] |= only(action - cards.RETRIEVE)
        elif kind == agenda.DIG_TAKE:
            self.digging[side] &= ~only(action - cards.KEEP)
            self.hand[side] |= only(action - cards.KEEP)
        else:
            self._move(side, action)

    def _give(self, side: i64, card: i64) -> None:
        """Name a card of a forced discard; at the number all are discarded."""
        self.chosen |= only(card)
        if size(self.chosen) == self.todo.number():
            discard_from_hand(self, side, self.chosen)
            self.chosen = 0
            self.todo.pop()

    def _recover(self, side: i64, action: i64) -> None:
        if action == cards.TOP_HAND:
            wound_to_hand(self, side)
            return
        place = side * ABILITIES + action - cards.TOP_ON
        wound_to_ability(self, place)
        open_window(self, place)

    def _move(self, side: i64, action: i64) -> None:
        """Move a card between abilities, or stop."""
        if action == cards.DONE:
            self.todo.pop()
            return
        down = action >= cards.MOVE_DOWN
        each: i64 = LABELS if down else CARDS
        base: i64 = cards.MOVE_DOWN if down else cards.MOVE
        which = action - base
        place = side * ABILITIES + which // each // 3
        to = side * ABILITIES + target_of(which // each)
        if down:
            card = down_at(self, place, which % each)
            take(self, place, only(card))
            place_down(self, to, card)
        else:
            take(self, place, only(which % each))
            place_up(self, to, only(which % each))
        open_window(self, to)

    # Results.

    def player_return(self, seat: i64) -> float:
        if self.reason == ON or self.loser == NONE:
            return 0.0
        return -1.0 if seat == self.loser else 1.0

    def clone(self) -> DuelsState:
        copy = DuelsState(self.tables, self.setting)
        copy.assign(self)
        return copy
