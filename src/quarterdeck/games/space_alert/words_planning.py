"""What is told and asked from the briefing on, as sentences."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.event import Event
from ...kit.game import Label
from ...kit.seat import CLOCK
from ...kit.space import Answer
from . import choices, events
from . import events_planning as planning
from .content import cards, speech
from .content.boards import BOARDS
from .content.codes import STATIONS, TILES, ZONES, token_name
from .content.missions import Cue
from .content.ships import SHIPS
from .content.threats import CARDS
from .mission_table import MissionTable

PLACES = [*ZONES, "inside"]


def event_words(event: Event) -> str:
    """A line of the log; empty when it is not about planning."""
    return _clock_words(event) or _crew_words(event) or _campaign_words(event)


def _clock_words(event: Event) -> str:
    """What the computer said and what it did."""
    things = event.things
    match event.kind:
        case planning.SENT_AHEAD:
            return f"Coming up at {clock(things[0])}."
        case planning.ALERTED:
            return alert_words(things)
        case planning.IGNORED:
            return f"The report of T+{things[0]} is not confirmed: nothing comes of it."
        case planning.DATA_CAME:
            return "Incoming data: everybody draws a card."
        case planning.TRANSFER_OPENED:
            return "Data transfer: everybody may give one card to a mate."
        case planning.TRANSFER_CLOSED:
            return "The data transfer is over."
        case planning.WENT_SILENT:
            return "Communications are down: nobody talks."
        case planning.TALK_AGAIN:
            return "Communications are restored."
        case planning.WARNED:
            left = "a minute" if things[1] == 60 else f"{things[1]} seconds"
            return f"Phase {things[0]} ends in {left}."
        case planning.PHASE_BEGAN:
            return f"Phase {things[0]} begins."
        case planning.PHASE_ENDED:
            return f"Phase {things[0]} has ended: its spaces are locked."
    return ""


def _crew_words(event: Event) -> str:
    """What the crew did."""
    me, things = f"{{p{event.seat}}}", event.things
    match event.kind:
        case planning.ROLES:
            return (
                f"{me} is the captain, {{p{things[0]}}} the communications officer, "
                f"{{p{things[1]}}} the security officer."
            )
        case planning.CARD_CAME:
            return f"{me} took up the card {cards.both_halves(things[0], False)}."
        case planning.DREW_THREAT:
            return f"{me} turned up {CARDS[things[0]].name} for T+{things[1]}{_where(things[2])}."
        case planning.CLOSED:
            return f"{me} closed phase {things[0]} early."
        case planning.LAID | planning.LAID_UNDER:
            back = "heroic card" if things[1] else "card"
            half = "an action" if things[2] else "a movement"
            return f"{me} laid a {back} as {half} on space {things[0]}."
        case planning.TOOK_BACK:
            return f"{me} took a card back from space {things[0]}."
        case planning.GAVE:
            return f"{me} gave a card to {{p{things[0]}}}."
        case planning.PASSED:
            return f"{me} gave {{p{things[0]}}} {cards.both_halves(things[1], False)}."
        case planning.SAID:
            return f"{me}: “{plan_words(things)}{hand_words(things)}.”"
    return ""


def _campaign_words(event: Event) -> str:
    """Before and after a mission."""
    me, things = f"{{p{event.seat}}}", event.things
    match event.kind:
        case planning.BRIEFED:
            of = f" of {things[1]}" if things[1] > 1 else ""
            return f"Mission {things[0]}{of}: {SHIPS[things[2]].name}, {things[3]} turns."
        case planning.LANES:
            lanes = [f"{PLACES[i]} {BOARDS[b]}" for i, b in enumerate(things) if b >= 0]
            return f"Trajectories: {', '.join(lanes)}."
        case planning.DEALT:
            return f"Cards for the phases: {', '.join(str(n) for n in things)} each."
        case planning.MENDED:
            return f"{me} mended {_tile(things[0], things[1])}."
        case planning.BOTS_MENDED:
            return f"{me} woke battlebot squad {things[0] + 1}."
        case planning.FLIES_ON:
            return f"{me} decided to fly {'on' if things[0] else 'home'}."
        case planning.CAMPAIGN_OVER:
            extra = f", {things[1]} of them as a bonus" if things[1] else ""
            return f"All in all {things[0]} points{extra}."
    return ""


def clock(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def alert_words(things: tuple[int, ...]) -> str:
    """The alert as it was said."""
    cue: Cue = (0, 0, *things)
    return speech.caption(cue, 3)


def _where(zone: int) -> str:
    return f" in zone {ZONES[zone]}" if zone >= 0 else ", inside the ship"


def _tile(zone: int, tile: int) -> str:
    return f"the {ZONES[zone]} {TILES[tile].replace('_', ' ').replace('structural', 'structure')}"


def plan_words(tokens: tuple[int, ...]) -> str:
    """A plan as its owner says it: turn by turn, silence for an empty space."""
    turns: list[str] = []
    said: list[str] = []
    for token in tokens:
        if token < 0:
            break
        if token:
            said.append(cards.in_words(token_name(token)))
        else:
            turns.append(" and ".join(said) or "–")
            said = []
    while turns and turns[-1] == "–":
        turns.pop()
    return ", ".join(turns) or "nothing yet"


def hand_words(things: tuple[int, ...]) -> str:
    """What its owner says is left in hand."""
    halves = [cards.in_words(token_name(token)) for token in things[things.index(-1) + 1 :]]
    held = [f"{move} / {act}" for move, act in zip(halves[::2], halves[1::2])]
    return "; I hold " + ", ".join(held) if held else ""


# --- questions -----------------------------------------------------------------------------------


def decision_words(t: MissionTable, decision: Decision, seat: int) -> str:
    """The open question in one sentence."""
    mine = seat in decision.seats
    match decision.kind:
        case planning.READY:
            if t.seats == 1 and mine:
                return "Ready? You hold all three posts; the clock starts when you say so."
            if seat == 0:
                return "Captain: who keeps track of the threats outside, and who of those inside?"
            return "Ready? The clock starts when everybody is." if mine else "The crew gets ready."
        case planning.PLAN:
            return _plan_question(t, seat) if mine else "The crew plans."
        case events.TRIP:
            owner, token = decision.about
            word = cards.in_words(token_name(token & 31))
            if mine and seat != CLOCK:
                return f"Your card of turn {t.turn} is “{word}”. Did you trip?"
            return f"Turn {t.turn}: {{p{owner}}} plays “{word}”."
        case planning.WATCH:
            return f"Turn {t.turn}: the threats have moved."
        case planning.MEND:
            return "Mend one thing." if mine else f"{{p{decision.seats[0]}}} mends something."
    if not mine:
        return "{p0} decides whether to fly on."
    flown, points = len(t.scores), sum(t.scores)
    so_far = f"{points} {'point' if points == 1 else 'points'} in {flown} of 3 missions"
    return f"{so_far}. Fly on to the next one?"


def _plan_question(t: MissionTable, seat: int) -> str:
    turns = t.open_turns(seat)
    gives = t.transfer and not t.gave[seat] and t.seats > 1
    extra = " You may give a card away." if gives else ""
    if not turns:
        return f"Your plan is locked.{extra}"
    return f"Plan your turns {turns[0] + 1} to {turns[-1] + 1}.{extra}"


def option_words(t: MissionTable, decision: Decision, seat: int, path: Answer) -> Label:
    """The last pick of a path."""
    item = path[-1]
    match decision.kind:
        case planning.READY:
            return _posts(t, item // choices.ROLE_WIDTH, item % choices.ROLE_WIDTH)
        case planning.PLAN:
            return _plan_option(t, seat, path)
        case events.TRIP:
            if item:
                return Label("Oops, I tripped", [], "Turn the card; your next turn is delayed.")
            return Label("Go on", [])
        case planning.MEND:
            if item >= choices.SQUAD:
                squad = item - choices.SQUAD
                words = f"Battlebot squad {squad + 1}"
                return Label(words, [f"squad:{squad}"], "It can fight again.")
            place = f"tile:{ZONES[item // 8]}:{TILES[item % 8]}"
            return Label(_tile(item // 8, item % 8), [place], MENDED[TILES[item % 8]])
    if item:
        return Label("Fly on", [], "More points, but a mission lost costs them all.")
    return Label("Fly home", [], "Keep the points.")


MENDED = {
    "heavy_laser": "It shoots with its full strength again.",
    "light_laser": "It shoots with its full strength again.",
    "pulse_cannon": "It reaches as far as before.",
    "shield": "It holds one more again.",
    "reactor": "It holds one more again.",
    "gravolift": "Nobody is delayed in it any more.",
    "structural": "Damage there no longer counts twice.",
}


def _posts(t: MissionTable, comms: int, security: int) -> Label:
    """Two officers: of many pairs the first is chosen first, then the second."""
    if t.seats == 1:
        return Label("Start the clock", [])
    inside = "inside too" if comms == security else f"{{p{security}}} inside"
    words = f"{{p{comms}}} watches outside, {inside}"
    return Label(words, [f"outside:{comms}", f"inside:{security}"])


TAGS = {
    choices.LAY: ("Lay a card", "Lay, move or turn one of your cards."),
    choices.UNDER: ("Lay a second card", "A double action, once in each phase."),
    choices.TAKE: ("Take a card back", ""),
    choices.GIVE: ("Give a card", "Only while data is transferred."),
    choices.SAY: ("Say what you plan", "The crew hears what lies on your board and what you hold."),
    choices.CLOSE: ("Close your phase", "Locks your spaces of this phase for good."),
}


def _plan_option(t: MissionTable, seat: int, path: Answer) -> Label:
    item = path[-1]
    if len(path) == 1:
        words, help = TAGS.get(item, (f"{item}", ""))
        return Label(words, [], help)
    if len(path) == 2:
        board = t.boards[seat]
        lies = [turn for turn in range(t.turns) if any(code // 4 == item for code in board[turn])]
        where = f", on turn {lies[0] + 1}" if lies else ""
        return Label(cards.both_halves(item, t.small()) + where, [f"card:{item}"])
    if len(path) == 3 and path[0] == choices.GIVE:
        return Label(f"to {{p{item}}}", [f"seat:{item}"])
    if len(path) == 3:
        there = [cards.in_words(cards.token(code, t.small())) for code in t.boards[seat][item]]
        taken = f", where {' and '.join(there)} lies" if there else ""
        return Label(f"on turn {item + 1}{taken}", [f"space:{item}"])
    word = cards.token(cards.laid(path[1], item), t.small())
    return Label(cards.in_words(word), [f"half:{item}"])


def thing_words(name: str) -> Label:
    """A thing on the board or a card by its name."""
    kind, _, rest = name.partition(":")
    match kind:
        case "card" if rest.isdecimal() and int(rest) < cards.CARDS:
            return Label(cards.both_halves(int(rest), False), [name])
        case "space" if rest.isdecimal():
            return Label(f"Turn {int(rest) + 1}", [name])
        case "outside" | "inside" if rest.isdecimal():
            return Label(f"{{p{rest}}} watches {kind}", [name])
        case "station" if rest in STATIONS:
            return Label(rest.replace("_", " "), [name])
        case "threat":
            found = [c for c in CARDS if c.id == rest]
            if found:
                inside = "" if found[0].external else ", inside"
                marks = [f"{m}: {w}." for m, w in zip("XYZ", found[0].does) if w]
                help = " ".join([*marks, *found[0].notes])
                return Label(f"{found[0].name} ({rest}){inside}", [name], help)
    return Label(name, [name])
