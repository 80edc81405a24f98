"""Run the server: the settings of uvicorn, and the end."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import uvicorn
from sqlalchemy.engine import make_url

from ..store.store import Store, database_url
from .app import make_app
from .logs import set_up
from .settings import Settings

LATE_S = 5
"""After being asked to stop, devices and calls get so long to finish."""


def why_not(db: str) -> str:
    """Why this store cannot be opened, in words; nothing when it can. Whatever goes wrong with a
    file, a driver or another machine is the operator's to mend, so it needs no traceback."""

    async def try_it() -> None:
        store = await Store.open(db)
        await store.close()

    try:
        url = make_url(database_url(db))
        if url.get_backend_name() == "sqlite":  # the driver's thread outlives a file it cannot open
            with closing(sqlite3.connect(url.database or "")) as file:
                file.execute("PRAGMA schema_version")
        asyncio.run(try_it())
    except Exception as wrong:
        words = str(getattr(wrong, "orig", None) or wrong).strip() or type(wrong).__name__
        return words.splitlines()[0].rstrip(".")
    return ""


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
