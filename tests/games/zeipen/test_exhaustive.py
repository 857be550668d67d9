"""Random games until every card, face, ready hand, switch value, move and event has been met."""

import random
from collections import Counter

import pytest

from tests.games.zeipen.card_files import built_in
from tests.games.zeipen.random_sets import RandomSets
from tests.games.zeipen.table import Table, new_game
from tests.games.zeipen.test_oracle import BUILT_IN

SHORT = 150

LONG = 1500

GAME = new_game({})
SWITCHES = [one for one in GAME.switches if getattr(one, "rule", None)]
WEIGHTS = {"deploy": 3, "flip": 9, "activate": 2}
KINDS = {GAME.action_text(action).split()[0] for action in range(GAME.num_distinct_actions)}
PRINTED = {name: built_in(name) for name in ("house", "drill")}
EVENTS = {"shift", "turn active", "turn alternate", "wound cut", "wound clash", "wound attack"}
FACES = {
    f"{name} {card.id} {face}"
    for name, printed in PRINTED.items()
    for card in printed.characters
    for face in (["active", "alternate"] if card.alternate else ["active"])
}
EVERYTHING = (
    FACES
    | {f"hand {hand.id}" for hand in PRINTED["house"].hands}
    | {f"move {kind}" for kind in KINDS}
    | {f"event {event}" for event in EVENTS}
    | {f"over {reason}" for reason in ("cleared", "repetition", "limit")}
    | {f"{one.name}={value}" for one in SWITCHES for value in getattr(one, "values", [])}
)
RARE = {"over enclosed", "over empty", "over stuck"}
"""What chance hardly ever brings about; other tests do."""


def switches_of(game):
    """The values of the switches of a game that have few."""
    return {f"{one.name}={game.options[one.name]}" for one in SWITCHES if hasattr(one, "values")}


def shown_by(facts, name):
    """The cards on the grid with the face they show, ready hands, events, and the result."""
    words = [event.split() for event in facts["events"]]
    result = facts["result"]
    return {
        *(f"{name} {one['card']} {one['face']}" for one in facts["board"]),
        *(f"hand {hand}" for hand in facts["hand_name"] if hand),
        *(f"event {one[0]}" for one in words if one[0] == "shift"),
        *(f"event {one[0]} {one[-1]}" for one in words if one[0] != "shift"),
        *([f"over {result['reason']}"] if result else []),
    }


class Habit:
    """Chooses random moves so that copies come out and turn over; or goes and comes back."""

    def __init__(self, rng):
        self.rng = rng
        self.returns = rng.choice([0, 0, 0, 0.97])
        self.back: dict[int, list[str]] = {0: [], 1: []}

    def choose(self, facts, texts):
        actor, pending = facts["actor"], facts["pending"] or ""
        back = [text for text in texts if text in self.back.get(actor, [])]
        wanted = back if self.rng.random() < self.returns else []
        text = self.rng.choice(wanted or self.of_one_kind(texts))
        if pending.startswith("move"):
            self.back[actor] = [text.replace("to", "move"), pending.replace("move", "to")]
        return text

    def of_one_kind(self, texts):
        kinds = sorted({text.split()[0] for text in texts})
        weights = [WEIGHTS.get(kind, 1) for kind in kinds]
        kind = self.rng.choices(kinds, weights)[0]
        return [text for text in texts if text.startswith(kind)]


def met(seed):
    """What one random game meets, and how often."""
    rng = random.Random(seed)
    content = BUILT_IN[seed % 2]
    made = RandomSets(rng)
    made.adopt(content)
    game = new_game({"cards": content["id"], **made.options()})
    at = Table(game, game.new_initial_state())
    habit = Habit(rng)
    found = Counter(switches_of(game))
    facts = at.facts
    while facts["result"] is None:
        text = habit.choose(facts, at.moves)
        at.state.apply_action(game.action_named(text))
        facts = at.facts
        found.update({f"move {text.split()[0]}"} | shown_by(facts, content["id"]))
    return found


def met_in(games):
    """How often everything was met in so many games."""
    return sum((met(seed) for seed in range(games)), Counter())


def test_random_games_meet_every_card_face_hand_switch_value_move_and_event():
    found = met_in(SHORT)

    assert EVERYTHING - set(found) == set()
    assert set(found) - EVERYTHING <= RARE


@pytest.mark.long
def test_many_random_games_meet_everything_many_times():
    found = met_in(LONG)

    assert {mark for mark in EVERYTHING if found[mark] < 20} == set()
