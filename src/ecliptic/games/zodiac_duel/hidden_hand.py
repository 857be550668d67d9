"""One guess at the hidden hand of a rival: which card lies, or lay, in which of its slots.

A slot is a place of the hidden hand: a star kept in the selection, or a card drawn. A
guess is made in steps, each a choice among equally likely cards or slots. How many
choices there were depends on the guess itself, so it has a `weight`, the product of all
choices; guesses accepted in proportion to it are uniform over everything that fits.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import first, lowest, moved, only, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.rng import Rng
from ecliptic.core.series import Series
from ecliptic.games.zodiac_duel import memory
from ecliptic.games.zodiac_duel.cards import CARDS, NONE

MOST_SLOTS: Final = 512
"""Slots over a whole game; drawing has no rule that bounds them, but games are short."""

SLOTS_AT_ONCE: Final = CARDS
"""More slots than are ever there at the same time."""


@final
class HiddenHand:
    """The slots of a rival's hand, oldest first, as one guess fills them.

    `free` are the cards that a star kept in the selection can be, `unseen` those that can
    lie in the hand now, `returned` the cards shuffled away after the selection.
    """

    def __init__(self) -> None:
        self.slots: i64 = 0
        self.card: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.round: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.certain: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.alive: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self._birth: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self._seen: vec[i64] = vec[i64]([0] * CARDS)
        self.free: i64 = 0
        self.unseen: i64 = 0
        self.returned: i64 = 0
        self.given: i64 = 0
        self._gone: i64 = 0
        self._least: i64 = SLOTS_AT_ONCE
        self._bound: float = -1.0
        self._weight: float = 1.0

    def know(self, unseen: i64, free: i64) -> None:
        """Begin with what a seat knows; the guesses that follow share it."""
        self.unseen = unseen
        self.free = free
        self._bound = -1.0

    def open(self, mind: Series) -> None:
        """Begin a guess: list all slots that ever were, certain cards filled in."""
        self.slots = 0
        self.returned = 0
        self._weight = 1.0
        for entry in range(mind.count):
            told = mind.at(entry)
            kind = memory.kind(told)
            if kind <= memory.DRAWN:
                slot = self.slots
                self._birth[slot] = entry
                self.alive[slot] = 1
                self.round[slot] = memory.round_of(told) if kind == memory.KEPT else NONE
                self.card[slot] = memory.card_of(told)
                self.certain[slot] = 1 if self.card[slot] != NONE else 0
                self.slots += 1

    def held(self) -> i64:
        """Return the cards in the slots that are still there."""
        held: i64 = 0
        for slot in range(self.slots):
            if self.alive[slot] == 1:
                held |= only(self.card[slot])
        return held

    def of_round(self, played: i64) -> i64:
        """Return the stars kept in a round of the selection (0-based)."""
        stars: i64 = 0
        for slot in range(self.slots):
            if self.round[slot] == played:
                stars |= only(self.card[slot])
        return stars

    # The cards handed over for the last round: kept as stars there, or returned.

    def place_given(self, given: i64, last: i64, returns: i64, rng: Rng) -> None:
        """Place them, every way equally likely."""
        self.given = given
        places = first(returns)
        for slot in range(self.slots):
            if self.round[slot] == last:
                places = moved(places, 1) | 1
        while given != 0:
            card = lowest(given)
            given &= ~only(card)
            place = rng.member(places)
            places &= ~only(place)
            if place < returns:
                self.returned |= only(card)
            else:
                self.card[self._slot_of_round(last, place - returns)] = card

    def _slot_of_round(self, played: i64, place: i64) -> i64:
        """Return the slot of the star at a place among those kept in a round."""
        slot: i64 = 0
        while self.round[slot] != played or place > 0:
            if self.round[slot] == played:
                place -= 1
            slot += 1
        return slot

    # The cards that the rival has shown since.

    def empty(self, mind: Series, rng: Rng) -> bool:
        """Find a slot for every card that came out of the hand; return whether all fit.

        A card comes from any slot that was there then, each equally likely, unless it was
        given and so lies in a certain one.
        """
        for card in range(CARDS):
            self._seen[card] = NONE
        self._gone = 0
        self._least = SLOTS_AT_ONCE
        opened: i64 = 0
        for entry in range(mind.count):
            told = mind.at(entry)
            kind = memory.kind(told)
            if kind <= memory.DRAWN:
                opened += 1
                continue
            card = memory.card_of(told)
            if kind == memory.GONE:
                self._gone |= only(card)
                if not self._empty_one(card, opened, rng):
                    return False
            self._seen[card] = entry
        return True

    def _empty_one(self, card: i64, opened: i64, rng: Rng) -> bool:
        """Empty the slot that a card has come from; return whether it can have."""
        choices: i64 = 0
        slot: i64 = NONE
        for one in range(opened):
            if self.alive[one] == 1 and self.card[one] == card:
                slot = one
            if self.alive[one] == 1 and self.certain[one] == 0:
                choices += 1
        if self.given & only(card) != 0 and choices > 0 and choices < self._least:
            self._least = choices
        if slot != NONE:
            if self.certain[slot] == 0:
                self._weight /= float(choices)  # this choice was not made
                if self._seen[card] >= self._birth[slot]:
                    return False
        else:
            slot = self._choice(opened, rng.below(choices))
            if self.card[slot] != NONE or not self._admits(slot, card):
                return False
            self.card[slot] = card
        self.alive[slot] = 0
        return True

    def _choice(self, opened: i64, rank: i64) -> i64:
        """Return the slot with this rank among those that are there and not certain."""
        slot: i64 = 0
        while self.alive[slot] == 0 or self.certain[slot] == 1 or rank > 0:
            if self.alive[slot] == 1 and self.certain[slot] == 0:
                rank -= 1
            slot += 1
        return slot

    def _admits(self, slot: i64, card: i64) -> bool:
        """Return whether a card can lie in a slot ever since the slot is there."""
        if self.round[slot] != NONE and self.free & only(card) == 0:
            return False
        return self._seen[card] < self._birth[slot]

    # What lies in the hand now.

    def fill(self, rng: Rng) -> bool:
        """Put unseen cards into the slots that are still there; return whether they fit."""
        used: i64 = 0
        for slot in range(self.slots):
            if self.alive[slot] == 1 and self.card[slot] != NONE:
                if self.certain[slot] == 0 and not self._still_holds(slot):
                    return False
                used |= only(self.card[slot])
        for slot in range(self.slots):
            if self.alive[slot] == 1 and self.card[slot] == NONE:
                source = self.unseen & ~used
                if self.round[slot] != NONE:
                    source &= self.free
                if source == 0:
                    return False
                self._weight *= float(size(source))
                card = rng.member(source)
                if self._seen[card] >= self._birth[slot]:
                    return False
                self.card[slot] = card
                used |= only(card)
        return True

    def _still_holds(self, slot: i64) -> bool:
        """Return whether a card that was placed in a slot can have been there ever since."""
        card = self.card[slot]
        return self.unseen & only(card) != 0 and self._seen[card] < self._birth[slot]

    def return_cards(self, returns: i64, rng: Rng) -> None:
        """Draw what was shuffled away after the selection.

        It was never seen in the selection, and kept as a star by nobody.
        """
        kept: i64 = 0
        for slot in range(self.slots):
            if self.round[slot] != NONE:
                kept |= only(self.card[slot])
        while size(self.returned) < returns:
            source = self.free & ~kept & ~self.returned
            self._weight *= float(size(source))
            self.returned |= only(rng.member(source))

    # Uniform over all guesses.

    def accepted(self, returns: i64, rng: Rng) -> bool:
        """Accept a complete guess in proportion to its weight."""
        if self._bound < 0.0:
            self._bound = self._greatest_weight(returns)
        return rng.unit() * self._bound < self._weight

    def _greatest_weight(self, returns: i64) -> float:
        """Return a bound on the weights of all guesses from this knowledge.

        A given card that was shown later spares a choice among `_least` slots at least.
        """
        kept: i64 = 0
        drawn: i64 = 0
        alive: i64 = 0
        for slot in range(self.slots):
            if self.certain[slot] == 0:
                alive += self.alive[slot]
                if self.round[slot] != NONE:
                    kept += 1
                else:
                    drawn += 1
        greatest: float = 1.0
        given = size(self.given)
        for kept_alive in range(kept + 1):
            if alive - kept_alive >= 0 and alive - kept_alive <= drawn:
                for in_hand in range(given + 1):
                    weight = self._filling(kept_alive, alive - kept_alive, in_hand)
                    for shown in range(size(self.given & self._gone) + 1):
                        back = given - in_hand - shown
                        if back >= 0:
                            both = weight * self._returning(kept, given - back, returns - back)
                            greatest = max(greatest, both)
                        weight /= float(self._least)
        return greatest

    def _filling(self, kept: i64, drawn: i64, in_hand: i64) -> float:
        """Return the choices of filling so many slots, some with cards that were given."""
        stars = falling(size(self.unseen & self.free), kept - in_hand)
        return stars * falling(size(self.unseen) - kept, drawn)

    def _returning(self, kept: i64, given_kept: i64, returns: i64) -> float:
        """Return the choices of returning cards when so many of the given were kept."""
        return falling(size(self.free) - (kept - given_kept), returns)


def falling(choices: i64, picks: i64) -> float:
    """Return the ways to pick one after the other; 1 for no picks, or for too many."""
    ways: float = 1.0
    for pick in range(picks):
        if choices - pick > 1:
            ways *= float(choices - pick)
    return ways
