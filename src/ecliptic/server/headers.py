"""The headers that every answer carries, errors too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing is loaded from elsewhere, nothing inline is run."""

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)

FOREVER: Final = b"public, max-age=31536000, immutable"
"""For files whose names change with their content."""

FRESH: Final = b"no-cache"


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to an answer that begins."""
    if message["type"] != "http.response.start":
        return
    forever = scope["path"].startswith("/assets/") and message["status"] < 400  # noqa: PLR2004
    caching = (b"cache-control", FOREVER if forever else FRESH)
    message["headers"] = [*message["headers"], *HEADERS, caching]
