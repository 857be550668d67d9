"""Play a game: chance from a seed, decisions by seats, a record of it all.

Chance moves are drawn from named streams (`core.streams`), so the k-th card of a seed's
deal is the same whoever plays and whatever was taken back.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.core.errors import OptionError, RecordError, UndoError
from ecliptic.core.info_state import InfoState
from ecliptic.core.record import Record, state_digest
from ecliptic.core.rng import GENERATOR
from ecliptic.core.state import CHANCE
from ecliptic.core.streams import stream_rng

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ecliptic.core.bot import Bot
    from ecliptic.core.game import AnyGame


@dataclass(frozen=True)
class Step:
    """One move that was made: by whom, what, and whether it showed something hidden."""

    player: int
    action: int
    reveals: bool


class Match:
    """One running game. Seats are named by `seats`; `bots` are those a program plays."""

    def __init__(
        self, game: AnyGame, seats: Sequence[str], seed: str, bots: Collection[int] = ()
    ) -> None:
        if len(seats) != game.num_players:
            raise OptionError("seats", f"the names of {game.num_players} seats", list(seats))
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.bots = frozenset(bots)
        self.notes: list[tuple[int, str]] = []
        self._restart()

    @classmethod
    def resume(cls, game: AnyGame, record: Record, bots: Collection[int] = ()) -> Match:
        """Return the match that a full record left off.

        Raises:
            RecordError: the record does not replay, or holds no seed to go on from, or
                one of another generator.
        """
        if record.seed is None:
            raise RecordError(0, "expected a seed to go on from, got none")
        if record.generator != GENERATOR:
            reason = f"expected the generator {GENERATOR} to go on with, got {record.generator}"
            raise RecordError(0, reason)
        actions = [action for _, action in record.replay(game) if action >= 0]
        match = cls(game, record.seats, record.seed, bots)
        for action in actions:
            match.play(action)
        match.notes = list(record.notes)
        return match

    def _restart(self) -> None:
        self.state = self.game.new_initial_state()
        self.steps: list[Step] = []
        self.logs: dict[int | None, list[str]] = {
            seat: [] for seat in (*range(self.game.num_players), None)
        }
        self._drawn: Counter[str] = Counter()

    def info(self, seat: int) -> InfoState:
        """Return all that a seat knows now."""
        return InfoState(self.game, self.state, seat, self.logs[self.game.checked_seat(seat)])

    def play(self, action: int) -> None:
        """Make a legal move, chance included, and let every seat observe it.

        Raises:
            ValueError: the action is not legal.
        """
        if action not in self.state.legal_actions():
            message = f"action {action} is not legal here"
            raise ValueError(message)
        player = self.state.current_player()
        actor = "chance" if player == CHANCE else str(player)
        for seat, log in self.logs.items():
            log.append(f"{actor} {self.game.observed(self.state, action, seat)}")
        if player == CHANCE:
            self._drawn[self.game.chance_stream(self.state)] += 1
        reveals = self.game.reveals(self.state, action)
        self.steps.append(Step(player, action, reveals))
        self.state.apply_action(action)

    def chance_move(self) -> int:
        """Return the outcome that the seed holds for this chance node."""
        assert self.state.is_chance_node()
        stream = self.game.chance_stream(self.state)
        return int(self.state.sample(stream_rng(self.seed, stream, self._drawn[stream])))

    def play_text(self, text: str) -> None:
        """Make the move that a text names.

        Raises:
            NotationError: there is no such move.
            IllegalMoveError: it is not allowed here.
        """
        self.play(self.game.parse_move(self.state, text))

    def undo(self, seat: int, agreed: Collection[int] = ()) -> int:
        """Take back to before the last decision of `seat`; return the number of moves undone.

        One's own last decision is free as long as nothing came after it. Over decisions
        of other seats those seats must have agreed; bots agree. Over chance or something
        shown, all other seats must have agreed; bots do not.

        Raises:
            UndoError: `nothing`, `chance`, `reveal` or `consent` as the reason.
        """
        keep = self._last_decision(self.game.checked_seat(seat))
        crossed = self.steps[keep:]
        self._check_consent(seat, crossed, frozenset(agreed))
        texts = [self.game.action_text(step.action) for step in crossed]
        kept = [step.action for step in self.steps[:keep]]
        self._restart()
        for action in kept:
            self.play(action)
        self.notes = [(min(place, keep), note) for place, note in self.notes]
        self.notes.append((keep, f"seat {seat} took back: {', '.join(texts)}"))
        return len(crossed)

    def undo_refused(self, seat: int, agreed: Collection[int] = ()) -> str | None:
        """Return why `undo` would be refused, as the reason of an UndoError; None if not."""
        try:
            self._check_consent(seat, self.steps[self._last_decision(seat) :], frozenset(agreed))
        except UndoError as error:
            return error.reason
        return None

    def _last_decision(self, seat: int) -> int:
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].player == seat:
                return place
        raise UndoError("nothing")

    def _check_consent(self, seat: int, crossed: list[Step], agreed: frozenset[int]) -> None:
        others = frozenset(range(self.game.num_players)) - {seat}
        if others <= agreed:
            return
        if any(step.player == CHANCE for step in crossed):
            raise UndoError("chance")
        if any(step.reveals for step in crossed):
            raise UndoError("reveal")
        asked = frozenset(step.player for step in crossed) - {seat} - self.bots
        if not asked <= agreed:
            raise UndoError("consent")

    def record(self, ended_by: str | None = None) -> Record:
        """Return the record so far; `ended_by` is set where the table ended the game."""
        over = self.state.is_terminal()
        cards = self.game.card_set
        return Record(
            game=self.game.name,
            edition=self.game.edition,
            options=self.game.options.plain(),
            cards=cards.source if cards.built_in else cards.content,
            cards_digest=cards.digest,
            seats=self.seats,
            moves=tuple(self.game.action_text(step.action) for step in self.steps),
            generator=GENERATOR,
            seed=self.seed,
            ended_by="rules" if over else ended_by,
            result=tuple(self.state.returns()) if over else None,
            reason=self.game.outcome(self.game.view(self.state, None)).rule if over else None,
            digest=state_digest(self.game, self.state),
            notes=tuple(self.notes),
        )


def play(game: AnyGame, bots: Sequence[Bot], seed: str | int, names: Sequence[str] = ()) -> Record:
    """Play one game between bots, one a seat, and return its record.

    `names` are the seats' names in the record; without them the bots' classes are named.

    Raises:
        OptionError: more or fewer bots than seats.
    """
    seats = names or [type(bot).__name__ for bot in bots]
    match = Match(game, seats, str(seed), range(len(bots)))
    while not match.state.is_terminal():
        seat = match.state.current_player()
        if seat == CHANCE:
            match.play(match.chance_move())
        else:
            match.play(bots[seat].choose(match.info(seat)))
    return match.record()
