"""Packs that an owner of the printed game may write: what is asked for holds, or is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.captain_is_dead import aboard as a
from tests.games.captain_is_dead.test_packs import ALERT, ROLE, write

from quarterdeck.games.captain_is_dead import GAME, content
from quarterdeck.games.captain_is_dead import verbs as changes
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.costs import hand_limit, turn_actions
from quarterdeck.games.captain_is_dead.choices.menu import menu
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.content.check import BrokenPack
from quarterdeck.games.captain_is_dead.effects import ship
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.rng import fresh, seed_of

STANDARD = content.BUILT_IN / content.STANDARD


def entry(file: str, head: str, id: str, **changed: str) -> str:
    """An entry of the standard pack with some fields changed ("": left out)."""
    rows = tomllib.loads((STANDARD / file).read_text("utf-8"))[head]
    row = {k: _toml(x) for k, x in next(r for r in rows if r["id"] == id).items()} | changed
    return f"[[{head}]]\n" + "".join(f"{k} = {x}\n" for k, x in row.items() if x)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {_toml(x)}" for k, x in value.items()) + " }"
    return str(value).lower() if isinstance(value, bool) else repr(value)


def act(id: str, **changed: str) -> str:
    return entry("activities.toml", "activity", id, **changed)


def aboard(pack: str, seats: int = 3) -> CaptainTable:
    """The first turn of a game with this pack: all roles of it meet on a calm Bridge."""
    t = GAME.setup({"pack": pack, "blind_discard": "no", "any_role": "yes"}, seats, seed_of("o"))
    assert isinstance(t, CaptainTable)
    while t.decision is not None and t.decision.kind != "act":
        seat = t.decision.waiting()[0]
        t.answer(seat, t.decision.space_of(seat).each()[0])
    a.calm(t)
    t.at = [a.space("bridge")] * t.crew
    return t


def verbs(t: CaptainTable) -> set[int]:
    return {v.verb_of(code) for code in menu(t)}


def holds(t: CaptainTable, seconds: str) -> None:
    """Played at random to the end, nothing is paid twice or lost."""
    chance = fresh(seconds)
    while t.decision is not None:
        seat = t.decision.waiting()[0]
        t.answer(seat, t.decision.space_of(seat).sample(chance))
        t.invariants()


@pytest.mark.rule("CID-048", "CID-068")
@pytest.mark.parametrize("id", ["move", "carry"])
def test_what_a_walk_costs_in_a_pack_must_be_paid(shelf: Path, id: str) -> None:
    verb = v.MOVE if id == "move" else v.CARRY
    write(shelf, f"dear-{id}", activities=act(id, cost="{ actions = 2, science = 1 }"))
    t = aboard(f"dear-{id}")
    assert verb not in verbs(t)  # no Science in hand
    t.hand[t.now][n.SCIENCE] += 3
    assert verb in verbs(t)
    t.actions = 1
    assert verb not in verbs(t)
    for game in range(4):
        holds(GAME.setup({"pack": f"dear-{id}"}, 4, seed_of(str(game))), id)


@pytest.mark.rule("CID-081", "CID-124", "CID-165")
def test_the_symbols_of_a_pack_are_looked_at(shelf: Path) -> None:
    both = {"injured": "true", "aliens": "true"}
    mine = act("hand_over", **both) + act("repair", **both) + act("move", injured="false")
    write(shelf, "symbols", activities=mine + act("kill", injured="false"))
    t = aboard("symbols")
    t.hand[t.now] = [4, 4, 4, 4]
    t.state[n.COMM] = 1
    t.hurt[t.now] = 1
    assert {v.GIVE, v.REPAIR} <= verbs(t) and not {v.MOVE, v.CARRY} & verbs(t)
    t.aliens[t.at[t.now]] = 1
    assert {v.GIVE, v.REPAIR} <= verbs(t) and v.KILL not in verbs(t)
    t.hurt[t.now] = 0
    assert v.KILL in verbs(t)


@pytest.mark.rule("CID-097")
def test_a_repair_without_actions_is_possible_without_actions(shelf: Path) -> None:
    free = entry("systems.toml", "system", "comm_system", repair="{ actions = 0, command = 1 }")
    write(shelf, "free", systems=free)
    t = aboard("free")
    t.state[n.COMM] = 1
    t.hand[t.now] = [1, 0, 0, 0]
    t.actions = 0
    assert verbs(t) == {v.END, v.REPAIR}


@pytest.mark.rule("CID-052")
def test_a_card_may_take_two_upgrades(shelf: Path) -> None:
    surge = ALERT.replace('{ op = "hit", n = 2 }', '{ op = "deactivate_upgrade", n = 2 }')
    write(shelf, "surge", alerts=surge)
    t = aboard("surge")
    for upgrade in range(3):
        t.active[upgrade] = 1
        t.perks[t._c.upgrades[upgrade].does] += 1
    t.queue, t.queue_marks = [[x.id for x in t._c.alerts].index("Y09")], [0]
    t.answer(t.seat_of(t.now), (v.END,))
    while t.decision is not None and t.decision.kind != "deactivate":
        t.answer(t.decision.seats[0], (0,))
    advice = GAME.hints(t, t.seat_of(t.now))
    assert sorted(x.answer for x in advice) == [(0, 1), (0, 2), (1, 2)]
    t.answer(t.seat_of(t.now), (0, 2))
    assert t.active[:3] == [0, 1, 0] and t.perks[n.CREW_ACTIONS] == 0


@pytest.mark.rule("CID-109")
def test_a_plan_of_several_effects_is_open_while_one_of_them_helps(shelf: Path) -> None:
    plan = entry("plans.toml", "plan", "auxiliary_power").replace(
        "effects = ", 'effects = [{ op = "shields", n = 1 }, { op = "all_draw" }] #'
    )
    write(shelf, "both", plans=plan)
    t = aboard("both")
    t.plans[t.now] = [[p.id for p in t._c.plans].index("auxiliary_power")]
    assert v.PLAN in verbs(t)  # shields at 100%, but there are Skills to draw
    t.deck, t.discards = [], [0, 0, 0, 0]
    assert v.PLAN not in verbs(t)
    t.shields -= 1
    assert v.PLAN in verbs(t)


@pytest.mark.rule("CID-071")
def test_a_parasite_never_makes_a_hand_larger(shelf: Path) -> None:
    write(shelf, "large", anomalies=entry("anomalies.toml", "anomaly", "brain_parasite", least="9"))
    t = aboard("large")
    t.odd[n.PARASITE] = 1
    assert hand_limit(t, 0) == t.role_of(0).hand


@pytest.mark.rule("CID-056")
def test_slow_time_never_gives_actions(shelf: Path) -> None:
    write(shelf, "slow", anomalies=entry("anomalies.toml", "anomaly", "time_dilation", least="9"))
    t = aboard("slow")
    t.odd[n.DILATION] = 1
    assert turn_actions(t, 0) == t.role_of(0).actions


@pytest.mark.rule("CID-148")
def test_a_grid_stops_a_hit_but_never_raises_the_shields(shelf: Path) -> None:
    grid = entry("upgrades.toml", "upgrade", "point_defence_grid", n="9")
    write(shelf, "grid", upgrades=grid)
    t = aboard("grid")
    t.shields, t.perks[n.HIT_LESS] = 5, 9
    t.ships, t.ship_marks = [[x.id for x in t._c.alerts].index("Y17")], [0]
    ship.hit(t, 2)
    assert t.shields == 5 and t.story[-1][1:4] == (2, -1, 0)
    t.ships, t.ship_marks = [], []
    ship.hit(t, 2)
    assert t.shields == 3


@pytest.mark.rule("CID-129", "CID-128")
def test_two_copies_of_an_anomaly_are_removed_one_by_one(shelf: Path) -> None:
    worm = entry("alerts.toml", "alert", "Y21", copies="2", effects=FOG.join("[]"))
    write(shelf, "worms", alerts=worm)
    t = aboard("worms")
    fog = [x.id for x in t._c.alerts].index("Y21")
    for _ in range(2):
        t.alert_deck.remove(fog)
        t.alert_seen.pop()
        changes.begin_anomaly(t, fog)
    t.at[t.now] = a.space("science_lab")
    t.hand[t.now], t.deck = [0, 0, 8, 0], []
    t.plans[t.now] = [[p.id for p in t._c.plans].index("eureka")]
    t.tool_owner[a.tool("hand_scanner")], t.tool_side[a.tool("hand_scanner")] = t.now, 1
    aimed = [code for code in menu(t) if v.b_of(code) == fog]
    assert [v.verb_of(code) for code in aimed] == [v.CURE, v.TOOL, v.PLAN]
    changes.end_anomaly(t, t.now, fog, "CID-129")
    assert t.odd[n.DILATION] == 1 and v.CURE in verbs(t)
    changes.end_anomaly(t, t.now, fog, "CID-129")
    assert t.odd[n.DILATION] == 0 and v.CURE not in verbs(t)


def effect(*effects: str) -> str:
    return ALERT.replace('{ op = "hit", n = 2 }', ", ".join(effects))


BLUE = ROLE.replace("grey", "blue")
SHIP = '{ op = "attach_ship" }'
FOG = '{ op = "anomaly", anomaly = "time_dilation" }'
PLAN = '[[plan]]\nid = "x"\nname = "X"\nwhen = "own_turn"\nwords = "X."\neffects = [%s]\n'
SPACE = '[[space]]\nid = "%s"\nname = "X"\nkind = "room"\ncolour = "%s"\ndoors = ["%s"]\n'
SCANNER = 'side_a = { does = "scan", n = 5, words = "X." }\nside_b = { does = "scan", words = "." }'

REFUSED: list[tuple[str, str, str, str]] = [
    ("alerts", "alert = [1, 2]\n", "alert number 1", "not a table"),
    ("alerts", 'replaces_all = "no"\n' + ALERT, "the whole file", "true or false"),
    ("alerts", effect(FOG, FOG).replace("hit_shields", "anomaly"), "'Y09'", "only once"),
    ("alerts", effect(SHIP, SHIP).replace("hit_shields", "alien_ship"), "'Y09'", "only once"),
    ("alerts", ALERT.replace("hit_shields", "anomaly"), "'Y09'", "needs the effect anomaly"),
    ("alerts", effect(FOG), "'Y09'", "nothing else does"),
    ("activities", act("fire", system=""), "'fire'", "its system is torpedo_tube"),
    ("activities", act("move", system='"shields"'), "'move'", "belongs to no system"),
    ("activities", act("draw_skill", n="3"), "'draw_skill'", "only move"),
    ("activities", act("carry", remote="true"), "'carry'", "remote"),
    ("activities", act("plan", aliens="false"), "'plan'", "always allowed"),
    ("activities", act("tool", cost="{ actions = 1 }"), "'tool'", "no cost of its own"),
    ("activities", act("override", cost="{ science = 1 }"), "'override'", "Command and nothing"),
    ("activities", act("transmit", cost="{ command = 1 }"), "'transmit'", "no Skills"),
    ("activities", act("teleport", cost="{}"), "'teleport'", "for ever"),
    ("systems", entry("systems.toml", "system", "shields", form='"flip"', repair="{}"),
     "'shields'", "status_bar"),
    ("roles", BLUE.replace("{ science = 1 }", "{ actions = 1 }"), "'stowaway'", "not on actions"),
    ("roles", BLUE.replace("n = 3", "n = 9"), "abilities[0]", "from 1 to 8"),
    ("roles", ROLE.replace("grey", ""), "'stowaway'", "colour is ''"),
    ("roles", BLUE.replace("= [{", '= [{ does = "sprint", words = "X." }, {'), "abilities[1]",
     "already"),
    ("plans", PLAN % '{ op = "repair_system" }, { op = "kill_aliens" }', "'x'", "one thing"),
    ("plans", PLAN % '{ op = "remove_anomaly", n = 2 }', "effects[0]", "from 1 to 1"),
    ("tools", f'[[tool]]\nid = "x"\nname = "X"\n{SCANNER}\n', "side_a", "from 1 to 3"),
    ("ship", SPACE % ("x", "pink", "x"), "'x'", "to itself"),
    ("ship", SPACE % ("x", "pink", "y") + SPACE % ("y", "", "x"), "'x'", "no way leads"),
    ("ship", entry("ship.toml", "space", "cargo_hold", colour='"blue"'), "'cargo_hold'",
     "that of 'war_room'"),
    ("alert", ALERT, "the whole file", "no such file"),
    ("alerts", "alert = " + "[" * 5000 + "]" * 5000, "the whole file", "brackets go deeper"),
    ("alerts", "#" * 1_000_001, "the whole file", "larger than 1000 kB"),
    ("alerts", effect('{ op = "deactivate_upgrade", otherwise = [{ op = "deactivate_upgrade" }] }'),
     "effects[0], otherwise[0]", "none can turn inactive"),
    ("systems", entry("systems.toml", "system", "cargo_pod", repair="{ actions = 1 }"),
     "'cargo_pod'", "only a flip system"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "entry_", "reason"), REFUSED)
def test_what_could_not_work_is_refused(
    shelf: Path, file: str, text: str, entry_: str, reason: str
) -> None:
    write(shelf, "broken", **{file: text})
    before = len(content._loaded)
    with pytest.raises(BrokenPack) as refused:
        content.pack("broken")
    said = str(refused.value)
    assert said.startswith(f"{file}.toml, ") and entry_ in said and reason in said, said
    assert said.endswith(".") and len(content._loaded) == before


@pytest.mark.parametrize("file", ["pack.toml", "alerts.toml"])
def test_other_encodings_folders_and_tables_are_refused(shelf: Path, file: str) -> None:
    write(shelf, "latin")
    (shelf / "latin" / file).write_bytes(b'title = "\xe9"\n')
    with pytest.raises(BrokenPack, match=rf"{file}, the whole file: it is not UTF-8"):
        content.pack("latin")
    write(shelf, "folder")
    (shelf / "folder" / "roles.toml").mkdir()
    with pytest.raises(BrokenPack, match=r"roles\.toml, the whole file: it is a folder"):
        content.pack("folder")
    write(shelf, "loop")
    (shelf / "loop" / "roles.toml").symlink_to("roles.toml")
    with pytest.raises(BrokenPack, match=r"roles\.toml, the whole file: there is no file to read"):
        content.pack("loop")
    write(shelf, "number")
    (shelf / "number" / "pack.toml").write_text('title = "X"\nskills = 3\n', "utf-8")
    with pytest.raises(BrokenPack, match=r"pack\.toml, the pack: skills must be a table"):
        content.pack("number")


@pytest.mark.parametrize("name", ["alerts.toml.txt", "roles.json", "Alerts.toml", "plans.yaml"])
def test_a_file_that_nobody_would_read_is_refused_by_name(shelf: Path, name: str) -> None:
    write(shelf, "unread")
    (shelf / "unread" / "README.txt").write_text("Mine.", "utf-8")
    assert content.pack("unread").title == "Mine"
    content._loaded.pop()
    (shelf / "unread" / name).write_text("", "utf-8")
    with pytest.raises(BrokenPack, match=rf"{name}, the whole file: no such file belongs here"):
        content.pack("unread")


def test_a_folder_without_pack_toml_is_told_so(shelf: Path) -> None:
    write(shelf, "headless", alerts=ALERT)
    (shelf / "headless" / "pack.toml").unlink()
    with pytest.raises(BrokenPack, match=r"pack\.toml, the whole file: it is missing"):
        GAME.read_options({"pack": "headless"})
    (shelf / "empty").mkdir()
    with pytest.raises(ValueError, match="pack is one of standard"):
        GAME.read_options({"pack": "empty"})


def test_files_of_editors_that_begin_with_a_mark_are_read(shelf: Path) -> None:
    write(shelf, "marked", alerts="\ufeff" + ALERT)
    assert "Meteor Shower" in [alert.name for alert in content.pack("marked").alerts]
