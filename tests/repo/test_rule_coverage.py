"""Every rule and ruling has a test named after it, and every cited id exists."""

import re
import tomllib
from pathlib import Path

import pytest

from ecliptic.core.rules_page import rule_text
from tests.repo.sources import GAMES, ROOT, SRC, functions, name_of, tree

WITHOUT_TEST = tomllib.loads(
    (Path(__file__).parent / "without_test.toml").read_text(encoding="utf-8")
)

DEFINED = re.compile(r"^(?:- \*\*|#+ )([A-Z]{2}-R?\d+(?:\.\d+)*)\b(?:\*\*| )", re.MULTILINE)

CITED = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+(?:\.\d+)+)\b")
"""An id of a rule or ruling, not of a whole chapter."""


def defined_in(game):
    """Return all ids of rules and rulings on a game's rules page."""
    found = DEFINED.findall((game / "RULES.md").read_text(encoding="utf-8"))
    return {one for one in found if CITED.fullmatch(one)}


ALL_IDS = {rule for game in GAMES for rule in defined_in(game)}


def names_of_tests(game):
    """Return the names of all test functions of a game."""
    files = (ROOT / "tests" / "games" / game.name).rglob("test_*.py")
    return {function.name for file in files for function in functions(tree(file))}


def as_name(rule):
    """Return how the name of a test begins that is about a rule."""
    return f"test_{rule.lower().replace('-', '_').replace('.', '_')}_"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_rule_has_a_test_named_after_it_or_a_reason_why_not(game):
    names = names_of_tests(game)
    missing = {
        rule
        for rule in defined_in(game) - WITHOUT_TEST.keys()
        if not any(name.startswith(as_name(rule)) for name in names)
    }

    assert missing == set()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_test_named_after_a_rule_is_about_one_that_exists(game):
    prefix = min(defined_in(game)).partition("-")[0].lower()
    known = tuple(map(as_name, defined_in(game)))
    strays = {
        name
        for name in names_of_tests(game)
        if re.match(rf"test_{prefix}_r?\d", name) and not name.startswith(known)
    }

    assert strays == set()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_rules_page_defines_rules_and_rulings_each_once(game):
    found = DEFINED.findall((game / "RULES.md").read_text(encoding="utf-8"))

    assert len(found) > 20
    assert len(found) == len(set(found))


@pytest.mark.parametrize("page", sorted(SRC.glob("games/*/RULES*.md")), ids=name_of)
def test_every_rule_and_ruling_of_a_page_can_be_looked_up(page):
    text = page.read_text(encoding="utf-8")
    found = filter(CITED.fullmatch, DEFINED.findall(text))

    assert [rule for rule in found if rule_text(text, rule) is None] == []


@pytest.mark.parametrize("page", sorted(SRC.glob("games/*/RULES.*.md")), ids=name_of)
def test_the_rules_page_has_the_same_ids_in_every_language(page):
    english = (page.parent / "RULES.md").read_text(encoding="utf-8")
    translated = page.read_text(encoding="utf-8")

    assert DEFINED.findall(translated) == DEFINED.findall(english)
    assert set(CITED.findall(translated)) == set(CITED.findall(english))


@pytest.mark.parametrize(
    "file",
    sorted([*SRC.rglob("*.py"), *SRC.rglob("*.toml"), *SRC.rglob("RULES*.md")]),
    ids=name_of,
)
def test_every_cited_rule_exists(file):
    assert set(CITED.findall(file.read_text(encoding="utf-8"))) <= ALL_IDS


def test_reasons_are_given_for_rules_that_exist_and_have_no_test():
    names = {name for game in GAMES for name in names_of_tests(game)}
    tested = {rule for rule in ALL_IDS for name in names if name.startswith(as_name(rule))}

    assert WITHOUT_TEST.keys() <= ALL_IDS - tested
    assert all(reason.strip() for reason in WITHOUT_TEST.values())
