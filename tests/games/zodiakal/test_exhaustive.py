"""Random games until every switch value, kind of move and sentence has been met."""

from collections import Counter

import pytest

from ecliptic.core.words import Words
from ecliptic.games.zodiakal import Zodiakal
from ecliptic.games.zodiakal.game import SWITCHES
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.testing.sentences import messages_in, parts_of
from tests.games.zodiakal.oracle import Oracle
from tests.games.zodiakal.oracle_play import likely
from tests.games.zodiakal.spoken import messages, scene
from tests.games.zodiakal.table import table
from tests.games.zodiakal.test_oracle import SHORT, set_up

GAMES = [*SHORT, 36, 38]
"""The last two hold a victim who lets another win, and a Sea without anything to exchange."""

LONG = range(2000, 2400)

GAME = Zodiakal(take_choice="random")
SPOKEN = {"ahead", "box", "deed", "dice", "effect", "log", "move", "one", "outcome", "piece"}
SPOKEN |= {"prompt", "rack", "relation", "ring", "status", "tile", "to", "token", "zone"}
"""The parts of the words that scenes and narration speak with."""

VARIANTS = (".you", ".one", ".short")
SENTENCES = {
    key
    for key in Words.load(GAME.folder / "words", "en").keys()  # noqa: SIM118  # no mapping
    if key.split(".")[0] in SPOKEN and not key.endswith(VARIANTS)
}
SENTENCES -= {"status.one_more"}
"""That one belongs to `kinds`, a switch of our own that the second implementation lacks."""

OF_RULES = [one for one in SWITCHES if one.rule and hasattr(one, "values")]
VALUES = {f"{one.name}={value}" for one in OF_RULES for value in one.values}
KINDS = {parsed(GAME.action_text(action)).kind for action in range(GAME.num_distinct_actions)}
EVERYTHING = SENTENCES | VALUES | {f"a move {kind}" for kind in KINDS}


def keys_of(told):
    """The keys of messages, and of all messages within them."""
    return {part.key for message in told for part in parts_of(message)}


def met(seed):
    """What one random game meets: it is played by a second implementation's likings."""
    rng, board, options = set_up(seed)
    oracle, at = Oracle(board, **options), table({"cards": board, **options})
    found = Counter(f"{one.name}={at.game.options[one.name]}" for one in OF_RULES)
    while oracle.actor() is not None:
        for reader in range(at.game.num_players):
            found.update(keys_of(messages_in(scene(at, reader))))
        text = likely(rng, oracle)
        oracle.apply(text)
        found[f"a move {parsed(text).kind}"] += 1
        found.update(keys_of(messages(at, text, seed % 3 % at.game.num_players)))
    found.update(keys_of(messages_in(scene(at, None))))
    return found


def met_in(seeds):
    """How often everything was met in these games."""
    return sum((met(seed) for seed in seeds), Counter())


def test_random_games_meet_every_switch_value_kind_of_move_and_sentence():
    found = met_in(GAMES)

    assert EVERYTHING - set(found) == set()
    assert set(found) - EVERYTHING == set()


@pytest.mark.long
def test_many_random_games_meet_everything_many_times():
    found = met_in(LONG)

    assert {mark for mark in EVERYTHING if found[mark] < 5} == set()
