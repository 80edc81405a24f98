"""Space Alert's calls for people with cardboard, and a mission whose bots wait for the clock."""

from __future__ import annotations

import asyncio

from tests.server.conftest import Start

MISSION = {
    "ship": "sitting_duck_classic", "players": [["C"], [None, "A", "A"]],
    "threats": [{"id": "E1-07", "turn": 2, "zone": "white"}], "tracks": {"white": "T7"},
}  # fmt: skip


async def test_tracks_are_named_and_described(start: Start) -> None:
    live = await start()
    assert len((await live.get("/space-alert/missions"))["missions"]) == 234
    track = await live.get("/space-alert/mission?track=base_test_run_1")
    assert track["announcements"][1]["caption"] == "Alert. Time T plus one. Threat. Zone blue."
    one, two = [await live.get("/space-alert/mission?seed=a&players=5") for _ in range(2)]
    assert one == two and one["turns"] == 12
    for query in ("players=nine", "players=9", "track=nonsense", "profile=tub"):
        sorry = await live.get(f"/space-alert/mission?{query}", status=422)
        assert sorry["words"]


async def test_a_mission_is_resolved_with_its_film(start: Start) -> None:
    live = await start()
    found = await live.post("/space-alert/resolve", MISSION)
    assert found["result"]["outcome"] == "survived"
    assert found["film"]["frames"][-1]["state"]["over"] is True
    sorry = await live.post("/space-alert/resolve", {**MISSION, "ship": "tub"}, status=422)
    assert "ship" in sorry["words"]
    long = await live.post("/space-alert/resolve", {"players": ["x" * 70_000]}, status=413)
    assert "at most" in long["words"]


async def test_the_server_tells_its_time(start: Start) -> None:
    live = await start()
    first = (await live.get("/space-alert/time"))["now"]
    assert (await live.get("/space-alert/time"))["now"] >= first


async def test_bots_let_the_clock_run_and_the_mission_ends(start: Start) -> None:
    live = await start()
    made = await live.post(
        "/tables",
        {"game": "space_alert", "seats": 2, "name": "Ada", "bots": ["", "random"], "speed": 200,
         "options": {"mission": "base_test_run_1"}},
    )  # fmt: skip
    code, token = made["code"], made["keys"][0]["token"]
    await live.post(f"/tables/{code}/start", token=token)
    ada = await live.device(code, token)
    await ada.answer([8])
    for _ in range(600):
        seen = await live.get(f"/tables/{code}")
        if seen["phase"] == "ended":
            break
        await asyncio.sleep(0.05)
    assert seen["phase"] == "ended"
