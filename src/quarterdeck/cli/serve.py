"""`quarterdeck serve`: the lobby and the tables on this machine."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from .say import Wrong, err, plain


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
    log_json: Annotated[bool, typer.Option(help="Log as JSON, one object a line.")] = False,
    open_metrics: Annotated[
        bool, typer.Option(help="Let others than this machine read /metrics.")
    ] = False,
) -> None:
    """Serve the lobby and the page until stopped."""
    from ..server.run import run, why_not  # heavy: only when it is wanted
    from ..server.settings import Settings

    if workers < 1:
        raise Wrong("--workers must be at least 1.")
    settings = Settings(
        db=db, origins=tuple(origin or ()), workers=workers, open_metrics=open_metrics
    )
    check_free(host, port)
    reason = why_not(db)
    if reason:
        raise Wrong(f"The store {db.split('@')[-1]} cannot be opened: {reason}.")
    if not (settings.page / "index.html").exists():
        err.print(plain("The page is not built yet: run make web. The API is served.", "yellow"))
    err.print(plain(f"quarterdeck is at http://{host}:{port}", "bold green"))
    run(host, port, settings, log_json)


def check_free(host: str, port: int) -> None:
    """A sentence when nobody can listen there."""
    if not 0 < port < 65536:
        raise Wrong(f"--port is a number from 1 to 65535, not {port}.")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, port))
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        raise Wrong(f"Nobody can listen at {host}:{port}: {reason}.") from None
