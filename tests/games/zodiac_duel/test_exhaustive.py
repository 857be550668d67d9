"""Random games until every star, sign, switch value and kind of move has been met."""

import random
from collections import Counter

import pytest

from tests.games.zodiac_duel.card_files import built_in
from tests.games.zodiac_duel.oracle import SIGNS
from tests.games.zodiac_duel.random_sets import RandomSets
from tests.games.zodiac_duel.table import Table, new_game

SHORT = 120

LONG = 3000

GAME = new_game({})
SWITCHES = [one for one in GAME.switches if getattr(one, "rule", None)]
KINDS = {GAME.action_text(action).split()[0] for action in range(GAME.num_distinct_actions)}
STARS = {f"star {name} {star}" for name in ("house", "drill") for star in built_in(name).stars}
VALUES = {f"{one.name}={value}" for one in SWITCHES for value in getattr(one, "values", [])}
NAMES = {f"{name} in signs" for name in SIGNS}
EVERYTHING = (
    STARS
    | {f"move {kind}" for kind in KINDS}
    | {f"ability {sign}" for sign in SIGNS}
    | {value for value in VALUES if not value.startswith("signs=")}
    | NAMES
)


def switches_of(game):
    """The values of the switches of a game."""
    plain = {f"{one.name}={game.options[one.name]}" for one in SWITCHES if one.name != "signs"}
    return plain | {f"{name} in signs" for name in game.options["signs"]}


def shown_in_a_duel(duel):
    """The signs whose abilities a finished duel shows to have worked."""
    won, signs = duel["winner"], duel["signs"]
    lost = 1 - won
    answer = 1 - duel["leader"]
    return {
        "cancer": signs[won] == "cancer" and duel["fighters"][won] == "down",
        "capricornus": signs[lost] == "capricornus" and duel["fighters"][lost] == "down",
        "libra": "libra" in signs and signs[answer] != duel["led"] and not any(duel["penalised"]),
    }


def shown_by_the_fighters(at, duel):
    """The signs that the duelling fighters show to have changed, copied or gained."""
    cards = {card.id: card for card in at.game.deck.cards}
    pairs = [
        (cards[card], sign)
        for card, sign in zip(duel["fighters"], duel["signs"], strict=True)
        if card is not None
    ]
    lead = duel["fighters"][duel["leader"]]
    gain = lead and duel["powers"][duel["leader"]] > cards[lead].power
    return {
        "gemini": any(card.sign == "gemini" != sign for card, sign in pairs),
        "pisces": any(card.sign == "pisces" != sign for card, sign in pairs),
        "taurus": gain and cards[lead].sign == "taurus" and at.facts["phase"] == "respond",
    }


def shown_by_what_follows(at, text):
    """The signs that a move and the position after it show."""
    facts = at.facts
    finished = [duel for duel in facts["duels"] if duel["winner"] is not None]
    last = finished[-1] if finished and not finished[-1]["forfeit"] else None
    leads = facts["phase"] == "lead"
    rear = text.split()[1].split("-")[0] if text.startswith("rear") else None
    found = {sign: rear == sign for sign in ("scorpius", "sagittarius")}
    found |= {"virgo": facts["phase"] == "virgo", "aquarius": facts["phase"] == "force"}
    if leads and last is not None:
        lost = 1 - last["winner"]
        found["aries"] = last["signs"][lost] == "aries" and facts["initiative"] == lost
        found["leo"] = last["signs"][last["winner"]] == "leo" and facts["initiative"] == lost
        found |= shown_in_a_duel(last)
    return found


def marks_of(at, text):
    """Everything that a move of the game shows, before and after it is made."""
    word = text.split()[0]
    found = {f"move {word}"}
    if word == "star":
        star = next(card.star for card in at.game.deck.cards if card.id == text.split()[1])
        found.add(f"star {at.game.card_set.source} {star}")
    duels = at.facts["duels"]
    open_duel = duels and duels[-1]["winner"] is None
    signs = shown_by_the_fighters(at, duels[-1]) if open_duel else {}
    at.state.apply_action(at.game.action_named(text))
    signs |= {sign: True for sign, shown in shown_by_what_follows(at, text).items() if shown}
    return found | {f"ability {sign}" for sign, shown in signs.items() if shown}


def met(seed):
    """What one random game meets."""
    rng = random.Random(seed)
    game = new_game({"cards": ["house", "drill"][seed % 2], **RandomSets(rng).options()})
    at = Table(game, game.new_initial_state())
    found = Counter(switches_of(game))
    while not at.state.is_terminal():
        found.update(marks_of(at, rng.choice(at.moves)))
    return found


def met_in(games):
    """How often everything was met in so many games."""
    return sum((met(seed) for seed in range(games)), Counter())


def test_random_games_meet_every_star_sign_switch_value_and_kind_of_move():
    found = met_in(SHORT)

    assert set(EVERYTHING) - set(found) == set()
    assert set(found) - set(EVERYTHING) == set()


@pytest.mark.long
def test_many_random_games_meet_everything_many_times():
    found = met_in(LONG)

    assert {mark for mark in EVERYTHING if found[mark] < 20} == set()
