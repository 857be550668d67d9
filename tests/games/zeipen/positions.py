"""Moves that lead to positions of Zeipen Dualis; with the drill set where cards are laid."""

PAIR = "place blank to -1,-1; place blank to 1,1; "

SPIKES = "place spike to -1,-1; place spike to 1,1; "

ROW = "row pardo; row orla; row nieve; row marl; row lumen; row kelda; row jarro; row isla"

READY = "hand vanguard; hand longsight; "

REVEALED = READY + "reveal 0 alder; reveal 1 marl"

HIDDEN = {"visibility": "hidden"}

HOOKS = "place hook to -1,-1; place blank to -1,1; deploy blank to 1,-1; deploy blank to 1,1"
"""Example C10: a hook pulls friend and foe."""

FROZEN = (
    "place twin to -1,-1; place blank to 1,1; deploy twin to -1,-2; deploy blade to 2,2; "
    "deploy blank to 0,-1; move 2,2 to -1,0"
)
"""Example C13: a copy of the twin lies wounded."""

ENCLOSING = (
    "deploy blank to 0,-1; deploy blank to 2,1; deploy blank to 1,-1; deploy blank to 0,-2; "
    "deploy blank to -1,-2; deploy blank to 2,2"
)

X1 = "place blank to -1,-1; place blank to 0,1; deploy bow to -1,-2; deploy spike to 1,-1; "
"""Example X1 before its last move: a pointer strikes before it is struck."""

CUT = (
    "place blank to 0,-1; place blank to 0,1; deploy blank to 0,-2; deploy blank to 1,1; move 0,-1"
)
"""Example C8 before its last move: a player cuts off a card of its own."""

FLIPS = (
    "place twin to -1,-1; place blank to 1,1; deploy twin to 1,-1; deploy blank to 0,1; "
    "move -1,-1 to -1,1; deploy blank to 1,2"
)
"""Example C20: a flip strikes."""

ROUND = "move -1,-1 to -1,0; move 1,1 to 1,0; move -1,0 to -1,-1; move 1,0 to 1,1"
"""Example C21: there and back."""

TIES = "; ".join(f"reveal 0 {one}; reveal 1 {one}" for one in ["blank"] * 6 + ["twin"])
