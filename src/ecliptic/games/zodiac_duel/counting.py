"""Numbers and tests of stars, worked out at the moment they are needed (ZD-6.3)."""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel import marks, program
from ecliptic.games.zodiac_duel.fighters import form_power, power_at, sign_at
from ecliptic.games.zodiac_duel.position import ZodiacPosition
from ecliptic.games.zodiac_duel.program import WIDTH


def number_of(position: ZodiacPosition, number: i64) -> i64:
    """Return the value of a number: count * times + plus, kept within its bounds."""
    numbers = position.tables.program.numbers
    row = number * WIDTH
    value = counted(position, numbers[row]) * numbers[row + 1] + numbers[row + 2]
    if value < numbers[row + 3]:
        value = numbers[row + 3]
    if value > numbers[row + 4]:
        value = numbers[row + 4]
    return value


def counted(position: ZodiacPosition, counter: i64) -> i64:
    """Return what a counter shows for the player of the star."""
    if counter >= program.DUEL:
        return _counted_at_table(position, counter)
    if counter == program.CONSTANT:
        return 0
    seat = position.player if counter & 1 == 1 else 1 - position.player
    if counter <= program.DUELS_LOST:
        return position.wins[seat]
    if counter <= program.RIVAL_HAND:
        return size(position.hand[seat])
    if counter <= program.RIVAL_BASE:
        return size(position.base[seat])
    without: i64 = 1 if seat == position.player else 0  # the star being played
    return stars_played(position, seat) - without


def _counted_at_table(position: ZodiacPosition, counter: i64) -> i64:
    if counter == program.DUEL:
        return position.duel
    if counter == program.REVEALED:
        return form_power(position.tables, position.revealed.last(), position.duel)  # ZD-8.8
    own = counter == program.OWN_FIGHTER
    return power_at(position, position.place(position.player if own else 1 - position.player))


def stars_played(position: ZodiacPosition, seat: i64) -> i64:
    """Return how many stars a seat has played in the current duel."""
    found: i64 = 0
    for play in range(position.plays):
        if marks.seat_of(position.play[play]) == seat:
            found += 1
    return found


def holds_true(position: ZodiacPosition, test: i64) -> bool:
    """Return whether all conditions of a test hold."""
    row = test * WIDTH
    return (
        _penalised(position, row)
        and _holder(position, row)
        and _signs(position, row)
        and _compares(position, row)
    )


def _penalised(position: ZodiacPosition, row: i64) -> bool:
    asked = position.tables.program.tests[row]
    if asked == program.UNSET:
        return True
    own = marks.suffers(position, position.player)
    rival = marks.suffers(position, 1 - position.player)
    if asked == program.NOBODY:
        return not own and not rival
    return own if asked == program.OWN else rival


def _holder(position: ZodiacPosition, row: i64) -> bool:
    asked = position.tables.program.tests[row + 1]
    if asked == program.UNSET:
        return True
    holds_own = marks.holder(position) == position.player
    return holds_own == (asked == program.OWN)


def _signs(position: ZodiacPosition, row: i64) -> bool:
    tests = position.tables.program.tests
    own = sign_at(position, position.place(position.player))
    rival = sign_at(position, position.place(1 - position.player))
    if tests[row + 2] != program.UNSET and tests[row + 2] & only(own) == 0:
        return False
    if tests[row + 3] != program.UNSET and tests[row + 3] & only(rival) == 0:
        return False
    same: i64 = 1 if own == rival else 0
    return tests[row + 4] == program.UNSET or tests[row + 4] == same


def _compares(position: ZodiacPosition, row: i64) -> bool:
    tests = position.tables.program.tests
    comparison = tests[row + 5]
    if comparison == program.UNSET:
        return True
    left = number_of(position, tests[row + 6])
    right = number_of(position, tests[row + 7])
    if left == right:
        return comparison <= program.EQUAL
    if left > right:
        return comparison == program.AT_LEAST or comparison == program.ABOVE
    return comparison == program.AT_MOST or comparison == program.BELOW
