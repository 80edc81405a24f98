"""The ships to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from . import content
from .sight import view
from .table import SpaceTable
from .words.labels import odds_words
from .words.names import SIDES, number, person, ship, shirts

MARKS = ".!#X"
"""Undamaged, light, heavy, critical."""


def draw(t: SpaceTable) -> dict[str, Any]:
    """The plan that all ships share (SB-008), and the decks."""
    return {
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
        "levels": content.damage_names,
        "cards": [
            {key: c[key] for key in ("id", "name", "deck", "kind", "words", "copies")}
            for c in content.cards
        ],
        "names": content.ship_names,
        "ships": t.ships,
    }


def text(t: SpaceTable, seat: int) -> str:
    """Every ship in letters: damage marks (! light, # heavy, X critical), people and things."""
    seen = view(t, seat)
    lines = [f"Round {seen['round']}. Marks: . fine, ! light, # heavy, X critical."]
    for one in seen["ships"]:
        if one["afloat"]:
            lines += _ship_text(t, seen, one)
    for row, hand in zip(seen["people"], seen["hands"]):
        lines.append(_person_text(row, hand, seen["active"]))
    return "\n".join(lines)


def _ship_text(t: SpaceTable, seen: dict[str, Any], one: dict[str, Any]) -> list[str]:
    owner = "derelict" if one["owner"] is None else f"team {one['owner'] + 1}"
    states = [name for name in ("evasive", "gas", "virus") if one[name]]
    named = one["pod_of"] is None and one["name"] is not None
    facts = ([number(one["id"])] if named else []) + [owner, *states]
    lines = ["", f"{ship(t, one['id'])} ({', '.join(facts)})"]
    rows: dict[int, list[tuple[int, str]]] = {}
    for i, section in enumerate(content.sections):
        if one["pod_of"] is not None and i != content.TELEPORT:
            continue
        inside = _inside(seen, one["id"], i)
        cell = f"{MARKS[one['damage'][i]]}{section['name']}{inside}"
        column, row = section.get("grid", [0, 9])
        rows.setdefault(row, []).append((column, cell))
    lines += ["  " + "   ".join(cell for _, cell in sorted(rows[row])) for row in sorted(rows)]
    return lines + _odds_text(seen, one["id"])


def _odds_text(seen: dict[str, Any], vessel: int) -> list[str]:
    """The chances of the lasers at this ship, for whoever commands (SB-065)."""
    lasers = [odd for odd in seen["odds"] if odd["target"] == vessel and odd["side"] < 2]
    words = [odds_words(odd) for odd in lasers]
    if len(words) == 2 and words[0] == words[1]:
        return [f"  Each laser at it: {words[0]}"]
    return [f"  The {SIDES[odd['side']]} laser at it: {w}" for odd, w in zip(lasers, words)]


def _inside(seen: dict[str, Any], vessel: int, section: int) -> str:
    at = {"ship": vessel, "section": section}
    found = [person(p["seat"]) for p in seen["people"] if p["at"] == at]
    found += ["robot" for r in seen["robots"] if r["at"] == at]
    found += [f"field of team {f['team'] + 1}" for f in seen["fields"] if f["at"] == at]
    found += ["fire" for f in seen["fires"] if f["at"] == at]
    found += [f"charge ({c['turns']})" for c in seen["charges"] if c["at"] == at]
    return f" [{', '.join(found)}]" if found else ""


def _person_text(row: dict[str, Any], hand: dict[str, list[int]] | None, active: int) -> str:
    post = ["", ", captain", ", acting captain"][row["captain"]]
    state = f"health {row['health']}, {shirts(row['redshirts'])}" if row["health"] else "dead"
    line = f"{person(row['seat'])} (team {row['team'] + 1}{post}): {state}{_plans(row, active)}"
    if hand is None:
        orders = row["captain_cards"] + row["extra_cards"]
        return f"{line}; {row['crew_cards']} crew and {orders} captain cards."
    cards = [content.card_names[c] for pile in hand.values() for c in pile]
    return f"{line}; {', '.join(cards) or 'no cards'}."


def _plans(row: dict[str, Any], active: int) -> str:
    """What only the team knows: what somebody has left to do this turn, and the cloak."""
    own = row["private"]
    if own is None or not row["health"]:
        return ""
    idle = own["done"] or row["team"] != active
    words = "" if idle else f", {own['steps']} steps{'' if own['shot'] else ', a shot'}"
    return words + (f", cloaked for {own['cloak']}" if own["cloak"] else "")
