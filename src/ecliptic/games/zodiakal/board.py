"""The board of one game of Zodiakal, and its switches, as native tables.

Tiles and kinds of tokens share their numbers 0 to 6, in file order: tile k gives the
tokens of kind k. Sets of tiles and sets of kinds are bit sets. Nothing here changes after
the game was made; all states share it.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zodiakal.action_ids import ActionIds
from ecliptic.games.zodiakal.holding import KINDS, holdings_of, token

NOBODY: Final = -1
"""Where a seat or a tile could stand and none does."""

BY_CHANCE: Final = -1
"""`first_player`: a chance node draws the first seat."""

TAKER: Final = 0
VICTIM: Final = 1
RANDOM: Final = 2
"""`take_choice`: who chooses the token that is stolen or won."""

BLOCK: Final = 0
GIFT: Final = 1
STEAL: Final = 2
TRAVEL: Final = 3
REROLL: Final = 4
DUEL: Final = 5
EXCHANGE: Final = 6
"""Actions of tiles, in the order of the board file's words."""


@final
class Switches:
    """The variant switches of one game object.

    `kinds` different kinds win, and the die has `die` faces: both are our own. `roll_cap`
    0 means none.
    """

    def __init__(  # noqa: PLR0913  # one for each switch
        self,
        *,
        players: i64,
        first_player: i64,
        up_to: bool,
        optional: bool,
        fresh: bool,
        take_choice: i64,
        counter_block: bool,
        roll_cap: i64,
        draw: bool,
        kinds: i64,
        die: i64,
    ) -> None:
        self.players: i64 = players
        self.first_player: i64 = first_player
        self.up_to: bool = up_to
        self.optional: bool = optional
        self.fresh: bool = fresh
        self.take_choice: i64 = take_choice
        self.counter_block: bool = counter_block
        self.roll_cap: i64 = roll_cap
        self.draw: bool = draw
        self.kinds: i64 = kinds
        self.die: i64 = die


@final
class Relations:
    """The relations of a board, by tile: the set of tiles it is related to.

    `boon` is the set of kinds of which one must be owned to exchange one token for two,
    `banned` that of all kinds that a ban asks for.
    """

    def __init__(self) -> None:
        self.swap: vec[i64] = vec[i64]([0] * KINDS)
        self.truce: vec[i64] = vec[i64]([0] * KINDS)
        self.tribute: vec[i64] = vec[i64]([0] * KINDS)
        self.ban: vec[i64] = vec[i64]([0] * KINDS)
        self.boon: i64 = 0
        self.banned: i64 = 0


@final
class Tables(ActionIds):
    """Board and switches of one game object; the action ids come with them.

    `prices` are the ways to pay for a block, `pairs` those to take two tokens.
    """

    def __init__(
        self,
        switches: Switches,
        relations: Relations,
        squares: i64,
        tile_squares: list[int],
        actions: list[int],
        numbers: list[int],
        steal_on: list[int],
    ) -> None:
        """Make the tables.

        `tile_squares` and `actions` are by tile, `numbers` are hand limit, block cost and
        copies of each kind.
        """
        prices = holdings_of(numbers[1])
        super().__init__(switches.players, len(prices), by_chance=switches.take_choice == RANDOM)
        self.switches: Switches = switches
        self.relations: Relations = relations
        self.players: i64 = switches.players
        self.squares: i64 = squares
        self.square_of: vec[i64] = vec[i64](tile_squares)
        self.tile_at: vec[i64] = vec[i64]([NOBODY] * squares)
        self.action_of: vec[i64] = vec[i64](actions)
        self.moon: i64 = actions.index(BLOCK)
        self.hand_limit: i64 = numbers[0]
        self.block_cost: i64 = numbers[1]
        self.pairs: vec[i64] = vec[i64](holdings_of(2))
        self.prices: vec[i64] = vec[i64](prices)
        self.price_count: i64 = len(prices)
        self.steal_faces: i64 = 0
        for face in steal_on:
            self.steal_faces |= only(face)
        self.box: i64 = 0
        for tile in range(KINDS):
            self.tile_at[self.square_of[tile]] = tile
            self.box += numbers[2] * token(tile)
        self.most_windows: i64 = 1
        if switches.counter_block:  # ZK-R27: as many more as the rivals' tokens can pay for
            self.most_windows += (self.players - 1) * self.hand_limit // self.block_cost

    def ring(self, square: i64) -> i64:
        """Return the square, counted round the board as often as needed."""
        return square % self.squares
