"""The command `ecliptic`.

Exit codes: 0 all went well, 1 something given was wrong (one line says what), 2 the
command was not understood, 130 interrupted.
"""

from __future__ import annotations

from importlib.metadata import version as package_version
from typing import TYPE_CHECKING

import click

from ecliptic import catalog
from ecliptic.cli import checking, playing, replaying, strength
from ecliptic.core import state
from ecliptic.core.errors import EclipticError

if TYPE_CHECKING:
    from collections.abc import Sequence


INTERRUPTED = 130


class OneLineErrors(click.Group):
    """Turns the errors a caller can cause into one line and exit code 1."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except EclipticError as error:
            raise click.ClickException(str(error)) from error
        except KeyboardInterrupt:
            click.echo(err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None


@click.group(cls=OneLineErrors)
def cli() -> None:
    """Play tabletop games against bots, replay records and check card files."""


@cli.command()
def version() -> None:
    """Say which version this is, and whether it runs compiled."""
    build = "compiled" if state.__file__.endswith((".so", ".pyd")) else "plain Python"
    click.echo(f"ecliptic {package_version('ecliptic')} ({build})")


@cli.command()
def games() -> None:
    """List the games with their options."""
    for name in catalog.game_names():
        game = catalog.game_class(name)
        click.echo(f"{name}: {game.title}")
        for switch in game.switches:
            click.echo(f"  {switch.name}={switch.default} ({switch.expected})")


cli.add_command(playing.play)
cli.add_command(replaying.replay)
cli.add_command(checking.check_cards)
cli.add_command(strength.strength)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; exits the process."""
    cli.main(args=None if arguments is None else list(arguments), prog_name="ecliptic")
