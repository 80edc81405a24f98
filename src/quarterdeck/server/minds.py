"""Bots think here: in processes of their own, away from the sockets.

A job carries the log; a worker remembers the tables it has seen and plays on from there, so that
a bot keeps what it heard. Only the bot's eyes are handed to the bot.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from ..bots import Bot, make
from ..games import game as game_of
from ..kit.event import Event
from ..kit.look import Eyes
from ..kit.rng import fresh
from ..kit.table import Table

REMEMBERED = 64


class Job(msgspec.Struct):
    """What a bot needs to know to answer: the table's log, its seat and its name.

    `rewinds` counts what was taken back: a memory of what no longer stands is thrown away.
    """

    code: str
    game: str
    options: dict[str, str]
    seats: int
    seed: str
    entries: list[tuple[int, tuple[int, ...]]]
    rewinds: int
    seat: int
    bot: str


class Mind:
    """A bot on its seat with all it has heard so far."""

    def __init__(self, job: Job) -> None:
        game = game_of(job.game)
        self.table: Table = game.setup(game.read_options(job.options), job.seats, job.seed)
        self.bot: Bot = make(job.bot, game, job.seat, fresh(f"{job.seed}/{job.seat}/{job.bot}"))
        self.eyes = Eyes(game, self.table, job.seat)
        self.heard = 0
        self.told: list[Event] = []
        self.table.listen(self.told)

    def think(self, job: Job) -> list[int] | None:
        """Catch up with the log, then choose; None: it would rather let time pass."""
        for seat, answer in job.entries[self.heard :]:
            self.table.answer(seat, answer)
            for event in self.eyes.heard(self.told):
                self.bot.hear(event)
            self.told.clear()
        self.heard = len(job.entries)
        if self.bot.waits(self.eyes):
            return None
        return list(self.bot.choose(self.eyes))


_minds: OrderedDict[tuple[str, int, int, str], Mind] = OrderedDict()


def think(data: bytes) -> list[int] | None:
    """In a worker: answer for a bot; None: it waits."""
    job = msgspec.msgpack.decode(data, type=Job)
    key = (job.code, job.rewinds, job.seat, job.bot)
    mind = _minds.pop(key, None)
    if mind is None or mind.heard > len(job.entries):
        mind = Mind(job)
    answer = mind.think(job)
    _minds[key] = mind  # only if it went well
    while len(_minds) > REMEMBERED:
        _minds.popitem(last=False)
    return answer


def _follow_the_server() -> None:
    """A worker whose server was killed ends too."""
    server = os.getppid()

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Minds:
    """The pool of workers; started with the first thought, and anew when a worker died."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: Executor | None = None

    def start(self) -> Executor:
        """The pool. Without workers (in tests) bots think in one thread."""
        if self._pool is None:
            if self.workers == 0:
                self._pool = ThreadPoolExecutor(1)
            else:
                self._pool = ProcessPoolExecutor(
                    self.workers,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=_follow_the_server,
                )
        return self._pool

    async def think(self, job: Job, patience_s: float) -> tuple[int, ...] | None:
        """The bot's answer, or None when it lets time pass; raises when it takes too long or
        fails."""
        loop = asyncio.get_running_loop()
        data = msgspec.msgpack.encode(job)
        try:
            thought = loop.run_in_executor(self.start(), think, data)
            async with asyncio.timeout(patience_s):  # wait_for may forget a cancellation
                given = await thought
            return None if given is None else tuple(given)
        except BrokenProcessPool:
            self._pool = None
            raise

    def close(self) -> None:
        """Let the workers go; what they were thinking of is no longer needed."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
