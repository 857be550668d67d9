"""Chance that can be checked: a promise before the first move, the secret after the last.

Whoever deals draws a secret, shows its SHA-256 (the commitment) before the first move and
the secret itself when the game is over. Every outcome is a function of the secret, the
name of a stream and the number of the outcome in it (`core.streams`), so anybody can draw
them again. That nobody chose the secret to suit a seat rests on its being drawn before
the seats were taken.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING

from ecliptic.core.errors import RecordError
from ecliptic.core.rng import GENERATOR
from ecliptic.core.streams import stream_rng

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame
    from ecliptic.core.record import Record


def commitment_to(secret: str) -> str:
    """Return the SHA-256 of a secret as 64 hex digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_fairness(game: AnyGame, record: Record) -> int:
    """Replay a full record; return how many outcomes of chance were drawn as promised.

    Raises:
        RecordError: it does not replay, names no seed or commitment, its commitment is
            not that of its seed, or an outcome is not the one that the seed holds.
    """
    seed = _checked_seed(record)
    drawn: Counter[str] = Counter()
    for ply, (state, action) in enumerate(record.replay(game)):
        if action >= 0 and state.is_chance_node():
            stream = game.chance_stream(state)
            due = state.sample(stream_rng(seed, stream, drawn[stream]))
            if due != action:
                got = game.action_text(action)
                place = f"outcome {drawn[stream]} of stream {stream!r}"
                reason = f"{place}: the seed holds {game.action_text(due)!r}, got {got!r}"
                raise RecordError(record.line_of(ply), reason)
            drawn[stream] += 1
    return drawn.total()


def _checked_seed(record: Record) -> str:
    if record.seed is None:
        raise RecordError(0, "expected the seed, which is shown when the game is over; got none")
    if record.commitment is None:
        raise RecordError(0, "expected the commitment made before the first move, got none")
    if record.generator != GENERATOR:
        raise RecordError(0, f"expected the generator {GENERATOR}, got {record.generator}")
    if commitment_to(record.seed) != record.commitment:
        reason = f"the seed's SHA-256 is {commitment_to(record.seed)}, promised was"
        raise RecordError(0, f"{reason} {record.commitment}")
    return record.seed
