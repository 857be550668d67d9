"""Understands moves as people type them: in capitals, or without the first word."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.game import AnyGame


def move_meant(game: AnyGame, legal: Sequence[str], typed: str) -> str:
    """Return the move text that is meant, or what was typed where none is.

    `legal` are the texts of the list a number refers to. A text without its first word is
    taken for the legal move that ends so, or for one of the kind that is to be made now.
    """
    if typed in {str(number) for number in range(1, len(legal) + 1)}:
        return legal[int(typed) - 1]
    wanted = " ".join(typed.lower().split())
    fitting = [text for text in legal if text.lower().endswith(f" {wanted}")]
    if len(fitting) == 1:
        return fitting[0]
    known = {text.lower(): text for text in map(game.action_text, range(game.num_distinct_actions))}
    kinds = sorted({text.partition(" ")[0].lower() for text in legal})
    for text in (wanted, *(f"{kind} {wanted}" for kind in kinds)):
        if text in known:
            return known[text]
    return typed
