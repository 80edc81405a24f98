"""Golden playthroughs: a whole random game as text a person can read, one file an option set."""

from __future__ import annotations

from ..event import Event
from ..game import Game
from ..look import question
from ..play import one_answer
from ..rng import Rng, fresh
from ..seat import CLOCK, WATCHER
from ..table import Table
from .contract import Case, cases

MOST_LINES = 1_200
"""A long game is written down to this line; its end is proved by the contract."""

FEW = 4
"""Of an option with many values (the tracks of a mission) so many are written down."""


def chosen(game: Game) -> list[Case]:
    """The defaults at the fewest seats, and each other value of each option (of many, a few)."""
    every = list(cases([game]))
    few = {(o.name, value) for o in game.choices for value in o.values[1 : FEW + 1]}
    return [every[0], *[c for c in every if c.given and few.issuperset(c.given.items())]]


def playthrough(case: Case, seed: str = "golden") -> str:
    """Where we are, what is asked of whom, what was answered, what was told, the end."""
    game = case.game
    table = case.deal(seed)
    told: list[Event] = []
    table.listen(told)
    rng = fresh(f"{seed}/play")
    lines = [f"# {game.title}, {case.seats} players, {case!r}", ""]
    lines.extend(_told(case, table.opening()))
    where = ""
    while table.decision is not None and len(lines) < MOST_LINES:
        if table.where() != where:
            where = table.where()
            lines.append(f"## {where}")
        lines.extend(_turn(case, table, rng, told))
    outcome = game.outcome(table)
    if outcome is not None:
        lines += ["", f"= {outcome.words} ({outcome.rule}) {outcome.scores}"]
    return "\n".join(lines) + "\n"


def _turn(case: Case, table: Table, rng: Rng, told: list[Event]) -> list[str]:
    decision = table.decision
    asked = question(case.game, table, WATCHER)
    assert decision is not None and asked is not None
    seat = one_answer(table, rng)
    answer = decision.answer_of(seat)
    name = "the clock" if seat == CLOCK else f"{{p{seat}}}"
    lines = [f"? {asked['words']} ({decision.rule})", f"> {name}: {list(answer or ())}"]
    lines.extend(_told(case, told))
    told.clear()
    return lines


def _told(case: Case, events: list[Event]) -> list[str]:
    """What was told, a line each; what not everybody heard is marked."""
    lines: list[str] = []
    for event in events:
        mark = "-" if case.game.hears(event, WATCHER) is not None else "- (secret)"
        lines.append(f"{mark} {case.game.words.event(event)} ({event.rule})")
    return lines
