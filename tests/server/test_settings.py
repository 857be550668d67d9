from pathlib import Path

import msgspec
import pytest

from ecliptic.server.errors import SettingsError
from ecliptic.server.requests import NewClock, NewSeat
from ecliptic.server.settings import TableSettings, settings_of
from tests.server.asked import BOT, LINK, ME, dual

CARDS = (Path(__file__).parents[2] / "src/ecliptic/games/dual/sets/standard.toml").read_text(
    encoding="utf-8"
)


def changed(**values):
    return msgspec.structs.replace(dual(ME, BOT), **values)


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "../dual"}, "game"),
        ({"game": "chess", "cards": "standard"}, "game"),
        ({"options": {"colour": "red"}}, "options.colour"),
        ({"options": {"rounds": 99}}, "options.rounds"),
        ({"options": {"rounds": True}}, "options.rounds"),
        ({"options": {"cards": "standard"}}, "options.cards"),
        ({"seats": [ME]}, "seats"),
        ({"seats": [ME, BOT, BOT]}, "seats"),
        ({"seats": [ME, NewSeat("bot")]}, "seats.1.level"),
        ({"seats": [ME, NewSeat("bot", level="divine")]}, "seats.1.level"),
        ({"seats": [NewSeat("me", name="a\u200bb"), BOT]}, "seats.0.name"),
        ({"seats": [BOT, NewSeat("me", name="fair bot")]}, "seats.1.name"),
        ({"seats": [BOT, NewSeat("me", name="fair \n bot")]}, "seats.1.name"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(values, key):
    with pytest.raises(SettingsError) as caught:
        settings_of(changed(**values))

    assert caught.value.key == key
    assert caught.value.code == "bad_settings"


@pytest.mark.parametrize(
    "cards",
    [
        "",
        "../x.toml",
        "x.toml",
        "sets/standard.toml",
        "standard.toml",
        "/etc/passwd",
        "./standard",
        "~/cards.toml",
        "file:///etc/passwd",
        "a = 1",
        'path = "/etc/passwd"',
        "a = " + "[" * 20_000,
        "a = " + "1" * 5_000,
        "a = nan",
        "a = 1979-05-27",
    ],
)
def test_cards_are_a_known_set_or_the_text_of_one_and_never_a_path(cards, monkeypatch, tmp_path):
    (tmp_path / "x.toml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path / "folder")
    with pytest.raises(SettingsError) as caught:
        settings_of(changed(cards=cards))

    assert caught.value.key == "cards"
    assert "root:" not in caught.value.detail


def test_a_file_that_is_there_is_not_read_either(monkeypatch, tmp_path):
    (tmp_path / "x.toml").write_text(CARDS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SettingsError) as caught:
        settings_of(changed(cards=str(tmp_path / "x.toml")))

    assert caught.value.key == "cards"


def test_the_text_of_a_card_set_can_be_played():
    settings = settings_of(changed(cards=CARDS))

    assert isinstance(settings.cards, dict)
    assert settings.make_game().num_players == 2


def test_settings_come_back_from_the_store_as_they_were():
    asked = dual(ME, LINK, clock=NewClock(60, 2), chat=False, guided=True, same_deal="other")
    settings = settings_of(asked)

    assert TableSettings.parse(settings.plain()) == settings


def test_only_whoever_opens_the_table_has_a_name_yet():
    seats = settings_of(dual(NewSeat("me", name=" Ana  B "), NewSeat("link", name="Ben"))).seats

    assert [(seat.kind, seat.name) for seat in seats] == [("person", "Ana B"), ("link", "")]


@pytest.mark.parametrize(
    ("clock", "increment"), [(NewClock(60, 2), 2000), (NewClock(60, 2, per_move=True), 0)]
)
def test_a_clock_counts_milliseconds(clock, increment):
    settings = settings_of(changed(clock=clock)).clock

    assert settings is not None
    assert (settings.start, settings.increment) == (60_000, increment)
