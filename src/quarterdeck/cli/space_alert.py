"""`quarterdeck space-alert …`: tools for people at a real table."""

from __future__ import annotations

import typer

from .space_alert_mission import mission
from .space_alert_resolve import resolve

app = typer.Typer(help="Space Alert at a real table: missions, resolved.", no_args_is_help=True)
app.command()(resolve)
app.command()(mission)


@app.callback()
def _tools() -> None:
    """Tools for people who play with cardboard."""
