"""A game's rules page as HTML, cut at its rules so that a reader can be led to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from msgspec import Struct

from ecliptic.core.rules_page import RULE_ID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.token import Token


class RuleSection(Struct, frozen=True):
    """A piece of the page. `id` is the rule it holds, `level` 1 to 6 for a heading, else 0."""

    id: str | None
    level: int
    html: str


def rule_sections(page: str) -> list[RuleSection]:
    """Return a rules page in Markdown as sections of HTML; markup in it is shown as text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    sections: list[RuleSection] = []
    for block in _blocks(markdown.parse(page)):
        html = markdown.renderer.render(block, markdown.options, {})
        level = int(block[0].tag[1]) if block[0].type == "heading_open" else 0
        sections.append(RuleSection(_rule_of(block), level, html))
    return sections


def _blocks(tokens: list[Token]) -> Iterator[list[Token]]:
    """Yield top-level blocks, and of lists every item as a list of its own."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield from _items(block) if block[0].type == "bullet_list_open" else [block]
            block = []


def _items(items: list[Token]) -> Iterator[list[Token]]:
    opening, closing = items[0], items[-1]
    item: list[Token] = []
    for token in items[1:-1]:
        item.append(token)
        if token.type == "list_item_close" and token.level == 1:
            yield [opening, *item, closing]
            item = []


def _rule_of(block: list[Token]) -> str | None:
    """Return the rule id that a block begins with."""
    text = next((token.content for token in block if token.type == "inline"), "")
    found = RULE_ID.match(text.lstrip("*"))
    return found[0] if found else None
