"""What a screen shows, made from a view alone."""

from itertools import combinations

import pytest

from ecliptic.games.zodiac_duel.pieces import GOLD, TONES
from ecliptic.games.zodiac_duel.scene import Stage
from ecliptic.games.zodiac_duel.signs import SIGNS
from tests.games.zodiac_duel.spoken import labels, said, scene, winning, zone
from tests.games.zodiac_duel.table import ASTRAY, EVEN, dealt, one_star, stage, table
from tests.games.zodiac_duel.test_sign_draft import DEALT, FIRST, SECOND

FIRST_DEAL = "draw leo-9; draw aries-3; draw cancer-2; draw libra-3; draw leo-6; draw leo-7; "
FIRST_DEAL += "draw aries-2; draw aries-5"
FORFEIT = (
    '[{do="move", from=["rival-base"], to="out", pick="own"},'
    ' {do="move", from=["rival-base"], to="out", pick="own"},'
    ' {do="move", from=["rival-base"], to="out", pick="own"}, {do="end"}]'
)
DISCARD = '[{do="move", from=["own-hand"], to="deck", pick="own"}]'
CHOICE = '[{do="choose", who="own", options=[[], [], []]}]'
TAKE = '[{do="move", from=["own-finished-stars"], to="own-hand", pick="own"}]'
PISCES = ["virgo", "leo", "scorpius", "aries", "pisces", "gemini"]
FIGHTERS_AND_STARS = (
    ("leo-6 gemini-a pisces-2 scorpius-3 aries-2", "leo-7 leo-8 scorpius-4 aries-3 aries-5"),
    ("leo-9 virgo-1 virgo-2", "virgo-3 virgo-4 aries-6"),
)
ADVANCED = dealt({"mode": "custom", "signs": PISCES}, *FIGHTERS_AND_STARS)


TIED = dealt(
    {},
    (
        "leo-6 aries-3 cancer-2 aquarius-1 capricornus-3",
        "aries-2 aries-5 cancer-3 libra-3 aquarius-2",
    ),
    ("leo-7 leo-8 leo-9", "libra-4 libra-5 libra-6"),
)
OVER = stage({}, "fight leo-6; fight leo-9; pass; pass", wins=1)


def expert(moves=""):
    return table({"mode": "expert"}, moves)


def faces(at, seat, name):
    return [piece["face"] for piece in zone(at, seat, name)["pieces"]]


def names(at, seat):
    return [one["id"] for one in scene(at, seat)["zones"]]


@pytest.mark.parametrize(
    ("at", "seat", "key", "rule"),
    [
        (expert(), 0, "prompt.chance_signs", "ZD-2.4"),
        (expert(DEALT), 0, "prompt.sign_1", "ZD-2.4"),
        (expert(DEALT), 1, "prompt.wait", None),
        (expert(DEALT), None, "prompt.wait", None),
        (expert(DEALT + FIRST), 0, "prompt.sign_2", "ZD-2.4"),
        (expert(DEALT + FIRST + SECOND), 1, "prompt.chance_signs", "ZD-2.4"),
        (table({}), 0, "prompt.chance_deal", "ZD-3.1"),
        (table({}, FIRST_DEAL), 0, "prompt.select", "ZD-3.3"),
        (stage(), 0, "prompt.lead", "ZD-5.1"),
        (stage({}, "fight aries-3"), 1, "prompt.respond", "ZD-5.4"),
        (stage({}, "fight cancer-2; fight libra-5; pass; pass"), 1, "prompt.lead", "ZD-5.1"),
        (stage({}, "fight capricornus-3"), 1, "prompt.respond_off", "ZD-5.4"),
        (stage({}, "fight aquarius-1"), 0, "prompt.force", "ZD-7.1"),
        (stage({}, EVEN), 0, "prompt.stars", "ZD-6.1"),
        (stage({}, EVEN + "pass"), 1, "prompt.pass_ends", "ZD-6.2"),
        (one_star(CHOICE), 0, "prompt.option", "ZD-6.3"),
        (one_star('[{do="reveal", cases=[{then=[]}]}]'), 0, "prompt.chance_effect", "ZD-6.3"),
        (one_star(FORFEIT), 0, "prompt.choose", "ZD-6.3"),
    ],
)
def test_the_prompt_says_what_is_to_be_done(at, seat, key, rule):
    prompt = scene(at, seat)["prompt"]

    assert (prompt["key"], prompt["rule"]) == (key, rule)


def test_the_prompt_of_a_coin_of_virgos_and_of_the_end():
    virgos = table({"drawn": 1, "rounds": 0, "fighters": 1, "deck": 6, "wins": 1})

    assert scene(virgos, 0)["prompt"]["key"] == "prompt.chance_virgo"
    assert scene(TIED, 0)["prompt"]["key"] == "prompt.chance_coin"
    assert scene(OVER, 0)["prompt"] == {"key": "prompt.over", "values": {}, "rule": "ZD-6.9"}


def test_the_prompt_tells_what_a_pass_would_do():
    before, after = stage({}, EVEN), stage({}, EVEN + "pass")

    assert said(before, scene(before, 0)["prompt"], 0).endswith(
        "If you pass, the turn goes to Ben. As it stands, Ben would win."
    )
    assert said(after, scene(after, 1)["prompt"], 1).endswith(
        "If you pass, the duel ends and you win it."
    )


def test_equal_powers_let_the_initiative_win_and_without_a_duel_nobody_does():
    plus = '[{do="power", who="own", amount=3}]'
    tie = stage({"cancer-5": plus}, EVEN + "star cancer-5")

    assert said(tie, scene(tie, 1)["prompt"], 1).endswith("As it stands, Ana would win.")
    assert winning(table({})) is None


def test_the_prompt_of_the_selection_counts_what_is_still_to_be_kept():
    at = table({}, FIRST_DEAL + "; keep aries-3 star")

    assert scene(at, 0)["prompt"]["values"] == {"fighters": 5, "stars": 2}


def test_the_status_tells_round_and_signs_then_duel_powers_penalty_and_who_would_win():
    selecting, fighting = table({}, FIRST_DEAL), stage({}, ASTRAY + "pass")

    assert [said(selecting, one, 0) for one in scene(selecting, 0)["status"]] == [
        "Selection round 1 of 4",
        "Signs in play: Aquarius, Aries, Cancer, Capricornus, Leo and Libra",
    ]
    assert [said(fighting, one, 0) for one in scene(fighting, 0)["status"]] == [
        "Duel 1",
        "Sign to follow: Aries",
        "Your power: 3",
        "Power of Ben: 9, PENALTY",
        "Initiative: you",
        "Wins as it stands: you",
        "Another pass ends the duel",
    ]


def test_the_status_tells_limited_turns_and_at_the_end_the_initiative():
    limited = one_star('[{do="silence", who="rival", turns=2}]')
    spoken = [said(limited, one, 0) for one in scene(limited, 0)["status"]]

    assert "Turns left for Ben: 2" in spoken
    assert [one["key"] for one in scene(OVER, 0)["status"]] == ["status.duel", "status.initiative"]


def test_both_bases_are_open_and_the_rivals_hand_is_backs():
    at = stage()

    assert faces(at, 0, "base-0") == ["1", "3", "2", "3", "6"]
    assert faces(at, 0, "base-1") == ["4", "6", "4", "9", "5"]
    assert faces(at, 0, "hand-0") == ["*", "*", "*"]
    assert faces(at, 0, "hand-1") == faces(at, None, "hand-0") == [None] * 3
    assert zone(at, 0, "hand-1")["pieces"][0]["id"] == "hand-1-0"


def test_a_fighter_shows_its_power_and_sign_and_tells_both_halves():
    piece = zone(ADVANCED, 0, "base-0")["pieces"][2]

    assert (piece["id"], piece["face"], piece["below"]) == ("base-0-leo-6", "6", "Leo")
    assert (piece["tone"], piece["mark"], piece["at"]) == (TONES["leo"], "leo", [2])
    assert piece["label"]["key"] == "card.fighter"
    assert set(piece["label"]["values"]) == {"sign", "power", "star", "type", "text"}
    assert said(ADVANCED, piece["label"], 0).startswith(
        "Leo 6. As a star Clemency (cancel penalty)"
    )


def test_a_star_shows_its_kind_and_tells_both_halves():
    piece = zone(ADVANCED, 0, "hand-0")["pieces"][1]

    assert (piece["id"], piece["face"], piece["below"]) == ("hand-0-virgo-1", "~", "Vir 1")
    assert (piece["tone"], piece["mark"]) == (GOLD, "star")
    assert set(piece["label"]["values"]) == {"name", "text", "type", "sign", "power"}
    assert (
        said(ADVANCED, piece["label"], 0)
        == "Clemency (cancel penalty): Lift the astral penalty. As a fighter: Virgo 1"
    )


def test_a_pisces_tells_its_later_form_until_it_has_it():
    early = zone(ADVANCED, 0, "base-0")["pieces"][3]["label"]
    later = labels(ADVANCED).fighter("pisces-2", 3)

    assert said(ADVANCED, early, 0).startswith("Pisces 2, from duel 3 on ")
    assert later.key == "card.fighter"
    assert labels(ADVANCED).form("pisces-2", 3) != ("pisces", 2)


def test_the_pool_is_the_readers_own_and_backs_to_others():
    at = table({}, FIRST_DEAL + "; keep aries-3 star")

    assert faces(at, 0, "pool-0") == ["2", "9", "3"]
    assert faces(at, 0, "pending-0") == ["*"]
    assert faces(at, 1, "pool-0") == faces(at, None, "pool-0") == [None] * 3
    assert faces(at, 1, "pending-0") == [None]


def test_a_kept_fighter_waits_face_up_for_its_owner():
    at = table({}, FIRST_DEAL + "; keep aries-3 fighter")

    assert [piece["mark"] for piece in zone(at, 0, "pending-0")["pieces"]] == ["aries"]


def test_cards_that_were_handed_on_and_put_back_stay_listed():
    assert "returned-0" in names(stage(), 0)
    assert "returned-1" not in names(stage(), 0)
    assert {"passed-0", "passed-1"} <= set(names(stage(), 0))
    assert "unseen" not in names(stage(), None)


def test_the_duel_shows_the_leaders_side_first_with_the_powers_of_the_sides():
    at = stage({"cancer-5": '[{do="power", who="own", amount=2}]'}, ASTRAY + "star cancer-5")
    pieces = zone(at, 0, "duel-1")["pieces"]

    assert [piece["face"] for piece in pieces] == ["5", "*", "9"]
    assert [piece["at"] for piece in pieces] == [[0], [1], [2]]
    assert [piece["label"]["key"] for piece in pieces] == [
        "card.duelling",
        "card.placed",
        "card.duelling",
    ]
    assert [piece["label"]["values"]["seat"]["seat"] for piece in pieces] == [0, 0, 1]


def test_only_the_leaders_fighter_lies_there_before_the_answer():
    at = stage({}, "fight aries-3")

    assert faces(stage(), 0, "duel-1") == []
    assert faces(at, 0, "duel-1") == ["3"]


def test_a_cancelled_star_says_so():
    cancel = '[{do="cancel", which="rival-last"}]'
    at = stage({"aquarius-3": cancel}, EVEN + "star cancer-5; star aquarius-3")

    assert [piece["label"]["key"] for piece in zone(at, 0, "duel-1")["pieces"]] == [
        "card.duelling",
        "card.cancelled",
        "card.duelling",
        "card.placed",
    ]


def test_a_finished_duel_is_put_together_and_tells_how_it_ended():
    power, penalty = stage({}, EVEN + "pass; pass"), stage({}, ASTRAY + "pass; pass")

    assert zone(power, 0, "duel-1")["kind"] == "pile"
    assert zone(power, 0, "duel-2")["kind"] == "track"
    assert said(power, zone(power, 0, "duel-1")["label"], 0) == "Duel 1: won by Ben, 6 to 3"
    assert said(penalty, zone(penalty, 0, "duel-1")["label"], 0) == (
        "Duel 1: won by you by the penalty, 3 to 9"
    )


def test_a_finished_duel_is_laid_out_while_a_card_of_it_may_be_chosen():
    at = stage(
        {"leo-7": TAKE}, EVEN + "star cancer-5; pass; pass; fight leo-6; fight leo-9; star leo-7"
    )
    (choice,) = scene(at, 0)["moves"]

    assert zone(at, 0, "duel-1")["kind"] == "track"
    assert (choice["zone"], choice["piece"]) == ("duel-1", "duel-1-cancer-5")
    assert said(at, choice["label"], 0) == "Choose cancer-5: cancer-5"


def test_a_fighter_that_has_left_leaves_a_face_down_card():
    at = stage({}, "fight cancer-2; fight leo-9; pass; pass")

    assert [piece["id"] for piece in zone(at, 0, "duel-1")["pieces"]] == [
        "duel-1-down-0",
        "duel-1-leo-9",
    ]
    assert faces(at, 0, "duel-1") == ["-", "9"]
    assert faces(at, 1, "hand-0") == ["*", None, None, None]
    assert (
        said(at, zone(at, 1, "hand-0")["label"], 1) == "Hand of Ana: 4 stars, among them cancer-2"
    )


def test_a_forfeited_duel_tells_so():
    out = "; choose aquarius-4; choose cancer-4; choose leo-9; choose libra-5; "
    four = FORFEIT.replace("[{", '[{do="move", from=["rival-base"], to="out", pick="own"}, {', 1)
    at = one_star(four).play(out.strip("; "))

    assert at.facts["duels"][1]["forfeit"]
    assert zone(at, 0, "duel-2")["label"]["rule"] == "ZD-R14"
    assert said(at, zone(at, 1, "out")["label"], 1) == "Cards out of the game: 4"


def test_deck_and_wins_are_counted():
    at = stage({}, EVEN + "pass; pass")

    assert (zone(at, 0, "deck")["count"], zone(at, 0, "deck")["pieces"]) == (8, [])
    assert [zone(at, 0, f"wins-{seat}")["count"] for seat in (0, 1)] == [0, 1]


def test_sign_cards_are_the_readers_own_and_backs_to_others():
    at = expert(DEALT)

    assert faces(at, 0, "signs-0") == ["Ari", "Leo", "Lib", "Vir"]
    assert faces(at, 1, "signs-0") == faces(at, None, "signs-0") == [None] * 4
    assert scene(at, 0)["moves"][0]["piece"] == "signs-0-aries"


def test_chosen_and_handed_on_signs_stay_listed_and_the_six_are_shown():
    at = expert(DEALT + FIRST + SECOND)

    assert faces(at, 0, "picked-0") == ["Leo", "Gem"]
    assert "picked-0" not in names(at, 1)
    assert faces(at, 1, "sign-passed-0") == ["Ari", "Lib", "Vir"]
    assert "signs" not in names(at, 0)
    assert len(faces(at.play("middle aquarius; middle scorpius"), 0, "signs")) == 6


@pytest.mark.parametrize(
    ("at", "text", "where"),
    [
        (stage(), "fight aries-3", "base-0"),
        (stage({}, "fight aries-3"), "fight aries-6", "base-1"),
        (stage({}, "fight aquarius-1"), "force aries-6", "base-1"),
        (stage({}, EVEN), "star cancer-5", "hand-0"),
        (one_star(FORFEIT), "choose leo-9", "base-1"),
        (one_star(DISCARD), "choose leo-7", "hand-0"),
    ],
)
def test_moves_lie_on_the_pieces_they_touch(at, text, where):
    (found,) = (one for one in scene(at, at.actor)["moves"] if one["text"] == text)

    assert (found["zone"], found["piece"]) == (where, f"{where}-{text.split()[1]}")


def test_both_ways_to_keep_a_card_lie_on_the_pool():
    moves = scene(table({}, FIRST_DEAL), 0)["moves"]

    assert {(one["zone"], one["piece"]) for one in moves} == {("pool-0", None)}
    assert [said(stage(), one["label"], 0) for one in moves[:1]] == ["Keep Aries 3 as a fighter"]


def test_moves_without_a_card_lie_nowhere():
    at = one_star(CHOICE)
    declining = one_star(
        '[{do="move", from=["own-base"], to="own-hand", pick="own", optional=true}]'
    )

    assert [(one["zone"], one["piece"]) for one in scene(at, 0)["moves"]] == [(None, None)] * 3
    assert said(at, scene(at, 0)["moves"][0]["label"], 0) == "Option 1"
    assert said(at, scene(declining, 0)["moves"][-1]["label"], 0) == "Leave this effect out"


def test_a_rearguard_is_offered_by_what_it_does_and_listed_when_used():
    at = ADVANCED.copy().play("fight leo-6; fight leo-7")
    rear = next(one for one in scene(at, 0)["moves"] if one["text"] == "rear scorpius-3")

    assert rear["label"]["key"] == "move.scorpius"
    assert rear["piece"] == "base-0-scorpius-3"
    assert faces(at.play("rear scorpius-3"), 0, "used") == ["3"]


def test_passing_tells_who_wins_when_it_ends_the_duel():
    at = stage({}, EVEN + "pass")

    assert said(at, scene(stage({}, EVEN), 0)["moves"][0]["label"], 0) == "Pass"
    assert said(at, scene(at, 1)["moves"][0]["label"], 1) == "Pass: the duel ends and you win it"


@pytest.mark.parametrize(
    ("at", "text", "words"),
    [
        (expert(), "deal leo", "Deal Leo"),
        (expert(DEALT + FIRST + SECOND), "middle aquarius", "Add Aquarius"),
        (stage(), "draw leo-8", "Draw Leo 8 / leo-8"),
        (stage(), "initiative 1", "The initiative goes to Ben"),
        (stage(), "reveal leo-8", "Reveal Leo 8 / leo-8"),
        (stage(), "random leo-7", "Take Leo 7 / leo-7 by chance"),
    ],
)
def test_what_chance_may_do_has_words_too(at, text, words):
    (move,) = Stage(labels(at)).scene(at.view(0), [text])["moves"]

    assert said(at, move["label"], 0) == words
    assert move["piece"] is None


def test_twelve_signs_and_the_stars_have_thirteen_colours():
    tones = [*TONES.values(), GOLD]

    assert sorted(TONES) == list(SIGNS)
    assert all(one != other for one, other in combinations(tones, 2))
