"""How tiles and tokens of Zodiakal are named in messages.

Tiles and tokens with the ids of the standard board have short names in every language;
those of other boards are called as their file says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, Term

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.games.zodiakal.board import Switches
    from ecliptic.games.zodiakal.board_file import Board

TILES: Final = frozenset({"moon", "queen", "comet", "wind", "wanderer", "hero", "sea"})
TOKENS: Final = frozenset({"moonstone", "goblet", "star", "trumpet", "flute", "sword", "pearl"})

Name = Message | Term


class Labels:
    """Messages for the tiles and tokens of one board, which are named by their ids.

    `tokens` are in file order, as counts of tokens are. `switches` are those of the game,
    for words that depend on them.
    """

    def __init__(self, board: Board, switches: Switches) -> None:
        self.board = board
        self.switches = switches
        self.tiles = {tile.id: tile for tile in board.tiles}
        self.tokens = [tile.token for tile in board.tiles]

    # What the board says.

    def kind(self, token: str) -> int:
        """Return the place of a token in counts of tokens."""
        return self.tokens.index(token)

    def tile_with(self, action: str) -> str:
        """Return the tile that has an action."""
        return next(tile.id for tile in self.board.tiles if tile.action == action)

    def tile_on(self, square: int) -> str | None:
        """Return the tile on a square, if one lies there."""
        return next((tile.id for tile in self.board.tiles if tile.square == square), None)

    def related(self, effect: str, tile: str) -> list[str]:
        """Return the tiles that a relation with this effect joins to a tile."""
        pairs = [one.tiles for one in self.board.relations if one.effect == effect]
        return [pair[1 - pair.index(tile)] for pair in pairs if tile in pair]

    def boon_tokens(self) -> list[str]:
        """Return the tokens of which one must be owned to exchange one for two (ZK-6.3)."""
        pairs = [one.tiles for one in self.board.relations if one.effect == "boon"]
        return [self.tiles[other].token for _, other in pairs]

    # Names.

    def tile(self, tile: str) -> Name:
        """Return the name of a tile, such as "the Queen"."""
        return Message(f"tile.{tile}") if tile in TILES else Term(self.tiles[tile].name)

    def to_tile(self, tile: str) -> Message:
        """Return the way to a tile, such as "to the Queen"."""
        if tile in TILES:
            return Message(f"to.{tile}")
        return Message("to.other", {"tile": self.tile(tile)})

    def token(self, token: str) -> Name:
        """Return the name of a kind of token, such as "Star"."""
        if token in TOKENS:
            return Message(f"token.{token}")
        return Term(self.board.tiles[self.kind(token)].token_name)

    def one(self, token: str) -> Message:
        """Return one token of a kind, such as "a Star"."""
        if token in TOKENS:
            return Message(f"one.{token}")
        return Message("one.other", {"token": self.token(token)})

    def ones(self, tokens: Iterable[str]) -> tuple[Message, ...]:
        """Return several tokens, such as "a Star" and "a Pearl"."""
        return tuple(self.one(token) for token in tokens)
