"""A world that agrees with all a seat knows; everything hidden from it is dealt anew."""

from __future__ import annotations

from ....kit.rng import Rng
from ....kit.seat import ORACLE
from ....kit.space import Space
from .. import choices, content, events, reactions
from ..table import KrakenTable
from .cards import Cards, as_others_know
from .crew import Deal


def imagine(t: KrakenTable, seat: int, rng: Rng) -> KrakenTable:
    """Factions, conversions, characters, rituals, cards and open answers, dealt anew."""
    world = t.clone()
    world.rng = rng.fork("world")
    if t.winner >= 0 or seat == ORACLE:
        return world
    world.replies = []
    world.replied = []
    deal = Deal(t, seat, rng)
    deal.solve()
    set_factions(t, world, deal)
    deal_characters(world, seat, rng)
    Cards(world, seat, rng).deal()
    as_others_know(world, seat, rng)
    rng.shuffle(world.rituals)
    for s in range(t.seats):
        if s != seat:
            world.ledger[s] = ledger_of(t, world, s)
    world.voyage_story = [veiled(entry, seat) for entry in t.voyage_story]
    answer_anew(world, seat, rng)
    return world


def set_factions(t: KrakenTable, world: KrakenTable, deal: Deal) -> None:
    """The deal found, and the conversions as they would have been."""
    world.chip = deal.chip
    world.removed = deal.removed
    world.converted = [0] * t.seats
    targets = deal.targets.copy()
    world.rites = []
    for rite in t.rites:
        target = -1
        if rite[1] == content.CONVERSION:
            target = targets.pop(0)
            if target >= 0 and world.chip[target] != content.CULTIST:
                world.converted[target] = 1
        world.rites.append((*rite[:4], target, rite[5]))


def deal_characters(world: KrakenTable, seat: int, rng: Rng) -> None:
    """Cards never shown are anywhere among the others and the undealt ones."""
    hidden = [s for s in range(world.seats) if s != seat and not world.known[s]]
    pool = [world.character[s] for s in hidden] + world.undealt
    rng.shuffle(pool)
    for s in hidden:
        world.character[s] = pool.pop()
    world.undealt = pool


def ledger_of(t: KrakenTable, world: KrakenTable, s: int) -> list[tuple[int, ...]]:
    """What another seat would have learned in this world. Cards they saw are not imagined."""
    facts: list[tuple[int, ...]] = [(0, events.F_CHIP, world.chip[s])]
    if world.chip[s] == content.PIRATE:
        crew = range(t.seats)
        mates = [m for m in crew if m != s and world.chip[m] == content.PIRATE]
        facts.append((0, events.F_PIRATES, *mates))
    facts.append((0, events.F_CHARACTER, world.character[s]))
    leads = world.chip[s] == content.LEADER
    for fact in t.ledger[s]:
        if fact[1] == events.F_FOUND:
            x = fact[2]
            facts.append((fact[0], events.F_FOUND, x, world.chip[x], world.converted[x]))
    for rite in world.rites:
        target = rite[4]
        before = 1 if target >= 0 and world.chip[target] == content.CULTIST else 0
        if target == s:
            facts.append((rite[0], events.F_JOINED, world.leader(), before))
        elif target >= 0 and leads:
            facts.append((rite[0], events.F_CONVERTED, target, before))
        elif leads and rite[1] == content.CULT_SEARCH:
            facts += searched_by_cult(world, rite, s)
    facts.sort(key=_round)
    return facts


def _round(fact: tuple[int, ...]) -> int:
    return fact[0]


def searched_by_cult(
    world: KrakenTable, rite: tuple[int, ...], leader: int
) -> list[tuple[int, ...]]:
    """The chips of that round's team, as the imagined leader would have seen them."""
    for entry in world.voyage_story:
        if entry[0] == rite[0] and entry[4] >= 0:
            team = [s for s in entry[1:4] if s >= 0 and s != leader and rite[2] >> s & 1]
            return [(rite[0], events.F_CULT_FOUND, s, world.chip[s]) for s in team]
    return []


def veiled(entry: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """A navigation of the past without what this seat did not see of it."""
    n = entry[7]
    mine = seat >= 0 and entry[1] == seat
    theirs = seat >= 0 and entry[2] == seat
    passed = (entry[5] if mine else -1, entry[6] if theirs else -1)
    drew = entry[8 : 8 + n] if mine else (-1,) * n
    rest = entry[8 + n :] if theirs else (-1,) * (len(entry) - 8 - n)
    return (*entry[:5], *passed, n, *drew, *rest)


def answer_anew(world: KrakenTable, seat: int, rng: Rng) -> None:
    """What others may answer follows from this world; what they have answered is unknown, and in
    a hushed question also who has."""
    decision = world.decision
    if decision is None:
        return
    spaces: list[Space] = []
    for i in range(len(decision.seats)):
        s = decision.seats[i]
        space = decision.spaces[i]
        if s != seat:
            space = space_of(world, decision.kind, decision.about, s, space)
            if decision.answers[i] is not None:
                decision.answers[i] = None if decision.hush else space.sample(rng)
                world.answered -= 1 if decision.hush else 0
        spaces.append(space)
    decision.spaces = spaces


def space_of(
    world: KrakenTable, kind: str, about: tuple[int, ...], seat: int, old: Space
) -> Space:
    """The questions whose spaces hang on something secret, asked again in this world."""
    match kind:
        case events.WINDOW:
            return reactions.reaction(world, seat, about[0])
        case events.PASS_ON:
            return choices.pass_on(world, 0 if seat == world.captain else 1)
        case events.STEER:
            return choices.steer(world)
        case events.RITUAL:
            return choices.ritual(world, about[0], seat)
    return old
