"""Writes the programs of a card set from the checked effects of its sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels import program
from ecliptic.games.fifty_two_duels.cards import CLUBS, WHOLE
from ecliptic.games.fifty_two_duels.program import Program
from ecliptic.games.fifty_two_duels.sheets import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecliptic.games.fifty_two_duels.sheets import Amount, Effect

COUNTER: Final = {
    "used": program.USED,
    "clubs": program.OF_SUIT,
    "spades": program.OF_SUIT + 1,
    "hearts": program.OF_SUIT + 2,
    "diamonds": program.OF_SUIT + 3,
    "faces": program.USED_FACES,
    "wilds": program.USED_WILDS,
    "levels": program.LEVELS,
    "stored": program.STORED,
    "wounds": program.WOUNDS,
    "foe_wounds": program.FOE_WOUNDS,
    "hand": program.HAND,
    "foe_hand": program.FOE_HAND,
    "stacks": program.STACKS,
}

RECOVERED_TO: Final = {
    "choice": program.TO_CHOICE,
    "hand": program.TO_HAND,
    "ability": program.TO_ABILITY,
}


class Writer:
    """Writes programs one after another; `most_options` counts those of the widest choice."""

    def __init__(self) -> None:
        self.most_options = 0
        self._code: list[list[int]] = []
        self._numbers: list[int] = []
        self._options: list[int] = []

    def program(self) -> Program:
        """Return all that was written."""
        return Program(
            [number for row in self._code for number in row], self._numbers, self._options
        )

    def ability(self, effects: Sequence[Effect], trigger: Sequence[Effect]) -> int:
        """Write the effects of an ability, and return where they begin (FD-5.15)."""
        begin = len(self._code)
        self._list([*effects, *trigger])
        kept = [effect for effect in (*effects, *trigger) if effect.op == "keep"]
        if kept and kept[0].keep_on is not None:
            self._row(program.FINISH, kept[0].keep_on - 1, suits_set(kept[0].suits))
        else:
            self._row(program.FINISH, program.UNSET)
        return begin

    def now(self, effects: Sequence[Effect]) -> int:
        """Write the effects of a level, and return where they begin, or UNSET (FD-6.6)."""
        if not effects:
            return program.UNSET
        begin = len(self._code)
        self._list(effects)
        self._row(program.STOP)
        return begin

    def _row(self, *numbers: int) -> list[int]:
        row = [*numbers, *[0] * (program.WIDTH - len(numbers))]
        self._code.append(row)
        return row

    def _list(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            self._effect(effect)

    def _effect(self, effect: Effect) -> None:
        if effect.op == "choose":
            self._choose(effect)
        elif effect.op == "may":
            head = self._row(program.MAY)
            self._list(effect.do)
            head[1] = len(self._code)
        elif effect.op == "if":
            self._if(effect)
        elif effect.op == "look":
            self._row(program.LOOK)
        elif effect.op != "keep":  # FD-R55: it works when the used cards leave
            self._row(*self._plain(effect))

    def _plain(self, effect: Effect) -> list[int]:
        """Return the row of an effect that has an amount and holds no others."""
        number = self._number(effect.n)
        to_self = int(effect.target == "self")
        rows = {
            "damage": [program.DAMAGE, number, to_self, int(effect.sure)],
            "draw": [program.DRAW, number],
            "heal": [program.HEAL, number],
            "recover": [program.RECOVER, number, RECOVERED_TO.get(str(effect.target), 0)],
            "discard": [program.DISCARD, number, to_self, int(effect.how == "choose")],
            "strip": [program.STRIP, number],
            "store": [program.STORE, number, int(effect.source == "deck")],
            "retrieve": [program.RETRIEVE, number],
            "dig": [program.DIG, number, effect.take, int(effect.rest == "deck")],
            "actions": [program.ACTIONS, number],
            "move": [program.MOVE, number],
            "ward": [program.WARD, number],
            "items": [program.ITEMS, number],
        }
        return rows[effect.op]

    def _choose(self, effect: Effect) -> None:
        head = self._row(program.CHOOSE, len(effect.options), len(self._options))
        begin = len(self._options)
        self._options += [0] * len(effect.options)
        self.most_options = max(self.most_options, len(effect.options))
        jumps = []
        for place, option in enumerate(effect.options):
            self._options[begin + place] = len(self._code)
            self._list(option)
            jumps.append(self._row(program.JUMP))
        assert head[2] == begin
        self._land(jumps)

    def _if(self, effect: Effect) -> None:
        head = self._row(program.IF, COUNTER[str(effect.per)], effect.at_least)
        self._list(effect.do)
        jump = self._row(program.JUMP)
        head[3] = len(self._code)
        self._list(effect.otherwise)
        self._land([jump])

    def _land(self, jumps: Iterable[list[int]]) -> None:
        """Let jumps lead to what is written next."""
        for jump in jumps:
            jump[1] = len(self._code)

    def _number(self, amount: Amount | None) -> int:
        """Write an amount and return where it stands."""
        assert amount is not None
        place = len(self._numbers) // program.NUMBER_WIDTH
        counter = program.CONSTANT if amount.per is None else COUNTER[amount.per]
        cap = program.UNSET if amount.cap is None else amount.cap
        self._numbers += [counter, amount.base, amount.every, amount.each, cap]
        return place


def suits_set(suits: Sequence[str]) -> int:
    """Return the cards of these suits; of all where none is named."""
    return sum(CLUBS << SUITS.index(suit) for suit in suits) if suits else WHOLE


def ranks_set(ranks: Sequence[str]) -> int:
    """Return the cards of these ranks; of all where none is named."""
    return sum(15 << (4 * RANKS.index(rank)) for rank in ranks) if ranks else WHOLE
