from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import People
from tests.repo.sources import ROOT
from tests.server.processes import Served

INSTALLED = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""The first, which draws no window of its own, needs half the time."""

CHROMIUM = Path(
    os.environ.get("ECLIPTIC_CHROMIUM") or next(filter(os.path.exists, INSTALLED), INSTALLED[0])
)
CLIENT = ROOT / "src" / "ecliptic" / "_web" / "index.html"
NEEDED = {CHROMIUM: "CHROMIUM IS MISSING", CLIENT: "THE WEB CLIENT IS NOT BUILT (make web)"}

QUIETLY = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
]


def pytest_collection_modifyitems(config, items):
    """Where something is missing, one skipped test says so for all that need it."""
    missing = [said for file, said in NEEDED.items() if not file.is_file()]
    needing = [item for item in items if item.get_closest_marker("browser")]
    if not needing or not missing or "CI" in os.environ:
        return
    reason = f"{'; '.join(missing)}: {len(needing)} TESTS ARE LEFT OUT"
    needing[0].add_marker(pytest.mark.skip(reason=reason))
    left_out = set(needing[1:])
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=needing[1:])


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve from a process of its own; who stops it starts it again."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, chromium_sandbox=False, args=QUIETLY
        )
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, served: Served) -> Iterator[People]:
    """Bring people, each with a browser window; none of them may meet an error."""
    everybody = People(chromium, served)
    yield everybody
    troubles = everybody.leave()

    assert troubles == []
