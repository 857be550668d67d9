"""What follows at once from a view of 52 Duels: counts, limits, modifiers, what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.games.fifty_two_duels.labels import Labels
    from ecliptic.games.fifty_two_duels.sheets import Ability, Effect, Level, Modifier, Sheet
    from ecliptic.games.fifty_two_duels.view import DuelsView, OtherSide, OwnSide

ABILITIES: Final = range(1, 5)
SIDES: Final = range(2)
FACES: Final = frozenset("jqk")
_VALUES: Final = {"a": 1, "t": 10, "j": 11, "q": 12, "k": 13}


class Lying(NamedTuple):
    """A card on an ability: its label if it lies face down, its token where it is known."""

    label: str | None
    card: str | None


class Standing:
    """How a game stands for one reader; it answers what a rulebook at hand would.

    `reader` is the seat that looks, None for a spectator.
    """

    def __init__(self, labels: Labels, view: DuelsView) -> None:
        self.labels = labels
        self.view = view
        self.sides = view["sides"]
        own = [side for side in SIDES if "opponent_knows_not_in_deck" in self.sides[side]]
        self.reader = own[0] if own else None

    # What is asked.

    @property
    def kind(self) -> str:
        """What kind of node it is, nothing at the end."""
        return str((self.view["pending"] or {"kind": ""})["kind"])

    def asked(self, key: str) -> int:
        """Return a number of the node: `ability`, `side`, `damage` or `number`."""
        found = (self.view["pending"] or {})[key]
        assert isinstance(found, int)
        return found

    @property
    def chosen(self) -> list[str]:
        """What a selection has named so far."""
        found = (self.view["pending"] or {}).get("chosen", [])
        assert isinstance(found, list)
        return found

    @property
    def actor(self) -> int | None:
        """The seat to act, None while chance does and at the end."""
        actor = self.view["actor"]
        return actor if isinstance(actor, int) else None

    # Cards.

    def side(self, side: int) -> OwnSide | OtherSide:
        """Return what is shown of a side."""
        return self.sides[side]

    def hand(self, side: int) -> list[str] | None:
        """Return the cards of a hand, None where the reader does not see them."""
        hand = self.sides[side]["hand"]
        return None if isinstance(hand, int) else hand

    def hand_count(self, side: int) -> int:
        """Return how many cards a hand holds."""
        return _count(self.sides[side]["hand"])

    def deck_count(self, side: int) -> int:
        """Return how many cards a deck has."""
        return _count(self.sides[side]["deck"])

    def life(self, side: int) -> int:
        """Return the cards that a side can still lose: deck and discard pile."""
        return self.deck_count(side) + len(self.sides[side]["discard"])

    def held(self, side: int) -> list[str]:
        """Return the cards that are certainly in the hand, or face down, of another side."""
        return [] if side == self.reader else self.proved(side)

    def proved(self, side: int) -> list[str]:
        """Return the cards that the other side knows to be in the hand or face down."""
        one = self.sides[side]
        if side == self.reader:
            return cast("OwnSide", one)["opponent_knows_not_in_deck"]
        return cast("OtherSide", one)["held"]

    def stack(self, side: int, ability: int) -> list[Lying]:
        """Return the cards on an ability, in order of placing."""
        return [_lying(text) for text in self.sides[side]["abilities"][ability - 1]]

    def under(self, side: int, label: str, ability: int) -> str | None:
        """Return the face-down card with a label, None where the reader does not know it."""
        down = {one.label: one.card for one in self.stack(side, ability)}
        return down.get(label)

    def down(self, side: int) -> int:
        """Return how many cards of a side lie face down on its abilities."""
        stacks = [self.stack(side, ability) for ability in ABILITIES]
        return sum(one.label is not None for stack in stacks for one in stack)

    # Sheets.

    def sheet(self, side: int) -> Sheet | None:
        """Return the sheet of a side, None before it is picked."""
        character = self.sides[side]["character"]
        return None if character is None else self.labels.sheet_of(character, side)

    def known_sheet(self, side: int) -> Sheet:
        """Return the sheet of a side that has one."""
        found = self.sheet(side)
        assert found is not None
        return found

    def ability(self, side: int, number: int) -> Ability:
        """Return an ability, 1 to 4 from left to right."""
        return self.known_sheet(side).abilities[number - 1]

    def reached(self, side: int) -> int:
        """Return how many levels a side has reached."""
        return len(self.sides[side]["levels"])

    def next_level(self, side: int) -> Level | None:
        """Return the next level, None if all are reached."""
        levels = self.known_sheet(side).levels
        return levels[self.reached(side)] if self.reached(side) < len(levels) else None

    def modifiers(self, side: int, mod: str) -> Iterator[Modifier]:
        """Yield the modifiers in force: reached levels and passive bonuses (FD-5.17, FD-6.6)."""
        sheet = self.known_sheet(side)
        levels = [one for level in sheet.levels[: self.reached(side)] for one in level.mods]
        stacks = self.sides[side]["abilities"]
        passive = [
            one
            for ability, stack in zip(sheet.abilities, stacks, strict=True)
            for one in ability.passive
            if stack
        ]
        yield from (one for one in (*levels, *passive) if one.mod == mod)

    def modifier(self, side: int, mod: str, ability: int | None = None) -> int:
        """Return what modifiers add up to, for an ability where they name one."""
        found = self.modifiers(side, mod)
        return sum(one.n for one in found if one.ability in {None, ability})

    def hand_size(self, side: int) -> int:
        """Return how many cards a side draws up to (FD-4.7)."""
        return int(self.labels.switches.hand) + self.modifier(side, "hand_size")

    def most(self, side: int, number: int) -> int:
        """Return how many cards an ability can hold (FD-5.2)."""
        return self.ability(side, number).most + self.modifier(side, "max", number)

    def is_wild(self, side: int, card: str) -> bool:
        """Return whether a face-up card on an ability is wild by a level (FD-R54)."""
        found = self.modifiers(side, "wild")
        return any(card[0] in one.ranks or card[1] in one.suits for one in found)

    def effects(self, side: int, number: int, count: int) -> tuple[Effect, ...]:
        """Return what so many cards on an ability do; more than a column knows do its most."""
        table = self.ability(side, number).effects
        if self.labels.is_nemesis(side) and table and count > max(table):
            return table[max(table)]
        return table.get(count, ())

    def missing(self, side: int) -> int:
        """Return how many cards a side draws at the end of its turn (FD-4.7)."""
        return max(0, self.hand_size(side) - self.hand_count(side))

    def defends_from(self, side: int) -> int | None:
        """Return the ability that a sheet defends from, None for the hand or no defence."""
        defence = self.known_sheet(side).defence
        return None if defence is None else defence.ability

    def prevented(self, side: int, count: int) -> int:
        """Return how many points a defence with so many cards prevents (FD-9.4), 0 if none."""
        defence = self.known_sheet(side).defence
        table = () if defence is None else defence.table
        if not 0 < count <= len(table) or table[count - 1] == 0:
            return 0
        return table[count - 1] + self.modifier(side, "defend")


def value_of(card: str) -> int:
    """Return the value of a rank (FD-2.2)."""
    return _VALUES.get(card[0]) or int(card[0])


def total(cards: list[str]) -> int:
    """Return the sum of ranks (FD-6.2)."""
    return sum(value_of(card) for card in cards)


def _count(cards: int | list[str]) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _lying(text: str) -> Lying:
    """Read an entry such as `7h`, `w1` or `w1=kd`."""
    if not text.startswith("w"):
        return Lying(None, text)
    label, _, card = text.partition("=")
    return Lying(label, card or None)
