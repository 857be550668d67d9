"""The cards, stars and switches of one game of Zodiac Duel, as native tables.

A card is a number in the ASCII order of the card ids, a sign a number in the ASCII order
of the sign names; sets of both are bit sets. What a star does is a program for `effects`.
Nothing here changes after the game was made; all states share it.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zodiac_duel.program import Program

NONE: Final = -1
"""Where a card, a sign or a seat could stand and none does."""

DOWN: Final = -2
"""A face-down card that keeps the place of a fighter that has left (ZD-6.8)."""

CARDS: Final = 48
SIGN_COUNT: Final = 12

FIRST: Final = 0
BASIC: Final = 1
ADVANCED: Final = 2
EXPERT: Final = 3
CUSTOM: Final = 4

AQUARIUS: Final = 0
ARIES: Final = 1
CANCER: Final = 2
CAPRICORNUS: Final = 3
GEMINI: Final = 4
LEO: Final = 5
LIBRA: Final = 6
PISCES: Final = 7
SAGITTARIUS: Final = 8
SCORPIUS: Final = 9
TAURUS: Final = 10
VIRGO: Final = 11

# Action ids: decisions first, then chance. One range of ids for each kind of move.
KEEP_FIGHTER: Final = 0
KEEP_STAR: Final = CARDS
FIGHT: Final = 2 * CARDS
FORCE: Final = 3 * CARDS
STAR: Final = 4 * CARDS
REAR: Final = 5 * CARDS
CHOOSE: Final = 6 * CARDS
OPTION: Final = 7 * CARDS
OPTIONS: Final = 4
DECLINE: Final = OPTION + OPTIONS
PASS: Final = DECLINE + 1
SELECT: Final = PASS + 1
FIRST_CHANCE: Final = SELECT + SIGN_COUNT
DEAL_SIGN: Final = FIRST_CHANCE
MIDDLE: Final = DEAL_SIGN + SIGN_COUNT
DRAW: Final = MIDDLE + SIGN_COUNT
INITIATIVE: Final = DRAW + CARDS
REVEAL: Final = INITIATIVE + 2
RANDOM: Final = REVEAL + CARDS
ACTIONS: Final = RANDOM + CARDS

# The sets of cards that a game begins with, when signs are not drafted.
DECK: Final = 0
BASE_0: Final = 1
BASE_1: Final = 2
HAND_0: Final = 3
HAND_1: Final = 4
OPENING_SETS: Final = 5

# What others see of hidden moves; no actions.
DRAW_HIDDEN: Final = ACTIONS
KEEP_HIDDEN: Final = ACTIONS + 1
SELECT_HIDDEN: Final = ACTIONS + 2
DEAL_HIDDEN: Final = ACTIONS + 3


@final
class Switches:
    """The variant switches of one game object, and our own for study.

    `tie` is the seat that takes the first initiative when totals tie, or NONE for a coin.
    `rounds` selection rounds keep `keep` cards each; with no rounds each seat has its
    first `fighters` cards and draws `drawn` stars. `wins` duels win the game.
    """

    def __init__(  # noqa: PLR0913  # one for each switch
        self,
        *,
        mode: i64,
        a_seat: i64,
        tie: i64,
        aquarius_penalty: bool,
        borrowed: bool,
        fresh: bool,
        revives: bool,
        rounds: i64,
        keep: i64,
        fighters: i64,
        stars: i64,
        drawn: i64,
        wins: i64,
    ) -> None:
        self.mode: i64 = mode
        self.a_seat: i64 = a_seat
        self.tie: i64 = tie
        self.aquarius_penalty: bool = aquarius_penalty
        self.borrowed: bool = borrowed
        self.fresh: bool = fresh
        self.revives: bool = revives
        self.rounds: i64 = rounds
        self.keep: i64 = keep
        self.fighters: i64 = fighters
        self.stars: i64 = stars
        self.drawn: i64 = drawn
        self.wins: i64 = wins


@final
class Tables:
    """Cards, star programs and switches of one game object.

    `sign`, `power`, `later_sign`, `later_power` (NONE but for Pisces) and `star` are
    by card. `entry`, `bound` (a draw or reveal in it, ZD-8.9) and `copies` are by star.
    """

    def __init__(
        self,
        switches: Switches,
        sign: list[int],
        power: list[int],
        later_sign: list[int],
        later_power: list[int],
        star: list[int],
        program: Program,
        openings: list[int],
    ) -> None:
        """Make the tables; `openings` are the sets that a game begins with, as below."""
        self.switches: Switches = switches
        self.cards: i64 = len(sign)
        self.sign: vec[i64] = vec[i64](sign)
        self.power: vec[i64] = vec[i64](power)
        self.later_sign: vec[i64] = vec[i64](later_sign)
        self.later_power: vec[i64] = vec[i64](later_power)
        self.star: vec[i64] = vec[i64](star)
        self.program: Program = program
        self.of_sign: vec[i64] = cards_by_sign(sign)
        self.opening: vec[i64] = vec[i64](openings)


def cards_by_sign(sign: list[int]) -> vec[i64]:
    """Return the set of cards of each sign."""
    found = vec[i64]([0] * SIGN_COUNT)
    for card in range(len(sign)):
        found[sign[card]] |= only(card)
    return found
