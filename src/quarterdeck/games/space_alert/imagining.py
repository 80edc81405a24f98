"""Worlds that agree with all that a seat knows: hidden cards are dealt anew, the rest of the track
is another one."""

from __future__ import annotations

from ...kit.rng import Rng
from .choices import desk
from .content import cards, missions
from .content.codes import ACTION, HEROIC_A, OTHER_HALF, TRIPPED
from .content.missions import (
    ALERT,
    BLACKOUT,
    PHASE_ENDS,
    RESTORED,
    TRANSFER,
    TRANSFER_CLOSES,
    TRANSFER_MS,
    WARNING,
    WARNINGS,
    Cue,
)
from .events_planning import PLAN
from .mission_table import DEBRIEFING, PLANNING, RESOLUTION, MissionTable

SHORTEST_PHASE = 140_000


def imagine(t: MissionTable, seat: int, rng: Rng) -> MissionTable:
    """A world for these eyes; the table is left alone."""
    world = t.clone()
    world.rng = rng.fork("world")
    if t.stage == DEBRIEFING:
        return world
    deal_anew(world, seat, rng)
    for deck in world.threat_decks:
        rng.shuffle(deck)
    for pile in world.pile:
        rng.shuffle(pile)
    if t.stage <= PLANNING:
        world.cues = (*t.cues[: t.ahead], *another_end(t, rng))
    elif t.stage == RESOLUTION and not t.options.open_plans:
        turn_down(world, seat, rng)
    decision = world.decision
    if decision is not None and decision.kind == PLAN:
        decision.spaces = [
            desk(world, s) if s >= 0 else space
            for s, space in zip(decision.seats, decision.spaces)
        ]
    return world


def deal_anew(world: MissionTable, seat: int, rng: Rng) -> None:
    """Every card these eyes have not seen changes places with others of the same back."""
    known = [card for giver, _, card in world.gifts if giver == seat]
    known += [card for s in range(world.seats) if s != seat for card in world.told[s]]
    open_boards = world.options.open_plans and seat >= 0
    grey = [c for c in world.deck if c not in known]
    gold = world.golden.copy()
    others = [s for s in range(world.seats) if s != seat]
    for s in others:
        if not open_boards:
            mix_own(world, s, rng)
        unseen = world.hands[s].copy()
        if not open_boards:
            unseen += [code // 4 for codes in world.boards[s] for code in codes]
        _sort_out(unseen, known, grey, gold)
    for later in world.later:
        for pile in later:
            grey.extend(pile)
    rng.shuffle(grey)
    rng.shuffle(gold)
    for s in others:
        world.hands[s] = [_swap(c, known, grey, gold) for c in world.hands[s]]
        if not open_boards:
            world.boards[s] = [
                [_swap(code // 4, known, grey, gold) * 4 + code % 4 for code in codes]
                for codes in world.boards[s]
            ]
    world.later = [[[grey.pop() for _ in pile] for pile in later] for later in world.later]
    world.deck = grey
    world.golden = gold


def mix_own(world: MissionTable, s: int, rng: Rng) -> None:
    """Which of the cards somebody told of lies where is their secret: any of the same back."""
    lying = [code // 4 for codes in world.boards[s] for code in codes]
    grey = [c for c in world.hands[s] + lying if not cards.heroic(c)]
    rng.shuffle(grey)
    world.hands[s] = [c if cards.heroic(c) else grey.pop() for c in world.hands[s]]
    world.boards[s] = [
        [code if cards.heroic(code // 4) else grey.pop() * 4 + code % 4 for code in codes]
        for codes in world.boards[s]
    ]


def _sort_out(unseen: list[int], known: list[int], grey: list[int], gold: list[int]) -> None:
    for card in unseen:
        if card not in known:
            (gold if cards.heroic(card) else grey).append(card)


def _swap(card: int, known: list[int], grey: list[int], gold: list[int]) -> int:
    if card in known:
        return card
    return gold.pop() if cards.heroic(card) else grey.pop()


def turn_down(world: MissionTable, seat: int, rng: Rng) -> None:
    """Resolution: cards of others that are not up yet could be any with the same back."""
    pool: list[int] = []
    for s in range(world.seats):
        if s != seat:
            shown = world.turn if world.up < 0 or s < world.up else world.turn - 1
            for turn in range(max(0, shown), world.turns):
                pool.extend(world.program[s][turn])
    for s in range(world.seats):
        if s == seat:
            continue
        shown = world.turn if world.up < 0 or s < world.up else world.turn - 1
        for turn in range(max(0, shown), world.turns):
            tokens = world.program[s][turn]
            world.program[s][turn] = [_like(token, pool, rng) for token in tokens]


def _like(token: int, pool: list[int], rng: Rng) -> int:
    """A card from the pool with the same back and the same kind of half up."""
    if token & TRIPPED or token >> OTHER_HALF == 0:
        return token
    same = [x for x in pool if _back(x) == _back(token)]
    return same[rng.below(len(same))]


def _back(token: int) -> tuple[bool, bool]:
    action = token & ACTION
    return action >= HEROIC_A, 5 <= action <= 7 or action >= 12


# --- the rest of the track -----------------------------------------------------------------------


def another_end(t: MissionTable, rng: Rng) -> list[Cue]:
    """How the track might go on: what follows from what is known, and the rest of another track."""
    known = list(t.cues[: t.ahead])
    last = known[-1][0] if known else -1
    ends = phase_ends(t, known, last, rng)
    donors = [m for m in missions.MISSIONS if m.turns == t.turns and m.small_ship() == t.small()]
    if not donors:
        donors = [m for m in missions.MISSIONS if m.turns == t.turns]
    numbers = [c[2] for c in known if c[1] == ALERT]
    found = pending(known, last, ends, rng)
    open_until = max([c[0] for c in found], default=last)
    for cue in missions.cues(donors[rng.below(len(donors))]):
        if cue[1] in (WARNING, PHASE_ENDS) or not open_until < cue[0] < ends[-1]:
            continue
        if cue[1] == ALERT and (cue[2] in numbers or cue[2] > t.turns):
            continue
        found.append(cue)
    for phase in range(t.phase, len(ends)):
        for seconds in WARNINGS:
            found.append((ends[phase] - 1000 * seconds, WARNING, phase, seconds))
        found.append((ends[phase], PHASE_ENDS, phase))
    later = [c for c in found if c[0] > last]
    return sorted(later, key=missions.order)


def phase_ends(t: MissionTable, known: list[Cue], last: int, rng: Rng) -> list[int]:
    """When the phases end: as announced, or at some time that is still possible."""
    ends: list[int] = []
    for phase in range(len(t.phases())):
        told = [c[0] + 1000 * c[3] for c in known if c[1] == WARNING and c[2] == phase]
        told += [c[0] for c in known if c[1] == PHASE_ENDS and c[2] == phase]
        if told:
            ends.append(told[0])
        else:
            start = max(ends[-1] if ends else 0, last - SHORTEST_PHASE // 2)
            ends.append(start + SHORTEST_PHASE + 5000 * rng.below(20))
    return ends


def pending(known: list[Cue], last: int, ends: list[int], rng: Rng) -> list[Cue]:
    """A transfer or a blackout that was announced and has not ended yet."""
    opened = [c[0] for c in known if c[1] == TRANSFER]
    closed = [c for c in known if c[1] == TRANSFER_CLOSES]
    found: list[Cue] = []
    if len(opened) > len(closed):
        phase_end = min(e for e in ends if e > opened[-1])
        found.append((max(last + 1, min(opened[-1] + TRANSFER_MS, phase_end)), TRANSFER_CLOSES))
    down = sum(1 for c in known if c[1] == BLACKOUT) - sum(1 for c in known if c[1] == RESTORED)
    if down > 0:
        found.append((last + 1000 + 1000 * rng.below(20), RESTORED))
    return found
