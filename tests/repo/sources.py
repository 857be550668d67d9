"""The source files and what the tests of the repository ask about them."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "ecliptic"
GAMES = sorted(page.parent for page in SRC.glob("games/*/RULES.md"))
HOT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ecliptic"][
    "hot"
]
"""The files that mypyc compiles, relative to `SRC`."""

PYTHON = sorted([*SRC.rglob("*.py"), *(ROOT / "tests").rglob("*.py")])


def name_of(file: Path) -> str:
    """Return how a file is called in the ids and messages of tests."""
    return str(file.relative_to(ROOT))


def tree(file: Path) -> ast.Module:
    """Return the parsed source."""
    return ast.parse(file.read_text(encoding="utf-8"))


def functions(node: ast.AST) -> Iterator[ast.FunctionDef]:
    """Yield all functions and methods below a node."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef):
            yield inner


def imported(file: Path) -> set[str]:
    """Return the dotted names of all modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{file}: relative import"
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found
