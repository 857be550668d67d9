"""One game in the terminal: people and bots take turns until it ends or somebody leaves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecliptic.cli.guide import Guide
from ecliptic.cli.interrupts import interrupts_wait
from ecliptic.cli.typed import move_meant
from ecliptic.core.errors import EclipticError, IllegalMoveError, NotationError, UndoError
from ecliptic.core.frames import seen_frames
from ecliptic.core.narration import Message, SeatName
from ecliptic.core.record import save_record
from ecliptic.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.cli.screen import Screen
    from ecliptic.cli.seats import Seating
    from ecliptic.core.match import Match
    from ecliptic.core.narration import Value

RECENT: Final = 9
"""Sentences about what happened before that greet whoever goes on with a saved game."""


class Session:
    """Plays a match on a screen. `file` is where the record goes.

    `resume` is the command that goes on with it. `reader` is the person at the screen
    (None: a spectator), `news` holds what each person has not been told yet.
    """

    def __init__(
        self, match: Match, seating: Seating, screen: Screen, file: Path, resume: str = ""
    ) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.file = file
        self.resume = resume
        self.game = match.game
        self.guide = Guide(match, screen)
        readers: tuple[int | None, ...] = seating.people or (None,)
        self.reader = readers[0]
        self._present = None if len(readers) > 1 else self.reader
        self.news: dict[int | None, list[str]] = {
            reader: self._before(reader)[-RECENT:] for reader in readers
        }
        self.leaving = False
        self._saved = {file}
        self._shown: list[str] | None = None

    def run(self) -> None:
        """Play until the game is over or a person leaves; the record is saved either way.

        Raises:
            RecordError: the record could not be saved.
            KeyboardInterrupt: the person left by Ctrl-C; the record is saved.
        """
        interrupted = False
        try:
            while not self.match.state.is_terminal() and not self.leaving:
                self._turn()
        except EOFError:
            self.leaving = True
        except KeyboardInterrupt:
            self.leaving = interrupted = True
        with interrupts_wait():
            self._end()
        if interrupted:
            raise KeyboardInterrupt

    def _end(self) -> None:
        over = self.match.state.is_terminal()
        if over:
            self._tell_news()
            self._show_end()
        save_record(self.match.record(), self.file)
        self.screen.answer(self._own("saved", file=str(self.file)))
        if not over:
            self.screen.answer(self._own("go_on", command=self.resume))
        self.screen.close()

    def _turn(self) -> None:
        seat = self.match.state.current_player()
        if seat == CHANCE:
            self._make(self.match.chance_move())
        elif seat in self.seating.bots:
            with self.screen.busy(self._own("thinking", seat=SeatName(seat))):
                action = self.seating.bots[seat].choose(self.match.info(seat))
            self._make(action)
        else:
            self._person_turn(seat)

    def _make(self, action: int) -> None:
        """Make a move, and keep for every person here what there was to see."""
        actor = self.match.state.current_player()
        before = {reader: self.game.view(self.match.state, reader) for reader in self.news}
        seen = {r: self.game.observed(self.match.state, action, r) for r in self.news}
        with interrupts_wait():
            self.match.play(action)
        for reader, news in self.news.items():
            after = self.game.view(self.match.state, reader)
            told = self.game.narrate(before[reader], actor, seen[reader], after)
            news.extend(self._sentences(told, reader))

    def _sentences(self, messages: Iterable[Message], reader: int | None) -> list[str]:
        return [self.screen.with_rule(message, reader) for message in messages]

    def _before(self, reader: int | None) -> list[str]:
        """Return what a reader was told of the moves that a saved game begins with."""
        frames = seen_frames(self.game, self.match.record(), reader)
        return [line for frame in frames for line in self._sentences(frame.told, reader)]

    def _tell_news(self) -> None:
        for line in self.news[self.reader]:
            self.screen.tell(line)
        self.news[self.reader].clear()

    def _person_turn(self, seat: int) -> None:
        if seat != self._present:
            self._hand_over(seat)
        self._tell_news()
        texts = self._listed(seat)
        self._show(seat, texts)
        entered = self.screen.ask(self._own("prompt")).strip()
        self._command(seat, entered, texts)

    def _hand_over(self, seat: int) -> None:
        self.screen.hand_over(self.screen.say_own("hand_over", seat=SeatName(seat)))
        self.screen.forget()
        self.reader = self._present = seat
        self._shown = None

    def _show(self, seat: int, texts: list[str]) -> None:
        """Show the table, unless nothing has changed since it was last shown."""
        log = list(self.match.logs[seat])
        if log != self._shown:
            self._shown = log
            self.screen.show(self.game.scene(self.game.view(self.match.state, seat), texts), seat)

    def _listed(self, seat: int) -> list[str]:
        """Return the legal moves as they are numbered: by the places of their pieces."""
        state = self.match.state
        texts = sorted(self.game.action_text(action) for action in state.legal_actions())
        scene = self.game.scene(self.game.view(state, seat), texts)
        pieces = [piece["id"] for zone in scene["zones"] for piece in zone["pieces"]]
        places = {name: place for place, name in enumerate(pieces)}
        last = len(pieces)
        moves = sorted(scene["moves"], key=lambda move: places.get(move["piece"] or "", last))
        return [move["text"] for move in moves]

    def _command(self, seat: int, entered: str, listed: list[str]) -> None:
        word, _, rest = entered.partition(" ")
        if word in {"quit", "q"}:
            self.leaving = True
        elif word == "undo":
            self._undo(seat)
        elif word == "save":
            self._save(rest.strip())
        elif entered == "hint":
            self.guide.hint(seat)
        elif entered == "look":
            self.guide.look(seat)
        elif word in {"?", "help"}:
            self.guide.explain(seat, rest.strip(), listed)
        elif entered:
            self._play_text(seat, move_meant(self.game, listed, entered))
        else:
            self._shown = None

    def _play_text(self, seat: int, text: str) -> None:
        try:
            action = self.game.parse_move(self.match.state, text)
        except (IllegalMoveError, NotationError) as error:
            self.guide.refuse(error, seat)
        else:
            self._make(action)
            self._keep()

    def _keep(self) -> None:
        """Save what a person has done, so that even a killed terminal loses nothing."""
        try:
            save_record(self.match.record(), self.file)
        except EclipticError as error:
            self.screen.answer(str(error))

    def _undo(self, seat: int) -> None:
        try:
            undone = self._undone(seat)
        except UndoError as error:
            self.screen.answer(self._own(f"undo.{error.reason}"))
        else:
            for news in self.news.values():
                news.append(self._own("undo.done", count=undone))

    def _undone(self, seat: int) -> int:
        """Undo as the rules allow; ask the other people here where they must agree."""
        others = [other for other in self.seating.people if other != seat]
        try:
            return self.match.undo(seat)
        except UndoError as error:
            if not others or error.reason == "nothing":
                raise
        agreed = [other for other in others if self._agrees(other)]
        return self.match.undo(seat, agreed)

    def _agrees(self, seat: int) -> bool:
        """Ask another person, whose turn it is to look for that moment."""
        self._present = None
        self.screen.hand_over(self.screen.say_own("hand_over", seat=SeatName(seat)))
        answer = self.screen.ask(self._own("undo.ask", seat=SeatName(seat)))
        return answer.strip().lower() in self.screen.own.say(Message("yes")).split()

    def _save(self, name: str) -> None:
        """Save under the game's own name, or another one in the same folder."""
        file = self.file.parent / name if name else self.file
        there = os.path.exists(file)  # noqa: PTH110  (no error where no file can have the name)
        if name and (Path(name).name != name or (there and file not in self._saved)):
            self.screen.answer(self._own("not_saved", file=str(file)))
            return
        self._saved.add(file)
        try:
            save_record(self.match.record(), file)
        except EclipticError as error:
            self.screen.answer(str(error))
        else:
            self.screen.answer(self._own("saved", file=str(file)))

    def _show_end(self) -> None:
        view = self.game.view(self.match.state, self.reader)
        self.screen.answer(self.screen.in_words(self.game.outcome(view), self.reader))
        self.screen.show(self.game.scene(view, []), self.reader)

    def _own(self, key: str, **values: Value) -> str:
        """Return a sentence of the terminal itself."""
        return self.screen.say_own(key, self.reader, **values)
