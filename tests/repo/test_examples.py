"""The examples in the documentation run and give what they say."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/how-to/program.md", "src/ecliptic/__init__.py"]
AS_WRITTEN = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_are_true(page):
    failed, tried = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=AS_WRITTEN
    )

    assert tried > 0
    assert failed == 0
