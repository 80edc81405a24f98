"""`quarterdeck replay`: a saved game again, in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ..games import game as game_of
from ..kit.event import Event, IllegalAnswer
from ..kit.game import Game
from ..kit.log import Log, read
from ..kit.plain import digest
from ..kit.seat import ORACLE, WATCHER
from ..kit.table import Table
from .say import Wrong, named, out, plain, tell_json


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game (JSON Lines).")],
    seat: Annotated[int, typer.Option(help="Through the eyes of this seat, 0 the first.")] = ORACLE,
    public: Annotated[bool, typer.Option(help="Through the eyes of a spectator.")] = False,
    to: Annotated[int, typer.Option(help="Stop after so many answers.")] = -1,
    why: Annotated[bool, typer.Option(help="Name the rule behind every line.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play a saved game again and tell it; all-knowing unless a seat is named."""
    log = load(file)
    game = game_of(log.game)
    if seat != ORACLE and not 0 <= seat < log.seats:
        raise Wrong(f"--seat is a number from 0 to {log.seats - 1}, not {seat}.")
    eyes = WATCHER if public else seat
    told: list[tuple[int, Event]] = []
    table = run(game, log, to, told)
    lines = [
        {"answer": answer, "words": game.words.event(heard), "rule": heard.rule}
        for answer, event in told
        if (heard := game.hears(event, eyes)) is not None
    ]
    if as_json:
        tell_json(report(game, log, table, lines, to))
    else:
        show(game, log, table, lines, eyes, why)


def load(file: Path) -> Log:
    """The saved game in this file; what is wrong with it is said in words."""
    try:
        return read(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else "it is not text"
        raise Wrong(f"{file} cannot be read: {reason}.") from None


def run(game: Game, log: Log, to: int, told: list[tuple[int, Event]]) -> Table:
    """Answer as the log says, collecting what is told with the number of the answer."""
    if log.version != game.version:
        raise Wrong(f"This was played by version {log.version} of the rules, not {game.version}.")
    table = game.setup(game.read_options(log.options), log.seats, log.seed)
    told.extend((0, event) for event in table.opening())
    heard: list[Event] = []
    table.listen(heard)
    entries = log.entries if to < 0 else log.entries[:to]
    for number, entry in enumerate(entries, 1):
        try:
            table.answer(entry.seat, entry.answer)
        except IllegalAnswer as refused:
            raise Wrong(f"Answer {number} does not hold: {refused}") from None
        told.extend((number, event) for event in heard)
        heard.clear()
    table.listen(None)
    return table


def report(
    game: Game, log: Log, table: Table, lines: list[dict[str, Any]], to: int
) -> dict[str, Any]:
    """A replayed game as data."""
    outcome = game.outcome(table)
    return {
        "game": game.id,
        "seats": log.seats,
        "options": log.options,
        "answers": len(log.entries) if to < 0 else min(to, len(log.entries)),
        "where": table.where(),
        "finished": outcome is not None,
        "winners": outcome.winners if outcome else [],
        "scores": outcome.scores if outcome else [],
        "digest": digest(table),
        "lines": lines,
    }


def show(
    game: Game, log: Log, table: Table, lines: list[dict[str, Any]], eyes: int, why: bool
) -> None:
    """A replayed game in sentences, then the board and how it ended."""
    names = [f"Player {seat + 1}" for seat in range(log.seats)]
    for line in lines:
        text = plain(f"{line['answer']:>5}  ", "dim")
        text.append(named(line["words"], names), "")
        if why and line["rule"]:
            text.append(f"  ({line['rule']})", "dim cyan")
        out.print(text)
    out.print()
    out.print(plain(named(game.board(table, eyes), names)))
    outcome = game.outcome(table)
    if outcome is None:
        out.print(plain(f"Not finished: {table.where()}", "bold"))
    else:
        out.print(plain(named(outcome.words, names), "bold green"))
