from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ecliptic.server.house import House
from ecliptic.server.store import Store
from ecliptic.server.store.engines import database_url
from ecliptic.server.store.migration import migrate
from tests.server import postgres
from tests.server.houses import Houses
from tests.server.processes import Served
from tests.server.store.tables import Opener


def pytest_collection_modifyitems(config, items):
    """Where PostgreSQL is missing, one skipped test says so for all that need it."""
    needing = [item for item in items if item.get_closest_marker("postgres")]
    if not needing or postgres.programs() is not None:
        return
    reason = f"{postgres.MISSING}: {len(needing)} TESTS ARE LEFT OUT"
    needing[0].add_marker(pytest.mark.skip(reason=reason))
    left_out = set(needing[1:])
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=needing[1:])


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve from a process of its own; who stops it starts it again."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    programs = postgres.programs()
    assert programs is not None, postgres.MISSING
    with postgres.running(programs) as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_url(postgres_server: postgres.Server) -> str:
    return postgres_server.new_database()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def opened() -> AsyncIterator[Opener]:
    """Open stores that are closed at the end of the test."""
    async with AsyncExitStack() as stack:

        async def open_store(url: str) -> Store:
            store = await Store.open(url)
            stack.push_async_callback(store.close)
            return store

        yield open_store


@pytest.fixture
async def store(database: str, opened: Opener) -> Store:
    return await opened(database)


@pytest.fixture
async def houses() -> AsyncIterator[Houses]:
    """Open houses that are closed at the end of the test."""
    async with AsyncExitStack() as stack:
        yield Houses(stack)


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database that is up to date and empty, to be copied."""
    path = tmp_path_factory.mktemp("new") / "tables.db"
    migrate(database_url(f"sqlite:///{path}"))
    return path


@pytest.fixture
def fresh_url(tmp_path: Path, new_database: Path) -> str:
    path = tmp_path / "fresh.db"
    shutil.copyfile(new_database, path)
    return f"sqlite:///{path}"


@pytest.fixture
async def house(houses: Houses, fresh_url: str) -> House:
    return await houses.open(fresh_url)
