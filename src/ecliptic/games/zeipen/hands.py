"""How the hands come about: chosen ready, built, or drafted (ZP-4.2 to 4.8); who sees them."""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zeipen import cards
from ecliptic.games.zeipen.cards import HAND, NONE, SEATS, SLOTS
from ecliptic.games.zeipen.grid import ABSENT, IN_HAND
from ecliptic.games.zeipen.position import BUILD, DRAFT, HAND_PHASE, ROW, ZeipenPosition


def begin(position: ZeipenPosition) -> bool:
    """Begin the choice of hands; return whether there is nothing to choose."""
    if position.tables.switches.mode == cards.DRAFT:
        position.phase = ROW
        position.turn = CHANCE
        return False
    for seat in range(SEATS):
        give_preset(position, seat)
    return next_seat(position, 0)


def next_seat(position: ZeipenPosition, seat: i64) -> bool:
    """Let the next seat without a hand choose; return whether all have one (ZP-4.3)."""
    while seat < SEATS and position.tables.preset[seat] != NONE:
        seat += 1
    if seat == SEATS:
        return True
    position.phase = HAND_PHASE if position.tables.switches.mode == cards.READY else BUILD
    position.turn = seat
    return False


def has_finished(position: ZeipenPosition, seat: i64) -> bool:
    """Return whether a seat has its whole hand."""
    return position.held[seat] == position.tables.switches.hand


# Ready hands.


def give_preset(position: ZeipenPosition, seat: i64) -> None:
    """Give a seat the hand that the options say (ZP-4.1)."""
    tables = position.tables
    preset = tables.preset[seat]
    if preset == NONE:
        return
    position.named[seat] = NONE if preset == cards.LISTED else preset
    for place in range(tables.switches.hand):
        add_card(position, seat, tables.preset_cards[seat * HAND + place])


def give_ready(position: ZeipenPosition, seat: i64, ready: i64) -> None:
    """Give a seat a ready-made hand (ZP-4.4)."""
    tables = position.tables
    position.named[seat] = ready
    for place in range(tables.switches.hand):
        add_card(position, seat, tables.ready[ready * tables.switches.hand + place])


def add_card(position: ZeipenPosition, seat: i64, character: i64) -> None:
    """Take a card into the hand, which is kept in the order of characters."""
    grid = position.grid
    start = seat * HAND
    slot = start + position.held[seat]
    while slot > start and grid.character[slot - 1] > character:
        grid.character[slot] = grid.character[slot - 1]
        grid.form[slot] = grid.form[slot - 1]
        slot -= 1
    grid.character[slot] = character
    grid.form[slot] = position.tables.form(character, 0, 0)
    grid.at[start + position.held[seat]] = IN_HAND
    position.held[seat] += 1


def drop_cards(position: ZeipenPosition, seat: i64) -> None:
    """Take a whole hand away again."""
    for slot in range(seat * HAND, seat * HAND + HAND):
        position.grid.at[slot] = ABSENT
    position.held[seat] = 0


# Building (ZP-4.5).


def takes(position: ZeipenPosition, out: Moves) -> None:
    """List the cards that the building seat may take."""
    tables = position.tables
    seat = position.turn
    held = position.held[seat]
    last: i64 = 0
    of_last: i64 = 0
    if held > 0:
        last = position.grid.character[seat * HAND + held - 1]
        of_last = copies_held(position, seat, last)
    for character in range(last, tables.characters):
        room = tables.copies[character]
        if character == last:
            room -= of_last
        missing = tables.switches.hand - held
        if room > 0 and room + tables.rest[character + 1] >= missing:
            out.add(tables.take + character)


def copies_held(position: ZeipenPosition, seat: i64, character: i64) -> i64:
    """Return how many copies of a character a seat has taken."""
    count: i64 = 0
    for slot in range(seat * HAND, seat * HAND + position.held[seat]):
        if position.grid.character[slot] == character:
            count += 1
    return count


# Drafting (ZP-4.6 to 4.8).


def row_outcomes(position: ZeipenPosition, out: Moves) -> None:
    """List the characters that may still come into the row, equally likely."""
    for character in range(position.tables.characters):
        if position.supply[character] == NONE:
            out.add(position.tables.row_card + character)


def lay_out(position: ZeipenPosition, character: i64) -> None:
    """Put a character into the row; the last one puts the row in order."""
    position.row[position.laid] = character
    position.laid += 1
    position.supply[character] = position.tables.copies[character]  # ZP-4.8
    if position.laid < position.tables.row:
        return
    place: i64 = 0
    for other in range(position.tables.characters):
        if position.supply[other] != NONE:
            position.row[place] = other
            place += 1
    position.phase = DRAFT
    position.turn = drafter(position)


def drafter(position: ZeipenPosition) -> i64:
    """Return the seat that takes next: 0 1 1 0 0 1 1 0 ... (ZP-4.7)."""
    taken = position.held[0] + position.held[1]
    return ((taken + 1) >> 1) & 1


def picks(position: ZeipenPosition, out: Moves) -> None:
    """List the characters of the row of which there are cards left."""
    for character in range(position.tables.characters):
        if position.supply[character] > 0:
            out.add(position.tables.take + character)


def pick(position: ZeipenPosition, character: i64) -> bool:
    """Take a card from the row; return whether both hands are full."""
    position.supply[character] -= 1
    add_card(position, position.turn, character)
    position.turn = drafter(position)
    return has_finished(position, 0) and has_finished(position, 1)


def know_open_hands(position: ZeipenPosition) -> None:
    """Note that both hands are open, if they are (ZP-4.14)."""
    if position.tables.switches.hidden:
        return
    position.known = every_slot(position)


def every_slot(position: ZeipenPosition) -> i64:
    """Return the slots that hold a card."""
    found: i64 = 0
    for slot in range(SLOTS):
        if position.grid.at[slot] != ABSENT:
            found |= only(slot)
    return found


# What is seen of a hand; `seat` may be `SPECTATOR`.


def is_choosing(position: ZeipenPosition) -> bool:
    """Return whether hands are being chosen that the other seat does not see (ZP-4.3)."""
    return position.phase == HAND_PHASE or position.phase == BUILD


def sees_hand(position: ZeipenPosition, seat: i64, owner: i64) -> bool:
    """Return whether a seat may see a hand."""
    if seat == owner:
        return True
    return not is_choosing(position) and not position.tables.switches.hidden  # ZP-R26


def cards_counted(position: ZeipenPosition, seat: i64, owner: i64) -> i64:
    """Return how many cards of a hand a seat counts; of one being chosen, all or none."""
    if seat == owner or not is_choosing(position):
        return size(position.grid.slots_at(owner, IN_HAND))
    return position.held[owner] if has_finished(position, owner) else 0
