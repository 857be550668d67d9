"""Named streams of chance: outcome k of a stream depends on seed, stream and k alone.

So a bot more or an undone move does not change the dice, and the same deal can be
played at two tables.
"""

from __future__ import annotations

import hashlib

from ecliptic.core.rng import Rng


def stream_rng(seed: str, stream: str, k: int) -> Rng:
    """Return the generator for the k-th chance node (0-based) of a stream."""
    digest = hashlib.sha256(f"{seed}/{stream}/{k}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))
