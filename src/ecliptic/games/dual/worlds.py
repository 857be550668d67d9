"""Counts and draws the worlds that fit what a seat knows, for any set of cards.

A world says for every unseen card which other seat holds it and which way up (or that
it is undealt), and which card each other seat flipped. The card an option takes counts
down what is still needed: awake ends by seat and suit, asleep ends where a hand has been
turned (they were awake before), undealt cards, flips, first ends of the deal. The number
of ways to finish is memoised by what is still needed, and drawing follows the counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ecliptic.core.bits import members_of, only, size
from ecliptic.games.dual.cards import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.rng import Rng
    from ecliptic.games.dual.cards import Tables
    from ecliptic.games.dual.state import DualState

UNDEALT: Final = -1
"""Stands for a seat where a card is still in the deck."""

Need: TypeAlias = tuple[str, int, int]
"""What is counted: its kind, the seat, the suit (0 where they do not matter)."""


class Option(NamedTuple):
    """One way for a card to lie: with `seat` as `face`, perhaps as the one it flipped.

    `uses` are the places in the list of needs that it counts down by one.
    """

    seat: int
    face: int
    flipped: bool
    uses: tuple[int, ...]


class Knowledge:
    """What one seat knows of the others' cards, as options and needs."""

    def __init__(self, state: DualState, seat: int, unseen: int, *, flips_hidden: bool) -> None:
        self._state = state
        self._tables: Tables = state.tables
        self._others = [other for other in range(state.num_players) if other != seat]
        self._flips = {
            other: state.flipped[other]
            for other in self._others
            if state.flipped[other] != NOBODY and not flips_hidden
        }
        needs = self._needs(seat, flips_hidden=flips_hidden)
        self._place = {need: place for place, need in enumerate(needs)}
        self.needs = tuple(needs.values())
        self.options = tuple(self._all_options(unseen))

    def _needs(self, seat: int, *, flips_hidden: bool) -> dict[Need, int]:
        tables, state = self._tables, self._state
        needs: dict[Need, int] = {("undealt", 0, 0): size(state.undealt)}
        for other in self._others:
            hand = state.hands[other]
            for suit in range(tables.suits):
                needs["awake", other, suit] = size(hand & tables.of_suit[suit])
                if state.winds[other]:
                    asleep = tables.turned(hand) & tables.of_suit[suit]
                    needs["asleep", other, suit] = size(asleep)
        for other in self._flips:
            needs["flip", other, 0] = 1
        if tables.half:
            own = dealt_faces(state, seat, flips_hidden=flips_hidden)
            needs["first", 0, 0] = tables.first_ends - size(own & tables.all_cards)
        return needs

    def _all_options(self, unseen: int) -> Iterator[tuple[Option, ...]]:
        tables = self._tables
        by_suits = sorted(
            members_of(unseen),
            key=lambda card: (tables.suit[card], tables.suit[card + tables.cards]),
        )
        for card in by_suits:
            yield tuple(self._options_of(card))
        for other in self._others:
            for face in members_of(self._state.shed[other]):
                yield tuple(self._as_dealt(other, face, face, []))

    def _options_of(self, card: int) -> Iterator[Option]:
        for face in (card, card + self._tables.cards):
            for other in self._others:
                after_flip = face
                if self._state.winds[other] & 1:
                    after_flip = self._tables.other(face)
                yield from self._as_dealt(other, face, after_flip, self._ends(other, face))
            if self._state.undealt:
                yield self._option(UNDEALT, face, False, [("undealt", 0, 0)], face)

    def _ends(self, other: int, face: int) -> list[Need]:
        tables = self._tables
        ends: list[Need] = [("awake", other, tables.suit[face])]
        if self._state.winds[other]:
            ends.append(("asleep", other, tables.suit[tables.other(face)]))
        return ends

    def _as_dealt(
        self, other: int, face: int, after_flip: int, ends: list[Need]
    ) -> Iterator[Option]:
        """Yield the card as one that was not flipped and, if the backs allow, as the one."""
        tables = self._tables
        before = tables.other(after_flip)
        yield self._option(other, face, False, ends, after_flip)
        if other in self._flips:
            flipped = self._flips[other]
            suits = (tables.suit[before], tables.suit[after_flip])
            if suits == (tables.suit[flipped], tables.suit[tables.other(flipped)]):
                yield self._option(other, face, True, [*ends, ("flip", other, 0)], before)

    def _option(self, seat: int, face: int, flipped: bool, uses: list[Need], dealt: int) -> Option:
        if self._tables.half and dealt < self._tables.cards:
            uses = [*uses, ("first", 0, 0)]
        return Option(seat, face, flipped, tuple(self._place[need] for need in uses))


class Worlds:
    """All worlds that some knowledge allows, counted as far as drawing has asked."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.options = knowledge.options
        self.needs = knowledge.needs
        self._left = _cards_left(self.options, len(self.needs))
        self._counts: dict[tuple[int, tuple[int, ...]], int] = {}

    def fits(self, knowledge: Knowledge) -> bool:
        """Return whether this counting answers the same question."""
        return self.needs == knowledge.needs and self.options == knowledge.options

    def count(self, card: int, needs: tuple[int, ...]) -> int:
        """Return in how many ways the cards from number `card` on can meet the needs."""
        found = self._counts.get((card, needs))
        if found is None:
            found = self._counted(card, needs)
            self._counts[card, needs] = found
        return found

    def _counted(self, card: int, needs: tuple[int, ...]) -> int:
        if any(need > left for need, left in zip(needs, self._left[card], strict=True)):
            return 0
        if card == len(self.options):
            return 1
        return sum(
            self.count(card + 1, _after(needs, option))
            for option in self.options[card]
            if _possible(needs, option)
        )

    def draw(self, rng: Rng) -> list[Option]:
        """Return one world, every one equally likely: an option for each card."""
        needs = self.needs
        world: list[Option] = []
        for card, options in enumerate(self.options):
            rest = rng.below_big(self.count(card, needs))
            possible = [option for option in options if _possible(needs, option)]
            ways = [self.count(card + 1, _after(needs, option)) for option in possible]
            chosen = 0
            while rest >= ways[chosen]:
                rest -= ways[chosen]
                chosen += 1
            world.append(possible[chosen])
            needs = _after(needs, possible[chosen])
        return world


def _cards_left(options: Sequence[Sequence[Option]], needs: int) -> list[tuple[int, ...]]:
    """Return for each card how many from it on could count each need down.

    So a branch that can meet some need no more is left at once.
    """
    left = [(0,) * needs]
    for card in reversed(options):
        useful = {place for option in card for place in option.uses}
        left.append(tuple(count + (place in useful) for place, count in enumerate(left[-1])))
    return left[::-1]


def _possible(needs: tuple[int, ...], option: Option) -> bool:
    return all(needs[place] > 0 for place in option.uses)


def _after(needs: tuple[int, ...], option: Option) -> tuple[int, ...]:
    left = list(needs)
    for place in option.uses:
        left[place] -= 1
    return tuple(left)


def dealt_faces(state: DualState, seat: int, *, flips_hidden: bool) -> int:
    """Return the cards a seat was dealt in this round, the way up they were dealt."""
    hand = state.hands[seat]
    if state.winds[seat] & 1:
        hand = state.tables.turned(hand)
    dealt = int(hand | state.shed[seat])
    flipped = state.flipped[seat]
    if flipped != NOBODY and not flips_hidden:
        dealt = (dealt & ~only(state.tables.other(flipped))) | only(flipped)
    return dealt


def put_into(state: DualState, seat: int, world: list[Option]) -> None:
    """Overwrite what `seat` cannot see of a state with a world, flips not yet shown apart."""
    tables = state.tables
    shed = sum(size(state.shed[other]) for other in range(state.num_players) if other != seat)
    held = world[: len(world) - shed]
    for other in range(state.num_players):
        if other != seat:
            state.hands[other] = sum(only(one.face) for one in held if one.seat == other)
    deck = [one.face for one in held if one.seat == UNDEALT]
    state.undealt = sum(only(face % tables.cards) for face in deck)
    if deck and tables.half:
        state.first_ends = sum(1 for face in deck if face < tables.cards)
    for place, one in enumerate(world):
        if one.flipped:
            state.flipped[one.seat] = _flipped_face(state, one, in_hand=place < len(held))


def _flipped_face(state: DualState, option: Option, *, in_hand: bool) -> int:
    """Return the face as it was named before it was flipped."""
    after_flip = option.face
    if in_hand and state.winds[option.seat] & 1:
        after_flip = state.tables.other(option.face)
    return int(state.tables.other(after_flip))
