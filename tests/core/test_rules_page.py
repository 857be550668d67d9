import pytest

from ecliptic.core.rules_page import RULE_ID, read_rules, rule_text, rules_languages

PAGE = """\
# Purse

Rules such as TO-1.1 are numbered.

### TO-1 Coins

- **TO-1.1** Each seat draws a coin. [A]
- **TO-1.2** The coin is hidden, also from
  spectators (TO-R1). [A]
- **TO-1.10** There are ten. [B]

| | |
|---|---|

## Rulings

### TO-R1 Who may look?

Readings: (a) all, (b) nobody.

Choice: (b).

### TO-R10 Who may touch?

Nobody.
"""


@pytest.mark.parametrize("rule", ["TO-1", "DU-3.5", "DU-R18", "ZD-12.3.4"])
def test_an_id_has_two_letters_and_numbers_with_an_r_for_rulings(rule):
    assert RULE_ID.fullmatch(rule)


@pytest.mark.parametrize("rule", ["", "DU", "DU-", "DU-R", "du-1", "D-1", "DU-1.", "DU-1.x"])
def test_anything_else_is_no_id(rule):
    assert not RULE_ID.fullmatch(rule)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("TO-1.1", "**TO-1.1** Each seat draws a coin. [A]"),
        ("TO-1.2", "**TO-1.2** The coin is hidden, also from spectators (TO-R1). [A]"),
        ("TO-1.10", "**TO-1.10** There are ten. [B]"),
    ],
)
def test_a_rule_is_its_item_in_one_line(rule, text):
    assert rule_text(PAGE, rule) == text


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("TO-R1", "TO-R1 Who may look?\n\nReadings: (a) all, (b) nobody.\n\nChoice: (b)."),
        ("TO-R10", "TO-R10 Who may touch?\n\nNobody."),
    ],
)
def test_a_ruling_is_its_whole_section(rule, text):
    assert rule_text(PAGE, rule) == text


@pytest.mark.parametrize(
    "rule", ["TO-9", "TO-1.3", "TO-R2", "DU-1.1", "", "Purse", "Rulings", ".*"]
)
def test_what_is_no_rule_of_the_page_has_no_text(rule):
    assert rule_text(PAGE, rule) is None


# Languages.


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "RULES.md").write_text("# Purse\n", encoding="utf-8")
    (tmp_path / "RULES.es.md").write_text("# Monedero\n", encoding="utf-8")
    (tmp_path / "RULES.ca.md").write_text("# Portamonedes\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "page"), [("en", "# Purse\n"), ("es", "# Monedero\n"), ("ca", "# Portamonedes\n")]
)
def test_the_page_of_a_language_is_read(folder, language, page):
    assert read_rules(folder, language) == page


@pytest.mark.parametrize("language", ["fr", "", "*", "es.md", "../es", "ES", "\0"])
def test_without_a_page_in_a_language_the_english_one_is_read(folder, language):
    assert read_rules(folder, language) == read_rules(folder) == "# Purse\n"


def test_the_languages_of_a_page_are_known(folder):
    assert rules_languages(folder) == ["ca", "en", "es"]


def test_a_page_is_in_english_if_in_nothing_else(tmp_path):
    assert rules_languages(tmp_path) == ["en"]
