"""Every card of the house set and of the drill set does what is printed on it."""

import pytest

from tests.games.zeipen.probes import lying, side, with_probes
from tests.games.zeipen.test_oracle import BUILT_IN

HOUSE = """
alder  | O sword / G sword / - / G sword
bruma  | - / O pointer / - / O pointer
cobre  | G sword / O sword / - / push
dorna  | R sword / - / hook / -
esker  | hook / O sword / G sword / -
fenn   | O sword / - / G pointer / hook             | O sword / R sword / G sword / O sword
garza  | O sword / O pointer / - / O pointer        | G pointer / R pointer / O pointer / R pointer
hollin | O sword / - / push / G sword               | R sword / O sword / push / O sword
isla   | O pointer / - / - / O sword                | R pointer / G sword / O sword / G sword
jarro  | G sword / - / - / O sword                  | O sword / G sword / G sword / O sword
kelda  | G sword / hook / O sword / hook            | O sword / hook / R sword / hook
lumen  | hook / O sword / G sword / G pointer       | R sword / R sword / R sword / G sword
marl   | O sword / - / G sword / O pointer          | R pointer / R sword / R pointer / G sword
nieve  | O sword / G sword / G pointer / hook       | O sword / R sword / O sword / R sword
orla   | G pointer / push / G sword / O sword       | R pointer / R sword / push / R sword
pardo  | G sword / - / O sword / G pointer          | G sword / R sword / R sword / R sword
"""
"""Up, right, down and left of the active face, and of the alternate one."""

DRILL = """
blank  | - / - / - / -
guard  | G sword / G sword / G sword / G sword
ward   | G pointer / G pointer / G pointer / G pointer
spike  | O sword / O sword / O sword / O sword
blade  | R sword / R sword / R sword / R sword
bow    | O pointer / O pointer / O pointer / O pointer
lance  | R pointer / R pointer / R pointer / R pointer
hook   | hook / hook / hook / hook
push   | push / push / push / push
fork   | O sword / O pointer / - / G sword
twin   | - / - / - / -                              | R sword / R sword / R sword / R sword
trio   | O sword / - / - / -                        | G sword / G pointer / push / R pointer
"""

SHORT = {"-": "blue", "hook": "blue hook", "push": "blue push"}

COLOURS = {"G": "green", "O": "orange", "R": "red"}

SETS = [with_probes(content, BUILT_IN[1]["card"]) for content in BUILT_IN]


def kind(text):
    """The kind of side that a text of the tables means."""
    return SHORT.get(text) or f"{COLOURS[text[0]]} {text[2:]}"


def faces(written):
    """The card, the face and its sides for every face of a table."""
    rows = [[cell.strip() for cell in row.split("|")] for row in written.strip().splitlines()]
    return [
        (card, face, [kind(text) for text in sides.split(" / ")])
        for card, *printed in rows
        for face, sides in zip(("active", "alternate"), printed, strict=False)
    ]


@pytest.mark.parametrize(("card", "face", "sides"), faces(HOUSE))
def test_a_house_card_does_what_its_sides_say(card, face, sides):
    at = lying(SETS[0], card, face)

    assert at.board["1,-2"] == f"0 {card} {face}"
    assert [side(at, way) for way in range(4)] == sides


@pytest.mark.parametrize(("card", "face", "sides"), faces(DRILL))
def test_a_drill_card_does_what_its_sides_say(card, face, sides):
    at = lying(SETS[1], card, face)

    assert at.board["1,-2"] == f"0 {card} {face}"
    assert [side(at, way) for way in range(4)] == sides


def test_every_card_of_both_sets_is_in_the_tables():
    listed = [[card for card, face, _ in faces(one) if face == "active"] for one in (HOUSE, DRILL)]

    assert listed == [[card["id"] for card in content["card"]] for content in BUILT_IN]
