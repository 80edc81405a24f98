"""What the resolution tells, as sentences. Players are {p0}, {p1} …: whoever shows them, names
them."""

from __future__ import annotations

from collections.abc import Callable

from ...kit.event import Event
from . import events
from .content import cards
from .content.boards import MARK_NAMES
from .content.codes import (
    ACTION,
    HEAVY_LASER,
    INTERCEPTORS,
    LIGHT_LASER,
    ROCKETS,
    STATIONS,
    SYSTEMS,
    TILES,
    TRIPPED,
    ZONES,
    token_name,
)
from .content.threats import CARDS

BUTTON_NAMES: list[str] = ["", "A", "B", "C"]
WHY_DELAYED: list[str] = [
    "the lift was taken", "the lift is damaged", "the computer was not maintained",
    "somebody tripped", "of the slime", "of a threat", "of the landing",
]  # fmt: skip


def station_words(station: int) -> str:
    """A station as people say it: upper red."""
    return STATIONS[station].replace("_", " ")


def card_words(token: int) -> str:
    """A card as people say it: “blue”, “heroic A”."""
    return f"“{cards.in_words(token_name(token & ACTION))}”"


def system_words(system: int, zone: int) -> str:
    """A system with its zone where there are several."""
    name = SYSTEMS[system].replace("_", " ")
    if system == HEAVY_LASER or system == LIGHT_LASER or name in ("shield", "reactor"):
        return f"the {ZONES[zone]} {name}"
    return f"the {name}"


def threat_words(card: int, number: int) -> str:
    """A threat by name, id and number."""
    return f"{CARDS[card].name} ({CARDS[card].id}, T+{number})"


def _s(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _times(times: int) -> str:
    """Where a breach, a weak hull or the card itself makes every point count twice or more."""
    return f" ({times} for each point)" if times > 1 else ""


def resolution_words(event: Event) -> str:
    """One line of the film."""
    return _CHAPTERS[event.kind](event.kind, f"{{p{event.seat}}}", event.things)


# --- the crew ------------------------------------------------------------------------------------


def _crew(kind: str, me: str, x: tuple[int, ...]) -> str:
    match kind:
        case events.TURNED_UP:
            tripped = "trips and turns up" if x[0] & TRIPPED else "turns up"
            return f"{me} {tripped} {card_words(x[0])}."
        case events.MOVED:
            return f"{me} goes to {station_words(x[1])}."
        case events.NO_WAY:
            return f"{me} stays in {station_words(x[0])}: there is no way on."
        case events.DELAYED:
            return f"{me} is delayed in turn {x[0]}, because {WHY_DELAYED[x[1]]}."
        case events.LOST_CARD:
            return f"{me} loses the card {card_words(x[0])}."
        case events.PUT_OFF:
            return f"{me} puts {card_words(x[0])} off to turn {x[1]}, because {WHY_DELAYED[x[2]]}."
        case events.LOOKED:
            return f"{me} confirms what is out there; {_s(x[0], 'player')} this turn."
        case events.TOOK_OFF:
            return f"{me} takes off in the interceptors and attacks."
        case events.STAYED_OUT:
            return f"{me} stays outside and attacks."
        case events.LANDED:
            return f"{me} lands in {station_words(x[0])}."
        case events.KNOCKED_OUT:
            return f"{me} is knocked out."
        case events.BOTS_TAKEN:
            return f"{me} takes battlebot squad {x[0]}{', which is disabled' if x[1] else ''}."
        case events.BOTS_READY:
            return f"{me} sets battlebot squad {x[0]} going again."
        case _:
            return f"Battlebot squad {x[0]} is disabled."


# --- the systems ---------------------------------------------------------------------------------


def _systems(kind: str, me: str, x: tuple[int, ...]) -> str:
    match kind:
        case events.FIRED:
            return f"{me} fires {system_words(x[0], x[1])} with strength {x[2]}."
        case events.NO_ENERGY:
            return f"{me} has no energy for {system_words(x[0], x[1])}."
        case events.FIRED_ALREADY:
            return f"{me} finds that {system_words(x[0], x[1])} has fired this turn."
        case events.CHARGED:
            source = f" from the {ZONES[x[2]]} reactor"
            what = "shield" if x[0] == events.SHIELDS else SYSTEMS[x[0]]
            who = f"{me} moves" if me != "{p-1}" else "The crossed wires move"
            return f"{who} {x[3]} energy{source}; the {ZONES[x[1]]} {what} holds {x[4]}."
        case events.FUELLED:
            left = _s(x[3], "capsule")
            return f"{me} burns a capsule: the {ZONES[x[0]]} reactor holds {x[2]}, {left} left."
        case events.NOTHING_DONE:
            what = SYSTEMS[x[0]].replace("_", " ") if x[0] else "battlebots"
            return f"{me} gets nothing done in {station_words(x[1])} ({what})."
        case events.LAUNCHED:
            return f"{me} launches a rocket; {x[0]} left."
        case events.MAINTAINED:
            return f"{me} maintains the computer."
        case events.BUTTON_DEAD:
            return f"{me} presses {BUTTON_NAMES[x[0]]} in {station_words(x[1])}, which is dead."
        case events.MISSED:
            if x[0] == ROCKETS:
                return "The rocket finds no target and is lost."
            if x[0] == INTERCEPTORS:
                return "The interceptors find no target."
            return f"{system_words(x[0], x[1]).capitalize()} finds no target."
        case events.DRAINED:
            what = "shield" if x[0] == events.SHIELDS else "reactor"
            return f"The {ZONES[x[1]]} {what} loses {x[2]} energy."
        case events.ROCKET_LOST:
            return f"A rocket is lost; {x[0]} left."
        case events.FUEL_LOST:
            return f"The {ZONES[x[0]]} reactor loses a capsule; {x[1]} left."
        case events.ROCKET_MOVED:
            return "The rocket is on its way; it strikes next turn."
        case _:
            kept = "was" if x[0] else "was not"
            return f"The computer check: it {kept} maintained in turns {x[1]} to {x[-1]}."


# --- the threats ---------------------------------------------------------------------------------


def _fight(kind: str, me: str, x: tuple[int, ...]) -> str:
    it = threat_words(x[0], x[1])
    match kind:
        case events.REPAIRED:
            return f"{me} repairs {it} by {x[2]}: {x[3]} of {x[4]}."
        case events.FOUGHT:
            return f"{me} sends battlebots against {it} in {station_words(x[2])}: {x[3]} of {x[4]}."
        case events.BONUS_REPAIR:
            return f"Everyone at once: {it} is repaired by {x[2]} more."
        case events.DEFUSING:
            return f"{me} works on {it}; {_s(x[2], 'player')} so far."
        case events.HIT:
            aura = f" ({x[7]} of it from a marauder)" if x[7] else ""
            done = f"{x[4]} damage, {x[5]} of {x[6]}"
            most = " (it loses no more in a turn)" if x[2] - x[3] > x[4] else ""
            return f"{it} is hit for {x[2]} less shield {x[3]}{aura}: {done}{most}."
        case events.FROZEN:
            return f"{it} is hit; its cryoshield takes it all and is gone."
        case events.DECOYED:
            return f"The rocket goes for {it} and does nothing."
        case events.BREACH_MENDED:
            return f"{me} mends {it} from outside: {x[2]} of {x[3]}."
        case events.HARMED:
            return f"{it} takes {x[2]} damage: {x[3]} of {x[4]}."
        case events.DESTROYED:
            return f"{it} is destroyed: {x[2]} points."
        case _:
            return f"{it} has done its worst and is gone: {x[2]} points."


def _threats(kind: str, me: str, x: tuple[int, ...]) -> str:
    it = threat_words(x[0], x[1])
    match kind:
        case events.APPEARED:
            where = f"in the {ZONES[x[2]]} zone" if x[2] >= 0 else "inside the ship"
            return f"{it} appears {where} on cell {x[3]} with {_s(x[4], 'hit point')}."
        case events.THREAT_MOVED:
            return f"{it} comes to cell {x[2]}."
        case events.MARK:
            return f"{it} reaches {MARK_NAMES[x[2]]} on cell {x[3]}."
        case events.ATTACKED:
            spurred = f" ({x[6]} of it from a scout)" if x[6] else ""
            how = f"with {x[3]}{spurred}; the shield stops {x[4]}, {x[5]} damage{_times(x[7])}"
            return f"{it} attacks the {ZONES[x[2]]} zone {how}."
        case events.DAMAGED:
            return f"{it} does {x[3]} damage to the {ZONES[x[2]]} zone{_times(x[4])}."
        case events.HEALED:
            return f"{it} heals {x[2]}; {x[3]} damage is left."
        case events.SPEED:
            return f"{it} has speed {x[2]} now."
        case events.SHIELD_NOW:
            return f"{it} has shield {x[2]} now."
        case events.REVEALED:
            return f"{it} can be targeted now."
        case events.AURA:
            what = "every shield out there" if x[2] else "every attack of the others"
            return f"{it} adds {x[3]} to {what}."
        case events.WENT:
            return f"{it} goes to {station_words(x[2])}."
        case events.STAYED:
            return f"{it} stays in {station_words(x[2])}."
        case events.SPREAD:
            return f"{it} spreads to {station_words(x[2])}."
        case events.FIERCE:
            return f"{it} returns fire from now on."
        case events.CRACKED:
            zones = [ZONES[z] for z in range(3) if x[2] >> z & 1]
            where = ", ".join(zones[:-1]) + " and " + zones[-1] if len(zones) > 1 else zones[0]
            return f"{it} opens wider: damage counts double in {where}."
        case _:
            return f"{it} makes its stations deadly to enter."


def _mission(kind: str, me: str, x: tuple[int, ...]) -> str:
    match kind:
        case events.TURN_BEGAN:
            return f"Turn {x[0]}."
        case events.TILE:
            tile = TILES[x[1]].replace("_", " ")
            return f"A tile in the {ZONES[x[0]]} zone: {tile}; {x[2]} there now."
        case events.JUMPED:
            return "The ship jumps to hyperspace."
        case events.SHIP_LOST:
            return f"The mission is lost: {lost_because(x[0], x[1])}."
        case _:
            return f"Threats {x[0]}, visual confirmation {x[1]}, penalties {x[2]}."


def lost_words(why: int, at: int) -> str:
    """What lost the mission, as the result of a mission file says it."""
    if why == events.ZONE_LOST:
        return f"{ZONES[at]} zone: a hit found no tile left"
    if why == events.COMPUTER_LOST:
        return "computer"
    return "crew" if why == events.CREW_LOST else CARDS[at].id


def lost_because(why: int, at: int) -> str:
    """The same for people."""
    if why == events.ZONE_LOST:
        return f"a hit on the {ZONES[at]} zone found no tile left"
    if why == events.COMPUTER_LOST:
        return "the computer was not maintained"
    if why == events.CREW_LOST:
        return "the crew is knocked out"
    return f"{CARDS[at].name} destroys the ship"


_Say = Callable[[str, str, tuple[int, ...]], str]
_CREW_KINDS: list[str] = [
    events.TURNED_UP, events.MOVED, events.NO_WAY, events.DELAYED, events.LOST_CARD,
    events.PUT_OFF, events.LOOKED, events.TOOK_OFF, events.STAYED_OUT, events.LANDED,
    events.KNOCKED_OUT, events.BOTS_TAKEN, events.BOTS_READY, events.BOTS_DISABLED,
]  # fmt: skip
_SYSTEM_KINDS: list[str] = [
    events.FIRED, events.NO_ENERGY, events.FIRED_ALREADY, events.CHARGED, events.FUELLED,
    events.NOTHING_DONE, events.LAUNCHED, events.MAINTAINED, events.BUTTON_DEAD, events.MISSED,
    events.DRAINED, events.ROCKET_LOST, events.FUEL_LOST, events.ROCKET_MOVED, events.CHECKED,
]  # fmt: skip
_FIGHT_KINDS: list[str] = [
    events.REPAIRED, events.FOUGHT, events.BONUS_REPAIR, events.DEFUSING, events.HIT,
    events.FROZEN, events.DECOYED, events.BREACH_MENDED, events.HARMED, events.DESTROYED,
    events.SURVIVED,
]  # fmt: skip
_MISSION_KINDS: list[str] = [
    events.TURN_BEGAN, events.TILE, events.JUMPED, events.SHIP_LOST, events.SCORED,
]  # fmt: skip


def _chapter(kind: str) -> _Say:
    if kind in _CREW_KINDS:
        return _crew
    if kind in _SYSTEM_KINDS:
        return _systems
    if kind in _FIGHT_KINDS:
        return _fight
    return _mission if kind in _MISSION_KINDS else _threats


_CHAPTERS: dict[str, _Say] = {kind: _chapter(kind) for kind in events.RESOLUTION_KINDS}
