"""Who sees what (4.6 of the data sheet): the one place that decides secrecy.

Hands and plans are their owner's; mates see backs and which half is up (AMB-46). The track still to
come, the order of decks and tiles and the cards of later phases are nobody's until their time.
"""

from __future__ import annotations

from typing import Any

from ...kit.event import Event
from ...kit.seat import ORACLE, knows
from . import events_planning as events
from .content import cards, speech
from .content.boards import BOARDS, LENGTHS, MARK_NAMES, MARKS
from .content.codes import (
    ACTION,
    HEROIC_A,
    HEROIC_MOVE,
    LIFT,
    MOVE_BLUE,
    MOVE_RED,
    OTHER_HALF,
    STATIONS,
    TILES,
    ZONES,
    token_name,
    token_of,
)
from .content.missions import KINDS, Cue
from .content.threats import CARDS
from .mission_table import DEBRIEFING, PLANNING, RESOLUTION, STAGES, Codes, MissionTable
from .table import STATES, SpaceTable


def view(t: MissionTable, seat: int) -> dict[str, Any]:
    """What these eyes may see."""
    everything = seat == ORACLE or t.stage == DEBRIEFING
    ship = t.the_ship()
    return {
        "stage": STAGES[t.stage],
        "ship": ship.id,
        "ship_name": ship.name,
        "zones": [ZONES[z] for z in ship.zones],
        "turns": t.turns,
        "phases": t.phases(),
        "mission": t.mission,
        "missions": 3 if t.options.campaign else 1,
        "scores": t.scores.copy(),
        "roles": {"captain": 0, "communications": t.comms, "security": t.security},
        "track": {"id": t.track_id, "title": t.track_title} if everything else None,
        "silence": bool(t.silent),
        "sketch": t.stage == PLANNING,
        "time": time(t),
        "cues": said_cues(t, len(t.cues) if everything else t.ahead),
        "lanes": lanes(t),
        "drawn": [drawn(t, i) for i in range(len(t.drawn))],
        "decks": [len(deck) for deck in t.threat_decks],
        "deck": len(t.deck),
        "crew": [member(t, s, seat, everything) for s in range(t.seats)],
        "state": state(t) if t.stage >= RESOLUTION else None,
        "up": t.up,
    }


QUIET = (events.SENT_AHEAD, events.LAID, events.LAID_UNDER, events.TOOK_BACK)
"""What is seen on the table and not worth a line: it is told to the all-knowing eyes only."""


def hears(event: Event, seat: int) -> Event | None:
    """The event as these eyes learn of it."""
    if event.kind in QUIET and seat != ORACLE:
        return None
    return event if knows(event.knows, seat) else None


def time(t: MissionTable) -> dict[str, Any]:
    """The clock as everybody sees it: the time gone, never what is left before it is announced."""
    return {
        "zero": t.zero,
        "now": t.now,
        "phase": t.phase,
        "silent": bool(t.silent),
        "transfer": bool(t.transfer),
        "next": t.cue,
    }


def said_cues(t: MissionTable, known: int) -> list[dict[str, Any]]:
    """The announcements so far; how they are spoken follows from these alone."""
    cues, phases = t.cues[:known], len(t.phases())
    clips = speech.spoken(cues, phases)
    return [said_cue(cues[i], clips[i], phases) for i in range(known)]


def said_cue(cue: Cue, clips: speech.Said, phases: int) -> dict[str, Any]:
    """One announcement: when, what is said, its clips and its caption."""
    return {
        "ms": cue[0],
        "kind": KINDS[cue[1]],
        "said": [list(clip) for clip in clips],
        "caption": speech.caption(cue, phases),
        "things": list(cue[2:]),
    }


def lanes(t: MissionTable) -> list[dict[str, Any] | None]:
    """The boards of red, white, blue and the inside."""
    return [None if board < 0 else lane(board) for board in t.lanes]


def lane(board: int) -> dict[str, Any]:
    """A trajectory board: its length and its marks by cell."""
    marks = {str(c): MARK_NAMES[MARKS[board][c]] for c in range(1, LENGTHS[board] + 1)}
    return {
        "id": BOARDS[board],
        "length": LENGTHS[board],
        "marks": {cell: mark for cell, mark in marks.items() if mark},
    }


def drawn(t: MissionTable, i: int) -> dict[str, Any]:
    """A threat that has been announced: its card, number and zone."""
    card, number, zone = t.drawn[i]
    return {"number": number, "zone": ZONES[zone] if zone >= 0 else "internal", **threat_card(card)}


def threat_card(card: int) -> dict[str, Any]:
    """A threat card as printed."""
    printed = CARDS[card]
    return {
        "id": printed.id,
        "name": printed.name,
        "serious": printed.serious,
        "colour": printed.colour,
        "external": printed.external,
        "hp": printed.hp,
        "shield": printed.shield,
        "speed": printed.speed,
        "points": [printed.survive_points, printed.destroy_points],
        "stations": [STATIONS[s] for s in printed.stations],
        "button": ["battlebots", "A", "B", "C"][printed.button],
        "does": printed.does,
        "notes": printed.notes,
    }


# --- the crew ------------------------------------------------------------------------------------


def member(t: MissionTable, who: int, eyes: int, everything: bool) -> dict[str, Any]:
    """One of the crew as these eyes see them."""
    own = who == eyes or everything
    faces = own or (t.options.open_plans and eyes >= 0)
    gold = sum(1 for c in t.hands[who] if cards.heroic(c))
    return {
        "hand": [face(t, c) for c in sorted(t.hands[who])] if own else None,
        "held": len(t.hands[who]),
        "gold": gold,
        "later": [len(pile) for pile in t.later[who]],
        "phase": t.phase_of[who],
        "gave": bool(t.gave[who]),
        "plan": plan(t, who, own, faces),
        "said": [[cards.token(code, t.small()) for code in codes] for codes in t.said[who]],
        "told": [face(t, c) for c in t.told[who]],
        "walk": walk(t, t.boards[who]) if faces else walk(t, t.said[who]),
    }


def face(t: MissionTable, card: int) -> dict[str, Any]:
    """The face of an action card: both halves."""
    small = t.small()
    return {
        "card": card,
        "heroic": cards.heroic(card),
        "move": cards.token(cards.laid(card, cards.MOVE), small),
        "act": cards.token(cards.laid(card, cards.ACT), small),
    }


def plan(t: MissionTable, who: int, own: bool, faces: bool) -> list[list[dict[str, Any]]]:
    """What lies on the board, turn by turn: faces, or backs with the half that is up."""
    if t.stage < RESOLUTION:
        return [[laid(t, code, faces) for code in codes] for codes in t.boards[who]]
    shown = t.turn if t.up < 0 or who < t.up else t.turn - 1
    return [
        [turned(token, own or turn < shown or faces) for token in t.program[who][turn]]
        for turn in range(t.turns)
    ]


def laid(t: MissionTable, code: int, face_up: bool) -> dict[str, Any]:
    """A card on the board while planning (AMB-46)."""
    card, half = cards.card_of(code), cards.half_of(code)
    back = {"heroic": cards.heroic(card), "half": int(half != cards.MOVE)}
    if not face_up:
        return back
    return {**back, **face(t, card), "token": cards.token(code, t.small())}


def turned(token: int, face_up: bool) -> dict[str, Any]:
    """A card on the board in the resolution: its back until its turn has come."""
    action = token & ACTION
    moves = action in (MOVE_RED, MOVE_BLUE, LIFT) or action >= HEROIC_MOVE
    back = {"heroic": action >= HEROIC_A, "half": int(not moves)}
    if not face_up:
        return back
    other = token >> OTHER_HALF & ACTION
    return {**back, "token": token_name(token), "other": token_name(other)}


def walk(t: MissionTable, board: Codes) -> list[str]:
    """The planning aid: where a figure that only walks would stand after each turn."""
    ship = t.the_ship()
    at = ship.start
    found: list[str] = []
    for codes in board:
        for code in codes:
            at = ship.after(at, token_of(cards.token(code, t.small())))
        found.append(STATIONS[at])
    return found


# --- the ship and the threats --------------------------------------------------------------------


def state(t: SpaceTable) -> dict[str, Any]:
    """The ship, the crew aboard and the threats: open to all. Tiles to come are only counted."""
    zones = t.the_ship().zones
    return {
        "turn": t.turn,
        "over": t.over,
        "lost": bool(t.lost_by),
        "shields": {ZONES[z]: [t.shield[z], t.shield_capacity[z]] for z in zones},
        "reactors": {ZONES[z]: [t.reactor[z], t.reactor_capacity[z]] for z in zones},
        "fuel": {ZONES[z]: t.fuel[z] for z in zones},
        "heavy": {ZONES[z]: t.heavy[z] for z in zones},
        "light": {ZONES[z]: t.light[z] for z in zones},
        "tiles": {ZONES[z]: [TILES[x] for x in t.tiles[z]] for z in zones},
        "damage": {ZONES[z]: t.hits[z] for z in zones},
        "tiles_left": {ZONES[z]: len(t.pile[z]) for z in zones},
        "rockets": t.rockets,
        "rocket": 1 if t.rocket_launched else 2 if t.rocket_flying else 0,
        "figures": [figure(t, p) for p in range(t.seats)],
        "squads": [squad(t, s) for s in range(len(t.squad_at))],
        "maintained": [turn for turn in range(1, t.turns + 1) if t.maintained[turn]],
        "looking": t.looking,
        "visual": t.visual_best.copy(),
        "threats": [threat(t, i) for i in range(len(t.card))],
    }


def figure(t: SpaceTable, player: int) -> dict[str, Any]:
    """Where somebody stands, and whether."""
    led = t.squad[player]
    bots = "" if led < 0 else "disabled" if t.squad_disabled[led] else "active"
    return {
        "station": STATIONS[t.station[player]],
        "knocked_out": bool(t.knocked_out[player]),
        "squad": bots,
    }


def squad(t: SpaceTable, i: int) -> dict[str, Any]:
    """Where a squad is: a station, with its leader, or missing."""
    at = t.squad_at[i]
    where = STATIONS[at] if at >= 0 else "led" if at == -1 else "missing"
    return {"at": where, "disabled": bool(t.squad_disabled[i])}


def threat(t: SpaceTable, i: int) -> dict[str, Any]:
    """A threat in play."""
    return {
        **threat_card(t.card[i]),
        "number": t.number[i],
        "zone": ZONES[t.zone[i]] if t.zone[i] >= 0 else "internal",
        "state": STATES[t.state[i]],
        "damage": t.damage[i],
        "hp": t.hp[i],
        "shield": t.threat_shield[i],
        "speed": t.threat_speed[i],
        "cell": t.cell[i],
        "board": BOARDS[t.track[i]],
        "places": [STATIONS[p] for p in t.places[i]],
        "slimes": t.slimes[i].copy(),
    }
