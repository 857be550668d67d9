"""What a seat sees as numbers."""

import random
from functools import cache
from math import prod

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from tests.games.fifty_two_duels import tensor_of_view
from tests.games.fifty_two_duels.card_files import content_of
from tests.games.fifty_two_duels.random_sets import RandomSets
from tests.games.fifty_two_duels.table import (
    Table,
    duel,
    effect,
    new_game,
    once,
    sheets,
    solo,
    wander,
)
from tests.games.tensor_parts import part, parts

PASS = "end; ~; "
MODES = ["duel", "solo"]
CARDS = 52
"""Numbers of a row of cards: where those of the other side, or of ability 2, begin."""


def whole_game(mode):
    """A table after every tenth move of a game of the house set."""
    game = new_game({"mode": mode})
    at = Table(game, game.new_initial_state())
    rng = Rng(7)
    tables = []
    while not at.state.is_terminal():
        tables.append(Table(game, at.state.clone()))
        wander(at, rng, 10)
    return tables


GAMES = {mode: whole_game(mode) for mode in MODES}

SEEDS = range(20)
"""Random games that are compared with what their views say."""


def random_table(rng):
    """The start of a game of the house set, the lab set or random sheets, with any switches."""
    made = RandomSets(rng).content()
    content = rng.choice([content_of("house"), content_of("lab"), made, made])
    options = {**RandomSets(rng).options(content), "turn_limit": rng.choice([3, 12, 24])}
    game = new_game({"cards": content, **options})
    return Table(game, game.new_initial_state())


def likely(rng, texts):
    """A random move; deeds are made more often than they are left."""
    acting = [text for text in texts if text not in {"end", "hold", "no", "take"}]
    return rng.choice(rng.choice([texts, acting]) or texts)


def wrong_parts(at, seat):
    """The parts of a tensor that are not what the view says."""
    written = parts(at, seat)
    told = tensor_of_view.parts_of(at.view(seat), seat, at.game.ids)
    return [name for name in {**written, **told} if written.get(name) != told.get(name)]


@cache
def compared(seed):
    """All wrong parts in a random game, and what the game has met: nodes, the end, the mode."""
    rng = random.Random(seed)
    at = random_table(rng)
    seats = range(at.game.num_players)
    wrong: list[str] = []
    met = {at.facts["options"]["mode"]}
    while not at.state.is_terminal():
        wrong += [name for seat in seats for name in wrong_parts(at, seat)]
        met.add(at.pending["kind"])
        at.play(likely(rng, at.moves))
    wrong += [name for seat in seats for name in wrong_parts(at, seat)]
    return wrong, met | {at.facts["reason"]}


def place(card):
    """The place of a card in canonical order."""
    return 4 * "a23456789tjqk".index(card[0]) + "cshd".index(card[1])


@pytest.mark.parametrize("seed", SEEDS)
def test_at_every_position_the_tensor_is_what_the_view_says(seed):
    wrong, _ = compared(seed)

    assert wrong == []


def test_the_compared_games_meet_all_kinds_of_nodes_and_ends():
    met = set().union(*(compared(seed)[1] for seed in SEEDS))

    assert met == {*tensor_of_view.NODES, *tensor_of_view.REASONS, *MODES}


@pytest.mark.parametrize("mode", MODES)
class TestWholeGame:
    def test_the_tensor_is_as_long_as_its_layout(self, mode):
        game = GAMES[mode][0].game
        length = sum(prod(shape) for _, shape in game.tensor_layout())

        assert {
            len(game.observation_tensor(at.state, seat))
            for at in GAMES[mode]
            for seat in range(game.num_players)
        } == {length}

    def test_the_parts_have_names_of_their_own(self, mode):
        names = [part_name for part_name, _ in GAMES[mode][0].game.tensor_layout()]

        assert len(names) == len(set(names))

    def test_different_views_have_different_tensors(self, mode):
        game = GAMES[mode][0].game
        views = {str(at.view(0)) for at in GAMES[mode]}
        tensors = {tuple(game.observation_tensor(at.state, 0)) for at in GAMES[mode]}

        assert len(tensors) == len(views) > 10

    def test_what_the_seat_cannot_see_is_not_in_its_tensor(self, mode):
        game = GAMES[mode][0].game
        playing = [at for at in GAMES[mode] if at.actor == 0]
        truths = [game.observation_tensor(at.state, 0) for at in playing]
        worlds = [
            game.observation_tensor(game.determinize(at.state, 0, Rng(5)), 0) for at in playing
        ]

        assert worlds == truths


def test_the_layout_is_that_of_the_reference_page():
    assert dict(new_game({}).tensor_layout()) == {
        "turn": (1,),
        "active": (2,),
        "actions_left": (1,),
        "free_items_left": (1,),
        "actor": (3,),
        "reason": (3,),
        "result": (1,),
        "node": (25,),
        "node_side": (2,),
        "node_ability": (4,),
        "damage": (1,),
        "number": (1,),
        "chosen": (52,),
        "chosen_down": (8,),
        "character": (2, 6),
        "hand": (2, 52),
        "deck": (2, 52),
        "discard": (2, 52),
        "level_open": (2, 52),
        "stored": (2, 52),
        "in_use": (2, 52),
        "digging": (2, 52),
        "counts": (2, 7),
        "open": (2, 7),
        "wounds": (2, 52),
        "levels": (2, 52),
        "ward": (2, 1),
        "revealed": (2, 1),
        "face_up": (2, 4, 52),
        "face_down": (2, 4, 52),
        "labels": (2, 4, 8),
        "opponent_knows_not_in_deck": (2, 52),
        "unseen": (2, 52),
        "held": (2, 52),
        "wild_may_be": (2, 4, 8, 52),
    }


def test_the_parts_come_in_the_order_of_the_reference_page():
    at = duel()
    told = tensor_of_view.parts_of(at.view(0), 0, at.game.ids)
    lengths = [(name, prod(shape)) for name, shape in at.game.tensor_layout()]

    assert lengths == [(name, len(part)) for name, part in told.items()]


def test_sides_are_counted_from_the_observer():
    at = duel(moves="end; ~")

    assert part(at, 0, "active") == [0.0, 1.0]
    assert part(at, 1, "active") == [1.0, 0.0]
    assert part(at, 1, "actor") == [1.0, 0.0, 0.0]


def test_the_own_hand_is_named_and_the_other_one_counted():
    at = duel("2c 3c 4c 5c 6c")
    hand = part(at, 1, "hand")

    assert part(at, 0, "hand")[place("2c")] == 1.0
    assert hand[CARDS:] == [0.0] * CARDS
    assert part(at, 1, "counts")[7] == 5.0
    assert part(at, 1, "open")[7:9] == [0.0, 0.0]


def test_the_hand_of_a_nemesis_is_named_once_it_is_turned_up():
    at = solo("9c 9d", "2c 3c 4c 5c 6c", "play 2; add 9c; add 9d; done; activate")

    assert part(at, 0, "hand")[CARDS + place("2c")] == 1.0
    assert part(at, 0, "revealed") == [0.0, 1.0]


def test_cards_on_abilities_have_their_place_in_order():
    at = duel("3s 4c 9h", moves=PASS * 2 + "play 2; add 9h; done; use 3s; on 2; hide 4c; hold")

    assert part(at, 0, "face_up")[CARDS + place("9h")] == 1.0
    assert part(at, 0, "face_down")[CARDS + place("4c")] == 2.0
    assert part(at, 0, "labels")[8] == 2.0


def test_others_have_the_label_of_a_face_down_card_and_what_it_may_be():
    at = duel("3s 4c 9h", moves=PASS * 2 + "play 2; add 9h; done; use 3s; on 2; hide 4c; hold")
    may = part(at, 1, "wild_may_be")[-4 * 8 * 52 :]

    assert part(at, 1, "face_down") == [0.0] * (2 * 4 * 52)
    assert part(at, 1, "labels")[4 * 8 + 8] == 2.0
    assert may[8 * 52 + place("4c")] == 1.0
    assert may[8 * 52 + place("3s")] == 0.0


def test_wounds_have_their_place_in_the_pile():
    hit = PASS + "play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h"
    at = duel("3h", "9c 9d", hit)

    assert part(at, 0, "wounds")[place("5c")] == 1.0
    assert part(at, 0, "wounds")[place("7h")] == 2.0


def test_a_selection_is_named():
    at = effect('[{op = "discard", n = 2, how = "choose"}]', "", "3c 4c 5c 6c 7c", "discard 4c")

    assert part(at, 0, "chosen")[place("4c")] == 1.0
    assert part(at, 0, "number") == [2.0]
    assert part(at, 0, "actor") == [0.0, 1.0, 0.0]


def test_a_face_down_card_is_named_by_its_label():
    damage = once('[{op = "damage", n = 3}]')
    shield = '{from = "ability", ability = 2, table = [1, 2, 3]}'
    moves = PASS + "use 3s; on 2; hide 4c; play 2; add 9c; done; hold; ~; "
    hit = "play 1; add 2c; done; activate; defend w1"
    at = duel("2c", "3s 4c 9c", moves + hit, cards=sheets(ability_1=damage, defend=shield))

    assert part(at, 0, "chosen_down") == [1.0, *[0.0] * 7]
    assert part(at, 0, "chosen") == [0.0] * CARDS


def test_the_end_is_told_from_the_side_of_the_observer():
    kill = ", ".join(['{op = "damage", n = 20, sure = true}'] * 3)
    at = effect(f"[{kill}]", moves="~")

    assert (part(at, 0, "result"), part(at, 1, "result")) == ([1.0], [-1.0])
    assert part(at, 1, "reason") == [1.0, 0.0, 0.0]
    assert part(at, 1, "actor") == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("seat", [2, -1])
def test_only_seats_have_a_tensor(seat):
    at = duel()

    with pytest.raises(OptionError):
        at.game.observation_tensor(at.state, seat)
