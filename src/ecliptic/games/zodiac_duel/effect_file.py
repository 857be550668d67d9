"""Reads and checks the effects of a star in a card file.

What an effect may say is one line of `_KINDS`; lists nest through `choose`, `if` and `reveal`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, TypeGuard

from ecliptic.games.zodiac_duel.effect_values import (
    Reading,
    check_count,
    check_flag,
    check_number,
    check_one_of,
    check_signs,
    check_test,
    check_whole,
)

Effect = dict[str, object]
"""A checked effect, exactly as it stands in the file, nested lists included."""

SIDES: Final = ("own", "rival")

SOURCES: Final = (
    "own-hand",
    "rival-hand",
    "own-base",
    "rival-base",
    "own-finished-stars",
    "rival-finished-stars",
    "own-finished-fighters",
    "rival-finished-fighters",
)
"""Zones that `move` takes a card from."""

TARGETS: Final = ("own-hand", "rival-hand", "own-base", "rival-base", "deck", "out")
"""Zones that `move` takes a card to."""

PLACES: Final = (
    "own-duel",
    "rival-duel",
    "own-base",
    "rival-base",
    "own-finished",
    "rival-finished",
)
"""Places whose fighters `swap` exchanges."""


def read_effects(reading: Reading, value: object) -> tuple[Effect, ...]:
    """Return the effects of a star.

    Raises:
        CardSetError: something in the list, however deep, is wrong.
    """
    effects = _checked(reading, value)
    copies = [effect for effect in effects if effect["do"] == "copy"]
    if len(copies) > 1:
        raise reading.entry.must("effects", "at most one copy per star", len(copies))
    return tuple(effects)


def every_effect(effects: tuple[Effect, ...] | list[Effect]) -> Iterator[Effect]:
    """Yield checked effects and all that are nested in them."""
    for effect in effects:
        yield effect
        for part in _nested(effect):
            yield from every_effect(part)


def _nested(effect: Effect) -> Iterator[list[Effect]]:
    """Yield the lists of effects that stand directly inside an effect."""
    options, cases = effect.get("options", []), effect.get("cases", [])
    assert isinstance(options, list)
    assert isinstance(cases, list)
    yield from options
    for table in (effect, *cases):
        for key in ("then", "else"):
            part = table.get(key, [])
            assert isinstance(part, list)
            yield part


def _checked(reading: Reading, value: object) -> list[Effect]:
    if not isinstance(value, list):
        raise reading.entry.must("effects", "effects must be a list", value)
    for number, effect in enumerate(value, start=1):
        part = replace(reading, entry=reading.entry.inside(f"effect {number}"))
        _check_effect(part, effect)
        if effect["do"] == "end" and number < len(value):
            raise part.entry.refusal("do", "end must be the last effect of its list", "end")
    return value


def _check_effect(reading: Reading, effect: object) -> None:
    entry = reading.entry
    if not isinstance(effect, dict) or "do" not in effect:
        raise entry.must("do", "an effect must be a table with the key do", effect)
    do = effect["do"]
    if not isinstance(do, str) or do not in _KINDS:
        raise entry.refusal("do", f"unknown effect {do!r}", do)
    kind = _KINDS[do]
    for key in kind.keys:
        if key not in effect:
            raise entry.refusal(key, f"{do} lacks {key!r}", None)
    for key in effect:
        if key not in {"do", *kind.keys, *kind.optional}:
            raise entry.refusal(key, f"{do} has unknown key {key!r}", key)
    kind.check(reading, effect)


def _check_power(reading: Reading, effect: Effect) -> None:
    check_one_of(reading.entry, effect, "who", SIDES)
    rule = "amount must be a number or a count table"
    check_number(reading, "amount", effect["amount"], rule)


def _check_pardon(reading: Reading, effect: Effect) -> None:
    check_one_of(reading.entry, effect, "who", ("own", "rival", "any"))


def _check_cancel(reading: Reading, effect: Effect) -> None:
    check_one_of(reading.entry, effect, "which", ("rival-last", "rival-any"))


def _check_initiative(reading: Reading, effect: Effect) -> None:
    check_one_of(reading.entry, effect, "who", SIDES)
    check_one_of(reading.entry, effect, "when", ("now", "next"))


def _check_nothing(reading: Reading, effect: Effect) -> None:
    """`end` and `peek` have no keys."""


def _check_copy(reading: Reading, effect: Effect) -> None:
    if not reading.at_top:
        raise reading.entry.refusal("do", "copy must stand at the top level", "copy")
    check_one_of(reading.entry, effect, "which", ("rival-last", "own-last", "finished-any"))


def _check_draw(reading: Reading, effect: Effect) -> None:
    check_one_of(reading.entry, effect, "who", SIDES)
    check_count(reading.entry, effect, "count")


def _check_silence(reading: Reading, effect: Effect) -> None:
    check_one_of(reading.entry, effect, "who", SIDES)
    check_count(reading.entry, effect, "turns")


def _check_reveal(reading: Reading, effect: Effect) -> None:
    entry, cases = reading.entry, effect["cases"]
    if not isinstance(cases, list) or not cases:
        raise entry.must("cases", "reveal needs at least one case", cases)
    for case in cases:
        if not isinstance(case, dict) or not {"then"} <= {*case} <= {"min", "max", "signs", "then"}:
            raise entry.must("cases", "a case has keys min, max, signs, then", case)
        check_whole(entry, case, "min")
        check_whole(entry, case, "max")
        check_signs(entry, case, "signs")
        _checked(reading.part("case", in_case=True), case["then"])


def _check_move(reading: Reading, effect: Effect) -> None:
    entry, zones, to, pick = reading.entry, effect["from"], effect["to"], effect["pick"]
    if not _are_sources(zones):
        raise entry.must("from", "from must be a list of known zones, each once", zones)
    if to not in TARGETS:
        raise entry.refusal("to", f"unknown zone {to!r} in to", to)
    if to in zones:
        raise entry.must("to", "to is also in from", to)
    check_one_of(entry, effect, "pick", ("own", "rival", "random"))
    if "result" in effect:
        check_one_of(entry, effect, "result", ("won", "lost"))
    check_flag(entry, effect, "optional")
    if pick == "random":
        _check_random(reading, effect, len(zones))
    elif ("rival-hand" if pick == "own" else "own-hand") in zones:
        reason = f"{pick} cannot pick from a hand it does not see; use random"
        raise entry.refusal("pick", reason, pick)


def _are_sources(zones: object) -> TypeGuard[list[str]]:
    return (
        isinstance(zones, list)
        and len(zones) > 0
        and all(zones.count(zone) == 1 and zone in SOURCES for zone in zones)
    )


def _check_random(reading: Reading, effect: Effect, zones: int) -> None:
    if zones != 1:
        rule = "a random pick needs exactly one zone in from"
        raise reading.entry.must("from", rule, effect["from"])
    if effect.get("optional", False):
        raise reading.entry.refusal("optional", "a random pick cannot be optional", got=True)


def _check_swap(reading: Reading, effect: Effect) -> None:
    entry = reading.entry
    pair = (effect["a"], effect["b"])
    for key, place in zip("ab", pair, strict=True):
        if place not in PLACES:
            raise entry.refusal(key, f"unknown place {place!r}", place)
    if pair[0] == pair[1]:
        raise entry.must("b", "a and b must differ", pair[1])
    check_flag(entry, effect, "optional")
    if effect.get("optional", False) and {*pair} == {"own-duel", "rival-duel"}:
        reason = "a swap of the two duelling fighters cannot be optional"
        raise entry.refusal("optional", reason, got=True)


def _check_choose(reading: Reading, effect: Effect) -> None:
    options = effect["options"]
    check_one_of(reading.entry, effect, "who", SIDES)
    if not isinstance(options, list) or not 2 <= len(options) <= 4:
        raise reading.entry.must("options", "choose needs 2..4 options", options)
    for option in options:
        _checked(reading.part("option"), option)


def _check_if(reading: Reading, effect: Effect) -> None:
    check_test(reading, effect["test"])
    _checked(reading.part("then"), effect["then"])
    if "else" in effect:
        _checked(reading.part("else"), effect["else"])


class _Kind(NamedTuple):
    """What an effect says: keys it needs, how their values are checked, keys it may have."""

    keys: tuple[str, ...]
    check: Callable[[Reading, Effect], None]
    optional: tuple[str, ...] = ()


_KINDS: Final[Mapping[str, _Kind]] = {
    "power": _Kind(("who", "amount"), _check_power),
    "pardon": _Kind(("who",), _check_pardon),
    "cancel": _Kind(("which",), _check_cancel),
    "initiative": _Kind(("who", "when"), _check_initiative),
    "end": _Kind((), _check_nothing),
    "copy": _Kind(("which",), _check_copy),
    "draw": _Kind(("who", "count"), _check_draw),
    "reveal": _Kind(("cases",), _check_reveal),
    "move": _Kind(("from", "to", "pick"), _check_move, ("result", "optional")),
    "swap": _Kind(("a", "b"), _check_swap, ("optional",)),
    "silence": _Kind(("who", "turns"), _check_silence),
    "peek": _Kind((), _check_nothing),
    "choose": _Kind(("who", "options"), _check_choose),
    "if": _Kind(("test", "then"), _check_if, ("else",)),
}
