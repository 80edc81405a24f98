"""The lobby over HTTP: making tables, sitting down, bots, start, leave, coming back."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.server import tokens

Live = Any
HOSTILE = [
    "<img src=x onerror=a()>",
    "'; DROP TABLE",
    '"onerror="x',
    "\u202eevil",
    "{p0} {p1}",
    "🏴‍☠️",
    "%s%n\\",
    "../../etc/passwd",
]


async def test_games_say_what_a_lobby_needs(live: Live) -> None:
    games = (await live.get("/games"))["games"]
    chair = next(g for g in games if g["id"] == "captains_chair")
    assert (chair["fewest"], chair["most"]) == (3, 6)
    assert chair["bots"] == ["random", "easy", "normal", "house"] and chair["choices"]
    rules = (await live.get("/games/captains_chair/rules"))["rules"]
    assert any(r["id"] == "CC-001" and r["words"] for r in rules)
    assert "no game" in (await live.get("/games/chess/rules", status=404))["words"]


async def test_every_game_can_be_laid_for_as_many_as_it_is_for(live: Live) -> None:
    for game in (await live.get("/games"))["games"]:
        assert game["sizes"][0] == game["fewest"] and game["sizes"][-1] == game["most"]
        bots = ["", *["random"] * (game["most"] - 1)]
        body = {"game": game["id"], "seats": game["most"], "name": "Ada", "bots": bots}
        assert (await live.post("/tables", body))["code"]
    crews = next(g for g in (await live.get("/games"))["games"] if g["id"] == "shallow_space")
    assert crews["sizes"] == [6, 9, 12, 15, 18]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"seats": 2}, "3 to 6"),
        ({"game": "chess"}, "no game"),
        ({"options": {"size": "big"}}, "no option"),
        ({"bots": ["random"] * 4}, "more bots"),
        ({"bots": ["random"] * 3}, "person"),
        ({"bots": ["", "genius"]}, "no bot"),
        ({"name": " \u200b\n "}, "read"),
        ({"hotseat": ["A", "B", "C", "D"]}, "more people"),
        ({"deadline_s": 1}, "5"),
    ],
)
async def test_wrong_tables_get_a_sentence(live: Live, change: dict[str, Any], word: str) -> None:
    body = {"game": "captains_chair", "seats": 3, "name": "Ada", **change}
    status = 404 if "game" in change else 422
    assert word in (await live.post("/tables", body, status=status))["words"]


async def test_people_join_by_code_until_the_table_is_full(live: Live) -> None:
    code, _ = await live.table(1, bots=1, **{"seats": 3})
    assert len(code) == 5 and set(code) <= set(tokens.LETTERS)
    seen = await live.get(f"/tables/{code.lower()}")
    assert [s["taken"] for s in seen["seats"]] == [True, True, False]
    joined = await live.post(f"/tables/{code}/join", {"name": "Ada"})
    assert joined["keys"][0]["name"] == "Ada 2"
    full = await live.post(f"/tables/{code}/join", {"name": "Cy"}, status=409)
    assert full["words"] == "All seats are taken."
    assert (await live.get("/tables/ZZZZZ", status=404))["words"]


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_are_only_names(live: Live, name: str) -> None:
    code, keys = await live.table(1, name=name, **{"seats": 3})
    seen = await live.get(f"/tables/{code}")
    shown = seen["seats"][0]["name"]
    assert shown.isprintable() and shown.replace(" ", "") != ""
    mine = (await live.post("/seats", {"tokens": keys}))["seats"]
    assert mine[0]["name"] == shown
    answer = await live.http.get(f"{live.base}/api/tables/{code}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_only_the_host_sets_bots_and_starts(live: Live) -> None:
    code, (ada, bo) = await live.table(2, **{"seats": 3})
    path = f"/tables/{code}"
    assert "host" in (await live.post(f"{path}/start", token=bo, status=403))["words"]
    assert "seat 3" in (await live.post(f"{path}/start", token=ada, status=409))["words"]
    await live.post(f"{path}/seat", {"seat": 2, "bot": "easy"}, bo, status=403)
    await live.post(f"{path}/seat", {"seat": 1, "bot": "easy"}, ada, status=409)
    seen = await live.post(f"{path}/seat", {"seat": 2, "bot": "easy"}, ada)
    assert seen["seats"][2]["bot"] == "easy"
    seen = await live.post(f"{path}/seat", {"seat": 2, "bot": None}, ada)
    assert not seen["seats"][2]["taken"]
    await live.post(f"{path}/seat", {"seat": 2, "bot": "random"}, ada)
    assert (await live.post(f"{path}/start", token=ada))["phase"] == "playing"
    assert "begun" in (await live.post(f"{path}/start", token=ada, status=409))["words"]


async def test_a_freed_seat_loses_its_key(live: Live) -> None:
    code, (ada, bo) = await live.table(2, **{"seats": 3})
    device = await live.device(code, bo)
    await live.post(f"/tables/{code}/seat", {"seat": 1, "bot": None}, ada)
    await device.until(lambda: device.close_code == 4401)
    assert (await live.post("/seats", {"tokens": [bo, ada]}))["seats"][0]["token_at"] == 1
    await live.post(f"/tables/{code}/leave", token=bo, status=401)


async def test_a_locked_table_lets_nobody_in_and_nobody_out(live: Live) -> None:
    code, (ada, bo) = await live.table(2, **{"seats": 3})
    await live.post(f"/tables/{code}/settings", {"locked": True}, bo, status=403)
    await live.post(f"/tables/{code}/settings", {"locked": True}, ada)
    locked = await live.post(f"/tables/{code}/join", {"name": "Cy"}, status=409)
    assert "locked" in locked["words"]
    assert (await live.get(f"/tables/{code}"))["seats"][1]["taken"]


async def test_keys_are_128_bits_and_kept_as_hashes(live: Live) -> None:
    code, keys = await live.table(2, **{"seats": 3})
    assert all(len(key) == 22 for key in keys) and keys[0] != keys[1]
    await live.house.services.store.write([])
    from pathlib import Path

    folder = Path(live.settings.db).parent
    stored = b"".join(f.read_bytes() for f in folder.glob("t.db*"))
    assert code.encode() in stored
    assert all(key.encode() not in stored for key in keys)


async def test_a_wrong_key_opens_nothing(live: Live) -> None:
    code, (ada,) = await live.table(1, **{"seats": 3})
    _, (bo,) = await live.table(1, **{"seats": 3})
    for wrong in (bo, ada[:-1] + ("A" if ada[-1] != "A" else "B"), "x" * 22):
        await live.post(f"/tables/{code}/leave", token=wrong, status=401)
    await live.post(f"/tables/{code}/leave", status=401)


async def test_hotseat_gives_all_keys_to_one_device(live: Live) -> None:
    made = await live.post(
        "/tables",
        {"game": "captains_chair", "seats": 4, "name": "Ada", "bots": ["", "", "", "random"],
         "hotseat": ["Ada", "Bo", "Cy"]},
    )  # fmt: skip
    assert [k["seat"] for k in made["keys"]] == [0, 1, 2]
    await live.post(f"/tables/{made['code']}/start", token=made["keys"][0]["token"])
    devices = [await live.device(made["code"], k["token"]) for k in made["keys"]]
    goals = [d.look["view"]["goals"] for d in devices]
    assert [[g is not None for g in row].index(True) for row in goals] == [0, 1, 2]


async def test_leaving_before_the_start_frees_the_seat_and_hands_the_host_over(live: Live) -> None:
    code, (ada, bo) = await live.table(2, **{"seats": 3})
    await live.post(f"/tables/{code}/leave", token=ada)
    seen = await live.get(f"/tables/{code}")
    assert [s["taken"] for s in seen["seats"]] == [False, True, False]
    assert [s["host"] for s in seen["seats"]] == [False, True, False]
    await live.post(f"/tables/{code}/seat", {"seat": 0, "bot": "random"}, bo)


async def test_my_tables_say_whose_turn_it_is(live: Live) -> None:
    _, keys = await live.started(3)
    mine = (await live.post("/seats", {"tokens": ["y" * 22, *keys]}))["seats"]
    assert [m["token_at"] for m in mine] == [1, 2, 3]
    assert sum(m["my_turn"] for m in mine) == 1 and mine[0]["names"] == ["Ada", "Bo", "Cy"]


async def test_the_link_as_a_picture(live: Live) -> None:
    code, _ = await live.table(1, **{"seats": 3})
    answer = await live.http.get(f"{live.base}/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml" and b"<svg" in answer.content


async def test_bodies_have_limits(live: Live) -> None:
    path, kind = f"{live.base}/api/tables", {"content-type": "application/json"}
    long = await live.http.post(path, content=b"[" * 20_000, headers=kind)
    assert long.status_code == 413
    deep = await live.http.post(path, content=b"[" * 9_000, headers=kind)
    assert deep.status_code in (400, 422)
    form = await live.http.post(path, content=b"{}", headers={"content-type": "text/plain"})
    assert form.status_code == 415
    extra = {"game": "captains_chair", "seats": 3, "name": "A", "admin": True}
    assert "admin" in (await live.post("/tables", extra, status=422))["words"]
    name = {"game": "captains_chair", "seats": 3, "name": "A" * 25}
    await live.post("/tables", name, status=422)


async def test_floods_are_refused_politely(start: Any) -> None:
    live = await start(calls_burst=5, calls_rate=0.001)
    statuses = []
    for _ in range(7):
        answer = await live.http.post(f"{live.base}/api/seats", json={"tokens": []})
        statuses.append(answer.status_code)
    assert statuses == [200] * 5 + [429] * 2


async def test_what_operators_need(live: Live) -> None:
    assert (await live.http.get(f"{live.base}/healthz")).text == "ok\n"
    text = (await live.http.get(f"{live.base}/metrics")).text
    assert "quarterdeck_answers" in text and "quarterdeck_sockets" in text
    described = await live.get("")
    assert described["openapi"].startswith("3.1")
    assert "/api/tables/{code}/join" in described["paths"]


async def test_the_page_and_its_policy(start: Any, tmp_path: Any) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    live = await start(page=page)
    missing = await live.http.get(f"{live.base}/")
    assert missing.status_code == 200 and "make web" in missing.text
    (page / "index.html").write_text("<!doctype html>hello")
    (page / "assets/app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/", "/t/ABCDE", "/t/ABCDE/replay"):
        answer = await live.http.get(live.base + path)
        assert "hello" in answer.text
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy
    asset = await live.http.get(f"{live.base}/assets/app.js")
    assert "immutable" in asset.headers["cache-control"]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "secret" not in (await live.http.get(live.base + path)).text
    assert (await live.http.get(f"{live.base}/nothing.js")).status_code == 404
    assert (await live.http.get(f"{live.base}/api/nothing")).status_code == 404
