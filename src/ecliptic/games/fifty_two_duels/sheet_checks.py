"""What must be right about a sheet as a whole, once its parts have been read.

A number that was refused is 0 here and an unknown word is empty; they are not refused again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels.effect_file import every_effect
from ecliptic.games.fifty_two_duels.sheets import SUITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.games.fifty_two_duels.file_part import Part
    from ecliptic.games.fifty_two_duels.sheets import Ability, Effect, Level, Sheet

_FULL_HOUSE: Final = 5
_LARGEST: Final = 8


def check_front(
    part: Part, abilities: Sequence[Part], levels: Sequence[Part], sheet: Sheet
) -> None:
    """Note what does not fit together on a front sheet."""
    for number, (place, ability) in enumerate(zip(abilities, sheet.abilities, strict=True), 1):
        _check_maximum(place, number, ability, sheet.levels)
    _check_keeps(abilities, levels, sheet)
    _check_wounds(part, sheet)


def check_columns(part: Part, columns: Sequence[Ability]) -> None:
    """Note every suit that does not head exactly one column of a Corrupted side."""
    heads = [column.suits[0] for column in columns]
    for suit in SUITS:
        if heads.count(suit) != 1:
            reason = f"suit {suit!r} heads {heads.count(suit)} columns, not 1"
            part.refuse("ability", reason, heads.count(suit))


def _check_maximum(part: Part, number: int, ability: Ability, levels: Sequence[Level]) -> None:
    most = ability.most
    if not most:
        return
    if ability.requirement == "full_house" and most != _FULL_HOUSE:
        part.refuse("max", f"a full house has the maximum {_FULL_HOUSE}", most)
    if most not in ability.effects:
        part.refuse("effects", f"there is none for the maximum, {most} cards")
    for reached, level in enumerate(levels, 1):
        raised = sum(
            mod.n for mod in level.mods if mod.mod == "max" and _is_for(number, mod.ability)
        )
        most += raised
        if raised:
            _check_raised(part, ability, most, reached)


def _is_for(number: int, ability: int | None) -> bool:
    return ability in {None, number}


def _check_raised(part: Part, ability: Ability, most: int, level: int) -> None:
    if ability.requirement == "full_house":
        part.refuse("max", f"level {level} raises the maximum of a full house", most)
    elif most > _LARGEST:
        part.refuse("max", f"level {level} raises it to {most}, above {_LARGEST}", most)
    elif most not in ability.effects:
        part.refuse("effects", f"there is none for {most} cards, the maximum after level {level}")


def _check_keeps(abilities: Sequence[Part], levels: Sequence[Part], sheet: Sheet) -> None:
    """Note kept cards that would land where they are kept again (FD-R56)."""
    targets = [_targets(_all_effects(ability)) for ability in sheet.abilities]
    keeping = {number for number, kept_on in enumerate(targets, 1) if kept_on}
    for number, (part, kept_on) in enumerate(zip(abilities, targets, strict=True), 1):
        if number in kept_on:
            part.refuse("keep", "cards are kept on the ability itself", number)
        _check_targets(part, kept_on & keeping - {number})
    for part, level in zip(levels, sheet.levels, strict=True):
        _check_targets(part, _targets(level.now) & keeping)


def _check_targets(part: Part, kept_again: set[int]) -> None:
    for target in sorted(kept_again):
        part.refuse("keep", f"ability {target} has a keep itself", target)


def _targets(effects: tuple[Effect, ...]) -> set[int]:
    """Return the abilities that cards are kept on."""
    return {effect.keep_on for effect in every_effect(effects) if effect.keep_on}


def _check_wounds(part: Part, sheet: Sheet) -> None:
    """Note a sheet that could wound its owner and take back the wounds for ever (FD-R56)."""
    effects = [*_front_effects(sheet)]
    wounding = any(effect.op == "damage" and effect.target == "self" for effect in effects)
    if wounding and any(effect.op == "recover" for effect in effects):
        part.refuse("recover", "the sheet damages its owner, too; it may do only one of both")


def _front_effects(sheet: Sheet) -> Iterator[Effect]:
    for ability in sheet.abilities:
        yield from every_effect(_all_effects(ability))
    for level in sheet.levels:
        yield from every_effect(level.now)


def _all_effects(ability: Ability) -> tuple[Effect, ...]:
    """Return the effects for every number of cards, and those of the trigger."""
    return (*(one for effects in ability.effects.values() for one in effects), *ability.trigger)
