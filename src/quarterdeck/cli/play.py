"""`quarterdeck play`: a whole game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from ..arena.series import seated
from ..games import game as game_of
from .prompt import Prompt, Stop
from .say import Wrong, named, out, pairs, plain, words_of
from .session import Session


def play(
    game: Annotated[str, typer.Argument(help="The game's id, as `games` lists it.")],
    seats: Annotated[int, typer.Option(help="How many players, you among them.")] = 0,
    seat: Annotated[int, typer.Option(help="Your seat, 0 the first.")] = 0,
    bots: Annotated[
        str, typer.Option(help="The bots on the other seats, as a,b; the last one fills up.")
    ] = "normal",
    seed: Annotated[str, typer.Option(help="Any words; drawn by lot if left out.")] = "",
    options: Annotated[list[str] | None, typer.Option(help="The game's options, k=v.")] = None,
    save: Annotated[str, typer.Option(help="A file that gets the game, for `replay`.")] = "",
) -> None:
    """Play a game against bots. Type numbers to choose, `help` for everything else."""
    found = game_of(game)
    seats = seats or max(found.fewest, min(found.most, 4))
    found.check_seats(seats)
    if not 0 <= seat < seats:
        raise Wrong(f"--seat is a number from 0 to {seats - 1}, not {seat}.")
    others = seated(words_of(bots), seats - 1) if seats > 1 else []
    names = [*others[:seat], "random", *others[seat:]]  # mine is never asked
    check_save(save)
    session = Session(found, pairs(options or []), seats, seat, names, seed or token_hex(8))
    try:
        table(session)
    except (Stop, EOFError):
        out.print(plain("You leave the table.", "dim"))
    if save:
        Path(save).write_text("\n".join(session.log().lines()) + "\n", "utf-8")
        out.print(plain(f"Saved: quarterdeck replay {save}", "dim"))


def check_save(save: str) -> None:
    """A file that cannot be written is told before the game, not after it."""
    if save:
        try:
            with open(save, "a", encoding="utf-8"):
                pass
        except (OSError, ValueError) as wrong:
            reason = getattr(wrong, "strerror", None) or str(wrong)
            raise Wrong(f"{save} cannot be written: {reason}.") from None


def table(session: Session) -> None:
    """Ask the person when asked, else a bot, until the game is over."""
    prompt = Prompt(session)
    title = session.game.title
    players = "1 player" if session.seats == 1 else f"{session.seats} players"
    out.print(plain(f"{title}, {players}. Type help at any time.", "bold"))
    waits = False
    while session.table.decision is not None:
        if session.my_turn() and not waits and not session.others_first():
            prompt.news()
            waits = not prompt.ask()
        else:
            session.let_another_answer()
            waits = waits and session.timed() and not session.news  # until something is told
    prompt.news()
    prompt.board()
    outcome = session.game.outcome(session.table)
    if outcome is not None:
        out.print(plain(named(outcome.words, prompt.names), "bold green"))
        out.print(plain(f"({outcome.rule})", "dim cyan"))
