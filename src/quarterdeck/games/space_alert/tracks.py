"""Tracks for a real table, for the command and the page: which one, and everything it says."""

from __future__ import annotations

from typing import Any

from ...kit.rng import fresh
from .content import generator, missions, speech
from .content.missions import KINDS, Mission
from .content.ships import SHIP_IDS, SHIPS

LEVELS = ("white", "yellow", "mixed")


def usual(profile: str) -> int:
    """How many play where nobody says: four, or as many as fit."""
    return min(4, SHIPS[SHIP_IDS.index(profile)].players[1]) if profile in SHIP_IDS else 4


def check(profile: str, players: int, difficulty: str, turns: int) -> None:
    """A sentence for what does not go together."""
    if profile not in SHIP_IDS:
        raise ValueError(f"--profile is one of {', '.join(SHIP_IDS)}, not {profile!r}.")
    low, high = SHIPS[SHIP_IDS.index(profile)].players
    if not low <= players <= high:
        raise ValueError(f"--players is {low} to {high} on the {profile}, not {players}.")
    if difficulty not in LEVELS:
        raise ValueError(f"--difficulty is one of {', '.join(LEVELS)}, not {difficulty!r}.")
    fitting = sorted({v.turns for v in SHIPS[SHIP_IDS.index(profile)].variants})
    if turns and turns not in fitting:
        raise ValueError(f"--turns is one of {fitting} on the {profile}, not {turns}.")


def choose(
    track: str, profile: str, players: int, turns: int, seed: str, stored: bool
) -> Mission:
    """The stored track of this name, one by lot, or a random one of this seed."""
    small = len(SHIPS[SHIP_IDS.index(profile)].zones) < 3
    if track:
        found = missions.find(track)
        if turns not in (0, found.turns):
            raise ValueError(f"{track} has {found.turns} turns, not {turns}.")
        if small and any(c[1] == "alert" and "white" in c[3].split() for c in found.cues):
            raise ValueError(f"{track} has threats in zone white; the {profile} has no such zone.")
        return found
    rng = fresh(seed)
    if stored:
        fitting = [
            m for m in missions.MISSIONS
            if m.small_ship() == small and not m.double_actions() and turns in (0, m.turns)
        ]  # fmt: skip
        return fitting[rng.below(len(fitting))]
    kind = generator.BASE if turns == 7 else generator.ADVANCED
    kind = generator.SMALL if small else kind
    return generator.generate(rng, kind, players, f"Random mission {seed}")


def described(chosen: Mission, players: int) -> dict[str, Any]:
    """A track with everything that follows from it, as data."""
    phases = len(chosen.phases)
    cues = missions.cues(chosen)
    clips = speech.spoken(cues, phases)
    return {
        **chosen.plain(),
        "length": chosen.length(),
        "double_actions": chosen.double_actions(),
        "announcements": [
            {
                "ms": cue[0],
                "kind": KINDS[cue[1]],
                "caption": speech.caption(cue, phases),
                "counts": cue[1] != missions.ALERT or bool(cue[5]) or players == 5,
                "said": [list(clip) for clip in clips[i]],
                "things": list(cue[2:]),
            }
            for i, cue in enumerate(cues)
        ],
    }
