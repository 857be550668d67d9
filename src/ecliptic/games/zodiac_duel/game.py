"""Zodiac Duel as a `core.Game`: options, cards, bounds, and the doors to all its parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, cast

from ecliptic.core.bits import members_of
from ecliptic.core.errors import CardSetError, OptionError
from ecliptic.core.game import Game, View
from ecliptic.core.options import Choice, NameList, WholeNumber
from ecliptic.core.state import SPECTATOR
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.zodiac_duel import cards as native, tensor
from ecliptic.games.zodiac_duel.card_file import FORMAT, has_first_marks, read_deck
from ecliptic.games.zodiac_duel.cards import ACTIONS, FIRST_CHANCE, Switches
from ecliptic.games.zodiac_duel.deck_tables import tables_of
from ecliptic.games.zodiac_duel.determinize import ZodiacDeterminizer
from ecliptic.games.zodiac_duel.effect_file import every_effect
from ecliptic.games.zodiac_duel.evaluate import ZodiacHeuristic
from ecliptic.games.zodiac_duel.labels import Labels
from ecliptic.games.zodiac_duel.narrate import Narrator, outcome
from ecliptic.games.zodiac_duel.notation import Notation
from ecliptic.games.zodiac_duel.position import (
    COIN,
    DEAL,
    DEAL_SIGNS,
    MIDDLE,
    ROUNDS,
    SELECT,
)
from ecliptic.games.zodiac_duel.program import WIDTH
from ecliptic.games.zodiac_duel.refusals import explain
from ecliptic.games.zodiac_duel.reveals import reveals
from ecliptic.games.zodiac_duel.scene import Stage
from ecliptic.games.zodiac_duel.signs import SIGNS
from ecliptic.games.zodiac_duel.state import ZodiacState
from ecliptic.games.zodiac_duel.view import MODES, Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.narration import Message
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain, Switch
    from ecliptic.core.scene import Scene
    from ecliptic.games.zodiac_duel.view import ZodiacView

WHOLE = "whole"

SWITCHES = (
    Choice("mode", "basic", MODES, "ZD-2"),
    NameList("signs", SIGNS, 6, "ZD-R11"),
    Choice("first_deck_seat0", "a", ("a", "b"), "ZD-R3"),
    Choice("initiative_tie", "chance", ("chance", "seat0", "seat1"), "ZD-R7"),
    Choice("aquarius_penalty", default=True, values=(True, False), rule="ZD-R17"),
    Choice("borrowed_abilities", default=True, values=(True, False), rule="ZD-R20"),
    Choice("gemini_taurus", "fresh", ("fresh", "as-fought"), "ZD-R21"),
    Choice("cancel_revives", default=True, values=(True, False), rule="ZD-R30"),
    Choice("deck", WHOLE, (WHOLE, 6, 8, 12)),
    WholeNumber("rounds", 4, 0, 4),
    WholeNumber("keep", 2, 1, 2),
    WholeNumber("fighters", 5, 1, 5),
    WholeNumber("drawn", 0, 0, 2),
    WholeNumber("wins", 3, 1, 3),
)

STUDY = frozenset({"deck", "rounds", "keep", "fighters", "drawn", "wins"})
"""Our own switches; they fit the modes that draw from one deck from the start."""

WHOLE_DECK = 24

TIES = {"chance": native.NONE, "seat0": 0, "seat1": 1}


class ZodiacDuel(Game[ZodiacState]):
    """Zodiac Duel with one set of options and one set of cards.

    Six switches are our own, for exhaustive trees and exact solving: `deck` plays with so
    many cards of those in play, taken at even distances; `rounds` selection rounds keep
    `keep` cards each, `fighters` of them in all as fighters and the rest as stars; with no
    rounds each seat is given its fighters; each draws `drawn` stars before the first
    duel; `wins` duels win the game.
    """

    name = "zodiac_duel"
    title = "Zodiac Duel"
    edition = 1
    switches = SWITCHES
    default_cards = "house"
    card_file = ("format", FORMAT)
    folder = Path(__file__).parent
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = (
        {"deck": 6, "rounds": 0, "fighters": 1, "drawn": 1, "wins": 1},
    )

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **options)
        self.deck = read_deck(self.card_set)
        self._check_mode()
        self._check_study()
        self._is_study = bool(self.options.changed().keys() & STUDY)
        self.num_players = 2
        self.num_distinct_actions = ACTIONS
        self.first_chance_action = FIRST_CHANCE
        self.tables = tables_of(self.deck, self._switches(), self._signs(), self._part())
        self.notation = Notation([card.id for card in self.deck.cards])
        self.viewer = Viewer(self.notation.ids)
        self.labels = Labels(self.deck, self.tables.switches)
        self.stage = Stage(self.labels)
        self.narrator = Narrator(self.labels)
        self.heuristic = ZodiacHeuristic()
        self.determinizer = ZodiacDeterminizer()
        self.max_game_length = self._length()

    def _signs(self) -> tuple[str, ...]:
        return self.options.names("signs")

    def _part(self) -> int | None:
        part = self.options["deck"]
        return part if isinstance(part, int) else None

    def _check_mode(self) -> None:
        if self.options["mode"] == "custom" and not self._signs():
            expected = self._switch("signs").expected
            raise OptionError("signs", f"{expected} in mode custom", list(self._signs()))
        if self.options["mode"] == "first" and not has_first_marks(self.deck):
            reason = "this card set has no first-game marks"
            raise CardSetError(self.card_set.source, "first", "first-game marks", None, reason)

    def _switch(self, name: str) -> Switch:
        return next(switch for switch in self.switches if switch.name == name)

    def _check_study(self) -> None:
        """Check our own switches against each other: as many cards as the game needs."""
        changed = self.options.changed().keys() & STUDY
        if changed and self.options["mode"] not in {"basic", "advanced", "custom"}:
            name = min(changed)
            expected = "its default in this mode"
            raise OptionError(name, expected, self.options[name])
        if self.options["rounds"] == 0 and self.options["drawn"] == 0:
            raise OptionError("drawn", "1 or 2, for without rounds nobody has stars", 0)
        whole = self._part() or WHOLE_DECK
        needed = self._needed()
        if needed > whole:
            raise OptionError("deck", f"at least {needed} cards for these options", whole)
        if self.options.number("rounds") and self._stars() < 0:
            most = self.options.number("rounds") * self.options.number("keep")
            raise OptionError("fighters", f"at most {most}", self.options["fighters"])

    def _needed(self) -> int:
        """Return how many cards the selection and the first draws take at once."""
        rounds, keep = self.options.number("rounds"), self.options.number("keep")
        drawn = 2 * self.options.number("drawn")
        if rounds == 0:
            return 2 * self.options.number("fighters") + drawn + 1  # one that nobody holds
        return max(4 * keep + 2 * keep * (rounds - 1), 2 * rounds * keep + drawn)

    def _stars(self) -> int:
        kept = self.options.number("rounds") * self.options.number("keep")
        return kept - self.options.number("fighters")

    def _switches(self) -> Switches:
        options = self.options
        return Switches(
            mode=MODES.index(str(options["mode"])),
            a_seat=0 if options["first_deck_seat0"] == "a" else 1,
            tie=TIES[str(options["initiative_tie"])],
            aquarius_penalty=bool(options["aquarius_penalty"]),
            borrowed=bool(options["borrowed_abilities"]),
            fresh=options["gemini_taurus"] == "fresh",
            revives=bool(options["cancel_revives"]),
            rounds=0 if options["mode"] == "first" else options.number("rounds"),
            keep=options.number("keep"),
            fighters=options.number("fighters"),
            stars=self._stars(),
            drawn=options.number("drawn"),
            wins=options.number("wins"),
        )

    def _length(self) -> int:
        """Return a bound on the moves of a game, far above what is ever seen.

        In a duel each card is played as a star once at most, and a star's effects are at
        most those of all stars before it (section 10 of the specification): every
        instruction waits twice at most, a draw as often as it draws.
        """
        waits = 4 * len(self.tables.program.code) // WIDTH
        star = 1 + waits * WHOLE_DECK
        duel = 2 + WHOLE_DECK * (star + 2) + 2 * WHOLE_DECK + 2
        before = 14 + 8 * self.tables.switches.rounds + WHOLE_DECK + 1
        return int(before + (2 * self.tables.switches.wins - 1) * duel)

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        """Perfect only in a first game in which no star ever draws: its hands are printed."""
        drawing = any(
            effect["do"] == "draw"
            for star in self.deck.stars.values()
            for effect in every_effect(star.effects)
            if star.key in self._stars_in_play()
        )
        return "imperfect" if self.options["mode"] != "first" or drawing else "perfect"

    def _stars_in_play(self) -> frozenset[str]:
        """Return the stars on the cards of the basic signs that a first game can show."""
        marked = [card for card in self.deck.cards if card.first is not None]
        return frozenset(card.star for card in marked)

    def new_initial_state(self) -> ZodiacState:
        return ZodiacState(self.tables, self.setting)

    def chance_stream(self, state: ZodiacState) -> str:
        if state.phase in {DEAL_SIGNS, MIDDLE}:
            return "signs"
        if state.phase == COIN:
            return "coin"
        return "deal" if state.phase == DEAL else "deck"

    def action_text(self, action: int) -> str:
        return self.notation.action_text(action)

    def action_named(self, text: str) -> int:
        return self.notation.action_named(text)

    def facts(self, state: ZodiacState) -> View:
        return cast("View", self.viewer.facts(state))

    def view(self, state: ZodiacState, seat: int | None) -> View:
        if seat is not None:
            self.checked_seat(seat)
        return cast("View", self.viewer.view(state, seat))

    def observed(self, state: ZodiacState, action: int, seat: int | None) -> str:
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        text = self.notation.seen_text(state.seen(action, viewer))
        return text + self._turned_up(state, action)

    def _turned_up(self, state: ZodiacState, action: int) -> str:
        """Return the fighters that the end of a round shows, with our own switches only.

        Otherwise a log would not tell in which round a fighter was kept. The
        specification has no such words, and so they stay out of its own games.
        """
        if not self._is_study or state.phase != SELECT:
            return ""
        after = state.clone()
        after.apply_action(action)
        if after.turn == state.turn or after.phase == SELECT:
            return ""
        round_done = state.round - 1
        kept = [after.kept[ROUNDS * seat + round_done] for seat in range(2)]
        shown = [self.notation.ids[card] for cards in kept for card in members_of(cards)]
        return f" shows {' '.join(shown) or 'none'}"

    def reveals(self, state: ZodiacState, action: int) -> bool:
        return reveals(state, action)

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        return self.stage.scene(cast("ZodiacView", view), moves)

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        seen_before, seen_after = cast("ZodiacView", before), cast("ZodiacView", after)
        return list(self.narrator.narrate(seen_before, actor, text, seen_after))

    def explain(self, view: View, text: str) -> Message:
        return explain(self.labels, cast("ZodiacView", view), text)

    def outcome(self, view: View) -> Message:
        return outcome(cast("ZodiacView", view))

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return tensor.layout(self.tables)

    def write_tensor(self, state: ZodiacState, seat: int, out: Numbers) -> None:
        tensor.write(state, self.checked_seat(seat), TensorWriter(out))
