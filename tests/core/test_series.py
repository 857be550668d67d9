from ecliptic.core.series import Series


def of(*numbers):
    series = Series()
    for number in numbers:
        series.add(number)
    return series


def test_a_series_keeps_numbers_in_the_order_they_came():
    series = of(7, -3, 7)

    assert series.values() == (7, -3, 7)
    assert (series.count, series.at(1), series.last()) == (3, -3, 7)


def test_room_grows_as_far_as_it_must():
    assert of(*range(100)).values() == tuple(range(100))


def test_a_number_is_replaced():
    series = of(1, 2, 3)
    series.put(1, 9)

    assert series.values() == (1, 9, 3)


def test_what_comes_after_a_number_taken_out_moves_up():
    series = of(1, 2, 3, 4)
    series.remove(1)

    assert series.values() == (1, 3, 4)


def test_a_series_becomes_equal_to_a_longer_or_a_shorter_one_and_stays_itself():
    series, longer = of(1, 2), of(*range(50))
    series.assign(longer)
    longer.put(0, 99)
    grown = series.values()
    series.assign(of(5))

    assert grown == tuple(range(50))
    assert series.values() == (5,)
