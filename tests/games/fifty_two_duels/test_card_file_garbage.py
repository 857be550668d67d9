"""Whatever a card file holds: it gives sheets, or it is refused; it never breaks anything."""

from __future__ import annotations

from hypothesis import given, strategies as st

from ecliptic.core.card_set import CardSet
from ecliptic.core.errors import CardSetError
from ecliptic.games.fifty_two_duels.card_file import read_sheets
from ecliptic.games.fifty_two_duels.sheets import SheetSet
from tests.games.fifty_two_duels.card_files import content_of


def paths(value, path=()):
    """Yield the path to every value inside a table or list."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in inner:
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from paths(one, (*path, key))


PATHS = [*paths(content_of("house"))]

ODD = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["s", "any", "keep", "choose", "items", "wild", "used", "self", "hand"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["op", "n", "do", "options", "x"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@given(st.lists(st.tuples(st.sampled_from(PATHS), ODD), min_size=1, max_size=3))
def test_any_change_gives_sheets_or_a_refusal(changes):
    content = content_of("house")
    for path, value in changes:
        replace(content, path, value)

    assert isinstance(outcome(content), SheetSet | CardSetError)


def replace(content, path, value):
    """Put a value where a path leads to, if it still leads somewhere."""
    for step in path[:-1]:
        inside = isinstance(content, dict) and step in content
        inside = inside or (isinstance(content, list) and isinstance(step, int))
        if not inside or (isinstance(content, list) and step >= len(content)):
            return
        content = content[step]
    if isinstance(content, dict):
        content[path[-1]] = value


def outcome(content):
    try:
        return read_sheets(CardSet("own.toml", content, built_in=False))
    except CardSetError as error:
        return error
