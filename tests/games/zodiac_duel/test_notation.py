"""Move texts: action id <-> text, and what others see (section 7 of the specification)."""

import pytest

from ecliptic.core.errors import IllegalMoveError, NotationError
from tests.games.zodiac_duel.table import EVEN, new_game, stage, table

GAME = new_game({})
FORMS = {
    "keep <card> fighter": 48,
    "keep <card> star": 48,
    "fight <card>": 48,
    "force <card>": 48,
    "star <card>": 48,
    "rear <card>": 48,
    "choose <card>": 48,
    "option <n>": 4,
    "decline": 1,
    "pass": 1,
    "select <sign>": 12,
    "deal <sign>": 12,
    "middle <sign>": 12,
    "draw <card>": 48,
    "initiative <n>": 2,
    "reveal <card>": 48,
    "random <card>": 48,
}


@pytest.mark.parametrize("action", range(GAME.num_distinct_actions))
def test_a_text_and_its_action_name_each_other(action):
    text = GAME.action_text(action)

    assert GAME.action_named(text) == action
    assert text == " ".join(text.lower().split())
    assert text.isascii()


def test_there_is_a_text_for_every_form_of_move():
    assert GAME.num_distinct_actions == sum(FORMS.values())


def test_decisions_come_before_chance():
    texts = [GAME.action_text(action) for action in range(GAME.num_distinct_actions)]
    chance = texts[GAME.first_chance_action :]

    assert {text.split()[0] for text in chance} == {
        *("deal", "middle", "draw", "initiative", "reveal", "random"),
    }
    assert "deal" not in {text.split()[0] for text in texts[: GAME.first_chance_action]}


OTHERS = [
    *("", "fight", "fight leo", "fight leo-1", "FIGHT leo-9", "fight  leo-9", "option 5"),
    *("option 0", "keep leo-9", "keep leo-9 both", "pass pass", "draw ?", "keep ?", "select ?"),
    *("deal ?", "initiative 2", "select x", "deal leo-9", "pass ", "star leo-9\n", "decline leo-9"),
]


@pytest.mark.parametrize("text", OTHERS)
def test_other_texts_are_no_moves(text):
    with pytest.raises(NotationError, match="no such move"):
        GAME.action_named(text)


def test_moves_are_listed_as_plain_ascii_text():
    at = stage({}, EVEN)
    legal = at.state.legal_actions()

    assert legal == sorted(legal)
    assert at.moves == ["pass", "star aquarius-2", "star cancer-5", "star leo-7"]


def test_an_illegal_text_names_the_legal_ones_and_changes_nothing():
    at = stage({}, EVEN)
    before = at.state.clone()

    with pytest.raises(IllegalMoveError) as caught:
        at.play("star libra-6")
    assert caught.value.legal == ("pass", "star aquarius-2", "star cancer-5", "star leo-7")
    assert at.state == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_public_moves_are_seen_as_they_are(seat):
    at = stage()

    assert at.seen("fight aries-3", seat) == "fight aries-3"
    assert at.play(EVEN).seen("pass", seat) == "pass"
    assert at.seen("star leo-7", seat) == "star leo-7"


HIDDEN = {
    "draw leo-8": ("draw leo-8", "draw ?"),
    "keep aries-2 star": ("keep aries-2 star", "keep ?"),
}
POOLS = "draw aries-2; draw aries-3; draw leo-6; draw leo-7; draw cancer-2; draw cancer-3; "


@pytest.mark.parametrize("text", HIDDEN)
def test_hidden_moves_are_masked_for_the_others(text):
    moves = "" if text.startswith("draw") else POOLS + "draw cancer-4; draw cancer-5"
    at = table({}, moves)
    own, others = HIDDEN[text]

    assert [at.seen(text, seat) for seat in (0, 1, None)] == [own, others, others]


def test_a_draw_of_an_effect_is_seen_by_the_seat_that_draws():
    at = stage({"cancer-5": '[{do="draw", who="rival", count=1}]'}, EVEN + "star cancer-5")

    assert [at.seen("draw leo-8", seat) for seat in (0, 1, None)] == [
        "draw ?",
        "draw leo-8",
        "draw ?",
    ]


def test_a_random_card_of_a_hand_is_seen_by_both():
    steal = '[{do="move", from=["rival-hand"], to="own-hand", pick="random"}]'
    at = stage({"cancer-5": steal}, EVEN + "star cancer-5")

    assert {at.seen("random libra-6", seat) for seat in (0, 1, None)} == {"random libra-6"}
