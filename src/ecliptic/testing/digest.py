"""One number for all that a game does in a list of plays: equal wherever it is equal.

Whoever has another build, another Python or another machine can compare digests instead
of games.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from ecliptic.testing.play import Play, fields

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecliptic.core.bot import Bot
    from ecliptic.core.game import AnyGame
    from ecliptic.core.state import State

BOT_EVERY = 9
"""Bots are asked at every so many decisions; asking is dear."""


def digest(game: AnyGame, seeds: Iterable[int], bots: Sequence[Bot] = ()) -> str:
    """Return SHA-256 in hex over plays of a game.

    It covers, at every position, the actor, legal actions, weights, all fields, the
    position key, facts, views, observed texts, worlds of every seat, and the choices of
    the bots at some decisions; then the returns.
    """
    total = hashlib.sha256()
    for seed in seeds:
        play = Play(game, seed)
        for state in play.positions():
            total.update(_described(play, state).encode())
            if state.current_player() >= 0 and len(play.actions) % BOT_EVERY == 0:
                total.update(_chosen(play, state, bots).encode())
        total.update(repr(play.state.returns()).encode())
    return total.hexdigest()


def _described(play: Play, state: State) -> str:
    game, seats = play.game, range(play.game.num_players)
    legal = state.legal_actions()
    worlds = [fields(game.determinize(state, seat, Rng(len(play.actions)))) for seat in seats]
    shown = [game.facts(state), *(game.view(state, reader) for reader in play.readers())]
    observed = [
        game.observed(state, action, reader) for action in legal for reader in play.readers()
    ]
    plain = json.dumps([shown, observed], sort_keys=True)
    values = [game.heuristic.value(state, seat) for seat in seats]
    rest = (
        state.current_player(),
        legal,
        state.chance_weights(),
        fields(state),
        state.position_key(),
        worlds,
        [round(value, 9) for value in values],
        [game.observation_tensor(state, seat) for seat in seats],
    )
    return f"{plain}{rest!r}"


def _chosen(play: Play, state: State, bots: Sequence[Bot]) -> str:
    seat = state.current_player()
    info = InfoState(play.game, state, seat, play.log(seat))
    return repr([bot.choose(info) for bot in bots])
