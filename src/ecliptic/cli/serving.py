"""`ecliptic serve`: the table in the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import click
from platformdirs import user_data_path

PORT = 8765
PACE = 0.7
LONGEST_PACE = 60
EVERYWHERE = "0.0.0.0"  # noqa: S104  # only where --share asks for it


@click.command()
@click.option("--host", help="The address to listen on (127.0.0.1: this computer only).")
@click.option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True)
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), help="Where tables are kept."
)
@click.option("--database", help="A database URL instead, for example postgresql://user@host/name.")
@click.option("--share", is_flag=True, help="Let others in the local network in.")
@click.option("--public-url", help="The address that others use, for example behind a proxy.")
@click.option(
    "--pace",
    type=click.FloatRange(0, LONGEST_PACE),
    default=PACE,
    show_default=True,
    help="Seconds that bots take at least, so that people can follow.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def serve(
    host: str | None,
    port: int,
    data: Path | None,
    database: str | None,
    share: bool,
    public_url: str | None,
    pace: float,
    no_browser: bool,
) -> None:
    """Open the table in the browser: play against bots, at one screen, or by link."""
    from ecliptic.server import addresses  # noqa: PLC0415  # the terminal starts without it
    from ecliptic.server.config import Config  # noqa: PLC0415
    from ecliptic.server.serve import serve as run  # noqa: PLC0415

    config = Config(
        database=database or database_in(data),
        host=host or (EVERYWHERE if share else "127.0.0.1"),
        port=port,
        public_url=public_url,
        pace=pace,
    )

    def ready() -> None:
        click.echo(welcome(addresses.own(config), addresses.shared(config)))
        if not no_browser:
            webbrowser.open(addresses.own(config))

    run(config, ready)


def database_in(data: Path | None) -> str:
    """Return the URL of the database in a folder, by default the user's data folder."""
    folder = data or user_data_path("ecliptic", ensure_exists=True) / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(folder / 'tables.db').absolute()}"


def welcome(own: str, shared: list[str]) -> str:
    """Return what is said when the server is ready."""
    lines = [f"Ecliptic is ready: {own}"]
    if shared:
        lines += ["Others in your network can open:", *(f"  {address}" for address in shared)]
        lines += ["", qr_code(shared[0])]
    else:
        lines.append("It can be reached from this computer only; --share lets your network in.")
    return "\n".join([*lines, "Ctrl-C ends it; all games are kept."])


def qr_code(text: str) -> str:
    """Return a link as a QR code made of block characters."""
    import io  # noqa: PLC0415

    import segno  # noqa: PLC0415  # rarely needed

    drawn = io.StringIO()
    segno.make(text).terminal(drawn, compact=True)
    return drawn.getvalue()
