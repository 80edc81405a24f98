"""Who sees what. Hands are the team's, a cloaked person is shown to enemies as the clone, and a
ship under a Sensor Virus shows every section critical to everybody, its crew included."""

from __future__ import annotations

from typing import Any

from ...kit.event import Event
from ...kit.rng import Rng
from ...kit.seat import ORACLE, knows
from . import content, events
from .choices.ways import commands, targets
from .content import FIRST_CAPTAIN_CARD, FIRST_POD, ROOMS, SECTIONS, SHIELD, card_rules, vital
from .table import AIMED, BOOSTS, NOBODY, NOWHERE, SpaceTable

STRANGER = -5
"""The team of a spectator."""


def team_of(t: SpaceTable, seat: int) -> int:
    """The team whose secrets these eyes share."""
    return t.team[seat] if seat >= 0 else STRANGER


def sees_hand(t: SpaceTable, seat: int, owner: int) -> bool:
    """Own cards, and the team's unless the table plays otherwise."""
    if seat == ORACLE or seat == owner:
        return True
    return t.options.hands == "team" and team_of(t, seat) == t.team[owner]


def sees_through(t: SpaceTable, seat: int, person: int) -> bool:
    """Is this person seen as they are? Not if an enemy's cloak hides them (SB-121)."""
    return not t.cloak[person] or seat == ORACLE or team_of(t, seat) == t.team[person]


def view(t: SpaceTable, seat: int) -> dict[str, Any]:
    """All that these eyes may see."""
    team = team_of(t, seat)
    whole = seat == ORACLE
    vessels = [v for v in range(FIRST_POD + t.seats) if v < t.ships or t.afloat[v]]
    return {
        "round": t.round,
        "order": t.order,
        "active": t.active,
        "out": t.out,
        "winners": t.winners,
        "team": team if seat >= 0 else None,
        "ships": [_ship(t, v, whole, team) for v in vessels],
        "people": [_person(t, seat, s) for s in range(t.seats)],
        "emp": t.emp,
        "fields": [{"at": _at(f[0]), "team": f[1], "points": f[2]} for f in t.fields],
        "fires": [{"at": _at(f[0]), "team": f[1], "turns": f[2]} for f in t.fires],
        "charges": [
            {"at": _at(c[0]), "team": c[1], "turns": c[2]}
            for c in t.charges
            if not c[3] or whole or c[1] == team
        ],
        "robots": _robots(t, whole, team),
        "hands": [_hand(t, s) if sees_hand(t, seat, s) else None for s in range(t.seats)],
        "offers": [
            {"from": o[0], "to": o[1], "card": o[2], "back": o[3] if o[3] != NOBODY else None}
            for o in t.offers
            if whole or t.team[o[0]] == team
        ],
        "pleas": [
            {"seat": s, "team": p}
            for s, p in enumerate(t.plea)
            if p != NOBODY and (whole or s == seat or (p == team and t.captain[p] == seat))
        ],
        "discards": {"crew": sorted(t.crew_discards), "captain": sorted(t.captain_discards)},
        "odds": odds(t, seat),
    }


def _at(spot: int) -> dict[str, int] | None:
    return None if spot == NOWHERE else {"ship": spot // SECTIONS, "section": spot % SECTIONS}


def _hand(t: SpaceTable, seat: int) -> dict[str, list[int]]:
    return {
        "crew": t.hand[seat].copy(),
        "captain": t.orders[seat].copy(),
        "extra": t.slot[seat].copy(),
    }


def _ship(t: SpaceTable, v: int, whole: bool, team: int) -> dict[str, Any]:
    """One vessel; a virus shows everything critical and hides the clocks (SB-166)."""
    base = v * SECTIONS
    hidden = t.virus[v] > 0 and not whole
    own = whole or t.owner[v] == team
    return {
        "id": v,
        "name": t.name[v] if t.name[v] != NOBODY else None,
        "pod_of": v - FIRST_POD if v >= t.ships else None,
        "owner": t.owner[v] if t.owner[v] != NOBODY else None,
        "afloat": bool(t.afloat[v]),
        "damage": [3] * SECTIONS if hidden else t.damage[base : base + SECTIONS],
        "heavy": [0] * SECTIONS if hidden else t.heavy[base : base + SECTIONS],
        "virus": t.virus[v],
        "gas": min(1, t.gas[v]) if hidden else t.gas[v],  # it clears by engineering (SB-173)
        "evasive": t.evasive[v] != NOBODY,
        "boosts": t.boost[v * BOOSTS : v * BOOSTS + BOOSTS] if own else None,
        "fired": t.fired[2 * v : 2 * v + 2] if own else None,
    }


def _person(t: SpaceTable, seat: int, s: int) -> dict[str, Any]:
    """One person: as they are, or as the clone shows them (SB-119, SB-121)."""
    team = t.team[s]
    captain = 0 if t.captain[team] != s else 2 if t.acting[team] else 1
    person: dict[str, Any] = {"seat": s, "team": team, "captain": captain}
    if sees_through(t, seat, s):
        person["at"] = _at(t.place[s])
        person["health"], person["redshirts"] = t.health[s], t.shirts[s]
        counts = [len(t.hand[s]), len(t.orders[s]), len(t.slot[s])]
    else:
        person["at"] = _at(t.clone_at[s])
        person["health"], person["redshirts"] = t.guise[s][0], t.guise[s][1]
        counts = t.guise[s][2:]
    person["crew_cards"], person["captain_cards"], person["extra_cards"] = counts
    mates = seat == ORACLE or team_of(t, seat) == team
    person["private"] = _private(t, s) if mates else None
    return person


def _private(t: SpaceTable, s: int) -> dict[str, Any]:
    """What only the team knows of a member: the allowances of this turn, and the cloak."""
    return {
        "steps": content.STEPS - t.steps[s],
        "shot": bool(t.shot[s]),
        "rooted": bool(t.rooted[s]),
        "locked": bool(t.locked[s]),
        "done": bool(t.done[s]),
        "mending": t.mending[s],
        "missiles": t.missiles[s],
        "seizing": bool(t.seizing[s]),
        "cloak": t.cloak[s],
        "clone": _at(t.clone_at[s]),
    }


def odds(t: SpaceTable, seat: int) -> list[dict[str, Any]]:
    """The chance of each laser that works, and of other weapons, at each target with its parts,
    for a captain on the bridge."""
    ship = commands(t, seat) if seat >= 0 and t.health[seat] else -1
    if ship < 0:
        return []
    found: list[dict[str, Any]] = []
    for target in targets(t, t.team[seat], ship, True):
        for side in (0, 1, 2):
            if side < 2 and not t.seems_to_work(ship * SECTIONS + content.LASER_L + side):
                continue  # a critical laser does not fire (SB-014)
            found.append({"side": side, "target": target, **chance(t, ship, side, target)})
    return found


def chance(t: SpaceTable, ship: int, side: int, target: int) -> dict[str, Any]:
    """Eighths and the parts that make them, or that an Aimed Shot needs no roll (SB-142); unknown
    when a virus hides what it hangs on (SB-166)."""
    if not t.virus[ship] and sure(t, ship, target):
        return {"eighths": 8, "parts": [], "sure": True}
    if t.virus[ship] or t.virus[target]:
        return {"eighths": None, "parts": [], "sure": False}
    parts = t.aim(ship, side, target)
    eighths = max(0, min(8, 4 + sum(points for _, points in parts)))
    return {
        "eighths": eighths,
        "parts": [[words, points] for words, points in parts],
        "sure": False,
    }


def _robots(t: SpaceTable, whole: bool, team: int) -> list[dict[str, Any]]:
    """All see robots, only the team whose they are (others: seat -1). Were only those of cloaked
    people unsigned, the missing name would betray the cloak (SB-121)."""
    signed: list[dict[str, Any]] = []
    unsigned: list[int] = []
    for seat, spot in enumerate(t.robot):
        if spot == NOWHERE:
            continue
        if whole or t.team[seat] == team:
            signed.append({"seat": seat, "at": _at(spot)})
        else:
            unsigned.append(spot)
    return signed + [{"seat": -1, "at": _at(spot)} for spot in sorted(unsigned)]


def sure(t: SpaceTable, ship: int, target: int) -> bool:
    """Is a shot known to need no roll: aimed (SB-142), and not at a ship that evades with both
    engines (SB-138), as far as its engines can be read?"""
    if not t.boost[ship * BOOSTS + AIMED]:
        return False
    if target >= t.ships or t.evasive[target] == NOBODY:
        return True
    base = target * SECTIONS
    engines = t.works(base + content.ENGINE_L) and t.works(base + content.ENGINE_R)
    return not t.virus[target] and not engines


CLONES: dict[str, tuple[str, str]] = {
    events.CLONE_STEPPED: (events.STEPPED, "SB-061"),
    events.CLONE_PLAYED: (events.PLAYED, ""),
    events.CLONE_REINFORCED: (events.REINFORCED, "SB-093"),
    events.CLONE_HEALED: (events.HEALED, "SB-118"),
}
"""What a clone's doings look like to those who do not know, and the rule that a person's have."""


def hears(event: Event, seat: int) -> Event | None:
    """The event as these eyes learn of it: a clone's doings look like the person's (SB-120)."""
    if event.kind in CLONES:
        thing, mask = event.things
        if seat != ORACLE and not knows(mask, seat):
            kind, rule = CLONES[event.kind]
            if kind == events.PLAYED:
                return Event(kind, event.seat, (thing, 0, 0), card_rules[thing])
            return Event(kind, event.seat, (thing,), rule)
    return event if knows(event.knows, seat) else None


# --- imagined worlds -----------------------------------------------------------------------------


def imagine(t: SpaceTable, seat: int, rng: Rng) -> SpaceTable:
    """A world that agrees with all the seat knows: unseen cards dealt anew; enemies are where they
    are shown; who is known to be hidden is anywhere; ships under a virus are in any state."""
    world = t.clone()
    world.rng = rng.fork("world")
    team = team_of(t, seat)
    for other in range(t.seats):
        if not sees_through(t, seat, other):
            _guess_cloaked(world, other, rng)
    world.charges = [c for c in world.charges if not c[3] or c[1] == team]
    counts = [
        [len(world.hand[s]), len(world.orders[s]), len(world.slot[s])]
        if sees_through(t, seat, s)
        else t.guise[s][2:]
        for s in range(t.seats)
    ]
    _deal_again(world, seat, counts, rng)
    for ship in range(t.ships):
        if t.virus[ship]:
            _guess_damage(world, ship, rng)
    _ask_again(world)
    return world


def _guess_cloaked(world: SpaceTable, other: int, rng: Rng) -> None:
    """A clone that stands is taken for the person; one that is gone leaves them anywhere."""
    guise = world.guise[other]
    world.health[other], world.shirts[other] = guise[0], guise[1]
    if world.clone_at[other] != NOWHERE:
        world.place[other] = world.clone_at[other]
        world.cloak[other] = 0
        world.clone_at[other] = NOWHERE
        world.guise[other] = []
    else:
        rooms = [
            ship * SECTIONS + room
            for ship in range(world.ships)
            for room in range(ROOMS)
            if world.afloat[ship] and ship * SECTIONS + room not in world.place
        ]
        world.place[other] = rng.pick(rooms) if rooms else world.place[other]
        world.cloak[other] = 1 + rng.below(3)
    world.mending[other] = world.missiles[other] = 0


def _deal_again(world: SpaceTable, seat: int, counts: list[list[int]], rng: Rng) -> None:
    """Everything face down to these eyes is one heap, dealt out in the same numbers; cards that a
    team-mate holds out in a trade are known."""
    team = team_of(world, seat)
    world.offers = [o for o in world.offers if world.team[o[0]] == team]
    crew, orders = world.crew_pile, world.captain_pile
    hidden = [s for s in range(world.seats) if not sees_hand(world, seat, s)]
    for s in hidden:
        crew.extend(world.hand[s])
        orders.extend(world.orders[s] + world.slot[s])
        for card in world.veiled[s]:
            (orders if card >= FIRST_CAPTAIN_CARD else crew).append(card)
        world.hand[s], world.orders[s], world.slot[s], world.veiled[s] = [], [], [], []
    for s in hidden:
        _keep_offered(world, s)
    rng.shuffle(crew)
    rng.shuffle(orders)
    for s in hidden:
        for pile, heap, count in (
            (world.hand[s], crew, counts[s][0]),
            (world.orders[s], orders, counts[s][1]),
            (world.slot[s], orders, counts[s][2]),
        ):
            while len(pile) < count and heap:
                pile.append(heap.pop())
            pile.sort()


def _keep_offered(world: SpaceTable, s: int) -> None:
    """What somebody holds out, everybody in the trade has seen."""
    captain = world.captain[world.team[s]] == s
    for offer in world.offers:
        for owner, card in ((offer[0], offer[2]), (offer[1], offer[3])):
            if owner != s or card == NOBODY:
                continue
            if card < FIRST_CAPTAIN_CARD:
                world.crew_pile.remove(card)
                world.hand[s].append(card)
            else:
                world.captain_pile.remove(card)
                (world.orders[s] if captain else world.slot[s]).append(card)


def _guess_damage(world: SpaceTable, ship: int, rng: Rng) -> None:
    """Any state in which the ship is not lost."""
    base = ship * SECTIONS
    for section in range(SHIELD + 1):
        world.damage[base + section] = rng.below(4)
        world.heavy[base + section] = 0
    if all(world.damage[base + s] == 3 for s in vital):
        world.damage[base + rng.pick(vital)] = rng.below(3)


def _ask_again(world: SpaceTable) -> None:
    """The same question in the imagined world: the others have other cards to play."""
    decision = world._open
    if decision is not None and decision.kind == events.ACT:
        decision.unmake()
