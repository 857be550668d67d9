"""An environment that runs in another process, in plain Python, and the process itself."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import gymnasium

from tests.conformance.agreement import hide_extensions

ROOT = Path(__file__).parents[2]


class PlainTwin(gymnasium.Env):
    """Passes every call on to a process in which nothing is compiled."""

    def __init__(self, game):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.adapters.other_build", game],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.calls, self.answers = self.process.stdin, self.process.stdout
        self.file, self.observation_space, self.action_space = pickle.load(self.answers)

    def _ask(self, *call):
        pickle.dump(call, self.calls)
        self.calls.flush()
        return pickle.load(self.answers)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return self._ask("reset", {"seed": seed})

    def step(self, action):
        return self._ask("step", {"action": action})

    def close(self):
        self.calls.close()
        self.process.wait(timeout=60)
        self.answers.close()


def serve(game):
    """Answer the calls that come in until there are no more."""
    from ecliptic.adapters.gymnasium import GameEnv  # noqa: PLC0415  after hiding
    from ecliptic.core import state  # noqa: PLC0415

    env = GameEnv(game)
    answer((state.__file__, env.observation_space, env.action_space))
    while True:
        try:
            name, given = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        answer(getattr(env, name)(**given))


def answer(value):
    pickle.dump(value, sys.stdout.buffer)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    hide_extensions()
    serve(sys.argv[1])
