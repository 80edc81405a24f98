"""The sea chart to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from . import content
from .sight.view import view
from .table import KrakenTable
from .words.names import ACTION_HELP, card, cards, guns, mutiny_at, p, row, space_name

ROOT_3 = 1.7320508
MARKS = (("off_duty", "off duty"), ("tongueless", "no tongue"), ("searched", "searched"))


def draw(t: KrakenTable) -> dict[str, Any]:
    """Flat-top hexes with their arrows, icons, ends and the supply line; y grows downwards."""
    side = t.side
    name = "long" if side == content.LONG else "quick"
    spaces = [
        {
            "id": f"{name}:{i}",
            "name": content.space_ids[side][i],
            "x": 1.5 * content.cols[side][i],
            "y": round(-ROOT_3 / 2 * content.levels[side][i], 4),
            "arrows": content.arrows[side][i],
            "icon": content.icons[side][i],
            "end": content.ends[side][i],
            "north": content.north[side][i],
        }
        for i in range(len(content.space_ids[side]))
    ]
    kinds = [
        {
            "colour": content.colour_of[k],
            "action": content.action_of[k],
            "words": card(k),
            "help": ACTION_HELP[content.action_of[k]],
        }
        for k in range(content.KINDS)
    ]
    characters = [
        {"name": content.character_names[c], "help": content.character_words[c]}
        for c in range(content.CHARACTERS)
    ]
    return {
        "map": content.map_names[side],
        "spaces": spaces,
        "supply_line": side == content.LONG,
        "icons": content.icon_names,
        "ends": content.end_names,
        "colours": content.colour_names,
        "sides": content.side_names,
        "chips": content.chip_names,
        "kinds": kinds,
        "characters": characters,
        "rituals": content.ritual_names,
        "actions": content.action_names,
    }


def text(t: KrakenTable, seat: int) -> str:
    """The chart ahead, the crew, the claims and what you know, in letters."""
    seen = view(t, seat)
    lines = _chart(t)
    for s in range(t.seats):
        lines.append(_member(t, seen, s))
    lines.append(
        f"Pile {seen['draw']}, discards {seen['discards']}, guns in the supply {seen['supply']}, "
        f"{mutiny_at(seen['need'])}, rituals left {seen['rituals_left']}."
    )
    if seen["called"]:
        lines.append(f"Called: {row([_called(one) for one in seen['called']])}.")
    if seen["claims"]:
        lines.append("Claims:")
    for c in seen["claims"] if seen["story"] is not None else seen["claims"][-9:]:
        lines.append(_claim(c))
    if seen["story"] is not None:
        lines += _story(seen["story"])
    elif seen["mine"] is not None:
        if not t.alive[seat]:
            lines.append("You are lost: you watch and say nothing, and win if your side does.")
        c = seen["mine"]["character"]
        lines.append(f"Your card, {content.character_names[c]}: {content.character_words[c]}")
        lines.append("What you know:")
        for fact in seen["mine"]["facts"]:
            when = f"round {fact['round']}" if fact["round"] else "at the start"
            lines.append(f"  {when}: {fact['words']}")
    return "\n".join(lines)


def _called(one: dict[str, Any]) -> str:
    """What a character has called for, with whom it is about."""
    name = content.character_names[one["character"]]
    return f"{name} ({', '.join(p(s) for s in one['seats'])})" if one["seats"] else name


def _claim(c: dict[str, Any]) -> str:
    """A claim in a line, with what speaks for and against it."""
    words = f"  round {c['round']}: {p(c['seat'])} claims: {c['words']}."
    if c["truth"]:
        verdict = {True: " True.", False: " Not true."}.get(c["honest"], "")
        return f"{words}{verdict} To themself: {' '.join(c['truth'])}"
    if c["known"] is not None:
        return f"{words} You know that it is {'true' if c['known'] else 'a lie'}."
    return f"{words} It does not fit the rest." if c["fits"] is False else words


def _story(story: dict[str, Any]) -> list[str]:
    """After the end: every navigation and ritual as it was."""
    lines = ["Every navigation as it was:"]
    for v in story["voyages"]:
        drew = [f"{p(v['captain'])} drew {cards(v['captain_drew'])}"]
        other = p(v["lieutenant"]) if v["lieutenant"] >= 0 else "chance"
        drew.append(f"{other} {cards(v['lieutenant_drew'])}")
        who = p(v["navigator"]) if v["navigator"] >= 0 else "chance"
        end = f"{who} jumped overboard" if v["shown"] < 0 else f"{who} chose {card(v['shown'])}"
        logbook = cards(v["passed"])
        lines.append(f"  round {v['round']}: {', '.join(drew)}; logbook: {logbook}; {end}.")
    for rite in story["rites"]:
        taken = f": {p(rite['target'])} was taken in" if rite["target"] >= 0 else ""
        lines.append(f"  round {rite['round']}: {content.ritual_names[rite['ritual']]}{taken}.")
    if story["seen"]:
        lines.append("What else was seen in secret:")
    for seen in story["seen"]:
        lines.append(f"  round {seen['round']}: {p(seen['seat'])} to themself: {seen['words']}")
    return lines


WEST_TO_EAST = (content.RED, content.YELLOW, content.BLUE)


def _chart(t: KrakenTable) -> list[str]:
    """Where the ship is, where each colour would take it, and where the next one from there."""
    name, here = content.map_names[t.side], space_name(t.side, t.ship)
    ways = content.arrows[t.side][t.ship]
    if not ways:
        return [f"{name}: the ship has reached {here}."]
    lines = [f"{name}: the ship is at {here}."]
    for colour in WEST_TO_EAST:
        to = ways[colour]
        then = content.arrows[t.side][to]
        words = f"  {content.colour_names[colour]} to {space_name(t.side, to)}"
        if then:
            after = [
                f"{content.colour_names[c]} {space_name(t.side, then[c])}" for c in WEST_TO_EAST
            ]
            words += f", then {row(after)}"
        lines.append(f"{words}.")
    return lines


def _member(t: KrakenTable, seen: dict[str, Any], s: int) -> str:
    """One of the crew in a line."""
    m = seen["crew"][s]
    marks: list[str] = []
    for post, holder in (
        ("captain", seen["captain"]),
        ("lieutenant", seen["lieutenant"]),
        ("navigator", seen["navigator"]),
    ):
        if holder == s:
            marks.append(post)
    for flag, words in MARKS:
        if m[flag]:
            marks.append(words)
    if not m["alive"]:
        marks.append("lost")
    marks += [f"not of the {content.side_names[side]}" for side in m["not_on"]]
    if m["character"] is not None:
        up = "" if m["face_up"] else " face down"
        marks.append(f"{content.character_names[m['character']]}{up}")
    if m["chip"] is not None:
        turned = ", converted" if m["converted"] else ""
        marks.append(f"{content.chip_names[m['chip']]}{turned}")
    resume = ", ".join(card(k) for k in m["resume"])
    tail = f" | résumé: {resume}" if resume else ""
    shown = f" (+{m['shown']} shown)" if m["shown"] else ""
    return f"  {p(s):>6} {guns(m['guns'])}{shown} | {', '.join(marks)}{tail}"
