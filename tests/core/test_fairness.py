"""Chance that can be checked: the promise before the game, the secret after it."""

import hashlib
from dataclasses import replace

import pytest

import ecliptic
from ecliptic.bots.uniform import Uniform
from ecliptic.core import match
from ecliptic.core.errors import RecordError
from ecliptic.core.fairness import check_fairness, commitment_to
from ecliptic.core.record import Record

SECRET = "0123456789abcdef"


@pytest.fixture(scope="module")
def game():
    return ecliptic.load_game("dual", rounds=1)


@pytest.fixture(scope="module")
def promised(game):
    record = match.play(game, [Uniform(1), Uniform(2)], SECRET)
    return replace(record, commitment=commitment_to(SECRET))


def test_a_commitment_is_the_sha_256_of_the_secret():
    assert commitment_to(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_every_outcome_of_an_honest_game_is_confirmed(game, promised):
    outcomes = sum(text.startswith(("deal", "dealer")) for text in promised.moves)

    assert check_fairness(game, promised) == outcomes > 18


def test_a_commitment_survives_writing_and_reading(promised):
    assert Record.parse(promised.text()) == promised


def test_a_record_without_commitment_has_no_line_for_it(promised):
    assert "commitment" not in replace(promised, commitment=None).text()


def test_another_secret_is_found_out(game, promised):
    with pytest.raises(RecordError, match="SHA-256"):
        check_fairness(game, replace(promised, commitment=commitment_to("another")))


@pytest.mark.parametrize(
    ("missing", "words"),
    [("seed", "expected the seed"), ("commitment", "expected the commitment")],
)
def test_a_record_that_promises_nothing_is_refused(game, promised, missing, words):
    with pytest.raises(RecordError, match=words):
        check_fairness(game, replace(promised, **{missing: None}))


def test_another_generator_is_refused(game, promised):
    with pytest.raises(RecordError, match="generator"):
        check_fairness(game, replace(promised, generator="dice-9"))


def test_a_changed_outcome_is_named_with_its_line(game, promised):
    dealer = next(n for n, text in enumerate(promised.moves) if text.startswith("dealer"))
    other = {"dealer 0": "dealer 1", "dealer 1": "dealer 0"}[promised.moves[dealer]]
    moves = (*promised.moves[:dealer], other)
    forged = replace(promised, moves=moves, digest=None, ended_by=None, result=None, reason=None)

    with pytest.raises(RecordError, match=f"line {forged.line_of(dealer)}: outcome 0 of stream"):
        check_fairness(game, forged)
