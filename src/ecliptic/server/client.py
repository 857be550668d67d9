"""The built browser client: one page and its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import HttpMethod, MediaType, Response, route
from litestar.static_files import create_static_files_router

if TYPE_CHECKING:
    from pathlib import Path

    from litestar.types import ControllerRouterHandler

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ecliptic</title></head>
<body><h1>The browser client is not built</h1>
<p>This installation has no client: it was installed from sources without Node, or with
ECLIPTIC_BUILD_WEB=skip. Run <code>make web</code>, or install again; <code>ecliptic play</code>
plays in the terminal meanwhile.</p></body></html>
"""


def client_routes(folder: Path) -> list[ControllerRouterHandler]:
    """Return the routes that serve the client in a folder, or a page saying that it is missing."""
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8") if index.is_file() else MISSING

    @route(
        "/",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        media_type=MediaType.HTML,
        sync_to_thread=False,
        include_in_schema=False,
    )
    def start_page() -> Response[str]:
        return Response(page, media_type=MediaType.HTML)

    if not index.is_file():
        return [start_page]
    files = [
        create_static_files_router("/assets", [folder / "assets"], include_in_schema=False),
        _one_file(folder, "icon.svg", "image/svg+xml"),
    ]
    return [start_page, *files]


def _one_file(folder: Path, name: str, media_type: str) -> ControllerRouterHandler:
    content = (folder / name).read_bytes()

    @route(
        f"/{name}",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        media_type=media_type,
        sync_to_thread=False,
        include_in_schema=False,
    )
    def file() -> Response[bytes]:
        return Response(content, media_type=media_type)

    return file
