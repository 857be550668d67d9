"""Why a move of Zodiac Duel is not allowed, with the rule; from the mover's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.seen import hand_size

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import ZodiacView

_CHANCE_NOW: Final = {
    "deal-signs": ("signs_first", "ZD-2.4"),
    "middle": ("signs_first", "ZD-2.4"),
    "deal": ("deal_first", "ZD-3.1"),
    "virgo": ("virgo_first", "ZD-3.8"),
    "coin": ("coin_first", "ZD-4.3"),
    "effect": ("chance_first", "ZD-6.3"),
}
"""Why nobody may move while chance decides."""

_BY_CHANCE: Final = {
    "deal": "ZD-2.4",
    "middle": "ZD-2.4",
    "draw": "ZD-1.7",
    "initiative": "ZD-4.3",
    "reveal": "ZD-8.8",
    "random": "ZD-8.5",
}

_DUE: Final = {
    "sign-1": ("select_now", "ZD-2.4"),
    "sign-2": ("select_now", "ZD-2.4"),
    "select": ("keep_now", "ZD-3.2"),
    "lead": ("lead_now", "ZD-5.1"),
    "respond": ("answer_now", "ZD-5.2"),
    "force": ("force_now", "ZD-7.1"),
    "stars": ("star_now", "ZD-6.1"),
    "effect": ("effect_now", "ZD-6.3"),
}
"""What a phase asks for, said against moves of another kind."""

_DEEDS: Final = {
    "sign-1": {"select"},
    "sign-2": {"select"},
    "select": {"keep"},
    "lead": {"fight"},
    "respond": {"fight"},
    "force": {"force"},
    "stars": {"star", "rear"},
    "effect": {"choose", "option", "decline"},
}

_NO_PASSING: Final = frozenset({"lead", "respond", "force", "effect"})
_REARGUARD: Final = frozenset({"scorpius", "sagittarius"})


def explain(labels: Labels, view: ZodiacView, text: str) -> Message:
    """Return the reason against a move of this game that is not legal in a view."""
    deed, _, rest = text.partition(" ")
    phase, actor = view["phase"], view["actor"]
    if actor is None:
        return _refused("over", "ZD-6.9")
    if isinstance(actor, str):
        return _refused(*_CHANCE_NOW[phase])
    if actor != view["seat"]:
        return _refused("not_your_turn", _DUE[phase][1], seat=SeatName(actor))
    if deed in _BY_CHANCE:
        return _refused("by_chance", _BY_CHANCE[deed])
    if deed not in _DEEDS[phase]:
        return _misplaced(deed, phase)
    return _about(labels, view, deed, rest)


def _misplaced(deed: str, phase: str) -> Message:
    if deed == "force" and phase in {"lead", "respond"}:
        return _refused("no_aquarius", "ZD-7.1")
    if deed == "pass" and phase in _NO_PASSING:
        return _refused("no_passing", _DUE[phase][1])
    return _refused(*_DUE[phase])


def _about(labels: Labels, view: ZodiacView, deed: str, rest: str) -> Message:
    """Return what is wrong with a move of a kind that is asked for."""
    card, _, role = rest.partition(" ")
    if deed == "select":
        return _refused("no_such_sign", "ZD-2.4", sign=labels.sign(rest))
    if deed == "keep":
        return _keep(labels, view, card, role)
    if deed in {"star", "rear"}:
        return (_star if deed == "star" else _rear)(labels, view, card)
    if deed in {"fight", "force"}:
        return _fighter(labels, view, deed, card)
    return _untold(labels, deed, card)


def _untold(labels: Labels, deed: str, card: str) -> Message:
    """Return that a star does not ask for this; which choices it offers, no view tells."""
    if deed == "choose":
        return _refused("no_target", "ZD-6.3", card=labels.as_card(card))
    return _refused(f"no_{deed}", "ZD-R47" if deed == "decline" else "ZD-6.3")


def _keep(labels: Labels, view: ZodiacView, card: str, role: str) -> Message:
    name = labels.as_card(card)
    pending = view["pending"] or []
    if any(card == kept for kept, _ in pending):
        return _refused("already_kept", "ZD-3.2", card=name)
    if card not in (view["pool"] or []):
        return _refused("not_in_pool", "ZD-3.2", card=name)
    seat, stars = view["seat"] or 0, role == "star"
    kept_now = [one for _, one in pending].count(role)
    have = hand_size(view, seat) if stars else len(view["base"][seat])
    most = labels.switches.stars if stars else labels.switches.fighters
    if have + kept_now >= most:
        return _refused(f"enough_{role}s", "ZD-3.3", most=int(most))
    return _refused("order", "ZD-R4", card=name)


def _fighter(labels: Labels, view: ZodiacView, deed: str, card: str) -> Message:
    """Return why a fighter cannot be led, answer, or be made to answer."""
    name = labels.as_fighter(card, view["duel"])
    rule = _DUE[view["phase"]][1]
    seat = view["seat"] or 0
    if deed == "force":
        return _refused("not_in_rivals_base", rule, card=name)
    if card in view["base"][1 - seat]:
        return _refused("rivals_fighter", rule, card=name)
    return _refused("not_in_base", rule, card=name)


def _star(labels: Labels, view: ZodiacView, card: str) -> Message:
    star = labels.as_star(card)
    if card in (view["hand"] or []):
        return _refused("empty_deck", "ZD-8.9", star=star)
    return _refused("not_in_hand", "ZD-6.1", star=star)


def _rear(labels: Labels, view: ZodiacView, card: str) -> Message:
    name = labels.as_fighter(card, view["duel"])
    seat = view["seat"] or 0
    if card not in view["base"][seat]:
        return _refused("not_in_base", "ZD-7.8", card=name)
    if card in view["used"]:
        return _refused("used", "ZD-7.8", card=name)
    if labels.form(card, view["duel"])[0] in _REARGUARD:
        return _refused("borrowed", "ZD-R20", card=name)
    return _refused("no_rearguard", "ZD-7.8", card=name)


def _refused(reason: str, rule: str, **values: Value) -> Message:
    return Message(f"refused.{reason}", values, rule)
