"""The coloured table: what stands on it, and that it fits."""

import re

import pytest

from ecliptic.catalog import load_game
from ecliptic.core.match import Match
from ecliptic.core.rng import Rng
from tests.cli.canvas import (
    LABELS,
    NAMES,
    answer,
    dual,
    first_flip,
    scene_of,
    screen_of,
    shown,
    view_of,
    wandered,
    wind,
)

SIZES = [(60, 24), (80, 24), (80, 45), (100, 30), (100, 45), (120, 45), (200, 60)]

MATCHES = {
    "before the deal": wandered(2, 1, 0),
    "flip": first_flip(),
    "answer": answer(),
    "wind": wind(),
    "middle": wandered(2, 3, 10),
    "ending": wandered(2, 3, 24),
    "second round": wandered(2, 3, 40),
    "over": wandered(2, 3, 140),
    "three flip": wandered(3, 3, 1),
    "three": wandered(3, 3, 9),
    "three over": wandered(3, 3, 130),
}

each_match = pytest.mark.parametrize("match", MATCHES.values(), ids=MATCHES)
each_size = pytest.mark.parametrize(("width", "height"), SIZES)


def faces(lines):
    """The upper ends of the cards that are drawn face up."""
    return re.findall(r"[☼♦▲☾] ([A-Z]\d)", "\n".join(lines))


# Everything fits.


@each_size
@each_match
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("reader", [0, 1, None])
def test_no_line_is_wider_than_the_terminal(match, width, height, language, reader):
    lines = shown(
        screen_of(match.game, width, height, language=language), scene_of(match, reader), reader
    )

    assert lines
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seed", [1, 2])
def test_table_numbers_events_and_question_stand_together_on_80_columns_and_24_lines(
    players, language, seed
):
    screens = list(decisions_on_screen(players, language, seed))

    assert len(screens) >= 16
    assert max(len(lines) for lines, _, _ in screens) <= 23
    assert all(lines[0].startswith(("Round ", "Ronda ")) for lines, _, _ in screens)
    assert all(has_numbers(lines, count) for lines, count, _ in screens)
    assert all(squeezed(last) in squeezed("".join(lines)) for lines, _, last in screens)


def decisions_on_screen(players, language, seed):
    """At each decision of seat 0 in a random game: the screen, how many moves, the last event."""
    game = load_game("dual", players=players, rounds=2)
    match, rng = Match(game, NAMES[:players], str(seed)), Rng(seed)
    screen = screen_of(match.game, language=language)
    make(match, screen, match.chance_move())
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        if match.state.current_player() == 0:
            lines = shown(screen, scene_of(match, 0), 0)
            yield lines, len(legal), screen.told[-1]
        make(match, screen, legal[rng.below(len(legal))])


def make(match, screen, action):
    """Make a move and the chance moves after it, and tell seat 0."""
    told(match, screen, action)
    while match.state.is_chance_node():
        told(match, screen, match.chance_move())


def told(match, screen, action):
    before, actor = match.game.view(match.state, 0), match.state.current_player()
    text = match.game.observed(match.state, action, 0)
    match.play(action)
    for message in match.game.narrate(before, actor, text, match.game.view(match.state, 0)):
        screen.tell(screen.in_words(message, 0))


def has_numbers(lines, count):
    return all(f" {number} " in "".join(lines) for number in range(1, count + 1))


def squeezed(text):
    return "".join(text.split())


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 45), (100, 24), (100, 45)])
def test_a_hand_of_nine_stands_in_one_row_on_80_columns(width, height):
    lines = shown(screen_of(dual().game, width, height), scene_of(first_flip(), 0), 0)

    assert sum("╭" in line for line in lines if line.count("╭") > 1) == 1
    assert [line.count("╭") for line in lines if line.count("╭") > 1] == [9]


def test_a_hand_of_nine_stands_in_two_rows_on_60_columns():
    lines = shown(screen_of(dual().game, 60, 24), scene_of(first_flip(), 0), 0)

    assert [line.count("╭") for line in lines if "╭" in line] == [7, 2]


# What is on it.


@each_size
@each_match
@pytest.mark.parametrize("reader", [0, 1, None])
def test_only_cards_that_the_reader_knows_are_drawn_face_up(match, width, height, reader):
    view = view_of(match, reader)
    known = {face.upper() for hand in view["hands"] for face in hand or []}
    known |= {LABELS.other(face.lower()).upper() for face in known}
    known |= {face.upper() for _, face in view["table"]}
    lines = shown(screen_of(match.game, width, height), scene_of(match, reader), reader)

    assert set(faces(lines)) <= known


@each_size
def test_the_own_hand_is_drawn_whole(width, height):
    match = MATCHES["flip"]
    hand = view_of(match, 0)["hands"][0]
    lines = shown(screen_of(match.game, width, height), scene_of(match, 0), 0)

    assert sorted(faces(lines)) == sorted(face.upper() for face in hand)
    assert all(LABELS.other(face) in "\n".join(lines) for face in hand)


def test_backs_of_the_others_are_shown_by_suit():
    lines = shown(screen_of(dual().game), scene_of(first_flip(), 0), 0)
    backs = view_of(first_flip(), 0)["backs"][1]

    assert [("\n".join(lines)).count(f"▐{sign}▌") for sign in "☼♦▲☾"] == backs


@pytest.mark.parametrize("height", [24, 45])
def test_cards_that_can_be_played_carry_their_numbers(height):
    match = answer()
    lines = shown(screen_of(match.game, 100, height), scene_of(match, 0), 0)
    row = next(line for line in lines if re.search(r"╰─+ 1 ─+╯", line))

    assert row.count("╰") == 9
    assert sorted(re.findall(r"\d", row)) == ["1", "2", "3"]


@pytest.mark.parametrize("height", [24, 45])
def test_cards_on_the_table_carry_the_names_of_their_players(height):
    match = answer()
    lines = shown(screen_of(match.game, 100, height), scene_of(match, 0), 0)

    assert any("╰─ Strong bot (1) ─╯" in line for line in lines)


def test_moves_that_lie_on_no_card_are_listed():
    match = wind()
    tall = shown(screen_of(match.game, 100, 50), scene_of(match, 0), 0)
    low = shown(screen_of(match.game), scene_of(match, 0), 0)

    assert tall[-3:] == [
        " 1  Turn over your own hand",
        " 2  Turn over the hand of strong bot (1)",
        " 3  Turn nobody's hand",
    ]
    assert low[-1].rstrip() == " 1  You  2  Strong bot (1)  3  Nobody"


def test_the_hand_as_the_wind_would_turn_it_is_shown():
    match = wind()
    hand = view_of(match, 0)["hands"][0]
    others = [LABELS.other(face) for face in hand]
    tall = shown(screen_of(match.game, 100, 50), scene_of(match, 0), 0)
    low = shown(screen_of(match.game), scene_of(match, 0), 0)
    turned = next(line for line in low if line.startswith("Your hand turned over "))

    assert all(face.upper() in faces(tall) for face in others)
    assert sorted(re.findall(r"(\w\d)/", turned)) == sorted(others)


@pytest.mark.parametrize("height", [24, 45])
def test_tokens_points_and_winnings_stand_in_a_table(height):
    match = MATCHES["second round"]
    lines = shown(screen_of(match.game, 100, height), scene_of(match, 0), 0)
    heading = next(number for number, line in enumerate(lines) if "Coins  Cubes  Stars" in line)
    facts = view_of(match, 0)
    rows = [re.findall(r"(?<= )\d+(?= |$)", line[:45]) for line in lines[heading + 1 : heading + 3]]
    kinds = ("coins", "cubes", "stars", "scores")

    assert rows == [[str(facts[kind][seat]) for kind in kinds] for seat in (0, 1)]


def test_winnings_are_counted_on_a_low_screen_and_spread_out_on_a_high_one():
    match = MATCHES["ending"]
    low = "\n".join(shown(screen_of(match.game), scene_of(match, 0), 0))
    high = "\n".join(shown(screen_of(match.game, 120, 50), scene_of(match, 0), 0))

    assert re.search(r"\d cards won, \d+★", low)
    assert re.search(r"Your winnings: \d cards, \d+ stars", high)


def test_the_end_shows_empty_hands_and_the_result():
    match = MATCHES["over"]
    lines = shown(screen_of(match.game), scene_of(match, 0), 0)

    assert any(re.fullmatch(r"Your hand -\s*", line) for line in lines)
    assert lines[-1].strip() == "The game is over."


# Roomy and dense.


def test_a_high_terminal_shows_high_cards_and_a_low_one_flat_cards():
    roomy = shown(screen_of(dual().game, 100, 45), scene_of(first_flip(), 0), 0)
    dense = shown(screen_of(dual().game, 100, 24), scene_of(first_flip(), 0), 0)

    assert sum("★★★★★" in line for line in roomy) == 1
    assert sum("5★" in line for line in dense) == 1
    assert len(dense) < len(roomy)


def test_a_table_that_was_once_dense_stays_so_until_the_terminal_changes():
    match = dual()
    screen = screen_of(match.game, 100, 27)
    roomy = shown(screen, scene_of(match, 0), 0)
    shown(screen, scene_of(wind(), 0), 0)
    dense = shown(screen, scene_of(match, 0), 0)
    screen.console.height = 45
    again = shown(screen, scene_of(match, 0), 0)

    assert "★★★★★" in "\n".join(roomy)
    assert "★★★★★" not in "\n".join(dense)
    assert "★★★★★" in "\n".join(again)
