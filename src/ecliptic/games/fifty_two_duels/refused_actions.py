"""Why a sheet cannot be picked, or an action not be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Term
from ecliptic.games.fifty_two_duels import labels
from ecliptic.games.fifty_two_duels.labels import ITEM_RULES, ITEMS
from ecliptic.games.fifty_two_duels.refused import no_place, refused

if TYPE_CHECKING:
    from ecliptic.core.narration import Message
    from ecliptic.games.fifty_two_duels.standing import Standing

_USELESS: Final = {"bomb": "no_target", "cloak": "no_cloak", "potion": "no_wound"}
"""Why an item could do nothing (FD-7.2)."""


def pick(at: Standing, deed: str, character: str) -> Message:
    """Return why a sheet cannot be picked now."""
    own = at.actor or 0
    fights_nemesis = at.labels.solo and at.sheet(own) is not None
    if (deed == "nemesis") != fights_nemesis:
        asked = "nemesis" if fights_nemesis else "pick"
        return refused(f"now_{asked}", "FD-11.1" if fights_nemesis else "FD-R1")
    found = at.labels.characters[character]
    if deed == "nemesis" and found.corrupted is None:
        return refused("no_corrupted_side", "FD-11.1", name=Term(found.name))
    taken = [one["character"] for one in at.sides]
    if character in taken:
        return refused("taken", "FD-R1", name=Term(found.name))
    if deed == "nemesis":
        return refused("few_levels", "FD-R48", number=int(at.labels.switches.face_cards))
    return refused("nobody_left", "FD-R1", name=Term(found.name))


def action(at: Standing, own: int, deed: str, rest: list[str]) -> Message:
    """Return why an action cannot be taken."""
    if deed != "use":
        if at.view["actions_left"] == 0:
            return refused("no_action", "FD-4.6")
        if at.hand_count(own) == 0:
            return refused("empty_hand", "FD-5.1" if deed == "play" else "FD-6.1")
    if deed == "play":
        return no_place(at, own, int(rest[0]), otherwise="nothing_fits")
    if deed == "level":
        return refused("all_levels", "FD-6.1")
    return _use(at, own, rest)


def _use(at: Standing, own: int, rest: list[str]) -> Message:
    card = rest[-1]
    stored = at.side(own)["stored"]
    if rest[0] == "stored" and card not in stored:
        return refused("not_stored", "FD-8.5", card=labels.the(card))
    if rest[0] != "stored" and card in stored:
        return refused("is_stored", "FD-8.6", card=labels.the(card))
    if rest[0] != "stored" and card not in (at.hand(own) or []):
        return refused("not_in_hand", "FD-7.1", card=labels.the(card))
    item = ITEMS[card[1]]
    return refused(_USELESS[item], ITEM_RULES[item])
