"""Nothing is hidden in Zodiakal (ZK-1.9): the only world is the real one."""

from __future__ import annotations

from ecliptic.core.determinizer import Determinizer


class ZodiakalDeterminizer(Determinizer):
    """Leaves every state as it is."""
