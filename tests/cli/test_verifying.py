"""`ecliptic verify` confirms honest chance and finds everything else."""

from dataclasses import replace

import pytest
from click.testing import CliRunner

import ecliptic
from ecliptic.bots.uniform import Uniform
from ecliptic.cli.main import cli
from ecliptic.core import match
from ecliptic.core.fairness import commitment_to

SECRET = "a secret of the table"


@pytest.fixture
def verified(tmp_path):
    def run(**changes):
        game = ecliptic.load_game("dual", rounds=1)
        record = match.play(game, [Uniform(1), Uniform(2)], SECRET)
        promised = replace(record, commitment=commitment_to(SECRET))
        file = tmp_path / "record.txt"
        file.write_text(replace(promised, **changes).text(), encoding="utf-8")
        return CliRunner().invoke(cli, ["verify", str(file)])

    return run


def test_an_honest_record_is_confirmed(verified):
    result = verified()

    assert result.exit_code == 0
    assert "follows the rules of Dual, edition 1" in result.output
    assert commitment_to(SECRET) in result.output
    assert "were drawn from it" in result.output


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": None}, "expected the seed"),
        ({"commitment": None}, "expected the commitment"),
        ({"commitment": commitment_to("another")}, "SHA-256"),
        ({"digest": "0" * 16}, "expected the final state"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_line(verified, changes, words):
    result = verified(**changes)

    assert result.exit_code == 1
    assert words in result.output
    assert len(result.output.splitlines()) == 1


def test_a_missing_file_is_said():
    result = CliRunner().invoke(cli, ["verify", "/nowhere/record.txt"])

    assert result.exit_code == 1
    assert "no such file" in result.output
