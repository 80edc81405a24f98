"""The computer's voice: which clips make an announcement, and its caption (SA-129).

The clips lie in `speech/`, made from `phrases.json` by `tools/speech.py`, which notes how long
they are.
A clip whose name begins with `tone_` is a signal, which a page may synthesise instead.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from .missions import ALERT, INTERNAL, PHASE_ENDS, TRANSFER_CLOSES, WARNING, ZONES, Cue

FOLDER: Final = Path(__file__).parent / "speech"
PAUSE_MS: Final = 250
LATEST_MS: Final = 6_500
"""The longest that an announcement waits for the one before: the first telling of an alert."""

ORDINALS: Final = ("First", "Second", "Third")


def _read(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


PHRASES: Final[dict[str, str]] = _read("phrases.json")
LENGTHS: Final[dict[str, int]] = _read("lengths.json")

Said = list[tuple[int, str]]
"""(milliseconds after the cue, clip)"""


def clips(cue: Cue, phases: int) -> list[str]:
    """The clips of an announcement in order; `phases`: how many the mission has."""
    match cue[1]:
        case 0:  # ALERT
            once = [f"time_{cue[2]}", *_threat(cue[3], cue[4] == 1)]
            head = "alert" if cue[5] else "unconfirmed"
            return ["tone_siren", head, *once, "repeat", *once]
        case 1:  # DATA
            return ["tone_blip", "data", "tone_blip"]
        case 2:  # TRANSFER
            return ["tone_blip", "transfer"]
        case 3:  # TRANSFER_CLOSES
            return ["tone_beep", "transfer_closes"]
        case 4:  # BLACKOUT
            return ["blackout", "tone_static"]
        case 5:  # RESTORED
            return ["restored"]
        case 6:  # WARNING
            return [] if cue[3] < 20 else [f"{_phase(cue[2], phases)}_{cue[3]}"]
        case 7:  # PHASE_ENDS
            return ["tone_beep", f"{_phase(cue[2], phases)}_ends"]
        case _:  # PHASE_BEGINS
            return ["tone_siren", "begin"]


def _threat(zone: int, serious: bool) -> list[str]:
    if zone == INTERNAL:
        return ["serious_internal" if serious else "internal"]
    return ["serious_threat" if serious else "threat", f"zone_{ZONES[zone]}"]


def _phase(phase: int, phases: int) -> str:
    return "last" if phase == phases - 1 else f"phase_{phase + 1}"


def said(cue: Cue, phases: int) -> Said:
    """The clips with the moment each begins, one after the other; a countdown by the second."""
    if cue[1] == WARNING and cue[3] < 20:
        return [(1000 * i, f"count_{cue[3] - i}") for i in range(cue[3])]
    at = 0
    found: Said = []
    for clip in clips(cue, phases):
        found.append((at, clip))
        at += LENGTHS[clip] + (0 if clip.startswith("tone_") else PAUSE_MS)
    return found


def spoken(cues: Sequence[Cue], phases: int) -> list[Said]:
    """The clips of a track, announcement by announcement: nobody speaks while another does. What
    comes meanwhile waits, and an alert is not repeated then. Countdowns and bells never wait; the
    bell of a transfer rings into an alert without a word. What is said of the first so many cues
    never asks for later ones, except whether there is time to repeat, so that a track can be told
    as far as it is known."""
    found: list[Said] = []
    free = repeated = 0
    for i, cue in enumerate(cues):
        clips = said(cue, phases)
        if cue[1] == TRANSFER_CLOSES and repeated > cue[0]:
            found.append(clips[:1])
            continue
        late = free - cue[0]
        wait = late if 0 < late <= LATEST_MS and not _on_time(cue) else 0
        begun = cue[0] + wait
        once = _once(clips)
        free = max(free, begun + _length(once))
        repeated = begun + _length(clips)
        found.append([(wait + at, clip) for at, clip in _time_for(clips, once, repeated, cues, i)])
    return found


def _time_for(clips: Said, once: Said, end: int, cues: Sequence[Cue], i: int) -> Said:
    """All of an announcement, or only its first telling because somebody speaks before its end."""
    after = [cue[0] for cue in cues[i + 1 :] if cue[1] != TRANSFER_CLOSES]
    return once if after and after[0] < end else clips


def _on_time(cue: Cue) -> bool:
    """Is it a signal that tells the moment itself?"""
    counts = cue[1] == WARNING and cue[3] < 20
    return counts or cue[1] == PHASE_ENDS or cue[1] == TRANSFER_CLOSES


def _once(clips: Said) -> Said:
    """An announcement without its repetition."""
    for i in range(len(clips)):
        if clips[i][1] == "repeat":
            return clips[:i]
    return clips


def _length(clips: Said) -> int:
    """How long it speaks; static is no speech."""
    at, clip = clips[-1]
    return at if clip == "tone_static" else at + LENGTHS[clip]


def caption(cue: Cue, phases: int) -> str:
    """What is said, to be read."""
    match cue[1]:
        case 6 if cue[3] < 20:
            return f"{_spoken(cue[2], phases)} ends in {cue[3]} seconds."
    words = [PHRASES[clip] for clip in clips(cue, phases) if clip in PHRASES]
    return " ".join(words[: words.index(PHRASES["repeat"])] if cue[1] == ALERT else words)


def _spoken(phase: int, phases: int) -> str:
    return "Operation" if phase == phases - 1 else f"{ORDINALS[phase]} phase"
