"""What is said in solo: attacks on the Nemesis, and its turn step by step."""

from tests.games.fifty_two_duels.spoken import ended, messages, told
from tests.games.fifty_two_duels.table import once, sheets, solo, table


def column(do, cards=2):
    """A column that does this with so many cards."""
    return f"effects = [{{cards = {cards}, do = {do}}}]"


def test_fd_11_1_the_nemesis_is_named_and_its_hand_dealt_in_secret():
    at = table({"mode": "solo", "cards": "house"}, "pick knight")
    dealing = table({"mode": "solo", "characters": ("knight", "rogue")})
    dealing.play("draw 2c; draw 3c; draw 4c; draw 5c; draw 6c; draw 2c; draw 3c; draw 4c; draw 5c")

    assert told(at, "nemesis rogue", 0) == ["The Nemesis is Corrupted Rogue."]
    assert told(dealing, "draw 6c", 0) == [
        "the Nemesis draws. Cards in hand now: 5.",
        "Turn 1: it is your turn.",
    ]


def test_fd_11_3_an_attack_turns_up_the_hand_which_then_defends():
    at = solo("2c 3c", "2h 9d 9s 9c kc", "play 1; add 2c; add 3c; done")

    assert told(at, "activate", 0) == [
        "You activate Suit with 2 cards: damage 1.",
        (
            "The Nemesis turns up its hand: the 2 of hearts, the 9 of clubs, the 9 of spades,"
            " the 9 of diamonds and the king of clubs."
        ),
        "The Nemesis discards from its hand: the 2 of hearts.",
        "Used at Suit and discarded: the 2 of clubs and the 3 of clubs.",
    ]


def test_a_card_lost_at_random_is_told_once():
    at = solo("2c 3d", "2h 9d 9s 9c kc", "use 2c; bomb hand")

    assert told(at, "lose 9d", 0) == ["the Nemesis discards the 9 of diamonds at random."]


def test_fd_11_6_the_turn_assigns_cards_then_activates_a_column():
    at = solo("4d", "2c 3c 9h 9d kc")

    assert told(at, "end", 0) == [
        "You end your turn.",
        "Turn 2: it is the turn of the Nemesis.",
        (
            "The Nemesis turns up its hand: the 2 of clubs, the 3 of clubs, the 9 of hearts,"
            " the 9 of diamonds and the king of clubs."
        ),
        "To the levels of the Nemesis: the king of clubs.",
        "To Claw: the 2 of clubs and the 3 of clubs.",
        "To Read: the 9 of hearts.",
        "To Wares: the 9 of diamonds.",
        "the Nemesis activates Claw with 2 cards: damage 2.",
        "2 damage is left for you.",
    ]
    assert [message.rule for message in messages(solo("4d", "2c 3c 9h 9d kc"), "end")][-2:] == [
        "FD-11.9",
        "FD-9.3",
    ]


def test_fd_11_9_used_cards_of_a_column_and_the_next_one_are_told():
    at = solo("4d", "2c 3c 2d 3d kc", "end; take; wound 9c")

    assert told(at, "wound 9d", 0) == [
        "You are wounded: the 9 of diamonds.",
        "Used at Claw and discarded: the 2 of clubs and the 3 of clubs.",
        "the Nemesis activates Wares with 2 cards: 2 times damage 1.",
        "1 damage is left for you.",
    ]


def test_a_second_blow_of_the_same_column_is_no_second_activation():
    at = solo("4d", "2d 3d 9h 9c kc", "end; take")

    assert told(at, "wound 9c", 0) == [
        "You are wounded: the 9 of clubs.",
        "1 damage is left for you.",
    ]


def test_a_column_that_asks_nobody_is_told_as_a_whole():
    ward = sheets({"ability_1": column("[{op = 'ward', n = 2}]")})
    at = solo("4d", "2c 3c 9h 9d kc", cards=ward)

    assert told(at, "end", 0)[4:] == [
        "To Claw: the 2 of clubs and the 3 of clubs.",
        "To Read: the 9 of hearts.",
        "To Wares: the 9 of diamonds.",
        "the Nemesis activates Claw with 2 cards: ward 2.",
        "Used at Claw and discarded: the 2 of clubs and the 3 of clubs.",
        "the Nemesis gains 2 ward.",
    ]


def test_fd_11_7_levels_and_left_over_faces_are_told():
    at = solo("4d", "jc jh jd js 2c")

    assert told(at, "end", 0)[3:6] == [
        (
            "To the levels of the Nemesis: the jack of clubs, the jack of spades,"
            " the jack of hearts and the jack of diamonds."
        ),
        "To Claw: the 2 of clubs.",
        "the Nemesis reaches level 1: Damage +1.",
    ]


def test_fd_11_8_faces_go_to_columns_when_all_levels_are_reached():
    level = sheets({"level": "[{cards = 1, text = 'Nothing.'}]"})
    at = solo("4d", "jc jh 3c 4c 5c", cards=level)
    rules = [message.rule for message in messages(at, "end")]

    assert "FD-11.8" in rules


def test_fd_11_10_drawn_cards_are_assigned_one_by_one():
    at = solo("4d", "2h 3h 9c 9d kc", "end")

    assert told(at, "draw 4s", 0) == [
        "the Nemesis draws the 4 of spades.",
        "To Mend: the 4 of spades.",
    ]
    assert told(at, "draw 5s", 0) == [
        "the Nemesis draws the 5 of spades.",
        "To Mend: the 5 of spades.",
        "Used at Read and discarded: the 2 of hearts and the 3 of hearts.",
        "the Nemesis activates Mend with 2 cards: heal 2.",
        "Used at Mend and discarded: the 4 of spades and the 5 of spades.",
    ]


def test_fd_11_11_healed_wounds_are_assigned():
    heal = {"ability_3": column("[{op = 'heal', n = 1}]")}
    cards = sheets(heal, ability_1=once('[{op = "damage", n = 1, sure = true}]'))
    moves = "play 1; add 2c; done; activate; wound 8c; end"
    at = solo("2c 4d", "2s 3h 4h 9d kc", moves, cards=cards)

    assert told(at, "draw 5d", 0)[3:] == [
        "To Mend: the 2 of spades.",
        "To Read: the 3 of hearts and the 4 of hearts.",
        "To Wares: the 9 of diamonds.",
        "the Nemesis activates Read with 2 cards: heal 1.",
        "Used at Read and discarded: the 3 of hearts and the 4 of hearts.",
        "To Claw: the 8 of clubs.",
    ]


def test_fd_11_13_a_card_that_the_nemesis_takes_is_told():
    strip = sheets({"ability_1": column("[{op = 'strip', n = 1}]")})
    at = solo("4d 5d", "2c 3c 9h 9d kc", "play 3; add 4d; done; end", cards=strip)

    assert "Discarded from Run: the 4 of diamonds." in told(at, "draw 6d", 0)


def test_a_card_taken_after_a_defence_is_told():
    both = sheets({"ability_1": column("[{op = 'damage', n = 1}, {op = 'strip', n = 1}]")})
    moves = "play 3; add 4d; done; end; draw 6d"
    at = solo("4d 2s", "2c 3c 9h 9d kc", moves, cards=both)

    assert told(at, "defend 2s", 0)[:2] == [
        "You defend with the 2 of spades and prevent 1 of 1.",
        "Discarded from Run: the 4 of diamonds.",
    ]


def test_an_attack_that_ends_the_turn_is_told_before_the_turn_of_the_nemesis():
    drawn = sheets(ability_3=once('[{op = "draw", n = 4}]'))
    moves = "play 3; add 4d; done; activate; ~; play 1; add 2c; add 3c; done"
    at = solo("2c 3c 4d", "2h 9d 9s 9c kc", moves, cards=drawn)

    assert told(at, "activate", 0)[:5] == [
        "You activate Suit with 2 cards: damage 1.",
        "Used at Suit and discarded: the 2 of clubs and the 3 of clubs.",
        (
            "The Nemesis turns up its hand: the 2 of hearts, the 9 of clubs, the 9 of spades,"
            " the 9 of diamonds and the king of clubs."
        ),
        "The Nemesis discards from its hand: the 2 of hearts.",
        "Turn 2: it is the turn of the Nemesis.",
    ]


def test_the_end_of_its_turn_is_the_turn_of_the_player():
    at = solo("4d", "2s 3h 9c 9d kc", "end; draw 2c; draw 3c; draw 4c; draw 5c")

    assert told(at, "draw 6c", 0) == [
        "the Nemesis draws. Cards in hand now: 5.",
        "Turn 3: it is your turn.",
    ]


def test_a_blow_that_wins_the_game_is_told_with_its_column():
    deadly = sheets(
        {"ability_1": column("[{op = 'damage', n = {base = 60, per = 'used', every = 2}}]")}
    )
    at = solo("", "2c 3c 9h 9d kc", cards=deadly, who=("sage", "plain"))

    assert told(at, "end", 0)[-2:] == [
        "the Nemesis activates Claw with 2 cards: damage 60 + 1 for every 2 cards used.",
        "the Nemesis wins: the other side has fewer cards than wounds to take.",
    ]
    assert ended(at, 0).startswith("the Nemesis wins")


def test_a_nemesis_without_a_defence_only_turns_up_its_hand():
    bare = sheets({"defend": "{table = [1], suits = ['d']}"})
    at = solo("2c 3c", "2h 9s 9c kc ks", "play 1; add 2c; add 3c; done", cards=bare)
    looking = sheets(ability_1=once('[{op = "look"}]'))
    seen = solo("2c", "2h 9s 9c kc ks", "play 1; add 2c; done", cards=looking)

    assert len(told(at, "activate", 0)) == 2
    assert told(seen, "activate", 0)[1].startswith("The Nemesis turns up its hand")


def test_fd_11_9_a_column_above_its_highest_number_does_its_most():
    at = solo("4d", "2s 3s 4s 9c kc")

    assert "the Nemesis activates Mend with 3 cards: heal 2." in told(at, "end", 0)


def test_a_second_attack_finds_the_hand_turned_up():
    twice = sheets(ability_1=once('[{op = "damage", n = 1, sure = true}]'))
    moves = "play 1; add 2c; done; activate; wound 8c; play 1; add 3c; done"
    at = solo("2c 3c", "2h 9d 9s 9c kc", moves, cards=twice)

    assert told(at, "activate", 0) == ["You activate Suit with 1 card: certain damage 1."]


def test_an_empty_hand_is_not_turned_up():
    emptied = sheets(ability_1=once('[{op = "discard", n = 20}]'))
    at = solo("2c", "2h 9d 9s 9c kc", "play 1; add 2c; done; activate; ~; end", cards=emptied)

    assert told(at, "draw 5d", 0)[1:] == ["Turn 2: it is the turn of the Nemesis."]


def test_a_card_lost_in_the_last_action_is_not_assigned():
    drawn = sheets(ability_3=once('[{op = "draw", n = 4}]'))
    moves = "play 3; add 4d; done; activate; ~; use 2c; bomb hand"
    at = solo("2c 4d", "2h 9d 9s 9c kc", moves, cards=drawn)

    assert told(at, "lose 9d", 0)[:4] == [
        "the Nemesis discards the 9 of diamonds at random.",
        "Turn 2: it is the turn of the Nemesis.",
        (
            "The Nemesis turns up its hand: the 2 of hearts, the 9 of clubs, the 9 of spades"
            " and the king of clubs."
        ),
        "To the levels of the Nemesis: the king of clubs.",
    ]


def test_fd_11_8_a_face_that_waited_goes_to_its_column_when_all_levels_are_reached():
    level = sheets({"level": "[{cards = 2, text = 'Nothing.'}]"})
    hand = "end; draw jc; draw jh; draw 8s; draw 7d; draw 6h"
    at = solo("4d", "2s 3h 9c 9d kc", hand, cards=level)

    assert told(at, "end", 0)[3:6] == [
        "To the levels of the Nemesis: the jack of clubs and the jack of hearts.",
        "To Claw: the king of clubs.",
        "To Mend: the 8 of spades.",
    ]
