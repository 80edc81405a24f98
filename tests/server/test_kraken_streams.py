"""Two worlds of Feed the Kraken that a seat cannot tell apart go on alike on that seat's device.

From questions of whole games a second world is imagined for one seat, and both are played on. All
that is public is answered alike; what is secret, each world answers by itself. Until something
happens by which the worlds may part, the seat is sent the same frames, byte for byte.
"""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.games import game
from quarterdeck.games.feed_the_kraken import content, events
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.event import Event
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import Rng, fresh, seed_of
from quarterdeck.kit.seat import EVERYONE, WATCHER, knows
from quarterdeck.kit.space import Answer, Space
from quarterdeck.server import around
from quarterdeck.server.play import Eyes, Play
from quarterdeck.store.record import ANSWER, Record, TableRow

KRAKEN = game("feed_the_kraken")
FAR = 40
PARTING = (events.FLOGGED, events.JOURNEY_ENDED, events.BLIND)
"""What chance, a true side or an unseen hand decides before all eyes."""


def playing(table: KrakenTable) -> Play:
    """This table on a server, from here on."""
    chairs = around.Around(chairs=[around.Chair() for _ in range(table.seats)], host=0)
    row = TableRow(
        "ABCDE", KRAKEN.id, KRAKEN.version, {}, table.seats, seed_of("x"), "playing", 0,
        chairs.plain(),
    )  # fmt: skip
    play = Play(KRAKEN, row)
    assert table.decision is not None
    play.table = table
    play.eyes = {s: Eyes(asked=[table.decision.number]) for s in (WATCHER, *range(table.seats))}
    return play


def of(play: Play) -> KrakenTable:
    assert isinstance(play.table, KrakenTable)
    return play.table


def sent(play: Play, seat: int) -> tuple[object, ...]:
    """All that the device of this seat has: frames, lines, the look, what may be taken back."""
    eyes = play.eyes[seat]
    idle = KRAKEN.idle(play.table, seat)
    hints = [(a.answer, a.value, a.words) for a in KRAKEN.hints(play.table, seat)]
    undo = play.free_undo(seat) >= 0
    return eyes.n, eyes.shown, eyes.lines, bytes(play.look(seat)), undo, idle, hints


def space_of(play: Play, seat: int) -> Space:
    assert play.table.decision is not None
    space = play.table.decision.space_of(seat)
    assert space is not None
    return space


def both_answer(plays: list[Play], seat: int, mover: int, rng: Rng) -> list[Answer] | None:
    """One answer for each world, the same where others could tell; None: they would part."""
    here, there = (space_of(play, mover) for play in plays)
    decision = plays[0].table.decision
    assert decision is not None
    if mover != seat and decision.kind == events.PASS_ON:
        return [here.sample(rng), there.sample(rng)]
    if decision.kind == events.RITUAL and mover != seat:
        if decision.about[0] != content.STASH:
            return [elsewhere(space, seat, rng) for space in (here, there)]
        if of(plays[0]).leader() != of(plays[1]).leader():
            return None  # who gets the guns is seen by all
    given = here.sample(rng)
    if decision.kind == events.WINDOW and (mover != seat or not there.holds(given)):
        given = (0,)
    elif mover != seat and decision.kind == events.STEER:
        shared = [answer for answer in here.each() if there.holds(answer)]
        given = shared[rng.below(len(shared))]
    return [given, given] if there.holds(given) else None


def elsewhere(space: Space, seat: int, rng: Rng) -> Answer:
    """The leader converts, but not this seat if there is another; the others nod."""
    answers = [answer for answer in space.each() if answer != (seat,)] or space.each()
    return answers[rng.below(len(answers))]


def may_part(told: list[Event], seat: int) -> bool:
    """Did the seat see something, or was something public that follows from a secret?"""
    own = any(e.knows != EVERYONE and knows(e.knows, seat) for e in told if e.kind != "passed_by")
    return own or any(e.kind in PARTING for e in told)


def go_on_alike(table: KrakenTable, seat: int, rng: Rng, compared: Counter[str]) -> None:
    """Play both worlds on as far as they have to look the same."""
    world = KRAKEN.imagine(table, seat, rng)
    assert isinstance(world, KrakenTable)
    world.rng, world.rituals = table.rng.clone(), table.rituals.copy()
    plays = [playing(table.clone()), playing(world)]
    for seq in range(FAR):
        assert sent(plays[0], seat) == sent(plays[1], seat), (seat, plays[0].table.where())
        first, second = plays[0].table.decision, plays[1].table.decision
        assert first is not None and second is not None and first.seats == second.seats
        compared[first.kind] += 1
        waiting = first.waiting()
        mover = waiting[rng.below(len(waiting))]
        given = both_answer(plays, seat, mover, rng)
        if given is None:
            return
        trials = [play.attempt(mover, answer) for play, answer in zip(plays, given)]
        if any(may_part(trial.told, seat) for trial in trials):
            return
        for play, trial in zip(plays, trials):
            play.take(trial, Record(seq + 1, ANSWER, mover, []))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "every"), [(5, 7), (7, 9), (11, 17)])
def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_frames(
    seats: int, every: int
) -> None:
    compared: Counter[str] = Counter()
    options = KRAKEN.read_options({"map_for_seven": "long"})
    for name in ("one", "two", "three"):
        table = KRAKEN.setup(options, seats, seed_of(f"{name}/{seats}"))
        chance, rng = fresh(f"{name}/chance"), fresh(f"{name}/worlds")
        while table.decision is not None:
            fresh_question = all(answer is None for answer in table.decision.answers)
            if fresh_question and rng.below(every) == 0:
                assert isinstance(table, KrakenTable)
                go_on_alike(table, rng.below(seats), rng, compared)
            one_answer(table, chance)
    for kind in (events.WINDOW, events.FISTS, events.PASS_ON, events.RITUAL, events.CLAIM):
        assert compared[kind] > 5, (kind, compared)
