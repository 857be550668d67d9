"""How a card on an ability is called, by its token or by the label of a face-down one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message
from ecliptic.games.fifty_two_duels import labels

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.standing import Standing


def lying(at: Standing, side: int, token: str, ability: int) -> Message:
    """Return a card on an ability; a face-down one with its label, and its face if known."""
    if not token.startswith("w"):
        return labels.the(token)
    card = at.under(side, token, ability)
    if card is None:
        return Message("card.down", {"label": token})
    return Message("card.own_down", {"label": token, "card": labels.card(card)})
