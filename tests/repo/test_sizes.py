"""Files and functions stay small; more means that a concept is missing."""

import pytest

from tests.repo.sources import PYTHON, functions, name_of, tree

pytestmark = pytest.mark.pure  # reads sources only


@pytest.mark.parametrize("file", PYTHON, ids=name_of)
def test_a_file_has_at_most_400_lines(file):
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("file", PYTHON, ids=name_of)
def test_a_function_has_at_most_40_lines(file):
    long = {
        one.name: (one.end_lineno or 0) - one.lineno + 1
        for one in functions(tree(file))
        if (one.end_lineno or 0) - one.lineno + 1 > 40
    }

    assert long == {}
