"""Names of cards, chips, spaces and claims, and the facts of a ledger."""

from __future__ import annotations

from .. import content, events
from ..choices import claim_colours, claim_passed

ACTION_HELP: list[str] = [
    "The captaincy goes clockwise to the fewest résumé cards.",
    "The navigator gives a gun back.",
    "A ritual of the Cult follows.",
    "A player the captain names sees the last three discards.",
    "A player the captain names sees the top card of the pile.",
    "The navigator gets a gun.",
]


def p(seat: int) -> str:
    """A player, to be named by whoever shows the sentence."""
    return f"{{p{seat}}}"


def row(words: list[str]) -> str:
    """Things in a row: one, two and three."""
    if not words:
        return "nobody"
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def who(seats: tuple[int, ...] | list[int]) -> str:
    """Players in a row."""
    return row([p(s) for s in seats])


def card(kind: int) -> str:
    """A navigation card: red Mermaid. One that nobody saw is unknown."""
    if kind < 0:
        return "unknown"
    colour = content.colour_names[content.colour_of[kind]]
    return f"{colour} {content.action_names[content.action_of[kind]]}"


def cards(kinds: tuple[int, ...] | list[int]) -> str:
    """Cards in a row."""
    return row([card(k) for k in kinds]) if kinds else "no card"


def character(c: int) -> tuple[str, str]:
    """A character's name and what it does."""
    return content.character_names[c], content.character_words[c]


def space_name(side: int, space: int) -> str:
    """A space of the chart, by its id, icon or harbour."""
    end = content.ends[side][space]
    if end >= 0:
        return content.end_names[end]
    icon = content.icons[side][space]
    name = content.space_ids[side][space]
    return f"{name} ({content.icon_names[icon]})" if icon else name


def guns(n: int) -> str:
    """One gun, two guns."""
    return "1 gun" if n == 1 else f"{n} guns"


def mutiny_at(need: int) -> str:
    """How many guns it takes."""
    return f"{guns(need)} {'makes' if need == 1 else 'make'} a mutiny"


def a(name: str) -> str:
    """With its article: a Pirate."""
    return f"the {name}" if name == "Cult Leader" else f"a {name}"


def colours(code: int) -> str:
    """The cards of a claim by colour: two red and one blue."""
    found: list[str] = []
    for colour, n in enumerate(claim_colours(code)):
        if n:
            found.append(f"{('one', 'two', 'three')[n - 1]} {content.colour_names[colour]}")
    return row(found)


def claim_words(kind: int, code: int, subject: int) -> str:
    """What is claimed, without who claims it."""
    if kind == events.C_FOUND:
        return f"{p(subject)} is {a(content.chip_names[code - 1])}"
    if kind in (events.C_DREW, events.C_DENIED):
        passed = content.colour_names[claim_passed(code)]
        when = "before the refusal " if kind == events.C_DENIED else ""
        return f"{when}drew {colours(code)}, passed on {passed}"
    if kind == events.C_THREW:
        return f"threw {colours(code)} away"
    place = ("", "in the logbook", "", "among the last discards", "on top of the pile")[kind]
    return f"saw {colours(code)} {place}"


def fact_words(fact: tuple[int, ...]) -> str:
    """A line of a seat's own ledger, said to that seat."""
    things = fact[2:]
    match fact[1]:
        case events.F_CHIP:
            return f"You are {a(content.chip_names[things[0]])}."
        case events.F_PIRATES:
            return f"Your fellow Pirates: {who(things)}." if things else "You are the only Pirate."
        case events.F_CHARACTER:
            return f"Your character is {content.character_names[things[0]]}."
        case events.F_DREW:
            return f"You drew {cards(things)}."
        case events.F_PASSED:
            return f"You passed on {card(things[0])}."
        case events.F_LOGBOOK:
            return f"The logbook held {cards(things)}."
        case events.F_FOUND:
            turned = ", now a Cultist" if things[2] else ""
            return f"You searched {p(things[0])}: {content.chip_names[things[1]]}{turned}."
        case events.F_DISCARDS:
            return f"The mermaid showed you {cards(things)}."
        case events.F_TOP:
            return f"You saw {card(things[0])} on top of the pile."
        case events.F_CONVERTED:
            was = " (a Cultist already)" if things[1] else ""
            return f"You converted {p(things[0])}{was}."
        case events.F_JOINED:
            return f"{p(things[0])} leads the Cult and took you in."
        case events.F_CULT_FOUND:
            chip = content.chip_names[things[1]]
            return f"The Cult's search: {p(things[0])} has the chip {chip}."
    got = [f"{p(s)} {n}" for s, n in enumerate(things) if n]
    return f"You handed out guns from the stash: {row(got)}."
