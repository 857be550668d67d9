import subprocess
import sys
from dataclasses import replace

import pytest

import ecliptic
from ecliptic import catalog
from ecliptic.bots.levels import LEVELS, YARDSTICKS
from ecliptic.core.errors import CardSetError, OptionError, RecordError
from ecliptic.core.match import play
from ecliptic.core.record import load_record, save_record
from tests.core.toy import AnyBot, FirstBot, Toy


def installed(folder, name, entry_points):
    place = folder / f"{name}-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (place / "entry_points.txt").write_text(entry_points)


@pytest.fixture
def strangers(tmp_path, monkeypatch):
    """Another package that brings games and bots along, as pip would install it."""
    installed(
        tmp_path,
        "strangers",
        "[ecliptic.games]\ntoy = tests.core.toy:Toy\ndual = tests.core.toy:Toy\n"
        "[ecliptic.bots]\nany = tests.core.toy:AnyBot\nuniform = tests.core.toy:AnyBot\n",
    )
    monkeypatch.syspath_prepend(tmp_path)


@pytest.fixture
def others(tmp_path):
    """A third package that uses the same names."""
    installed(
        tmp_path,
        "others",
        "[ecliptic.games]\ntoy = elsewhere:Toy\n[ecliptic.bots]\nany = elsewhere:AnyBot\n",
    )


def test_importing_ecliptic_imports_no_game_and_no_catalog():
    program = (
        "import sys, ecliptic\n"
        "print([name for name in sys.modules if name.startswith('ecliptic.games')])\n"
        "print('ecliptic.catalog' in sys.modules)\n"
    )
    run = [sys.executable, "-c", program]
    printed = subprocess.run(run, capture_output=True, text=True, check=True)

    assert printed.stdout.split("\n")[:2] == ["[]", "False"]


def test_our_games_are_listed_in_alphabetical_order():
    names = ecliptic.game_names()

    assert "dual" in names
    assert names == sorted(set(names))


def test_ecliptic_lists_and_loads_what_the_catalog_knows():
    assert ecliptic.game_names() == catalog.game_names()
    assert (
        ecliptic.load_game("dual", rounds=3).setting == catalog.load_game("dual", rounds=3).setting
    )


@pytest.mark.parametrize("name", catalog.game_names())
def test_every_game_is_found_under_its_own_name(name):
    assert catalog.game_class(name).name == name
    assert catalog.load_game(name).name == name


@pytest.mark.parametrize("name", ["toy", "", "Dual", "../dual", "dual.game", "__init__", 3, None])
def test_an_unknown_game_is_refused_with_all_known_ones(name):
    with pytest.raises(OptionError) as caught:
        ecliptic.load_game(name)

    assert caught.value.option == "game"
    assert caught.value.expected == f"one of {', '.join(catalog.game_names())}"
    assert caught.value.got == name


@pytest.mark.parametrize("option", ["turns", "name", "game"])
def test_an_unknown_option_is_refused(option):
    options = {option: 3}
    with pytest.raises(OptionError) as caught:
        ecliptic.load_game("dual", **options)

    assert caught.value.option == option
    assert caught.value.expected.startswith("one of the options cards, ")


def test_a_bad_value_is_refused():
    with pytest.raises(OptionError, match="rounds: expected a whole number from 1 to 10, got True"):
        ecliptic.load_game("dual", rounds=True)


def test_bad_cards_are_refused():
    with pytest.raises(CardSetError, match="expected one of the sets"):
        ecliptic.load_game("dual", cards="none such")


# Games of other packages.


def test_a_game_of_another_package_is_listed_and_loaded(strangers):
    assert "toy" in ecliptic.game_names()
    assert ecliptic.game_names() == sorted(ecliptic.game_names())
    assert catalog.game_class("toy") is Toy
    assert ecliptic.load_game("toy", rounds=3).options["rounds"] == 3


def test_no_other_package_can_take_the_name_of_one_of_our_games(strangers):
    assert ecliptic.game_names().count("dual") == 1
    assert ecliptic.load_game("dual").name == "dual"
    assert catalog.game_class("dual") is not Toy


def test_a_game_that_two_packages_offer_is_refused(strangers, others):
    with pytest.raises(OptionError) as caught:
        ecliptic.load_game("toy")

    assert caught.value.option == "game"
    assert caught.value.expected == "one offer of toy"
    assert caught.value.got == ["elsewhere:Toy", "tests.core.toy:Toy"]


def test_a_strangers_game_is_played_from_end_to_end(strangers):
    game = ecliptic.load_game("toy")
    record = play(game, [FirstBot(), AnyBot(1)], 7)

    assert record.final_state(game).is_terminal()


# Bots.


def test_our_bots_are_listed_by_level_from_weak_to_strong_then_the_yardsticks():
    assert catalog.bot_names() == [*LEVELS, *YARDSTICKS]
    assert list(LEVELS) == ["beginner", "fair", "good", "strong"]


@pytest.mark.parametrize("name", catalog.bot_names())
def test_every_bot_is_made_with_its_seed(name):
    assert catalog.load_bot(name, 7).seed == 7
    assert catalog.load_bot(name).seed == 0


@pytest.mark.parametrize("name", ["any", "", "Strong", 3, None])
def test_an_unknown_bot_is_refused_with_all_known_ones(name):
    with pytest.raises(OptionError) as caught:
        catalog.load_bot(name)

    assert caught.value.option == "bot"
    assert caught.value.expected == f"one of {', '.join(catalog.bot_names())}"
    assert caught.value.got == name


def test_a_bot_of_another_package_is_listed_last_and_loaded(strangers):
    assert catalog.bot_names() == [*LEVELS, *YARDSTICKS, "any"]
    assert isinstance(catalog.load_bot("any", 7), AnyBot)
    assert catalog.load_bot("any", 7).seed == 7


def test_no_other_package_can_take_the_name_of_one_of_our_bots(strangers):
    assert not isinstance(catalog.load_bot("uniform"), AnyBot)


def test_a_bot_that_two_packages_offer_is_refused(strangers, others):
    with pytest.raises(OptionError) as caught:
        catalog.load_bot("any")

    assert caught.value.option == "bot"
    assert caught.value.got == ["elsewhere:AnyBot", "tests.core.toy:AnyBot"]
    assert catalog.bot_names().count("any") == 1


# The game of a record.


@pytest.mark.parametrize("options", [{}, {"rounds": 3, "open": True}], ids=["default", "changed"])
@pytest.mark.parametrize("cards", ["standard", "pair"])
def test_the_game_of_a_record_is_made_again(strangers, options, cards):
    game = ecliptic.load_game("toy", cards=cards, **options)
    record = play(game, [FirstBot(), AnyBot(1)], 7)
    again = catalog.game_of(record)

    assert again.setting == game.setting
    assert record.final_state(again).is_terminal()


def test_the_game_of_a_record_with_own_cards_needs_no_file_but_the_record(strangers, tmp_path):
    cards = tmp_path / "own.toml"
    cards.write_text((Toy.folder / "sets" / "pair.toml").read_text())
    save_record(play(Toy(cards=cards), [FirstBot(), AnyBot(1)], 7), tmp_path / "game.txt")
    cards.unlink()
    record = load_record(tmp_path / "game.txt")

    assert record.final_state(catalog.game_of(record)).is_terminal()


@pytest.fixture
def record():
    return play(Toy(), [FirstBot(), AnyBot(1)], 7)


def test_a_record_of_a_game_that_is_not_here_is_refused(record):
    with pytest.raises(OptionError, match=r"game: expected one of .*, got 'toy'"):
        catalog.game_of(record)


@pytest.mark.parametrize(
    "options",
    [{"turns": 3}, {"rounds": 9}, {"rounds": [1]}, {"cards": "pair"}],
    ids=["unknown", "range", "type", "cards"],
)
def test_a_record_with_bad_options_is_refused(strangers, record, options):
    with pytest.raises(OptionError) as caught:
        catalog.game_of(replace(record, options=options))

    assert [caught.value.option] == list(options)


def test_a_record_with_bad_cards_is_refused(strangers, record):
    with pytest.raises(CardSetError):
        catalog.game_of(replace(record, cards={"format": 1}))


def test_a_record_whose_built_in_cards_have_changed_since_is_refused(strangers, record):
    changed = replace(record, cards="pair")
    with pytest.raises(RecordError, match="expected card set"):
        changed.final_state(catalog.game_of(changed))
