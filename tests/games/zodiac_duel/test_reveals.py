"""Which moves show something that was hidden, and so cannot be taken back."""

import pytest

from ecliptic.core.rng import Rng
from tests.games.zodiac_duel.table import EVEN, one_star, stage, table, to_choice

PEEK = '[{do="peek"}]'


def reveals(at, move):
    return at.game.reveals(at.state, at.game.parse_move(at.state, move))


def to_seat(at, seat, times=1):
    """Let the first moves be made until a seat is to act, as often as said."""
    rng = Rng(1)
    while True:
        to_choice(at, rng)
        times -= at.actor == seat
        if times == 0:
            return at
        at.play(at.moves[0])


def test_chance_does():
    at = table({})

    assert reveals(at, at.moves[0])


def test_the_last_card_of_a_round_does_for_all_are_turned_up_then():
    keeping = [to_seat(table({}), 0), to_seat(table({}), 1), to_seat(table({}), 1, 2)]

    assert [reveals(at, at.moves[0]) for at in keeping] == [False, False, True]


def test_the_second_sign_of_a_draft_does():
    first = to_seat(table({"mode": "expert"}), 0)
    second = to_seat(first.copy(), 1)

    assert not reveals(first, first.moves[0])
    assert reveals(second, second.moves[0])


def test_a_star_from_the_hidden_part_of_a_hand_does_and_other_moves_do_not():
    at = stage(moves=EVEN)

    assert reveals(at, "star cancer-5")
    assert not reveals(at, "pass")


def test_a_star_that_the_rival_knows_does_only_if_it_may_look_at_a_hand():
    known = stage({"aquarius-3": PEEK}, EVEN + "pass; star aquarius-3; ")

    assert not reveals(known, "star leo-7")


@pytest.mark.parametrize(("star", "shown"), [("leo-7", True), ("aquarius-2", False)])
def test_a_known_star_that_may_look_does(star, shown):
    at = stage({"aquarius-3": PEEK, "leo-7": PEEK}, EVEN + "pass; star aquarius-3; ")

    assert reveals(at, f"star {star}") is shown


def test_a_choice_of_a_fighter_does_not_unless_the_star_may_look():
    swap = '{do="swap", a="own-base", b="own-duel"}'
    plain, looking = one_star(f"[{swap}]"), one_star(f'[{swap}, {{do="peek"}}]')

    assert not reveals(plain, plain.moves[0])
    assert reveals(looking, looking.moves[0])


def test_a_choice_from_the_hidden_part_of_a_hand_does():
    at = one_star('[{do="move", from=["own-hand"], to="deck", pick="own"}]')

    assert reveals(at, at.moves[0])
