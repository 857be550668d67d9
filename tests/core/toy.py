"""Purse, a stranger's game in plain Python, and bots that play it (toy_files/RULES.md)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal

from ecliptic.core.bits import first
from ecliptic.core.bot import Advice, Bot, decisions
from ecliptic.core.card_set import Entry
from ecliptic.core.determinizer import Determinizer
from ecliptic.core.errors import NotationError
from ecliptic.core.game import Game
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.narration import Message, SeatName
from ecliptic.core.options import Choice, WholeNumber
from ecliptic.core.state import CHANCE, SPECTATOR, TERMINAL, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.game import View
    from ecliptic.core.info_state import InfoState
    from ecliptic.core.moves import Moves
    from ecliptic.core.numbers import Numbers
    from ecliptic.core.options import CardsOption, Plain
    from ecliptic.core.rng import Rng
    from ecliptic.core.scene import MoveChoice, Scene

NONE = -1
HIDDEN = -2

DRAW, BET, GUESS, DIE, SHOW, OVER = range(6)


class Purse:
    """The frozen tables of one game object: coins and the ranges of action ids."""

    def __init__(self, counts: Sequence[int], rounds: int, *, is_open: bool) -> None:
        self.counts = tuple(counts)
        self.kinds = len(counts)
        self.rounds = rounds
        self.is_open = is_open
        bets = [f"bet {bet}" for bet in range(3)]
        guesses = [f"guess {kind}" for kind in range(self.kinds)]
        draws = [f"draw {kind}" for kind in range(self.kinds)]
        self.decisions = [*bets, *guesses, "guess ?", "show"]
        self.texts = [*self.decisions, *draws, "draw ?", "die 1", "die 2"]
        self.guess = len(bets)
        self.hidden_guess = self.texts.index("guess ?")
        self.show = self.texts.index("show")
        self.draw = self.texts.index("draw 0")
        self.hidden_draw = self.texts.index("draw ?")
        self.die = self.texts.index("die 1")


class ToyState(State):
    def __init__(self, purse: Purse, setting: str) -> None:
        super().__init__(2, setting)
        self.purse = purse
        self.phase = DRAW
        self.round = 0
        self.coins = [NONE, NONE]
        self.bet = NONE
        self.guessed = NONE
        self.die = NONE
        self.scores = [0, 0]
        self.shown: list[tuple[int, int, int]] = []

    @property
    def leader(self) -> int:
        return self.round % 2

    def moves(self, out: Moves) -> None:
        out.clear()
        purse = self.purse
        if self.phase == DRAW:
            for kind, count in enumerate(purse.counts):
                left = count - (self.coins[0] == kind)
                if left:
                    out.add_outcome(purse.draw + kind, left)
        elif self.phase == BET:
            out.add_members(first(3), 0)
        elif self.phase == GUESS:
            out.add_members(first(purse.kinds), purse.guess)
        elif self.phase == DIE:
            out.add_outcome(purse.die, 2)
            out.add_outcome(purse.die + 1, 1)
        elif self.phase == SHOW:
            out.add(purse.show)

    def apply_action(self, action: int) -> None:
        purse = self.purse
        if self.phase == DRAW:
            drawer = 0 if self.coins[0] == NONE else 1
            self.coins[drawer] = action - purse.draw
            if drawer == 1:
                self._go_on(BET, self.leader)
        elif self.phase == BET:
            self.bet = action
            self._go_on(GUESS, 1 - self.leader)
        elif self.phase == GUESS:
            self.guessed = action - purse.guess
            self._go_on(DIE, CHANCE)
        elif self.phase == DIE:
            self.die = action - purse.die + 1
            self._go_on(SHOW, self.leader)
        else:
            self._end_round()

    def _go_on(self, phase: int, turn: int) -> None:
        self.phase = phase
        self.turn = turn

    def _end_round(self) -> None:
        right = self.guessed == self.coins[self.leader]
        self.scores[1 - self.leader if right else self.leader] += self.die if right else self.bet
        self.shown.append((self.coins[0], self.coins[1], self.guessed))
        self.coins = [NONE, NONE]
        self.bet = self.guessed = self.die = NONE
        self.round += 1
        over = self.round == self.purse.rounds
        self._go_on(OVER if over else DRAW, TERMINAL if over else CHANCE)

    def assign(self, other: State) -> None:
        assert isinstance(other, ToyState)
        self.turn = other.turn
        self.phase = other.phase
        self.round = other.round
        self.coins = list(other.coins)
        self.bet = other.bet
        self.guessed = other.guessed
        self.die = other.die
        self.scores = list(other.scores)
        self.shown = list(other.shown)

    def clone(self) -> ToyState:
        copy = ToyState(self.purse, self.setting)
        copy.assign(self)
        return copy

    def player_return(self, seat: int) -> float:
        lead = self.scores[seat] - self.scores[1 - seat]
        return float((lead > 0) - (lead < 0)) if self.phase == OVER else 0.0

    def rules_fields(self) -> tuple[object, ...]:
        now = (self.turn, self.phase, self.round, self.bet, self.guessed, self.die)
        return (*now, *self.coins, *self.scores)

    def shown_fields(self) -> tuple[object, ...]:
        return tuple(self.shown)

    def seen(self, action: int, seat: int) -> int:
        purse = self.purse
        if self.phase == DRAW and not self.may_see_coin(0 if self.coins[0] == NONE else 1, seat):
            return purse.hidden_draw
        if self.phase == GUESS and not self.may_see_guess(seat):
            return purse.hidden_guess
        return action

    def may_see_coin(self, owner: int, seat: int) -> bool:
        return self.purse.is_open or owner == seat

    def may_see_guess(self, seat: int) -> bool:
        return self.purse.is_open or seat == 1 - self.leader


class ToyDeterminizer(Determinizer):
    def resample(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, ToyState)
        rival = 1 - seat
        if state.coins[rival] != NONE and not state.may_see_coin(rival, seat):
            pool = [
                kind
                for kind, count in enumerate(state.purse.counts)
                for _ in range(count - (state.coins[seat] == kind))
            ]
            state.coins[rival] = pool[rng.below(len(pool))]
        if state.guessed != NONE and not state.may_see_guess(seat):
            state.guessed = rng.below(state.purse.kinds)


class Toy(Game[ToyState]):
    name = "toy"
    title = "Purse"
    edition = 3
    switches = (WholeNumber("rounds", 2, 1, 3, "TO-1"), Choice("open", False, (False, True)))
    default_cards = "standard"
    folder = Path(__file__).parent / "toy_files"
    tiny: ClassVar[tuple[Mapping[str, Plain], ...]] = ({"rounds": 1},)

    def __init__(self, /, *, cards: CardsOption | None = None, **options: object) -> None:
        super().__init__(cards=cards, **options)
        is_open = self.options["open"] is True
        self.purse = Purse(self._counts(), self.options.number("rounds"), is_open=is_open)
        self.num_players = 2
        self.num_distinct_actions = len(self.purse.texts)
        self.first_chance_action = len(self.purse.decisions)
        self.max_game_length = 6 * self.purse.rounds
        self.heuristic = Heuristic()
        self.determinizer = ToyDeterminizer()

    def _counts(self) -> list[int]:
        top = Entry(self.card_set.source, "", self.card_set.content)
        top.only(("format", "game", "coin"))
        top.exactly("format", 1)
        top.exactly("game", "toy")
        coins = top.tables("coin")
        for coin in coins:
            coin.only(("name", "count"))
            coin.words("name")
        return [coin.whole("count", 1, 9) for coin in coins]

    @property
    def information(self) -> Literal["perfect", "imperfect"]:
        return "perfect" if self.purse.is_open else "imperfect"

    def new_initial_state(self) -> ToyState:
        return ToyState(self.purse, self.setting)

    def chance_stream(self, state: ToyState) -> str:
        return "purse" if state.phase == DRAW else "die"

    def reveals(self, state: ToyState, action: int) -> bool:
        return state.phase == SHOW and not self.purse.is_open

    def action_text(self, action: int) -> str:
        return self.purse.texts[action]

    def action_named(self, text: str) -> int:
        if text not in self.purse.texts:
            raise NotationError(text, "a word such as bet, guess or show")
        return self.purse.texts.index(text)

    def facts(self, state: ToyState) -> View:
        return {
            "phase": state.phase,
            "round": state.round,
            "coins": list(state.coins),
            "bet": state.bet,
            "guess": state.guessed,
            "die": state.die,
            "scores": list(state.scores),
            "past": [list(entry) for entry in state.shown],
        }

    def view(self, state: ToyState, seat: int | None) -> View:
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        view = self.facts(state)
        view["seat"] = seat
        view["coins"] = [
            coin if coin == NONE or state.may_see_coin(owner, viewer) else HIDDEN
            for owner, coin in enumerate(state.coins)
        ]
        if state.guessed != NONE and not state.may_see_guess(viewer):
            view["guess"] = HIDDEN
        return view

    def observed(self, state: ToyState, action: int, seat: int | None) -> str:
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        return self.action_text(state.seen(action, viewer))

    def scene(self, view: View, moves: Sequence[str]) -> Scene:
        prompt = Message("refused.over").as_json()
        choices: list[MoveChoice] = [
            {"text": text, "label": prompt, "zone": None, "piece": None} for text in moves
        ]
        return {"status": [], "prompt": prompt, "zones": [], "moves": choices}

    def narrate(self, before: View, actor: int, text: str, after: View) -> list[Message]:
        return [Message("moved", {"seat": SeatName(actor), "move": text})]

    def explain(self, view: View, text: str) -> Message:
        if view["phase"] == OVER:
            return Message("refused.over")
        return Message("refused.not_now", {"move": text}, "TO-2")

    def outcome(self, view: View) -> Message:
        scores = view["scores"]
        assert isinstance(scores, list)
        if scores[0] == scores[1]:
            return Message("outcome.tie", {}, "TO-4")
        return Message("outcome.won", {"seat": SeatName(scores.index(max(scores)))}, "TO-4")

    def tensor_layout(self) -> list[tuple[str, tuple[int, ...]]]:
        return [("scores", (2,))]

    def write_tensor(self, state: ToyState, seat: int, out: Numbers) -> None:
        for place, score in enumerate(state.scores):
            out[place] = score


class FirstBot(Bot):
    """Takes the first legal move."""

    def advise(self, info: InfoState) -> Advice:
        return Advice(decisions(info)[0])


class AnyBot(Bot):
    """Takes any legal move, by its seed and what it knows."""

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        return Advice(legal[self.rng(info).below(len(legal))])
