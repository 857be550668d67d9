import pytest

from tests.cli.terminal import ONES, play


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory, monkeypatch):
    """Records that go into the user's data folder go into an empty one."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def own_program_name(monkeypatch):
    """The program is called by its name, wherever the tests are run from."""
    monkeypatch.setattr("sys.argv", ["ecliptic"])
    monkeypatch.setattr("shutil.which", lambda _: None)


@pytest.fixture
def file(tmp_path):
    """Where the record of a game goes."""
    return tmp_path / "game.txt"


@pytest.fixture
def whole(tmp_path):
    """The record of the same game played without a break."""
    uninterrupted = tmp_path / "whole.txt"
    play(uninterrupted, *ONES)
    return uninterrupted.read_text()
