"""Line by line output, for pipes, screen readers and tests."""

from __future__ import annotations

import contextlib
import sys
from itertools import groupby
from typing import TYPE_CHECKING, Final

import click

from ecliptic.cli.screen import Screen

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from ecliptic.core.scene import Scene


STOCK: Final = ("pile", "counter")
"""Kinds of zones that are told in short, those of one owner on a line."""


class PlainScreen(Screen):
    """Says everything in whole sentences, one a line, without colour."""

    def show(self, scene: Scene, reader: int | None) -> None:
        click.echo("\n".join(["", *self.lines(scene, reader)]))

    def lines(self, scene: Scene, reader: int | None) -> list[str]:
        """Return all that a scene shows, line by line."""
        stock = [zone for zone in scene["zones"] if zone["kind"] in STOCK]
        return [
            "; ".join(self.said(one, reader) for one in scene["status"]),
            *(self.zone_in_words(zone, reader) for zone in scene["zones"] if zone not in stock),
            *(
                "; ".join(self.said(zone["label"], reader) for zone in zones)
                for _, zones in groupby(stock, key=lambda zone: zone["owner"])
            ),
            self.said(scene["prompt"], reader),
            *(
                f"{number:>3}. {move['text']}: {self.said(move['label'], reader)}"
                for number, move in enumerate(scene["moves"], start=1)
            ),
        ]

    def tell(self, line: str) -> None:
        click.echo(line)

    def answer(self, text: str) -> None:
        click.echo(text)

    def ask(self, question: str) -> str:
        click.echo(question, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def forget(self) -> None:
        pass  # nothing is kept

    def hand_over(self, notice: str) -> None:
        click.echo("\n" * 60)
        self.ask(notice)

    def close(self) -> None:
        pass  # every line is out already

    def busy(self, notice: str) -> AbstractContextManager[object]:
        return contextlib.nullcontext()
