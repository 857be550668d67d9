"""Errors as answers: a stable word, a sentence, and the key it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from ecliptic.core.errors import EclipticError
from ecliptic.server.errors import SettingsError, TableError
from ecliptic.server.requests import Problem
from ecliptic.server.store.errors import StoreError

if TYPE_CHECKING:
    from typing import Any

    from litestar import Request
    from litestar.types import ExceptionHandlersMap

_STATUS: Final = {
    "no_table": HTTP_404_NOT_FOUND,
    "forbidden": HTTP_403_FORBIDDEN,
    "no_key": HTTP_403_FORBIDDEN,
    "too_fast": HTTP_429_TOO_MANY_REQUESTS,
    "too_many": HTTP_429_TOO_MANY_REQUESTS,
    "edition": HTTP_409_CONFLICT,
    "taken": HTTP_409_CONFLICT,
    "not_over": HTTP_409_CONFLICT,
    "store": HTTP_503_SERVICE_UNAVAILABLE,
}
"""The status of each kind of problem; all others are the request's own fault."""

log = structlog.get_logger(__name__)


def ours(_: Request[Any, Any, Any], error: EclipticError) -> Response[Problem]:
    """Answer an error that a visitor can cause."""
    key = error.key if isinstance(error, SettingsError) else None
    detail = error.detail if isinstance(error, SettingsError | TableError) else str(error)
    return _answer(_STATUS.get(error.code, HTTP_400_BAD_REQUEST), error.code, detail, key)


def framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer an error that the framework has found, such as a wrong field."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    key = first.get("key") if isinstance(first, dict) else None
    detail = first.get("message", error.detail) if isinstance(first, dict) else error.detail
    code = {404: "not_found", 405: "not_allowed", 429: "too_fast"}.get(
        error.status_code, "bad_request"
    )
    response = _answer(error.status_code, code, str(detail), key)
    response.headers.update(error.headers or {})
    return response


def unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a mistake of our own; what it was stands in the log alone."""
    log.error("unforeseen", path=request.url.path, exc_info=error)
    return _answer(HTTP_500_INTERNAL_SERVER_ERROR, "error", "something went wrong here", None)


def _answer(status: int, code: str, detail: str, key: str | None) -> Response[Problem]:
    return Response(Problem(code, detail, key), status_code=status, media_type=MediaType.JSON)


HANDLERS: Final[ExceptionHandlersMap] = {
    EclipticError: ours,
    StoreError: ours,
    HTTPException: framework,
    HTTP_500_INTERNAL_SERVER_ERROR: unforeseen,
    Exception: unforeseen,
}
