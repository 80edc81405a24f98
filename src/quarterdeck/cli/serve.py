"""`quarterdeck serve`: the lobby and the tables on this machine."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    db: Annotated[
        str, typer.Option(help="A SQLite file, or postgresql://… for PostgreSQL.")
    ] = "quarterdeck.db",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin that may connect (a proxy's).")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 2,
) -> None:
    """Serve the lobby and the page."""
    server = import_module("quarterdeck.server.run")  # heavy: only when it is wanted
    settings = import_module("quarterdeck.server.settings")
    origins = tuple(origin or ())
    server.run(host, port, settings.Settings(db=db, origins=origins, workers=workers))
