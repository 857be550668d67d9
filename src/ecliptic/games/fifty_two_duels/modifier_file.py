"""Reads and checks the modifiers of a card file; each kind is one line of `_MODS`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecliptic.games.fifty_two_duels.effect_file import MOST
from ecliptic.games.fifty_two_duels.sheets import ABILITIES, RANKS, SUITS, Modifier

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecliptic.games.fifty_two_duels.file_part import Part


class _Mod(NamedTuple):
    """The keys of a modifier, and where it may stand."""

    keys: tuple[str, ...]
    nemesis: bool = False
    passive: bool = True


_MODS: Final[Mapping[str, _Mod]] = {
    "hand_size": _Mod(("n",), nemesis=True),
    "actions": _Mod(("n",)),
    "max": _Mod(("n", "ability"), passive=False),
    "damage": _Mod(("n", "ability"), nemesis=True),
    "armor": _Mod(("n",), nemesis=True),
    "defend": _Mod(("n",), nemesis=True),
    "defend_suits": _Mod(("suits",), nemesis=True),
    "heal": _Mod(("n",), nemesis=True),
    "item_draw": _Mod(("n",)),
    "free_items": _Mod(("n",)),
    "wild": _Mod(("suits", "ranks"), passive=False),
}


def read_modifiers(part: Part, key: str, *, passive: bool = False) -> tuple[Modifier, ...]:
    """Return the modifiers of a level, or of a passive bonus; a missing list is empty."""
    return tuple(_read_modifier(one, passive=passive) for one in part.parts(key))


def _read_modifier(part: Part, *, passive: bool) -> Modifier:
    mod = part.one_of("mod", tuple(_MODS), kind="modifier")
    if not mod:
        return Modifier(mod)
    kind = _MODS[mod]
    part.only(("mod", *kind.keys))
    if passive and not kind.passive:
        part.refuse("mod", f"{mod!r} is for levels, not for a passive bonus", mod)
    if part.nemesis and not kind.nemesis:
        part.refuse("mod", f"{mod!r} is not for a Nemesis", mod)
    if "suits" in kind.keys:
        return _read_cards(mod, part)
    of_one = "ability" in kind.keys and part.has("ability")
    ability = part.number("ability", 1, ABILITIES) if of_one else None
    return Modifier(mod, part.number("n", 1, MOST), ability)


def _read_cards(mod: str, part: Part) -> Modifier:
    if not part.has("suits") and not part.has("ranks"):
        part.refuse("suits", f"{mod!r} names no cards")
    suits, ranks = part.some_of("suits", SUITS), part.some_of("ranks", RANKS)
    return Modifier(mod, suits=suits, ranks=ranks)
