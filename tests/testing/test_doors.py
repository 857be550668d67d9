import pytest

from ecliptic.core.errors import IllegalMoveError
from ecliptic.core.match import Match
from ecliptic.core.narration import Message
from ecliptic.testing import LawError, Play
from ecliptic.testing.doors import check_garbage, check_match_door, check_refusals
from tests.testing.lantern import HIGH, Lantern, lantern

REASON = Message("refused.over", {}, "LA-5")


def test_an_illegal_move_must_not_be_taken():
    def parse_move(game, state, text):
        return game.action_named(text)

    with pytest.raises(LawError, match="is not legal and parse_move takes it"):
        check_refusals(Play(lantern(parse_move=parse_move)))


@pytest.mark.parametrize(
    ("reason", "message"),
    [
        (Message("refused.over"), "is refused by '', which is no rule"),
        (Message("refused.over", {}, "rule 5"), "which is no rule"),
        (Message("refused.over", {}, "LA-77"), "RULES.md has no 'LA-77'"),
        (Message("refused.so", {}, "LA-5"), "KeyError: 'refused.so'"),
    ],
)
def test_a_refusal_must_give_a_rule_and_words(reason, message):
    game = lantern(explain=lambda *_: reason)

    with pytest.raises(LawError, match=message):
        check_refusals(Play(game))


@pytest.mark.parametrize(
    ("text", "legal", "message"),
    [("hm", [], "the error is about 'hm'"), (None, ["draw 3", "draw 1"], "legal is wrong")],
)
def test_a_refusal_must_tell_what_is_legal(text, legal, message):
    def parse_move(game, state, given):
        texts = legal or sorted(game.action_text(one) for one in state.legal_actions())
        raise IllegalMoveError(text or given, REASON, "no", texts)

    with pytest.raises(LawError, match=message):
        check_refusals(Play(lantern(parse_move=parse_move)))


def test_refusing_must_change_nothing():
    def parse_move(game, state, text):
        state.scores[0] += 1
        return Lantern.parse_move(game, state, text)

    with pytest.raises(LawError, match="refusing a move changes the state"):
        check_refusals(Play(lantern(parse_move=parse_move)))
    with pytest.raises(LawError, match="reading a text changes the state"):
        check_garbage(Play(lantern(parse_move=parse_move)))


def test_garbage_must_not_be_taken():
    with pytest.raises(LawError, match="parse_move takes ''"):
        check_garbage(Play(lantern(parse_move=lambda *_: HIGH)))


def test_garbage_must_not_be_called_illegal():
    with pytest.raises(LawError, match="parse_move takes ''"):
        check_garbage(Play(lantern(action_named=lambda *_: HIGH)))


def test_a_match_must_not_take_an_illegal_action(monkeypatch):
    monkeypatch.setattr(Match, "play", lambda *_: None)

    with pytest.raises(LawError, match="the match takes action -1"):
        check_match_door(Play(Lantern()))


def test_a_match_must_refuse_before_it_changes(monkeypatch):
    honest = Match.play

    def play(match, action):
        match.notes.append((0, "changed"))
        honest(match, action)

    monkeypatch.setattr(Match, "play", play)

    with pytest.raises(LawError, match="refusing an action changes the match"):
        check_match_door(Play(Lantern()))
