"""What is shown of a state of 52 Duels: the whole truth, or what one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, cast

from ecliptic.core.bits import members_of, size
from ecliptic.core.state import CHANCE
from ecliptic.games.fifty_two_duels import nodes
from ecliptic.games.fifty_two_duels.cards import ABILITIES, CARDS, NONE, ROOM, SIDES
from ecliptic.games.fifty_two_duels.notation import LABEL_TOKENS, TOKENS
from ecliptic.games.fifty_two_duels.piles import hand_size, held_for_sure, unseen
from ecliptic.games.fifty_two_duels.position import DOWN, ON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.games.fifty_two_duels.state import DuelsState

REASONS: Final = (None, "wounds", "exhaustion", "turn limit")

NODES: Final = (
    "pick",
    "first",
    "draw1",
    "store1",
    "wound1",
    "lose1",
    "dig1",
    "action",
    "add",
    "ladd",
    "toss",
    "bomb",
    "cloak_on",
    "cloak_card",
    "potion",
    "defend",
    "window",
    "strip",
    "give",
    "storehand",
    "retrieve",
    "digtake",
    "move",
    "choose",
    "may",
)
"""What the nodes are called (5.3), in the order of `nodes`."""

Actor = int | str | None
Pending = dict[str, object]


class _Side(TypedDict):
    character: str | None
    discard: list[str]
    wounds: list[str]
    abilities: list[list[str]]
    level_open: list[str]
    levels: list[list[str]]
    stored: list[str]
    in_use: list[str]
    ward: int
    revealed: bool


class FactsSide(_Side):
    """All of a side."""

    hand: list[str]
    deck: list[str]
    digging: list[str]
    fresh: list[str]
    may: dict[str, list[str]]


class OwnSide(_Side):
    """A side as its own seat sees it."""

    hand: list[str]
    deck: list[str]
    digging: list[str]
    opponent_knows_not_in_deck: list[str]


class OtherSide(_Side):
    """A side as others see it; `hand` are cards while a Nemesis hand is turned up."""

    hand: int | list[str]
    deck: int
    digging: int
    unseen: list[str]
    held: list[str]
    wild_may_be: dict[str, list[str]]


class Public(TypedDict):
    """What everybody sees; see docs/reference/fifty_two_duels.md for the keys."""

    turn: int
    active: int
    actions_left: int
    free_items_left: int
    actor: Actor
    pending: Pending | None
    result: list[float] | None
    reason: str | None


class Facts(Public):
    """All of a state."""

    options: dict[str, object]
    hand_sizes: list[int]
    sides: list[FactsSide]


class DuelsView(Public):
    """What one seat, or a spectator, may know."""

    sides: list[OwnSide | OtherSide]


class Viewer:
    """Makes facts and views of one game's states.

    `ids` are those of the sheets, `options` the options as facts show them.
    """

    def __init__(self, ids: Sequence[str], options: Mapping[str, object]) -> None:
        self.ids = tuple(ids)
        self.options = dict(options)

    def facts(self, state: DuelsState) -> Facts:
        """Return the whole truth."""
        return {
            "options": {name: _fresh(value) for name, value in self.options.items()},
            **self._public(state),
            "hand_sizes": [hand_size(state, side) for side in range(SIDES)],
            "sides": [self._facts_side(state, side) for side in range(SIDES)],
        }

    def view(self, state: DuelsState, seat: int | None) -> DuelsView:
        """Return what a seat, or a spectator, may know."""
        sides = [
            self._own_side(state, side) if side == seat else self._other_side(state, side)
            for side in range(SIDES)
        ]
        return {**self._public(state), "sides": sides}

    def _public(self, state: DuelsState) -> Public:
        over = state.reason != ON
        return {
            "turn": state.number,
            "active": state.active,
            "actions_left": state.actions,
            "free_items_left": state.free_items,
            "actor": actor_of(state),
            "pending": None if over else pending_of(state),
            "result": state.returns() if over else None,
            "reason": REASONS[state.reason],
        }

    def _side(self, state: DuelsState, side: int) -> _Side:
        sheet = state.sheet[side]
        return {
            "character": None if sheet == NONE else self.ids[sheet // 2],
            "discard": cards(state.discard[side]),
            "wounds": [
                TOKENS[state.wounds[side * CARDS + place]]
                for place in range(state.wound_count[side])
            ],
            "abilities": [],
            "level_open": cards(state.level_open[side]),
            "levels": [
                cards(state.level_cards[side * CARDS + level])
                for level in range(state.reached[side])
            ],
            "stored": cards(state.stored[side]),
            "in_use": cards(state.in_use[side]),
            "ward": state.ward[side],
            "revealed": state.revealed[side] != 0,
        }

    def _whole_side(self, state: DuelsState, side: int) -> dict[str, object]:
        return {
            **self._side(state, side),
            "hand": cards(state.hand[side]),
            "deck": cards(state.deck[side]),
            "digging": cards(state.digging[side]),
            "abilities": _stacks(state, side, open_handed=True),
        }

    def _facts_side(self, state: DuelsState, side: int) -> FactsSide:
        down = members_of(state.all_down(side))
        may = {TOKENS[card]: cards(state.may[side * CARDS + card]) for card in down}
        whole = self._whole_side(state, side)
        return cast("FactsSide", {**whole, "fresh": cards(state.fresh[side]), "may": may})

    def _own_side(self, state: DuelsState, side: int) -> OwnSide:
        known = cards(held_for_sure(state, side))
        whole = self._whole_side(state, side)
        return cast("OwnSide", {**whole, "opponent_knows_not_in_deck": known})

    def _other_side(self, state: DuelsState, side: int) -> OtherSide:
        hand = state.hand[side]
        return {
            **self._side(state, side),
            "hand": cards(hand) if state.revealed[side] else size(hand),
            "deck": size(state.deck[side]),
            "digging": size(state.digging[side]),
            "abilities": _stacks(state, side, open_handed=False),
            "unseen": cards(unseen(state, side)),
            "held": cards(held_for_sure(state, side)),
            "wild_may_be": _wild_may_be(state, side),
        }


def cards(members: int) -> list[str]:
    """Return the tokens of a set of cards, in canonical order."""
    return [TOKENS[card] for card in members_of(members)]


def actor_of(state: DuelsState) -> Actor:
    """Return who is to act: a seat, `chance`, or None at the end."""
    if state.reason != ON:
        return None
    return "chance" if state.turn == CHANCE else int(state.turn)


def pending_of(state: DuelsState) -> Pending:
    """Return the table of the node (5.3)."""
    pending: Pending = {"kind": NODES[nodes.node_of(state)], "actor": actor_of(state)}
    if (side := nodes.side_told(state)) != NONE:
        pending["side"] = side
    if (ability := nodes.ability_told(state)) != NONE:
        pending["ability"] = ability + 1
    if damage := nodes.damage_told(state):
        pending["damage"] = damage
    if number := nodes.number_told(state):
        pending["number"] = number
    if nodes.names_cards(state):
        labels = [LABEL_TOKENS[label] for label in members_of(state.chosen_down)]
        pending["chosen"] = cards(state.chosen) + labels
    return pending


def _stacks(state: DuelsState, side: int, *, open_handed: bool) -> list[list[str]]:
    first = side * ABILITIES
    return [_stack(state, place, open_handed) for place in range(first, first + ABILITIES)]


def _stack(state: DuelsState, place: int, open_handed: bool) -> list[str]:
    """Return the cards of an ability in order of placing; face-down ones have labels (FD-R8)."""
    shown = []
    labels = iter(LABEL_TOKENS)
    for entry in range(place * ROOM, place * ROOM + state.count[place]):
        card = state.order[entry]
        if card < DOWN:
            shown.append(TOKENS[card])
        else:
            label = next(labels)
            shown.append(f"{label}={TOKENS[card - DOWN]}" if open_handed else label)
    return shown


def _wild_may_be(state: DuelsState, side: int) -> dict[str, list[str]]:
    """Return what each face-down card can be, by label and ability (5.2)."""
    found = {}
    for ability in range(ABILITIES):
        place = side * ABILITIES + ability
        order = [state.order[place * ROOM + entry] for entry in range(state.count[place])]
        down = [card - DOWN for card in order if card >= DOWN]
        for label, card in zip(LABEL_TOKENS, down, strict=False):
            found[f"{label} on {ability + 1}"] = cards(state.may[side * CARDS + card])
    return found


def _fresh(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
