"""What effects, abilities and levels of a card set are worth, by what stands on the sheets.

A hundred is a point of damage to the foe. Numbers that are counted at the table are taken
as they usually are. Worked out once for a card set; `evaluate` looks it up.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.fifty_two_duels import program
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    COUNTS,
    DAMAGE,
    DEFEND_SUITS,
    MODIFIERS,
    MOST,
    NONE,
    OCCUPIED,
    WILD,
    Tables,
)
from ecliptic.games.fifty_two_duels.program import NUMBER_WIDTH, WIDTH

POINT: Final = 100

DEFENCE: Final = 40
"""What a foe prevents of an event of damage that is not sure."""

EACH: Final = (100, 65, 90, 120, 110, 130, 30, 80, 0, 100, 250, 60, 60, 75)
"""One of what an instruction gives, from `program.DAMAGE` on."""

TO_ONESELF: Final = -90
"""A point of damage to oneself, or a card of one's own that is discarded."""

LOOKING: Final = 20

USUAL: Final = (0, 3, 1, 1, 1, 1, 1, 0, 1, 1, 12, 12, 3, 4, 2)
"""Counters as they usually stand, in the order of `program`."""

LASTING: Final = (700, 3000, 800, 400, 0, 250, 350, 900, 0)
"""One of a modifier, from `HAND_SIZE` on."""

FITTING: Final = 20
"""One more card that can defend."""

WILD_CARD: Final = 80

RAISED: Final = 180
"""A point more for each damage of one ability."""

ROOMIER: Final = 50

TEMPO: Final = 43
"""In percent: half of what a turn brings, beside the mean effect of all abilities."""


@final
class Worths:
    """Tables of worth: `rest` of a program from each instruction on, `row` of modifiers.

    `tempo` is by sheet half of what a player makes of a turn, which the other's next turn
    makes good. `left` tells how long the position being judged will last: the cards that
    are left on the weaker side.
    """

    def __init__(self, tables: Tables) -> None:
        self.left: i64 = 0
        self.rest: vec[i64] = vec[i64](worth_of_programs(tables.program))
        self.row: vec[i64] = vec[i64](worth_of_modifiers(tables))
        self.tempo: vec[i64] = vec[i64](
            [half_a_turn(self.rest, tables, sheet) for sheet in range(2 * tables.characters)]
        )


def worth_of_programs(written: program.Program) -> list[int]:
    """Return what is still to come from each instruction on; all jumps lead forward."""
    count: int = written.length
    rest: list[int] = [0] * (count + 1)
    for place in range(count - 1, -1, -1):
        rest[place] = worth_from(written, place, rest)
    return rest


def worth_from(written: program.Program, place: int, rest: list[int]) -> int:
    """Return the worth of an instruction and all that follows."""
    code = written.code
    here = place * WIDTH
    do = code[here]
    if do <= program.FINISH:
        return 0
    if do == program.JUMP:
        return rest[code[here + 1]]
    if do == program.IF:
        return (rest[place + 1] + rest[code[here + 3]]) // 2
    if do == program.MAY:
        return max(rest[place + 1], rest[code[here + 1]])
    if do == program.CHOOSE:
        first: int = code[here + 2]
        options: int = code[here + 1]
        return max([rest[written.options[first + option]] for option in range(options)])
    return rest[place + 1] + worth_of_effect(written, here)


def worth_of_effect(written: program.Program, here: int) -> int:
    """Return the worth of one effect of the vocabulary."""
    code = written.code
    do: int = code[here]
    if do == program.LOOK:
        return LOOKING
    number = usual(written, code[here + 1])
    if do == program.DAMAGE:
        if code[here + 2] != 0:
            return TO_ONESELF * number
        unsure: int = DEFENCE if code[here + 3] == 0 else 0
        return max(POINT * number - unsure, POINT * number // 3)
    if do == program.DISCARD and code[here + 2] != 0:
        return TO_ONESELF * number
    if do == program.DIG:
        number = code[here + 2]
    return EACH[do - program.DAMAGE] * number


def usual(written: program.Program, number: int) -> int:
    """Return an amount as it usually is."""
    numbers = written.numbers
    row = number * NUMBER_WIDTH
    found: int = numbers[row + 1]
    if numbers[row] != program.CONSTANT:
        found += numbers[row + 3] * (USUAL[numbers[row]] // numbers[row + 2])
    cap: int = numbers[row + 4]
    return max(0, found if cap == program.UNSET else min(cap, found))


def worth_of_modifiers(tables: Tables) -> list[int]:
    """Return the worth of each row of modifiers."""
    levels = tables.levels
    rows = 0
    for sheet in range(2 * tables.characters):
        rows += (levels.count[sheet] + 1) * OCCUPIED
    return [worth_of_row(levels.modifiers, row) for row in range(rows)]


def worth_of_row(modifiers: vec[i64], row: int) -> int:
    """Return what a row of modifiers is worth as long as most of a game."""
    first = row * MODIFIERS
    total: int = FITTING * size(modifiers[first + DEFEND_SUITS])
    total += WILD_CARD * size(modifiers[first + WILD])
    for what in range(len(LASTING)):
        if LASTING[what] > 0:
            total += LASTING[what] * modifiers[first + what]
    for ability in range(ABILITIES):
        total += RAISED * modifiers[first + DAMAGE + ability]
        total += ROOMIER * modifiers[first + MOST + ability]
    return total


def half_a_turn(rest: vec[i64], tables: Tables, sheet: int) -> int:
    """Return half of what a turn with a sheet usually brings."""
    total = 0
    effects = 0
    for place in range(sheet * ABILITIES * COUNTS, (sheet + 1) * ABILITIES * COUNTS):
        begin = tables.abilities.entry[place]
        if begin != NONE:
            total += max(0, rest[begin])
            effects += 1
    return total * TEMPO // (100 * max(1, effects))
