"""Lantern, a small game that keeps all laws (lantern_files/RULES.md), and ways to break it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from ecliptic.core.determinizer import Determinizer
from ecliptic.core.errors import NotationError, OptionError
from ecliptic.core.game import Game
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.narration import Message, SeatName
from ecliptic.core.options import Choice, WholeNumber
from ecliptic.core.state import CHANCE, TERMINAL, State
from tests.testing.lantern_scene import scene_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.game import View
    from ecliptic.core.moves import Moves
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.rng import Rng
    from ecliptic.core.scene import Scene

HIGH, LOW, LEFT, RIGHT, GUESS_LEFT, GUESS_RIGHT, DRAW = range(7)
SAY, HIDE, GUESS = ((HIGH, LOW), (LEFT, RIGHT), (GUESS_LEFT, GUESS_RIGHT))
NONE = -1


class LanternState(State):
    """`copies` by light, `lamps` by seat (kinds of light), the round's moves, the past."""

    def __init__(self, copies: tuple[int, ...], rounds: int, setting: str) -> None:
        super().__init__(2, setting)
        self.copies = copies
        self.rounds = rounds
        self.lamps = [NONE, NONE]
        self.made: list[int] = []
        self.scores = [0, 0]
        self.past: list[tuple[int, ...]] = []

    def moves(self, out: Moves) -> None:
        out.clear()
        if self.turn == CHANCE:
            for kind, left in enumerate(self.left(self.lamps[0])):
                if left:
                    out.add_outcome(DRAW + kind, left)
        elif self.turn != TERMINAL:
            for action in self.choices():
                out.add(action)

    def left(self, *drawn: int) -> list[int]:
        return [count - drawn.count(kind) for kind, count in enumerate(self.copies)]

    def choices(self) -> tuple[int, ...]:
        if not self.made:
            return SAY[:1] if self.lamps[0] == len(self.copies) - 1 else SAY  # LA-2
        return HIDE if len(self.made) == 1 else GUESS

    def apply_action(self, action: int) -> None:
        if self.turn == CHANCE:
            self.lamps[0 if self.lamps[0] == NONE else 1] = action - DRAW
            self.turn = CHANCE if self.lamps[1] == NONE else 0
        else:
            self.made = [*self.made, action]
            self.turn = 1 - self.turn
            if len(self.made) == 3:
                self.end_round()

    def end_round(self) -> None:
        said, hidden, guess = self.made
        self.scores[0 if guess - GUESS_LEFT == hidden - LEFT else 1] += 1
        if said == HIGH and self.lamps[0] > self.lamps[1]:
            self.scores[0] += 1
        self.past.append((*self.lamps, *self.made))
        self.lamps, self.made = [NONE, NONE], []
        self.turn = TERMINAL if len(self.past) == self.rounds else CHANCE

    def assign(self, other: State) -> None:
        assert isinstance(other, LanternState)
        self.turn = other.turn
        self.lamps = list(other.lamps)
        self.made = list(other.made)
        self.scores = list(other.scores)
        self.past = list(other.past)

    def clone(self) -> LanternState:
        copy = type(self)(self.copies, self.rounds, self.setting)
        copy.assign(self)
        return copy

    def player_return(self, seat: int) -> float:
        lead = self.scores[seat] - self.scores[1 - seat]
        return float((lead > 0) - (lead < 0)) if self.turn == TERMINAL else 0.0

    def rules_fields(self) -> tuple[object, ...]:
        return self.turn, tuple(self.lamps), tuple(self.made), tuple(self.scores), len(self.past)

    def shown_fields(self) -> tuple[object, ...]:
        return tuple(self.past)


class LanternDeterminizer(Determinizer):
    is_open = False

    def resample(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, LanternState)
        other = 1 - seat
        if not self.is_open and state.lamps[other] != NONE:
            weights = self.weights(state, seat)
            rest = rng.below(sum(weights))
            state.lamps[other] = next(
                kind for kind in range(len(weights)) if rest < sum(weights[: kind + 1])
            )
        if not self.is_open and seat == 0 and len(state.made) == 2:
            state.made[1] = LEFT + rng.below(2)

    def weights(self, state: LanternState, seat: int) -> list[int]:
        """Return twice the weight of each lamp of the other seat."""
        weights = [2 * count for count in state.left(state.lamps[seat])]
        if seat == 1 and state.made:  # LA-2: who could have said low said high half as often
            weights = [count // 2 for count in weights[:-1]] + weights[-1:]
            if state.made[0] == LOW:
                weights[-1] = 0
        return weights


class Lantern(Game[Any]):
    name = "lantern"
    title = "Lantern"
    edition = 1
    switches = (
        WholeNumber("rounds", 2, 1, 3, "LA-5"),
        Choice("lamps", "covered", ("covered", "open")),
    )
    default_cards = "standard"
    folder = Path(__file__).parent / "lantern_files"
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = ({"rounds": 1},)
    state_class: ClassVar[type[LanternState]] = LanternState
    determinizer_class: ClassVar[type[LanternDeterminizer]] = LanternDeterminizer

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **options)
        self.rounds = self.options.number("rounds")
        self.is_open = self.options["lamps"] == "open"
        if self.is_open and self.rounds == 3:
            raise OptionError("rounds", "1 or 2 with open lamps", self.rounds)
        self.copies = tuple(cast("list[int]", self.card_set.content["copies"]))
        lights = cast("list[int]", self.card_set.content["lights"])
        words = ["say high", "say low", "hide left", "hide right", "guess left", "guess right"]
        self.texts = [*words, *(f"draw {light}" for light in lights)]
        self.num_players = 2
        self.num_distinct_actions = len(self.texts)
        self.first_chance_action = DRAW
        self.max_game_length = 5 * self.rounds
        self.heuristic = Heuristic()
        self.determinizer = self.determinizer_class()
        self.determinizer.is_open = self.is_open

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        return "perfect" if self.is_open else "imperfect"

    def new_initial_state(self) -> LanternState:
        return self.state_class(self.copies, self.rounds, self.setting)

    def chance_stream(self, state: LanternState) -> str:
        return "bag"

    def reveals(self, state: LanternState, action: int) -> bool:
        return len(state.made) != 1

    def action_text(self, action: int) -> str:
        return self.texts[action]

    def action_named(self, text: str) -> int:
        if text not in self.texts:
            raise NotationError(text, "say, hide, guess or draw")
        return self.texts.index(text)

    def facts(self, state: LanternState) -> View:
        return {
            "turn": state.turn,
            "round": len(state.past),
            "lamps": list(state.lamps),
            "made": [self.texts[action] for action in state.made],
            "scores": list(state.scores),
            "past": [list(entry) for entry in state.past],
        }

    def view(self, state: LanternState, seat: int | None) -> View:
        if seat is not None:
            self.checked_seat(seat)
        view = self.facts(state) | {"seat": seat}
        if not self.is_open:
            view["lamps"] = [
                lamp if lamp == NONE or owner == seat else "?"
                for owner, lamp in enumerate(state.lamps)
            ]
            if len(state.made) == 2 and seat != 1:
                view["made"] = [self.texts[state.made[0]], "hide ?"]
        return view

    def observed(self, state: LanternState, action: int, seat: int | None) -> str:
        if seat is not None:
            self.checked_seat(seat)
        text = self.texts[action]
        if self.is_open:
            return text
        drawer = 0 if state.lamps[0] == NONE else 1
        secret = text[:4] == "draw" and seat != drawer
        return f"{text[:4]} ?" if secret or (text[:4] == "hide" and seat != 1) else text

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        return scene_of(view, moves)

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        if actor == CHANCE:
            return [Message("log.drawn", {}, "LA-1")]
        return [Message("log.moved", {"seat": SeatName(actor), "move": text})]

    def explain(self, view: View, text: str) -> Message:
        if view["turn"] == TERMINAL:
            return Message("refused.over", {}, "LA-5")
        if view["turn"] != view["seat"]:
            return Message("refused.wait", {}, "LA-1")
        if text == self.texts[LOW] and not view["made"]:
            return Message("refused.brightest", {}, "LA-2")
        return Message("refused.not_now", {"move": text}, "LA-R1")

    def outcome(self, view: View) -> Message:
        scores = cast("list[int]", view["scores"])
        best = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        seats = tuple(SeatName(seat) for seat in best)
        return Message("outcome.won", {"seats": seats, "count": len(best)}, "LA-5")

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return [("lamp", (len(self.copies),)), ("scores", (2,)), ("made", (6,))]

    def write_tensor(self, state: LanternState, seat: int, out: Numbers) -> None:
        made = cast("list[str]", self.view(state, seat)["made"])
        lamp = [float(state.lamps[seat] == kind) for kind in range(len(self.copies))]
        scores = [float(score) for score in state.scores]
        made_it = [float(text in made) for text in self.texts[:DRAW]]
        for place, number in enumerate([*lamp, *scores, *made_it]):
            out[place] = number


def lantern(**replaced: object) -> Lantern:
    """Return Lantern with some of its members replaced."""
    game_class: type[Lantern] = type("BrokenLantern", (Lantern,), replaced)
    return game_class()


def lantern_state(**replaced: object) -> Lantern:
    """Return Lantern with some members of its state replaced."""
    return lantern(state_class=type("BrokenState", (LanternState,), replaced))


def lantern_worlds(**replaced: object) -> Lantern:
    """Return Lantern with some members of its determinizer replaced."""
    return lantern(determinizer_class=type("BrokenWorlds", (LanternDeterminizer,), replaced))
