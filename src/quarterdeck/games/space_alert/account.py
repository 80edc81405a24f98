"""How a score comes about: every part of it as a line with its points and its rule."""

from __future__ import annotations

from typing import Any

from .content.codes import ZONES
from .content.threats import CARDS_ON
from .rules.scoring import crowding, disabled_squads, visual_points
from .table import DESTROYED, SURVIVED, SpaceTable
from .words_resolution import threat_words


def account(t: SpaceTable) -> list[dict[str, Any]]:
    """The lines add up to threat points, plus points for looking out, less the penalties."""
    lines = [*_threats(t), *_looks(t), *_losses(t)]
    return [{"words": words, "points": points, "rule": rule} for words, points, rule in lines]


def _threats(t: SpaceTable) -> list[tuple[str, int, str]]:
    found: list[tuple[str, int, str]] = []
    for i, card in enumerate(t.card):
        name = threat_words(card, t.number[i])
        printed = CARDS_ON[t.ship][card]
        if t.state[i] == DESTROYED:
            found.append((f"{name} was destroyed", printed.destroy_points, "SA-102"))
        elif t.state[i] == SURVIVED:
            found.append((f"{name} was survived", printed.survive_points, "SA-103"))
        else:
            found.append((f"{name} is still out there", 0, "AMB-20"))
    return found


def _looks(t: SpaceTable) -> list[tuple[str, int, str]]:
    return [
        (f"Phase {phase + 1}: at most {t.visual_best[phase]} looked out in one turn", points,
         "SA-108")
        for phase, points in enumerate(visual_points(t)) if points
    ]  # fmt: skip


def _losses(t: SpaceTable) -> list[tuple[str, int, str]]:
    worst = max(t.hits)
    zone = ZONES[t.hits.index(worst)]
    down, squads = sum(t.knocked_out), disabled_squads(t)
    found = [
        ("Damage tiles on the ship", -sum(t.hits), "SA-104"),
        (f"The zone with most damage again: {zone}", -worst, "SA-105"),
        (f"Knocked out: {down}, two points each", -2 * down, "SA-106"),
        (f"Battlebot squads out of order: {squads}", -squads, "SA-107"),
        ("Crowded at the end", -crowding(t), "SA-109"),
    ]
    return [line for line in found if line[1]]
