"""A content pack from its folder: read, checked as a whole, then handed over or refused."""

from __future__ import annotations

from pathlib import Path

from . import names as n
from . import sense
from .check import BrokenPack, Entry, Row, entries, read_toml
from .model import (
    Activity,
    Alert,
    Anomaly,
    Content,
    Level,
    Place,
    Plan,
    Role,
    Side,
    System,
    Tool,
    Upgrade,
)  # fmt: skip

MOST_PLACES = 32
FARTHEST = 8
MOST_OF_TOOL = {n.T_KILL: 9, n.T_REPAIR_REBATE: 9, n.T_RESEARCH_REBATE: 9, n.T_SCAN: 3}
"""The largest number of what a Tool does; others do it once. Three Alerts at most are scanned:
of more, two colours could have to be put in order."""
MOST_ROLES = 64
COUNTS = {
    "torpedoes": (1, 20), "aliens": (1, 40), "slots": (0, 9), "queue": (0, 5), "row": (0, 9),
    "deal": (0, 6), "aside": (0, 1), "opening": (0, 20), "shields": (1, 30), "step": (1, 100),
}  # fmt: skip


def read_pack(name: str, folder: Path, base: Path, number: int) -> Content:
    """The pack in this folder. Files it does not have are those of the standard pack."""
    c = Content(name, number)
    sense.check_files(folder)
    _pack(c, folder, base)
    _ship(c, entries("ship.toml", "space", base, folder))
    _systems(c, entries("systems.toml", "system", base, folder))
    _activities(c, entries("activities.toml", "activity", base, folder))
    _anomalies(c, entries("anomalies.toml", "anomaly", base, folder))
    _roles(c, entries("roles.toml", "role", base, folder))
    _alerts(c, entries("alerts.toml", "alert", base, folder))
    _plans(c, entries("plans.toml", "plan", base, folder))
    _tools(c, entries("tools.toml", "tool", base, folder))
    _upgrades(c, entries("upgrades.toml", "upgrade", base, folder))
    _levels(c, entries("levels.toml", "level", base, folder))
    _whole(c)
    c.work_out()
    return c


def _pack(c: Content, folder: Path, base: Path) -> None:
    """Title, Skills and counts; what the own file leaves out is the standard pack's."""
    data = read_toml(base / "pack.toml")
    if folder != base:
        own = read_toml(folder / "pack.toml")
        for key in ("skills", "counts"):
            changed = own.pop(key, {})
            if not isinstance(changed, dict):
                raise BrokenPack("pack.toml", "the pack", f"{key} must be a table.")
            data[key] = {**data[key], **changed}
        data.update(own)
    entry = Entry("pack.toml", "the pack", data)
    c.title = entry.text("title")
    c.words = entry.text("words", "")
    skills = entry.part("skills")
    c.skills = [skills.number(s, 1, 60) for s in n.SKILLS]
    skills.done()
    counts = entry.part("counts")
    c.counts = {key: counts.number(key, *limits) for key, limits in COUNTS.items()}
    counts.done()
    entry.done()


def _ship(c: Content, rows: list[Entry]) -> None:
    ids = [e.row["id"] for e in rows]
    for e in rows:
        kind = e.text("kind")
        if kind not in ("room", "corridor"):
            raise e.wrong(f"kind is {kind!r}, which is neither room nor corridor.")
        place = Place(
            e.row["id"], e.text("name"), kind, e.text("colour", ""), e.flag("shelter"),
            e.text("tag", ""),
        )  # fmt: skip
        place.doors = e.some_of("doors", ids)
        c.places.append(place)
        e.done()
    for s, e in enumerate(rows):
        sense.check_space(e, s, c.places)
    if not 2 <= len(c.places) <= MOST_PLACES:
        raise BrokenPack("ship.toml", "the ship", f"it has {len(c.places)} spaces, not 2 to 32.")


def _systems(c: Content, rows: list[Entry]) -> None:
    by_id = _known("systems.toml", "system", rows, n.SYSTEMS)
    spaces = [p.id for p in c.places]
    for id in n.SYSTEMS:
        e = by_id[id]
        form = e.one_of("form", ["flip", "status_bar", "printed"])
        sense.check_system(e, id, e.row["form"])
        if form and "repair" in e.row:
            raise e.wrong("repair is the price of an offline side, which only a flip system has.")
        repair = e.price("repair", n.SKILLS, {} if form else None)
        system = System(
            id, e.text("name"), e.one_of("room", spaces), form == 0, repair,
            e.text("offline", ""), e.text("tag", ""),
        )  # fmt: skip
        e.text("online", "")
        e.done()
        c.systems.append(system)


def _activities(c: Content, rows: list[Entry]) -> None:
    by_id = _known("activities.toml", "activity", rows, n.ACTS)
    for a, id in enumerate(n.ACTS):
        e = by_id[id]
        system = e.one_of("system", n.SYSTEMS) if "system" in e.row else -1
        act = Activity(
            id, e.text("name"), system, e.price("cost", n.SKILLS), e.number("n", 1, 8, 1),
            e.flag("remote"), e.flag("injured"), e.flag("aliens"), e.flag("repair"),
            e.text("words"),
        )  # fmt: skip
        e.done()
        sense.check_activity(e, a, act)
        c.acts.append(act)


def _anomalies(c: Content, rows: list[Entry]) -> None:
    by_id = _known("anomalies.toml", "anomaly", rows, n.ANOMALIES)
    for id in n.ANOMALIES:
        e = by_id[id]
        anomaly = Anomaly(
            id, e.text("name"), e.number("n", 0, 9, 0), e.number("least", 0, 9, 0), e.text("words")
        )
        e.text("immune", "")
        e.done()
        c.anomalies.append(anomaly)


def _roles(c: Content, rows: list[Entry]) -> None:
    rooms = {p.colour: s for s, p in enumerate(c.places) if p.colour}
    colours = list(rooms)
    for e in rows:
        colour = colours[e.one_of("colour", colours)]
        discounts = e.price("discounts", n.SKILLS, {})
        if discounts[0]:
            raise e.wrong("discounts are on Skills, not on actions.")
        abilities: list[tuple[int, int, str]] = []
        for a in e.rows("abilities"):
            does = a.one_of("does", n.ABILITIES)
            if any(does == known for known, _, _ in abilities):
                raise a.wrong(f"the role has the ability {n.ABILITIES[does]} already.")
            most = FARTHEST if does == n.SPRINT else 9
            abilities.append((does, a.number("n", 1, most, 1), a.text("words")))
            a.done()
        role = Role(
            e.row["id"], e.text("name"), colour, rooms[colour], e.number("rank", 1, 99),
            e.number("actions", 1, 9), e.number("hand", 1, 15), discounts[1:], abilities,
            e.text("tag", ""),
        )  # fmt: skip
        e.done()
        c.roles.append(role)


def _alerts(c: Content, rows: list[Entry]) -> None:
    for e in rows:
        effects: list[tuple[int, ...]] = []
        for op in e.rows("effects"):
            _alert_effect(c, op, effects)
        e.asked.add("effects")
        if not effects:
            raise e.wrong("effects is missing or empty.")
        alert = Alert(
            e.row["id"], e.text("name"), e.one_of("level", n.LEVELS),
            n.KINDS[e.one_of("kind", n.KINDS)], e.number("copies", 0, 30, 1), e.text("words"),
            effects, e.text("tag", ""),
        )  # fmt: skip
        e.done()
        sense.check_alert(e, alert)
        c.alerts.append(alert)


def _alert_effect(c: Content, e: Entry, effects: list[tuple[int, ...]]) -> None:
    """One effect as a tuple; `otherwise` follows its effect, which knows how many to skip."""
    op = e.one_of("op", n.ALERT_OPS)
    spaces = [p.id for p in c.places]
    if op in (n.OFFLINE, n.DESTROY):
        system = e.one_of("system", n.SYSTEMS)
        if not c.systems[system].flips:
            raise e.wrong(f"{n.SYSTEMS[system]} always works; only flip systems can fail.")
        effects.append((op, system))
    elif op in (n.HIT, n.LOSE_TORPEDO):
        effects.append((op, e.number("n", 1, 30)))
    elif op == n.ALIENS:
        effects.append((op, e.one_of("space", spaces), e.number("n", 1, 40)))
    elif op == n.INJURE:
        effects.append((op, *e.some_of("spaces", spaces)))
    elif op == n.ATTACH_SHIP:
        effects.append((op, e.number("weight", 1, 9, 1), e.number("toughness", 1, 9, 1)))
    elif op == n.ANOMALY:
        effects.append((op, e.one_of("anomaly", n.ANOMALIES)))
    elif op == n.DEACTIVATE:
        otherwise: list[tuple[int, ...]] = []
        for inner in e.rows("otherwise"):
            if inner.row.get("op") == n.ALERT_OPS[n.DEACTIVATE]:
                raise inner.wrong("no upgrade is active then, so none can turn inactive.")
            _alert_effect(c, inner, otherwise)
        effects.append((op, e.number("n", 1, 9, 1), len(otherwise)))
        effects.extend(otherwise)
    else:
        effects.append((op,))
    e.done()


def _plans(c: Content, rows: list[Entry]) -> None:
    for e in rows:
        effects: list[tuple[int, ...]] = []
        for o in e.rows("effects"):
            op = o.one_of("op", n.PLAN_OPS)
            if op == n.GAIN_DISCOUNT:
                effects.append((op, o.one_of("skill", n.SKILLS), o.number("n", 1, 9, 1)))
            elif op == n.CORE_REBATE:
                effects.append((op, o.number("actions", 0, 9), o.number("skills", 0, 15)))
            else:
                effects.append((op, o.number("n", 1, 30 if op in sense.COUNTED else 1, 1)))
            o.done()
        reaction = e.one_of("when", ["own_turn", "reaction"]) == 1
        sense.check_plan(e, effects, reaction)
        c.plans.append(
            Plan(
                e.row["id"], e.text("name"), e.number("copies", 0, 9, 1), reaction,
                e.text("words"), effects, e.text("tag", ""),
            )
        )  # fmt: skip
        e.done()


def _tools(c: Content, rows: list[Entry]) -> None:
    for e in rows:
        sides: list[Side] = []
        for key in ("side_a", "side_b"):
            s = e.part(key)
            does = s.one_of("does", n.TOOL_OPS)
            most = MOST_OF_TOOL.get(does, 1)
            sides.append(
                Side(does, s.number("n", 1, most, 1), s.number("actions", 0, 9, 0), s.text("words"))
            )
            s.done()
        c.tools.append(
            Tool(
                e.row["id"], e.text("name"), e.flag("injured"), e.flag("aliens"), sides,
                e.text("tag", ""),
            )
        )  # fmt: skip
        e.done()


def _upgrades(c: Content, rows: list[Entry]) -> None:
    for e in rows:
        c.upgrades.append(
            Upgrade(
                e.row["id"], e.text("name"), e.flag("slot", True), e.one_of("does", n.PERKS),
                e.number("n", 1, 9, 1), e.text("words"), e.text("tag", ""),
            )
        )  # fmt: skip
        e.done()


def _levels(c: Content, rows: list[Entry]) -> None:
    by_id = _known("levels.toml", "level", rows, n.DIFFICULTIES)
    for id in n.DIFFICULTIES:
        e = by_id[id]
        c.levels.append(
            Level(
                id, e.text("name"), e.number("repairs", 1, 30),
                e.number("torpedoes", 0, c.counts["torpedoes"]),
            )
        )  # fmt: skip
        e.done()


def _known(file: str, head: str, rows: list[Entry], known: list[str]) -> dict[str, Entry]:
    """Entries that the rules know by id: all of them and no other."""
    by_id = {e.row["id"]: e for e in rows}
    for id, e in by_id.items():
        if id not in known:
            raise e.wrong(f"the rules know no such {head}; they know {', '.join(known)}.")
    for id in known:
        if id not in by_id:
            raise BrokenPack(file, f"{head} {id!r}", "it is missing.")
    return by_id


def _whole(c: Content) -> None:
    """What must hold of the pack as a whole: enough roles, colours and cards for seven."""
    colours = {r.colour for r in c.roles}
    if len(colours) < 7 or len(c.roles) > MOST_ROLES:
        have = f"there are {len(c.roles)} roles in {len(colours)} colours"
        raise BrokenPack("roles.toml", "all roles", f"{have}; seven colours and at most 64 roles.")
    for list_, file in ((c.alerts, "alerts.toml"), (c.plans, "plans.toml")):
        if len(list_) > 200:
            raise BrokenPack(file, "all entries", f"there are {len(list_)}, and 200 is the most.")
    if len(c.upgrades) > 30:
        raise BrokenPack("upgrades.toml", "all upgrades", "30 are the most.")
    if len(c.tools) > 30:
        raise BrokenPack("tools.toml", "all tools", "30 are the most.")
    if sum(a.copies for a in c.alerts) < c.counts["opening"] + c.counts["queue"]:
        raise BrokenPack("alerts.toml", "all alerts", "too few for the opening and the queue.")
    if sum(c.skills) < 7 * c.counts["deal"] + c.counts["row"]:
        raise BrokenPack("pack.toml", "skills", "too few to deal to seven players.")


__all__ = ["BrokenPack", "Row", "read_pack"]
