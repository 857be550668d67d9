"""How moves are told, and what they bring where that is plain."""

import pytest

from ecliptic.cli.screen import capital
from ecliptic.games.fifty_two_duels.move_labels import label as move_label
from ecliptic.games.fifty_two_duels.standing import Standing
from tests.games.fifty_two_duels.spoken import NAMES, label, move, said, words, zone
from tests.games.fifty_two_duels.table import duel, effect, once, sheets, table
from tests.games.fifty_two_duels.test_scene import BACK, HIDDEN, HIT, MOVING, OPEN

READY = "play 1; add 2c; add 3c; done"
STORED = '[{op = "store", n = 1, from = "deck"}]'


@pytest.mark.parametrize(
    ("at", "text", "told"),
    [
        (table({}), "pick knight", "Knight: Armour, patience and the charge."),
        (table({"cards": "lab"}), "pick plain", "Plain"),
        (
            table({"mode": "solo"}, "pick knight"),
            "nemesis rogue",
            "Corrupted Rogue: Discards 1 club from its hand: it prevents 2.",
        ),
        (duel("2c"), "play 1", "Play cards to 1 Suit (same suit, 0/4): 2 → damage 1"),
        (duel("2c"), "level", "Pay cards for level 1 (0 of 10): Draw 1 now."),
        (
            duel("2c"),
            "use 2c",
            (
                "Use 2 of clubs as Poison Bomb: the foe loses a random hand card, "
                "or one from an ability that you choose"
            ),
        ),
        (
            effect(STORED, "", "", "store 2d; ~; end; ~"),
            "use stored 2d",
            (
                "Use the stored card 2 of diamonds as Lucky Crystal: "
                "discard as many cards as you like, then fill your hand"
            ),
        ),
        (duel(), "end", "End your turn and draw 0 cards"),
        (duel("2c", moves="play 1"), "add 2c", "Add the 2 of clubs (1 card)"),
        (
            duel("2c 3c", moves="play 1; add 2c"),
            "add 3c",
            "Add the 3 of clubs (2 cards: damage 1)",
        ),
        (duel("2c", moves="level"), "add 2c", "Add the 2 of clubs (2 of 10)"),
        (duel("jc", moves="level"), "add jc", "Add the jack of clubs (11 of 10: enough)"),
        (duel("2c", moves="play 1; add 2c"), "done", "Done: Suit holds 1 card"),
        (
            duel("2c 3c", moves="play 1; add 2c; add 3c"),
            "done",
            "Done: Suit holds 2 cards, good for damage 1",
        ),
        (duel("2c", moves="level; add 2c"), "done", "Done: 2 of 10, the cards wait there"),
        (duel("jc", moves="level; add jc"), "done", "Done: 11 of 10, the level is reached"),
        (duel("2d 3c", moves="use 2d; toss 3c"), "done", "Done: discard 1, draw 2"),
        (duel("2c 3c", moves=READY), "hold", "Hold it: wait for more cards"),
        (
            duel("2c 3c", moves=READY),
            "activate",
            "Activate Suit: damage 1. Ben faces 1 damage",
        ),
        (duel("3s 4c", moves="use 3s"), "on 3", "Put a card face down on 3 Run"),
        (duel("3s 4c", moves="use 3s; on 3"), "hide 4c", "Put the 4 of clubs face down on Run"),
        (duel("2h", "9c 9d", HIT + "use 2h"), "top hand", "Take the 7 of hearts into your hand"),
        (duel("2h", "9c 9d", HIT + "use 2h"), "top on 3", "Put the 7 of hearts on 3 Run"),
        (
            duel("2c", moves="use 2c"),
            "bomb hand",
            "Poison the hand of Ben: a random card is discarded",
        ),
        (duel("2c", "9c", OPEN + "use 2c"), "bomb 9c on 3", "Discard the 9 of clubs from Run"),
        (
            duel("3s 4c", "2c", HIDDEN + "end; ~; use 2c"),
            "bomb w1 on 3",
            "Discard face-down card w1, wild from Run",
        ),
        (duel("2d 3c", moves="use 2d"), "toss 3c", "Discard the 3 of clubs"),
        (
            duel("2c 2d", "3s", "play 2; add 2c; add 2d; done; activate"),
            "defend 3s",
            "Defend with the 3 of spades (prevents 1 of 2)",
        ),
        (
            duel("2c 2d", "3s", "play 2; add 2c; add 2d; done; activate; defend 3s"),
            "done",
            "Done: prevent 1 of 2",
        ),
        (
            duel("2c 2d", "3s", "play 2; add 2c; add 2d; done; activate"),
            "take",
            "Take all 2 damage",
        ),
        (effect('[{op = "store", n = 1}]', "3c"), "stash 3c", "Store the 3 of clubs"),
        (
            effect('[{op = "choose", options = [[{op = "draw", n = 1}], []]}]'),
            "option 1",
            "draw 1",
        ),
        (
            effect('[{op = "choose", options = [[{op = "draw", n = 1}], []]}]'),
            "option 2",
            "nothing",
        ),
        (effect('[{op = "may", do = [{op = "ward", n = 1}]}]'), "yes", "Yes: ward 1"),
        (effect('[{op = "may", do = [{op = "ward", n = 1}]}]'), "no", "No"),
    ],
)
def test_every_move_is_told_in_words(at, text, told):
    assert label(at, text) == told


def test_a_face_down_card_of_ones_own_is_told_with_its_face():
    defend = "{from = 'ability', ability = 3, table = [1, 2]}"
    moves = HIDDEN + "end; ~; play 2; add 9c; add 9d; done; activate"
    at = duel("3s 4c", "9c 9d", moves, cards=sheets(defend=defend))

    assert label(at, "defend w1") == (
        "Defend with 4 of clubs, face down as w1, wild (prevents 1 of 2)"
    )


def test_a_defence_of_several_cards_is_told_as_such():
    pairs = "{pattern = 'same_rank', table = [0, 3]}"
    at = duel("2c 2d", "3s 3h", HIT_BY_TWO, cards=sheets(defend=pairs))

    assert label(at, "defend 3s") == "Defend with the 3 of spades and more"


HIT_BY_TWO = "play 2; add 2c; add 2d; done; activate"


def test_a_move_between_abilities_tells_both():
    at = duel(
        "2c 5d", moves=BACK + "play 3; add 5d; done; play 1; add 2c; done; activate", cards=MOVING
    )

    assert label(at, "move 5d from 3 to 2") == "Move the 5 of diamonds from Run to 2 Rank"
    assert label(at, "done") == "Stop moving cards"


def test_an_own_face_down_card_moves_by_its_label():
    moves = HIDDEN + "play 1; add 2c; done; activate"
    at = duel("3s 4c 2c", "", moves, cards=MOVING)

    assert move(at, "move w1 from 3 to 2")["zone"] == "stack-0-3"
    assert label(at, "move w1 from 3 to 2") == (
        "Move 4 of clubs, face down as w1, wild from Run to 2 Rank"
    )


def test_an_activation_tells_the_damage_after_armor_and_ward():
    armor = sheets(level="[{threshold = 2, mods = [{mod = 'armor', n = 1}]}]")
    at = duel("2d 2h 2s", "9c", "end; ~; level; add 9c; done; end; ~; " + TRIPLE, cards=armor)

    assert label(at, "activate") == "Activate Rank: damage 2. Ben faces 1 damage"


TRIPLE = "play 2; add 2h; add 2d; done"


def test_an_activation_that_deals_nothing_tells_no_damage():
    at = effect_ready('[{op = "damage", n = 1, to = "self"}, {op = "heal", n = 1}]')

    assert label(at, "activate") == "Activate Suit: 1 damage to yourself, heal 1"


def test_an_amount_that_comes_to_nothing_is_no_damage():
    at = effect_ready('[{op = "damage", n = {per = "stored"}}]')

    assert "faces" not in label(at, "activate")


def test_an_activation_that_may_win_says_so():
    at = effect_ready('[{op = "damage", n = 20}, {op = "damage", n = 20}, {op = "damage", n = 8}]')

    assert label(at, "activate").endswith("Ben faces 48 damage and loses unless it is prevented")


def effect_ready(do):
    """Seat 0 may do this with one card."""
    return duel("2c", "", "play 1; add 2c; done", cards=sheets(ability_1=once(do)))


@pytest.mark.parametrize(
    ("counter", "hit"),
    [
        ("used", 1),
        ("clubs", 1),
        ("hearts", 0),
        ("faces", 0),
        ("wilds", 0),
        ("levels", 0),
        ("stored", 0),
        ("wounds", 2),
        ("foe_wounds", 0),
        ("hand", 4),
        ("foe_hand", 5),
        ("stacks", 1),
    ],
)
def test_the_damage_is_reckoned_by_what_it_counts(counter, hit):
    do = f'[{{op = "damage", n = {{per = "{counter}", base = 1, cap = 5}}}}]'
    moves = HIT + "play 1; add 2c; done"
    at = duel("2c", "9c 9d", moves, cards=sheets(ability_1=once(do)))

    assert label(at, "activate").endswith(f"Ben faces {min(5, hit + 1)} damage")


def test_ward_absorbs_before_the_damage_is_told_and_sure_damage_ignores_it():
    do = '[{op = "damage", n = 2}, {op = "damage", n = 1, sure = true}, {op = "ward", n = 1}]'
    cards = sheets(ability_1=once(do))
    moves = "end; ~; play 1; add 9c; done; activate; take; ~; end; ~; play 1; add 2c; done"
    at = duel("2c", "9c", moves, cards=cards)

    assert label(at, "activate").endswith("Ben faces 2 damage")


def test_options_that_may_belong_to_several_abilities_are_only_numbered():
    choice = '[{op = "choose", options = [[{op = "draw", n = 1}], []]}]'
    other = '[{op = "choose", options = [[], [{op = "ward", n = 1}]]}]'
    may = '[{op = "may", do = [{op = "ward", n = 1}]}]'
    cards = sheets(ability_1=once(choice), ability_3=once(other))
    moves = BACK + "play 3; add 3c; done; hold; play 1; add 2c; done; activate"
    at = duel("2c 3c", "", moves, cards=cards)
    both = sheets(ability_1=once(may), ability_3=once(may.replace("1", "2")))

    assert label(at, "option 2") == "Option 2"
    assert label(duel("2c 3c", "", moves, cards=both), "yes") == "Yes"


def test_an_option_of_a_level_is_told_too():
    now = "[{op = 'choose', options = [[{op = 'draw', n = 1}], [{op = 'ward', n = 2}]]}]"
    level = f"[{{threshold = 2, now = {now}}}]"
    at = duel("2c", "", "level; add 2c; done", cards=sheets(level=level))

    assert label(at, "option 2") == "ward 2"


EFFECTS = [
    ('{op = "damage", n = 1, sure = true}', "certain damage 1"),
    ('{op = "damage", n = 1, to = "self", sure = true}', "1 certain damage to yourself"),
    ('{op = "recover", n = 1}', "take 1 wound into the hand or onto an ability"),
    ('{op = "recover", n = 2, to = "hand"}', "take 2 wounds into the hand"),
    ('{op = "recover", n = 2, to = "ability"}', "put 2 wounds onto abilities"),
    ('{op = "discard", n = 1}', "the foe discards 1 at random"),
    ('{op = "discard", n = 1, how = "choose"}', "the foe discards 1 of its choice"),
    ('{op = "discard", n = 1, who = "self"}', "discard 1 at random"),
    ('{op = "discard", n = 1, who = "self", how = "choose"}', "discard 1 of your choice"),
    ('{op = "strip", n = 1}', "discard 1 from the foe's abilities"),
    ('{op = "store", n = 1}', "store 1 from the hand"),
    ('{op = "store", n = 1, from = "deck"}', "store 1 from the deck"),
    ('{op = "retrieve", n = 2}', "take 2 back from the discard pile"),
    ('{op = "look"}', "look at the foe's hand"),
    ('{op = "dig", n = 4, take = 2}', "look at 4 cards of the deck, take 2, discard the rest"),
    (
        '{op = "dig", n = 4, rest = "deck"}',
        "look at 4 cards of the deck, take 1, shuffle the rest back",
    ),
    ('{op = "actions", n = 1}', "1 more action"),
    ('{op = "move", n = 2}', "move up to 2 cards between abilities"),
    ('{op = "keep", to = 2}', "the used cards go to Rank"),
    ('{op = "keep", to = 2, suits = ["h"]}', "used hearts and face-down cards go to Rank"),
    (
        '{op = "choose", options = [[{op = "look"}], [{op = "ward", n = 1}]]}',
        "choose: look at the foe's hand / ward 1",
    ),
    ('{op = "may", do = [{op = "ward", n = 1}]}', "you may: ward 1"),
    (
        '{op = "if", per = "wilds", do = [{op = "ward", n = 1}]}',
        "with face-down cards used of 1 or more: ward 1",
    ),
    (
        '{op = "if", per = "hand", at_least = 3, do = [], else = [{op = "ward", n = 1}]}',
        "with cards in hand of 3 or more: nothing; else: ward 1",
    ),
    ('{op = "ward", n = {per = "stored"}}', "ward 1 \N{MULTIPLICATION SIGN} stored cards"),
    (
        '{op = "ward", n = {base = 9, per = "wounds", every = 5, cap = 14}}',
        "ward 9 + 1 for every 5 own wounds (at most 14)",
    ),
]


@pytest.mark.parametrize(("do", "told"), EFFECTS)
def test_every_effect_has_words(do, told):
    at = table({"cards": sheets(ability_1=once(f"[{do}]"))})

    assert part(at, 1).endswith(f"3 → {told}")


def part(at, number):
    """A part of the offered sheet of Plain, in words."""
    return said(at, zone(at, 0, "offer-plain")["pieces"][number]["label"], 0)


MODIFIERS = [
    ("{mod = 'hand_size', n = 1}", "hand size +1"),
    ("{mod = 'actions', n = 2}", "+2 actions each turn"),
    ("{mod = 'max', n = 1, ability = 3}", "Run holds 1 more"),
    ("{mod = 'damage', n = 1}", "damage +1"),
    ("{mod = 'damage', n = 1, ability = 2}", "damage of Rank +1"),
    ("{mod = 'armor', n = 1}", "takes 1 less from each damage"),
    ("{mod = 'defend', n = 1}", "each defence prevents 1 more"),
    ("{mod = 'defend_suits', suits = ['c', 'h']}", "defends with clubs and hearts too"),
    ("{mod = 'heal', n = 1}", "heals 1 more"),
    ("{mod = 'item_draw', n = 1}", "draw 1 after each item"),
    ("{mod = 'free_items', n = 1}", "1 free item each turn"),
    ("{mod = 'wild', ranks = ['j'], suits = ['h']}", "wild on abilities: jack and hearts"),
]


@pytest.mark.parametrize(("mod", "told"), MODIFIERS)
def test_every_modifier_has_words(mod, told):
    ability = "effects = [{cards = 5, do = []}, {cards = 6, do = []}]"
    level = f"[{{threshold = 5, mods = [{mod}]}}]"
    at = table({"cards": sheets(level=level, ability_3=ability)})

    assert part(at, 5) == f"level 1, for cards worth 5: {told}"


def test_a_level_without_words_tells_what_happens_at_once():
    level = "[{threshold = 5, now = [{op = 'draw', n = 2}]}, {threshold = 6}]"
    at = table({"cards": sheets(level=level)})

    assert part(at, 5) == "level 1, for cards worth 5: draw 2"
    assert part(at, 6) == "level 2, for cards worth 6: nothing"


@pytest.mark.parametrize(
    ("defend", "told"),
    [
        ("{ranks = ['a', 'k'], table = [0, 2]}", "any cards, of the ranks ace and king: 2 cards"),
        ("{pattern = 'run', table = [1]}", "discard from the hand a run: 1 card prevents 1"),
        ("{from = 'ability', ability = 3, table = [1]}", "discard from Run any cards: 1 card"),
        ("{text = 'By the book.', table = [1]}", "By the book."),
    ],
)
def test_a_defence_is_told_in_the_words_of_the_sheet_or_in_ours(defend, told):
    at = table({"cards": sheets(defend=defend)})

    assert told in part(at, 0)


def test_a_sheet_without_a_defence_says_so():
    at = table({"cards": "lab"})
    label = zone(at, 0, "offer-sage")["pieces"][0]["label"]

    assert said(at, label, 0) == "defence: no defence"


def test_a_requirement_of_some_suits_names_them():
    at = table({"cards": "lab"})
    label = zone(at, 0, "offer-trader")["pieces"][3]["label"]

    assert said(at, label, 0).startswith("ability 3, Road: run, only clubs and diamonds, at most 3")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("first 1", "Ben starts"),
        ("draw 7h", "Draw the 7 of hearts"),
        ("wound qs", "The queen of spades becomes a wound"),
    ],
)
def test_what_chance_may_do_has_words_too(text, told):
    at = duel()
    message = move_label(Standing(at.game.labels, at.view(None)), text)

    assert capital(words(at).say(message, NAMES)) == told
