"""From the landing of a piece to the end of its turn: the steps in order (ZK-2.5)."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiakal.board import NOBODY, RANDOM, VICTIM
from ecliptic.games.zodiakal.declaring import can_declare
from ecliptic.games.zodiakal.position import (
    COLLECT,
    DISCARD,
    END,
    SACRIFICE,
    SPECIAL,
    TAKE,
    ZodiakalPosition,
)
from ecliptic.games.zodiakal.relations import banned, tribute_receivers
from ecliptic.games.zodiakal.tokens import box_has, hand_over, take_from_box, too_many
from ecliptic.games.zodiakal.turn import end_turn, square_ahead


def walk(position: ZodiakalPosition, steps: i64) -> None:
    """Move the turn player's piece by the die, and land."""
    position.rolled = 0
    position.place(position.player, square_ahead(position, steps))  # ZK-2.2
    land(position)


def land(position: ZodiakalPosition) -> None:
    """Begin the steps of a landing."""
    tile = position.tile(position.player)
    if tile == NOBODY:
        end_turn(position)  # ZK-2.3
        return
    if not box_has(position, tile):
        go_on(position)  # ZK-3.3
    elif position.tables.switches.optional:
        position.phase = COLLECT  # ZK-R5
        position.turn = position.player
    else:
        collect(position)


def collect(position: ZodiakalPosition) -> None:
    """Take a token of the kind of the tile, and go on."""
    take_from_box(position, position.player, position.tile(position.player))  # ZK-3.1
    position.landing = True
    settle(position)


def settle(position: ZodiakalPosition) -> None:
    """Let who has too many tokens discard; then go on with the landing, or end the turn."""
    if position.phase == END:
        return  # ZK-7.1: before any discard
    seat = too_many(position)
    if seat != NOBODY:
        position.phase = DISCARD  # ZK-3.5
        position.turn = seat
    elif position.landing:
        position.landing = False
        go_on(position)
    else:
        end_turn(position)


def go_on(position: ZodiakalPosition) -> None:
    """Take the steps after collecting: ban, tribute, special effect."""
    seat = position.player
    tile = position.tile(seat)
    if banned(position, tile):
        end_turn(position)  # ZK-6.5
    elif tribute_receivers(position, tile) != 0:
        pay_tribute(position)
    elif position.used or not can_declare(position, tile):
        end_turn(position)  # ZK-4.4, 4.7
    else:
        position.phase = SPECIAL  # ZK-4.1
        position.turn = seat


def pay_tribute(position: ZodiakalPosition) -> None:
    """Let the turn player choose what to give; without a token the turn is just over."""
    if position.hands[position.player] == 0:
        end_turn(position)  # ZK-6.4
        return
    position.phase = SACRIFICE
    position.turn = position.player


def offer_token(position: ZodiakalPosition, taker: i64, victim: i64) -> None:
    """Let a token of the victim be chosen, if the victim has any."""
    if position.hands[victim] == 0:
        end_turn(position)  # ZK-5.6, R27
        return
    choice = position.tables.switches.take_choice  # ZK-R17
    position.taker = taker
    position.victim = victim
    position.phase = TAKE
    position.turn = CHANCE if choice == RANDOM else victim if choice == VICTIM else taker


def take(position: ZodiakalPosition, kind: i64) -> None:
    """Move the chosen token from the victim to the taker."""
    taker = position.taker
    victim = position.victim
    position.taker = NOBODY
    position.victim = NOBODY
    hand_over(position, victim, taker, kind)
    settle(position)
