"""Zeipen Dualis as a `core.Game`: options, cards, bounds, and the doors to all its parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, cast

from ecliptic.core.errors import CardSetError, OptionError
from ecliptic.core.game import Game, View
from ecliptic.core.options import Choice, PerSeat, WholeNumber, entry_names
from ecliptic.core.state import CHANCE, SPECTATOR
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.zeipen import cards as native, tensor
from ecliptic.games.zeipen.card_file import check_hand, read_cards, ready_hand
from ecliptic.games.zeipen.card_tables import tables_of
from ecliptic.games.zeipen.cards import HAND, SEATS, Switches
from ecliptic.games.zeipen.determinize import ZeipenDeterminizer
from ecliptic.games.zeipen.evaluate import ZeipenHeuristic
from ecliptic.games.zeipen.labels import Labels
from ecliptic.games.zeipen.narrate import Narrator, outcome
from ecliptic.games.zeipen.notation import Notation
from ecliptic.games.zeipen.position import (
    ACTION,
    BUILD,
    HAND_PHASE,
    REVEAL,
    ROW,
    SETUP_CARD,
)
from ecliptic.games.zeipen.refusals import explain
from ecliptic.games.zeipen.scene import Stage
from ecliptic.games.zeipen.state import ZeipenState
from ecliptic.games.zeipen.view import Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.scene import Scene
    from ecliptic.games.zeipen.card_tables import Preset
    from ecliptic.games.zeipen.view import ZeipenView

MODES = ("ready", "build", "draft")
FIRST_PLAYER = ("reveal", "toss", "seat0")
REPETITION = ("forbid", "draw", "off")

SWITCHES = (
    Choice("mode", "ready", MODES, "ZP-4.1"),
    PerSeat("hands", SEATS, (("vanguard", ""), ("undertow", "longsight")), "ZP-4.1"),
    Choice("visibility", "open", ("open", "hidden"), "ZP-R26"),
    Choice("first_player", "reveal", FIRST_PLAYER, "ZP-R5"),
    Choice("no_draw", default=True, values=(True, False), rule="ZP-9.4"),
    Choice("repetition", "forbid", REPETITION, "ZP-R27"),
    WholeNumber("turn_limit", 200, 1, 1000, "ZP-9.7"),
    Choice("pointer", "nearest", ("nearest", "all"), "ZP-R7"),
    Choice("deploy", "harmless", ("harmless", "own_symbols"), "ZP-R10"),
    Choice("cut", "landing", ("landing", "lifting"), "ZP-R14"),
    Choice("flip_counts", "self", ("self", "others"), "ZP-R21"),
    WholeNumber("hand_cards", HAND, 1, HAND),
)


class Zeipen(Game[ZeipenState]):
    """Zeipen Dualis with one set of options and one set of cards.

    One switch is our own, for exhaustive trees and exact solving: `hand_cards` plays with
    so many cards each, of ready and preset hands the first in the order of the card file.
    """

    name = "zeipen"
    title = "Zeipen Dualis"
    edition = 1
    switches = SWITCHES
    default_cards = "house"
    folder = Path(__file__).parent
    for_any_cards: ClassVar[Mapping[str, Plain]] = {"mode": "build"}
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = (
        {
            "hands": ("vanguard", "undertow"),
            "first_player": "seat0",
            "hand_cards": 2,
            "turn_limit": 2,
        },
        {"first_player": "seat0", "hand_cards": 2, "turn_limit": 1},
    )

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **options)
        self.printed = read_cards(self.card_set)
        self._check_draft()
        presets = self._presets()
        self._check_ready(presets)
        self.num_players = SEATS
        self.tables = tables_of(self.printed, self._switches(), presets)
        self.num_distinct_actions = self.tables.actions
        self.first_chance_action = self.tables.row_card
        self.max_game_length = self._length()
        self.notation = Notation(
            [character.id for character in self.printed.characters],
            [hand.id for hand in self.printed.hands],
        )
        self.viewer = Viewer(self.notation)
        self.labels = Labels(self.printed, self.tables)
        self.stage = Stage(self.labels)
        self.narrator = Narrator(self.labels)
        self.heuristic = ZeipenHeuristic()
        self.determinizer = ZeipenDeterminizer()

    # Options.

    def _check_draft(self) -> None:
        """Check what does not go with a draft (ZP-4.8, ZP-R26)."""
        if self.options["mode"] != "draft":
            return
        if self.options.names("hands"):
            reason = "hands cannot be preset in draft mode"
            given = list(self.options.names("hands"))
            raise OptionError("hands", "no hands in mode draft", given, reason)
        if self.options["visibility"] == "hidden":
            reason = "draft picks are public: hands cannot be hidden"
            raise OptionError("visibility", "open in mode draft", "hidden", reason)
        fewest = sorted(character.copies for character in self.printed.characters)
        if sum(fewest[: self.printed.row]) < SEATS * HAND:
            reason = "draft.row is too small to fill two hands"
            row = self.printed.row
            raise CardSetError(self.card_set.source, "draft.row", "a longer row", row, reason)

    def _presets(self) -> list[Preset]:
        """Return the hands that the options give, by seat."""
        entries = self.options.names("hands") or ("",) * SEATS
        return [self._preset(seat, entry_names(entry)) for seat, entry in enumerate(entries)]

    def _preset(self, seat: int, entry: str | list[str]) -> Preset:
        if isinstance(entry, list):
            return check_hand(self.printed, f"hands[{seat}]", entry)
        return ready_hand(self.printed, entry) if entry else None

    def _check_ready(self, presets: list[Preset]) -> None:
        if self.options["mode"] == "ready" and not self.printed.hands and None in presets:
            reason = "the set has no ready hands: use mode build or draft"
            raise OptionError("mode", "build or draft with this card set", "ready", reason)

    def _switches(self) -> Switches:
        options = self.options
        return Switches(
            mode=MODES.index(str(options["mode"])),
            hidden=options["visibility"] == "hidden",
            first_player=FIRST_PLAYER.index(str(options["first_player"])),
            no_draw=bool(options["no_draw"]),
            repetition=REPETITION.index(str(options["repetition"])),
            turn_limit=options.number("turn_limit"),
            nearest=options["pointer"] == "nearest",
            harmless=options["deploy"] == "harmless",
            lifting=options["cut"] == "lifting",
            counts_itself=options["flip_counts"] == "self",
            hand=options.number("hand_cards"),
        )

    def _length(self) -> int:
        """Return a bound on the moves of a game: all hands, three passes, and two a turn."""
        hands = SEATS * HAND + (self.printed.row if self.options["mode"] == "draft" else 0)
        reveals, choice, setup = 3 * SEATS * HAND, 2, 4
        return hands + reveals + choice + setup + 2 * self.options.number("turn_limit")

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        """Imperfect while a seat chooses a hand that the other does not see, or ever after."""
        choosing = [seat for seat in range(SEATS) if self.tables.preset[seat] == native.NONE]
        if self.options["mode"] == "draft" or not choosing or not self._has_choice():
            return "perfect"
        atomic = self.options["mode"] == "ready" and self.options["visibility"] == "open"
        return "perfect" if atomic and len(choosing) == 1 else "imperfect"

    def nearly_open(self, state: ZeipenState) -> bool:
        """A hidden hand matters little once it is chosen: a card from it wounds nobody."""
        return self.information == "perfect" or state.phase not in {HAND_PHASE, BUILD}

    def _has_choice(self) -> bool:
        """Return whether there is more than one hand to choose."""
        if self.options["mode"] == "ready":
            return len(self.printed.hands) > 1
        copies = sum(character.copies for character in self.printed.characters)
        return copies > self.options.number("hand_cards")

    # Play.

    def new_initial_state(self) -> ZeipenState:
        return ZeipenState(self.tables, self.setting)

    def chance_stream(self, state: ZeipenState) -> str:
        if state.phase == ROW:
            return "row"
        return "reveal" if state.phase == REVEAL else "toss"

    def reveals(self, state: ZeipenState, action: int) -> bool:
        if state.turn == CHANCE:
            return True
        if state.phase in {HAND_PHASE, BUILD}:
            after = state.clone()
            after.apply_action(action)
            return after.phase not in {HAND_PHASE, BUILD}
        named = self._card_named(state, action)
        if named is None or not self.tables.switches.hidden:
            return False
        return not state.known >> state.slot_in_hand(state.turn, named) & 1

    def _card_named(self, state: ZeipenState, action: int) -> int | None:
        """Return the card of the hand that a move brings out, if it does."""
        if state.phase == SETUP_CARD:
            return action - self.tables.place
        if state.phase == ACTION and action < self.tables.move:
            return action - self.tables.deploy
        return None

    def action_text(self, action: int) -> str:
        return self.notation.action_text(action)

    def action_named(self, text: str) -> int:
        return self.notation.action_named(text)

    # What may be known.

    def facts(self, state: ZeipenState) -> View:
        return cast("View", self.viewer.facts(state))

    def view(self, state: ZeipenState, seat: int | None) -> View:
        if seat is not None:
            self.checked_seat(seat)
        return cast("View", self.viewer.view(state, seat))

    def observed(self, state: ZeipenState, action: int, seat: int | None) -> str:
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        return self.notation.seen_text(state.seen(action, viewer))

    def worlds_are_alike(self, state: ZeipenState) -> bool:
        return self.tables.switches.hidden and state.phase not in {HAND_PHASE, BUILD}

    # What people see and read.

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        return self.stage.scene(cast("ZeipenView", view), moves)

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        seen_before, seen_after = cast("ZeipenView", before), cast("ZeipenView", after)
        return list(self.narrator.narrate(seen_before, actor, text, seen_after))

    def explain(self, view: View, text: str) -> Message:
        return explain(self.labels, cast("ZeipenView", view), text)

    def outcome(self, view: View) -> Message:
        return outcome(cast("ZeipenView", view))

    # Research.

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return tensor.layout(self.tables)

    def write_tensor(self, state: ZeipenState, seat: int, out: Numbers) -> None:
        tensor.write(state, self.checked_seat(seat), TensorWriter(out))
