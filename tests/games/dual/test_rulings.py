"""DU-R1 to DU-R26: the rulings, with every value of every switch."""

from itertools import permutations

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.dual import Dual
from ecliptic.games.dual.scoring import points, star_sum
from ecliptic.games.dual.trick import highest_place, lowest_place
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import FREE, PAIR, dealt, line, pair, plays, table, trio, wander

UPRIGHT = ("y1 y2 y3 y4 y5 y6 y7 y8 y9", "r1 r2 r3 r4 r5 r6 r7 r8 r9")
NEW_ROUND = EXAMPLES["22_du_4_5_no_wind_after_the_last_trick"]


def test_du_r1_nine_yellow_blue_and_nine_red_purple_cards():
    game = Dual()
    faces = [f"{letter}{value}" for letter in "ybrp" for value in range(1, 10)]

    assert sorted(game.notation.faces) == sorted(faces)
    assert game.notation.cards[:9] == [f"y{value}b{10 - value}" for value in range(1, 10)]
    assert game.notation.cards[9:] == [f"r{value}p{10 - value}" for value in range(1, 10)]


def test_du_r2_a_card_has_as_many_stars_as_its_smaller_value():
    deck = Dual().deck

    assert list(deck.stars) == [min(first[1], other[1]) for first, other in deck.ends]
    assert sum(deck.stars) == 50


def test_du_r3_half_turns_exactly_nine_cards():
    at = table({"first_dealer": 0}, ", ".join(f"deal y{value}" for value in range(1, 10)))

    assert at.moves == [f"deal p{value}" for value in range(1, 10)]


def test_du_r3_independent_turns_each_card_by_itself():
    at = table({"first_dealer": 0, "orientation": "independent"})
    upright = dealt(FREE | {"first_dealer": 0}, *UPRIGHT)

    assert set(at.chances.values()) == {1}
    assert set(at.play("deal y1").chances.values()) == {1}
    assert len(at.chances) == 34
    assert upright.facts["backs"] == [[9, 0, 0, 0], [0, 0, 9, 0]]


def test_du_r4_half_of_the_deck_is_turned_again_in_later_rounds():
    at = wander(table(NEW_ROUND.options, NEW_ROUND.moves), seed=1, moves=18)
    upright = [face for hand in at.facts["hands"] for face in hand if face[0] in "yr"]

    assert at.facts["round"] == 2
    assert len(upright) == 9


def test_du_r5_a_back_shows_the_awake_suit_and_no_value():
    options = {**FREE, "first_dealer": 1}
    other_values = dealt(options, PAIR[0].replace("b6 y1", "y4 b9"), PAIR[1])

    assert other_values.view(1) == pair().view(1)
    assert other_values.facts != pair().facts


def test_du_r6_a_card_in_a_hand_cannot_be_followed_by_its_place():
    one = pair("flip r1, flip r5")
    other = pair("flip r2, flip r5")

    assert one.view(1) == other.view(1)
    assert one.copy().play("play b6, play b5, wind 0").view(1)["backs"] == [
        [0, 3, 1, 4],
        [3, 1, 3, 1],
    ]


def test_du_r7_the_first_flip_is_a_duty():
    at = pair()

    assert all(move.startswith("flip ") for move in at.moves)
    assert len(at.moves) == 9


def test_du_r7_players_choose_from_the_starting_player_clockwise():
    at = trio(first_dealer=2)

    assert [at.actor, at.play("flip r4").actor, at.play("flip p8").actor] == [0, 1, 2]


def test_du_r7_a_choice_is_hidden_until_all_have_chosen():
    at = pair()

    assert at.seen("flip r1", 0) == "flip r1"
    assert at.seen("flip r1", 1) == at.seen("flip r1", None) == "flip ?"
    assert at.play("flip r1").view(1)["flips"] == ["?", None]
    assert at.view(0)["flips"] == ["r1", None]
    assert at.view(1)["backs"] == pair().view(1)["backs"]


def test_du_r7_afterwards_all_see_the_new_backs_and_not_the_cards():
    at = pair("flip r1, flip y7")

    assert at.facts["flips"] == [None, None]
    assert at.view(1)["backs"] == [[3, 1, 4, 1], [2, 3, 4, 0]]


def test_du_r7_in_order_each_flip_is_seen_at_once():
    at = pair(first_flip="in_order")

    assert at.seen("flip r1", 0) == "flip r1"
    assert at.seen("flip r1", 1) == at.seen("flip r1", None) == "flip r"
    assert at.play("flip r1").view(1)["backs"] == [[3, 1, 4, 1], [3, 2, 4, 0]]
    assert at.view(1)["flips"] == ["r", None]
    assert at.view(0)["flips"] == ["r1", None]
    assert at.play("flip y7").facts["flips"] == [None, None]


def test_du_r8_the_cube_goes_to_the_winner_of_the_last_trick_not_of_the_deal():
    example = EXAMPLES["06_du_5_1_scoring_with_two_players"]
    done = table(example.options, example.moves).facts["rounds_done"][0]

    assert done["cards"] == [4, 14]
    assert done["cube"] == 0


def test_du_r9_chance_draws_the_first_dealer():
    assert table({"players": 2}).chances == {"dealer 0": 1, "dealer 1": 1}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_du_r9_a_seat_can_be_fixed_as_first_dealer(seat):
    at = table({"players": 3, "first_dealer": seat})

    assert (at.facts["phase"], at.facts["dealer"]) == ("deal", seat)
    assert at.facts["leader"] == (seat + 1) % 3


def test_du_r9_the_first_dealer_must_sit_in_the_game():
    with pytest.raises(OptionError, match="first_dealer: expected chance or a seat from 0 to 1"):
        table({"players": 2, "first_dealer": 2})


def test_du_r10_left_of_the_new_dealer_leads_though_another_won_the_last_trick():
    at = table(NEW_ROUND.options, NEW_ROUND.moves)

    assert at.facts["rounds_done"][0]["cube"] == 0
    assert at.facts["leader"] == 1
    assert wander(at, seed=1, moves=18).actor == 1


def test_du_r11_an_asleep_suit_does_not_bind():
    at = pair("flip r1, flip y7, play p9")

    assert "play r5" in at.moves
    assert "play p5" not in at.moves
    assert len(at.moves) == 9


def test_du_r12_the_leading_card_takes_part_in_star_judging():
    at = trio("flip p9, flip y4, flip y8, play r4, play p8, play p2")

    assert at.verdict == (0, 2, "stars")


def test_du_r13_of_the_fewest_stars_the_later_card_is_lowest():
    at = trio("flip p9, flip y4, flip y8, play r4, play p8, play b2")

    assert at.verdict == (0, 2, "stars")
    assert at.actor == 2


def test_du_r14_stars_do_not_beat_the_starting_suit_when_one_follows():
    at = trio("flip p9, flip y4, flip p4, play r4, play p5, play r6")

    assert at.verdict == (2, 1, "value")


def test_du_r15_after_the_last_trick_there_is_no_node():
    before, _, last = NEW_ROUND.moves.rpartition(", ")
    at = table({**NEW_ROUND.options, "rounds": 1}, before).play(last)

    assert at.facts["phase"] == "end"
    assert at.facts["last_trick"]["wind"] is None


@pytest.mark.parametrize("played", [2, 3])
def test_du_r16_the_winning_card_is_never_the_lowest(played):
    tables = Dual().tables
    tricks = [
        vec[i64]([*faces, 0])
        for faces in permutations(range(36), played)
        if len({face % 18 for face in faces}) == played
    ]

    assert all(
        highest_place(tables, trick, played) != lowest_place(tables, trick, played)
        for trick in tricks
    )


def test_du_r17_the_trick_stays_on_the_table_until_the_wind_is_decided():
    at = pair("flip r1, flip r5, play b6, play b7")

    assert at.facts["table"] == [[0, "b6"], [1, "b7"]]
    assert at.facts["won"] == [[], []]
    assert at.play("wind none").facts["table"] == []
    assert at.facts["won"] == [[], ["y3b7", "y4b6"]]


@pytest.mark.parametrize(
    ("name", "stars", "tied", "later"),
    [
        ("full_tie_25_25_lower_seat_later", [25, 0, 25], [0, 2], 0),
        ("full_tie_25_25_higher_seat_later", [25, 0, 25], [0, 2], 2),
        ("full_tie_20_20_10_lower_seat_later", [20, 10, 20], [0, 2], 0),
        ("full_tie_20_20_10_higher_seat_later", [10, 20, 20], [1, 2], 2),
    ],
)
class TestCoinTie:
    def test_du_r18_the_tie_is_real(self, name, stars, tied, later):
        state = line(name).state

        assert [star_sum(state.tables, state.won[seat]) for seat in range(3)] == stars

    def test_du_r18_latest_gives_the_coin_to_the_winner_of_the_later_trick(
        self, name, stars, tied, later
    ):
        at = line(name, coin_tie="latest")

        assert at.facts["rounds_done"][0]["coin"] == [later]
        assert at.facts["coins"] == [int(seat == later) for seat in range(3)]

    def test_du_r18_nobody_keeps_the_coin_away(self, name, stars, tied, later):
        at = line(name, coin_tie="nobody")

        assert at.facts["rounds_done"][0]["coin"] == []
        assert at.facts["coins"] == [0, 0, 0]

    def test_du_r18_each_gives_a_coin_to_every_tied_player(self, name, stars, tied, later):
        at = line(name, coin_tie="each")

        assert at.facts["rounds_done"][0]["coin"] == tied
        assert at.facts["coins"] == [int(seat in tied) for seat in range(3)]


@pytest.mark.parametrize("coin_tie", ["latest", "nobody", "each"])
def test_du_r18_without_a_full_tie_the_switch_changes_nothing(coin_tie):
    example = EXAMPLES["23_du_5_3_a_coin_tie_is_decided_by_stars"]

    assert table({**example.options, "coin_tie": coin_tie}, example.moves).facts["coins"] == [
        0,
        1,
        0,
    ]


def test_du_r19_a_combo_is_made_without_asking():
    at = line("all_equal")

    assert (at.facts["coins"], at.facts["cubes"], at.facts["scores"]) == ([1, 1], [1, 1], [5, 5])


def test_du_r20_odd_stars_are_rounded_down_for_each_player():
    assert [points(0, 0, stars) for stars in range(6)] == [0, 0, 1, 1, 2, 2]
    assert line("stars_break").facts["stars"] == [0, 1, 3]
    assert line("stars_break").facts["scores"] == [4, 4, 1]


@pytest.mark.parametrize("name", ["coins_break", "cubes_break", "stars_break", "all_equal"])
def test_du_r21_equal_scores_are_shared(name):
    at = line(name)

    assert at.facts["winners"] == [
        seat for seat, score in enumerate(at.facts["scores"]) if score == max(at.facts["scores"])
    ]
    assert len(at.facts["winners"]) == 2


@pytest.mark.parametrize(
    ("name", "winners", "returns"),
    [
        ("coins_break", [1], [-1.0, 1.0]),
        ("cubes_break", [2], [-0.5, -0.5, 1.0]),
        ("stars_break", [1], [-0.5, 1.0, -0.5]),
        ("all_equal", [0, 1], [0.0, 0.0]),
    ],
)
def test_du_r21_tokens_break_the_tie_by_coins_then_cubes_then_stars(name, winners, returns):
    at = line(name, final_tie="tokens")

    assert at.facts["winners"] == winners
    assert at.state.returns() == returns


@pytest.mark.parametrize(("name", "rule"), [("coins_break", "DU-R21"), ("all_equal", "DU-6.3")])
def test_du_r21_a_win_by_tokens_is_told_with_its_ruling(name, rule):
    at = line(name, final_tie="tokens")

    assert at.game.outcome(at.view(None)).rule == rule


def test_du_r22_a_coin_given_to_nobody_does_not_make_the_game_longer():
    at = line("full_tie_25_25_lower_seat_later", coin_tie="nobody")

    assert at.facts["phase"] == "end"
    assert sum(at.facts["coins"]) == 0


@pytest.mark.parametrize("rounds", range(1, 11))
def test_du_r22_the_game_has_as_many_rounds_as_set(rounds):
    at = wander(table({"rounds": rounds, "first_dealer": 0}), rounds, 46 * rounds - 1)

    assert (at.facts["round"], at.facts["phase"]) == (rounds, "play")
    assert wander(at, rounds, 1).facts["phase"] == "end"
    assert len(at.facts["rounds_done"]) == rounds


@pytest.mark.parametrize("players", [1, 4, 6, 9])
def test_du_r23_only_two_or_three_can_play(players):
    with pytest.raises(OptionError, match="players: expected one of 2, 3, got"):
        table({"players": players})


def test_du_r24_winnings_are_open():
    at = pair("flip r1, flip r5, play b6, play b7, wind none")

    assert (
        at.view(0)["won"]
        == at.view(1)["won"]
        == at.view(None)["won"]
        == [
            [],
            ["y3b7", "y4b6"],
        ]
    )


def test_du_r25_any_seat_can_be_named_also_with_one_card_left():
    moves = EXAMPLES["06_du_5_1_scoring_with_two_players"].moves.split(", ")
    options = EXAMPLES["06_du_5_1_scoring_with_two_players"].options
    at = table(options, ", ".join(moves[:-3]))

    assert at.facts["trick"] == 8
    assert [sum(backs) for backs in at.facts["backs"]] == [1, 1]
    assert at.moves == ["wind 0", "wind 1", "wind none"]
    assert at.facts["hands"] == [["y5"], ["b4"]]
    assert at.copy().play("wind 1").facts["hands"] == [["y5"], ["y6"]]


def test_du_r26_the_next_lead_happens_with_the_turned_hand():
    at = pair("flip r1, flip r5, play b6, play b7, wind 1")

    assert at.actor == 1
    assert at.moves == plays("b1 b2 b3 p1 p2 p3 r5 y5")
