"""What the four sides of a card do, found out by legal play.

The card of seat 0 comes to lie at 1,-2 with open edges; seat 1 tries cards out beside it.
"""

from __future__ import annotations

from typing import Any, Final

from ecliptic.core.errors import IllegalMoveError
from tests.games.zeipen.table import Table, table

PROBES: Final = ("blank", "spike", "guard", "ward", "bow")

HANDS: Final = (["blank", "guard"], ["blank", "blank", "blank", "spike", "guard", "ward", "bow"])

OPENING = "place blank to -1,-1; place blank to 0,1; deploy guard to 0,-1; move 0,1 to 1,1; "

BESIDE: Final = ("1,-1", "2,-2", "1,-3", "0,-2")
"""The spaces up, right, down and left of the card, and those behind them."""

BEHIND: Final = ("1,0", "3,-2", "1,-4", "-1,-2")

WAIT = "deploy blank to -2,-2; "


def with_probes(content: dict[str, Any], probes: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a card set with the plain cards that others are tried out with."""
    known = {card["id"] for card in content["card"]}
    more = [card for card in probes if card["id"] in PROBES and card["id"] not in known]
    return {**content, "card": [*content["card"], *more]}


def lying(content: dict[str, Any], card: str, face: str) -> Table:
    """Return the table where a card lies at 1,-2 with this face up, and seat 1 acts."""
    mine = [*HANDS[0], *[card] * copies_of(content, card)]
    hands = (mine + ["blank"] * (7 - len(mine)), HANDS[1])
    at = table({"cards": content, "hands": hands, "first_player": "seat0"}, OPENING)
    at.play(f"deploy {card} to 1,-2")
    return at if face == "active" else turned(at, card)


def copies_of(content: dict[str, Any], card: str) -> int:
    """Return how many copies are needed to turn a card over; one for a I."""
    numeral: str = next(one["numeral"] for one in content["card"] if one["id"] == card)
    return len(numeral)


def turned(at: Table, card: str) -> Table:
    """Return the table after the other copies came out, far away, and the card was flipped."""
    at.play(f"move 1,1 to 0,1; deploy {card} to -2,0; move 0,1 to 1,1")
    if f"deploy {card}" in at.moves:
        at.play(f"deploy {card} to -2,1; move 1,1 to 0,1")
    return at.play("flip 1,-2")


def side(at: Table, way: int) -> str:
    """Return the kind of one side of the card, as it behaves."""
    near, far = BESIDE[way], BEHIND[way]
    if is_wounded(at, "blank", near):
        return "red sword" if is_wounded(at, "guard", near) else "orange sword"
    if can_deploy(at, "spike", near):
        return "green sword"
    bridge = at.copy().play(f"deploy blank to {near}; {WAIT}")
    if is_wounded(bridge, "blank", far):
        return "red pointer" if is_wounded(bridge, "ward", far) else "orange pointer"
    return "green pointer" if can_deploy(bridge, "bow", far) else blue(at, near, far)


def blue(at: Table, near: str, far: str) -> str:
    """Return what a blue side does to the cards in its line."""
    if shifts(at, f"deploy blank to {near}") == [f"shift {near} {far}"]:
        return "blue push"
    pulled = shifts(at, f"deploy blank to 2,-3; {WAIT}deploy blank to {far}")
    return "blue hook" if pulled == [f"shift {far} {near}"] else "blue"


def is_wounded(at: Table, card: str, space: str) -> bool:
    """Return whether a card is wounded when seat 1 deploys it there."""
    return at.copy().play(f"deploy {card} to {space}").events != []


def can_deploy(at: Table, card: str, space: str) -> bool:
    """Return whether seat 1 may deploy an attacking card there: its attack is stopped."""
    try:
        at.copy().play(f"deploy {card} to {space}")
    except IllegalMoveError:
        return False
    return True


def shifts(at: Table, moves: str) -> list[str]:
    """Return what an activation of the card shifts first after these moves."""
    after = at.copy().play(moves)
    return after.play("activate 1,-2").events[:1] if "activate 1,-2" in after.moves else []
