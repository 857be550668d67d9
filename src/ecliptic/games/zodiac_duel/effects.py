"""What stars do when they are played: their programs, carried out from first to last (ZD-6.3).

`carry_on` runs the program of the star being played until somebody or chance has to
choose, or until it is done. A star's program that copies another one pushes a frame: the
place to come back to. What a copying star has found is a number into `position.found`,
where an entry is the copied star and what that one had found (ZD-R33).
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest, only
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiac_duel import marks, program
from ecliptic.games.zodiac_duel.cards import NONE
from ecliptic.games.zodiac_duel.counting import holds_true, number_of
from ecliptic.games.zodiac_duel.fighters import form_power, form_sign
from ecliptic.games.zodiac_duel.moving import carry_over, exchange
from ecliptic.games.zodiac_duel.position import EFFECT, UNLIMITED, ZodiacPosition
from ecliptic.games.zodiac_duel.program import WIDTH
from ecliptic.games.zodiac_duel.resolution import row_found
from ecliptic.games.zodiac_duel.targets import (
    finished_stars,
    last_of,
    move_candidates,
    play_of,
    row_of,
    swap_candidates,
)
from ecliptic.games.zodiac_duel.zones import draw, enter_deck, leave_hand, show_hand

DONE: Final = 0
WAITS: Final = 1
ENDS_DUEL: Final = 2


def play_star(position: ZodiacPosition, card: i64) -> i64:
    """Move a star to the row of the duel and begin its program; return as `carry_on`."""
    seat = position.turn
    leave_hand(position, seat, card)
    play = position.plays
    position.play[play] = card | (seat << 6)
    position.added[2 * play] = 0
    position.added[2 * play + 1] = 0
    position.cancels[play] = 0
    position.holds[play] = NONE
    position.claims[play] = 0
    position.plays += 1
    tables = position.tables
    position.player = seat
    position.pc = tables.program.entry[tables.star[card]]
    position.copying = 0
    position.draws = 0
    position.revealed.count = 0
    position.first_choice = NONE
    position.frames.count = 0
    return carry_on(position)


def carry_on(position: ZodiacPosition) -> i64:
    """Run the program; return DONE, WAITS (a choice or chance is due) or ENDS_DUEL."""
    while True:
        if position.draws > 0 and position.deck != 0:
            return _waits(position, CHANCE)
        position.draws = 0
        here = position.pc * WIDTH
        do = position.tables.program.code[here]
        if do == program.END:
            return ENDS_DUEL
        if do == program.STOP and position.frames.count == 0:
            return DONE
        if _step(position, do, here):
            return WAITS


def _waits(position: ZodiacPosition, who: i64) -> i64:
    position.phase = EFFECT
    position.turn = who
    return WAITS


def _seat(position: ZodiacPosition, who: i64) -> i64:
    """Return the seat that own or rival means."""
    return position.player if who == program.OWN else 1 - position.player


def _step(position: ZodiacPosition, do: i64, here: i64) -> bool:
    """Carry out one instruction; return whether it has to wait."""
    if do <= program.CLAIM:
        return _mark(position, do, here)
    if do == program.COPY:
        return _copy(position, here)
    if do == program.DRAW:
        _begin_draws(position, here)
        return False
    if do >= program.REVEAL and do <= program.COVER:
        return _reveal(position, do, here)
    if do == program.MOVE or do == program.SWAP:
        return _move(position, do, here)
    return _control(position, do, here)


def _mark(position: ZodiacPosition, do: i64, here: i64) -> bool:
    """Carry out a lasting mark, or the end of a star's program."""
    code = position.tables.program.code
    play = position.plays - 1
    if do == program.CANCEL:
        return _cancel(position, code[here + 1])
    if do == program.POWER:
        seat = _seat(position, code[here + 1])
        position.added[2 * play + seat] += number_of(position, code[here + 2])
    elif do == program.PARDON:
        _pardon(position, code[here + 1])
    elif do == program.HOLD:
        position.holds[play] = _seat(position, code[here + 1])
    elif do == program.CLAIM:
        position.claims[play] |= only(_seat(position, code[here + 1]))
    else:
        _come_back(position)
        return False
    position.pc += 1
    return False


def _come_back(position: ZodiacPosition) -> None:
    """Go on behind the copy whose program is done."""
    frame = position.frames.at(position.frames.count - 1)
    position.frames.count -= 1
    position.pc = frame & 0xFFFF
    position.copying = frame >> 16


def _pardon(position: ZodiacPosition, who: i64) -> None:
    """Lift the penalty that is suffered now, and no later one (ZD-8.2, R32)."""
    responder = 1 - position.leader
    meant = who == program.ANY or _seat(position, who) == responder
    if meant and marks.suffers(position, responder):
        position.pardons |= only(position.plays - 1)


def _cancel(position: ZodiacPosition, which: i64) -> bool:
    """Point a cancel at a star of the rival (ZD-R30, R31)."""
    rival = 1 - position.player
    latest = last_of(position, rival, position.plays)
    if which == program.CHOSEN and latest != NONE:
        _waits(position, position.player)
        return True
    if latest != NONE:
        position.cancels[position.plays - 1] |= only(latest)
    position.pc += 1
    return False


def _begin_draws(position: ZodiacPosition, here: i64) -> None:
    """Let a seat draw; each card is a chance node, as long as there are cards (ZD-R35)."""
    code = position.tables.program.code
    position.drawer = _seat(position, code[here + 1])
    position.draws = code[here + 2]
    position.pc += 1


def _copy(position: ZodiacPosition, here: i64) -> bool:
    """Copy a star: look for it, or within a copy use what that one had found (ZD-R33)."""
    which = position.tables.program.code[here + 1]
    if position.frames.count > 0:
        _follow(position, position.copying)
        return False
    if which == program.FINISHED:
        if finished_stars(position) == 0:
            position.pc += 1
            return False
        _waits(position, position.player)
        return True
    seat = position.player if which == program.OWN_LAST else 1 - position.player
    latest = last_of(position, seat, position.plays - 1)
    if latest == NONE:
        position.pc += 1
    else:
        play = position.play[latest]
        _find(position, marks.card_of(play), marks.found_of(play))
    return False


def _find(position: ZodiacPosition, card: i64, found: i64) -> None:
    """Remember what the star being played copies, and carry it out."""
    position.found.add(position.tables.star[card] | (found << 8))
    mine = position.found.count
    position.play[position.plays - 1] |= mine << 7
    _follow(position, mine)


def _follow(position: ZodiacPosition, found: i64) -> None:
    """Carry out a found star before going on here; 0: nothing was found."""
    if found == 0:
        position.pc += 1
        return
    entry = position.found.at(found - 1)
    position.frames.add((position.pc + 1) | (position.copying << 16))
    position.pc = position.tables.program.entry[entry & 0xFF]
    position.copying = entry >> 8


def _reveal(position: ZodiacPosition, do: i64, here: i64) -> bool:
    """Reveal a card and find the first case that fits (ZD-8.8)."""
    code = position.tables.program.code
    if do == program.REVEAL and position.deck != 0:
        _waits(position, CHANCE)
        return True
    if do == program.JUMP:
        position.pc = code[here + 1]
    elif do == program.CASE and not _fits(position, here):
        position.pc = code[here + 4]
    else:
        if do == program.REVEAL:
            position.revealed.add(NONE)  # ZD-R35: nothing to reveal, so no case fits
        elif do == program.COVER:
            position.revealed.count -= 1
        position.pc += 1
    return False


def _fits(position: ZodiacPosition, here: i64) -> bool:
    code = position.tables.program.code
    card = position.revealed.last()
    if card == NONE:
        return False
    power = form_power(position.tables, card, position.duel)  # ZD-R42
    signs = code[here + 3]
    sign = form_sign(position.tables, card, position.duel)
    in_range = power >= code[here + 1] and power <= code[here + 2]
    return in_range and (signs == program.UNSET or signs & only(sign) != 0)


def _move(position: ZodiacPosition, do: i64, here: i64) -> bool:
    """Move a card or exchange fighters; somebody may have to choose (ZD-8.5, 8.6)."""
    code = position.tables.program.code
    if do == program.SWAP:
        return _swap(position, code[here + 1], code[here + 2])
    if move_candidates(position, here) == 0:
        position.pc += 1  # ZD-R46: no candidate, no node
        return False
    pick = code[here + 3]
    _waits(position, CHANCE if pick == program.RANDOM else _seat(position, pick))
    return True


def _swap(position: ZodiacPosition, one: i64, other: i64) -> bool:
    mine, theirs = swap_candidates(position, one), swap_candidates(position, other)
    if mine == 0 or theirs == 0:
        position.pc += 1
        return False
    if one >= program.BASE_PLACE or other >= program.BASE_PLACE:
        _waits(position, position.player)
        return True
    exchange(position, lowest(mine), lowest(theirs))
    position.pc += 1
    return False


def _control(position: ZodiacPosition, do: i64, here: i64) -> bool:
    """Carry out what limits turns, looks, or decides what is carried out next."""
    code = position.tables.program.code
    if do == program.OPTION:
        _waits(position, _seat(position, code[here + 1]))
        return True
    if do == program.SILENCE:
        limit_turns(position, _seat(position, code[here + 1]), code[here + 2])
    elif do == program.PEEK:
        show_hand(position, 1 - position.player)
    elif not holds_true(position, code[here + 1]):
        position.pc = code[here + 2]
        return False
    position.pc += 1
    return False


def limit_turns(position: ZodiacPosition, seat: i64, turns: i64) -> None:
    """Leave a seat so many more turns in this duel; a tighter limit stays (ZD-R28)."""
    limit = position.limit[seat]
    if limit == UNLIMITED or limit > turns:
        position.limit[seat] = turns


# What is chosen, drawn or revealed while an effect waits.


def choose(position: ZodiacPosition, card: i64) -> i64:
    """Let a card be chosen, or taken by chance; return as `carry_on`."""
    code = position.tables.program.code
    here = position.pc * WIDTH
    do = code[here]
    if do == program.COPY:
        row = position.rows.at(row_of(position, card))
        _find(position, card, row_found(row))
    elif do == program.CANCEL:
        position.cancels[position.plays - 1] |= only(play_of(position, card))
        position.pc += 1
    elif do == program.MOVE:
        carry_over(position, card, code[here + 2])
        position.pc += 1
    elif not _choose_place(position, card, code[here + 1], code[here + 2]):
        return WAITS
    return carry_on(position)


def _choose_place(position: ZodiacPosition, card: i64, one: i64, other: i64) -> bool:
    """Choose a fighter for a swap; return whether both are chosen now."""
    if one >= program.BASE_PLACE and position.first_choice == NONE:
        if other >= program.BASE_PLACE:
            position.first_choice = card
            return False
        exchange(position, card, lowest(swap_candidates(position, other)))
    elif position.first_choice != NONE:
        exchange(position, position.first_choice, card)
        position.first_choice = NONE
    else:
        exchange(position, lowest(swap_candidates(position, one)), card)
    position.pc += 1
    return True


def take_option(position: ZodiacPosition, option: i64) -> i64:
    """Go on with the chosen option (0-based); return as `carry_on`."""
    here = position.pc * WIDTH
    position.pc = position.tables.program.code[here + 3 + option]
    return carry_on(position)


def decline(position: ZodiacPosition) -> i64:
    """Leave an optional effect out (ZD-R47); return as `carry_on`."""
    position.pc += 1
    return carry_on(position)


def may_decline(position: ZodiacPosition) -> bool:
    """Return whether the effect that waits may be left out, a swap only at its first choice."""
    code = position.tables.program.code
    here = position.pc * WIDTH
    if code[here] == program.MOVE:
        return code[here + 5] != 0
    return code[here] == program.SWAP and code[here + 3] != 0 and position.first_choice == NONE


def draw_card(position: ZodiacPosition, card: i64) -> i64:
    """Draw a card for an effect; return as `carry_on`."""
    draw(position, position.drawer, card)
    position.draws -= 1
    return carry_on(position)


def reveal_card(position: ZodiacPosition, card: i64) -> i64:
    """Show a card of the deck, which stays there (ZD-8.8); return as `carry_on`."""
    enter_deck(position, card)
    position.revealed.add(card)
    position.pc += 1
    return carry_on(position)
