"""What a screen shows, made from a view alone."""

from ecliptic.games.zeipen.pieces import MARKS, TONES
from tests.games.zeipen.card_files import small
from tests.games.zeipen.positions import ENCLOSING, FROZEN, HIDDEN, PAIR, REVEALED, ROW
from tests.games.zeipen.spoken import called, choice, label, names, piece, said, scene, zone, zones
from tests.games.zeipen.table import duel, table


def test_the_hands_to_choose_from_lie_on_the_table_while_they_are_chosen():
    at = table({})

    assert zones(at, 0) == [
        "ready-vanguard",
        "ready-longsight",
        "ready-undertow",
        "hand-0",
        "hand-1",
    ]
    assert names(at, 0, "ready-vanguard") == [f"ready-vanguard.{one}" for one in range(1, 8)]
    assert (choice(at, "hand undertow")["zone"], choice(at, "hand undertow")["piece"]) == (
        "ready-undertow",
        None,
    )
    assert called(at, "hand undertow", "es") == "Jugar con Resaca"


def test_who_waits_sees_the_ready_hands_in_short():
    assert {zone(table({}), seat, "ready-vanguard")["kind"] for seat in (0, 1)} == {"hand", "pile"}


def test_a_ready_hand_is_named_with_its_idea_if_it_has_one():
    at = table({"cards": small()})

    assert said(at, zone(at, 0, "ready-vanguard")["label"], 0) == "Vanguard"
    assert said(table({}), zone(table({}), 0, "ready-undertow")["label"], 0) == (
        "Undertow: pulls and pushes: break links, herd cards into danger, flip a pair early"
    )


def test_zp_4_3_a_hand_that_is_being_chosen_shows_only_whether_it_is_finished():
    before, after = table({}), table({}, "hand vanguard")

    assert names(before, 1, "hand-0") == []
    assert said(before, zone(before, 1, "hand-0")["label"], 1) == "Hand of Ana: not chosen yet"
    assert names(after, 1, "hand-0") == [f"back-0-{one}" for one in range(1, 8)]
    assert said(after, zone(after, 1, "hand-0")["label"], 1) == "Hand of Ana: chosen, not shown yet"


def test_zp_4_5_all_characters_are_offered_while_a_hand_is_built():
    at = table({"mode": "build"}, "take alder; take alder; take cobre")

    assert len(names(at, 0, "offer")) == 16
    assert names(at, 0, "hand-0") == ["0-alder-1", "0-alder-2", "0-cobre-1"]
    assert choice(at, "take cobre")["piece"] == "offer-cobre"
    assert said(at, scene(at, 0)["prompt"], 0) == (
        "Build your hand, in the order of the list: 4 more cards."
    )


def test_zp_4_8_the_row_of_a_draft_tells_what_is_left_of_each_character():
    growing = table({"mode": "draft"}, ROW)
    at = growing.copy().play("row alder; take alder; take marl")

    assert piece(growing, 0, "row-marl")["below"] == "III"
    assert [piece(at, 1, f"row-{card}")["below"] for card in ("alder", "marl")] == ["I·1", "III·3"]
    assert label(at, 1, "row-alder").startswith("Alder, the gatekeeper (I), 1 left: up orange")
    assert label(at, 1, "row-marl").startswith("Marl, the clay giant (III), 3 left: up orange")
    assert choice(at, "take marl")["piece"] == "row-marl"


def test_zp_4_9_the_revealed_cards_lie_before_their_owners():
    at = table({}, REVEALED)

    assert names(at, 1, "revealed-0") == ["revealed-0-1"]
    assert piece(at, 1, "revealed-1-1")["face"] == "Marl"
    assert [called(at, move) for move in at.moves] == ["Play first", "Play second"]
    assert {choice(at, move)["zone"] for move in at.moves} == {None}


def test_the_board_card_and_the_cards_lie_where_their_coordinates_say():
    at = duel("spike", "fork", PAIR)

    assert {one["id"]: one["at"] for one in zone(at, 0, "board")["pieces"]} == {
        "1-blank-1": [-1, 1],
        "board-card": [0, 0],
        "0-blank-1": [1, -1],
    }
    assert label(at, 0, "board-card") == "the board card, in the middle"
    assert said(at, zone(at, 0, "board")["label"], 0) == "Board, with x and y as you see them"
    assert said(at, zone(at, 1, "board")["label"], 1) == "Board, with x and y as Ana sees them"


def test_a_seat_has_a_colour_and_a_mark():
    at = duel("spike", "fork", PAIR)
    pieces = [piece(at, 0, f"{seat}-blank-1") for seat in (0, 1)]

    assert [one["tone"] for one in pieces] == [*TONES]
    assert [one["mark"] for one in pieces] == [*MARKS]


def test_zp_3_3_the_sides_of_a_card_are_told_as_it_lies():
    at = duel("fork", "fork", "place fork to -1,-1; place fork to 1,1")

    assert label(at, 0, "0-fork-1") == (
        "your Fork (I), 1 west, 1 south: north orange sword, east orange pointer, "
        "south bare blue, west green sword"
    )
    assert label(at, 0, "1-fork-1") == (
        "Fork (I) of Ben, 1 east, 1 north: north bare blue, east green sword, "
        "south orange sword, west orange pointer"
    )


def test_a_card_in_the_hand_tells_both_faces():
    at = duel("trio fork")

    assert label(at, 0, "0-fork-1") == (
        "Fork (I): up orange sword, right orange pointer, down bare blue, left green sword"
    )
    assert label(at, 0, "0-trio-1") == (
        "Trio (III): up orange sword, right bare blue, down bare blue, left bare blue. "
        "Alternate face: up green sword, right green pointer, down blue push, left red pointer"
    )


def test_a_card_keeps_its_name_wherever_it_goes():
    at = duel("spike", "spike", PAIR + "deploy spike to 0,-1")
    steps = [names(at, 0, "board")]
    at.play("deploy spike to 0,1; move 0,-1 to 1,0")

    assert "0-spike-1" in steps[0]
    assert "0-spike-1" in names(at, 0, "board") + names(at, 0, "wounded-0")


def test_copies_are_numbered_on_the_grid_then_wounded_then_in_the_hand():
    at = duel("", "", PAIR + "deploy blank to 0,-1; deploy blank to 2,2")

    assert names(at, 0, "board") == ["1-blank-2", "1-blank-1", "board-card", *OWN_BLANKS]
    assert names(at, 0, "hand-0") == [f"0-blank-{one}" for one in range(3, 8)]
    assert choice(at, "deploy blank")["piece"] == "0-blank-3"


OWN_BLANKS = ["0-blank-1", "0-blank-2"]


def test_a_card_whose_id_begins_like_another_is_not_mixed_up_with_it():
    cards = small() | {"hand": []}
    for card, name in zip(cards["card"], ("a", "a-1", "b"), strict=True):
        card["id"] = name
    hands = (["a", "a", "a-1", "a-1", "a-1", "b", "b"],) * 2
    at = table({"cards": cards, "hands": hands, "first_player": "seat0"})

    assert choice(at, "place a")["piece"] == "0-a-1"
    assert choice(at, "place a-1")["piece"] == "0-a-1-1"


def test_zp_7_8_copies_on_the_board_and_the_other_face_are_told():
    at = duel("twin twin", "", "place twin to -1,-1; place blank to 1,1")

    assert label(at, 0, "0-twin-1").endswith(
        "; 1 of 2 copies on the board for a flip (alternate face: up red sword, "
        "right red sword, down red sword, left red sword)"
    )


def test_zp_7_8_a_card_may_not_count_itself():
    at = duel("twin twin", "", "place twin to -1,-1; place blank to 1,1", flip_counts="others")

    assert "; 0 of 2 copies on the board for a flip (" in label(at, 0, "0-twin-1")


def test_zp_3_6_an_alternate_face_is_marked():
    at = duel(
        "twin twin",
        "",
        "place twin to -1,-1; place blank to 1,1; deploy twin to 0,-1; deploy blank to 2,2; "
        "flip -1,-1",
    )

    assert piece(at, 0, "0-twin-1")["below"] == "II'"
    assert label(at, 0, "0-twin-1").startswith(
        "your Twin, alternate face (II), 1 west, 1 south: north red sword"
    )
    assert "; on its alternate face (active face: up bare blue" in label(at, 0, "0-twin-1")


def test_zp_8_4_a_frozen_card_is_marked():
    at = duel("twin twin", "blade", FROZEN)

    assert piece(at, 0, "0-twin-1")["below"] == "II*"
    assert "frozen (a copy is wounded, so it cannot be moved)" in label(at, 0, "0-twin-1")


def test_zp_7_5_an_enclosed_card_is_marked():
    at = duel("", "", PAIR + ENCLOSING)

    assert piece(at, 0, "0-blank-3")["below"] == "I#"
    assert label(at, 0, "0-blank-3").endswith(
        "; enclosed (cards on all four sides, so it cannot be moved)"
    )


def test_wounded_cards_are_a_row_where_one_can_be_recovered():
    at = duel("twin twin", "blade", FROZEN)

    assert zone(at, 0, "wounded-0")["kind"] == "track"
    assert zone(at, 1, "wounded-0")["kind"] == "pile"
    assert choice(at, "recover twin")["piece"] == "0-twin-2"
    assert called(at, "recover twin") == "Recover Twin"


def test_zp_4_14_a_hidden_hand_shows_its_known_part_and_backs():
    at = table(HIDDEN, REVEALED)

    assert names(at, 0, "hand-1") == ["1-marl-1", *(f"back-1-{one}" for one in range(1, 7))]
    assert piece(at, 0, "back-1-1")["face"] is None
    assert label(at, 0, "back-1-1") == "a card that you do not know"
    assert said(at, zone(at, 0, "hand-1")["label"], 0) == "Hand of Ben: 7 cards, among them Marl"
    assert said(at, zone(at, 1, "hand-1")["label"], 1) == "Your hand (Long Sight)"


def test_a_hand_without_a_name_is_counted():
    at = duel()

    assert said(at, zone(at, 0, "hand-1")["label"], 0) == "Hand of Ben: 7 cards"
