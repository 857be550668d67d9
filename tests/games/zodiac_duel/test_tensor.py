"""What a seat sees as numbers."""

import random
from math import prod

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from ecliptic.games.zodiac_duel.signs import SIGNS
from ecliptic.games.zodiac_duel.view import PHASES
from tests.games.tensor_parts import parts
from tests.games.zodiac_duel.random_sets import RandomSets
from tests.games.zodiac_duel.table import ASTRAY, EVEN, Table, new_game, stage, table, wander
from tests.games.zodiac_duel.tensor_of_view import TensorOfView

SIX = ["gemini", "taurus", "pisces", "leo", "libra", "virgo"]
SMALL: dict[str, object] = {"deck": 8, "rounds": 0, "fighters": 2, "drawn": 1, "wins": 2}
GAMES: dict[str, dict[str, object]] = {
    "first": {"mode": "first"},
    "first, other side": {"mode": "first", "first_deck_seat0": "b", "cards": "drill"},
    "basic": {"mode": "basic", "aquarius_penalty": False},
    "advanced": {"mode": "advanced", "cards": "drill", "cancel_revives": False},
    "expert": {"mode": "expert", "initiative_tie": "seat1"},
    "expert, drill": {"mode": "expert", "cards": "drill", "borrowed_abilities": False},
    "custom": {"mode": "custom", "signs": SIX, "gemini_taurus": "as-fought"},
    "no rounds": {"cards": "drill", **SMALL},
    "one round": {"deck": 8, "rounds": 1, "keep": 2, "fighters": 1, "wins": 1},
    "three rounds": {"deck": 8, "rounds": 3, "keep": 1, "fighters": 1, "mode": "advanced"},
}
DEALT = (
    "deal leo; deal aries; deal virgo; deal libra; deal taurus; deal gemini; deal cancer; "
    "deal pisces; select leo; select taurus; "
)
POOLS = (
    "draw aries-2; draw aries-3; draw leo-6; draw leo-7; draw cancer-2; draw cancer-3; "
    "draw cancer-4; draw cancer-5; keep aries-3 star; "
)
OUT_OF_BASE = ", ".join(['{do="move", from=["rival-base"], to="out", pick="rival"}'] * 4)
CANCEL = '[{do="cancel", which="rival-last"}]'
NOBODY = [0.0, 0.0]
LAYOUT = {
    "phase": (14,),
    "round": (5,),
    "duel": (6,),
    "actor": (3,),
    "initiative": (2,),
    "winner": (2,),
    "passes": (3,),
    "wins": (2,),
    "limited": (2,),
    "turns_left": (2,),
    "deck_size": (1,),
    "signs": (12,),
    "base": (2, 48),
    "used": (48,),
    "out": (48,),
    "passed": (2, 3, 48),
    "sign_passed": (2, 12),
    "hand": (48,),
    "hand_known_to_rival": (48,),
    "rival_hand_known": (48,),
    "pool": (48,),
    "returned": (48,),
    "unseen": (48,),
    "pending": (2, 48),
    "sign_hand": (12,),
    "sign_pick": (2, 12),
    "rival_counts": (4,),
    "duel_leader": (5, 2),
    "duel_led": (5, 12),
    "duel_fighter": (5, 2, 48),
    "duel_down": (5, 2),
    "duel_stars": (5, 2, 48),
    "duel_winner": (5, 2),
    "duel_has_power": (5, 2),
    "duel_power": (5, 2),
    "duel_sign": (5, 2, 12),
    "duel_penalised": (5, 2),
    "duel_forfeit": (5, 1),
    "duel_cancelled": (5, 48),
}


def positions(options, seed=1):
    """A table at every position of a random game."""
    game = new_game(options)
    at, rng = Table(game, game.new_initial_state()), Rng(seed)
    yield at
    while not at.state.is_terminal():
        yield wander(at, rng, 1)


def expected(at, seat):
    """The parts as the view has them."""
    return TensorOfView(at.game.notation.ids, at.view(seat)).parts()


def cards(at, numbers):
    """The cards that a part marks, with their numbers; parts of several rows one by one."""
    ids = at.game.notation.ids
    rows = [numbers[start : start + len(ids)] for start in range(0, len(numbers), len(ids))]
    return [{card: int(one) for card, one in zip(ids, row, strict=True) if one} for row in rows]


def signs(numbers):
    """The signs that each row of a part marks."""
    rows = [numbers[start : start + len(SIGNS)] for start in range(0, len(numbers), len(SIGNS))]
    return [[sign for sign, one in zip(SIGNS, row, strict=True) if one] for row in rows]


# Whole games.


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_is_what_the_view_says_at_every_position(name):
    for at in positions(GAMES[name]):
        for seat in range(2):
            assert parts(at, seat) == expected(at, seat)


@pytest.mark.parametrize("seed", range(12))
def test_the_tensor_is_what_the_view_says_with_random_cards_and_switches(seed):
    made = RandomSets(random.Random(seed))
    for at in positions({"cards": made.content(), **made.options()}, seed):
        for seat in range(2):
            assert parts(at, seat) == expected(at, seat)


@pytest.mark.parametrize("name", GAMES)
def test_different_views_have_different_tensors_and_equal_ones_equal(name):
    seen: dict[tuple[float, ...], str] = {}
    for at in positions(GAMES[name], 2):
        tensor = tuple(at.game.observation_tensor(at.state, 0))
        assert seen.setdefault(tensor, str(at.view(0))) == str(at.view(0))

    assert len(seen) == len(set(seen.values())) > 10


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_see_is_not_in_its_tensor(name):
    for number, at in enumerate(positions(GAMES[name], 3)):
        if number % 4 == 0 or number < 15:
            for seat in range(2):
                world = at.game.determinize(at.state, seat, Rng(number))
                assert parts(Table(at.game, world), seat) == parts(at, seat)


# The layout.


def test_the_layout_is_that_of_the_reference_page():
    assert dict(new_game({}).tensor_layout()) == LAYOUT


def test_the_parts_have_names_of_their_own_and_stand_in_the_order_of_the_oracle():
    at = table({})
    names = [name for name, _ in at.game.tensor_layout()]

    assert len(names) == len(set(names))
    assert names == list(expected(at, 0))


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_is_as_long_as_its_layout(name):
    at = table(GAMES[name])
    length = sum(prod(shape) for _, shape in at.game.tensor_layout())

    assert len(at.game.observation_tensor(at.state, 1)) == at.game.tensor_size == length


@pytest.mark.parametrize("seat", [2, -1])
def test_only_seats_have_a_tensor(seat):
    at = table({})

    with pytest.raises(OptionError, match="seat: expected a seat from 0 to 1"):
        at.game.observation_tensor(at.state, seat)


# What single parts say.


def test_seats_are_counted_from_the_observer():
    at = stage(moves="fight aries-3")

    assert [parts(at, seat)["actor"] for seat in range(2)] == [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]
    assert parts(at, 1)["initiative"] == [0.0, 1.0]
    assert parts(at, 1)["duel_leader"][:2] == [0.0, 1.0]
    assert parts(table({}), 1)["actor"] == [0.0, 0.0, 1.0]


def test_before_the_first_duel_nobody_has_the_initiative():
    at = table({})

    assert parts(at, 0)["initiative"] == NOBODY
    assert parts(at, 0)["phase"][PHASES.index("deal")] == 1.0
    assert parts(at, 0)["duel"] == [1.0, *[0.0] * 5]


def test_signs_of_the_draft_are_not_told_before_they_are_announced():
    at = table({"mode": "expert"}, DEALT + "select gemini; select aries; middle aquarius")

    assert signs(parts(at, 0)["signs"]) == [[]]
    assert signs(parts(at, 0)["sign_pick"]) == [["leo"], ["gemini"]]
    assert signs(parts(at, 1)["sign_pick"]) == [["taurus"], ["aries"]]
    at.play("middle scorpius")
    assert signs(parts(at, 0)["signs"]) == [
        ["aquarius", "aries", "gemini", "leo", "scorpius", "taurus"]
    ]


def test_sign_cards_are_those_held_and_those_handed_on():
    at = table({"mode": "expert"}, DEALT)

    assert signs(parts(at, 0)["sign_hand"]) == [["cancer", "gemini", "pisces"]]
    assert signs(parts(at, 1)["sign_passed"]) == [
        ["cancer", "gemini", "pisces"],
        ["aries", "libra", "virgo"],
    ]
    assert parts(at, 0)["rival_counts"] == [0.0, 0.0, 0.0, 3.0]


def test_own_picks_are_named_by_their_role_and_those_of_the_rival_counted():
    at = table({}, POOLS + "keep leo-6 fighter; keep cancer-2 star")

    assert cards(at, parts(at, 0)["pending"]) == [{"leo-6": 1}, {"aries-3": 1}]
    assert parts(at, 0)["rival_counts"] == [0.0, 3.0, 1.0, 0.0]
    assert cards(at, parts(at, 1)["pending"]) == [{}, {"cancer-2": 1}]
    assert parts(at, 1)["rival_counts"] == [0.0, 2.0, 2.0, 0.0]


def test_the_pairs_of_the_last_round_are_told_to_who_returned_them():
    at = stage()
    own = dict.fromkeys(at.facts["returned"][0], 1)

    assert cards(at, parts(at, 0)["returned"]) == [own]
    assert len(own) == 2
    assert cards(at, parts(at, 1)["passed"])[3:] == [
        dict.fromkeys(pair, 1) for pair in at.facts["passed"][0]
    ]


def test_own_stars_are_named_and_those_of_the_rival_as_far_as_they_are_known():
    at = stage({"cancer-5": '[{do="peek"}]'}, EVEN)
    known = [{"aquarius-3": 1, "cancer-3": 1, "libra-6": 1}]

    assert cards(at, parts(at, 0)["hand"]) == [{"aquarius-2": 1, "cancer-5": 1, "leo-7": 1}]
    assert cards(at, parts(at, 0)["rival_hand_known"]) == [{}]
    assert parts(at, 0)["rival_counts"][0] == 3.0
    at.play("star cancer-5")
    assert cards(at, parts(at, 0)["rival_hand_known"]) == known
    assert cards(at, parts(at, 1)["hand_known_to_rival"]) == known
    assert parts(at, 0)["rival_counts"][0] == 0.0


def test_stars_have_their_place_in_the_row_also_after_their_duel():
    at = stage({}, EVEN + "star cancer-5; star libra-6; star aquarius-2; ")
    now = cards(at, parts(at, 1)["duel_stars"])
    at.play("pass; pass; fight leo-6; fight leo-9; star leo-7")

    assert now == [{"libra-6": 1}, {"cancer-5": 1, "aquarius-2": 2}, *[{}] * 8]
    assert cards(at, parts(at, 1)["duel_stars"]) == [*now[:3], {"leo-7": 1}, *[{}] * 6]


def test_stars_that_are_not_in_force_are_told_while_the_duel_is_fought():
    at = stage({"aquarius-3": CANCEL}, EVEN + "star cancer-5; star aquarius-3; ")

    assert cards(at, parts(at, 0)["duel_cancelled"]) == [{"cancer-5": 1}, {}, {}, {}, {}]
    at.play("pass; pass")
    assert cards(at, parts(at, 0)["duel_cancelled"]) == [{}] * 5


def test_powers_signs_and_penalty_are_told_now_and_after_the_duel():
    at = stage({}, ASTRAY)
    now = {name: parts(at, 1)[name] for name in ("duel_power", "duel_sign", "duel_penalised")}
    at.play("pass; pass")

    assert now["duel_power"][:4] == [9.0, 3.0, 0.0, 0.0]
    assert signs(now["duel_sign"])[:3] == [["leo"], ["aries"], []]
    assert now["duel_penalised"][:4] == [1.0, 0.0, 0.0, 0.0]
    assert {name: parts(at, 1)[name] for name in now} == now
    assert parts(at, 1)["duel_winner"][:4] == [0.0, 1.0, 0.0, 0.0]


def test_a_side_without_a_fighter_has_no_power():
    at = stage(moves="fight aries-3")

    assert parts(at, 0)["duel_has_power"][:4] == [1.0, 0.0, 0.0, 0.0]
    assert parts(at, 0)["duel_power"][:4] == [3.0, 0.0, 0.0, 0.0]
    assert signs(parts(at, 0)["duel_led"])[:2] == [["aries"], []]


def test_forfeited_duels_have_face_down_places_and_no_powers():
    at = stage({"cancer-5": f"[{OUT_OF_BASE}]"}, EVEN + "star cancer-5")
    at.play("choose aquarius-4; choose cancer-4; choose leo-9; choose libra-5; pass; pass")

    assert parts(at, 0)["duel_forfeit"] == [0.0, 1.0, 1.0, 1.0, 0.0]
    assert parts(at, 0)["duel_down"] == [*NOBODY, *[1.0] * 6, *NOBODY]
    assert parts(at, 0)["duel_has_power"] == [1.0, 1.0, *[0.0] * 8]
    assert cards(at, parts(at, 1)["out"])[0].keys() == {
        "aquarius-4",
        "cancer-4",
        "leo-9",
        "libra-5",
    }


def test_turns_that_are_left_are_told_where_they_are_limited():
    silence = '[{do="silence", who="rival", turns=3}]'
    at = stage({"cancer-5": silence}, EVEN + "star cancer-5; pass")

    assert (parts(at, 0)["limited"], parts(at, 0)["turns_left"]) == ([0.0, 1.0], [0.0, 2.0])
    assert (parts(at, 1)["limited"], parts(at, 1)["turns_left"]) == ([1.0, 0.0], [2.0, 0.0])
    assert parts(at, 0)["passes"] == [0.0, 1.0, 0.0]


def test_the_end_is_told_from_the_side_of_the_observer():
    moves = "fight aries-3; fight cancer-4; pass; pass; fight cancer-2; fight leo-9; pass; pass; "
    at = stage({}, moves + "fight capricornus-3; fight aquarius-4; pass; pass")

    assert [parts(at, seat)["winner"] for seat in range(2)] == [[1.0, 0.0], [0.0, 1.0]]
    assert parts(at, 1)["wins"] == [0.0, 3.0]
    assert parts(at, 1)["actor"] == [0.0, 0.0, 0.0]
    assert parts(at, 0)["phase"][PHASES.index("over")] == 1.0
