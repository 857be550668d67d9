import pytest


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
