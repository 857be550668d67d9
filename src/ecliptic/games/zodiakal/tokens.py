"""Tokens (ZK-3): received, given away, and put back where they are too many."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.games.zodiakal.board import NOBODY
from ecliptic.games.zodiakal.ending import check_victory
from ecliptic.games.zodiakal.holding import held, token, total
from ecliptic.games.zodiakal.position import END, ZodiakalPosition


def box_has(position: ZodiakalPosition, kind: i64) -> bool:
    """Return whether a token of this kind can be collected."""
    return held(position.box, kind) > 0  # ZK-3.3


def take_from_box(position: ZodiakalPosition, seat: i64, kind: i64) -> None:
    """Give a seat a token from the box, unless the game is over by now."""
    if position.phase != END:
        position.box -= token(kind)
        position.hands[seat] += token(kind)  # ZK-3.2
        check_victory(position, seat)


def put_in_box(position: ZodiakalPosition, seat: i64, tokens: i64) -> None:
    """Put tokens of a seat back in the box, where they are available at once."""
    position.hands[seat] -= tokens
    position.box += tokens  # ZK-3.6


def hand_over(position: ZodiakalPosition, giver: i64, receiver: i64, kind: i64) -> None:
    """Move a token from one hand to another."""
    position.hands[giver] -= token(kind)
    position.hands[receiver] += token(kind)
    check_victory(position, receiver)  # ZK-R29


def too_many(position: ZodiakalPosition) -> i64:
    """Return the seat that must discard next, or NOBODY: the turn player, then clockwise."""
    seat = position.player  # ZK-R6
    for _ in range(position.num_players):
        if total(position.hands[seat]) > position.tables.hand_limit:
            return seat  # ZK-3.5
        seat = position.after(seat)
    return NOBODY


def drawn_kind(tokens: i64, rng: Rng) -> i64:
    """Return the kind of a token drawn by chance, each token as likely as any other."""
    rest = rng.below(total(tokens))
    kind: i64 = 0
    while rest >= held(tokens, kind):
        rest -= held(tokens, kind)
        kind += 1
    return kind
