"""The ship to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from .content import names as n
from .content.model import Content
from .phrases import skills_words
from .sight import view
from .table import POD_OWNER, TALLIES, CaptainTable

DEEDS = [
    "core repairs", "shield repairs", "aliens killed", "systems mended", "torpedoes fired",
    "healed", "cards passed", "science",
]  # fmt: skip
"""What `TALLIES` counts, in words."""

STATES = ["", " (offline)", " (destroyed)"]
"""How a system stands, after its name."""


def draw(t: CaptainTable) -> dict[str, Any]:
    """Everything printed that the page needs: spaces with their places, systems, cards."""
    c = t._c
    spots = layout(c)
    return {
        "spaces": [
            {
                "id": f"space:{s}", "name": p.name, "kind": p.kind, "colour": p.colour,
                "doors": p.doors, "shelter": p.shelter, "x": spots[s][0], "y": spots[s][1],
                "w": spots[s][2], "h": spots[s][3],
                "systems": [i for i, system in enumerate(c.systems) if system.room == s],
            }
            for s, p in enumerate(c.places)
        ],
        "systems": [
            {"id": f"system:{i}", "key": s.id, "name": s.name, "room": s.room, "flips": s.flips}
            for i, s in enumerate(c.systems)
        ],
        "roles": [
            {
                "id": f"role:{i}", "name": r.name, "colour": r.colour, "rank": r.rank,
                "actions": r.actions, "hand": r.hand, "discounts": r.discounts,
                "abilities": [words for _, _, words in r.abilities],
            }
            for i, r in enumerate(c.roles)
        ],
        "alerts": [
            {
                "id": f"alert:{i}", "name": a.name, "level": n.LEVELS[a.level], "kind": a.kind,
                "words": a.words, "toughness": a.toughness,
            }
            for i, a in enumerate(c.alerts)
        ],
        "plans": [{"name": p.name, "words": p.words} for p in c.plans],
        "tools": [{"name": x.name, "sides": [s.words for s in x.sides]} for x in c.tools],
        "upgrades": [{"name": u.name, "words": u.words, "slot": u.slot} for u in c.upgrades],
        "skills": n.SKILL_NAMES,
        "slots": c.slots,
        "levels": [level.name for level in c.levels],
        "step": c.counts["step"],
        "width": 960,
        "height": 460,
    }  # fmt: skip


def layout(c: Content) -> list[tuple[int, int, int, int]]:
    """Corridors in a line from bow to stern, rooms above and below the corridor they open to."""
    halls = [s for s, p in enumerate(c.places) if p.kind == "corridor"]
    width = 960 // max(1, len(halls))
    spots: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * len(c.places)
    for i, hall in enumerate(halls):
        left = i * width
        spots[hall] = (left, 190, width, 80)
        rooms = [s for s in c.places[hall].doors if c.places[s].kind == "room"]
        sides = [rooms[: (len(rooms) + 1) // 2], rooms[(len(rooms) + 1) // 2 :]]
        for y, side in zip((0, 280), sides):
            for j, room in enumerate(side):
                w = width // len(side)
                spots[room] = (left + j * w, y, w, 180)
    return spots


def text(t: CaptainTable, seat: int) -> str:
    """The board as these eyes see it, in a screenful of text."""
    seen = view(t, seat)
    c = t._c
    step = c.counts["step"]
    lines = [
        f"{c.systems[n.JUMP_CORE].name}: {seen['core']} repairs to Engage!   "
        f"{c.systems[n.SHIELDS].name}: {seen['shields'] * step}%   "
        f"Torpedoes: {seen['rack']}   Aliens in supply: {seen['aliens_left']}",
        f"Skill row: {_kinds(seen['row'])}   deck {seen['deck']}   "
        f"discards {skills_words(seen['discards']) or '-'}   pod {_pod(t)}",
        f"Alerts left: {'/'.join(str(x) for x in seen['alerts_left'])}   "
        f"Battle Plans left: {seen['plan_deck']}",
    ]
    for when, (alert, marks) in zip(("Next Alert", *["Then"] * 9), seen["queue"]):
        lines.append(f"{when}: {c.alerts[alert].name}{_marked(marks)}: {c.alerts[alert].words}")
    if seen["ships"]:
        ships = [c.alerts[alert].name + _marked(marks) for alert, marks in seen["ships"]]
        lines.append(f"Attached: {', '.join(ships)}")
    lines += [f"Anomaly: {c.alerts[a].name}: {c.alerts[a].words}" for a in seen["anomalies"]]
    active = [c.upgrades[u].name for u, on in enumerate(seen["upgrades"]) if on]
    if active:
        lines.append(f"Upgrades: {', '.join(active)}")
    lines += [_space_line(t, s, deep) for s, deep in by_corridor(c)]
    order = seen["order"] if len(seen["order"]) == t.crew else range(t.crew)
    lines += [_crew_line(t, crew, seen["crew"][crew]) for crew in order]
    if t.ending:
        lines += ["", *story(t)]
    return "\n".join(lines)


def story(t: CaptainTable) -> list[str]:
    """The end in a few lines: when the core was repaired, and what each did."""
    when = ", ".join(str(point[0]) for point in t.story if point[1] == 1)
    lines = [f"{t.turn} turns. The core was repaired in turns: {when or 'none'}."]
    many = len(TALLIES)
    for crew in range(t.crew):
        counts = t.tally[crew * many : (crew + 1) * many]
        done = ", ".join(f"{what}: {n_}" for n_, what in zip(counts, DEEDS) if n_)
        lines.append(f"  {t.role_of(crew).name}: {done or 'held the rail'}")
    return lines


def by_corridor(c: Content) -> list[tuple[int, bool]]:
    """Every corridor, and after it (marked) the rooms that open to it: so the text is a map."""
    found: list[tuple[int, bool]] = []
    for hall, place in enumerate(c.places):
        if place.kind == "corridor":
            found.append((hall, False))
            found += [(s, True) for s in place.doors if c.places[s].kind == "room"]
    seen = [s for s, _ in found]
    return found + [(s, False) for s in range(len(c.places)) if s not in seen]


def _kinds(row: list[int]) -> str:
    return ", ".join(n.SKILL_NAMES[k] for k in row) or "-"


def _marked(marks: int) -> str:
    return " (damaged)" if marks else ""


def _tool(t: CaptainTable, tool: int) -> str:
    """A Tool by name; once used, with the side that is left."""
    return t._c.tools[tool].name + (" (side B)" if t.tool_side[tool] == 1 else "")


def _pod(t: CaptainTable) -> str:
    tools = [_tool(t, tool) for tool in t.tools_of(POD_OWNER)]
    return ", ".join([w for w in [skills_words(t.pod)] if w] + tools) or "-"


def _space_line(t: CaptainTable, space: int, deep: bool) -> str:
    """A space: its systems (those down are marked), aliens and crew; rooms stand further in."""
    c = t._c
    systems = [
        s.name + STATES[t.state[i]]
        for i, s in enumerate(c.systems)
        if s.room == space
    ]
    crew = [
        t.role_of(m).name + (" (injured)" if t.hurt[m] else "")
        for m in range(t.crew)
        if t.role[m] >= 0 and t.at[m] == space and t.alive[m]
    ]
    line = f"{'    ' if deep else '  '}{c.places[space].name:14} {', '.join(systems)}"
    if t.aliens[space]:
        line += f"  !! {t.aliens[space]} alien{'' if t.aliens[space] == 1 else 's'}"
    return f"{line}  @ {', '.join(crew)}" if crew else line


def _crew_line(t: CaptainTable, crew: int, seen: dict[str, Any]) -> str:
    """A crew member: who plays, what is held."""
    name = t._c.roles[seen["role"]].name if seen["role"] >= 0 else f"Crew member {crew + 1}"
    held = [w for w in [skills_words(seen["hand"])] if w]
    held += [_tool(t, x) for x in seen["tools"]]
    held += [f"plan {t._c.plans[x].name}" for x in seen["plans"]]
    mark = ">" if crew == t.now else " "
    who = name if t.seats == 1 else f"{{p{seen['seat']}}} {name}"
    gone = "" if seen["alive"] else " (eliminated)"
    off = skills_words(seen["discounts"])
    more = f"; +{seen['promised']} action next turn" if seen["promised"] else ""
    size = f" [{seen['held']} of {seen['limit']}{'; discounts ' + off if off else ''}{more}]"
    return f"{mark} {who}{gone}{size if seen['limit'] else ''}: {', '.join(held) or 'empty hand'}"
