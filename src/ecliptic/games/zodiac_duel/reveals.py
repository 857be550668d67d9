"""Which moves show a seat something that was hidden from it, and so cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.bits import only
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiac_duel import cards
from ecliptic.games.zodiac_duel.marks import card_of
from ecliptic.games.zodiac_duel.position import EFFECT, SELECT, SIGN_1, SIGN_2, STARS
from ecliptic.games.zodiac_duel.program import COPY, PEEK, STOP, WIDTH
from ecliptic.games.zodiac_duel.selection import picks_made

if TYPE_CHECKING:
    from ecliptic.games.zodiac_duel.state import ZodiacState


def reveals(state: ZodiacState, action: int) -> bool:
    """Return whether an action shows something; asked before it is made."""
    if state.turn == CHANCE:
        return True
    if state.phase == SELECT:
        last = picks_made(state, state.turn) + 1 == state.tables.switches.keep
        return state.turn == 1 and last  # ZD-3.4: all picks are turned up
    if state.phase in {SIGN_1, SIGN_2}:
        return state.turn == 1  # ZD-2.4: what is handed on is seen
    if state.phase == STARS:
        return _star_reveals(state, action)
    return state.phase == EFFECT and _effect_reveals(state, action)


def _star_reveals(state: ZodiacState, action: int) -> bool:
    """A star from the hidden part of a hand is shown; any star may look at a hand."""
    if not cards.STAR <= action < cards.REAR:
        return False
    card = action - cards.STAR
    return state.known[state.turn] & only(card) == 0 or may_look(state, card)


def _effect_reveals(state: ZodiacState, action: int) -> bool:
    """A choice can show a card of a hand, and lead on to a look at a hand."""
    hidden = [state.hand[seat] & ~state.known[seat] for seat in range(2)]
    chosen = only(action - cards.CHOOSE) if cards.CHOOSE <= action < cards.OPTION else 0
    if (hidden[0] | hidden[1]) & chosen:
        return True
    return may_look(state, card_of(state.play[state.plays - 1]))


def may_look(state: ZodiacState, card: int) -> bool:
    """Return whether the star of a card, or one that it copies, can show a hand."""
    program = state.tables.program
    place = program.entry[state.tables.star[card]]
    while program.code[place * WIDTH] != STOP:
        if program.code[place * WIDTH] in {COPY, PEEK}:
            return True
        place += 1
    return False
