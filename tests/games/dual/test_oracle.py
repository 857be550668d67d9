"""Ours against a second Dual, written from the specification alone (`oracle.py`)."""

import random
import string
from fractions import Fraction

import pytest

import ecliptic
from tests.games.dual.oracle import Oracle

SHORT = range(720, 780)
"""Sixty games that have all the rare ties: for the Coin, and for the game by each token."""

LONG = range(1000, 3000)

ACTORS = {-1: "chance", -4: None}

SWITCHES = {
    "orientation": ["half", "independent"],
    "first_flip": ["simultaneous", "in_order"],
    "coin_tie": ["latest", "nobody", "each"],
    "final_tie": ["shared", "tokens"],
}


def some_pairs(rng, suits, end_sum):
    """Pairs of ends of different suits, each end on one card at most, coupled at random."""
    pairs: list[tuple[str, str]] = []
    for value in range(1, (end_sum + 1) // 2):
        partners = rng.sample(suits, len(suits))
        pairs += [
            (f"{one}{value}", f"{two}{end_sum - value}")
            for one, two in zip(suits, partners, strict=True)
            if one != two
        ]
    if end_sum % 2 == 0:
        mixed = rng.sample(suits, len(suits))
        pairs += [
            (f"{one}{end_sum // 2}", f"{two}{end_sum // 2}")
            for one, two in zip(mixed[::2], mixed[1::2], strict=False)
        ]
    return pairs


def some_cards(rng):
    """The content of a random legal card file."""
    suits = rng.sample(string.ascii_lowercase, rng.randint(2, 6))
    most = {2: 18, 3: 24}.get(len(suits), 30)  # more would not find distinct ends
    count = rng.choice(range(6, most + 1, 6))
    pairs: list[tuple[str, str]] = []
    while len(pairs) < count:
        end_sum = rng.randint(2, 20)
        pairs = some_pairs(rng, suits, end_sum)
    middle = end_sum // 2 if rng.random() < 0.3 else 0  # stands on both ends where it can
    max_stars = rng.choice([1, 2, *range(1, 10)])
    return {
        "format": 1,
        "game": "dual",
        "name": "Random",
        "author": "Nobody",
        "end_sum": end_sum,
        "star_value": middle or rng.randint(1, end_sum - 1),
        "max_stars": max_stars,
        "suit": [
            {"letter": suit, "name": suit.upper(), "mark": "sun", "colour": "#E0A800"}
            for suit in suits
        ],
        "card": [
            {"ends": rng.sample(pair, 2), "stars": rng.randint(1, max_stars)}
            for pair in rng.sample(pairs, count)
        ],
    }


def some_options(rng):
    """Random values for the switches; some are left to their defaults."""
    players = rng.choice([2, 3])
    options = {
        "rounds": rng.choice([1, 1, 2, 2, 3, 4, 5, 6, 10]),
        "first_dealer": rng.choice(["chance", *range(players)]),
    }
    options |= {name: rng.choice(values) for name, values in SWITCHES.items()}
    chosen = {name: value for name, value in options.items() if rng.random() < 0.9}
    return {"players": players, **chosen}


def compare(oracle, game, state):
    """Everything that both say about one position; returns our action for each move text."""
    actions = state.legal_actions()
    texts = [game.move_text(state, action) for action in actions]
    seat = state.current_player()

    assert ACTORS.get(seat, seat) == oracle.actor()
    assert sorted(texts) == oracle.legal()
    assert [game.parse_move(state, text) for text in texts] == actions
    assert game.facts(state) == oracle.facts()
    for viewer in [None, *range(oracle.n)]:
        assert game.view(state, viewer) == oracle.view(viewer)
    assert state.returns() == oracle.returns()
    if oracle.actor() == "chance":
        weights = state.chance_weights()
        chances = [Fraction(weight, sum(weights)) for weight in weights]
        assert dict(zip(texts, chances, strict=True)) == oracle.chances()
        assert sum(chances) == 1
    return dict(zip(texts, actions, strict=True))


def play_both(seed):
    """Play one random game on both sides, compared at every position."""
    rng = random.Random(seed)
    cards = some_cards(rng)
    options = some_options(rng)
    game = ecliptic.load_game("dual", cards=cards, **options)
    state = game.new_initial_state()
    oracle = Oracle(cards, **options)
    positions = 1
    actions = compare(oracle, game, state)
    while actions:
        text = rng.choice(oracle.legal())
        oracle.apply(text)
        state.apply_action(actions[text])
        actions = compare(oracle, game, state)
        positions += 1
    return positions, oracle


@pytest.mark.parametrize("seed", SHORT)
def test_a_second_implementation_agrees_at_every_position(seed):
    _, oracle = play_both(seed)

    assert len(oracle.rounds_done) == oracle.rounds


@pytest.mark.long
@pytest.mark.parametrize("seed", LONG)
def test_a_second_implementation_agrees_in_two_thousand_games(seed):
    _, oracle = play_both(seed)

    assert len(oracle.rounds_done) == oracle.rounds
