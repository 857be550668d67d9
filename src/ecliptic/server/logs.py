"""What the server writes to its log: one JSON object a line, or readable on a terminal.

Requests and their bodies are not logged, so no key of a table ever is.
"""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs() -> None:
    """Send the server's log to the standard error stream; libraries only warn."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    on_terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer() if on_terminal else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.WARNING if on_terminal else logging.INFO
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
