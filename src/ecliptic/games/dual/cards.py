"""The cards of one game of Dual, and its switches, as native tables.

A face is a card the way up it is held. With n cards, face f below n is card f with its
first end awake (up), face f + n is the same card with its other end awake. A hand is the
set of its faces, so turning a whole hand swaps the two halves of the set. Nothing here
changes after the game was made; all states share it.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import first, moved, only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec

NOBODY: Final = -1
"""Where a seat, a face or a card could stand and none does."""

BY_CHANCE: Final = -1
"""`first_dealer`: a chance node draws the dealer."""

LATEST: Final = 0
"""`coin_tie`: the tied player who won the later trick gets the Coin."""

NOBODY_GETS_IT: Final = 1
"""`coin_tie`: the Coin of a full tie stays away."""

EACH: Final = 2
"""`coin_tie`: every tied player gets a Coin."""


def faces_by_suit(suits: list[int]) -> vec[i64]:
    """Return the set of faces of each of up to six suits."""
    faces = vec[i64]([0, 0, 0, 0, 0, 0])
    for face in range(len(suits)):
        faces[suits[face]] |= only(face)
    return faces


def star_cards(values: list[int], star_value: int) -> i64:
    """Return the cards that show the value which earns a Star, on either end (DU-5.4)."""
    count: i64 = len(values) // 2
    found: i64 = 0
    for face in range(2 * count):
        if values[face] == star_value:
            found |= only(face % count)
    return found


@final
class Switches:
    """The variant switches of one game object.

    `turned` is the number of cards that lie turned in a fresh deck, if `half` is set.
    """

    def __init__(
        self,
        *,
        players: i64,
        rounds: i64,
        first_dealer: i64,
        coin_tie: i64,
        half: bool,
        in_order: bool,
        tokens: bool,
        turned: i64,
    ) -> None:
        self.players: i64 = players
        self.rounds: i64 = rounds
        self.first_dealer: i64 = first_dealer
        self.coin_tie: i64 = coin_tie
        self.half: bool = half
        self.in_order: bool = in_order
        self.tokens: bool = tokens
        self.turned: i64 = turned


@final
class Tables:
    """Cards and switches of one game object.

    `ends` holds the suits (0-based, in file order) and values of the first ends of all
    cards, then of the other ends, so that both are read by face.
    """

    def __init__(
        self,
        switches: Switches,
        suit_count: i64,
        suits: list[int],
        values: list[int],
        stars: list[int],
        star_value: int,
    ) -> None:
        """Make the tables.

        `suit_count` is the number of suits in the file, whether or not a card has them.
        `suits` and `values` are by face (first ends, then other ends), `stars` by card.
        """
        cards: i64 = len(stars)
        self.cards: i64 = cards
        self.all_cards: i64 = first(cards)
        self.suits: i64 = suit_count
        self.suit: vec[i64] = vec[i64](suits)
        self.value: vec[i64] = vec[i64](values)
        self.stars: vec[i64] = vec[i64](stars + stars)
        self.of_suit: vec[i64] = faces_by_suit(suits)
        self.star_cards: i64 = star_cards(values, star_value)
        self.coupled: bool = self._coupled()
        self.sided: bool = self._sided()
        self.switches: Switches = switches
        self.players: i64 = switches.players
        self.half: bool = switches.half
        self.first_ends: i64 = cards - switches.turned if switches.half else 0
        self.tricks: i64 = cards // switches.players
        faces = 2 * cards
        self.flip: i64 = faces  # play <face> has the ids from 0
        self.wind: i64 = 2 * faces
        self.wind_none: i64 = self.wind + self.players
        self.dealer: i64 = self.wind_none + 1
        self.deal: i64 = self.dealer + self.players
        self.actions: i64 = self.deal + faces
        self.flip_hidden: i64 = self.actions  # what others see of a flip or deal
        self.flip_suit: i64 = self.flip_hidden + 1
        self.deal_suit: i64 = self.flip_suit + self.suits

    def other(self, face: i64) -> i64:
        """Return the same card the other way up."""
        return face - self.cards if face >= self.cards else face + self.cards

    def turned(self, faces: i64) -> i64:
        """Return the same cards, each the other way up."""
        return (faces >> self.cards) | moved(faces & self.all_cards, self.cards)

    def cards_of(self, faces: i64) -> i64:
        """Return the cards of a set of faces, whichever way up."""
        return (faces | (faces >> self.cards)) & self.all_cards

    def awake(self, card: i64, suit: i64) -> i64:
        """Return the face of a card that has this suit awake."""
        return card if self.suit[card] == suit else card + self.cards

    def _coupled(self) -> bool:
        """Return whether every suit has one fixed partner on the other ends."""
        for face in range(2 * self.cards):
            partner = self.suit[self.other(face)]
            for twin in range(2 * self.cards):
                same = self.suit[twin] == self.suit[face]
                if same and self.suit[self.other(twin)] != partner:
                    return False
        return True

    def _sided(self) -> bool:
        """Return whether a suit tells which end of its card is up."""
        for suit in range(self.suits):
            faces = self.of_suit[suit]
            if faces & self.all_cards != 0 and faces & ~self.all_cards != 0:
                return False
        return True
