"""The stand-ins for compiled number types do the same in plain Python."""

import runpy
import sys

from librt.vecs import vec

from tests.repo.sources import SRC


def run_without(monkeypatch, name, *packages):
    for package in packages:
        monkeypatch.setitem(sys.modules, package, None)
    return runpy.run_path(str(SRC / "core" / name))


def test_without_mypy_extensions_native_integers_are_plain_ones(monkeypatch):
    native = run_without(monkeypatch, "native.py", "mypy_extensions")

    assert native["i64"] is int


def test_without_mypy_extensions_the_attribute_decorator_changes_nothing(monkeypatch):
    native = run_without(monkeypatch, "native.py", "mypy_extensions")

    assert native["mypyc_attr"](allow_interpreted_subclasses=True)(dict) is dict
    assert native["mypyc_attr"]("native_class")(dict) is dict


def test_with_mypy_extensions_its_own_names_are_used():
    native = runpy.run_path(str(SRC / "core" / "native.py"))

    assert native["i64"].__module__ == "mypy_extensions"


def test_without_librt_a_vector_is_a_list(monkeypatch):
    packed = run_without(monkeypatch, "packed.py", "librt", "librt.vecs")
    vector = packed["vec"][int]([3, 4, 5])
    vector[1] = 7

    assert [vector[0], vector[1], vector[2]] == [3, 7, 5]
    assert isinstance(vector, list)


def test_with_librt_its_own_vector_is_used():
    packed = runpy.run_path(str(SRC / "core" / "packed.py"))

    assert packed["vec"] is vec
