"""`quarterdeck space-alert mission`: a track to play at a real table, in words or as sound."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated, Any

import typer

from ..games.space_alert.content import generator, missions, speech
from ..games.space_alert.content.missions import KINDS, Mission
from ..games.space_alert.content.ships import SHIP_IDS, SHIPS
from ..games.space_alert.words_planning import clock
from ..kit.rng import fresh
from .say import Wrong, out, plain, tell_json
from .space_alert_audio import write

LEVELS = ("white", "yellow", "mixed")


def mission(
    track: Annotated[
        str, typer.Argument(help="A stored track (see --list); left out: a random one.")
    ] = "",
    profile: Annotated[str, typer.Option(help="The ship.")] = "sitting_duck_manual",
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    difficulty: Annotated[
        str, typer.Option(help="The threat cards to take: white, yellow or mixed.")
    ] = "white",
    turns: Annotated[int, typer.Option(help="7 or 12, for random missions.")] = 0,
    seed: Annotated[str, typer.Option(help="Any words; the same make the same mission.")] = "",
    stored: Annotated[bool, typer.Option(help="One of the stored tracks by lot.")] = False,
    as_list: Annotated[bool, typer.Option("--list", help="Name all stored tracks.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    audio: Annotated[str, typer.Option(help="Write the whole track into this MP3 file.")] = "",
) -> None:
    """A mission track: announcements with their times, one of the stored ones or a random one."""
    if as_list:
        tell_list(as_json)
        return
    check(profile, players, difficulty, turns)
    chosen = choose(track, profile, players, turns, seed or token_hex(4), stored)
    if audio:
        out.print(plain(write(chosen, audio)))
    elif as_json:
        tell_json({"profile": profile, "players": players, "difficulty": difficulty,
                   **described(chosen, players)})  # fmt: skip
    else:
        tell(chosen, profile, players, difficulty)


def check(profile: str, players: int, difficulty: str, turns: int) -> None:
    """A sentence for what does not go together."""
    if profile not in SHIP_IDS:
        raise Wrong(f"--profile is one of {', '.join(SHIP_IDS)}, not {profile!r}.")
    low, high = SHIPS[SHIP_IDS.index(profile)].players
    if not low <= players <= high:
        raise Wrong(f"--players is {low} to {high} on the {profile}, not {players}.")
    if difficulty not in LEVELS:
        raise Wrong(f"--difficulty is one of {', '.join(LEVELS)}, not {difficulty!r}.")
    fitting = sorted({v.turns for v in SHIPS[SHIP_IDS.index(profile)].variants})
    if turns and turns not in fitting:
        raise Wrong(f"--turns is {' or '.join(map(str, fitting))} on the {profile}, not {turns}.")


def choose(
    track: str, profile: str, players: int, turns: int, seed: str, stored: bool
) -> Mission:
    """The stored track of this name, one by lot, or a random one of this seed."""
    small = len(SHIPS[SHIP_IDS.index(profile)].zones) < 3
    if track:
        found = missions.find(track)
        if small and any(c[1] == "alert" and "white" in c[3].split() for c in found.cues):
            raise Wrong(f"{track} has threats in zone white; the {profile} has no such zone.")
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
                "said": [list(clip) for clip in speech.said(cue, phases)],
            }
            for cue in missions.cues(chosen)
        ],
    }


def tell(chosen: Mission, profile: str, players: int, difficulty: str) -> None:
    """The track as lines with their times."""
    head = f"{chosen.title} · {profile} · {players} players · {difficulty} threats"
    out.print(plain(head, "bold"))
    ends = ", ".join(clock(1000 * end) for end in chosen.phases)
    out.print(plain(f"{chosen.turns} turns; the phases end at {ends}.", "dim"))
    for row in described(chosen, players)["announcements"]:
        note = "" if row["counts"] else "  (not with fewer than five)"
        out.print(plain(f"{clock(row['ms']):>6}  {row['caption']}{note}"))


def tell_list(as_json: bool) -> None:
    """All stored tracks by name."""
    rows = [{"id": m.id, "title": m.title, "turns": m.turns, "length": m.length()}
            for m in missions.MISSIONS]  # fmt: skip
    if as_json:
        tell_json({"missions": rows})
        return
    for row in rows:
        out.print(plain(f"{row['id']:<50} {row['title']} ({row['turns']} turns)"))
