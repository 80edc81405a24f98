"""Whoever keeps a table going: the mission clock, deadlines, bots and stand-ins."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from ..kit.decision import FIRST
from ..kit.rng import fresh
from ..kit.seat import CLOCK
from ..kit.space import Answer
from .clock import BELL_HOLD_MS, SLACK_MS, Lag, now_ms
from .entry import enter, new_deadline
from .messages import Probe, TableChanged
from .minds import Job
from .play import Play
from .refuse import Refuse
from .room import Room
from .votes import count_votes

STAND_IN = "normal"
EXPIRED_MOST = 2
"""So many missed deadlines in a row hand the seat to a bot until the player returns."""
LIVE_S = 3600
"""Up to this deadline a table is played live; at slower ones nobody is missed so soon."""
PROBE_S = 5.0
CLUMSY, HOPELESS = 3, 20
"""After so many refused answers in a row the game answers for a bot; after so many, nobody."""
Work = Callable[[], Coroutine[Any, Any, None]]
log = structlog.get_logger()


def go_on(room: Room) -> None:
    """After any change: let clock, deadline and bots do what is next."""
    if room.closed or room.play is None:
        return
    run_clock(room)
    if room.row.phase != "playing" or room.around.paused:
        stop(room, "deadline")
        return
    set_deadline(room)
    wake_bots(room)


def later(room: Room, name: str, seconds: float, work: Work) -> None:
    """One timer of a name at a time."""
    stop(room, name)
    loop = asyncio.get_running_loop()
    room.timers[name] = loop.call_later(seconds, _begin, room, name, work)


def _begin(room: Room, name: str, work: Work) -> None:
    room.timers.pop(name, None)
    room.spawn(work())


def stop(room: Room, name: str) -> None:
    """Stop a timer."""
    timer = room.timers.pop(name, None)
    if timer is not None:
        timer.cancel()


# --- the mission clock ---------------------------------------------------------------------------


def run_clock(room: Room) -> None:
    """Let the mission clock run while the game says so, and set the next bell."""
    play, now = room.play, now_ms()
    assert play is not None
    live = room.row.phase == "playing" and not room.around.paused
    due = play.game.clock_due(play.table) if live else -1
    was = room.clock.running
    if due < 0:
        room.clock.stop(now)
        stop(room, "bell")
        room.bell = None
    else:
        room.clock.run(now)
        if "probe" not in room.timers:
            later(room, "probe", PROBE_S if was else 0.0, lambda: probe(room))
        if room.bell is None:
            later(room, "bell", room.clock.wait_s(due, now), lambda: ring(room, due))
    if was != room.clock.running:
        room.tell_table()


async def ring(room: Room, due: int) -> None:
    """The bell: answers that left before it are waited for, as long as the way was measured."""
    room.bell = now_ms()
    room.quiet.clear()
    try:
        lags = [c.lag.one_way() + SLACK_MS for c in room.connections if c.eyes >= 0 and c.lag.trips]
        await asyncio.sleep(min(BELL_HOLD_MS, max(lags, default=0)) / 1000)
        async with room.lock:
            room.bell = None
            play = room.play
            if play is None or room.row.phase != "playing" or room.around.paused:
                return
            if play.game.clock_due(play.table) == due:
                await for_the_clock(room, play)
            go_on(room)
    finally:
        room.bell = None
        room.quiet.set()


async def after_the_bell(room: Room, lag: Lag, left: int | None) -> None:
    """What left after the bell waits until time has answered: then it counts, or is refused by
    the rule that time brought."""
    while room.bell is not None and not lag.believes(left, room.bell, now_ms()):
        await room.quiet.wait()


async def for_the_clock(room: Room, play: Play) -> None:
    """Time answers. The lock is held."""
    decision = play.table.decision
    space = decision.space_of(CLOCK) if decision is not None else None
    if decision is not None and space is not None:
        given = space.sample(fresh(secrets.token_hex(16)))
        await enter(room, CLOCK, decision.number, given)


async def probe(room: Room) -> None:
    """Measure the way to every device, while the clock runs."""
    for connection in list(room.connections):
        connection.send(Probe(n=connection.lag.probe(now_ms())))
    if room.clock.running and room.connections:
        later(room, "probe", PROBE_S, lambda: probe(room))


# --- deadlines -----------------------------------------------------------------------------------


def late_seats(room: Room, play: Play) -> list[int]:
    """The people who are asked and have not answered."""
    decision = play.table.decision
    if decision is None or CLOCK in decision.seats:
        return []
    chairs = room.around.chairs
    return [s for s in decision.waiting() if chairs[s].person and not chairs[s].bot]


def set_deadline(room: Room) -> None:
    """Set the timer of the open question. It is one for all who are asked and betrays nobody."""
    play = room.play
    assert play is not None
    decision = play.table.decision
    if decision is None or room.around.deadline_s is None:
        stop(room, "deadline")
        room.due = None
        return
    if room.due is None:
        new_deadline(room)
    if room.due is None or not late_seats(room, play):
        stop(room, "deadline")
        return
    if room.due <= now_ms() and "deadline" not in room.timers:  # back from a pause or a stand-in
        new_deadline(room)
        room.tell(TableChanged(table=room.seen(), now=now_ms()))
    wait = max(0.0, (room.due - now_ms()) / 1000)
    question = room.question
    later(room, "deadline", wait, lambda: time_over(room, question))


async def time_over(room: Room, question: int) -> None:
    """Answer for those who are late, with what the game says is safe."""
    async with room.lock:
        play = room.play
        if play is None or room.row.phase != "playing" or room.around.paused:
            return
        for seat in late_seats(room, play):
            decision = play.table.decision
            if decision is None or room.question != question:
                break
            await enter(room, seat, decision.number, safe_answer(play, seat))
            chair = room.around.chairs[seat]
            chair.expired += 1
            if chair.expired >= EXPIRED_MOST:
                await stand_in(room, seat)
            if decision.quorum == FIRST:
                break
        go_on(room)


def safe_answer(play: Play, seat: int) -> Answer:
    """What the game answers for a seat that does not."""
    decision = play.table.decision
    space = decision.space_of(seat) if decision is not None else None
    if space is None:
        raise Refuse("The seat is not asked anything now.")
    rng = fresh(secrets.token_hex(16))
    given = play.game.expiry(play.table, seat, rng)
    return given if space.holds(given) else space.sample(rng)


# --- bots ----------------------------------------------------------------------------------------


def wake_bots(room: Room) -> None:
    """Every bot that is asked and has not answered starts to think."""
    assert room.play is not None
    decision = room.play.table.decision
    if decision is None:
        return
    for seat in decision.waiting():
        if room.patient.get(seat) == (room.rewinds, len(room.play.entries)):
            continue  # it waits until something happens
        if room.failed.get(seat, 0) >= HOPELESS:
            continue
        if seat >= 0 and room.around.chairs[seat].bot and seat not in room.thinking:
            room.thinking[seat] = room.spawn(bot_turn(room, seat))


async def bot_turn(room: Room, seat: int) -> None:
    """One bot thinks and answers; it enters like everybody else."""
    try:
        play = room.playing()
        decision = play.table.decision
        assert decision is not None
        number, rewinds = decision.number, room.rewinds
        heard = len(play.entries)
        began = time.monotonic()
        given = await think(room, play, seat)
        spent = time.monotonic() - began
        room.services.meter.thought.observe(spent)
        await asyncio.sleep(max(0.0, room.services.settings.bot_pace_s - spent))
        async with room.lock:
            if room.rewinds == rewinds and room.around.chairs[seat].bot and not room.around.paused:
                waits = given is None and room.patient.get(seat) == (rewinds, heard)
                if not waits and (given is None or room.failed.get(seat, 0) >= CLUMSY):
                    given = safe_answer(play, seat)
                if given is not None:
                    await enter(room, seat, number, given)
    except Refuse as no:
        room.failed[seat] = room.failed.get(seat, 0) + 1
        log.info("a bot's answer came to nothing", code=room.code, seat=seat, words=no.words)
        await asyncio.sleep(0.05)
    finally:
        room.thinking.pop(seat, None)
    go_on(room)


async def think(room: Room, play: Play, seat: int) -> tuple[int, ...] | None:
    """What the bot would answer; None when it waits, failed or took too long."""
    row = room.row
    job = Job(
        row.code, row.game, row.options, row.seats, row.seed,
        [(e.seat, e.answer) for e in play.entries], room.rewinds, seat,
        room.around.chairs[seat].bot,
    )  # fmt: skip
    try:
        given = await room.services.minds.think(job, room.services.settings.think_s)
    except Exception as wrong:
        room.services.meter.broken.labels("bot").inc()
        log.error("a bot failed", code=room.code, bot=job.bot, why=repr(wrong))
        return None
    if given is None:
        room.patient[seat] = (job.rewinds, len(job.entries))
        return None
    decision = play.table.decision
    space = decision.space_of(seat) if decision is not None else None
    return given if space is None or space.holds(given) else None


# --- those who leave and return ------------------------------------------------------------------


async def stand_in(room: Room, seat: int, bot: str = STAND_IN) -> None:
    """A bot plays for a person who is away. The lock is held."""
    room.around.chairs[seat].bot = bot
    await room.keep(around=True)
    room.tell_table()


def returned(room: Room, seat: int) -> None:
    """The player is back: the stand-in gets up. It is stored soon; if that is lost, the stand-in
    gets up again at the next sign of the player."""
    chair = room.around.chairs[seat]
    chair.expired = 0
    if chair.person and chair.bot:
        chair.bot = ""
        thought = room.thinking.pop(seat, None)
        if thought is not None:
            thought.cancel()
        room.spawn(room.keep(around=True))
        room.tell_table()
        go_on(room)


def left(room: Room, seat: int) -> None:
    """A device of this seat is gone. At live tables a bot stands in after a while."""
    room.tell_table()
    if room.closed or room.row.phase != "playing" or room.present(seat):
        return
    if room.vote is not None:
        room.spawn(recount(room))
    deadline = room.around.deadline_s
    if deadline is not None and deadline <= LIVE_S:
        wait = room.services.settings.grace_s
        later(room, f"grace {seat}", wait, lambda: missed(room, seat))


async def recount(room: Room) -> None:
    """Somebody left: the vote is among those who are here."""
    async with room.lock:
        await count_votes(room)
        go_on(room)
        room.tell_table()


async def missed(room: Room, seat: int) -> None:
    """Still away: a bot stands in."""
    async with room.lock:
        chair = room.around.chairs[seat]
        if room.row.phase == "playing" and not room.present(seat) and not chair.bot:
            await stand_in(room, seat)
            go_on(room)
