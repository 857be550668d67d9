"""Move texts of 52 Duels: action id <-> text, and what others see of a move.

`play 2`, `add 7h`, `done`, `use stored 4c`, `bomb w1 on 3`, `move 5d from 1 to 2`; hidden
cards are seen as `draw ??`, `dig ??`, `hide ??`, `keep ??`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import NotationError
from ecliptic.games.fifty_two_duels.cards import ABILITIES, LABELS, OPTION, PAIRS, SIDES
from ecliptic.games.fifty_two_duels.choices import target_of
from ecliptic.games.fifty_two_duels.sheets import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Sequence

EXPECTED: Final = (
    "play <ability>, level, end, use or use stored <card>, add, toss, hide, discard, stash, "
    "retrieve, keep or defend <card>, done, activate, hold, bomb hand, bomb <card> on "
    "<ability>, on <ability>, top hand, top on <ability>, take, move <card> from <ability> to "
    "<ability>, yes, no, option <number>, pick or nemesis <sheet>; by chance first <seat>, "
    "draw, wound, lose, store or dig <card>"
)

TOKENS: Final = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
"""All cards in canonical order (FD-2.1)."""

LABEL_TOKENS: Final = tuple(f"w{number}" for number in range(1, LABELS + 1))

HIDDEN: Final = ("draw ??", "dig ??", "hide ??", "keep ??")

_PLACES: Final = range(1, ABILITIES + 1)
_PAIRS: Final = [(pair // 3 + 1, target_of(pair) + 1) for pair in range(PAIRS)]

_DECISIONS: Final = [
    *(f"play {ability}" for ability in _PLACES),
    "level",
    "end",
    *(f"use {card}" for card in TOKENS),
    *(f"use stored {card}" for card in TOKENS),
    "done",
    *(f"add {card}" for card in TOKENS),
    *(f"toss {card}" for card in TOKENS),
    "activate",
    "hold",
    "bomb hand",
    *(f"bomb {card} on {ability}" for ability in _PLACES for card in TOKENS),
    *(f"bomb {label} on {ability}" for ability in _PLACES for label in LABEL_TOKENS),
    *(f"on {ability}" for ability in _PLACES),
    *(f"hide {card}" for card in TOKENS),
    "top hand",
    *(f"top on {ability}" for ability in _PLACES),
    "take",
    *(f"defend {card}" for card in (*TOKENS, *LABEL_TOKENS)),
    *(f"discard {card}" for card in TOKENS),
    *(f"stash {card}" for card in TOKENS),
    *(f"retrieve {card}" for card in TOKENS),
    *(f"keep {card}" for card in TOKENS),
    *(f"move {card} from {i} to {j}" for i, j in _PAIRS for card in TOKENS),
    *(f"move {label} from {i} to {j}" for i, j in _PAIRS for label in LABEL_TOKENS),
    "yes",
    "no",
]


class Notation:
    """The texts of all action ids; `ids` are those of the sheets, in the order of the file."""

    def __init__(self, ids: Sequence[str], options: int) -> None:
        self.ids = tuple(ids)
        self._actions = [
            *_DECISIONS,
            *(f"option {number}" for number in range(1, options + 1)),
            *(f"pick {sheet}" for sheet in ids),
            *(f"nemesis {sheet}" for sheet in ids),
            *(f"first {side}" for side in range(SIDES)),
            *(f"{chance} {card}" for chance in _CHANCES for card in TOKENS),
        ]
        assert len(_DECISIONS) == OPTION
        self._ids = {text: action for action, text in enumerate(self._actions)}

    def action_text(self, action: int) -> str:
        """Return the move text of an action id."""
        return self._actions[action]

    def seen_text(self, seen: int) -> str:
        """Return the text of what a seat sees of a move (`State.seen`)."""
        count = len(self._actions)
        return self._actions[seen] if seen < count else HIDDEN[seen - count]

    def action_named(self, text: str) -> int:
        """Return the action id of a move text.

        Raises:
            NotationError: no move of this game has this text.
        """
        action = self._ids.get(text)
        if action is None:
            raise NotationError(text, EXPECTED)
        return action


_CHANCES: Final = ("draw", "wound", "lose", "store", "dig")
