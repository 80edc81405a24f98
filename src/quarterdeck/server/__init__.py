"""Lobby, tables, sockets, clock and tokens. It knows no rules: it asks the games' doors."""

from __future__ import annotations

from .settings import Settings

__all__ = ["Settings", "serve"]

LATE_S = 5
"""After being asked to stop, devices and calls get so long to finish."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "quarterdeck.db",
    settings: Settings | None = None,
    log_json: bool = False,
) -> None:
    """Serve until stopped. `settings` wins over `db`. Interrupt or SIGTERM: a clean shutdown."""
    import uvicorn

    from .app import make_app
    from .logs import set_up

    set_up(log_json)
    app = make_app(settings if settings is not None else Settings(db=db))
    uvicorn.run(
        app, host=host, port=port, ws="websockets-sansio", ws_max_size=4096, ws_ping_interval=15,
        ws_ping_timeout=20, ws_per_message_deflate=False, timeout_graceful_shutdown=LATE_S,
        limit_concurrency=10_000, server_header=False, log_config=None, access_log=False,
    )  # fmt: skip
