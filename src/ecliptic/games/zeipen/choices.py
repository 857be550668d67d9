"""Which actions a seat may take (ZP-5, ZP-7): first steps, and the spaces that complete them."""

from __future__ import annotations

from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zeipen.actions import can_activate, can_flip
from ecliptic.games.zeipen.attacks import strikes_others, struck
from ecliptic.games.zeipen.cards import HAND, NONE
from ecliptic.games.zeipen.ending import (
    bars_activation,
    bars_deploy,
    bars_flip,
    bars_move,
    bars_recovery,
    may_be_barred,
    may_be_barred_move,
    may_repeat,
)
from ecliptic.games.zeipen.grid import EMPTY, FIRST_CELL, IN_HAND, WOUNDED, cell_of, space_of
from ecliptic.games.zeipen.position import ZeipenPosition
from ecliptic.games.zeipen.spaces import Spaces
from ecliptic.games.zeipen.wounds import cut_others


def first_steps(position: ZeipenPosition, out: Moves) -> None:
    """List the actions, or their first steps, that have a legal completion (ZP-5.2)."""
    deployments(position, out)
    if position.turns == 0:
        return  # ZP-5.3
    tables = position.tables
    order = position.workshop.order
    count = on_board_in_order(position)
    for place in range(count):
        if can_move(position, order[place]):
            out.add(tables.move + space_of(position.grid.at[order[place]]))
    for place in range(count):
        if can_be_activated(position, order[place]):
            out.add(tables.activate + space_of(position.grid.at[order[place]]))
    for place in range(count):
        if can_be_flipped(position, order[place]):
            out.add(tables.flip + space_of(position.grid.at[order[place]]))
    recoveries(position, out)


def has_action(position: ZeipenPosition) -> bool:
    """Return whether the seat to move has any legal action (ZP-9.8).

    Without repetitions a card in hand can always be deployed in peace, touching only the
    corner of the last card of the top row, and a wounded one recovered.
    """
    seat = position.turn
    if position.has_card_at(seat, IN_HAND) and not may_repeat(position, 1):
        return True
    if position.turns > 0 and position.has_card_at(seat, WOUNDED) and not may_repeat(position, -1):
        return True
    out = Moves()
    first_steps(position, out)
    return out.count > 0


def on_board_in_order(position: ZeipenPosition) -> i64:
    """Write the seat's cards on the grid into `order`, by space; return how many they are."""
    order = position.workshop.order
    at = position.grid.at
    count: i64 = 0
    start = position.turn * HAND
    for slot in range(start, start + HAND):
        if at[slot] >= FIRST_CELL:
            place = count
            while place > 0 and at[order[place - 1]] > at[slot]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = slot
            count += 1
    return count


def deployments(position: ZeipenPosition, out: Moves) -> None:
    """List the cards of the hand that can be deployed somewhere, each character once."""
    last: i64 = NONE
    start = position.turn * HAND
    for slot in range(start, start + HAND):
        character = position.grid.character[slot]
        if position.grid.at[slot] == IN_HAND and character != last:
            last = character
            if not may_repeat(position, 1) or has_deployment(position, slot):
                out.add(position.tables.deploy + character)


def has_deployment(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether a card can be deployed anywhere, repetitions barred."""
    spaces = position.workshop.spaces
    spaces.to_deploy(position.grid)
    place: i64 = 0
    while place < spaces.count and not can_deploy_to(position, slot, spaces.cells[place]):
        place += 1
    return place < spaces.count


def can_deploy_to(position: ZeipenPosition, slot: i64, cell: i64) -> bool:
    """Return whether a card may be deployed to a space beside the group (ZP-7.2)."""
    grid = position.grid
    switches = position.tables.switches
    grid.put(slot, cell)
    if switches.harmless:
        harmful = strikes_others(grid, slot)
        rare = not harmful and may_repeat(position, 1)
    else:
        harmful = struck(grid, slot) != 0
        rare = not harmful and may_be_barred(position, grid, 1)
    grid.lift(slot)
    grid.at[slot] = IN_HAND
    return not harmful and not (rare and bars_deploy(position, slot, cell))


def can_move(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether a card can slide anywhere (ZP-7.3).

    A card with an open edge always can, to one of the spaces at its edges (ZP-R16). Where
    none of these has to be tried out, that is enough.
    """
    grid = position.grid
    if grid.is_enclosed(slot) or grid.is_frozen(slot):
        return False
    start = grid.at[slot]
    rare = False
    for way in range(4):
        cell = start + grid.steps[way]
        if grid.board[cell] == EMPTY and may_be_barred_move(position, slot, cell):
            rare = True
    return not rare or has_slide(position, slot)


def has_slide(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether any slide of a free card is allowed."""
    spaces = slides(position, slot)
    place: i64 = 0
    while place < spaces.count and bars_move(position, slot, spaces.cells[place]):
        place += 1
    return place < spaces.count


def slides(position: ZeipenPosition, slot: i64) -> Spaces:
    """Return the spaces that a free card can slide to."""
    trial = position.workshop.trial
    spaces = position.workshop.spaces
    trial.assign(position.grid)
    trial.lift(slot)
    if position.tables.switches.lifting:
        cut_others(trial, slot)  # ZP-R14: gone before the path is worked out
    spaces.to_slide(trial, slot)
    trial.put(slot, trial.at[slot])
    return spaces


def can_be_activated(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether the blue sides of a card may be used (ZP-7.6, 7.7)."""
    return can_activate(position.grid, slot) and not bars_activation(position, slot)


def can_be_flipped(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether a card may be turned over (ZP-7.8, 7.9)."""
    return can_flip(position.grid, slot) and not bars_flip(position, slot)


def recoveries(position: ZeipenPosition, out: Moves) -> None:
    """List the wounded cards that may be taken back, each character once (ZP-7.10)."""
    last: i64 = NONE
    start = position.turn * HAND
    for slot in range(start, start + HAND):
        character = position.grid.character[slot]
        if position.grid.at[slot] == WOUNDED and character != last:
            last = character
            if not bars_recovery(position, slot):
                out.add(position.tables.recover + character)


def second_steps(position: ZeipenPosition, out: Moves) -> None:
    """List the spaces for the pending card."""
    slot = position.pending
    if position.grid.at[slot] == IN_HAND:
        spaces = position.workshop.spaces
        spaces.to_deploy(position.grid)
    else:
        spaces = slides(position, slot)
    for place in range(spaces.count):
        if is_legal_space(position, slot, spaces.cells[place]):
            out.add(position.tables.to + space_of(spaces.cells[place]))


def is_legal_space(position: ZeipenPosition, slot: i64, cell: i64) -> bool:
    """Return whether the pending card may come to a space that it can reach."""
    if position.grid.at[slot] == IN_HAND:
        return can_deploy_to(position, slot, cell)
    return not bars_move(position, slot, cell)


def own_card_at(position: ZeipenPosition, space: i64) -> i64:
    """Return the slot of the card on a space."""
    return position.grid.board[cell_of(space)]
