"""The command `ecliptic`.

Exit codes: 0 all went well, 1 something given was wrong (one line says what), 2 the
command was not understood, 130 interrupted.
"""

from __future__ import annotations

from importlib.metadata import version as package_version
from typing import TYPE_CHECKING

import click

from ecliptic import catalog
from ecliptic.cli import checking, playing, replaying, serving, strength, verifying
from ecliptic.core import state
from ecliptic.core.errors import EclipticError, OptionError
from ecliptic.core.narration import Message
from ecliptic.core.rules_page import plain_text, read_rules, rule_text
from ecliptic.core.words import DEFAULT_LANGUAGE, Words

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
@click.option("--language", default=DEFAULT_LANGUAGE, help="en or es.")
def games(language: str) -> None:
    """List the games with their switches."""
    for name in catalog.game_names():
        game = catalog.game_class(name)
        click.echo(f"{name}: {game.title}")
        words = Words.load(game.folder / "words", language)
        for switch in game.switches:
            click.echo(f"  {switch.name}={switch.default} ({switch.expected})")
            click.echo(f"      {words.say(Message(f'option.{switch.name}'))}")


@cli.command()
@click.argument("game", default=playing.DEFAULT_GAME)
@click.argument("rule", required=False)
@click.option("--language", default=DEFAULT_LANGUAGE, help="en or es; en where there is no es.")
def rules(game: str, rule: str | None, language: str) -> None:
    """Show the rules page of GAME, or one RULE of it such as DU-3.5."""
    page = read_rules(catalog.game_class(game).folder, language)
    if rule is None:
        click.echo_via_pager(page)
        return
    found = rule_text(page, rule.upper())
    if found is None:
        raise OptionError("rule", f"a rule or ruling of {game}, such as DU-3.5", rule)
    click.echo(plain_text(found))


cli.add_command(playing.play)
cli.add_command(replaying.replay)
cli.add_command(serving.serve)
cli.add_command(verifying.verify)
cli.add_command(checking.check_cards)
cli.add_command(strength.strength)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; exits the process."""
    cli.main(args=None if arguments is None else list(arguments), prog_name="ecliptic")
