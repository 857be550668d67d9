"""Bring a database to the newest schema, whoever else tries the same."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError

from ecliptic.server.store.engines import migrating_engine
from ecliptic.server.store.errors import StoreError

_LOCK: Final = 0x45_43_4C_49  # any number, as long as it is always the same


def migrate(url: URL) -> str:
    """Run what is missing, all or nothing, and return the version the database now has.

    Raises:
        StoreError: the database does not answer, or comes from a newer Ecliptic.
    """
    engine = migrating_engine(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            _upgrade(connection)
            return version(connection)
    except SQLAlchemyError as error:
        raise StoreError(f"cannot open {engine.url!r}: {error}") from error
    finally:
        engine.dispose()


def version(connection: Connection) -> str:
    """Return the name of the last migration that ran."""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def _upgrade(connection: Connection) -> None:
    # Alembic takes most of a second to import, and nothing else needs it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    with as_file(files("ecliptic.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(f"the database is newer than this Ecliptic: {error}") from error
