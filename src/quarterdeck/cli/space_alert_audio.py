"""A mission track as one MP3: the clips' frames one after the other, silence between them.

All clips have the same bit rate and no bit reservoir, so every frame stands for itself and 24 ms.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..games.space_alert.content import speech
from ..games.space_alert.content.missions import BLACKOUT, RESTORED, Mission, cues

FRAME_BYTES: Final = 96
FRAME_MS: Final = 24
TAIL_MS: Final = 5_000


def frames_of(clip: str) -> list[bytes]:
    """The frames of a clip."""
    data = (speech.FOLDER / f"{clip}.mp3").read_bytes()
    if len(data) % FRAME_BYTES or data[:2] not in (b"\xff\xf3", b"\xff\xf2"):
        raise ValueError(f"The clip {clip} was made in another way: run tools/speech.py again.")
    return [data[i : i + FRAME_BYTES] for i in range(0, len(data), FRAME_BYTES)]


def sounds(mission: Mission) -> list[tuple[int, str]]:
    """Every clip with its moment on the track, in ms; static while communications are down."""
    phases = len(mission.phases)
    found: list[tuple[int, str]] = []
    down = -1
    for cue in cues(mission):
        if cue[1] == RESTORED and down >= 0:
            step = speech.LENGTHS["tone_static"]
            found.extend((at, "tone_static") for at in range(down, cue[0] - step, step))
        spoken = [(cue[0] + at, clip) for at, clip in speech.said(cue, phases)]
        found.extend(spoken)
        if cue[1] == BLACKOUT:
            down = spoken[-1][0]
    return found


def track(mission: Mission) -> bytes:
    """The whole mission as an MP3 file."""
    length = 1000 * mission.length() + TAIL_MS
    silence = frames_of("silence")[1]
    line = [silence] * (length // FRAME_MS)
    heard: dict[str, list[bytes]] = {}
    for ms, clip in sounds(mission):
        frames = heard.setdefault(clip, frames_of(clip))
        at = ms // FRAME_MS
        line[at : at + len(frames)] = frames
    return b"".join(line)


def write(mission: Mission, file: str) -> str:
    """Write the track; returns a sentence about it."""
    if not file.endswith(".mp3"):
        raise ValueError(f"--audio writes MP3: give a name that ends in .mp3, not {file!r}.")
    data = track(mission)
    Path(file).write_bytes(data)
    minutes = len(data) // FRAME_BYTES * FRAME_MS / 60_000
    return f"{file}: {mission.title}, {minutes:.1f} minutes, {len(data) // 1024} KB."
