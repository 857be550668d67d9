"""Native integers where mypyc can use them, plain ones everywhere else.

Compiled modules import `i64` and `mypyc_attr` from here. mypy sees the real names of
mypy_extensions; at run time a missing package costs nothing but speed. This file is
never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        i64 = int

        def mypyc_attr(*_flags, **_settings):
            """Return a decorator that changes nothing."""
            return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
