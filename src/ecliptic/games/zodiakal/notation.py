"""Move texts of Zodiakal: action id <-> text. All moves are open to everybody.

`first 0`, `roll 6`, `move 3`, `collect`, `discard pearl`, `sacrifice pearl to 1`, `pass`,
`queen take flute`, `queen give goblet to 1`, `steal from 1`, `duel 1`, `wind to queen`,
`then nothing`, `roll again`, `exchange pearl for star`, `ally to queen`, `ally trade pearl`,
`ally gain goblet star`, `block moonstone pearl`, `allow`, `take sword`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.errors import NotationError
from ecliptic.games.zodiakal.action_ids import FACES
from ecliptic.games.zodiakal.board import RANDOM
from ecliptic.games.zodiakal.holding import combinations_of

if TYPE_CHECKING:
    from ecliptic.games.zodiakal.board import Tables
    from ecliptic.games.zodiakal.board_file import Board


class Notation:
    """The texts of all action ids of one game object."""

    def __init__(self, tables: Tables, board: Board) -> None:
        self.tiles = [tile.id for tile in board.tiles]
        self.tokens = [tile.token for tile in board.tiles]
        seats = range(tables.players)
        take = [f"take {token}" for token in self.tokens]
        by_chance = tables.switches.take_choice == RANDOM
        self._actions = [
            *self._by_throw("move"),
            "collect",
            "decline",
            *(f"discard {token}" for token in self.tokens),
            *(f"sacrifice {token} to {seat}" for token in self.tokens for seat in seats),
            "pass",
            *(f"queen take {token}" for token in self.tokens),
            *(f"queen give {token} to {seat}" for token in self.tokens for seat in seats),
            *(f"steal from {seat}" for seat in seats),
            *(f"duel {seat}" for seat in seats),
            *(f"wind to {tile}" for tile in self.tiles),
            "roll again",
            *(f"exchange {token} for {other}" for token in self.tokens for other in self.tokens),
            "then nothing",
            *(f"ally to {tile}" for tile in self.tiles),
            *(f"ally trade {token}" for token in self.tokens),
            *(f"ally gain {tokens}" for tokens in self._side_by_side(2)),
            *(f"block {tokens}" for tokens in self._side_by_side(board.block_cost)),
            "allow",
            *([] if by_chance else take),
            *(f"first {seat}" for seat in seats),
            *self._by_throw("roll"),
            *(take if by_chance else []),
        ]
        self._ids = {text: action for action, text in enumerate(self._actions)}

    def _by_throw(self, word: str) -> list[str]:
        return [f"{word} {face}" for face in range(1, FACES + 1)]

    def _side_by_side(self, count: int) -> list[str]:
        return [" ".join(self.tokens[kind] for kind in kinds) for kinds in combinations_of(count)]

    def action_text(self, action: int) -> str:
        """Return the move text of an action id."""
        return self._actions[action]

    def action_named(self, text: str) -> int:
        """Return the action id of a move text.

        Raises:
            NotationError: no move of this game has this text.
        """
        action = self._ids.get(text)
        if action is None:
            raise NotationError(text, self._expected())
        return action

    def _expected(self) -> str:
        """Return what a move may look like."""
        token, tile = self.tokens[0], self.tiles[0]
        return (
            f"a move such as roll 6, queen take {token}, queen give {token} to 1, steal from 1, "
            f"duel 1, wind to {tile}, exchange {token} for {self.tokens[1]} or pass"
        )
