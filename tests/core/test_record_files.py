import os
from dataclasses import replace
from pathlib import Path

import pytest

from ecliptic.core.errors import RecordError
from ecliptic.core.record import load_record, save_record
from tests.core.table import FORMAT_1, RECORD


def refused(call, *args):
    with pytest.raises(RecordError) as caught:
        call(*args)
    return caught.value


def refused_as_a_whole(*args):
    error = refused(save_record, *args)
    assert error.line == 0
    return error


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "game.txt"
    save_record(RECORD, file)
    return file


def full_disk(*_):
    raise OSError(28, "No space left on device")


def interrupted(*_):
    raise KeyboardInterrupt


def in_folder(folder):
    return sorted(path.name for path in folder.iterdir())


def holds_just(file, text):
    return in_folder(file.parent) == [file.name] and file.read_text(encoding="utf-8") == text


def test_a_saved_record_is_loaded_again(file):
    assert load_record(file) == RECORD
    assert holds_just(file, FORMAT_1)


def test_saving_again_replaces_what_was_there(file):
    other = replace(RECORD, seats=("Bo", "Cy"))
    save_record(other, file)

    assert holds_just(file, other.text())


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_disk_that_fails_leaves_the_old_file_as_it_was(file, monkeypatch, broken):
    monkeypatch.setattr(os, broken, full_disk)
    error = refused_as_a_whole(replace(RECORD, seats=("Bo", "Cy")), file)

    assert error.reason == f"cannot write {file}: No space left on device"
    assert holds_just(file, FORMAT_1)


def test_the_whole_text_has_left_the_program_when_the_disk_is_told_to_keep_it(
    tmp_path, monkeypatch
):
    kept = []
    monkeypatch.setattr(os, "fsync", lambda handle: kept.append(os.fstat(handle).st_size))
    save_record(RECORD, tmp_path / "game.txt")

    assert kept == [len(FORMAT_1.encode())]


def test_an_interrupt_while_saving_leaves_the_old_file_as_it_was(file, monkeypatch):
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save_record(replace(RECORD, seats=("Bo", "Cy")), file)

    assert holds_just(file, FORMAT_1)


@pytest.mark.parametrize(
    "notes",
    [((3, "later"), (1, "sooner")), ((9, "after the end"),), ((1, "bet 2\nbet 2"),)],
    ids=["out of order", "nowhere", "a move in disguise"],
)
def test_a_record_that_would_read_back_differently_is_never_put_in_place(file, notes):
    error = refused_as_a_whole(replace(RECORD, notes=notes), file)

    assert error.reason == f"cannot write {file}: it reads back differently"
    assert holds_just(file, FORMAT_1)


def test_a_record_that_could_not_be_read_is_never_put_in_place(file):
    error = refused(save_record, replace(RECORD, notes=((1, "an empty line\n\n"),)), file)

    assert "got an empty line" in error.reason
    assert holds_just(file, FORMAT_1)


def test_a_name_that_is_no_text_is_refused(file):
    error = refused_as_a_whole(replace(RECORD, seats=("Bo", "\ud800")), file)

    assert error.reason.startswith(f"cannot write {file}: 'utf-8' codec can't encode")
    assert holds_just(file, FORMAT_1)


def test_a_missing_folder_is_refused(tmp_path):
    file = tmp_path / "none" / "game.txt"
    error = refused_as_a_whole(RECORD, file)

    assert error.reason == f"cannot write {file}: No such file or directory"
    assert in_folder(tmp_path) == []


def test_a_folder_is_never_replaced_by_a_record(tmp_path):
    folder = tmp_path / "game.txt"
    folder.mkdir()
    error = refused_as_a_whole(RECORD, folder)

    assert error.reason == f"cannot write {folder}: Is a directory"
    assert in_folder(tmp_path) == ["game.txt"]
    assert in_folder(folder) == []


def test_a_missing_file_is_an_error_of_one_line():
    assert str(refused(load_record, Path("/none/such"))) == "no such file: /none/such"


def test_a_folder_is_no_record(tmp_path):
    assert str(refused(load_record, tmp_path)) == f"cannot read {tmp_path}: Is a directory"


def test_a_file_in_another_encoding_is_no_record(file):
    file.write_bytes(FORMAT_1.encode("utf-16"))

    assert str(refused(load_record, file)) == f"{file}: expected text in UTF-8"


def test_damage_in_a_file_is_reported_with_line_and_file(file):
    file.write_text(FORMAT_1.replace("edition: 3", "edition: x"), encoding="utf-8")
    error = refused(load_record, file)

    assert error.line == 4
    assert str(error) == f"line 4: edition: expected JSON, got 'x' (in {file})"
