"""A game: rules made concrete by options and a card set, and all that is around them.

One `Game` object stands for one game with one set of options and one card set. It is
never changed after it was made. Card data belongs to it, never to a module, so two card
sets run side by side in one process.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from functools import cached_property
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
)

from ecliptic.core.card_set import CardSet, find_card_set
from ecliptic.core.errors import IllegalMoveError, OptionError
from ecliptic.core.options import Options, Switch
from ecliptic.core.rng import Rng
from ecliptic.core.rules_page import read_rules
from ecliptic.core.state import State
from ecliptic.core.words import DEFAULT_LANGUAGE, Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ecliptic.core.determinizer import Determinizer
    from ecliptic.core.heuristic import Heuristic
    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.scene import Scene

S = TypeVar("S", bound=State)


class BitSource(Protocol):
    """A generator of random bits, such as Python's `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of `k` random bits."""


View: TypeAlias = "dict[str, object]"
"""JSON-able data with exactly the keys of the game's reference page."""


class Game(ABC, Generic[S]):
    """The rules of one game with its words, views, notation and bounds.

    Class attributes that every game declares: `name` (as in `load_game`), `title` (as
    printed), `edition` (raised when its rules change; records keep theirs), `switches`
    (its options beside `cards`), `default_cards`, `folder` (its own folder) and `tiny`
    (option sets small enough for exhaustive trees). `zero_sum` says that returns add up
    to 0.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    edition: ClassVar[int]
    switches: ClassVar[tuple[Switch, ...]]
    default_cards: ClassVar[str]
    folder: ClassVar[Path]
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]]
    zero_sum: ClassVar[bool] = True
    card_file: ClassVar[tuple[str, str | None] | None] = None
    """A key and its value by which a card file says that it is for this game.

    With None as its value the key alone is enough. Without both the key `game` holds the
    game's name.
    """
    for_any_cards: ClassVar[Mapping[str, Plain]] = {}
    """Options with which every good card set can be played."""

    heuristic: Heuristic
    determinizer: Determinizer

    num_players: int
    num_distinct_actions: int
    """Ids are below this number, decisions first, then chance outcomes."""
    first_chance_action: int
    """The least id of a chance outcome, and so the length of a policy vector."""
    max_game_length: int | None
    """The most moves of one game, chance included; None where there is no bound."""

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        """Check the options and read the card set.

        Raises:
            OptionError: an unknown option, or a value it cannot have.
            CardSetError: the card set is wrong; nothing is half-loaded.
        """
        self.options = Options(self.switches, options)
        wanted = self.default_cards if cards is None else cards
        self.card_set: CardSet = find_card_set(self.folder / "sets", wanted)
        self._words: dict[str, Words] = {}
        self.setting = f"{self.name} {self.card_set.digest} {sorted(self.options.items())}"

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        """Whether every seat sees everything, with these options."""
        return "imperfect"

    def nearly_open(self, state: S) -> bool:
        """Return whether a bot may search as if all were open, from this state on.

        So it is where nothing is hidden from any seat, or so little that one drawn world
        is about as good as another. Every seat must be able to tell.
        """
        return self.information == "perfect"

    @property
    def rules_page(self) -> str:
        """The numbered rules and rulings, as Markdown; `read_rules` has other languages."""
        return read_rules(self.folder)

    # Play.

    @abstractmethod
    def new_initial_state(self) -> S:
        """Return the state before anything has happened."""

    @abstractmethod
    def chance_stream(self, state: S) -> str:
        """Return the name of the stream that the chance node draws from (`streams`)."""

    def reveals(self, state: S, action: int) -> bool:
        """Return whether the action shows a seat something that was hidden from it.

        Asked before `apply_action`; what was shown cannot be taken back.
        """
        return False

    # Notation.

    @abstractmethod
    def action_text(self, action: int) -> str:
        """Return the move text of an action id; the same in all states."""

    @abstractmethod
    def action_named(self, text: str) -> int:
        """Return the action id of a move text, legal or not.

        Raises:
            NotationError: there is no such move in this game.
        """

    def move_text(self, state: S, action: int) -> str:
        """Return the move text of an action; for chance moves too."""
        return self.action_text(action)

    def parse_move(self, state: S, text: str) -> int:
        """Return the legal action that a move text names. Changes nothing.

        Raises:
            NotationError: there is no such move in this game.
            IllegalMoveError: the move is not allowed here; with reason, rule and what is.
        """
        action = self.action_named(text)
        legal = state.legal_actions()
        if action in legal:
            return action
        seat = state.current_player()
        reason = self.explain(self.view(state, seat if seat >= 0 else None), text)
        texts = sorted(self.action_text(one) for one in legal)
        raise IllegalMoveError(text, reason, self.words(DEFAULT_LANGUAGE).say(reason), texts)

    # What may be known.

    @abstractmethod
    def facts(self, state: S) -> View:
        """Return the whole truth, with exactly the keys of the reference page."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Return what a seat may know now; None: a spectator."""

    @abstractmethod
    def observed(self, state: S, action: int, seat: int | None) -> str:
        """Return the text of an action as a seat (None: a spectator) sees it.

        Asked before `apply_action`.
        """

    def determinize(self, state: S, seat: int, rng: Rng | BitSource) -> S:
        """Return a state that `seat` cannot tell from this one, drawn from the posterior.

        Chance by its weights; hidden choices as if each legal move had been equally
        likely; conditioned on all that the seat observed. Python's `random.Random` will
        do for `rng`: it seeds a generator of ours.
        """
        world = cast("S", state.clone())
        drawing = rng if isinstance(rng, Rng) else Rng(rng.getrandbits(63))
        self.determinizer.resample(world, self.checked_seat(seat), drawing)
        return world

    def worlds_are_alike(self, state: S) -> bool:
        """Return whether `determinize` draws all worlds that fit here with equal chances.

        So it is where the rules page says only what another's cards may be.
        """
        return False

    def checked_seat(self, seat: int) -> int:
        """Return the seat, or raise an OptionError if the game has no such seat."""
        if type(seat) is not int or not 0 <= seat < self.num_players:
            raise OptionError("seat", f"a seat from 0 to {self.num_players - 1}", seat)
        return seat

    # What people see and read; from views alone, so that nothing can leak.

    @abstractmethod
    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        """Return what a screen needs to show this view with these legal move texts."""

    @abstractmethod
    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        """Return what happened between two views of one reader.

        `actor` is the seat that moved or `CHANCE`, `text` the move as it was observed.
        """

    @abstractmethod
    def explain(self, view: View, text: str) -> Message:
        """Return why the move (of this game, not legal here) is not allowed."""

    @abstractmethod
    def outcome(self, view: View) -> Message:
        """Return the result of a finished game in words, with the rule that gives it."""

    def words(self, language: str) -> Words:
        """Return the game's sentences in a language.

        Raises:
            OptionError: there is no such language.
        """
        if language not in self._words:
            self._words[language] = Words.load(self.folder / "words", language)
        return self._words[language]

    # Research.

    @abstractmethod
    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        """Return the name and shape of each part of the observation tensor, in order."""

    @abstractmethod
    def write_tensor(self, state: S, seat: int, out: Numbers) -> None:
        """Write what `seat` sees: the parts of the layout, flat, in order.

        `out` holds `tensor_size` zeros. Nothing is written where they are right.

        Raises:
            OptionError: there is no such seat.
        """

    @cached_property
    def tensor_size(self) -> int:
        """How many numbers an observation tensor has."""
        return sum(math.prod(shape) for _, shape in self.tensor_layout())

    def observation_tensor(self, state: S, seat: int) -> list[float]:
        """Return what `seat` sees as numbers, as `write_tensor` does."""
        numbers = [0.0] * self.tensor_size
        self.write_tensor(state, seat, numbers)
        return numbers


AnyGame: TypeAlias = Game[Any]  # type: ignore[explicit-any]  # the one place for it
"""A game of any kind of state, where the kind does not matter."""
