"""The ships to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from . import content
from .sight import view
from .table import SpaceTable
from .words.names import person, ship

MARKS = ".!#X"
"""Undamaged, light, heavy, critical."""


def draw(t: SpaceTable) -> dict[str, Any]:
    """The plan that all ships share (SB-008), and the decks."""
    return {
        "view_box": [0, 0, 1000, 1000],
        "centre": [500, 520],
        "sections": [
            {
                "id": s["id"],
                "name": s["name"],
                "kind": s["kind"],
                "vital": s["vital"],
                "at": s["at"],
                "shape": s["shape"],
            }
            for s in content.sections
        ],
        "walks": [list(w) for w in content.walks],
        "levels": content.damage_names,
        "cards": [
            {key: c[key] for key in ("id", "name", "deck", "kind", "words", "copies")}
            for c in content.cards
        ],
        "names": content.ship_names,
        "ranks": content.ranks,
        "ships": t.ships,
    }


def text(t: SpaceTable, seat: int) -> str:
    """Every ship in letters: damage marks (. light ! heavy # critical X), people and things."""
    seen = view(t, seat)
    lines = [f"Round {seen['round']}. Marks: . fine, ! light, # heavy, X critical."]
    for one in seen["ships"]:
        if one["afloat"]:
            lines += _ship_text(t, seen, one)
    for row, hand in zip(seen["people"], seen["hands"]):
        lines.append(_person_text(row, hand))
    return "\n".join(lines)


def _ship_text(t: SpaceTable, seen: dict[str, Any], one: dict[str, Any]) -> list[str]:
    owner = "derelict" if one["owner"] is None else f"team {one['owner'] + 1}"
    states = [name for name in ("evasive", "gas", "virus") if one[name]]
    head = f"{ship(t, one['id'])} ({owner}{', ' + ', '.join(states) if states else ''})"
    lines = ["", head]
    rows: dict[int, list[str]] = {}
    for i, section in enumerate(content.sections):
        if one["pod_of"] is not None and i != content.TELEPORT:
            continue
        inside = _inside(seen, one["id"], i)
        cell = f"{MARKS[one['damage'][i]]}{section['name']}{inside}"
        rows.setdefault(section.get("grid", [0, 9])[1], []).append(cell)
    lines += ["  " + "   ".join(rows[row]) for row in sorted(rows)]
    return lines


def _inside(seen: dict[str, Any], vessel: int, section: int) -> str:
    at = {"ship": vessel, "section": section}
    found = [person(p["seat"]) for p in seen["people"] if p["at"] == at]
    found += ["robot" for r in seen["robots"] if r["at"] == at]
    found += [f"field of team {f['team'] + 1}" for f in seen["fields"] if f["at"] == at]
    found += ["fire" for f in seen["fires"] if f["at"] == at]
    found += [f"charge ({c['turns']})" for c in seen["charges"] if c["at"] == at]
    return f" [{', '.join(found)}]" if found else ""


def _person_text(row: dict[str, Any], hand: dict[str, list[int]] | None) -> str:
    post = ["", ", captain", ", acting captain"][row["captain"]]
    state = f"health {row['health']}, {row['redshirts']} redshirts" if row["health"] else "dead"
    line = f"{person(row['seat'])} (team {row['team'] + 1}{post}): {state}"
    if hand is None:
        return f"{line}; {row['crew_cards']} crew and {row['captain_cards']} captain cards."
    cards = [content.card_names[c] for pile in hand.values() for c in pile]
    return f"{line}; {', '.join(cards) or 'no cards'}."
