"""What is public is documented: modules, commands, games, error codes, dependencies."""

import re
import tomllib
from pathlib import Path

import pytest

from ecliptic import catalog
from ecliptic.cli.main import cli

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "ecliptic"
DOCS = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").rglob("*.md"))
REFERENCE = (ROOT / "docs" / "reference" / "index.md").read_text(encoding="utf-8")
STAND_INS = {"native", "packed"}  # explained in docs/explanation/architecture.md

PUBLIC_MODULES = sorted(
    f"ecliptic.{folder}.{file.stem}"
    for folder in ("core", "bots", "testing")
    for file in (SRC / folder).glob("*.py")
    if file.stem not in STAND_INS | {"__init__"}
)


@pytest.mark.parametrize("module", ["ecliptic", "ecliptic.catalog", *PUBLIC_MODULES])
def test_every_public_module_is_in_the_reference(module):
    assert f".. automodule:: {module}\n" in REFERENCE


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_every_command_is_explained(command):
    assert f"ecliptic {command}" in DOCS


@pytest.mark.parametrize("game", catalog.game_names())
def test_every_game_has_its_pages(game):
    assert (ROOT / "docs" / "games" / f"{game}.md").is_file()
    assert (ROOT / "docs" / "reference" / f"{game}.md").is_file()


@pytest.mark.parametrize("game", catalog.game_names())
def test_every_switch_is_explained(game):
    pages = (SRC / "games" / game / "RULES.md").read_text(encoding="utf-8") + DOCS
    missing = [
        one.name for one in catalog.game_class(game).switches if f"`{one.name}`" not in pages
    ]

    assert missing == []


def test_every_error_is_in_the_tree_of_its_module():
    text = (SRC / "core" / "errors.py").read_text(encoding="utf-8")
    names = re.findall(r"^class (\w+)", text, re.MULTILINE)

    assert [name for name in names if text.count(name) < 2] == []


RESEARCH = ("openspiel", "pettingzoo", "gymnasium")


def test_every_dependency_has_a_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    reasons = (ROOT / "docs" / "explanation" / "dependencies.md").read_text(encoding="utf-8")
    extras = [name for key in RESEARCH for name in project["optional-dependencies"][key]]
    names = [re.split(r"[^\w-]", one)[0] for one in wanted + extras]

    others = set(names) - {project["name"]}
    assert [name for name in sorted(others) if f"[{name}]".lower() not in reasons.lower()] == []
