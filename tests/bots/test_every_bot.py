"""What every bot of the catalog keeps to."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from ecliptic import bots
from ecliptic.catalog import bot_names, game_names, load_bot
from ecliptic.core.bot import Bot
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from tests.bots.positions import game_of, in_world, started, to_move, wandered

SOURCES = sorted(Path(bots.__file__).parent.glob("*.py"))

# Players and decisions made: the first flip, a lead, an answer, a Wind, an ending.
NODES = [(2, 0), (2, 2), (2, 3), (2, 4), (2, 12), (2, 21), (3, 1), (3, 3), (3, 5), (3, 18)]

each_bot = pytest.mark.parametrize("name", bot_names())
each_node = pytest.mark.parametrize(("players", "decisions"), NODES)


def knowledge(players: int, decisions: int) -> InfoState:
    return to_move(wandered(game_of(players=players), 11, decisions))


@cache
def advice(name: str, players: int, decisions: int):
    return load_bot(name, 5).advise(knowledge(players, decisions))


def test_the_catalog_has_the_bots_of_this_folder():
    assert set(bot_names()) >= {"beginner", "fair", "good", "strong", "uniform", "greedy", "flat"}


def test_the_sampled_decisions_are_of_every_kind():
    phases = {knowledge(*node).view()["phase"] for node in NODES}

    assert phases == {"flip", "play", "wind"}


@each_bot
@each_node
def test_a_bot_makes_a_legal_move(name, players, decisions):
    assert advice(name, players, decisions).action in knowledge(players, decisions).legal_actions()


@each_bot
@each_node
def test_equal_seed_and_equal_knowledge_give_equal_advice(name, players, decisions):
    again = load_bot(name, 5).advise(knowledge(players, decisions))

    assert again == advice(name, players, decisions)


@each_bot
@each_node
def test_what_a_seat_cannot_know_does_not_change_the_advice(name, players, decisions):
    info = knowledge(players, decisions)
    world = info.determinize(Rng(99))
    elsewhere = in_world(info, world)

    assert elsewhere.key() == info.key()
    assert load_bot(name, 5).advise(elsewhere) == advice(name, players, decisions)


def test_other_worlds_are_really_other_ones():
    infos = [knowledge(*node) for node in NODES]
    pairs = [[info.determinize(Rng(seed)) for seed in (98, 99)] for info in infos]

    assert sum(one != other for one, other in pairs) >= 7


@each_bot
def test_a_bot_changes_nothing(name):
    match = wandered(game_of(players=2), 11, 3)
    before = match.state.clone()
    load_bot(name, 5).choose(to_move(match))

    assert match.state == before


@each_bot
def test_a_bot_with_nothing_to_decide_says_so(name):
    match = started(game_of(players=2))
    waiting = match.info(1 - match.state.current_player())
    with pytest.raises(ValueError, match=f"seat {waiting.seat} has nothing to decide"):
        load_bot(name).advise(waiting)


@each_bot
@each_node
def test_statistics_are_of_legal_moves_ascending_and_with_values_from_minus_1_to_1(
    name, players, decisions
):
    told = advice(name, players, decisions).statistics
    actions = [one.action for one in told]

    assert actions in ([], knowledge(players, decisions).legal_actions())
    assert all(one < other for one, other in pairwise(actions))
    assert all(-1 <= one.value <= 1 for one in told)
    assert all(one.visits > 0 for one in told)


@pytest.mark.parametrize("name", ["beginner", "uniform", "flat", "good"])
def test_another_seed_may_choose_another_move(name):
    info = knowledge(2, 0)

    assert len({load_bot(name, seed).choose(info) for seed in range(12)}) > 1


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_no_file_of_the_bots_looks_at_the_truth_or_names_a_game(source):
    text = source.read_text(encoding="utf-8")
    names = "|".join(game_names())

    assert "_truth" not in text
    assert not re.search(rf"(?i)\b({names})\b|ecliptic\.games", text)


def test_the_choice_is_the_action_of_the_advice():
    class Fixed(Bot):
        def advise(self, info):
            return advice("fair", 2, 0)

    assert Fixed().choose(knowledge(2, 0)) == advice("fair", 2, 0).action
