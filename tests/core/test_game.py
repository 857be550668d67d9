import random

import pytest

from ecliptic.core.errors import CardSetError, IllegalMoveError, NotationError, OptionError
from ecliptic.core.game import Game
from ecliptic.core.rng import Rng
from tests.core.table import DEALT, SHORT, SHOWN, played
from tests.core.toy import HIDDEN, Toy


class WatchedToy(Toy):
    """Remembers whose views were asked for."""

    def __init__(self):
        super().__init__()
        self.asked = []

    def view(self, state, seat):
        self.asked.append(seat)
        return super().view(state, seat)


# Options and cards.


def test_a_game_has_its_defaults_unless_told_otherwise():
    game = Toy()

    assert dict(game.options) == {"rounds": 2, "open": False}
    assert game.card_set.source == "standard"


def test_options_are_given_by_name():
    assert dict(Toy(rounds=3, open=True).options) == {"rounds": 3, "open": True}


@pytest.mark.parametrize("name", ["turns", "self", "card", "name"])
def test_an_unknown_option_is_refused(name):
    options: dict[str, object] = {name: 3}
    with pytest.raises(OptionError) as caught:
        Toy(**options)  # type: ignore[arg-type]  # mypy thinks of cards

    assert caught.value.option == name
    assert caught.value.expected == "one of the options cards, rounds, open"


def test_a_bad_value_is_refused():
    with pytest.raises(OptionError, match="rounds: expected a whole number from 1 to 3, got 4"):
        Toy(rounds=4)


def test_options_are_checked_before_cards_are_looked_for():
    with pytest.raises(OptionError):
        Toy(rounds=4, cards="none such")


def test_cards_may_be_a_name_a_path_or_parsed_content(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text((Toy.folder / "sets" / "pair.toml").read_text())
    games = [Toy(cards="pair"), Toy(cards=own), Toy(cards=str(own))]
    games.append(Toy(cards=games[0].card_set.content))

    assert [game.purse.counts for game in games] == [(2, 2)] * 4
    assert len({game.setting for game in games}) == 1


def test_a_bad_card_set_is_refused_with_its_place():
    coins = [{"name": "a", "count": 1}, {"name": "b", "count": 10}]
    with pytest.raises(CardSetError, match="coin 2: count: expected a whole number from 1 to 9"):
        Toy(cards={"format": 1, "game": "toy", "coin": coins})


def test_two_card_sets_run_side_by_side():
    pair, standard = Toy(cards="pair"), Toy()
    one, other = played(pair, "draw 0"), played(standard, "draw 0")

    assert one.chance_weights() == [1, 2]
    assert other.chance_weights() == [2, 2, 1]


def test_the_setting_names_game_cards_and_options():
    settings = {game.setting for game in (Toy(), Toy(rounds=3), Toy(open=True), Toy(cards="pair"))}

    assert len(settings) == 4
    assert Toy(rounds=2, open=False).setting == Toy().setting
    assert Toy().setting.startswith("toy ")


def test_a_game_says_whether_its_options_hide_anything():
    assert Toy().information == "imperfect"
    assert Toy(open=True).information == "perfect"


def test_a_game_is_thought_to_hide_something_unless_it_says_otherwise():
    assert Game.information.__get__(Toy()) == "imperfect"


def test_the_rules_page_lies_in_the_games_folder():
    assert Toy().rules_page.startswith("# Purse\n")


def test_a_game_with_anything_missing_cannot_be_made():
    with pytest.raises(TypeError, match="abstract"):
        Game()  # type: ignore[abstract]  # that is the point


# Moves.


def test_every_action_has_a_text_that_names_it():
    game = Toy()
    state = game.new_initial_state()
    texts = [game.move_text(state, action) for action in range(game.num_distinct_actions)]

    assert [game.action_named(text) for text in texts] == list(range(game.num_distinct_actions))


def test_a_legal_move_is_read():
    game = Toy()
    state = played(game, *DEALT)

    assert game.parse_move(state, "bet 2") == 2


def test_a_legal_chance_move_is_read_too():
    game = Toy()

    assert game.parse_move(game.new_initial_state(), "draw 2") == game.action_named("draw 2")


def test_a_text_that_is_no_move_of_the_game_is_refused():
    game = Toy()
    with pytest.raises(NotationError) as caught:
        game.parse_move(played(game, *DEALT), "bet 3")

    assert caught.value.text == "bet 3"
    assert caught.value.expected == "a word such as bet, guess or show"


def test_a_move_that_is_not_legal_is_refused_with_reason_rule_and_what_is():
    game = Toy()
    with pytest.raises(IllegalMoveError) as caught:
        game.parse_move(played(game, *DEALT), "show")

    assert caught.value.reason.key == "refused.not_now"
    assert caught.value.rule == "TO-2"
    assert caught.value.legal == ("bet 0", "bet 1", "bet 2")
    assert str(caught.value) == (
        "illegal move 'show': show has its place elsewhere in the round. (TO-2); "
        "legal: bet 0, bet 1, bet 2"
    )


def test_a_decision_at_a_chance_node_is_refused():
    game = Toy()
    with pytest.raises(IllegalMoveError) as caught:
        game.parse_move(game.new_initial_state(), "bet 0")

    assert caught.value.legal == ("draw 0", "draw 1", "draw 2")


def test_any_move_after_the_end_is_refused_and_nothing_is_legal():
    over = played(SHORT, *SHOWN)
    with pytest.raises(IllegalMoveError, match=r"The game is over\.; legal: none") as caught:
        SHORT.parse_move(over, "bet 0")

    assert caught.value.legal == ()


def test_reading_a_legal_move_changes_nothing():
    game = Toy()
    state = played(game, *DEALT)
    game.parse_move(state, "bet 2")

    assert state == played(game, *DEALT)


@pytest.mark.parametrize("text", ["bet 9", "show"])
def test_refusing_a_move_changes_nothing(text):
    game = Toy()
    state = played(game, *DEALT)
    with pytest.raises((NotationError, IllegalMoveError)):
        game.parse_move(state, text)

    assert state == played(game, *DEALT)


def test_an_explanation_rests_on_the_view_of_the_seat_to_act():
    game = WatchedToy()
    for texts in (DEALT, (*DEALT, "bet 0"), ()):
        with pytest.raises(IllegalMoveError):
            game.parse_move(played(game, *texts), "show")

    assert game.asked == [0, 1, None]


# What may be known.


def test_a_move_shows_nothing_unless_a_game_says_otherwise():
    game = Toy()

    assert Game.reveals(game, played(game, *DEALT), 0) is False


def test_what_one_wins_another_loses_unless_a_game_says_otherwise():
    assert Game.zero_sum is True


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_of_the_game_is_a_seat(seat):
    assert Toy().checked_seat(seat) == seat


@pytest.mark.parametrize("seat", [2, -1, -2, True, False, 1.0, "0", None])
def test_anything_else_is_no_seat(seat):
    with pytest.raises(OptionError) as caught:
        Toy().checked_seat(seat)

    assert caught.value.option == "seat"
    assert caught.value.expected == "a seat from 0 to 1"
    assert caught.value.got == seat


def test_a_drawn_world_looks_the_same_to_the_seat():
    game = Toy()
    state = played(game, "draw 0", "draw 1", "bet 2", "guess 1")
    worlds = [game.determinize(state, 0, Rng(seed)) for seed in range(50)]

    assert all(game.view(world, 0) == game.view(state, 0) for world in worlds)
    assert game.view(state, 0)["coins"] == [0, HIDDEN]


def test_drawn_worlds_follow_the_posterior():
    game = Toy()
    state = played(game, "draw 0", "draw 1")
    rng = Rng(3)
    coins = [game.determinize(state, 0, rng).coins[1] for _ in range(5000)]
    misses = [coins.count(kind) - expected for kind, expected in enumerate((2000, 2000, 1000))]

    # 13.82 is the 99.9 % point of chi-square with 2 degrees.
    assert misses[0] ** 2 / 2000 + misses[1] ** 2 / 2000 + misses[2] ** 2 / 1000 < 13.82


def test_drawing_a_world_leaves_the_truth_alone():
    game = Toy()
    state = played(game, *DEALT)
    world = game.determinize(state, 0, Rng(1))
    world.apply_action(0)

    assert state == played(game, *DEALT)


def test_a_world_is_drawn_for_seats_only():
    game = Toy()
    with pytest.raises(OptionError, match="seat from 0 to 1"):
        game.determinize(game.new_initial_state(), 2, Rng(1))


def test_pythons_own_generator_will_do_for_drawing_worlds():
    game = Toy()
    state = played(game, *DEALT)
    worlds = [game.determinize(state, 0, random.Random(seed)) for seed in range(9)]

    assert worlds == [game.determinize(state, 0, random.Random(seed)) for seed in range(9)]
    assert len({world.rules_fields() for world in worlds}) > 1


# Words.


def test_words_come_from_the_games_folder_by_language():
    game = Toy()
    state = played(game, *DEALT)
    reason = game.explain(game.view(state, 0), "show")

    assert game.words("en").say(reason) == "show has its place elsewhere in the round."
    assert game.words("es").say(reason) == "show no toca ahora."


def test_an_unknown_language_is_refused():
    with pytest.raises(OptionError, match="language: expected one of en, es, got 'de'"):
        Toy().words("de")
