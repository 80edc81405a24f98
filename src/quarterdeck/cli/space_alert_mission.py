"""`quarterdeck space-alert mission`: a track to play at a real table, in words or as sound."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated

import typer

from ..games.space_alert.content import missions
from ..games.space_alert.content.missions import Mission
from ..games.space_alert.tracks import check, choose, described, usual
from ..games.space_alert.words_planning import clock
from .say import out, plain, tell_json
from .space_alert_audio import write


def mission(
    track: Annotated[
        str, typer.Argument(help="A stored track (see --list); left out: a random one.")
    ] = "",
    profile: Annotated[str, typer.Option(help="The ship.")] = "sitting_duck_manual",
    players: Annotated[
        int | None, typer.Option(help="How many play: 4, on the small ship 3.", show_default=False)
    ] = None,
    difficulty: Annotated[
        str, typer.Option(help="The threat cards to take: white, yellow or mixed.")
    ] = "white",
    turns: Annotated[int, typer.Option(help="7 or 12, for random missions.")] = 0,
    seed: Annotated[str, typer.Option(help="Any words; the same make the same mission.")] = "",
    stored: Annotated[bool, typer.Option(help="One of the stored tracks by lot.")] = False,
    as_list: Annotated[bool, typer.Option("--list", help="Name all stored tracks.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    audio: Annotated[
        str, typer.Option(help="Write the whole track into this file: .mp3; others by ffmpeg.")
    ] = "",
) -> None:
    """A mission track: announcements with their times, one of the stored ones or a random one."""
    if as_list:
        tell_list(as_json)
        return
    crew = usual(profile) if players is None else players
    check(profile, crew, difficulty, turns)
    chosen = choose(track, profile, crew, turns, seed or token_hex(4), stored)
    written = write(chosen, audio) if audio else ""
    if as_json:
        found = {"profile": profile, "players": crew, "difficulty": difficulty}
        tell_json({**found, **described(chosen, crew), **({"audio": audio} if audio else {})})
    elif audio:
        out.print(plain(written))
    else:
        tell(chosen, profile, crew, difficulty)


def tell(chosen: Mission, profile: str, players: int, difficulty: str) -> None:
    """The track as lines with their times."""
    crew = "1 player" if players == 1 else f"{players} players"
    head = f"{chosen.title} · {profile} · {crew} · {difficulty} threats"
    out.print(plain(head, "bold"), soft_wrap=True)
    ends = ", ".join(clock(1000 * end) for end in chosen.phases)
    out.print(plain(f"{chosen.turns} turns; the phases end at {ends}.", "dim"))
    for row in described(chosen, players)["announcements"]:
        note = "" if row["counts"] else "  (not with fewer than five)"
        out.print(plain(f"{clock(row['ms']):>6}  {row['caption']}{note}"), soft_wrap=True)


def tell_list(as_json: bool) -> None:
    """All stored tracks by name."""
    rows = [{"id": m.id, "title": m.title, "turns": m.turns, "length": m.length()}
            for m in missions.MISSIONS]  # fmt: skip
    if as_json:
        tell_json({"missions": rows})
        return
    for row in rows:
        line = f"{row['id']:<50} {row['title']} ({row['turns']} turns)"
        out.print(plain(line), soft_wrap=True)
