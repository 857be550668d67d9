"""Laws of records and matches: what is written is read, what is replayed is the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecliptic.core.errors import RecordError
from ecliptic.core.match import Match
from ecliptic.core.record import Record
from ecliptic.core.state import CHANCE
from ecliptic.testing.doors import GARBAGE
from ecliptic.testing.play import law

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.testing.play import Play

ALL_PREFIXES = 40
"""Games of at most so many moves are recorded at every prefix."""

SOME_PREFIXES = 20
"""In longer games so many prefixes are recorded."""


def _matches(play: Play, count: int) -> Iterator[Match]:
    """Play a match with chance from its seed; stop at `count` positions, the end included."""
    length = sum(1 for _ in _match(play)) - 1
    stops = {place * length // (count - 1) for place in range(count)}
    for match in _match(play):
        if len(match.steps) in stops or length <= ALL_PREFIXES:
            yield match


def _match(play: Play) -> Iterator[Match]:
    match = Match(play.game, play.names(), str(play.seed))
    play.restart()
    yield match
    while not match.state.is_terminal():
        chance = match.state.current_player() == CHANCE
        action = match.chance_move() if chance else play.choice(match.state)
        match.play(action)
        play.make(action)
        yield match


@law
def check_records(play: Play) -> None:
    """A record is read as it was written, and replays to the same state, at any prefix."""
    for match in _matches(play, SOME_PREFIXES):
        play.require(match.state == play.state, "a match comes to another state")
        record = match.record()
        read = Record.parse(record.text())
        play.require(read == record, "the record is read otherwise than it was written")
        play.require(read.final_state(play.game) == match.state, "the record replays otherwise")
        again = type(play.game)(cards=read.cards, **dict(read.options))
        play.require(again.setting == play.game.setting, "the record's options make another game")
        for reader in play.readers():
            seen = [entry.partition(" ")[2] for entry in match.logs[reader]]
            same = list(read.seen_by(play.game, reader).moves) == seen
            play.require(same, f"the record of reader {reader} is not what the match showed")


@law
def check_resuming(play: Play) -> None:
    """A match goes on from its record as if nothing had happened, with the same chance."""
    for match in _matches(play, 4):
        resumed = Match.resume(play.game, Record.parse(match.record().text()))
        play.require(resumed.state == match.state, "the resumed match is elsewhere")
        play.require(resumed.logs == match.logs, "the resumed match has shown something else")
        if match.state.is_chance_node():
            play.require(resumed.chance_move() == match.chance_move(), "chance has changed")


@law
def check_seeds(play: Play) -> None:
    """The same seed and the same decisions give the same game."""
    texts = [[match.record().text() for match in _matches(play, 2)] for _ in range(2)]
    play.require(texts[0] == texts[1], "one seed gives two games")


@law
def check_undo(play: Play) -> None:
    """After an undo the match stands where it stood, and chance goes the same way again."""
    everybody = range(play.game.num_players)
    for match in _matches(play, 6):
        steps = list(match.steps)
        last = [ply for ply, step in enumerate(steps) if step.player >= 0]
        if not last:
            continue
        undone = match.undo(steps[last[-1]].player, everybody)
        play.require(undone == len(steps) - last[-1], f"{undone} moves were undone")
        expected = play.game.new_initial_state()
        for step in steps[: last[-1]]:
            expected.apply_action(step.action)
        play.require(match.state == expected, "after an undo the match is elsewhere")
        for step in steps[last[-1] :]:
            drawn = match.chance_move() if step.player == CHANCE else step.action
            play.require(drawn == step.action, "after an undo chance goes another way")
            match.play(step.action)


@law
def check_damage(play: Play) -> None:
    """A damaged record is refused, and the bad line is named."""
    for match in _matches(play, 2):
        record = match.record()
        if not match.state.is_terminal():
            continue
        damaged = {
            "the last move is missing": replace(record, moves=record.moves[:-1]),
            "the digest is another": replace(record, digest="0" * 16),
            "the result is another": replace(record, result=(9.0,)),
            "the edition is another": replace(record, edition=record.edition + 1),
        }
        for how, bad in damaged.items():
            play.require(_error(play, bad) is not None, f"{how}, and the record replays")
        for ply in play.some(range(len(record.moves)), 3):
            bad = replace(
                record, moves=(*record.moves[:ply], GARBAGE[-1], *record.moves[ply + 1 :])
            )
            error = _error(play, bad)
            line = None if error is None else error.line
            play.require(line == record.line_of(ply), f"move {ply} is bad, the error names {line}")


def _error(play: Play, record: Record) -> RecordError | None:
    try:
        Record.parse(record.text()).final_state(play.game)
    except RecordError as error:
        return error
    return None
