"""How many whole missions of Space Alert are resolved in a second of processor time."""

from __future__ import annotations

from time import process_time
from typing import Final

from ..games.space_alert.content.boards import BOARDS
from ..games.space_alert.content.codes import LIFT
from ..games.space_alert.content.threats import CARDS
from ..games.space_alert.missionfile.mission import Mission
from ..games.space_alert.resolve import resolve
from ..kit.rng import Rng, fresh

CLASSIC: Final = 1
TURNS: Final = 12
PLAYERS: Final = 4
THREATS: Final = 6
DIFFERENT: Final = 60
PLENTY: Final = 50
_COMMON: list[int] = [i for i, card in enumerate(CARDS) if not card.serious]


def full_missions(many: int) -> list[Mission]:
    """Random missions of four players and six common threats that the ship survives."""
    rng = fresh("missions to measure")
    found: list[Mission] = []
    while len(found) < many:
        mission = _mission(rng)
        if resolve(mission, tell=False).table.lost_by == 0:
            found.append(mission)
    return found


def _mission(rng: Rng) -> Mission:
    program = [[[1 + rng.below(LIFT)] for _ in range(TURNS)] for _ in range(PLAYERS)]
    mission = Mission(CLASSIC, 0, program)
    mission.shields = {0: PLENTY, 1: PLENTY, 2: PLENTY}  # or random crews seldom see turn 12
    for number in range(1, THREATS + 1):
        card = _COMMON[rng.below(len(_COMMON))]
        zone = rng.below(3) if CARDS[card].external else -1
        mission.threats.append((card, number, zone, rng.below(len(BOARDS))))
    return mission


def missions_per_s(seconds: float) -> int:
    """Resolve one after the other for so long."""
    missions = full_missions(DIFFERENT)
    started = process_time()
    done = 0
    while (spent := process_time() - started) < seconds or done == 0:
        for mission in missions:
            resolve(mission, tell=False)
        done += len(missions)
    return round(done / spent)
