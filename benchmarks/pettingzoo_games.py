"""PettingZoo's classics with random legal moves."""

import warnings
from typing import Any

import numpy as np

warnings.filterwarnings("ignore")

from pettingzoo import classic  # noqa: E402  after its warnings are silenced

from timing import per_second, report  # noqa: E402

GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5")


def games(name: str) -> float:
    """Return random games a second."""
    environment: Any = getattr(classic, name).env()
    rng = np.random.default_rng(1)

    def play() -> int:
        environment.reset(seed=1)
        for _ in environment.agent_iter():
            seen, _, ended, cut, extra = environment.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else extra["action_mask"]
            over = ended or cut
            environment.step(None if over else int(rng.choice(np.flatnonzero(mask))))
        return 1

    return per_second(play)


if __name__ == "__main__":
    rows: list[dict[str, object]] = []
    for name in GAMES:
        try:
            rows.append({"what": f"PettingZoo {name}", "games": games(name)})
        except Exception as error:  # noqa: BLE001  a game that does not install is absent
            rows.append({"what": f"PettingZoo {name}", "absent": str(error).splitlines()[0]})
    report(rows)
