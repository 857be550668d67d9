"""Answers the questions of whoever plays in the terminal; changes nothing in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic import catalog
from ecliptic.cli.typed import move_meant
from ecliptic.core.errors import IllegalMoveError, NotationError
from ecliptic.core.narration import Message
from ecliptic.core.rules_page import RULE_ID, plain_text, read_rules, rule_text, rules_languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.cli.screen import Screen
    from ecliptic.core.match import Match
    from ecliptic.core.narration import Value
    from ecliptic.core.scene import Scene

HINT_BOT = "strong"


class Guide:
    """Explains moves and rules, tells what lies on the table, gives hints."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.game = match.game

    def explain(self, seat: int, about: str, listed: Sequence[str]) -> None:
        """Say what a rule says, why a move is refused, or what can be done now."""
        if RULE_ID.fullmatch(about.upper()):
            rule = self._rule(about.upper())
            self.screen.answer(rule or self._own(seat, "no_such_rule", rule=about))
        elif about:
            self._explain_move(seat, move_meant(self.game, listed, about))
        else:
            due = self._scene(seat)["prompt"]["rule"]
            rule = self._rule(due) if due else ""
            self.screen.answer(f"{rule}\n\n{self._own(seat, 'commands').strip()}".strip())

    def _rule(self, rule: str) -> str:
        """Return a rule of the rules page as plain text, or nothing if there is none."""
        language = self.screen.own.language
        found = plain_text(rule_text(read_rules(self.game.folder, language), rule) or "")
        if not found or language in rules_languages(self.game.folder):
            return found
        return f"{self.screen.own.say(Message('rules_language'))}\n{found}"

    def _explain_move(self, seat: int, text: str) -> None:
        try:
            self.game.parse_move(self.match.state, text)
        except (IllegalMoveError, NotationError) as error:
            self.refuse(error, seat)
        else:
            self.screen.answer(self._own(seat, "legal", text=text))

    def refuse(self, error: IllegalMoveError | NotationError, seat: int) -> None:
        """Say why a move is not allowed and what is."""
        if isinstance(error, NotationError):
            self.screen.answer(self._own(seat, "no_such_move", text=error.text))
            return
        reason = self.screen.words.say(error.reason, self.screen.names, seat)
        if error.rule:
            reason = f"{reason} ({error.rule})"
        legal = ", ".join(error.legal)
        self.screen.answer(self._own(seat, "illegal", reason=reason, legal=legal))

    def look(self, seat: int) -> None:
        """Say everything that lies on the table, zone by zone."""
        zones = [self.screen.zone_in_words(zone, seat) for zone in self._scene(seat)["zones"]]
        self.screen.answer("\n".join(zones))

    def hint(self, seat: int) -> None:
        """Say what a strong bot would do, and what it thinks of the best moves."""
        with self.screen.busy(self._own(seat, "thinking_hint")):
            advice = catalog.load_bot(HINT_BOT).advise(self.match.info(seat))
        labels = {
            self.game.action_named(move["text"]): self.screen.said(move["label"], seat)
            for move in self._scene(seat)["moves"]
        }
        best = sorted(advice.statistics, key=lambda one: (-one.visits, -one.value))[:3]
        values = [f"  {one.value:+.2f}  {labels[one.action]}" for one in best]
        lines = [self._own(seat, "hint", move=labels[advice.action])]
        lines += [self._own(seat, "hint_values"), *values] if values else []
        self.screen.answer("\n".join(lines))

    def _scene(self, seat: int) -> Scene:
        state = self.match.state
        texts = [self.game.action_text(action) for action in state.legal_actions()]
        return self.game.scene(self.game.view(state, seat), texts)

    def _own(self, seat: int, key: str, **values: Value) -> str:
        return self.screen.say_own(key, seat, **values)
