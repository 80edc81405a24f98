"""One game between bots: they are asked in turn, hear what their seats may hear, and answer."""

from __future__ import annotations

from ..kit.decision import FIRST, Decision
from ..kit.event import Event
from ..kit.game import Game
from ..kit.log import Entry
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.seat import CLOCK
from ..kit.table import Table
from .bot import Bot


def next_seat(decision: Decision, rng: Rng) -> int:
    """Whom to ask next: the first who has not answered; of a `FIRST` question, any seat."""
    if decision.quorum == FIRST:
        return decision.seats[rng.below(len(decision.seats))]
    return decision.waiting()[0]


def first_who_wants(decision: Decision, bots: list[Bot], eyes: list[Eyes], rng: Rng) -> int:
    """Of a question that time closes too: the first bot that does not wait, else the clock."""
    seats = [s for s in decision.seats if s != CLOCK]
    rng.shuffle(seats)
    for seat in seats:
        if not bots[seat].waits(eyes[seat]):
            return seat
    return CLOCK


def play_on(
    game: Game, table: Table, bots: list[Bot], rng: Rng, limit: int, entries: list[Entry] | None
) -> int:
    """Play to the end or for `limit` answers; returns how many were given.

    The seat of the clock has no bot: it answers at random. Answers are kept in `entries`.
    """
    eyes = [Eyes(game, table, bot.seat) for bot in bots]
    told: list[Event] = []
    table.listen(told)
    answers = 0
    while table.decision is not None and answers < limit:
        if CLOCK in table.decision.seats and table.decision.quorum == FIRST:
            seat = first_who_wants(table.decision, bots, eyes, rng)
        else:
            seat = next_seat(table.decision, rng)
        if seat < 0:
            space = table.decision.space_of(seat)
            assert space is not None
            answer = space.sample(rng)
        else:
            answer = bots[seat].choose(eyes[seat])
        table.answer(seat, answer)
        answers += 1
        if entries is not None:
            entries.append(Entry(seat, answer))
        for i in range(len(bots)):
            for event in eyes[i].heard(told):
                bots[i].hear(event)
        told.clear()
    table.listen(None)
    return answers
