"""Set-up: sheets, hands, who starts (FD-1)."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import NONE, SIDES, Tables
from ecliptic.games.fifty_two_duels.position import DuelsPosition


def begin(position: DuelsPosition) -> None:
    """Put on the agenda all that comes before the first turn, and that turn."""
    switches = position.tables.switches
    todo = position.todo
    for side in range(SIDES):
        position.deck[side] = switches.deck  # FD-1.2
        position.fresh[side] = switches.deck
    if switches.solo:
        todo.push(agenda.TURN, 0, NONE, 0, 0)  # FD-11.2
        todo.push(agenda.NEW_HAND, 1, NONE, 0, 0)
        todo.push(agenda.DRAW, 0, NONE, switches.hand, 0)
        todo.push(agenda.DIFFICULTY, 1, NONE, 0, 0)
    else:
        todo.push(agenda.TURN, NONE, NONE, 0, 0)
        todo.push(agenda.DRAW, 1, NONE, switches.hand, 0)  # FD-1.3
        todo.push(agenda.DRAW, 0, NONE, switches.hand, 0)
        todo.push(agenda.FIRST, 0, NONE, 0, 0)
    if switches.character_0 == NONE:
        todo.push(agenda.PICK, 1, NONE, 0, 0)
        todo.push(agenda.PICK, 0, NONE, 0, 0)  # FD-R1
    else:
        take_sheet(position, 0, switches.character_0)
        take_sheet(position, 1, switches.character_1)


def decide_start(position: DuelsPosition) -> bool:
    """Decide who starts (FD-1.4, FD-R2); return whether chance has to."""
    starter = position.tables.switches.starter
    if starter == NONE:
        return True
    position.todo.pop()
    position.active = starter
    return False


def take_sheet(position: DuelsPosition, side: i64, character: i64) -> None:
    """Give a side its sheet, a Nemesis the Corrupted side (FD-1.1, FD-11.1)."""
    position.sheet[side] = 2 * character
    if position.is_nemesis(side):
        position.sheet[side] += 1


def can_be_nemesis(tables: Tables, character: i64) -> bool:
    """Return whether a character has a Corrupted side with enough levels for the difficulty."""
    total = tables.levels.total[2 * character + 1]
    return total != NONE and total >= tables.switches.face_cards


def can_be_second(tables: Tables, taken: i64, character: i64) -> bool:
    """Return whether a character can be picked after another (switch `mirror`)."""
    if character == taken and not tables.switches.mirror:
        return False
    return not tables.switches.solo or can_be_nemesis(tables, character)


def can_be_first(tables: Tables, character: i64) -> bool:
    """Return whether some pick is left after a character."""
    for second in range(tables.characters):
        if can_be_second(tables, character, second):
            return True
    return False


def can_pick(position: DuelsPosition, side: i64, character: i64) -> bool:
    """Return whether a side can pick a character now."""
    if side == 0:
        return can_be_first(position.tables, character)
    return can_be_second(position.tables, position.sheet[0] // 2, character)
