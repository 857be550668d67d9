"""Laws of words: every message can be said in every language, with all its values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from ecliptic.core.narration import Message, message_from_json
from ecliptic.core.words import DEFAULT_LANGUAGE, Words, languages
from ecliptic.testing.play import law
from ecliptic.testing.scenes import legal_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import MessageJson, Value
    from ecliptic.core.state import State
    from ecliptic.testing.play import Play

RULE: Final = re.compile(r"[A-Z]{2}-R?\d+(\.\d+)?")
"""What the id of a rule or ruling looks like."""

GENERAL: Final = {
    "seat.you": set(),
    "seat.other": {"number"},
    "list.none": set(),
    "list.and": {"first", "last"},
}
"""Keys that `Words` itself asks for, with their placeholders."""

CHOOSERS: Final = {"seat": "you", "count": "one"}
"""Values that may only choose a variant, and the variant."""


@law
def check_words(play: Play) -> None:
    """All languages have the same keys with the same placeholders, English among them."""
    spoken = _spoken(play)
    play.require(DEFAULT_LANGUAGE in spoken, f"there are no words in {DEFAULT_LANGUAGE!r}")
    english = spoken[DEFAULT_LANGUAGE]
    for key, placeholders in GENERAL.items():
        play.require(key in english, f"{key!r} is missing")
        play.require(english.placeholders(key) == placeholders, f"{key!r}: other placeholders")
    for language, words in spoken.items():
        odd = words.keys() ^ english.keys()
        play.require(not odd, f"{language} and {DEFAULT_LANGUAGE} differ in the keys {sorted(odd)}")
        for key in english.keys():  # noqa: SIM118  no mapping
            same = words.placeholders(key) == english.placeholders(key)
            play.require(same, f"{key!r} has other placeholders in {language}")


def _spoken(play: Play) -> dict[str, Words]:
    names = languages(play.game.folder / "words")
    return {name: play.game.words(name) for name in names}


@law
def check_messages(play: Play, count: int = 12) -> None:
    """Scenes, narration and outcome speak in sentences that exist, with values that fit."""
    judge = Judge(play)
    for state in play.positions(count):
        for reader in play.readers():
            view = play.game.view(state, reader)
            for message in messages_in(play.game.scene(view, legal_texts(play, state, reader))):
                judge.judge(message, reader)
            if state.is_terminal():
                judge.judge(play.game.outcome(view), reader)
        for action in play.some(state.legal_actions(), 4):
            _check_narration(judge, play, state, action)


def _check_narration(judge: Judge, play: Play, state: State, action: int) -> None:
    game, after = play.game, state.clone()
    after.apply_action(action)
    for reader in play.readers():
        text = game.observed(state, action, reader)
        before = game.view(state, reader)
        for message in game.narrate(before, state.current_player(), text, game.view(after, reader)):
            judge.judge(message, reader)


class Judge:
    """Tells whether messages can be said, in all languages of a game."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._spoken = _spoken(play)
        self._rules = {match[0] for match in RULE.finditer(play.game.rules_page)}

    def judge(self, message: Message, reader: int | None) -> None:
        """Refuse a message that cannot be said, or that cites a rule that is not there."""
        play = self._play
        if message.rule is not None:
            play.require(message.rule in self._rules, f"RULES.md has no {message.rule!r}")
        for language, words in self._spoken.items():
            for part in parts_of(message):
                self._judge_key(words, part)
            said = words.say(message, (), reader)
            play.require(said.strip(), f"{message.key!r} says nothing in {language}")

    def _judge_key(self, words: Words, message: Message) -> None:
        play, key, values = self._play, message.key, set(message.values)
        play.require(key in words, f"{key!r} is no key in {words.language}")
        variants = [f"{key}.{kind}" for kind in CHOOSERS.values() if f"{key}.{kind}" in words]
        for variant in (key, *variants):
            missing = words.placeholders(variant) - values
            play.require(
                not missing, f"{variant!r} ({words.language}) lacks values for {sorted(missing)}"
            )
        choosing = {name for name, kind in CHOOSERS.items() if f"{key}.{kind}" in words}
        shown = {name for name, value in message.values.items() if is_for_screens(value)}
        idle = values - words.placeholders(key) - choosing - shown
        play.require(not idle, f"{key!r} ({words.language}) has no place for {sorted(idle)}")


def is_for_screens(value: Value) -> bool:
    """Return whether a value is a list of plain texts or numbers, which need not be said."""
    return isinstance(value, tuple) and all(isinstance(one, str | int) for one in value)


def parts_of(value: Value) -> Iterator[Message]:
    """Yield all messages in a value of a sentence, the value itself included."""
    if isinstance(value, Message):
        yield value
        for inner in value.values.values():
            yield from parts_of(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from parts_of(inner)


def messages_in(shown: object) -> Iterator[Message]:
    """Yield the outermost messages in JSON-able data such as a scene."""
    if isinstance(shown, Mapping):
        if is_message(shown):
            yield message_from_json(cast("MessageJson", shown))
        else:
            for inner in shown.values():
                yield from messages_in(inner)
    elif isinstance(shown, list):
        for inner in shown:
            yield from messages_in(inner)


def is_message(shown: object) -> bool:
    """Return whether JSON-able data is a message."""
    return isinstance(shown, Mapping) and set(shown) == {"key", "values", "rule"}
