"""Reads and checks the effects of a card file; what an op may say is one line of `_OPS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from ecliptic.games.fifty_two_duels.sheets import SUITS, Amount, Effect

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.file_part import Part

COUNTERS: Final = (
    "used",
    "clubs",
    "spades",
    "hearts",
    "diamonds",
    "faces",
    "wilds",
    "levels",
    "stored",
    "wounds",
    "foe_wounds",
    "hand",
    "foe_hand",
    "stacks",
)
"""What an amount or a test may count."""

MOST: Final = 20
"""The greatest plain number of an effect or a modifier."""

_FAR: Final = 1000
"""No number inside an amount or a test is beyond this, either way."""

_SIDES: Final = ("opponent", "self")


def read_effects(part: Part, key: str, *, needed: bool = False) -> tuple[Effect, ...]:
    """Return a list of effects; a missing list is empty unless it is needed."""
    return tuple(_read_effect(one) for one in part.parts(key, needed=needed))


def every_effect(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Yield effects and all that are inside them."""
    for effect in effects:
        yield effect
        for inner in (*effect.options, effect.do, effect.otherwise):
            yield from every_effect(inner)


def _read_effect(part: Part) -> Effect:
    op = part.one_of("op", tuple(_OPS), kind="op")
    if not op:
        return Effect(op)
    kind = _OPS[op]
    part.only(("op", *kind.keys))
    if part.nemesis and not kind.nemesis:
        part.refuse("op", f"{op!r} is not for a Nemesis", op)
    if not part.nemesis and not kind.player:
        part.refuse("op", f"{op!r} is for a Nemesis only", op)
    return kind.read(op, part)


def _read_amount(part: Part) -> Amount:
    table = part.value("n")
    if isinstance(table, Mapping):
        return _read_count(part.inside("n", table))
    return Amount(part.number("n", 1, MOST))


def _read_count(part: Part) -> Amount:
    part.only(("base", "per", "every", "each", "cap"))
    return Amount(
        part.number("base", -_FAR, _FAR, 0),
        part.one_of("per", COUNTERS, kind="counter"),
        part.number("every", 1, _FAR, 1),
        part.number("each", -_FAR, _FAR, 1),
        part.number("cap", 0, _FAR) if part.has("cap") else None,
    )


def _read_plain(op: str, part: Part) -> Effect:
    return Effect(op, n=_read_amount(part))


def _read_damage(op: str, part: Part) -> Effect:
    target = part.one_of("to", _SIDES, "opponent")
    return Effect(op, n=_read_amount(part), target=target, sure=part.flag("sure"))


def _read_recover(op: str, part: Part) -> Effect:
    target = part.one_of("to", ("hand", "ability", "choice"), "choice")
    return Effect(op, n=_read_amount(part), target=target)


def _read_discard(op: str, part: Part) -> Effect:
    target = part.one_of("who", _SIDES, "opponent")
    how = part.one_of("how", ("random", "choose"), "random")
    return Effect(op, n=_read_amount(part), target=target, how=how)


def _read_store(op: str, part: Part) -> Effect:
    return Effect(op, n=_read_amount(part), source=part.one_of("from", ("hand", "deck"), "hand"))


def _read_dig(op: str, part: Part) -> Effect:
    rest = part.one_of("rest", ("discard", "deck"), "discard")
    return Effect(op, n=_read_amount(part), take=part.number("take", 1, MOST, 1), rest=rest)


def _read_keep(op: str, part: Part) -> Effect:
    return Effect(op, suits=part.some_of("suits", SUITS), keep_on=part.number("to", 1, 4))


def _read_choose(op: str, part: Part) -> Effect:
    lists = part.value("options")
    if not isinstance(lists, list) or len(lists) < 2:  # one is no choice
        part.note("options", "a list of at least two lists of effects", lists)
        return Effect(op)
    options = [part.inside(f"option {number}", {"do": one}) for number, one in enumerate(lists, 1)]
    return Effect(op, options=tuple(read_effects(one, "do") for one in options))


def _read_may(op: str, part: Part) -> Effect:
    return Effect(op, do=read_effects(part, "do", needed=True))


def _read_if(op: str, part: Part) -> Effect:
    return Effect(
        op,
        per=part.one_of("per", COUNTERS, kind="counter"),
        at_least=part.number("at_least", 0, _FAR, 1),
        do=read_effects(part, "do", needed=True),
        otherwise=read_effects(part, "else"),
    )


class _Op(NamedTuple):
    """The keys of an op, how it is read, and whose sheets may have it."""

    keys: tuple[str, ...]
    read: Callable[[str, Part], Effect] = _read_plain
    nemesis: bool = False
    player: bool = True


_OPS: Final[Mapping[str, _Op]] = {
    "damage": _Op(("n", "to", "sure"), _read_damage, nemesis=True),
    "draw": _Op(("n",), nemesis=True),
    "heal": _Op(("n",), nemesis=True),
    "recover": _Op(("n", "to"), _read_recover),
    "discard": _Op(("n", "who", "how"), _read_discard, nemesis=True),
    "strip": _Op(("n",), nemesis=True),
    "store": _Op(("n", "from"), _read_store),
    "retrieve": _Op(("n",)),
    "look": _Op((), lambda op, _: Effect(op)),
    "dig": _Op(("n", "take", "rest"), _read_dig),
    "actions": _Op(("n",)),
    "move": _Op(("n",)),
    "keep": _Op(("suits", "to"), _read_keep),
    "ward": _Op(("n",), nemesis=True),
    "choose": _Op(("options",), _read_choose),
    "may": _Op(("do",), _read_may),
    "if": _Op(("per", "at_least", "do", "else"), _read_if, nemesis=True),
    "items": _Op(("n",), nemesis=True, player=False),
}
