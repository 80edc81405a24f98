"""What things are worth to the crew: cards, systems, threats."""

from __future__ import annotations

from ..choices.costs import act_price
from ..content import names as n
from ..table import ONLINE, WON, CaptainTable

SYSTEM_WORTH: list[float] = [0, 0, 16, 14, 9, 30, 14, 0, 10, 0, 0, 0, 0]
ANOMALY_WORTH: list[float] = [10, 45, 45, 40, 20, 26]
UPGRADE_WORTH: list[float] = [60, 10, 28, 22, 18]
ROOM_WORTH: dict[int, float] = {n.JUMP_CORE: 8, n.COMPUTERS: 8, n.SHIELDS: 6, n.TUBE: 4}
LOST = 1000.0

W: dict[str, float] = {
    "core": 200.0, "spill": 0.45, "engineer": 0.4, "eng_me": 24.0, "eng_more": 12.0,
    "eng_other": 16.0, "eng_gift": 24.0, "eng_last": 40.0, "command": 6.5, "tactical": 1.0,
    "science": 1.0, "system": 1.6, "shields": 1.0, "hit": 0.5, "alien": 1.0, "stuck": 14.0,
    "heal": 45.0, "heal_other": 24.0, "ship": 24.0, "evade": 0.0, "evade_at": 16.0, "make": 24.0,
    "cure": 1.3, "upgrade": 1.0, "plan": 19.0, "override": 5.0, "draw": 1.0, "face_up": 1.0,
    "delegate": 7.0, "wisdom": 9.0, "injury": 10.0, "rescue": 15.0, "low": 110.0, "fall": 0.72,
}  # fmt: skip
"""How much the jobs weigh against each other; found by playing many games."""


def shield_worth(shields: int) -> float:
    """What ten per cent more are worth at this level."""
    return float(W["shields"] * W["low"] * W["fall"] ** min(shields, 9))


def hit_worth(t: CaptainTable, steps: int) -> float:
    """What a hit of so many steps costs now."""
    if t.shields == 0:
        return LOST
    steps += sum(t._c.alerts[s].weight for s in t.ships)
    level = t.shields
    cost = 0.0
    for _ in range(min(steps, level)):
        level -= 1
        cost += W["hit"] * shield_worth(level)
    return cost


def threat(t: CaptainTable, alert: int) -> float:
    """How bad this Alert would be for the ship as it stands."""
    total = 0.0
    for effect in t._c.alerts[alert].effects:
        match effect[0]:
            case n.OFFLINE:
                total += SYSTEM_WORTH[effect[1]] * 0.7 if t.state[effect[1]] == ONLINE else 0.0
            case n.DESTROY:
                total += SYSTEM_WORTH[effect[1]] * 1.2
            case n.HIT:
                total += hit_worth(t, effect[1])
            case n.ALIENS:
                aboard = t.aboard + effect[2]
                total += LOST if aboard > t._c.aliens else alien_worth(t, effect[1]) * effect[2]
                total += W["injury"] * sum(1 for s in t.at if s == effect[1])
            case n.INJURE:
                total += W["injury"] * sum(1 for s in t.at if s in effect[1:])
            case n.ATTACH_SHIP:
                total += W["ship"] * effect[1]
            case n.ANOMALY:
                total += anomaly_worth(t, effect[1])
            case n.ELIMINATE:
                total += 60.0 + 60.0 * sum(t.hurt)
            case n.LOSE_GAME:
                total += LOST
    return total


def next_threat(t: CaptainTable) -> float:
    """The Alert that comes at the end of this turn, if it is known; else a middling one."""
    if t.queue:
        return threat(t, t.queue[0])
    reds = bool(t.alert_deck) and t._c.alerts[t.alert_deck[0]].level == 2
    left = len(t.alert_deck)
    base = hit_worth(t, 1) * 0.45 + 5.0
    return min(base + (20.0 if reds and left <= 6 else 0.0), LOST / 3)


def alien_worth(t: CaptainTable, space: int) -> float:
    """What one Hostile Alien in this space costs us."""
    worth = 3.0 + (14.0 if t.aboard >= 9 else 6.0 if t.aboard >= 6 else 0.0)
    for system, extra in ROOM_WORTH.items():
        if t._c.systems[system].room == space:
            worth += extra / max(1, t.aliens[space])
    return W["alien"] * worth


def engineering_due(t: CaptainTable, crew: int) -> int:
    """Engineering that a core repair costs this crew member."""
    return act_price(t, crew, n.REPAIR_CORE)[n.ENGINEERING + 1]


def outside_limit(t: CaptainTable, crew: int) -> int:
    """The hand size outside the Science Lab: what a parasite leaves of it."""
    hand = t.role_of(crew).hand
    if t.odd[n.PARASITE] and not t.has(crew, n.IMMUNE):
        parasite = t._c.anomalies[n.PARASITE]
        return max(parasite.least, hand - parasite.number)
    return hand


def best_engineer(t: CaptainTable) -> int:
    """Who should repair the core: fewest cards to go, and a hand that holds them."""
    best, best_score = -1, -99.0
    for crew in range(t.crew):
        if not t.alive[crew] or t.role[crew] < 0:
            continue
        due = engineering_due(t, crew)
        if due > outside_limit(t, crew) and not t.has(crew, n.ELBOW_GREASE):
            continue
        have = min(due, t.hand[crew][n.ENGINEERING])
        score = 0.8 * have - 1.4 * due - 2.0 * t.hurt[crew]
        if t.has(crew, n.NEEDS_COMPUTERS) and t.state[n.COMPUTERS] != ONLINE:
            score -= 5.0
        if t.has(crew, n.CORE_EXPERT):
            score += 1.0
        if score > best_score:
            best, best_score = crew, score
    return best


def anomaly_worth(t: CaptainTable, kind: int) -> float:
    """How much an anomaly hurts us: a barred door most when the Teleporter is down too."""
    if kind == n.ENERGIES and t.state[n.TELEPORTER] != ONLINE:
        return 70.0
    return ANOMALY_WORTH[kind]


def worst_anomaly(t: CaptainTable) -> float:
    """How much the worst anomaly in play hurts us."""
    return max([anomaly_worth(t, t._c.alerts[x].anomaly) for x in t.anomalies] or [0.0])


def science_due(t: CaptainTable, crew: int) -> int:
    """Science that a cure or an upgrade costs this crew member."""
    return act_price(t, crew, n.CURE)[n.SCIENCE + 1]


def best_scientist(t: CaptainTable) -> int:
    """Who should work in the Science Lab; there even a parasite leaves the hand whole."""
    best, best_score = -1, -99.0
    for crew in range(t.crew):
        if not t.alive[crew] or t.role[crew] < 0:
            continue
        due = science_due(t, crew)
        if due > t.role_of(crew).hand:
            continue
        score = 1.1 * (min(due, t.hand[crew][n.SCIENCE]) - due) - 2.0 * t.hurt[crew]
        if t._c.places[t.at[crew]].shelter:
            score += 0.7
        if t.has(crew, n.FAST_RESEARCH):
            score += 0.7
        if score > best_score:
            best, best_score = crew, score
    return best


def card_worth(t: CaptainTable, crew: int, card: int, held: int = 0) -> float:
    """What one more card of this kind is worth in this hand, or (`held` 1) one that is there."""
    if card >= 4:
        return 7.0
    have = t.hand[crew][card] - held
    if card == n.ENGINEERING:
        engineer = best_engineer(t)
        due = engineering_due(t, crew)
        if crew == engineer:
            return W["eng_me"] if have < due else W["eng_more"]
        return W["eng_other"] * (1.0 if have < 3 and t.state[n.COMM] == ONLINE else 0.5)
    if card == n.COMMAND:
        due = max(0, 3 - t._c.discounts(t.role[crew], t.gained[crew])[n.COMMAND])
        return W["command"] if have < due else W["command"] / 2
    if card == n.TACTICAL:
        free = t._c.discounts(t.role[crew], t.gained[crew])[n.TACTICAL]
        worth = (17.0, 9.0, 7.0, 4.0, 2.0, 1.0)[min(5, have + free)]
        return W["tactical"] * worth
    if crew == best_scientist(t):
        due = science_due(t, crew)
        return W["science"] * (12.0 + 0.2 * worst_anomaly(t)) if have < due else 2.0
    return W["science"] * (6.0 + 0.1 * worst_anomaly(t) if have < 1 else 3.0)



def standing(t: CaptainTable) -> float:
    """What the ship as a whole is worth: the end decides, then the core, then everything else."""
    if t.ending:
        return 2000.0 if t.ending == WON else -1000.0 + 60.0 * -t.core
    worth = -260.0 * t.core + 3.0 * t.rack + 2.0 * sum(sum(hand) for hand in t.hand)
    worth += sum(W["hit"] * shield_worth(level) for level in range(t.shields))
    engineer = best_engineer(t)
    if engineer >= 0:
        due = engineering_due(t, engineer)
        worth += W["eng_me"] * min(due, t.hand[engineer][n.ENGINEERING])
    for system, state in enumerate(t.state):
        worth -= SYSTEM_WORTH[system] * state
    worth -= sum(alien_worth(t, s) * number for s, number in enumerate(t.aliens) if number)
    worth -= sum(anomaly_worth(t, t._c.alerts[a].anomaly) for a in t.anomalies)
    worth -= W["ship"] * len(t.ships) + 2.0 * W["injury"] * sum(t.hurt)
    worth += 8.0 * sum(len(plans) for plans in t.plans)
    worth += sum(UPGRADE_WORTH[t._c.upgrades[u].does] for u, on in enumerate(t.active) if on)
    return worth
