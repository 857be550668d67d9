"""`ecliptic verify`: check that the chance in a record was drawn as promised."""

from __future__ import annotations

from pathlib import Path

import click

from ecliptic import catalog
from ecliptic.core.fairness import check_fairness
from ecliptic.core.record import load_record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check the record in FILE: its rules, its result, and that chance was fair.

    The whole record of a finished table names the secret that all chance came from and
    the commitment that was shown before the first move.
    """
    record = load_record(file)
    game = catalog.game_of(record)
    outcomes = check_fairness(game, record)
    click.echo(f"The record follows the rules of {game.title}, edition {game.edition}.")
    click.echo(f"The secret fits the commitment {record.commitment}.")
    click.echo(f"All {outcomes} outcomes of chance were drawn from it, in order.")
