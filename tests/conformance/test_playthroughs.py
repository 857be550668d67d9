import pytest

from tests.conformance.playthroughs import RECORDS, golden, written


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_playthrough_has_not_changed(file):
    assert written(file) == golden(file).read_text(encoding="utf-8")


def test_there_are_playthroughs():
    assert RECORDS
