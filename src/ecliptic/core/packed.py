"""Packed vectors of native numbers where librt offers them, lists everywhere else.

Only three things are done with a `vec`: make one from a list, read an item, set an
item. It never grows and is never compared or pickled, so a list can stand in for it.
This file is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):  # noqa: N801  (librt's name)
            """A list that can be written `vec[i64]([...])`."""


__all__ = ["vec"]
