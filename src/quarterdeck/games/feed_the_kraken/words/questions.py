"""Questions, and what may be picked in them."""

from __future__ import annotations

from ....kit.decision import Decision
from ....kit.game import Label
from ....kit.space import Answer
from .. import content, events
from ..choices import DENY, DISCARD, SAY_NOTHING
from ..reactions import PLAY
from ..table import KrakenTable
from .names import ACTION_HELP, a, card, claim_words, colours, guns, mutiny_at, p

MAP_QUESTIONS: list[str] = [
    "",
    "Whose cabin do you search?",
    "Whom do you have flogged?",
    "Whose tongue is cut out?",
    "Whom do you feed to the Kraken?",
]


def question(t: KrakenTable, decision: Decision, seat: int) -> str:
    """The open question in one sentence, to this seat or to those who wait."""
    mine = seat in decision.seats
    if decision.kind in TO_ALL:
        return _to_all(t, decision, seat, mine)
    if mine:
        return _to_you(t, decision, seat)
    return f"{p(decision.seats[0])} {WAITING[decision.kind]}."


TO_ALL = (events.WINDOW, events.FISTS, events.RITUAL, events.CLAIM, events.PASS_ON)

WAITING: dict[str, str] = {
    events.APPOINT: "names lieutenant and navigator",
    events.NAME_LIEUTENANT: "names the lieutenant",
    events.NAME_NAVIGATOR: "names the navigator",
    events.GIVE_BADGE: "hands out a badge",
    events.ADD_GUNS: "may add guns",
    events.BREAK_TIE: "rules out one of the tied",
    events.PAY_DEBT: "chooses whom to pay",
    events.REDRAW: "may draw anew",
    events.STEER: "has the logbook and chooses",
    events.NAME_EMERGENCY: "names an emergency navigator",
    events.MAP_TARGET: "chooses a target",
    events.LOOK_TARGET: "chooses who may look",
    events.TOP_CARD: "looks at the top card",
}


def _to_all(t: KrakenTable, decision: Decision, seat: int, mine: bool) -> str:
    """Questions to several: the same words for everyone, whatever they hold."""
    match decision.kind:
        case events.WINDOW:
            moment = content.window_names[decision.about[0]]
            ask = "play your character, or pass?" if mine else "characters may be played."
            return f"{moment[0].upper()}{moment[1:]}: {ask}"
        case events.FISTS:
            captain, mutiny = p(decision.about[0]), mutiny_at(decision.about[1])
            if mine:
                return f"Against captain {captain}? Hide guns in your fist: {mutiny}."
            return f"Captain {captain} asks for loyalty: {mutiny}."
        case events.RITUAL:
            return _ritual(t, decision.about[0], seat, mine)
        case events.CLAIM:
            return _claim_asked(decision.about[0]) if mine else "Who saw something may speak."
    if mine:
        return "Which card goes into the logbook? The rest is discarded."
    return "Captain and lieutenant choose in secret."


def _claim_asked(kind: int) -> str:
    """What the claim is about, where the table would not make it clear."""
    match kind:
        case events.C_THREW:
            return "What do you claim to have thrown away for new cards?"
        case events.C_DENIED:
            return "What do you claim to have held when the command was refused?"
        case events.C_TOP:
            return "What do you claim to have seen on top of the pile?"
    return "What do you claim to have seen?"


def _ritual(t: KrakenTable, ritual: int, seat: int, mine: bool) -> str:
    name = content.ritual_names[ritual]
    if not mine:
        return f"{name}: everyone closes their eyes."
    if t.chip[seat] != content.LEADER:
        return f"{name}: close your eyes and hold out your fist."
    ask = ("whom do you convert?", "who gets the guns?", "you look into the team's bags.")
    return f"{name}: {ask[ritual]}"


def _to_you(t: KrakenTable, decision: Decision, seat: int) -> str:
    match decision.kind:
        case events.APPOINT:
            return "Name your lieutenant, then your navigator."
        case events.NAME_LIEUTENANT:
            return "As Consultant you name the lieutenant."
        case events.NAME_NAVIGATOR:
            return f"{p(decision.about[0])} is lieutenant. Name your navigator."
        case events.GIVE_BADGE:
            return f"Which badge does {p(decision.about[0])} get? Chance plays the other post."
        case events.ADD_GUNS:
            most = guns(decision.about[1])
            return f"{p(decision.about[0])} eggs you on: add all you have left ({most})?"
        case events.BREAK_TIE:
            return "Rule out one of the tied mutineers."
        case events.PAY_DEBT:
            return "You have one gun: whom do you pay?"
        case events.REDRAW:
            return "Throw your cards away and draw two new ones?"
        case events.STEER:
            return "Which card steers the ship? Or do you refuse and jump overboard?"
        case events.NAME_EMERGENCY:
            return "Name an emergency navigator."
        case events.MAP_TARGET:
            return MAP_QUESTIONS[decision.about[0]]
        case events.LOOK_TARGET if decision.about[0] == content.MERMAID:
            return "Who goes to the mermaid, to see the last discards?"
        case events.LOOK_TARGET:
            return "Who looks through the telescope at the top card?"
    return f"The top card is {card(t.draw[-1])}. Leave it or discard it?"


# --- options --------------------------------------------------------------------------------------


def option(t: KrakenTable, decision: Decision, seat: int, path: Answer) -> Label:
    """The last pick of `path` as the seat reads it."""
    item = path[-1]
    match decision.kind:
        case events.WINDOW:
            return _card_option(t, seat, path)
        case events.APPOINT:
            post = "lieutenant" if len(path) == 1 else "navigator"
            return Label(f"{p(item)} as {post}", [f"seat:{item}"])
        case events.GIVE_BADGE:
            return Label(content.post_names[item].capitalize(), [f"post:{item}"])
        case events.FISTS:
            return Label("An empty fist" if item == 0 else guns(item), [f"guns:{item}"])
        case events.ADD_GUNS:
            return Label("Add all my guns" if item else "Keep my guns", [f"yes:{item}"])
        case events.REDRAW:
            return Label("Draw two new cards" if item else "Keep my cards", [f"yes:{item}"])
        case events.TOP_CARD:
            words = "Discard it" if item == DISCARD else "Leave it"
            return Label(words, [f"yes:{item}"])
        case events.PASS_ON:
            return _card(item, "Goes into the logbook.")
        case events.STEER if item == DENY:
            help = "Both cards are discarded, you are out, and an emergency navigator follows."
            return Label("Jump overboard", ["deny"], help)
        case events.STEER:
            return _card(item, ACTION_HELP[content.action_of[item]])
        case events.RITUAL:
            return _ritual_option(t, decision, seat, path)
        case events.CLAIM:
            return Label(_claim(t, decision, seat, item), [f"claim:{item}"])
    return Label(p(item), [f"seat:{item}"])


def _card(kind: int, help: str) -> Label:
    return Label(card(kind), [f"card:{kind}"], help)


def _card_option(t: KrakenTable, seat: int, path: Answer) -> Label:
    """Pass or play, then the targets of the own card. Its name stays on the card: a screen that
    others see gives nothing away."""
    item = path[-1]
    c = t.character[seat]
    if len(path) == 1:
        if item == PLAY:
            return Label("Play your character", [f"character:{c}"])
        return Label("Pass", ["pass"])
    if c == content.HERBALIST:
        holder, receiver = item // 16, item % 16
        words = f"The sign of {p(holder)} to {p(receiver)}"
        return Label(words, [f"seat:{holder}", f"seat:{receiver}"])
    if c == content.SPIRITUALIST:
        role = "receives" if len(path) == 2 else "pays"
        return Label(f"{p(item)} {role}", [f"seat:{item}"])
    return Label(p(item), [f"seat:{item}"])


def _ritual_option(t: KrakenTable, decision: Decision, seat: int, path: Answer) -> Label:
    """The leader's picks: a target, or guns for the next of the crew."""
    if decision.about[0] == content.CONVERSION:
        return Label(p(path[-1]), [f"seat:{path[-1]}"])
    crew = t.living()
    s = crew[min(len(path), len(crew)) - 1]
    return Label(f"{guns(path[-1])} for {p(s)}", [f"seat:{s}"])


def _claim(t: KrakenTable, decision: Decision, seat: int, code: int) -> str:
    """A claim in the first person."""
    if code == SAY_NOTHING:
        return "Say nothing"
    kind, subject = decision.about
    if kind == events.C_FOUND:
        return f"{p(subject)} is {a(content.chip_names[code - 1])}"
    if kind != events.C_DREW:
        return f"I {claim_words(kind, code, subject)}"
    if code >= 1000:
        return f"I {claim_words(events.C_DREW, code, subject)}"
    return f"The logbook held {colours(code)}"
