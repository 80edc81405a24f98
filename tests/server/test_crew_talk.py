"""Teams talk apart: the own crew hears it, nobody else learns that anything was said."""

from __future__ import annotations

from tests.server.conftest import Live


async def test_only_the_crew_hears_its_plans(live: Live) -> None:
    code, tokens = await live.started(6, game="shallow_space")
    ada, bo, enemy = [await live.device(code, tokens[seat]) for seat in (0, 1, 3)]
    watcher = await live.device(code)
    assert ada.look["crew"] == [0, 1, 2] and enemy.look["crew"] == [3, 4, 5]
    assert (await ada.ask("chat", words="board them", crew=True))["type"] == "ack"
    await bo.until(lambda: bo.said == 1)
    assert (await bo.ask("chat", words="good day"))["type"] == "ack"
    for device in (enemy, watcher):
        await device.until(lambda device=device: device.said == 1)
        heard = [f for f in device.frames if f["type"] == "said"]
        assert [(f["n"], f["words"], f["crew"]) for f in heard] == [(1, "good day", False)]
    await bo.until(lambda: bo.said == 2)
    await live.restart()
    late, foe = await live.device(code, tokens[2]), await live.device(code, tokens[4])
    await late.until(lambda: late.said == 2)
    await foe.until(lambda: foe.said == 1)
    assert [f["words"] for f in late.frames if f["type"] == "said"] == ["board them", "good day"]
    assert [f["words"] for f in foe.frames if f["type"] == "said"] == ["good day"]


async def test_who_has_no_crew_is_told_so(live: Live) -> None:
    code, tokens = await live.started(3)
    ada = await live.device(code, tokens[0])
    refused = await ada.ask("chat", words="psst", crew=True)
    assert refused["words"] == "There is no crew of yours here: say it to the table."
    assert ada.said == 0
