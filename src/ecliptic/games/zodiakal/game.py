"""Zodiakal as a `core.Game`: options, board, bounds, and the doors to all its parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, cast

from ecliptic.core.errors import OptionError
from ecliptic.core.game import Game
from ecliptic.core.options import Choice, WholeNumber
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.zodiakal import tensor, view
from ecliptic.games.zodiakal.action_ids import FACES
from ecliptic.games.zodiakal.board import BY_CHANCE, RANDOM, TAKER, VICTIM, Switches
from ecliptic.games.zodiakal.board_file import read_board
from ecliptic.games.zodiakal.determinize import ZodiakalDeterminizer
from ecliptic.games.zodiakal.evaluate import ZodiakalHeuristic
from ecliptic.games.zodiakal.holding import KINDS
from ecliptic.games.zodiakal.labels import Labels
from ecliptic.games.zodiakal.narrate import Narrator, outcome
from ecliptic.games.zodiakal.notation import Notation
from ecliptic.games.zodiakal.position import FIRST, TAKE
from ecliptic.games.zodiakal.refusals import explain
from ecliptic.games.zodiakal.scene import Stage
from ecliptic.games.zodiakal.state import ZodiakalState

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.game import View
    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.scene import Scene
    from ecliptic.games.zodiakal.view import ZodiakalView

SWITCHES = (
    Choice("players", 2, (2, 3, 4), "ZK-1.5"),
    Choice("first_player", "chance", ("chance", 0, 1, 2, 3), "ZK-R2"),
    Choice("movement", "exact", ("exact", "up_to"), "ZK-R3"),
    Choice("collect", "automatic", ("automatic", "optional"), "ZK-R5"),
    Choice("extra_roll", "collect", ("collect", "fresh"), "ZK-R12"),
    Choice("take_choice", "taker", ("taker", "victim", "random"), "ZK-R17"),
    Choice("counter_block", default=False, values=(True, False), rule="ZK-R27"),
    WholeNumber("roll_cap", 600, 0, 100_000, "ZK-R31"),
    Choice("cap_result", "most_kinds", ("most_kinds", "draw"), "ZK-R32"),
    WholeNumber("kinds", KINDS, 2, KINDS),
    WholeNumber("die", FACES, 2, FACES),
)

TAKE_CHOICES = {"taker": TAKER, "victim": VICTIM, "random": RANDOM}

STEPS_OF_A_THROW = 10
"""Moves at most for one throw, block questions apart: the throw, a move, collecting and a
discard; a declaration of three moves; then two discards, or a take and a discard, and one
more in reserve."""


class Zodiakal(Game[ZodiakalState]):
    """Zodiakal with one set of options and one board.

    Two switches are our own, for exhaustive trees and exact solving: `kinds` different
    kinds win instead of seven, and the die has `die` faces instead of six.
    """

    name = "zodiakal"
    title = "Zodiakal"
    edition = 1
    switches = SWITCHES
    default_cards = "standard"
    folder = Path(__file__).parent
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = (
        {"first_player": 0, "kinds": 3, "die": 3, "roll_cap": 3},
    )

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **options)
        self._check_first_player()
        self.board = read_board(self.card_set)
        self.tables = self.board.tables(self._switches())
        self.notation = Notation(self.tables, self.board)
        self.labels = Labels(self.board, self.tables.switches)
        self.stage = Stage(self.labels)
        self.num_players = self.tables.players
        self.num_distinct_actions = self.tables.actions
        self.first_chance_action = self.tables.first
        self.max_game_length = self._length()
        self.heuristic = ZodiakalHeuristic()
        self.determinizer = ZodiakalDeterminizer()

    def _check_first_player(self) -> None:
        players, seat = self.options.number("players"), self.options["first_player"]
        if isinstance(seat, int) and seat >= players:
            raise OptionError("first_player", f"chance or a seat from 0 to {players - 1}", seat)

    def _switches(self) -> Switches:
        options = self.options
        first = options["first_player"]
        return Switches(
            players=options.number("players"),
            first_player=first if isinstance(first, int) else BY_CHANCE,
            up_to=options["movement"] == "up_to",
            optional=options["collect"] == "optional",
            fresh=options["extra_roll"] == "fresh",
            take_choice=TAKE_CHOICES[str(options["take_choice"])],
            counter_block=bool(options["counter_block"]),
            roll_cap=options.number("roll_cap"),
            draw=options["cap_result"] == "draw",
            kinds=options.number("kinds"),
            die=options.number("die"),
        )

    def _length(self) -> int | None:
        """Return a bound on the moves of a game, None without a cap (ZK-R31)."""
        cap = self.options.number("roll_cap")
        if cap == 0:
            return None
        asked = (self.num_players - 1) * self.tables.most_windows
        return int(1 + cap * (STEPS_OF_A_THROW + asked))

    def new_initial_state(self) -> ZodiakalState:
        return ZodiakalState(self.tables, self.setting)

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        return "perfect"

    def chance_stream(self, state: ZodiakalState) -> str:
        if state.phase == FIRST:
            return "first"
        return "token" if state.phase == TAKE else "dice"

    def action_text(self, action: int) -> str:
        return self.notation.action_text(action)

    def action_named(self, text: str) -> int:
        return self.notation.action_named(text)

    def facts(self, state: ZodiakalState) -> View:
        return cast("View", view.facts(state, self.notation))

    def view(self, state: ZodiakalState, seat: int | None) -> View:
        if seat is not None:
            self.checked_seat(seat)
        return cast("View", view.view(state, self.notation, seat))

    def observed(self, state: ZodiakalState, action: int, seat: int | None) -> str:
        if seat is not None:
            self.checked_seat(seat)
        return self.notation.action_text(action)

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        return self.stage.scene(cast("ZodiakalView", view), moves)

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        narrator = Narrator(self.labels)
        seen_before, seen_after = cast("ZodiakalView", before), cast("ZodiakalView", after)
        return list(narrator.narrate(seen_before, actor, text, seen_after))

    def explain(self, view: View, text: str) -> Message:
        return explain(self.labels, cast("ZodiakalView", view), text)

    def outcome(self, view: View) -> Message:
        return outcome(cast("ZodiakalView", view))

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return tensor.layout(self.tables)

    def write_tensor(self, state: ZodiakalState, seat: int, out: Numbers) -> None:
        tensor.write(state, self.checked_seat(seat), TensorWriter(out))
