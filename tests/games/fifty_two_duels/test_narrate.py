"""What is said at a duel, to each reader in turn."""

import pytest

from tests.games.fifty_two_duels.spoken import ended, messages, told
from tests.games.fifty_two_duels.table import duel, once, sheets, table
from tests.games.fifty_two_duels.test_scene import BACK, HIDDEN, HIT, MOVING, OPEN

CLERIC = ("cleric", "plain")
HIT_BY_TWO = "play 2; add 2c; add 2d; done; activate"


def activating(do, hand="", other="", moves=""):
    """Seat 0 is about to activate an ability that does this with one card."""
    ready = moves + "play 1; add 2c; done"
    return duel(f"2c {hand}", other, ready, cards=sheets(ability_1=once(do)))


# Set-up and turns.


def test_picks_are_told_and_the_start():
    picking = table({"cards": "house"})
    starting = table({"characters": ("knight", "rogue")})

    assert told(picking, "pick knight", 0) == ["You pick Knight."]
    assert told(picking, "pick rogue", 0) == ["Ben picks Rogue."]
    assert told(starting, "first 1", 0) == ["Chance lets Ben start."]


def test_an_own_draw_is_told_and_of_others_only_the_last():
    at = table({"characters": ("knight", "rogue"), "first_player": 0})

    assert told(at, "draw 7h", 1) == []
    assert told(at, "draw 8h", 0) == ["You draw the 8 of hearts."]
    at.play("draw 2h; draw 3h")
    assert told(at, "draw 4h", 1) == ["Ana draws. Cards in hand now: 5."]


def test_the_first_turn_has_one_action():
    at = table({"characters": ("knight", "rogue"), "first_player": 0})
    at.play("draw 2c; draw 3c; draw 4c; draw 5c; draw 6c; draw 2c; draw 3c; draw 4c; draw 5c")

    assert told(at, "draw 6c", None) == [
        "Ben draws. Cards in hand now: 5.",
        "Turn 1: Ana begins, with one action only.",
    ]
    assert told(at, "end", 0) == ["You end your turn.", "Turn 2: it is the turn of Ben."]


# Abilities.


def test_cards_are_told_when_the_selection_is_complete():
    at = duel("2c 3c")

    assert told(at, "play 1") == told(at, "add 2c") == told(at, "add 3c") == []
    assert told(at, "done") == ["Ana plays to Suit: the 2 of clubs and the 3 of clubs."]
    assert told(at, "hold", 0)[0] == "You hold Suit for more cards."


def test_an_activation_tells_its_effects_and_the_damage_that_is_left():
    at = duel("2c 2d", "3s", "play 2; add 2c; add 2d; done")

    assert told(at, "activate", 1) == [
        "Ana activates Rank with 2 cards: damage 2.",
        "2 damage is left for you.",
    ]
    assert told(at, "defend 3s", 1) == []
    assert told(at, "done", 1) == ["You defend with the 3 of spades and prevent 1 of 2."]
    assert told(at, "wound qh", 1)[:2] == [
        "You are wounded: the queen of hearts.",
        "Used at Rank and discarded: the 2 of clubs and the 2 of diamonds.",
    ]


def test_taking_damage_is_told():
    at = duel("2c 2d", "3s", HIT_BY_TWO)

    assert told(at, "take") == ["Ben does not defend and takes 2 damage."]


def test_a_full_ability_activates_by_itself():
    at = duel("2c 3c 4c 5c", moves=BACK + "play 1; add 2c; add 3c; add 4c; done; hold; play 1")

    assert told(at, "add 5c")[:3] == [
        "Ana plays to Suit: the 5 of clubs.",
        "Suit is full and activates by itself.",
        "Ana activates Suit with 4 cards: damage 4.",
    ]


def test_kept_cards_fill_the_shield_in_sight():
    at = duel("2h 3h", moves="play 1; add 2h; add 3h; done; activate; take; wound 9c", who=CLERIC)
    again = duel("2h 3h 4h", moves="play 1; add 2h; add 3h; done", who=CLERIC)

    assert at.stack(0, 2) == ["2h", "3h"]
    again.play("activate; take")
    assert told(again, "wound 9c")[1:2] == ["Kept on Shield: the 2 of hearts and the 3 of hearts."]


def test_a_shield_that_is_filled_and_done_at_once_is_told_too():
    at = duel(
        "2h 3h 4h", moves="play 1; add 2h; add 3h; add 4h; take; wound 9c; wound 8c", who=CLERIC
    )

    assert told(at, "wound 7c")[:4] == [
        "Ben is wounded: the 7 of clubs.",
        "Used at Strike and discarded: the 2 of hearts, the 3 of hearts and the 4 of hearts.",
        "Shield is full and activates by itself.",
        "Ana activates Shield with 3 cards: heal 2.",
    ]


def test_a_shield_that_is_filled_by_all_cards_added_now():
    harmless = '[{op = "ward", n = 1}, {op = "keep", to = 2}]'
    shield = 'requirement = "none", max = 1, effects = [{cards = 1, do = []}]'
    at = activating(harmless)
    full = sheets(ability_1=once(harmless).replace("max = 3", "max = 1"), ability_2=shield)
    filled = duel("2c", moves="play 1", cards=full)

    assert told(at, "activate")[1] == "Kept on Rank: the 2 of clubs."
    assert "Ana activates Rank with 1 card: nothing." in told(filled, "add 2c")


# Levels.


def test_a_level_tells_sum_and_gain():
    at = duel("4c jc", moves=BACK + "level; add 4c; done; level; add jc")
    first = duel("4c jc", moves="level; add 4c")

    assert told(first, "done", 1)[0] == "Ana pays for level 1, 4 of 10: the 4 of clubs."
    assert told(at, "done", 0)[:2] == [
        "You pay for level 1, 15 of 10: the jack of clubs.",
        "You reach level 1: Draw 1 now.",
    ]


# Items.


def test_a_poison_bomb_at_a_hand_and_at_an_ability():
    hand, ability = duel("2c", "9d"), duel("2c", "9c", OPEN)

    assert told(hand, "use 2c", 1) == ["Ana uses the 2 of clubs as Poison Bomb."]
    assert told(hand, "bomb hand", 1) == []
    assert told(hand, "lose 9d", 1)[0] == "You discard the 9 of diamonds at random."
    ability.play("use 2c")
    assert told(ability, "bomb 9c on 3")[0] == "Discarded from Run: the 9 of clubs."


def test_a_cloak_hides_its_card_from_others():
    at = duel("3s 4c", moves="use 3s; on 3")
    same = duel("3s 4c", moves="use 3s; on 3")

    assert told(at, "hide 4c", 0)[0] == "You put the 4 of clubs face down on Run."
    assert told(same, "hide 4c", 1)[0] == "Ana puts a card face down on Run."


def test_a_face_down_card_is_shown_when_it_is_poisoned():
    at = duel("3s 4c", "2c", HIDDEN + "end; ~; use 2c")
    own = duel("3s 4c", "2c", HIDDEN + "end; ~; use 2c")

    assert told(at, "bomb w1 on 3", 1) == ["It lay face down: the 4 of clubs."]
    assert told(own, "bomb w1 on 3", 0) == ["Discarded from Run: the 4 of clubs."]


def test_a_potion_tells_where_the_wound_goes():
    hand, ability = (duel("2h", "9c 9d", HIT + "use 2h") for _ in range(2))

    assert (
        told(hand, "top hand", 1)[0] == "Ana takes the 7 of hearts from the wounds into the hand."
    )
    assert told(ability, "top on 3", 0)[0] == "You put the 7 of hearts from your wounds on Run."


def test_a_crystal_tells_what_is_discarded():
    some, none = duel("2d 3c", moves="use 2d; toss 3c"), duel("2d", moves="use 2d")

    assert told(some, "done", 0) == ["You discard the 3 of clubs."]
    assert told(none, "done", 1) == ["Ana discards nothing."]


# Effects.


def test_healing_names_the_wounds():
    at = activating('[{op = "heal", n = 2}]', "", "9c 9d", HIT)

    assert told(at, "activate")[1:3] == [
        "Used at Suit and discarded: the 2 of clubs.",
        "Ana heals 2: the 5 of clubs and the 7 of hearts.",
    ]


def test_ward_is_gained_absorbs_and_is_gone():
    cards = sheets(
        ability_1=once('[{op = "ward", n = 2}]'), ability_3=once('[{op = "damage", n = 1}]')
    )
    at = duel("2c", "9c", "play 1; add 2c; done", cards=cards)

    assert told(at, "activate", 0)[-1] == "You gain 2 ward."
    at.play("~; play 3; add 9c; done")
    assert told(at, "activate", 1)[-1] == "The ward of Ana absorbs 1 damage."
    assert told(at, "end")[:1] == ["Ben ends the turn."]
    assert told(at, "draw 2h")[-2:] == [
        "The ward of Ana is gone.",
        "Turn 3: it is the turn of Ana.",
    ]


def test_a_look_tells_the_hand_to_both():
    one, other = (activating('[{op = "look"}]', "", "7c 8c 9h tc jd") for _ in range(2))
    hand = (
        "the 7 of clubs, the 8 of clubs, the 9 of hearts, the 10 of clubs and the jack of diamonds"
    )

    assert f"The hand of Ben is seen: {hand}." in told(one, "activate", 0)
    assert f"Your foe sees in your hand: {hand}." in told(other, "activate", 1)


def test_stored_and_retrieved_cards_are_told():
    stored = activating('[{op = "store", n = 1, from = "deck"}]').play("activate")
    stashed = activating('[{op = "store", n = 1}]', "3c").play("activate")
    back = activating('[{op = "retrieve", n = 1}]', "3d", "", BACK + "use 3d; done; ~; ")

    assert told(stored, "store 9d", 0)[0] == "You store the 9 of diamonds from your deck."
    assert told(stashed, "stash 3c", 1)[0] == "Ana stores the 3 of clubs."
    assert told(back.play("activate"), "retrieve 3d", 1)[0] == (
        "Ana takes the 3 of diamonds back from the discard pile."
    )


def test_using_a_stored_card_is_told():
    at = activating('[{op = "store", n = 1, from = "deck"}]').play("activate; store 9d; ~; end; ~")

    assert told(at, "use stored 9d") == [
        "Ana uses the stored card the 9 of diamonds as Lucky Crystal."
    ]


def test_dug_cards_are_told_to_their_owner():
    own, other = (activating('[{op = "dig", n = 2}]').play("activate") for _ in range(2))

    assert told(own, "dig 9c", 0) == ["You look at the 9 of clubs."]
    assert told(other, "dig 9c", 1) == []
    assert told(other, "dig 9d", 1) == ["Ana looks at cards of the deck: 2."]
    own.play("dig 9d")
    assert told(own, "keep 9c", 0)[:2] == [
        "You keep the 9 of clubs.",
        "Used at Suit and discarded: the 2 of clubs.",
    ]
    assert told(other, "keep 9c", 1)[0] == "Ana keeps one of them."


def test_the_rest_of_dug_cards_is_told():
    discarded = activating('[{op = "dig", n = 2}]').play("activate; dig 9c; dig 9d")
    returned = activating('[{op = "dig", n = 2, rest = "deck"}]').play("activate; dig 9c; dig 9d")

    assert "You discard the rest: the 9 of diamonds." in told(discarded, "keep 9c", 0)
    assert "Ana shuffles the rest back into the deck." in told(returned, "keep 9c", 1)


def test_forced_discards_are_told_when_complete():
    do = '[{op = "discard", n = 2, who = "self", how = "choose"}]'
    at = activating(do, "3c 4c").play("activate")

    assert told(at, "discard 3c") == []
    assert told(at, "discard 4c")[0] == "Ana discards the 3 of clubs and the 4 of clubs."


def test_a_move_between_abilities_is_told():
    moves = BACK + "play 3; add 5d; done; play 1; add 2c; done; activate"
    at = duel("2c 5d", moves=moves, cards=MOVING)

    assert told(at, "move 5d from 3 to 2") == ["Ana moves the 5 of diamonds from Run to Rank."]


def test_a_face_down_card_is_moved_by_its_label():
    at = duel("3s 4c 2c", "", HIDDEN + "play 1; add 2c; done; activate", cards=MOVING)

    assert told(at, "move w1 from 3 to 2", 1) == [
        "Ana moves face-down card w1, wild from Run to Rank."
    ]


def test_recovered_wounds_are_told():
    folded = activating('[{op = "recover", n = 1, to = "hand"}]', "", "9c 9d", HIT)

    assert "Ana takes from the wounds into the hand: the 7 of hearts." in told(
        folded, "activate", 1
    )


@pytest.mark.parametrize(
    ("do", "text", "line"),
    [
        (
            '[{op = "choose", options = [[{op = "ward", n = 2}], []]}]',
            "option 1",
            "Ana chooses: ward 2.",
        ),
        ('[{op = "may", do = [{op = "ward", n = 2}]}]', "yes", "Ana chooses: ward 2."),
        (
            '[{op = "may", do = [{op = "ward", n = 2}]}]',
            "no",
            "Ana leaves the offered effect out.",
        ),
    ],
)
def test_a_choice_of_the_sheet_is_told(do, text, line):
    assert told(activating(do).play("activate"), text)[0] == line


def test_a_choice_that_may_belong_to_several_abilities_is_told_by_number():
    choice = '[{op = "choose", options = [[{op = "draw", n = 1}], []]}]'
    other = '[{op = "choose", options = [[], [{op = "ward", n = 1}]]}]'
    may = '[{op = "may", do = [{op = "ward", n = 1}]}]'
    moves = BACK + "play 3; add 3c; done; hold; play 1; add 2c; done; activate"
    numbered = sheets(ability_1=once(choice), ability_3=once(other))
    offered = sheets(ability_1=once(may), ability_3=once(may.replace("1", "2")))

    assert told(duel("2c 3c", "", moves, cards=numbered), "option 2")[0] == "Ana chooses option 2."
    assert told(duel("2c 3c", "", moves, cards=offered), "yes", 0)[0] == (
        "You take the offered effect."
    )


# Damage and the end.


def test_cards_of_a_shield_are_named_in_its_defence():
    defend = "{from = 'ability', ability = 3, table = [1, 2]}"
    moves = HIDDEN + "end; ~; play 2; add 9c; add 9d; done; activate"
    own, other = (duel("3s 4c", "9c 9d", moves, cards=sheets(defend=defend)) for _ in range(2))

    assert told(own, "defend w1", 0) == []
    assert told(own, "done", 0) == [
        "You defend with 4 of clubs, face down as w1, wild and prevent 1 of 2."
    ]
    assert told(other, "take", 1)[0] == "Ana does not defend and takes 2 damage."


ALL = '[{op = "draw", n = 20}, {op = "draw", n = 20}, {op = "draw", n = 7}]'


def test_a_reshuffle_is_told():
    cards = sheets(ability_1=once(ALL), ability_3=once('[{op = "draw", n = 1}]'))
    moves = "play 1; add 2c; done; activate; ~; end; ~; play 3; add 3c; done"
    at = duel("2c 3c", "", moves, cards=cards)

    assert told(at, "activate", 0)[-1] == "Your discard pile is shuffled into a new deck."


def test_the_end_by_wounds_names_who_has_won():
    deadly = '[{op = "damage", n = {base = 60, per = "used"}, sure = true}]'
    at = activating(deadly)

    assert told(at, "activate", 0) == [
        "You activate Suit with 1 card: certain damage 60 + 1 \N{MULTIPLICATION SIGN} cards used.",
        "You win: the other side has fewer cards than wounds to take.",
    ]
    assert ended(at) == "Ana wins: the other side has fewer cards than wounds to take."


def test_the_end_by_exhaustion_names_who_has_won():
    at = activating(ALL.replace("7", "8")).play("activate; ~")

    assert ended(at, 1) == "You win: the other side has to draw and has no card left."


def test_the_end_by_the_turn_limit():
    at = duel(turn_limit=1)

    assert told(at, "end", 0) == [
        "You end your turn.",
        "The turn limit is reached: nobody wins.",
    ]
    assert ended(at) == "The turn limit is reached: nobody wins."
    assert [message.rule for message in messages(duel(turn_limit=1), "end")] == [
        "FD-4.3",
        "FD-10.6",
    ]


def test_everything_is_told_in_spanish_too():
    at = duel("2c 2d", "3s", "play 2; add 2c; add 2d; done")

    assert told(at, "activate", 1, "es") == [
        "Ana activa Rank con 2 cartas: daño 2.",
        "Daño que queda para ti: 2.",
    ]
