"""All commands in one place."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from .. import __version__
from . import arena, bench, ledger, listing, play, replay, rule, serve, simulate, soak

app = typer.Typer(
    name="quarterdeck",
    help="Five games of ships and crews, to play and to study.",
    no_args_is_help=True,
    add_completion=False,
)
app.command()(serve.serve)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(listing.games)
app.command()(rule.rule)
app.command()(ledger.ledger)
app.command()(bench.bench)
app.command()(arena.arena)
app.command()(soak.soak)

if find_spec(f"{__package__}.space_alert") is not None:  # the missions' own group of commands
    app.add_typer(import_module(f"{__package__}.space_alert").app, name="space-alert")


@app.callback(invoke_without_command=True)
def _whole(
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    if version:
        print(__version__)
        raise typer.Exit()
