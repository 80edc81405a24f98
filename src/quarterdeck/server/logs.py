"""Structured logs on standard error: words for people, or one JSON object a line."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(as_json: bool) -> None:
    """Once, when the server starts."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
    words = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    shown = structlog.processors.JSONRenderer() if as_json else words
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info if as_json else _as_it_is,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _as_it_is(
    logger: object, name: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    return event
