"""Run the server: the settings of uvicorn, and the end."""

from __future__ import annotations

import uvicorn

from .app import make_app
from .logs import set_up
from .settings import Settings

LATE_S = 5
"""After being asked to stop, devices and calls get so long to finish."""


def run(host: str, port: int, settings: Settings, log_json: bool = False) -> None:
    """Serve until stopped; interrupt and SIGTERM end it cleanly."""
    set_up(log_json)
    uvicorn.run(
        make_app(settings), host=host, port=port, ws="websockets-sansio",
        ws_max_size=settings.frame_size, ws_ping_interval=15, ws_ping_timeout=20,
        ws_per_message_deflate=False, timeout_graceful_shutdown=LATE_S,
        limit_concurrency=settings.sockets, server_header=False, log_config=None,
        access_log=False,
    )  # fmt: skip
