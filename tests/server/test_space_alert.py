"""Space Alert's calls for people with cardboard, and a mission whose bots wait for the clock."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.conftest import Live, Start
from tools.device import Device
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quarterdeck.games.space_alert.mission_table import MissionTable
from quarterdeck.server import clock, keeper, playback
from quarterdeck.server.playback import (
    COUNTDOWN_MS,
    MOST,
    RESUME_MS,
    Playback,
    Playbacks,
    Remote,
)

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


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"players": [["A"]] * 12}, ""),
        ({"players": [["A"]] * 13}, "The mission has 13 players; 12 can be shown here."),
        ({"players": [[["A"] * 300]]}, ""),
        ({"players": [[["A"] * 299], ["A", "B"]]}, "The mission has 301 cards; 300 can be"),
        ({"threats": MISSION["threats"] * 40}, ""),
        ({"threats": MISSION["threats"] * 41}, "The mission has 41 threats; 40 can be shown"),
    ],
)
async def test_a_film_is_not_made_of_more_than_a_table_holds(
    start: Start, more: dict[str, Any], words: str
) -> None:
    """A frame for each card that shows everybody: a few kilobytes would keep the server busy."""
    live = await start()
    status = 413 if words else 200
    found = await live.post("/space-alert/resolve", {**MISSION, **more}, status=status)
    assert words in found.get("words", "")


async def test_the_box_names_everything_a_mission_can_hold(start: Start) -> None:
    live = await start()
    box = await live.get("/space-alert/box")
    assert [ship["ship"] for ship in box["ships"]] == [
        "sitting_duck_manual", "sitting_duck_classic", "little_duckling",
    ]  # fmt: skip
    manual, classic, small = box["ships"]
    assert "heroic_C" in manual["tokens"] and "heroic_C" not in classic["tokens"]
    assert "heroic_move:upper_white" not in small["tokens"] and len(small["tiles"]["red"]) == 5
    assert [v["turns"] for v in classic["variants"]] == [12, 7] and len(box["boards"]) == 7
    fighter = next(card for card in box["threats"] if card["id"] == "E1-07")
    assert fighter["name"] == "Fighter" and fighter["external"]
    for token in manual["tokens"]:  # whatever the form offers can be resolved
        mission = {"players": [[token]], "threats": []}
        assert (await live.post("/space-alert/resolve", mission))["result"]["outcome"]


async def test_a_mission_plays_in_step_pauses_and_seeks(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000]
    monkeypatch.setattr(playback, "now_ms", lambda: now[0])
    live = await start()
    made = await live.post("/space-alert/play?track=base_test_run_1", status=201)
    ws = f"{live.base.replace('http', 'ws', 1)}/ws/space-alert/{made['code'].lower()}"
    async with connect(ws) as one:
        assert (await told(one))["running"] is False
        async with connect(ws) as two:
            assert (await told(one))["devices"] == (await told(two))["devices"] == 2
            await one.send('{"do": "remote", "act": "play"}')
            begun = [await told(device) for device in (one, two)]
            assert begun[0] == begun[1] and begun[0]["running"]
            assert begun[0]["since"] - begun[0]["now"] == COUNTDOWN_MS
            await two.send('{"do": "remote", "act": "seek", "ms": 60000}')
            assert (await told(one))["ms"] == (await told(two))["ms"] == 60_000
            now[0] += 3000
            await two.send('{"do": "remote", "act": "pause"}')
            held = [await told(device) for device in (one, two)]
            assert not held[0]["running"] and held[0]["ms"] == held[1]["ms"]
            assert held[0]["ms"] == 63_000 - RESUME_MS
            await two.send('{"do": "ping", "mine": 5}')
            assert (await told(two))["mine"] == 5
        await told(one)
        late = await live.get(f"/space-alert/play/{made['code']}")
        assert late["state"]["ms"] == held[0]["ms"] and late["mission"]["title"] == "Test Run 1"
        await one.send('{"do": "dance"}')
        with pytest.raises(ConnectionClosed):
            await told(one)
    sorry = await live.get("/space-alert/play/NOBODY", status=404)
    assert "NOBODY" in sorry["words"]
    async with connect(ws[:-5] + "XXXXX") as lost:
        with pytest.raises(ConnectionClosed):
            await told(lost)


def test_a_paused_mission_keeps_its_place_and_never_leaves_its_track() -> None:
    heard = Playback("ABCDE", {"length": 420})
    heard.obey(Remote("play"), 1000)
    assert heard.position(1000) == -COUNTDOWN_MS and heard.position(1000 + COUNTDOWN_MS) == 0
    heard.obey(Remote("play"), 2000)  # once is enough
    assert heard.position(14_000) == 10_000
    heard.obey(Remote("pause"), 14_000)
    heard.obey(Remote("pause"), 20_000)
    assert heard.position(99_000) == 10_000
    heard.obey(Remote("play"), 100_000)
    assert heard.position(100_000 + RESUME_MS) == 10_000
    for asked, found in ((-5, 0), (9_999_999, 420_000)):
        heard.obey(Remote("seek", asked), 200_000)
        assert heard.ms == found


def test_the_longest_unheard_mission_makes_room() -> None:
    playbacks = Playbacks()
    first = playbacks.begin({"length": 1})
    first.touched = -1
    for _ in range(MOST):
        playbacks.begin({"length": 1})
    assert len(playbacks.by_code) == MOST and first.code not in playbacks.by_code


async def told(device: ClientConnection) -> dict[str, Any]:
    """The next frame."""
    found: dict[str, Any] = json.loads(await asyncio.wait_for(device.recv(), 60))
    return found


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
    early = await live.get(f"/space-alert/tables/{code}/film", status=403)
    assert "after the end" in early["words"]
    async with asyncio.timeout(120):
        while (await live.get(f"/tables/{code}"))["phase"] != "ended":
            await asyncio.sleep(0.05)
    await ada.until(lambda: ada.look["outcome"] is not None)
    shown = (await live.get(f"/space-alert/tables/{code}/film"))["missions"]
    assert len(shown) == 1 and shown[0]["film"]["frames"][-1]["state"]["over"] is True
    assert shown[0]["result"]["outcome"] in ("survived", "lost")


async def planning(start: Start, speed: float) -> tuple[Live, str, Device, Device]:
    """Ada and Bo plan Test Run 1; the clock runs."""
    live = await start()
    code, tokens = await live.started(
        2, game="space_alert", speed=speed, options={"mission": "base_test_run_1"}
    )
    ada, bo = [await live.device(code, token) for token in tokens]
    await ada.answer([8])  # Bo watches outside, Ada inside
    await bo.answer([])
    await ada.until(lambda: ada.look["view"]["stage"] == "planning")
    await bo.until(lambda: bo.look["view"]["stage"] == "planning")
    return live, code, ada, bo


async def test_a_pause_by_vote_holds_the_mission_for_everybody(start: Start) -> None:
    _, _, ada, bo = await planning(start, 20)
    await ada.ask("propose", about="pause")
    await bo.until(lambda: bo.table["vote"] is not None)
    assert bo.table["clock"]["running"]  # one voice is not enough
    assert (await bo.ask("vote", yes=True))["type"] == "ack"
    await ada.until(lambda: ada.table["paused"] and not ada.table["clock"]["running"])
    held, cues = ada.table["clock"]["ms"], len(ada.look["view"]["cues"])
    await asyncio.sleep(2.0)  # forty seconds of the mission
    assert len(ada.look["view"]["cues"]) == cues
    card = ada.look["view"]["crew"][0]["hand"][0]["card"]
    assert (await ada.answer([0, card, 0, 1]))["words"] == "The table is paused."
    await bo.ask("propose", about="go_on")
    await ada.until(lambda: ada.table["vote"] is not None)
    await ada.ask("vote", yes=True)
    await ada.until(lambda: not ada.table["paused"] and ada.table["clock"]["running"])
    assert ada.table["clock"]["ms"] < held + 25_000
    await ada.until(lambda: len(ada.look["view"]["cues"]) > cues)


async def ringing(room: Any, monkeypatch: pytest.MonkeyPatch) -> int:
    """Wait until a bell is held, longer than usual so that a busy machine has time to answer; the
    moment it rang."""
    monkeypatch.setattr(clock, "BELL_HOLD_MS", 4000)
    monkeypatch.setattr(keeper, "BELL_HOLD_MS", 4000)
    for connection in room.connections:
        connection.lag.trips = [9000] * 7
    async with asyncio.timeout(60):
        while room.bell is None:
            await asyncio.sleep(0.005)
    return int(room.bell)


async def test_a_card_that_left_before_the_bell_is_laid(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, code, ada, _ = await planning(start, 1)
    room = live.house.rooms[code]
    card = ada.look["view"]["crew"][0]["hand"][0]["card"]
    fields = {"number": ada.look["decision"]["number"], "answer": [0, card, 0, 1]}
    bell = await ringing(room, monkeypatch)
    assert (await ada.ask("answer", **fields, left=bell - 10))["type"] == "ack"
    assert room.bell is not None  # before the announcement
    await ada.until(lambda: ada.look["view"]["crew"][0]["plan"][0])
    assert ada.look["view"]["crew"][0]["plan"][0][0]["card"] == card


async def test_a_card_laid_just_after_an_announcement_waits_for_it_and_lies(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, code, ada, _ = await planning(start, 1)
    room = live.house.rooms[code]
    card = ada.look["view"]["crew"][0]["hand"][0]["card"]
    fields = {"number": ada.look["decision"]["number"], "answer": [0, card, 0, 1]}
    bell = await ringing(room, monkeypatch)
    assert (await ada.ask("answer", **fields, left=bell + 1))["type"] == "ack"
    assert room.quiet.is_set()  # it was not let in while the bell rang
    await ada.until(lambda: ada.look["view"]["crew"][0]["plan"][0])
    assert ada.look["view"]["crew"][0]["plan"][0][0]["card"] == card


async def test_figures_are_shown_on_the_common_board_unless_communications_are_down(
    start: Start,
) -> None:
    live, code, ada, bo = await planning(start, 1)
    marks = ["1@upper_red", "2@lower_red"]
    assert (await ada.ask("sketch", marks=marks))["type"] == "ack"
    await bo.until(lambda: any(f["type"] == "sketched" for f in bo.frames))
    seen = next(f for f in bo.frames if f["type"] == "sketched")
    assert (seen["seat"], seen["marks"]) == (0, marks)
    late = await live.device(code)  # who comes later sees it too
    await late.until(lambda: any(f["type"] == "sketched" for f in late.frames))
    assert (await late.ask("sketch", marks=[]))["type"] == "refused"  # a spectator
    table = live.house.rooms[code].playing().table
    assert isinstance(table, MissionTable)
    table.silent = 1
    assert (await bo.ask("sketch", marks=marks))["words"] == "The rules ask for silence now."
    assert (await bo.ask("chat", words="psst"))["words"] == "The rules ask for silence now."


async def test_other_games_have_no_common_board(live: Live) -> None:
    code, tokens = await live.started(3)
    ada = await live.device(code, tokens[0])
    assert "no common board" in (await ada.ask("sketch", marks=["1@upper_red"]))["words"]
