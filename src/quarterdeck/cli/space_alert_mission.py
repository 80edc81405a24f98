"""`quarterdeck space-alert mission`: a track to play at a real table, in words or as sound."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated

import typer

from ..games.space_alert.content import missions
from ..games.space_alert.content.missions import Mission
from ..games.space_alert.tracks import check, choose, described
from ..games.space_alert.words_planning import clock
from .say import out, plain, tell_json
from .space_alert_audio import write


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
