"""The game object of Dual: options, cards and the doors to everything in this folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, cast

from ecliptic.core.errors import OptionError
from ecliptic.core.game import Game
from ecliptic.core.options import Choice, WholeNumber
from ecliptic.core.state import SPECTATOR
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.dual import tensor, view
from ecliptic.games.dual.card_file import read_deck
from ecliptic.games.dual.cards import BY_CHANCE, EACH, LATEST, NOBODY_GETS_IT, Switches
from ecliptic.games.dual.determinize import DualDeterminizer
from ecliptic.games.dual.evaluate import DualHeuristic
from ecliptic.games.dual.labels import Labels
from ecliptic.games.dual.narrate import Narrator, outcome
from ecliptic.games.dual.notation import Notation
from ecliptic.games.dual.position import DEAL, FLIP, PLAY, WIND
from ecliptic.games.dual.refusals import explain
from ecliptic.games.dual.scene import Stage
from ecliptic.games.dual.state import DualState

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.game import View
    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.scene import Scene
    from ecliptic.games.dual.view import DualView

WHOLE_DECK = "whole"
HALF = "half"

SWITCHES = (
    Choice("players", 2, (2, 3), "DU-R23"),
    WholeNumber("rounds", 5, 1, 10, "DU-R22"),
    Choice("first_dealer", "chance", ("chance", 0, 1, 2), "DU-R9"),
    Choice("orientation", HALF, (HALF, "independent"), "DU-R3"),
    Choice("first_flip", "simultaneous", ("simultaneous", "in_order"), "DU-R7"),
    Choice("coin_tie", "latest", ("latest", "nobody", "each"), "DU-R18"),
    Choice("final_tie", "shared", ("shared", "tokens"), "DU-R21"),
    Choice("deck", WHOLE_DECK, (WHOLE_DECK, 4, 6, 12)),
    Choice("turned", HALF, (HALF, 0, 1)),
)

COIN_TIES = {"latest": LATEST, "nobody": NOBODY_GETS_IT, "each": EACH}


class Dual(Game[DualState]):
    """Dual with one set of options and one set of cards.

    Two switches are our own, for exhaustive trees and exact solving: `deck` plays with so
    many cards of the set, taken at even distances; `turned` turns so many cards before the
    deal instead of half of them.
    """

    name = "dual"
    title = "Dual"
    edition = 1
    switches = SWITCHES
    default_cards = "standard"
    folder = Path(__file__).parent
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = (
        {"deck": 4, "turned": 1, "rounds": 1, "first_dealer": 0},
        {"deck": 4, "turned": 1, "rounds": 1, "first_dealer": 1, "first_flip": "in_order"},
    )

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **options)
        self._check_switches()
        deck = read_deck(self.card_set)
        if self.options["deck"] != WHOLE_DECK:
            deck = deck.part(self._part(len(deck.stars)))
        self.deck = deck
        self.tables = deck.tables(self._switches(len(deck.stars)))
        self.notation = Notation(self.tables, deck)
        self.labels = Labels(deck)
        self.stage = Stage(self.labels, self.tables.switches.rounds, self.tables.tricks)
        self.num_players = self.tables.players
        self.num_distinct_actions = self.tables.actions
        self.first_chance_action = self.tables.dealer
        self.max_game_length = self._length()
        self.heuristic = DualHeuristic()
        self.determinizer = DualDeterminizer()

    def _check_switches(self) -> None:
        players, dealer = self.options.number("players"), self.options["first_dealer"]
        if isinstance(dealer, int) and dealer >= players:
            raise OptionError("first_dealer", f"chance or a seat from 0 to {players - 1}", dealer)
        if self.options["turned"] != HALF and self.options["orientation"] != HALF:
            expected = "half, for the orientation is independent"
            raise OptionError("turned", expected, self.options["turned"])

    def _part(self, whole: int) -> int:
        part = self.options.number("deck")
        if part > whole or part % self.options.number("players"):
            expected = f"{WHOLE_DECK}, or at most {whole} cards that all players can share"
            raise OptionError("deck", expected, part)
        return part

    def _switches(self, cards: int) -> Switches:
        dealer, turned = self.options["first_dealer"], self.options["turned"]
        return Switches(
            players=self.options.number("players"),
            rounds=self.options.number("rounds"),
            first_dealer=dealer if isinstance(dealer, int) else BY_CHANCE,
            coin_tie=COIN_TIES[str(self.options["coin_tie"])],
            half=self.options["orientation"] == HALF,
            in_order=self.options["first_flip"] == "in_order",
            tokens=self.options["final_tie"] == "tokens",
            turned=turned if isinstance(turned, int) else cards // 2,  # DU-R3
        )

    def _length(self) -> int:
        """Return the moves of a game, which are always as many (RULES.md, DU-2 to DU-4)."""
        tables = self.tables
        winds = tables.cards // tables.players - 1
        each = tables.cards + tables.players + tables.cards + winds
        drawn = 1 if tables.switches.first_dealer == BY_CHANCE else 0
        return int(tables.switches.rounds * each + drawn)

    def new_initial_state(self) -> DualState:
        return DualState(self.tables, self.setting)

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        return "imperfect"

    def chance_stream(self, state: DualState) -> str:
        return "deal" if state.phase == DEAL else "dealer"

    def reveals(self, state: DualState, action: int) -> bool:
        if state.phase == PLAY:
            return True
        if state.phase == FLIP:
            last = (state.turn + 1) % state.num_players == state.leader
            return not self.tables.coupled if self.tables.switches.in_order else bool(last)
        if state.phase == WIND:
            return action != self.tables.wind_none and not self.tables.coupled
        return True

    def action_text(self, action: int) -> str:
        return self.notation.action_text(action)

    def action_named(self, text: str) -> int:
        return self.notation.action_named(text)

    def facts(self, state: DualState) -> View:
        return cast("View", view.facts(state, self.notation))

    def view(self, state: DualState, seat: int | None) -> View:
        if seat is not None:
            self.checked_seat(seat)
        return cast("View", view.view(state, self.notation, seat))

    def observed(self, state: DualState, action: int, seat: int | None) -> str:
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        text = self.notation.seen_text(state.seen(action, viewer))
        return text + self._new_backs(state, action)

    def _new_backs(self, state: DualState, action: int) -> str:
        """Return the backs that a turning shows, where they tell more than the move.

        With suits in fixed couples a log can always be read together with the backs that
        lie there now, and nothing is added; in any other set a later turning would wipe
        out what the backs have told.
        """
        if self.tables.coupled or not self.reveals(state, action) or state.phase == PLAY:
            return ""
        if state.phase not in {FLIP, WIND}:
            return ""
        after = state.clone()
        after.apply_action(action)
        backs = view.facts(after, self.notation)["backs"]
        return f" backs {'/'.join(','.join(str(count) for count in hand) for hand in backs)}"

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        return self.stage.scene(cast("DualView", view), moves)

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        narrator = Narrator(self.labels)
        seen_before, seen_after = cast("DualView", before), cast("DualView", after)
        return list(narrator.narrate(seen_before, actor, text, seen_after))

    def explain(self, view: View, text: str) -> Message:
        return explain(self.labels, cast("DualView", view), text)

    def outcome(self, view: View) -> Message:
        return outcome(cast("DualView", view))

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return tensor.layout(self.tables)

    def write_tensor(self, state: DualState, seat: int, out: Numbers) -> None:
        tensor.write(state, self.checked_seat(seat), TensorWriter(out))
