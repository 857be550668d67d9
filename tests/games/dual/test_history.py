"""The packing of finished tricks and rounds, both ways over the whole domain."""

from itertools import product

import pytest

from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.dual import history

SEATS = range(3)
FACES = range(60)
COUNTS = range(31)


def unpacked_trick(packed):
    return (
        [history.trick_face(packed, place) for place in range(history.trick_size(packed))],
        history.trick_leader(packed),
        history.trick_winner(packed),
        history.trick_lowest(packed),
        history.trick_by_stars(packed),
        history.trick_wind(packed),
    )


def packed_trick(faces, leader, winner, lowest, by_stars, wind):
    trick = vec[i64]([*faces, 0, 0])
    packed = history.packed_trick(trick, len(faces), leader, winner, lowest, by_stars)
    return history.with_wind(packed, wind)


def unpacked_round(packed, players):
    return (
        history.round_cube(packed),
        history.round_coins(packed),
        [history.round_cards(packed, seat) for seat in range(players)],
        [history.round_stars(packed, seat) for seat in range(players)],
    )


def packed_round(cube, coins, cards, stars):
    players = len(cards)
    return history.packed_round(cube, coins, vec[i64](cards), vec[i64](stars), players)


@pytest.mark.parametrize("faces", [[59, 0], [0, 59], [59, 58, 57], [0, 1, 2]], ids=str)
def test_tricks_come_back_with_every_seat_verdict_and_wind(faces):
    tricks = [
        (faces, *rest)
        for rest in product(SEATS, SEATS, SEATS, (False, True), range(2 + len(SEATS)))
    ]

    assert [unpacked_trick(packed_trick(*trick)) for trick in tricks] == tricks


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("others", [0, 59])
def test_tricks_come_back_with_every_face_at_every_place(place, others):
    tricks = [
        ([face if here == place else others for here in SEATS], 2, 1, 2, True, 4) for face in FACES
    ]

    assert [unpacked_trick(packed_trick(*trick)) for trick in tricks] == tricks


def test_no_trick_is_packed_like_no_trick_at_all():
    faces = product(range(2), repeat=2)
    packed = [packed_trick([*pair], 0, 0, 0, False, 0) for pair in faces]

    assert history.NO_TRICK not in packed


@pytest.mark.parametrize("players", [2, 3])
def test_rounds_come_back_with_every_cube_and_coins(players):
    full = [30] * players
    rounds = [
        (cube, coins, full, full) for cube, coins in product(range(players), range(2**players))
    ]

    assert [unpacked_round(packed_round(*done), players) for done in rounds] == rounds


@pytest.mark.parametrize("others", [0, 30])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_rounds_come_back_with_every_count_of_cards_and_stars(place, others):
    counts = [[count if seat == place else others for seat in SEATS] for count in COUNTS]
    rounds = [(2, 5, cards, stars) for cards, stars in product(counts, counts)]

    assert [unpacked_round(packed_round(*done), 3) for done in rounds] == rounds
