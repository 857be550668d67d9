"""What a position promises, as a bot may guess it."""

import random

import pytest

from ecliptic.bots.greedy import Greedy
from ecliptic.bots.uniform import Uniform
from ecliptic.core.bot import Bot
from ecliptic.core.heuristic import UNKNOWN
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from tests.games.fifty_two_duels.random_sets import RandomSets
from tests.games.fifty_two_duels.table import Table, duel, effect, sheets, solo, table, wander

PASS = "end; ~; "
BACK = PASS + PASS
ATTACK = "play 2; add 9c; add 9h; add 9d"
"""Five points of damage, of which two cards of a rank prevent three."""


def worth(at, seat=0):
    """The value of a position for a seat."""
    return at.game.heuristic.value(at.state, seat)


def after(at, moves, seat=0):
    """The value for a seat once these moves were made."""
    copy = Table(at.game, at.state.clone())
    return worth(copy.play(moves), seat)


def advised(at):
    """What a bot that looks one move ahead does."""
    info = InfoState(at.game, at.state, at.state.current_player(), ())
    return at.game.action_text(Greedy().advise(info).action)


def wandering(options, seed, moves=400):
    """The values of both seats at each move of a random game."""
    at = table(options)
    rng = Rng(seed)
    found: list[list[float]] = []
    while not at.state.is_terminal() and len(found) < moves:
        wander(at, rng, 1)
        found.append([worth(at, seat) for seat in range(at.game.num_players)])
    return found


def any_cards(seed):
    """Options with a random card set."""
    made = RandomSets(random.Random(seed))
    content = made.content()
    return {"cards": content, **made.options(content)}


@pytest.mark.parametrize(
    "options",
    [{"cards": "lab"}, {"cards": "lab", "mode": "solo"}, *[any_cards(seed) for seed in range(12)]],
)
def test_values_lie_between_a_lost_game_and_a_won_one_and_add_up_to_nothing(options):
    values = wandering(options, 1)
    duels = [row for row in values if len(row) > 1]

    assert all(-1.0 <= value <= 1.0 for row in values for value in row)
    assert [sum(row) for row in duels] == pytest.approx([0.0] * len(duels), abs=1e-9)


def test_the_value_of_the_end_is_the_result():
    at = wander(duel(), Rng(1), 9000)

    assert [worth(at, seat) for seat in range(2)] == at.state.returns()
    assert at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == 0


def test_before_the_end_nothing_is_settled_but_all_can_be_judged():
    at = duel()

    assert not at.game.heuristic.settled(at.state)
    assert at.game.heuristic.quiet(at.state)
    assert 0.0 < at.game.heuristic.spread() < 1.0
    assert at.game.heuristic.decisions_left(at.state) == UNKNOWN


def test_before_the_first_turn_there_is_nothing_to_judge():
    at = table({"cards": "lab"})

    assert worth(at) == worth(at.play("pick plain"), 1) == 0.0


def test_less_damage_is_better():
    at = duel("9c 9d 9h", "4c 4d", ATTACK, who=("plain", "trader"))

    assert after(at, "defend 4c; defend 4d", 1) > after(at, "take", 1)


def test_damage_that_is_more_than_life_is_worst():
    strong = sheets(
        ability_1='max = 2, effects = [{ cards = 2, do = [{ op = "damage", n = 20 }] }]'
    )
    at = duel("2c 3c", "", BACK + "play 1; add 2c; add 3c; take", cards=strong)

    assert worth(at, 1) < -0.3


def test_wounds_to_come_are_counted_like_those_that_lie_there():
    at = duel("2c", "3c", "play 1; add 2c", who=("brute", "sage"))

    assert after(at, "wound qd", 1) == pytest.approx(worth(at, 1), abs=0.05)


def test_sure_damage_is_not_prevented():
    sure = effect('[{ op = "damage", n = 1, sure = true }]')
    plain = effect('[{ op = "damage", n = 1 }]', "", "2s 3s 4s 5s 6s")

    assert worth(sure, 1) < worth(plain, 1)


def test_a_level_is_better_than_its_cards_in_the_hand():
    armor = "[{ threshold = 5, mods = [{ mod = 'armor', n = 1 }] }]"
    at = duel("5c", cards=sheets(level=armor))

    assert after(at, "level; add 5c; done") > after(at, "end")


def test_a_part_of_a_level_is_worth_something():
    armor = "[{ threshold = 30, mods = [{ mod = 'armor', n = 3 }] }]"
    nothing = "[{ threshold = 30, mods = [{ mod = 'armor', n = 1 }] }]"
    paid, lost = (
        duel("kc", moves="level; add kc; done", cards=sheets(level=level))
        for level in (armor, nothing)
    )

    assert worth(paid) > worth(lost)


@pytest.mark.parametrize(
    ("ability", "one", "other"),
    [
        (1, "add 2c; add 3c; done; hold", "add 2c; done"),
        (2, "add 2c; add 2h; done; hold", "add 2c; done"),
        (3, "add 2c; add 3c; done", "add 2c; done"),
        (4, "add 2c; add 2h; add 3c; done", "add 2c; add 3c; done"),
    ],
)
def test_an_ability_promises_more_the_more_cards_it_has(ability, one, other):
    at = duel("2c 3c 2h", moves=f"play {ability}")

    assert after(at, one) > after(at, other)


def test_a_greedy_player_adds_the_second_card_of_a_pair():
    assert advised(duel("9c 9d 2h 5h 7h", moves="play 2; add 9c")) == "add 9d"


def test_a_greedy_player_defends_itself():
    at = duel("9c 9d 9h", "4c 4d", ATTACK, who=("plain", "trader"))

    assert advised(at).startswith("defend")


def test_a_card_in_a_column_makes_a_nemesis_stronger():
    at = solo("2c 3d 4h 5s 6c", "4c 7s 8h 9d jd", "end; ~")
    at.play("use 2c")

    assert after(at, "bomb 4c on 1") > worth(at) - 0.1
    assert worth(at) < 1.0


def score(bot, games, **options):
    """The mean result of a bot in so many games, against one that plays anything."""
    total = 0.0
    for seed in range(games):
        at = table({**options, "characters": SHEETS[seed % len(SHEETS)]})
        seat = seed % at.game.num_players
        bots: list[Bot] = [Uniform(seed) for _ in range(at.game.num_players)]
        bots[seat] = bot(seed)
        total += result(at, bots, Rng(seed))[seat]
    return total / games


SHEETS = [("knight", "rogue"), ("wizard", "merchant"), ("priestess", "berserker")]


def result(at: Table, bots: list[Bot], rng: Rng) -> list[float]:
    """Play to the end and return the result."""
    while not at.state.is_terminal():
        seat = at.state.current_player()
        if seat < 0:
            at.state.apply_action(at.state.sample(rng))
        else:
            info = InfoState(at.game, at.state, seat, ())
            at.state.apply_action(bots[seat].choose(info))
    return at.state.returns()


def test_a_greedy_player_beats_one_that_plays_anything():
    assert score(Greedy, 3) == 1.0


@pytest.mark.long
def test_a_greedy_player_nearly_always_beats_one_that_plays_anything():
    assert score(Greedy, 60) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("face_cards", [0, 2, 5])
def test_fd_11_14_a_greedy_player_beats_a_nemesis_more_often(face_cards):
    options = {"mode": "solo", "face_cards": face_cards}

    assert score(Greedy, 30, **options) > score(Uniform, 30, **options) + 0.2
