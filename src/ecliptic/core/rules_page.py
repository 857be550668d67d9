"""Reads a game's rules page and finds one rule or ruling on it.

The page is `RULES.md` in the game's folder. In another language it is
`RULES.<language>.md`, with the same ids.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ecliptic.core.words import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from pathlib import Path

RULE_ID = re.compile(r"[A-Z]{2}-R?\d+(?:\.\d+)*")
"""A rule id such as DU-3.5, or a ruling's such as DU-R18."""


def rules_languages(folder: Path) -> list[str]:
    """Return the languages of a game's rules page, in alphabetical order."""
    others = [file.name.split(".")[1] for file in folder.glob("RULES.*.md")]
    return sorted([DEFAULT_LANGUAGE, *others])


def read_rules(folder: Path, language: str = DEFAULT_LANGUAGE) -> str:
    """Return a game's rules page in a language, or in English where it has none."""
    translated = language != DEFAULT_LANGUAGE and language in rules_languages(folder)
    name = f"RULES.{language}.md" if translated else "RULES.md"
    return (folder / name).read_text(encoding="utf-8")


def rule_text(page: str, rule: str) -> str | None:
    """Return the Markdown of a rule or ruling, or None if the page has no such id.

    A rule is a list item that begins with its bold id, a ruling the section under a
    heading that begins with its id.
    """
    if not RULE_ID.fullmatch(rule):
        return None
    return _item(page, rule) or _section(page, rule)


def _item(page: str, rule: str) -> str | None:
    pattern = rf"^- (\*\*{re.escape(rule)}\*\*.*?)(?=^- |^#|\n\n|\Z)"
    found = re.search(pattern, page, re.MULTILINE | re.DOTALL)
    return " ".join(found[1].split()) if found else None


def _section(page: str, rule: str) -> str | None:
    pattern = rf"^#+ ({re.escape(rule)}\b.*?)(?=^#|\Z)"
    found = re.search(pattern, page, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None


def plain_text(markdown: str) -> str:
    """Return a rule without the signs that make words bold or a code."""
    return markdown.replace("**", "").replace("`", "")
