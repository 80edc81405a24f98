"""Lines of the log."""

from __future__ import annotations

from ....kit.event import Event
from .. import content, events
from .names import a, card, cards, claim_words, guns, p, row, space_name, who


def line(event: Event) -> str:
    """One event as a sentence."""
    kind = event.kind
    if kind in PLAIN:
        return PLAIN[kind].replace("{me}", p(event.seat))
    for speak in (_of_setup, _of_loyalty, _of_navigation, _of_actions, _of_secrets):
        words = speak(kind, p(event.seat), event.things)
        if words:
            return words
    return kind


PLAIN: dict[str, str] = {
    events.GATHERED: "Everyone has a bag; the Pirates' gathering was held.",
    events.EYES_CLOSED: "{me}: you kept your eyes closed.",
    events.PASSED_BY: "{me}: the ritual passed you by.",
    events.CAPTAIN_SHOWN: "{me} is the first captain.",
    events.REFUSED_TO_ADD: "{me} adds no gun.",
    events.CARD_PASSED: "{me} put a card into the logbook.",
    events.LOGBOOK_HANDED: "The logbook goes to {me}.",
    events.DENIED: "{me} refuses the command and jumps overboard!",
    events.SUPPLIED: "The supply line is crossed: everyone fills up to three guns.",
    events.TOP_KEPT: "{me} left the top card where it was.",
    events.TOP_DISCARDED: "{me} discarded the top card.",
    events.NO_RITUAL_LEFT: "The Cult rises, but no ritual is left.",
    events.CONVERSION_HELD: "A conversion was held.",
    events.CULT_SEARCH_HELD: "The Cult has searched the cabins of the navigation team.",
}


def _of_setup(kind: str, me: str, things: tuple[int, ...]) -> str:
    match kind:
        case events.CHIP_SEEN:
            return f"{me}: you are {a(content.chip_names[things[0]])}."
        case events.PIRATES_MET:
            if not things:
                return f"{me}: you are the only Pirate."
            return f"{me}: your fellow Pirates are {who(things)}."
        case events.CHARACTER_DEALT:
            return f"{me}: your character is {content.character_names[things[0]]}."
        case events.ROUND_BEGAN:
            return f"Round {things[0]}: {me} is captain."
        case events.LIEUTENANT_NAMED:
            return f"{me} names {p(things[0])} as lieutenant."
        case events.APPOINTED:
            lieutenant = p(things[0]) if things[0] >= 0 else "nobody"
            navigator = p(things[1]) if things[1] >= 0 else "nobody"
            return f"Captain {me}: {lieutenant} is lieutenant, {navigator} navigator."
        case events.NEW_CAPTAIN:
            return f"{me} takes over as captain from {p(things[0])}."
        case events.OFF_DUTY:
            return f"Off duty: {who(things)}."
    return ""


def _of_loyalty(kind: str, me: str, things: tuple[int, ...]) -> str:
    match kind:
        case events.FISTS_OPENED:
            shown = [f"{p(s)} {n}" for s, n in enumerate(things) if n > 0]
            return f"The fists open: {row(shown)}." if shown else "The fists open: all are empty."
        case events.GUNS_ADDED:
            return f"{me} adds {guns(things[0])}."
        case events.MUTINY:
            return f"Mutiny against {me}! {things[0]} of {things[1]} guns."
        case events.NO_MUTINY:
            return f"No mutiny: {things[0]} of {things[1]} guns."
        case events.TIED:
            return f"{who(things)} are tied."
        case events.TIE_REMOVED:
            return f"{me} rules out {p(things[0])}."
        case events.GUNS_TAKEN:
            return f"{me} takes {guns(things[0])} from the supply."
        case events.GUNS_RETURNED:
            return f"{me} gives {guns(things[0])} back to the supply."
        case events.GUNS_KEPT:
            return f"{me} gets {guns(things[0])} back."
        case events.GUN_GIVEN:
            return f"{me} hands a gun to {p(things[0])}."
        case events.CARD_PLAYED:
            return _played(me, things)
        case events.TURNED_DOWN:
            return f"{me}'s {content.character_names[things[0]]} is face down again."
        case events.SIGN_MOVED:
            return f"The off-duty sign of {me} goes to {p(things[0])}."
    return ""


def _played(me: str, things: tuple[int, ...]) -> str:
    """A character by name, with whom it names."""
    c = things[0]
    name = content.character_names[c]
    if len(things) == 1:
        return f"{me} plays {name}."
    if c == content.HERBALIST:
        return f"{me} plays {name} on {p(things[1] // 16)} and {p(things[1] % 16)}."
    if c == content.SPIRITUALIST:
        return f"{me} plays {name}: {who(things[2:])} pay {p(things[1])}."
    return f"{me} plays {name} on {who(things[1:])}."


def _of_navigation(kind: str, me: str, things: tuple[int, ...]) -> str:
    match kind:
        case events.RESHUFFLED:
            return f"The discards are shuffled in: {things[0]} cards in the pile."
        case events.DREW:
            return f"{me} draws {things[0]} cards."
        case events.CARDS_SEEN:
            return f"{me}: you drew {cards(things)}."
        case events.THREW_AWAY:
            return f"{me} throws {things[0]} cards away and draws anew."
        case events.BLIND:
            return f"The {content.post_names[things[0]]}'s post is open: chance plays it."
        case events.LOGBOOK_SEEN:
            return f"{me}: the logbook holds {cards(things)}."
        case events.EMERGENCY if things[0] < 0:
            return "Nobody is left for the navigator's post."
        case events.EMERGENCY:
            return f"{me} names {p(things[0])} as emergency navigator."
        case events.CARD_SHOWN:
            return f"{me} shows {card(things[0])}."
        case events.SAILED:
            return f"The ship sails to {space_name(things[0], things[1])}."
    return ""


def _of_actions(kind: str, me: str, things: tuple[int, ...]) -> str:
    match kind:
        case events.SEARCHED:
            return f"{me} searches the cabin of {p(things[0])}."
        case events.FLOGGED:
            side = content.side_names[things[1]]
            return f"{me} has {p(things[0])} flogged, who is not of the {side}."
        case events.TONGUE_LOST:
            return f"{me} has the tongue of {p(things[0])} cut out."
        case events.FED:
            return f"{me} feeds {p(things[0])} to the Kraken."
        case events.MERMAID:
            return f"{me} sends {p(things[0])} to the mermaid, to see the last discards."
        case events.TELESCOPE:
            return f"{me} hands the telescope to {p(things[0])}."
        case events.RITUAL_TURNED:
            return f"The Cult rises: {content.ritual_names[things[0]]}."
        case events.STASH_OPENED:
            got = [f"{p(s)} {n}" for s, n in enumerate(things) if n]
            return f"The Cult's stash was opened: {row(got)} got guns."
        case events.CLAIMED:
            return f"{me} claims: {claim_words(things[0], things[1], things[2])}."
    return ""


def _of_secrets(kind: str, me: str, things: tuple[int, ...]) -> str:
    match kind:
        case events.CHIP_FOUND:
            turned = ", now a Cultist" if things[2] else ""
            chip = content.chip_names[things[1]]
            return f"{me}: the chip of {p(things[0])} is {chip}{turned}."
        case events.DISCARDS_SEEN:
            return f"{me}: the mermaid shows you {cards(things)}."
        case events.TOP_SEEN:
            return f"{me}: the top card is {card(things[0])}."
        case events.YOU_CONVERTED:
            was = ", a Cultist already" if things[1] else ""
            return f"{me}: you converted {p(things[0])}{was}."
        case events.CONVERTED_BY:
            return f"{me}: {p(things[0])} leads the Cult, and you belong to it now."
        case events.CULT_FOUND:
            pairs = range(0, len(things), 2)
            found = [f"{p(things[i])} {content.chip_names[things[i + 1]]}" for i in pairs]
            return f"{me}: the chips you saw: {row(found)}."
        case events.JOURNEY_ENDED:
            return end_words(things[0], things[1])
        case events.FACTIONS_SHOWN:
            crew = [_faction(s, things) for s in range(len(things) // 2)]
            return f"The bags are opened: {row(crew)}."
    return ""


def _faction(seat: int, things: tuple[int, ...]) -> str:
    turned = " (converted)" if things[2 * seat + 1] else ""
    return f"{p(seat)} {content.chip_names[things[2 * seat]]}{turned}"


def end_words(side: int, how: int) -> str:
    """How the journey ended."""
    if how == events.LEADER_FED:
        return "The Cult Leader was fed to the Kraken: the Cult wins."
    win = "wins" if side == content.CULT else "win"
    return f"The ship reaches {content.end_names[side]}: the {content.side_names[side]} {win}."
