"""How well a crew of four bots comes home: the sixteen base tracks on the classic ship."""

from __future__ import annotations

from ..bots.space_alert_crew import TIMES
from ..games.space_alert.content.missions import BASE
from ..kit.table import Table
from .bout import Bout, CrewBout

GAME = "space_alert"
SEEDS = 200
BARS = {"simulation": 0.70, "mission": 0.40}
"""Of the three simulations and of Missions 1 to 4 so many have to be survived."""


def tables() -> list[Bout]:
    """A bout for each track; the bar holds for the simulations and the first four missions."""
    found: list[Bout] = []
    for track in BASE:
        bar = BARS.get(track.group, 0.0)
        if track.group == "mission" and int(track.id[-1]) > 4:
            bar = 0.0
        options = {"ship": "sitting_duck_classic", "mission": track.id}
        found.append(CrewBout(track.title, GAME, ["house"] * 4, "house", bar, SEEDS, options))
    return found


def figures(table: Table) -> dict[str, int]:
    """How long the crew's plans of this mission took, in milliseconds of processor time."""
    spent = TIMES.take()
    if not spent:
        return {}
    mean = sum(spent) / len(spent)
    return {"a plan, ms": round(1000 * mean), "its slowest plan, ms": round(1000 * max(spent))}
