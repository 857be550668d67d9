import pytest

from ecliptic.core.rules_page import RULE_ID, rule_text

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
