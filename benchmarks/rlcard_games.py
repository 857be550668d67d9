"""RLCard's games with random moves."""

import random

import rlcard

from timing import per_second, report

GAMES = ("leduc-holdem", "uno", "gin-rummy")


def games(name: str) -> float:
    """Return random games a second."""
    environment = rlcard.make(name, config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
        return 1

    return per_second(play)


if __name__ == "__main__":
    report([{"what": f"RLCard {name}", "games": games(name)} for name in GAMES])
