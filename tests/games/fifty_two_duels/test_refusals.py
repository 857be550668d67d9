"""Why a move is refused: the reason in words, and the rule."""

import pytest

from tests.games.fifty_two_duels.spoken import refusal
from tests.games.fifty_two_duels.table import duel, effect, once, sheets, table
from tests.games.fifty_two_duels.test_scene import BACK, HIDDEN, HIT, MOVING, OPEN

HOUSE = {"characters": ("knight", "rogue"), "first_player": 0}
FREE = sheets(level="[{threshold = 5, mods = [{mod = 'free_items', n = 1}]}]")
ONLY_FREE = "level; add 6c; done; ~; end; ~; play 1; add 2c; done; play 3; add 9h; done"
DEFENDED = "play 2; add 2c; add 2d; done; activate"
STRIP = sheets(ability_1=once('[{op = "strip", n = 1}]'))
STORED = effect('[{op = "store", n = 1, from = "deck"}]', "3c", "", "store 9d; ~; end; ~")
RETRIEVING = duel(
    "2c 3d",
    "",
    BACK + "use 3d; done; ~; play 1; add 2c; done; activate",
    cards=sheets(ability_1=once('[{op = "retrieve", n = 1}]')),
)


def recovering(to):
    """Seat 0 says where an effect puts its top wound, the 7 of hearts."""
    cards = sheets(ability_1=once(f'[{{op = "recover", n = 1, to = "{to}"}}]'))
    return duel("2c", "9c 9d", HIT + "play 1; add 2c; done; activate", cards=cards)


REFUSED = [
    (duel(turn_limit=1, moves="end; ~"), "end", "FD-10.6", "the game is over"),
    (table(HOUSE), "end", "FD-8.7", "first chance decides what comes next"),
    (duel(), "draw 7h", "FD-8.7", "that is left to chance"),
    (table({}), "end", "FD-R1", "first pick the character that you play"),
    (table({}), "nemesis rogue", "FD-R1", "first pick the character that you play"),
    (
        table({"mode": "solo"}, "pick knight"),
        "pick rogue",
        "FD-11.1",
        "now pick the Nemesis that you fight",
    ),
    (table({"mode": "solo"}, "pick knight"), "end", "FD-R1", "now pick the Nemesis"),
    (table({"mirror": False}, "pick knight"), "pick knight", "FD-R1", "Knight is taken"),
    (
        table({"mode": "solo", "cards": "lab"}, "pick plain"),
        "nemesis sage",
        "FD-11.1",
        "Sage has no Corrupted side",
    ),
    (
        table({"mode": "solo", "cards": "lab", "mirror": False}),
        "pick plain",
        "FD-R1",
        "after Plain no second sheet could be picked",
    ),
    (duel(), "done", "FD-4.4", "now you play cards to an ability, pay for a level"),
    (duel("2c 3c", moves="play 1"), "end", "FD-5.3", "first name the cards that you add"),
    (duel("2c 3c", moves="play 1; add 2c; add 3c; done"), "end", "FD-5.13", "whether you activate"),
    (duel("6c 2c 9h 3d", "", ONLY_FREE, cards=FREE), "level", "FD-4.6", "you have no action left"),
    (duel("2c", who=("cleric", "plain")), "play 2", "FD-5.10", "only its own sheet does it"),
    (
        duel("2c 5d 7h 9s jc", moves=BACK + "play 3; add 2c; done"),
        "play 3",
        "FD-5.6",
        "no card of your hand fits Run: run",
    ),
    (
        duel("2h 3h 4h 5s 6s", who=("trader", "plain")),
        "play 3",
        "FD-5.10",
        "no card of your hand fits Road: run, only clubs and diamonds",
    ),
    (
        duel("6c 7c", "", "level; add 6c; done; ~; end; ~", cards=FREE),
        "level",
        "FD-6.1",
        "you have reached all your levels",
    ),
    (duel(), "use 7h", "FD-7.1", "the 7 of hearts is not in your hand"),
    (duel("7h"), "use 7h", "FD-7.8", "you have no wound to take"),
    (STORED, "use 9d", "FD-8.6", "is stored: it can be used as a stored item only"),
    (STORED, "use stored 8d", "FD-8.5", "the 8 of diamonds is not stored"),
    (duel("2c 3c", moves="play 1; add 2c"), "add 2c", "FD-5.3", "is chosen already"),
    (duel("2c 3c", moves="play 1; add 3c"), "add 2c", "FD-2.1", "comes before the 3 of clubs"),
    (duel("2c 3d", moves="play 1; add 2c"), "add 3d", "FD-5.4", "does not fit Suit: same suit"),
    (duel("2c", moves="play 1"), "add 7h", "FD-5.3", "the 7 of hearts is not in your hand"),
    (
        duel("2c 3h", who=("trader", "plain"), moves="play 3"),
        "add 3h",
        "FD-5.10",
        "does not fit Road: run, only clubs and diamonds",
    ),
    (duel("2c", moves="play 1"), "done", "FD-R3", "no card is chosen yet"),
    (duel("2d 3c", moves="use 2d"), "toss 7h", "FD-7.9", "is not in your hand"),
    (duel("2d 3c 4c", moves="use 2d; toss 4c"), "toss 3c", "FD-2.1", "comes before"),
    (duel("2d", moves="use 2d"), "add 3c", "FD-7.9", "the Lucky Crystal discards"),
    (duel("2c 2d", "3s", DEFENDED), "done", "FD-9.3", "no card is chosen yet"),
    (duel("2c 2d", "3s", DEFENDED + "; defend 3s"), "take", "FD-9.3", "you are defending already"),
    (duel("2c 2d", "3s 9c", DEFENDED), "defend 9c", "FD-9.4", "is of no use in this defence"),
    (
        duel("2c 2d", "3s 4s", DEFENDED + "; defend 4s"),
        "defend 3s",
        "FD-2.1",
        "comes before the 4 of spades",
    ),
    (duel("3s 4c", who=("cleric", "plain"), moves="use 3s"), "on 2", "FD-5.10", "only its own"),
    (duel("3s 4c", moves="use 3s; on 3"), "hide 7h", "FD-7.7", "is not in your hand"),
    (duel("3s 4c", moves="use 3s; on 3"), "end", "FD-7.7", "first choose the card that goes"),
    (duel("2c", moves="use 2c"), "bomb 9c on 3", "FD-7.5", "does not lie on Run"),
    (duel("2c", moves="use 2c"), "bomb w1 on 3", "FD-7.5", "does not lie on Run"),
    (duel("2h", "9c 9d", HIT + "use 2h"), "end", "FD-7.8", "where the Healing Potion puts"),
    (recovering("ability"), "top hand", "FD-8.9", "puts the wound on an ability"),
    (recovering("choice"), "end", "FD-7.8", "first say where your top wound goes"),
    (recovering("choice"), "top on 1", "FD-5.10", "or the ability is at work"),
    (RETRIEVING, "retrieve 9c", "FD-8.9", "is not in your discard pile"),
    (effect('[{op = "dig", n = 1}]', moves="dig 9c"), "keep 8c", "FD-8.8", "that you look at"),
    (
        effect('[{op = "discard", n = 2, who = "self", how = "choose"}]', "3c"),
        "discard kd",
        "FD-2.1",
        "too few would be left: 2 have to go",
    ),
]


@pytest.mark.parametrize(
    ("at", "move", "rule", "reason"),
    REFUSED,
    ids=[f"{number} {row[1]}" for number, row in enumerate(REFUSED)],
)
def test_a_refusal_says_why_and_by_which_rule(at, move, rule, reason):
    found, said = refusal(at, move)

    assert move not in at.moves
    assert found == rule
    assert reason in said


def test_whoever_is_not_to_move_is_told_who_decides():
    assert refusal(duel(), "end", 1) == ("FD-4.4", "it is for Ana to decide now")


def test_a_hand_that_is_empty_can_do_nothing():
    options = {**HOUSE, "deck": 3, "hand": 3}
    moves = (
        "draw ac; draw 5s; draw 9h; draw ac; draw 5s; draw 9h; end; level; add ac; add 5s; add 9h"
    )
    at = table({**options, "characters": ("rogue", "wizard")}, moves + "; done")

    assert refusal(at, "play 1") == ("FD-5.1", "your hand is empty")
    assert refusal(at, "level") == ("FD-6.1", "your hand is empty")


EMPTYING = sheets(ability_1=once('[{op = "discard", n = 20}]'))
EMPTIED = "play 1; add 2c; done; activate; ~"


def test_items_that_could_do_nothing_say_why():
    options = {**HOUSE, "characters": ("rogue", "wizard"), "deck": 3, "hand": 3}
    three = "draw ac; draw 5s; draw 9h; "
    alone = table(options, three + three + "end; level; add ac; add 9h; done")
    harmless = duel("2c 3c", "", BACK + EMPTIED, cards=EMPTYING)

    assert refusal(alone, "use 5s") == (
        "FD-7.7",
        "that needs another hand card, and an ability with room",
    )
    assert refusal(harmless, "use 3c") == (
        "FD-7.5",
        "the other side has neither a hand card nor a card on an ability that can go",
    )


def test_an_empty_hand_cannot_be_poisoned():
    at = duel("2c 3c", "9c", OPEN + EMPTIED + "; use 3c", cards=EMPTYING)

    assert refusal(at, "bomb hand") == ("FD-R12", "the other side has no hand card")


def test_an_option_that_an_effect_does_not_have():
    choice = effect('[{op = "choose", options = [[], []]}]')
    three = '[{op = "choose", options = [[], [], []]}]'
    cards = sheets(ability_1=once('[{op = "choose", options = [[], []]}]'), ability_3=once(three))
    at = duel("2c", moves="play 1; add 2c; done; activate", cards=cards)

    assert refusal(at, "option 3") == ("FD-5.15", "the effect has no option 3")
    assert refusal(choice, "end")[1] == "first choose what the effect does"


def test_a_run_is_finished_before_one_is_done():
    wide = duel("5d 2c 3d 4h", moves=BACK + "play 3; add 5d; done; play 3; add 2c")

    assert refusal(wide, "done") == ("FD-5.6", "with these cards Run holds no run")


def test_a_run_that_would_break_is_protected():
    moves = "end; ~; play 3; add 5h; add 6h; add 7h; done; hold; end; ~; use 2c"
    at = duel("2c", "5h 6h 7h", moves)

    assert refusal(at, "bomb 6h on 3") == (
        "FD-R9",
        "without the 6 of hearts the cards on Run would be no run",
    )


def test_the_hand_is_no_target_of_a_strip():
    at = duel("2c", "9c", OPEN + "play 1; add 2c; done; activate", cards=STRIP)

    assert refusal(at, "bomb hand") == ("FD-7.5", "this effect takes cards from abilities only")
    assert (
        refusal(at, "end")[1] == "first choose the card that is discarded from the foe's abilities"
    )


def test_a_move_between_abilities_is_refused():
    moves = BACK + "play 3; add 5d; done; play 1; add 2c; done; activate"
    at = duel("2c 5d", moves=moves, cards=MOVING)

    assert refusal(at, "move 9c from 3 to 2")[0] == "FD-8.9"
    assert refusal(at, "move 5d from 3 to 1")[0] == "FD-5.18"
    assert refusal(at, "move w1 from 3 to 1") == (
        "FD-8.9",
        "face-down card w1, wild does not lie on Run",
    )


def test_a_wound_that_does_not_fit_stays_where_it_is():
    moves = HIT + "play 3; add 2c; done; use 2h"
    at = duel("2c 2h", "9c 9d", moves)

    assert refusal(at, "top on 3") == ("FD-5.6", "the wound does not fit Run: run")


def test_a_full_ability_takes_no_wound():
    do = once('[{op = "recover", n = 1}]').replace("max = 3", "max = 1")
    moves = HIT + "play 1; add 2c"
    at = duel("2c", "9c 9d", moves, cards=sheets(ability_1=do))

    assert refusal(at, "top on 1") == ("FD-5.2", "Suit has no room")


def test_a_defence_from_an_ability_names_it():
    pair = "{from = 'ability', ability = 3, table = [0, 2]}"
    moves = HIDDEN + "end; ~; play 2; add 9c; add 9d; done; activate"
    at = duel("3s 4c", "9c 9d", moves, cards=sheets(defend=pair))
    two = duel("3s 4c 5s 5c", "9c 9d", TWO_HIDDEN, cards=sheets(defend=pair))

    assert refusal(at, "defend 9s") == ("FD-9.4", "the 9 of spades does not lie on Run")
    assert refusal(at, "defend w1")[0] == "FD-9.4"
    assert refusal(two, "done") == (
        "FD-9.4",
        "these cards are no defence yet. discard from Run any cards: 2 cards prevent 2",
    )
    assert refusal(two, "defend w1")[1] == "4 of clubs, face down as w1, wild is chosen already"
    assert refusal(two, "defend 9s")[0] == "FD-9.4"


TWO_HIDDEN = HIDDEN + (
    "use 5s; on 3; hide 5c; ~; play 2; add 9c; add 9d; done; activate; defend w1"
)


def test_labels_are_named_in_their_order_after_open_cards():
    pair = "{from = 'ability', ability = 3, table = [0, 2]}"
    moves = TWO_HIDDEN.replace("defend w1", "")
    at = duel("3s 4c 5s 5c", "9c 9d", moves.rstrip("; "), cards=sheets(defend=pair))

    assert at.moves == ["defend w1", "take"]
    assert refusal(at, "defend w2") == (
        "FD-9.4",
        (
            "5 of clubs, face down as w2, wild is of no use in this defence."
            " discard from Run any cards: 2 cards prevent 2"
        ),
    )


def test_levels_of_a_nemesis_must_take_its_face_cards():
    at = table({"mode": "solo", "face_cards": 2, "cards": LARGE}, "pick plain")

    assert refusal(at, "nemesis small") == (
        "FD-R48",
        "its levels do not take the 2 face cards that the Nemesis starts with",
    )


def large():
    """The lab set with one more Nemesis, whose levels take one face card only."""
    content = sheets()
    small = sheets({"level": "[{cards = 1, text = 'Nothing.'}]"})["character"][0]
    content["character"].append({**small, "id": "small", "name": "Small"})
    return content


LARGE = large()
