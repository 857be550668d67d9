"""Why a card cannot be named in a selection, or the selection not be ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.fifty_two_duels import labels, sheet_words
from ecliptic.games.fifty_two_duels.lying import lying
from ecliptic.games.fifty_two_duels.refused import REQUIREMENTS, refused
from ecliptic.games.fifty_two_duels.spots import ORDER
from ecliptic.games.fifty_two_duels.status import RULES

if TYPE_CHECKING:
    from ecliptic.core.narration import Message
    from ecliptic.games.fifty_two_duels.standing import Standing


def selection(at: Standing, own: int, token: str) -> Message:
    """Return why a card cannot be named now."""
    kind, rule = at.kind, RULES[at.kind]
    if token in at.chosen:
        return refused("already_chosen", rule, card=_card(at, own, token))
    if token not in _offered(at, own):
        return _not_there(at, own, token)
    if kind == "add":
        return _add(at, own, token)
    if kind == "defend":
        return _defend(at, own, token)
    return _out_of_order(at, own, token)


def _offered(at: Standing, own: int) -> list[str]:
    """Return the cards between which one chooses, with labels for face-down ones."""
    one = at.side(own)
    if at.kind == "retrieve":
        return one["discard"]
    if at.kind == "digtake":
        digging = one["digging"]
        return digging if isinstance(digging, list) else []
    on = _defended_from(at, own)
    if on is None:
        return at.hand(own) or []
    return [lies.label or lies.card or "" for lies in at.stack(own, on)]


def _defended_from(at: Standing, own: int) -> int | None:
    """Return the ability that a defence takes cards from, None for the hand."""
    return at.defends_from(own) if at.kind == "defend" else None


def _card(at: Standing, own: int, token: str) -> Message:
    on = _defended_from(at, own)
    if not token.startswith("w"):
        return labels.the(token)
    return lying(at, own, token, on or 1)


def _not_there(at: Standing, own: int, token: str) -> Message:
    card = _card(at, own, token)
    if at.kind == "retrieve":
        return refused("not_discarded", "FD-8.9", card=card)
    if at.kind == "digtake":
        return refused("not_looked_at", "FD-8.8", card=card)
    on = _defended_from(at, own)
    if on is not None:
        return refused("not_on", "FD-9.4", card=card, ability=labels.named(at.ability(own, on)))
    return refused("not_in_hand", RULES[at.kind], card=card)


def _is_out_of_order(at: Standing, token: str) -> bool:
    """Return whether a card comes before one that was named already."""
    last = at.chosen[-1] if at.chosen else None
    if last is None or token.startswith("w"):
        return last is not None and last.startswith("w") and last > token
    return last.startswith("w") or ORDER[last] > ORDER[token]


def _out_of_order(at: Standing, own: int, token: str) -> Message:
    """Return that cards are named in order; in a forced discard enough must be left."""
    card = _card(at, own, token)
    if _is_out_of_order(at, token):
        return refused("order", "FD-2.1", card=card, last=_card(at, own, at.chosen[-1]))
    return refused("too_late", "FD-2.1", card=card, number=at.asked("number"))


def _add(at: Standing, own: int, token: str) -> Message:
    if _is_out_of_order(at, token):
        return _out_of_order(at, own, token)
    ability = at.ability(own, at.asked("ability"))
    rule = REQUIREMENTS[ability.requirement]
    if ability.suits and token[1] not in ability.suits:
        rule = "FD-5.10"
    requirement = sheet_words.requirement(ability)
    name = labels.named(ability)
    card = labels.the(token)
    return refused("does_not_fit", rule, card=card, ability=name, requirement=requirement)


def _defend(at: Standing, own: int, token: str) -> Message:
    if _is_out_of_order(at, token):
        return _out_of_order(at, own, token)
    text = sheet_words.defending(at.known_sheet(own))
    return refused("no_defence", "FD-9.4", card=_card(at, own, token), text=text)


def done(at: Standing, own: int, deed: str) -> Message:
    """Return why a selection cannot be ended like this."""
    if deed == "take":
        return refused("defending", "FD-9.3")
    if not at.chosen:
        return refused("none_chosen", "FD-9.3" if at.kind == "defend" else "FD-R3")
    if at.kind == "defend":
        text = sheet_words.defending(at.known_sheet(own))
        return refused("no_such_defence", "FD-9.4", text=text)
    ability = at.ability(own, at.asked("ability"))
    return refused("no_run", "FD-5.6", ability=labels.named(ability))
