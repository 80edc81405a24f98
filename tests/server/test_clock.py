"""The mission clock: the server answers for time, counts what left in time, and can pause."""

from __future__ import annotations

import asyncio
import sys
from types import ModuleType
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kit.decision import FIRST, Decision
from quarterdeck.kit.event import Event
from quarterdeck.kit.game import Game, Label, Outcome, Words
from quarterdeck.kit.procedure import Procedure
from quarterdeck.kit.rng import Rng
from quarterdeck.kit.seat import CLOCK
from quarterdeck.kit.space import Answer, Nothing, Pick
from quarterdeck.kit.table import Table
from quarterdeck.server import clock, keeper
from quarterdeck.server.clock import BELL_HOLD_MS, Lag, MissionClock

TICKS = 3
EVERY_MS = 400_000
"""So long that no bell rings by itself: tests let the time pass (`let_pass`)."""
SLOW = 0.25


class Race(Table):
    """Who presses when, and how often the bell has rung."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.pressed: list[int] = []
        self.ticks = 0

    def clone(self) -> Race:
        twin = Race(self.seats, self.rng.clone())
        twin.pressed, twin.ticks = self.pressed.copy(), self.ticks
        self.copy_kernel(twin)
        return twin


class Press(Procedure[Race]):
    """Anybody presses until the bell has rung three times."""

    def step(self, t: Race, at: int) -> None:
        if at == 0:
            seats = [*range(t.seats), CLOCK]
            spaces = [Pick([1, 2]) for _ in range(t.seats)]
            t.ask("press", "TOY-1", seats, [*spaces, Nothing()], FIRST, goes_on=True)
            return
        who = t.who_replied()
        if t.replied[who] == CLOCK:
            t.ticks += 1
            t.tell("bell", -1, (t.ticks,), "TOY-2")
        else:
            t.pressed.append(who)
            t.tell("pressed", who, (), "TOY-1")
        if t.ticks == TICKS:
            t.finish()
        else:
            self.at = 0

    def clone(self) -> Press:
        return Press(self.at)


class ToyWords(Words):
    def event(self, event: Event) -> str:
        return event.kind

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        return "Press!"

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        return Label(str(path[-1]))


class Toy(Game):
    def __init__(self) -> None:
        super().__init__("toy_race", "Race", 1, 1, 4)
        self.words = ToyWords()

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        table = Race(seats, Rng(seed))
        table.begin(Press())
        table.run()
        return table

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, Race)
        return {"pressed": table.pressed, "ticks": table.ticks, "silence": table.ticks == 1}

    def outcome(self, table: Table) -> Outcome | None:
        return None if table.stack else Outcome([0], [], "Over.", "TOY-3")

    def clock_due(self, table: Table) -> int:
        assert isinstance(table, Race)
        return (table.ticks + 1) * EVERY_MS if table.decision is not None else -1


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("quarterdeck.games.toy_race")
    module.GAME = Toy()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "quarterdeck.games.toy_race", module)
    monkeypatch.setattr(games, "IDS", [*games.IDS, "toy_race"])


async def race(live: Any, people: int = 2, **more: Any) -> tuple[str, list[Any]]:
    code, tokens = await live.started(people, game="toy_race", **more)
    return code, [await live.device(code, token) for token in tokens]


def let_pass(room: Any) -> None:
    """It is time for the next bell."""
    due = room.game.clock_due(room.play.table)
    room.clock.ms += due - room.clock.read(clock.now_ms())
    keeper.go_on(room)


async def bells(room: Any, device: Any, count: int) -> None:
    """Let so many bells ring, one after the other, and the device hear of them."""
    for _ in range(count):
        heard = device.n
        let_pass(room)
        await device.until(lambda n=heard: device.n > n)


async def ringing(room: Any) -> int:
    """Wait until the bell is held for what is still on its way; the moment it rang."""
    async with asyncio.timeout(60):
        while room.bell is None:
            await asyncio.sleep(0.005)
    return int(room.bell)


async def test_the_server_answers_for_time_and_the_log_has_the_mission_time(start: Any) -> None:
    live = await start()
    code, (ada, bo) = await race(live, speed=SLOW)
    assert ada.table["clock"]["running"]
    assert (await ada.answer([1]))["type"] == "ack"
    await bo.until(lambda: bo.lines)
    await bells(live.house.rooms[code], bo, TICKS)
    assert bo.over()
    assert [line["words"] for line in bo.lines] == ["pressed", "bell", "bell", "bell"]
    await bo.until(lambda: bo.table["phase"] == "ended" and not bo.table["clock"]["running"])
    log = await live.house.services.store.log(code)
    rings = [r.clock for r in log if r.seat == CLOCK]
    assert all((i + 1) * EVERY_MS <= ms < (i + 1) * EVERY_MS + 5000 for i, ms in enumerate(rings))


async def test_speed_makes_time_pass_faster(start: Any) -> None:
    live = await start()
    code, (ada, _) = await race(live, speed=1000)
    await ada.until(lambda: ada.over())
    rings = [r for r in await live.house.services.store.log(code) if r.seat == CLOCK]
    assert rings[-1].clock >= TICKS * EVERY_MS
    assert rings[-1].clock - rings[0].clock == 1000 * (rings[-1].ms - rings[0].ms)


async def test_an_answer_to_the_question_before_still_counts(start: Any) -> None:
    live = await start()
    _, (ada, bo) = await race(live, speed=SLOW)
    number = ada.look["decision"]["number"]
    assert (await bo.answer([1]))["type"] == "ack"
    await ada.until(lambda: ada.n >= 2)
    assert (await ada.answer([2], number=number))["type"] == "ack"
    assert (await ada.answer([2], number=99))["type"] == "refused"


async def test_a_pause_stops_the_mission_clock_and_a_restart_keeps_it(start: Any) -> None:
    live = await start()
    code, (ada,) = await race(live, people=1, speed=SLOW)
    room = live.house.rooms[code]
    await bells(room, ada, 1)
    assert (await ada.ask("propose", about="pause"))["type"] == "ack"
    await ada.until(lambda: ada.table["paused"] and not ada.table["clock"]["running"])
    before = room.clock.read(clock.now_ms())
    await asyncio.sleep(0.3)
    assert room.clock.read(clock.now_ms()) == before >= EVERY_MS
    assert "bell" not in room.timers and len(ada.lines) == 1
    await live.restart()
    await ada.until(lambda: sum(f["type"] == "welcome" for f in ada.frames) == 2)
    again = live.house.rooms[code]
    assert EVERY_MS <= again.clock.read(0) <= before
    await ada.ask("propose", about="go_on")
    await ada.until(lambda: ada.table["clock"]["running"])
    await bells(again, ada, TICKS - 1)
    assert ada.over()


async def test_silence_closes_the_chat_for_seats(start: Any) -> None:
    live = await start()
    code, (ada, bo) = await race(live, speed=SLOW)
    assert (await ada.ask("chat", words="ahoy"))["type"] == "ack"
    let_pass(live.house.rooms[code])
    await bo.until(lambda: bo.table["silent"])
    assert (await bo.ask("chat", words="psst"))["words"] == "The rules ask for silence now."


async def test_what_left_before_the_bell_counts_within_the_measured_lag(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (clock, keeper):
        monkeypatch.setattr(module, "BELL_HOLD_MS", 4000)  # also a busy machine answers in time
    live = await start()
    code, (ada, bo) = await race(live, speed=SLOW)
    room = live.house.rooms[code]
    connection = next(c for c in room.connections if c.eyes == 0)
    connection.lag.trips = [9000] * 7
    let_pass(room)
    bell = await ringing(room)
    fields = {"number": ada.look["decision"]["number"], "answer": [1]}
    late = asyncio.create_task(bo.ask("answer", **fields, left=bell + 1))
    await asyncio.sleep(0.1)  # it arrives first, but it left after the bell: it waits for time
    assert (await ada.ask("answer", **fields, left=bell - 10))["type"] == "ack"
    assert not late.done()
    assert (await late)["type"] == "ack"
    await bo.until(lambda: len(bo.lines) >= 3)
    assert [line["kind"] for line in bo.lines[:3]] == ["pressed", "bell", "pressed"]


async def test_what_left_after_the_last_bell_is_too_late(start: Any) -> None:
    live = await start()
    code, (ada, bo) = await race(live, speed=SLOW)
    room = live.house.rooms[code]
    fields = {"number": ada.look["decision"]["number"], "answer": [1]}
    next(c for c in room.connections if c.eyes == 0).lag.trips = [300] * 7
    await bells(room, bo, TICKS - 1)
    let_pass(room)
    await ringing(room)
    assert (await bo.ask("answer", **fields, left=None))["words"] == "The game is over."
    assert [line["kind"] for line in bo.lines] == ["bell"] * TICKS


def test_lag_is_what_the_server_measured_and_no_more() -> None:
    lag = Lag()
    assert not lag.believes(None, 100, 100)
    assert lag.believes(90, 100, 200) and not lag.believes(90, 100, 300)
    lag.probed(7, 50)
    assert lag.trips == []
    for at in (0, 1000, 2000):
        lag.probed(lag.probe(at), at + 200)
    assert lag.one_way() == 100
    assert lag.believes(90, 100, 330) and not lag.believes(90, 100, 331)
    assert not lag.believes(101, 100, 120)
    for at in range(0, 70_000, 10_000):
        lag.probed(lag.probe(at), at + 9000)
    assert lag.one_way() < BELL_HOLD_MS


def test_the_clock_reads_mission_time() -> None:
    mission = MissionClock(2.0, 500)
    assert mission.read(10) == 500
    mission.run(1000)
    assert mission.read(1100) == 700 and mission.wait_s(900, 1100) == pytest.approx(0.1)
    mission.stop(1100)
    assert mission.read(9999) == 700 and not mission.running
