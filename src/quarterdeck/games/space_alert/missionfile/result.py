"""The result of a mission as the object that its format describes, and in words."""

from __future__ import annotations

from typing import Any

from ..content.codes import STATIONS, ZONES, token_name
from ..events import NOT_LOST
from ..resolve import Result, Turn
from ..rules.scoring import disabled_squads, penalties, score, threat_points, visual_points
from ..table import DESTROYED, NOBODY, ON_BOARD, STATES, SURVIVED, WAITING, SpaceTable
from ..words_resolution import lost_words, resolution_words
from .mission import names_of


def as_object(result: Result) -> dict[str, Any]:
    """The result, ready for JSON."""
    t = result.table
    names = names_of(list(zip(t.card, t.number)))
    outcome = "lost" if t.lost_by != NOT_LOST else "survived" if t.over else "running"
    visual = visual_points(t)
    return {
        "outcome": outcome,
        "lost_by": lost_words(t.lost_by, t.lost_at) if t.lost_by != NOT_LOST else None,
        "score": score(t) if outcome == "survived" else None,
        "threat_points": threat_points(t),
        "visual_points": sum(visual),
        "penalties": penalties(t),
        "damage": _zones(t, t.hits),
        "shields": _zones(t, t.shield),
        "reactors": _zones(t, t.reactor),
        "fuel": _zones(t, t.fuel),
        "rockets": t.rockets,
        "destroyed": t.state.count(DESTROYED),
        "survived": t.state.count(SURVIVED),
        "threats": {name: _threat(t, i) for i, name in enumerate(names)},
        "players": [_player(t, p) for p in range(t.seats)],
        "disabled_squads": disabled_squads(t),
        "visual": visual,
        "turns": [_turn(t, turn, names) for turn in result.turns],
    }


def _zones(t: SpaceTable, by_zone: list[int]) -> dict[str, int]:
    return {ZONES[z]: by_zone[z] for z in t.the_ship().zones}


def _threat(t: SpaceTable, i: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "state": STATES[t.state[i]],
        "damage": t.damage[i],
        "position": None if t.state[i] == WAITING else t.cell[i],
    }
    if t.zone[i] < 0:
        found["stations"] = [STATIONS[s] for s in t.places[i]]
    return found


def _player(t: SpaceTable, player: int) -> dict[str, Any]:
    squad: str | None = None
    if t.squad[player] != NOBODY:
        squad = "active" if t.leads_active(player) else "disabled"
    return {
        "station": STATIONS[t.station[player]],
        "knocked_out": bool(t.knocked_out[player]),
        "squad": squad,
        "program": [_space(cards) for cards in t.program[player]],
    }


def _space(cards: list[int]) -> str | list[str] | None:
    if len(cards) > 1:
        return [token_name(card) for card in cards]
    return token_name(cards[0]) if cards else None


def _turn(t: SpaceTable, turn: Turn, names: list[str]) -> dict[str, Any]:
    """What happened in a turn, with positions and tiles after it; "end": after the last one."""
    return {
        "turn": turn.turn if turn.turn else "end",
        "events": [
            {"words": named(resolution_words(e), t.seats), "rule": e.rule} for e in turn.told
        ],
        "positions": {name: turn.cells[i] or None for i, name in enumerate(names)},
        "damage": _zones(t, turn.hits),
    }


def named(words: str, players: int) -> str:
    """The sentence with its players named as at a table."""
    for player in range(players):
        name = f"Player {player}" if player else "Captain (player 0)"
        words = words.replace(f"{{p{player}}}", name)
    return words


def as_words(result: Result) -> str:
    """The whole mission to read: every turn with rule ids, then the result."""
    found = as_object(result)
    lines: list[str] = []
    for turn, seen in zip(found["turns"], result.turns, strict=True):
        lines.append("After the last turn" if turn["turn"] == "end" else f"Turn {turn['turn']}")
        for told in turn["events"][0 if turn["turn"] == "end" else 1 :]:
            lines.append(f"  {told['words']}  [{told['rule']}]")
        here = zip(turn["positions"].items(), seen.states, strict=True)
        cells = [f"{name} on cell {cell}" for (name, cell), state in here if state == ON_BOARD]
        tiles = [f"{zone} {n}" for zone, n in turn["damage"].items()]
        lines.append(f"  = {'; '.join(cells) or 'no threats about'}; damage {', '.join(tiles)}")
    lines.append("")
    lines.append(_closing(found))
    return "\n".join(lines)


def _closing(found: dict[str, Any]) -> str:
    """The last lines: how it ended, and the score in its parts."""
    parts = (
        f"threats {found['threat_points']}, visual confirmation {found['visual_points']}, "
        f"penalties {found['penalties']}; {found['destroyed']} destroyed, "
        f"{found['survived']} survived"
    )
    if found["outcome"] == "survived":
        points = "1 point" if found["score"] == 1 else f"{found['score']} points"
        return f"Survived with {points} ({parts})."
    if found["outcome"] == "lost":
        return f"Lost by {found['lost_by']} ({parts})."
    return f"Still running ({parts})."
