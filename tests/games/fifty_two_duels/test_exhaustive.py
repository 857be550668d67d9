"""Random games until every ability, level, effect, switch and kind of move has been met.

Both implementations play them. The second one is watched, because there each entry of a
card file is carried out by name.
"""

import random
from collections import Counter

import pytest

from tests.games.fifty_two_duels.card_files import content_of
from tests.games.fifty_two_duels.oracle import Oracle
from tests.games.fifty_two_duels.table import Table, new_game

SHORT = 150

LONG = 2000

SETS = {name: content_of(name) for name in ("house", "lab")}
SWITCHES = [one for one in new_game({}).switches if getattr(one, "rule", None)]
VALUES = {f"{one.name}={value}" for one in SWITCHES for value in getattr(one, "values", [])}
GAME = new_game({})
KINDS = {GAME.action_text(action).split()[0] for action in range(GAME.num_distinct_actions)}


def sides_of(content):
    """All sheets of a set by what they are called here."""
    for one in content["character"]:
        yield one["id"], one
        if "corrupted" in one:
            yield f"{one['id']} corrupted", one["corrupted"]


def entries_of(content):
    """All abilities of a set for all their numbers of cards, and all levels."""
    for name, sheet in sides_of(content):
        for place, ability in enumerate(sheet["ability"], 1):
            yield from (f"{name} {place}: {entry['cards']}" for entry in ability["effects"])
        yield from (f"{name} level {number}" for number, _ in enumerate(sheet["level"], 1))


EVERYTHING = (
    {f"{name} {entry}" for name, content in SETS.items() for entry in entries_of(content)}
    | {f"move {kind}" for kind in KINDS}
    | VALUES
)


class Watched(Oracle):
    """Tells in `met` which entries of its card set were carried out."""

    def __init__(self, source, **options):
        self.source = source
        self.met: Counter[str] = Counter()
        super().__init__(SETS[source], **options)

    def name_of(self, s):
        kind = " corrupted" if self.solo and s == 1 else ""
        return f"{self.source} {self.sides[s].character}{kind}"

    def activate(self, s, k, number):
        self.met[f"{self.name_of(s)} {k + 1}: {number}"] += 1
        yield from super().activate(s, k, number)

    def resolve_column(self, k):
        self.met[f"{self.name_of(1)} {k + 1}: {self.number(k)}"] += 1
        yield from super().resolve_column(k)

    def apply(self, text):
        self.met[f"move {text.split()[0]}"] += 1
        before = [len(side.levels) for side in self.sides]
        super().apply(text)
        for s, side in enumerate(self.sides):
            for level in range(before[s], len(side.levels)):
                self.met[f"{self.name_of(s)} level {level + 1}"] += 1


def steered(rng, temper, texts):
    """A random move of a player with a favourite ability and moves that it avoids."""
    favourite, avoided = temper
    liked = [text for text in texts if text in {f"play {favourite}", f"on {favourite}"}]
    rest = [text for text in texts if text.split()[0] not in avoided]
    return rng.choice(liked or rest or texts)


def temper(rng):
    """How a player of one game chooses."""
    avoided = [["end"], ["end", "hold"], ["end", "activate"], ["end", "take"], ["end", "defend"]]
    return rng.randint(1, 4), rng.choice(avoided) + rng.choice([[], ["level"], ["use"], ["done"]])


def options_of(rng, source):
    """Switches of one game."""
    ids = [one["id"] for one in SETS[source]["character"]]
    solo = rng.random() < 0.4
    backs = [one["id"] for one in SETS[source]["character"] if "corrupted" in one or not solo]
    found = {
        "mode": "solo" if solo else "duel",
        "characters": rng.choice([None, [rng.choice(ids), rng.choice(backs)]]),
        "first_player": rng.choice(["chance", 0, 1]),
        "turn_limit": rng.choice([40, 80]),
        "face_cards": rng.choice([0, 0, 2, 5, 9]),
        "nemesis_scan": rng.choice(["again", "once"]),
    }
    return found | {"mirror": found["characters"] is not None or rng.random() < 0.5}


def met(seed):
    """What one random game meets."""
    rng = random.Random(seed)
    source = ["house", "house", "lab"][seed % 3]
    options = options_of(rng, source)
    oracle = Watched(source, **options)
    game = new_game({"cards": source, **options})
    at = Table(game, game.new_initial_state())
    tempers = [temper(rng), temper(rng)]
    oracle.met.update(f"{name}={value}" for name, value in options.items())
    while moves := at.moves:
        assert moves == oracle.legal()
        actor = oracle.actor()
        text = rng.choice(moves) if actor == "chance" else steered(rng, tempers[actor], moves)
        oracle.apply(text)
        at.state.apply_action(game.action_named(text))
    assert at.facts == oracle.facts()
    return oracle.met


def met_in(games):
    """How often everything was met in so many games."""
    return sum((met(seed) for seed in range(games)), Counter())


def test_random_games_meet_every_ability_level_switch_value_and_kind_of_move():
    assert set(EVERYTHING) - set(met_in(SHORT)) == set()


@pytest.mark.long
def test_many_random_games_meet_everything_many_times():
    found = met_in(LONG)

    assert {mark for mark in EVERYTHING if found[mark] < 5} == set()
