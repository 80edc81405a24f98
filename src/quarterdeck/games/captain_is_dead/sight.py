"""Who sees what. Hands are open (A44); only the order of face-down piles is hidden, and what the
user of a Hand Scanner saw of the Alert deck is known to that seat alone."""

from __future__ import annotations

from typing import Any, Final

from ...kit.rng import Rng
from ...kit.seat import ORACLE, WATCHER, knows
from . import events
from .choices.costs import hand_limit
from .content import names as n
from .table import CaptainTable

ABOUT_CREW: Final = (
    events.ASIDE, events.ROLE, events.DISCARD, events.OVERRIDE, events.EVASIVE
)  # fmt: skip
"""Questions that one player who runs several crew members answers for one of them."""


def view(t: CaptainTable, seat: int) -> dict[str, Any]:
    """What these eyes may see."""
    c = t._c
    core_lock = t.options.core_lock  # else the blocker bar lies across a door
    return {
        "pack": c.name,
        "level": t.options.level,
        "turn": t.turn,
        "now": t.now,
        "asked": asked(t),
        "actions": t.actions,
        "order": list(t.order),
        "crew": [crew_view(t, crew) for crew in range(t.crew)],
        "spaces": t.aliens.copy(),
        "aliens_left": c.aliens - t.aboard,
        "systems": t.state.copy(),
        "shields": t.shields,
        "full_shields": c.full_shields,
        "core": t.core,
        "core_at_start": c.levels[t.options.level].repairs,
        "rack": t.rack,
        "torpedoes": c.torpedoes,
        "ships": [[s, m] for s, m in zip(t.ships, t.ship_marks)],
        "anomalies": t.anomalies.copy(),
        "upgrades": t.active.copy(),
        "tools": [[o, s] for o, s in zip(t.tool_owner, t.tool_side)],
        "row": t.row.copy(),
        "pod": t.pod.copy(),
        "deck": len(t.deck),
        "discards": t.discards.copy(),
        "plan_deck": len(t.plan_deck),
        "plan_discards": sorted(t.plan_discards),
        "queue": [[a, m] for a, m in zip(t.queue, t.queue_marks)],
        "alert": t.alert,
        "alerts_left": alerts_left(t),
        "alert_discards": sorted(t.alert_discards),
        "known_alerts": known_alerts(t, seat),
        "bar": c.systems[n.JUMP_CORE].room if t.odd[n.ENERGIES] and not core_lock else -1,
        "quiet": t.quiet,
        "drawn": t.drawn,
        "coils": t.coils.copy(),
        "ending": t.ending,
        "tally": t.tally.copy(),
        "story": [list(point) for point in t.story],
    }


def asked(t: CaptainTable) -> int:
    """The crew member whom the open question is about: not always the active one."""
    decision = t.decision
    if decision is not None and decision.kind in ABOUT_CREW:
        return decision.about[0]
    return t.now


def crew_view(t: CaptainTable, crew: int) -> dict[str, Any]:
    """One crew member: open to all, like everything held in hand."""
    known = t.role[crew] >= 0
    return {
        "seat": t.seat_of(crew),
        "role": t.role[crew],
        "colour": t.colour[crew],
        "at": t.at[crew],
        "hurt": t.hurt[crew],
        "alive": t.alive[crew],
        "hand": t.hand[crew].copy(),
        "tools": t.tools_of(crew),
        "plans": t.plans[crew].copy(),
        "held": t.held(crew),
        "limit": hand_limit(t, crew) if known else 0,
        "discounts": t._c.discounts(t.role[crew], t.gained[crew]) if known else [0, 0, 0, 0],
        "promised": t.promised[crew],
    }


def alerts_left(t: CaptainTable) -> list[int]:
    """How many Alerts of each colour lie face down: public, their order is not."""
    left = [0, 0, 0]
    for alert in t.alert_deck:
        left[t._c.alerts[alert].level] += 1
    return left


def known_alerts(t: CaptainTable, seat: int) -> list[int]:
    """From the top, what these eyes know of the Alert deck; -1 for a card they do not know."""
    known: list[int] = []
    if seat == WATCHER:
        return known
    for i in range(len(t.alert_deck) - 1, -1, -1):
        sees = knows(t.alert_seen[i], seat) or seat == ORACLE
        known.append(t.alert_deck[i] if sees else -1)
    while known and known[-1] < 0:
        known.pop()
    return known


def imagine(t: CaptainTable, seat: int, rng: Rng) -> CaptainTable:
    """Shuffle what lies face down: Skills, Battle Plans, and Alerts colour by colour."""
    world = t.clone()
    world.rng = rng.fork("world")
    rng.shuffle(world.deck)
    rng.shuffle(world.plan_deck)
    for level in range(3):
        places = [
            i
            for i, alert in enumerate(t.alert_deck)
            if t._c.alerts[alert].level == level and not knows(t.alert_seen[i], seat)
        ]
        cards = [t.alert_deck[i] for i in places]
        rng.shuffle(cards)
        for i, card in zip(places, cards):
            world.alert_deck[i] = card
    return world
