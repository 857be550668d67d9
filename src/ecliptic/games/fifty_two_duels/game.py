"""52 Duels as a `core.Game`: options, sheets, and the doors to all its parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from ecliptic.core.errors import OptionError
from ecliptic.core.game import Game, View
from ecliptic.core.options import Choice, PerSeat, WholeNumber
from ecliptic.core.state import SPECTATOR
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.fifty_two_duels import agenda, setup, tensor
from ecliptic.games.fifty_two_duels.card_file import read_sheets
from ecliptic.games.fifty_two_duels.cards import CARDS, NONE, OPTION, WHOLE, Switches
from ecliptic.games.fifty_two_duels.determinize import DuelsDeterminizer
from ecliptic.games.fifty_two_duels.evaluate import DuelsHeuristic
from ecliptic.games.fifty_two_duels.labels import Labels
from ecliptic.games.fifty_two_duels.narrate import Narrator, outcome
from ecliptic.games.fifty_two_duels.notation import Notation
from ecliptic.games.fifty_two_duels.refusals import explain
from ecliptic.games.fifty_two_duels.reveals import reveals
from ecliptic.games.fifty_two_duels.scene import Stage
from ecliptic.games.fifty_two_duels.sheet_tables import tables_of
from ecliptic.games.fifty_two_duels.state import DuelsState
from ecliptic.games.fifty_two_duels.view import Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.scene import Scene
    from ecliptic.games.fifty_two_duels.view import DuelsView

SWITCHES: Final = (
    Choice("mode", "duel", ("duel", "solo"), "FD-11.1"),
    PerSeat("characters", 2, (("knight", "berserker"), ("rogue", "rogue")), "FD-1.1"),
    Choice("first_player", "chance", ("chance", 0, 1), "FD-R2"),
    Choice("mirror", default=True, values=(True, False), rule="FD-R1"),
    WholeNumber("turn_limit", 200, 0, 10_000, "FD-R38"),
    WholeNumber("face_cards", 0, 0, 12, "FD-11.14"),
    Choice("nemesis_scan", "again", ("again", "once"), "FD-R41"),
    Choice("deck", "whole", ("whole", 3, 4, 6, 8, 13)),
    WholeNumber("hand", 5, 1, 5),
    WholeNumber("actions", 2, 1, 2),
)

SHOWN: Final = (
    "mode",
    "characters",
    "first_player",
    "turn_limit",
    "face_cards",
    "mirror",
    "nemesis_scan",
)
"""The options in the facts."""

MOVES_BEFORE: Final = 60
"""Moves at most before the first turn: characters, cards of the hands, who starts."""

MOVES_OF_A_TURN: Final = 100_000
"""Far more moves than a turn can have (FD-R56): six actions and an item for each card, a
few hundred cards that change places, each by a handful of moves."""

STREAMS: Final = {agenda.FIRST: "start", agenda.LOSE: "hand"}
"""What chance draws from where it is no deck."""


class FiftyTwoDuels(Game[DuelsState]):
    """52 Duels with one set of options and one set of sheets.

    Three switches are our own, for exhaustive trees and exact solving: `deck` plays with
    so many cards on each side, taken at even distances; `hand` is the hand size and
    `actions` the number of actions of a turn, without modifiers.
    """

    name = "fifty_two_duels"
    title = "52 Duels"
    edition = 1
    switches = SWITCHES
    default_cards = "house"
    folder = Path(__file__).parent
    card_file = ("character", None)
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = (
        {
            "characters": ("rogue", "priestess"),
            "first_player": 0,
            "turn_limit": 1,
            "deck": 4,
            "hand": 2,
        },
        {
            "characters": ("berserker", "wizard"),
            "first_player": 0,
            "turn_limit": 2,
            "deck": 3,
            "hand": 2,
            "actions": 1,
        },
        {
            "mode": "solo",
            "characters": ("merchant", "wizard"),
            "turn_limit": 4,
            "deck": 3,
            "hand": 1,
            "actions": 1,
        },
    )

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **checked_names(options))
        self.sheets = read_sheets(self.card_set)
        self.ids = tuple(character.id for character in self.sheets.characters)
        self.tables = tables_of(self.sheets, self._switches())
        self._check_face_cards()
        self._check_characters()
        self._check_study()
        self.num_players = 1 if self._is_solo() else 2
        self.num_distinct_actions = self.tables.actions
        self.first_chance_action = self.tables.first
        self.max_game_length = self._length()
        self.notation = Notation(self.ids, self.tables.pick - OPTION)
        self.viewer = Viewer(self.ids, self._shown_options())
        self.labels = Labels(self.sheets, self.tables.switches)
        self.stage = Stage(self.labels)
        self.narrator = Narrator(self.labels)
        self.heuristic = DuelsHeuristic(self.tables)
        self.determinizer = DuelsDeterminizer()

    def _length(self) -> int | None:
        """Return a bound on the moves of a game, None without a limit on turns (FD-R38)."""
        limit = self.options.number("turn_limit")
        return MOVES_BEFORE + limit * MOVES_OF_A_TURN if limit else None

    def _is_solo(self) -> bool:
        return self.options["mode"] == "solo"

    def _switches(self) -> Switches:
        options = self.options
        chosen = [self._character(name) for name in options.names("characters")] or [NONE, NONE]
        first = options["first_player"]
        return Switches(
            solo=self._is_solo(),
            character_0=chosen[0],
            character_1=chosen[1],
            starter=first if isinstance(first, int) else NONE,
            mirror=bool(options["mirror"]),
            turn_limit=options.number("turn_limit"),
            face_cards=options.number("face_cards") if self._is_solo() else 0,
            scan_again=options["nemesis_scan"] == "again",
            deck=self._deck(),
            hand=options.number("hand"),
            actions=options.number("actions"),
        )

    def _character(self, name: str) -> int:
        if name not in self.ids:
            raise OptionError("characters", f"one of {', '.join(self.ids)}", name)
        return self.ids.index(name)

    def _deck(self) -> int:
        count = self.options["deck"]
        if not isinstance(count, int):
            return WHOLE
        return sum(1 << CARDS * place // count for place in range(count))

    def _check_characters(self) -> None:
        """Check that the sheets can be had with these options."""
        tables, switches = self.tables, self.tables.switches
        if switches.character_0 != NONE:
            if setup.can_be_second(tables, switches.character_0, switches.character_1):
                return
            expected = "two different sheets, the second one with a Corrupted side in mode solo"
            raise OptionError("characters", expected, list(self.options.names("characters")))
        if not any(setup.can_be_first(tables, first) for first in range(tables.characters)):
            expected = f"a card set with more sheets in mode {self.options['mode']}"
            raise OptionError("mirror", expected, self.options["mirror"])

    def _check_face_cards(self) -> None:
        """Check that the levels of the Nemesis take all face cards (FD-R48)."""
        tables = self.tables
        chosen = tables.switches.character_1
        corrupted = range(tables.characters) if chosen == NONE else [chosen]
        most = max(tables.levels.total[2 * character + 1] for character in corrupted)
        if NONE < most < tables.switches.face_cards:
            raise OptionError("face_cards", f"at most {most}", tables.switches.face_cards)

    def _check_study(self) -> None:
        """Check our own switches against each other: the deck holds hands and face cards."""
        if self.options["deck"] == "whole":
            return
        if self._is_solo() and self.options["face_cards"]:
            raise OptionError("face_cards", "0 with a part of the deck", self.options["face_cards"])
        if self.options.number("hand") > self.options.number("deck"):
            raise OptionError("hand", f"at most {self.options['deck']}", self.options["hand"])

    def _shown_options(self) -> dict[str, object]:
        shown: dict[str, object] = {name: self.options[name] for name in SHOWN}
        return {**shown, "characters": self.options.names("characters") or None}

    def new_initial_state(self) -> DuelsState:
        state = DuelsState(self.tables, self.setting)
        state.begin()
        return state

    def chance_stream(self, state: DuelsState) -> str:
        kind = state.todo.kind()
        if kind == agenda.FIRST:
            return "start"
        return f"{STREAMS.get(kind, 'deck')} {state.todo.side()}"

    def action_text(self, action: int) -> str:
        return self.notation.action_text(action)

    def action_named(self, text: str) -> int:
        return self.notation.action_named(text)

    def worlds_are_alike(self, state: DuelsState) -> bool:
        return True

    def facts(self, state: DuelsState) -> View:
        return cast("View", self.viewer.facts(state))

    def view(self, state: DuelsState, seat: int | None) -> View:
        if seat is not None:
            self.checked_seat(seat)
        return cast("View", self.viewer.view(state, seat))

    def observed(self, state: DuelsState, action: int, seat: int | None) -> str:
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        return self.notation.seen_text(state.seen(action, viewer))

    def reveals(self, state: DuelsState, action: int) -> bool:
        return reveals(state, action)

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        return self.stage.scene(cast("DuelsView", view), moves)

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        seen_before, seen_after = cast("DuelsView", before), cast("DuelsView", after)
        return list(self.narrator.narrate(seen_before, actor, text, seen_after))

    def explain(self, view: View, text: str) -> Message:
        return explain(self.labels, cast("DuelsView", view), text)

    def outcome(self, view: View) -> Message:
        return outcome(self.labels, cast("DuelsView", view))

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return tensor.layout(self.tables)

    def write_tensor(self, state: DuelsState, seat: int, out: Numbers) -> None:
        tensor.write(state, self.checked_seat(seat), TensorWriter(out))


def checked_names(options: Mapping[str, object]) -> dict[str, object]:
    """Return the options with `characters` as a list of two names, or an empty one."""
    given = options.get("characters")
    names = [] if given is None else given
    if isinstance(names, list | tuple) and all(isinstance(name, str) for name in names):
        return {**options, "characters": names}
    raise OptionError("characters", "a list of two sheets, or none", given)
