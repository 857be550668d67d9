"""Move texts: action id <-> text, and what others see."""

import pytest

from ecliptic.core.errors import IllegalMoveError, NotationError
from tests.games.zeipen.table import duel, new_game, table

GAME = new_game({})
SPACES = 29 * 29
FORMS = {
    "hand <hand>": 3,
    "take <card>": 16,
    "play <place>": 2,
    "place <card>": 16,
    "deploy <card>": 16,
    "move <space>": SPACES,
    "activate <space>": SPACES,
    "flip <space>": SPACES,
    "recover <card>": 16,
    "to <space>": SPACES,
    "row <card>": 16,
    "reveal <seat> <card>": 32,
    "toss <seat>": 2,
}


def test_a_text_and_its_action_name_each_other():
    texts = [GAME.action_text(action) for action in range(GAME.num_distinct_actions)]

    assert [GAME.action_named(text) for text in texts] == list(range(len(texts)))
    assert all(text == " ".join(text.lower().split()) and text.isascii() for text in texts)


def test_there_is_a_text_for_every_form_of_move_in_this_order():
    texts = [GAME.action_text(action) for action in range(GAME.num_distinct_actions)]
    deeds = [text.split()[0] for text in texts]

    assert len(texts) == sum(FORMS.values())
    assert list(dict.fromkeys(deeds)) == [form.split()[0] for form in FORMS]


def test_decisions_come_before_chance():
    texts = [GAME.action_text(action) for action in range(GAME.num_distinct_actions)]
    chance = {text.split()[0] for text in texts[GAME.first_chance_action :]}

    assert chance == {"row", "reveal", "toss"}
    assert len(texts) - GAME.first_chance_action == 16 + 32 + 2


def test_spaces_are_counted_row_by_row_from_the_south_west():
    start = GAME.action_named("to -14,-14")
    texts = [GAME.action_text(start + step) for step in (0, 1, 28, 29, SPACES - 1)]

    assert texts == ["to -14,-14", "to -13,-14", "to 14,-14", "to -14,-13", "to 14,14"]


OTHERS = [
    *(
        "",
        "hand",
        "hand nobody",
        "take",
        "take x",
        "TAKE alder",
        "take  alder",
        "play",
        "play third",
    ),
    *("move 15,0", "move 0,-15", "move +1,0", "move 1, 0", "move (1,0)", "move 01,0", "move 1"),
    *("activate alder", "flip alder", "recover 0,1", "to alder", "to 0,0,0", "row", "reveal alder"),
    *("reveal 2 alder", "toss 2", "toss", "hand ?", "take ?", "to 0,1 ", "to 0,1\n", "pass"),
]


@pytest.mark.parametrize("text", OTHERS)
def test_other_texts_are_no_moves(text):
    with pytest.raises(NotationError, match="no such move"):
        GAME.action_named(text)


def test_an_illegal_text_names_the_legal_ones_and_changes_nothing():
    at = duel("twin trio", "", "place blank to 0,-1; place blank to 0,1")
    before = at.state.clone()

    with pytest.raises(IllegalMoveError) as caught:
        at.play("move 0,-1")
    assert caught.value.legal == ("deploy blank", "deploy trio", "deploy twin")
    assert at.state == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_moves_at_the_table_are_seen_as_they_are(seat):
    at = duel(moves="place blank to 0,-1", visibility="hidden")

    assert at.seen("place blank", seat) == "place blank"
    assert at.play("place blank").seen("to 0,1", seat) == "to 0,1"


def test_zp_4_3_the_choice_of_a_hand_is_masked_for_the_others():
    ready, build = table({}), table({"mode": "build"})

    assert [ready.seen("hand undertow", seat) for seat in (0, 1, None)] == [
        *("hand undertow", "hand ?", "hand ?"),
    ]
    assert [build.seen("take cobre", seat) for seat in (0, 1, None)] == [
        *("take cobre", "take ?", "take ?"),
    ]


def test_zp_4_7_draft_picks_are_seen_by_all():
    row = "; ".join(f"row {card}" for card in list(GAME.notation.cards)[:9])
    at = table({"mode": "draft"}, row)

    assert {at.seen("take alder", seat) for seat in (0, 1, None)} == {"take alder"}
