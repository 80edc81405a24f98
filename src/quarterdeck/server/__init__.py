"""Lobby, tables, sockets, clock and tokens. It knows no rules: it asks the games' doors."""

from __future__ import annotations

from .settings import Settings

__all__ = ["Settings", "serve"]


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str = "quarterdeck.db", log_json: bool = False
) -> None:
    """Serve on this database until stopped."""
    from .run import run

    run(host, port, Settings(db=db), log_json)
