"""Which moves show a seat something that was hidden from it, and so cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.state import CHANCE
from ecliptic.games.fifty_two_duels import agenda, cards
from ecliptic.games.fifty_two_duels.abilities import addable
from ecliptic.games.fifty_two_duels.cards import ABILITIES, IN_HAND, RUN, SIDES
from ecliptic.games.fifty_two_duels.piles import named_in_hand, unseen
from ecliptic.games.fifty_two_duels.stacks import ability_at

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.state import DuelsState


def reveals(state: DuelsState, action: int) -> bool:
    """Return whether an action shows something; asked before it is made."""
    if state.turn == CHANCE or names_a_hand_card(state, action):
        return True
    kind = state.todo.kind()
    if kind == agenda.ACT and action < cards.LEVEL and tells_of_the_hand(state, action):
        return True
    after = state.clone()
    after.apply_action(action)
    return any(hidden_before(state, after, side) for side in range(SIDES))


def hidden_before(before: DuelsState, after: DuelsState, side: int) -> int:
    """Return what is known of a side's cards now and was not before."""
    found = unseen(before, side) & ~unseen(after, side) | before.fresh[side] & ~after.fresh[side]
    return found & ~named_in_hand(before, side)


def names_a_hand_card(state: DuelsState, action: int) -> bool:
    """Return whether an action names a card of the hand openly (FD-12.4)."""
    kind = state.todo.kind()
    if kind in {agenda.ADD, agenda.LADD, agenda.TOSS}:
        return action != cards.DONE
    if kind == agenda.DEFEND:
        zone = state.tables.defences.zone[state.sheet[state.todo.side()]]
        return zone == IN_HAND and action >= cards.DEFEND
    return kind == agenda.GIVE


def tells_of_the_hand(state: DuelsState, action: int) -> bool:
    """Return whether a card that can be played is no matter of course."""
    side = state.todo.side()
    place = side * ABILITIES + action - cards.PLAY
    hidden = unseen(state, side)
    is_run = state.tables.abilities.requirement[ability_at(state, place)] == RUN
    return (is_run and state.count[place] > 0) or addable(state, place, 0, hidden) != hidden
