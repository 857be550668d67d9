"""The cards, sheets and switches of one game of 52 Duels, as native tables.

A card is a number in canonical order (FD-2.1): four times its rank from the ace on, plus
its suit in the order c, s, h, d. Sets of cards are bit sets. A sheet is a number, twice
that of its character, plus 1 for the Corrupted side; an ability is four times its sheet
plus its place. Nothing here changes after the game was made; all states share it.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import moved
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.fifty_two_duels.program import Program

NONE: Final = -1
"""Where a card, a sheet or a program could stand and none does."""

CARDS: Final = 52
SUITS: Final = 4
RANKS: Final = 13
SIDES: Final = 2
ABILITIES: Final = 4
PAIRS: Final = 12
"""Ways to move from one ability to another."""

WHOLE: Final = 0xFFFFFFFFFFFFF
"""All cards of a deck."""

CLUBS: Final = 0x1111111111111
"""All clubs; at the same time the ranks of a set, each at four times its number."""

FACES: Final = 0xFFF0000000000
"""Jacks, queens and kings."""

CLUB: Final = 0
SPADE: Final = 1
HEART: Final = 2
DIAMOND: Final = 3

# Requirements, and patterns of a Defend section.
ANY: Final = 0
SAME_SUIT: Final = 1
SAME_RANK: Final = 2
RUN: Final = 3
FULL_HOUSE: Final = 4
NO_CARDS: Final = 5

# What modifiers change; `DAMAGE` and `MOST` by ability.
HAND_SIZE: Final = 0
ACTION: Final = 1
ARMOR: Final = 2
PREVENTS: Final = 3
DEFEND_SUITS: Final = 4
HEALS: Final = 5
ITEM_DRAW: Final = 6
FREE_ITEMS: Final = 7
WILD: Final = 8
DAMAGE: Final = 9
MOST: Final = 13
MODIFIERS: Final = 17

OCCUPIED: Final = 16
"""Sets of abilities with cards on them."""

COUNTS: Final = 64
"""Entries of the programs of an ability, by number of cards."""

IN_HAND: Final = 4
"""Where a Defend section from the hand takes its cards; 0 to 3 is an ability."""

LABELS: Final = 8
"""Face-down cards on one ability at most."""

ROOM: Final = 13
"""Cards on one ability at most: a column can hold a whole suit."""

# Action ids: decisions first, then chance. One range of ids for each kind of move. Those
# of options, sheets and chance depend on the card set: see `Tables`.
PLAY: Final = 0
LEVEL: Final = PLAY + ABILITIES
END: Final = LEVEL + 1
USE: Final = END + 1
USE_STORED: Final = USE + CARDS
DONE: Final = USE_STORED + CARDS
ADD: Final = DONE + 1
TOSS: Final = ADD + CARDS
ACTIVATE: Final = TOSS + CARDS
HOLD: Final = ACTIVATE + 1
BOMB_HAND: Final = HOLD + 1
BOMB: Final = BOMB_HAND + 1
BOMB_DOWN: Final = BOMB + ABILITIES * CARDS
ON: Final = BOMB_DOWN + ABILITIES * LABELS
HIDE: Final = ON + ABILITIES
TOP_HAND: Final = HIDE + CARDS
TOP_ON: Final = TOP_HAND + 1
TAKE: Final = TOP_ON + ABILITIES
DEFEND: Final = TAKE + 1
DEFEND_DOWN: Final = DEFEND + CARDS
DISCARD: Final = DEFEND_DOWN + LABELS
STASH: Final = DISCARD + CARDS
RETRIEVE: Final = STASH + CARDS
KEEP: Final = RETRIEVE + CARDS
MOVE: Final = KEEP + CARDS
MOVE_DOWN: Final = MOVE + PAIRS * CARDS
YES: Final = MOVE_DOWN + PAIRS * LABELS
NO: Final = YES + 1
OPTION: Final = NO + 1

# What others see of hidden moves, counted from `Tables.actions` on; no actions.
DRAW_HIDDEN: Final = 0
DIG_HIDDEN: Final = 1
HIDE_HIDDEN: Final = 2
KEEP_HIDDEN: Final = 3


@final
class Switches:
    """The variant switches of one game object, and our own for study.

    `character_0` and `character_1` are NONE where they are picked; `starter` is NONE for
    chance, `turn_limit` 0 for none. Each side plays with the cards `deck`, draws `hand`
    cards and has `actions` actions a turn.
    """

    def __init__(  # noqa: PLR0913  # one for each switch
        self,
        *,
        solo: bool,
        character_0: i64,
        character_1: i64,
        starter: i64,
        mirror: bool,
        turn_limit: i64,
        face_cards: i64,
        scan_again: bool,
        deck: i64,
        hand: i64,
        actions: i64,
    ) -> None:
        self.solo: bool = solo
        self.character_0: i64 = character_0
        self.character_1: i64 = character_1
        self.starter: i64 = starter
        self.mirror: bool = mirror
        self.turn_limit: i64 = turn_limit
        self.face_cards: i64 = face_cards
        self.scan_again: bool = scan_again
        self.deck: i64 = deck
        self.hand: i64 = hand
        self.actions: i64 = actions


@final
class Abilities:
    """What abilities are, by ability.

    `suits` are the cards that fit, `most` the printed maximum, `entry` the programs by
    number of cards (`COUNTS` for each ability), `highest` the greatest number with one.
    """

    def __init__(
        self,
        requirement: list[int],
        suits: list[int],
        most: list[int],
        entry: list[int],
        highest: list[int],
    ) -> None:
        self.requirement: vec[i64] = vec[i64](requirement)
        self.suits: vec[i64] = vec[i64](suits)
        self.most: vec[i64] = vec[i64](most)
        self.entry: vec[i64] = vec[i64](entry)
        self.highest: vec[i64] = vec[i64](highest)


@final
class Levels:
    """The levels of all sheets.

    `count` and `begin` are by sheet; from `begin` on stand a sheet's `threshold`s and the
    programs of its `now` effects. `total` is the sum of a sheet's thresholds, NONE for a
    Corrupted side that does not exist. `modifiers` holds rows of `MODIFIERS` numbers for
    every number of reached levels and set of abilities with cards, from `modified` on.
    """

    def __init__(
        self,
        count: list[int],
        begin: list[int],
        threshold: list[int],
        now: list[int],
        total: list[int],
        modified: list[int],
        modifiers: list[int],
    ) -> None:
        self.count: vec[i64] = vec[i64](count)
        self.begin: vec[i64] = vec[i64](begin)
        self.threshold: vec[i64] = vec[i64](threshold)
        self.now: vec[i64] = vec[i64](now)
        self.total: vec[i64] = vec[i64](total)
        self.modified: vec[i64] = vec[i64](modified)
        self.modifiers: vec[i64] = vec[i64](modifiers)


@final
class Defences:
    """The Defend sections, by sheet (FD-9.4).

    `zone` is an ability, IN_HAND, or NONE without such a section. Cards fit that are in
    `suits` (raised by modifiers) and in `ranks`. `sizes` are the numbers of cards that
    prevent something, `longest` the length of the table, `prevents` the points by number
    of cards (`COUNTS` for each sheet).
    """

    def __init__(
        self,
        zone: list[int],
        suits: list[int],
        ranks: list[int],
        pattern: list[int],
        sizes: list[int],
        longest: list[int],
        prevents: list[int],
    ) -> None:
        self.zone: vec[i64] = vec[i64](zone)
        self.suits: vec[i64] = vec[i64](suits)
        self.ranks: vec[i64] = vec[i64](ranks)
        self.pattern: vec[i64] = vec[i64](pattern)
        self.sizes: vec[i64] = vec[i64](sizes)
        self.longest: vec[i64] = vec[i64](longest)
        self.prevents: vec[i64] = vec[i64](prevents)


@final
class Tables:
    """Sheets, their programs and the switches of one game object.

    `column` gives the place of each suit's column by sheet (for a front sheet, the suits
    in canonical order). `options` is the most options that a choice has. The last ranges
    of action ids begin at `pick` and so on; `actions` is how many ids there are.
    """

    def __init__(
        self,
        switches: Switches,
        characters: i64,
        abilities: Abilities,
        levels: Levels,
        defences: Defences,
        column: list[int],
        program: Program,
        options: i64,
    ) -> None:
        self.switches: Switches = switches
        self.characters: i64 = characters
        self.abilities: Abilities = abilities
        self.levels: Levels = levels
        self.defences: Defences = defences
        self.column: vec[i64] = vec[i64](column)
        self.program: Program = program
        self.pick: i64 = OPTION + options
        self.nemesis: i64 = self.pick + characters
        self.first: i64 = self.nemesis + characters
        self.draw: i64 = self.first + SIDES
        self.wound: i64 = self.draw + CARDS
        self.lose: i64 = self.wound + CARDS
        self.store: i64 = self.lose + CARDS
        self.dig: i64 = self.store + CARDS
        self.actions: i64 = self.dig + CARDS


def suit_of(card: i64) -> i64:
    """Return the suit of a card."""
    return card & 3


def value_of(card: i64) -> i64:
    """Return the rank value of a card: ace 1 to king 13 (FD-2.2)."""
    return (card >> 2) + 1


def cards_of_suit(suit: i64) -> i64:
    """Return all cards of a suit."""
    return moved(CLUBS, suit)


def cards_of_rank(card: i64) -> i64:
    """Return all cards that have the rank of this card."""
    return moved(15, card & 60)
