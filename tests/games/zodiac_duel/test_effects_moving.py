"""The effects that move cards: draw, move, swap, peek (ZD-8.5, 8.6, section 8.3)."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from tests.games.zodiac_duel.table import DECK, EVEN, one_star, stage

FIRST_DUEL = EVEN + "star leo-7; star libra-6; pass; pass; "
"""Seat 1 wins 6 to 3, each side has a star; the beaten Aries lets seat 0 lead again."""

SECOND = FIRST_DUEL + "fight leo-6; fight leo-9; "
PLACE_OF = {"own-hand": ("hand", 0), "rival-hand": ("hand", 1)}
PLACE_OF |= {"own-base": ("base", 0), "rival-base": ("base", 1)}


def move(origin, to, pick="own", more=""):
    zones = ", ".join(f'"{zone}"' for zone in origin.split())
    return f'[{{do="move", from=[{zones}], to="{to}", pick="{pick}"{more}}}]'


def moving(effects, after="", before=SECOND):
    """A table at which seat 0 has played a star with these effects in duel 2."""
    return stage({"cancer-5": effects}, f"{before}star cancer-5; {after}")


@pytest.mark.parametrize(("who", "seat"), [("own", 0), ("rival", 1)])
def test_zd_1_7_a_drawn_card_is_uniform_and_goes_to_the_hand(who, seat):
    at = one_star(f'[{{do="draw", who="{who}", count=2}}]')

    assert (at.actor, at.chances) == ("chance", {f"draw {card}": 1 for card in DECK})
    at.play("draw leo-8")
    assert len(at.chances) == 7
    assert {"leo-8", "aries-2"} <= set(at.play("draw aries-2").facts["hand"][seat])
    assert at.facts["known"] == [[], []]


CANDIDATES = {
    "own-hand": ["aquarius-2"],
    "own-base": ["aquarius-1", "cancer-2", "capricornus-3"],
    "rival-base": ["aquarius-4", "cancer-4", "libra-5"],
    "own-finished-stars": ["leo-7"],
    "rival-finished-stars": ["libra-6"],
    "own-finished-fighters": ["aries-3"],
    "rival-finished-fighters": ["aries-6"],
    "own-hand own-base": ["aquarius-1", "aquarius-2", "cancer-2", "capricornus-3"],
    "own-finished-stars rival-finished-stars": ["leo-7", "libra-6"],
    "own-finished-fighters rival-finished-fighters": ["aries-3", "aries-6"],
}


@pytest.mark.parametrize("origin", CANDIDATES)
def test_zd_8_5_candidates_of_a_move(origin):
    at = moving(move(origin, "out"))

    assert (at.facts["phase"], at.actor) == ("effect", 0)
    assert at.moves == [f"choose {card}" for card in CANDIDATES[origin]]


TO = ["own-hand", "rival-hand", "own-base", "rival-base", "deck", "out"]
WAYS = [(one, to) for one in CANDIDATES for to in TO if " " not in one and one != to]


def wherever(at, card):
    """How often a card lies in some hand, base, the deck or out."""
    facts = at.facts
    sets = [*facts["hand"], *facts["base"], facts["deck"], facts["out"]]
    return sum(one.count(card) for one in sets)


@pytest.mark.parametrize(("origin", "to"), WAYS)
def test_zd_8_5_a_card_moves_from_any_zone_to_any_other(origin, to):
    card = CANDIDATES[origin][0]
    at = moving(move(origin, to), f"choose {card}")
    zone, seat = PLACE_OF.get(to, (to, None))
    cards = at.facts[zone] if seat is None else at.facts[zone][seat]

    assert card in cards
    assert wherever(at, card) == 1
    assert at.actor == 1


@pytest.mark.parametrize("zone", ["rival-hand", "own-hand", "own-base", "rival-finished-stars"])
def test_zd_8_5_a_random_pick_is_a_uniform_chance(zone):
    to = "deck" if zone == "own-hand" else "own-hand"
    at = moving(move(zone, to, "random"))

    assert at.actor == "chance"
    assert all(text.startswith("random ") for text in at.chances)
    assert set(at.chances.values()) == {1}
    expected = {"rival-hand": ["aquarius-3", "cancer-3"], **CANDIDATES}[zone]
    assert sorted(at.chances) == [f"random {card}" for card in expected]


def test_zd_8_5_the_rival_may_be_the_one_that_picks():
    at = moving(move("rival-hand rival-base", "out", "rival"))

    assert at.actor == 1
    assert at.moves == [
        f"choose {card}" for card in ("aquarius-3", "aquarius-4", "cancer-3", "cancer-4", "libra-5")
    ]


@pytest.mark.parametrize(
    ("side", "result", "found"),
    [
        ("own", "won", []),
        ("own", "lost", ["choose aries-3"]),
        ("rival", "won", ["choose aries-6"]),
        ("rival", "lost", []),
    ],
)
def test_zd_8_5_the_result_keeps_only_duels_that_the_side_won_or_lost(side, result, found):
    effects = move(f"{side}-finished-fighters", "own-base", "own", f', result="{result}"')
    at = moving(effects)

    assert ([one for one in at.moves if one.startswith("choose")]) == found


def test_zd_8_5_the_result_does_not_touch_hands_and_bases():
    at = moving(move("own-base own-finished-stars", "out", "own", ', result="won"'))

    assert at.moves == [f"choose {card}" for card in CANDIDATES["own-base"]]


def test_zd_8_5_stars_of_a_lost_duel():
    at = moving(move("own-finished-stars rival-finished-stars", "out", "own", ', result="lost"'))

    assert at.moves == ["choose leo-7"]


def test_zd_8_5_without_a_candidate_nothing_happens():
    at = one_star(move("own-finished-fighters rival-finished-stars", "own-hand"))

    assert (at.facts["phase"], at.actor) == ("stars", 1)


def test_zd_8_5_stars_under_a_fighter_do_not_move_with_it():
    at = moving(move("own-finished-fighters", "own-base"), "choose aries-3")

    assert at.last_finished["fighters"] == ["down", "aries-6"]
    assert at.last_finished["stars"] == [["leo-7"], ["libra-6"]]


def test_zd_8_7_a_finished_duel_keeps_its_result():
    at = moving(move("own-finished-stars", "own-hand"), "choose leo-7")

    assert at.last_finished["stars"] == [[], ["libra-6"]]
    assert at.last_finished["winner"] == 1
    assert at.last_finished["powers"] == [3, 6]
    assert at.facts["wins"] == [0, 1]


def test_zd_r37_a_star_of_the_current_duel_cannot_be_chosen():
    at = stage(
        {"leo-7": move("own-finished-stars rival-finished-stars", "own-hand")},
        EVEN + "star cancer-5; star libra-6; star leo-7",
    )

    assert (at.facts["phase"], at.actor) == ("stars", 1)


def test_zd_r37_taking_a_star_changes_nothing_in_that_duel():
    plus = {"leo-7": '[{do="power", who="own", amount=2}]'}
    stars = {**plus, "cancer-5": move("own-finished-stars", "own-hand")}
    at = stage(stars, SECOND + "star cancer-5; choose leo-7")

    assert at.last_finished["powers"] == [5, 6]
    assert at.play("pass; star leo-7").duel["powers"] == [6 + 2, 9]


@pytest.mark.parametrize(
    ("origin", "card"),
    [
        ("own-base", "cancer-2"),
        ("rival-base", "libra-5"),
        ("own-finished-stars", "leo-7"),
        ("rival-finished-fighters", "aries-6"),
    ],
)
def test_zd_r36_a_card_from_a_public_zone_is_known_in_a_hand(origin, card):
    at = moving(move(origin, "own-hand"), f"choose {card}")

    assert at.facts["known"][0] == [card]
    assert at.view(1)["rival_hand_known"] == [card]


def test_zd_r36_a_card_from_the_other_hand_is_known():
    gift = moving(move("own-hand", "rival-hand"), "choose aquarius-2")
    theft = moving(move("rival-hand", "own-hand", "random"), "random cancer-3")

    assert gift.facts["known"] == [[], ["aquarius-2"]]
    assert theft.facts["known"] == [["cancer-3"], []]


def test_zd_r36_a_peek_makes_the_rivals_hand_known():
    at = one_star('[{do="peek"}]')

    assert at.facts["known"] == [[], ["aquarius-3", "cancer-3", "libra-6"]]
    assert at.view(0)["rival_hand_unknown"] == 0
    assert at.view(1)["rival_hand_known"] == []


def test_zd_r36_a_known_card_is_forgotten_when_it_is_played_or_moves_on():
    at = one_star('[{do="peek"}]', after="star libra-6")

    assert at.facts["known"] == [[], ["aquarius-3", "cancer-3"]]


def test_zd_r36_drawn_cards_are_not_known():
    draw = '[{do="peek"}, {do="draw", who="rival", count=1}]'

    assert one_star(draw, after="draw leo-8").view(0)["rival_hand_unknown"] == 1


def test_zd_r44_a_card_put_into_the_deck_is_shown_on_the_way():
    at = moving(move("own-hand", "deck"))

    assert at.seen("choose aquarius-2", 1) == "choose aquarius-2"
    assert "aquarius-2" in at.play("choose aquarius-2").facts["deck"]


@pytest.mark.parametrize("zone", ["own-hand", "rival-finished-stars"])
def test_zd_r47_an_optional_move_may_be_declined(zone):
    at = moving(move(zone, "out", "own", ", optional=true"))

    assert at.moves[-1] == "decline"
    before = at.facts["out"]
    assert at.play("decline").facts["out"] == before == []
    assert at.actor == 1


@pytest.mark.parametrize("more", ["", ", optional=false"])
def test_zd_r47_effects_are_compulsory_unless_marked(more):
    at = moving(move("own-hand", "out", "own", more))

    with pytest.raises(IllegalMoveError):
        at.play("decline")


def test_zd_1_6_cards_removed_from_the_game_are_public():
    at = moving(move("own-hand", "out"), "choose aquarius-2")

    assert at.facts["out"] == at.view(1)["out"] == ["aquarius-2"]


def test_zd_1_2_a_card_moved_to_a_base_is_a_fighter_and_to_a_hand_a_star():
    fighter = moving(move("own-hand", "own-base"), "choose aquarius-2; pass; pass; ")
    star = moving(move("own-base", "own-hand"), "choose cancer-2; pass")

    assert "fight aquarius-2" in fighter.moves
    assert "star cancer-2" in star.moves
