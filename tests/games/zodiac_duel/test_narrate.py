"""What is said at the table, to each reader in turn."""

import pytest

from tests.games.zodiac_duel.spoken import ended, messages, rules, told, words
from tests.games.zodiac_duel.table import (
    ASTRAY,
    EVEN,
    FIGHTERS,
    STARS,
    deal_script,
    dealt,
    stage,
    table,
    written,
)
from tests.games.zodiac_duel.test_scene import (
    ADVANCED,
    FIGHTERS_AND_STARS,
    FIRST_DEAL,
    OVER,
    PISCES,
    TIED,
    expert,
)
from tests.games.zodiac_duel.test_sign_draft import DEALT, FIRST, SECOND

POWER = '[{do="power", who="own", amount=2}]'
PARDON = '[{do="pardon", who="any"}]'
CANCEL = '[{do="cancel", which="rival-last"}]'
NEXT = '[{do="initiative", who="rival", when="next"}, {do="end"}]'
SWAP_IN = '[{do="swap", a="own-duel", b="own-base"}]'
TAURUS = ["virgo", "leo", "taurus", "aries", "cancer", "gemini"]
EQUAL = (FIGHTERS[0].replace("leo-6", "leo-9"), "aries-2 aries-5 cancer-4 libra-3 aquarius-4")


# The sign draft.


def test_a_sign_is_told_to_the_seat_that_is_dealt_it():
    assert told(expert(), "deal leo", 0) == ["You are dealt Leo."]
    assert told(expert(), "deal leo", 1) == told(expert(), "deal leo") == []


def test_a_selected_sign_is_a_secret():
    assert told(expert(DEALT), "select leo", 0) == ["You choose Leo."]
    assert told(expert(DEALT), "select leo", 1) == ["Ana has chosen a sign."]


def test_the_signs_that_are_handed_on_are_named():
    assert told(expert(DEALT + "select leo"), "select taurus", 1) == [
        "You choose Taurus.",
        "Ana hands on Aries, Libra and Virgo.",
        "You hand on Cancer, Gemini and Pisces.",
    ]


def test_the_signs_of_the_middle_complete_the_six():
    at = expert(DEALT + FIRST + SECOND)

    assert told(at, "middle aquarius") == ["Aquarius is added by chance."]
    assert told(at, "middle scorpius") == [
        "Scorpius is added by chance.",
        "The signs of this game: Aquarius, Aries, Gemini, Leo, Scorpius and Taurus.",
    ]


# The selection.


def test_a_dealt_card_is_not_worth_a_word_before_the_last():
    assert told(table({}), "draw leo-9", 0) == []
    assert told(table({}, FIRST_DEAL.rpartition(";")[0]), "draw aries-5") == [
        "Selection round 1: the cards are dealt."
    ]


def test_a_kept_card_is_a_secret():
    at = table({}, FIRST_DEAL)

    assert told(at.copy(), "keep aries-3 fighter", 0) == ["You keep Aries 3 as a fighter."]
    assert told(at.copy(), "keep aries-3 star", 0)[0].endswith(" as a star.")
    assert told(at.copy(), "keep aries-3 star", 1) == ["Ana keeps a card."]


def test_the_end_of_a_round_turns_fighters_up_and_hands_cards_on():
    before = FIRST_DEAL + "; keep aries-3 fighter; keep leo-9 fighter; keep aries-2 star"
    last = messages(table({}, before), "keep leo-6 fighter", 0)
    spoken = words(table({}))

    assert [message.key for message in last] == [
        "log.keep_hidden",
        "log.turned_up",
        "log.turned_up",
        "log.stars_kept",
        "log.passed",
        "log.passed",
    ]
    assert spoken.say(last[1], (), 0) == "You turn up Aries 3 and Leo 9."
    assert spoken.say(last[3], ("Ana", "Ben"), 0) == "Ben takes 1 star into the hand."
    assert spoken.say(last[5], ("Ana", "Ben"), 0).startswith("Ben hands on Aries 5 / ")


def test_the_last_round_puts_cards_back_and_begins_the_first_duel():
    at, last = before_last()

    assert [message.key for message in messages(at.copy(), last, 0)][-4:] == [
        "log.returned",
        "log.selected",
        "log.first",
        "log.duel",
    ]
    assert "log.returned" not in [message.key for message in messages(at.copy(), last)]
    assert told(at, last)[-2:] == [
        "The base of Ana has the lower total, 15 to 28, and so the first initiative.",
        "Duel 1: Ana leads.",
    ]


def before_last(fighters=FIGHTERS, **options):
    """A selection before its last move, and that move."""
    at = table(options)
    script, _, last = deal_script(at.facts["deck"], fighters, STARS).rpartition("; ")
    return at.play(script), last


def test_equal_totals_ask_for_a_coin_or_for_what_was_agreed():
    at, last = before_last(EQUAL)
    settled, _ = before_last(EQUAL, initiative_tie="seat1")
    agreed = told(settled, last, 1)

    assert told(at, last)[-1] == "Both bases have a total of 18: a coin decides."
    assert told(TIED.copy(), "initiative 1", 1) == [
        "The coin gives you the initiative.",
        "Duel 1: you lead.",
    ]
    assert agreed[-2] == (
        "Both bases have a total of 18. As agreed, you have the first initiative."
    )


def test_a_drawn_star_is_told_to_its_owner_alone():
    at = table({"drawn": 1, "rounds": 0, "fighters": 1, "deck": 6, "wins": 1})
    card = at.moves[0]

    assert told(at.copy(), card, 0)[0].startswith("You draw ")
    assert told(at.copy(), card, 1) == told(at.copy(), card) == ["Ana draws a star."]
    assert rules(at, card) == ["ZD-3.8"]


# Confrontation.


@pytest.mark.parametrize(
    ("before", "last", "said"),
    [
        ("", "fight aries-3", ["Ana leads Aries 3. The sign to follow is Aries."]),
        (
            "",
            "fight aquarius-1",
            [
                "Ana leads Aquarius 1. The sign to follow is Aquarius.",
                "Aquarius leads, so Ana chooses the answer.",
            ],
        ),
        ("fight aries-3", "fight aries-6", ["Ben answers with Aries 6.", "Ben follows Aries."]),
        (
            "fight aries-3",
            "fight leo-9",
            [
                "Ben answers with Leo 9.",
                "Ben does not follow Aries and suffers the astral penalty.",
            ],
        ),
        (
            "fight aries-3",
            "fight libra-5",
            [
                "Ben answers with Libra 5.",
                "Ben does not follow, but with a Libra in the duel nobody suffers the penalty.",
            ],
        ),
        (
            "fight aquarius-1",
            "force leo-9",
            [
                "Ana makes the other side answer with Leo 9.",
                "Ben does not follow Aquarius and suffers the astral penalty.",
            ],
        ),
    ],
)
def test_a_confrontation_is_told_with_its_judgement(before, last, said):
    assert told(stage({}, before), last) == said


def test_a_forced_answer_may_be_free_of_the_penalty():
    at = stage({}, "fight aquarius-1", aquarius_penalty=False)

    assert told(at, "force leo-9", 1)[-1] == (
        "An answer that Aquarius has chosen brings you no penalty."
    )


def test_gemini_tells_what_it_copies_and_taurus_what_it_gains():
    gemini = ADVANCED.copy().play("fight leo-6; fight leo-7; pass; pass")
    taurus = dealt(
        {"mode": "custom", "signs": TAURUS},
        ("leo-6 taurus-2 aries-2 cancer-2 aries-3", "leo-7 leo-8 cancer-3 aries-5 taurus-5"),
        ("leo-9 virgo-1 virgo-2", "virgo-3 virgo-4 aries-6"),
        "fight leo-6; fight leo-7; pass; pass",
    )

    assert told(gemini, "fight gemini-a")[1] == (
        "Gemini 0 copies the fighter of the duel before: it fights as Leo 6."
    )
    assert told(taurus, "fight taurus-2")[1] == "Taurus 2 gains from lost duels: it enters with 4."


def test_a_gemini_that_a_star_brings_into_the_duel_copies_too():
    at = dealt(
        {"mode": "custom", "signs": PISCES, "cards": written({"virgo-1": SWAP_IN})},
        *FIGHTERS_AND_STARS,
        "fight leo-6; fight leo-7; pass; pass; fight pisces-2; fight aries-3; star virgo-1",
    )
    spoken = told(at, "choose gemini-a")

    assert "Gemini 0 takes the place of Ana in duel 2." in spoken
    assert "Pisces 2 goes to the base of Ana." in spoken
    assert "Gemini 0 copies the fighter of the duel before: it fights as Leo." in spoken


# Stars, the rearguard and passing.


def test_a_star_is_told_with_its_text_and_what_it_has_changed():
    assert told(stage({"cancer-5": POWER}, EVEN), "star cancer-5", 0) == [
        "You play cancer-5: cancer-5",
        "Your side has a power of 5 now.",
    ]


def test_a_lifted_penalty_and_its_return_are_told():
    stars = {"aquarius-3": PARDON, "cancer-5": CANCEL, "cancer-3": CANCEL}
    at = stage(stars, ASTRAY + "pass")

    assert told(at, "star aquarius-3")[1:] == [
        "The penalty of Ben no longer counts: powers decide."
    ]
    assert told(at, "star cancer-5")[1:] == [
        "aquarius-3 is cancelled and counts no longer.",
        "Ben suffers the astral penalty now: the sign to follow is Aries.",
    ]
    assert told(at, "star cancer-3", 1)[1:] == [
        "cancer-5 is cancelled and counts no longer.",
        "aquarius-3 counts again.",
        "Your penalty no longer counts: powers decide.",
    ]


def test_what_was_cancelled_before_is_not_told_again():
    stars = {"aquarius-3": CANCEL, "cancer-3": CANCEL, "leo-7": POWER}
    at = stage(stars, EVEN + "star cancer-5; star aquarius-3")
    more = told(at, "star leo-7")
    last = told(at, "star cancer-3")

    assert more[1:] == ["The side of Ana has a power of 5 now."]
    assert last[1:] == [
        "leo-7 is cancelled and counts no longer.",
        "The side of Ana has a power of 3 now.",
    ]


def test_passes_and_the_verdict_by_power_are_told():
    at = stage({}, EVEN)

    assert told(at, "pass", 0) == ["You pass."]
    assert told(at, "pass", 0) == [
        "Ben passes.",
        "Ben wins duel 1: the higher power, 6 to 3.",
        "You have lost with an Aries and take the initiative.",
        "Duel 2: you lead.",
    ]


def test_the_verdict_by_penalty_by_tie_and_the_initiative_of_the_winner_are_told():
    tie = stage({"cancer-5": POWER.replace("2", "3")}, EVEN + "star cancer-5; pass")

    assert told(stage({}, ASTRAY + "pass"), "pass", 0)[1:] == [
        "You win duel 1: the other side suffers the astral penalty.",
        "You have won and take the initiative.",
        "Duel 2: you lead.",
    ]
    assert told(tie, "pass")[1] == "Ana wins duel 1: both have 6, and the initiative decides."


def test_a_leo_that_wins_and_a_star_hand_the_initiative_over():
    leo = stage({}, "fight leo-6; fight leo-9; pass")
    star = stage({"cancer-5": NEXT}, ASTRAY)

    assert told(leo, "pass")[2] == "A Leo has won, so the initiative goes to Ana, who has lost."
    assert told(star, "star cancer-5")[-2:] == [
        "A star gives the initiative to Ben.",
        "Duel 2: Ben leads.",
    ]


def test_cancer_and_capricornus_go_to_the_hands():
    cancer = stage({}, "fight cancer-2; fight leo-9; pass")
    capricornus = stage({}, "fight capricornus-3; fight libra-5; pass")

    assert told(cancer, "pass", 1)[2] == (
        "Cancer 2 / cancer-2 has won as Cancer and goes to the hand of Ana as a star."
    )
    assert told(capricornus, "pass", 0)[2] == (
        "Capricornus 3 / capricornus-3 has lost as Capricornus and goes to your hand as a star."
    )


def test_the_rearguard_is_told_with_the_turns_it_leaves():
    at = ADVANCED.copy().play("fight leo-6; fight leo-7")

    assert told(at, "rear scorpius-3", 1) == [
        "Ana uses Scorpius 3 from the base to limit the turns of the other side.",
        "Turns left for you in this duel: 1.",
    ]


def test_skipped_turns_count_as_passes():
    at = ADVANCED.copy().play("fight leo-6; fight leo-7; rear scorpius-3; rear scorpius-4")

    assert told(at, "pass", 0)[:2] == [
        "You pass.",
        "Ben has no turn left, which counts as a pass.",
    ]


def test_the_later_form_of_pisces_is_announced():
    at = ADVANCED.copy().play("fight leo-6; fight leo-7; pass; pass")
    at.play("fight aries-2; fight aries-3; pass")

    assert told(at, "pass")[-1] == "From now on every Pisces has its later sign and power."


def test_the_end_of_the_game_is_told_with_the_score():
    at = stage({}, "fight leo-6; fight leo-9; pass", wins=1)
    spoken = told(at, "pass", 1)

    assert spoken[-1] == "You win the game, 1 duels to 0."
    assert ended(OVER).rule == "ZD-6.9"
