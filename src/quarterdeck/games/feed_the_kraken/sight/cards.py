"""Navigation cards dealt anew so that they agree with all that a seat knows of them.

A seat knows cards by their place (`…_known`). Beyond that it knows kinds without their place: a
row of discards seen in shuffled order or thrown away together (`glimpses`), a card it had seen on
top of the pile and then in whose hand it went (`trails`), and, when a pile was made anew while
cards were in hands, what these hands could not hold any more (`strays`).
"""

from __future__ import annotations

from typing import Final

from ....kit.rng import Rng
from .. import content
from ..table import KrakenTable

STEPS: Final = 12
"""So often every card under a condition tries to change places with another."""


class Cards:
    """The places of the cards a seat does not know by place, in a world that is being imagined.

    It starts as the true one. Cards under no condition are shuffled; those under one then change
    places with any other as long as the conditions hold, so no order is more likely than another.
    """

    def __init__(self, world: KrakenTable, seat: int, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.piles: list[list[int]] = []  # where each of the places is
        self.at: list[int] = []
        self.bound: list[int] = []  # places under a condition
        self.free: list[int] = []
        self.glimpses = [g for g in world.glimpses if g[0] == seat]
        self.trails = [g for g in world.trails if g[0] == seat]
        self.kinds: list[int] = []  # what strays may be
        if seat >= 0 and world.stray_kinds and (world.strays[0] or world.strays[1]):
            self.kinds = world.stray_kinds[seat]

    def deal(self) -> None:
        """Every card whose place the seat does not know changes places with the others."""
        world, seat = self.world, self.seat
        posts = [world.captain, world.lieutenant]
        self.find_places([p for p in range(2) if posts[p] != seat or seat < 0])
        values = [self.piles[i][self.at[i]] for i in self.free]
        self.rng.shuffle(values)
        for i in range(len(values)):
            self.piles[self.free[i]][self.at[self.free[i]]] = values[i]
        for _ in range(STEPS):
            for place in self.bound:
                self.try_to_swap(place, self.rng.below(len(self.at)))
        self.fill_logbook()

    def find_places(self, hands: list[int]) -> None:
        """Which places are open, and which of them are under a condition."""
        world = self.world
        bit = 1 << self.seat if self.seat >= 0 else 0
        tied = self.tied_discards()
        for i in range(len(world.draw)):
            if not world.draw_known[i] & bit:
                self.add(world.draw, i, False)
        for i in range(len(world.discards)):
            if not world.discards_known[i] & bit:
                self.add(world.discards, i, tied[i])
        tie = len(self.trails) > 0 or len(self.kinds) > 0
        for p in hands:
            for i in range(len(world.hands[p])):
                self.add(world.hands[p], i, tie)
            world.drawn[p] = [-1] * len(world.drawn[p])
            if world.logbook and (self.seat < 0 or self.seat != world.navigator):
                self.add(world.passed, p, tie)

    def add(self, pile: list[int], at: int, tied: bool) -> None:
        """One more place."""
        (self.bound if tied else self.free).append(len(self.at))
        self.piles.append(pile)
        self.at.append(at)

    def tied_discards(self) -> list[bool]:
        """The discards that a condition is about."""
        tied = [False] * len(self.world.discards)
        rows = [(g[1], g[1] + g[2]) for g in self.glimpses]
        for k in range(len(self.world.trips)):
            if self.asks_about(k):
                trip = self.world.trips[k]
                last = trip[0] + trip[1] + trip[2] - 2
                rows.append((trip[0], last + (2 if trip[3] == content.DENIED else 1)))
        for first, end in rows:
            for i in range(first, min(end, len(tied))):
                tied[i] = True
        return tied

    def asks_about(self, trip: int) -> bool:
        """Is there a condition on the hands of this navigation?"""
        return (trip == 0 and len(self.kinds) > 0) or any(t[1] == trip for t in self.trails)

    def try_to_swap(self, a: int, b: int) -> None:
        """Two cards change places unless a condition is broken by it."""
        one, other = self.piles[a], self.piles[b]
        i, j = self.at[a], self.at[b]
        if one[i] != other[j]:
            one[i], other[j] = other[j], one[i]
            if not self.agrees():
                one[i], other[j] = other[j], one[i]

    def fill_logbook(self) -> None:
        """The logbook holds what was passed on, in any order; the navigator cannot tell whose."""
        world = self.world
        if not world.logbook:
            return
        if self.seat >= 0 and self.seat == world.navigator:
            pair = world.logbook.copy()
            self.rng.shuffle(pair)
            world.passed = pair
            if not self.agrees():
                world.passed = [pair[1], pair[0]]
        else:
            world.logbook = world.passed.copy()
            self.rng.shuffle(world.logbook)

    # --- the conditions --------------------------------------------------------------------------

    def agrees(self) -> bool:
        """Do the cards lie as this seat knows them to lie?"""
        for g in self.glimpses:
            if not within(g[3:], self.world.discards[g[1] : g[1] + g[2]]):
                return False
        for k in range(len(self.world.trips) + 1):
            if self.asks_about(k) and not self.trip_agrees(k):
                return False
        return True

    def trip_agrees(self, k: int) -> bool:
        """Is there a way to tell the hands of this navigation apart that fits what is known?"""
        known: list[list[int]] = [[], []]
        for trail in self.trails:
            if trail[1] == k:
                known[trail[2]].append(trail[3])
        for mine, other in hands_of(self.world, k):
            if within(tuple(known[0]), mine) and within(tuple(known[1]), other):
                if k > 0 or not self.kinds or self.strays_fit(mine, other):
                    return True
        return False

    def strays_fit(self, mine: list[int], other: list[int]) -> bool:
        """Are there enough cards in both hands that the new pile need not have held?"""
        strays = self.world.strays
        for some in parts(mine, strays[0]):
            for more in parts(other, strays[1]):
                left = self.kinds.copy()
                for kind in some + more:
                    left[kind] -= 1
                if min(left) >= 0:
                    return True
        return False


def hands_of(world: KrakenTable, k: int) -> list[tuple[list[int], list[int]]]:
    """What captain and lieutenant had drawn in a navigation; two ways once the logbook is empty."""
    if k == len(world.trips):
        return [(world.hands[0], world.hands[1])]
    first, size, other_size, shown = world.trips[k]
    middle = first + size - 1
    last = middle + other_size - 1
    mine, other = world.discards[first:middle], world.discards[middle:last]
    if shown == content.NOT_YET:
        return [([world.passed[0], *mine], [world.passed[1], *other])]
    a = world.discards[last + 1] if shown == content.DENIED else shown
    b = world.discards[last]
    return [([a, *mine], [b, *other]), ([b, *mine], [a, *other])]


def within(kinds: tuple[int, ...], cards: list[int]) -> bool:
    """Are all these kinds among the cards, each as often?"""
    left = cards.copy()
    for kind in kinds:
        if kind not in left:
            return False
        left.remove(kind)
    return True


def parts(cards: list[int], size: int) -> list[list[int]]:
    """All ways to take so many of a few cards."""
    if size == 0:
        return [[]]
    found: list[list[int]] = []
    for i in range(len(cards) - size + 1):
        found += [[cards[i], *rest] for rest in parts(cards[i + 1 :], size - 1)]
    return found


def as_others_know(world: KrakenTable, seat: int, rng: Rng) -> None:
    """What the others know of cards follows from this world, not from the true one."""
    seen: list[tuple[int, ...]] = []
    for g in world.glimpses:
        if g[0] != seat:
            row = world.discards[g[1] : g[1] + g[2]]
            rng.shuffle(row)
            g = g[:3] + tuple(sorted(row[: len(g) - 3]))
        seen.append(g)
    world.glimpses = seen
    own_bit = 1 << seat if seat >= 0 else 0
    # whether captain and lieutenant know the navigator's discard hangs on what they passed on
    world.discards_known = [knowers & own_bit for knowers in world.discards_known]
    world.trails = [trail for trail in world.trails if trail[0] == seat]
    if world.stray_kinds:
        own = world.stray_kinds[seat] if seat >= 0 else content.copies[world.side]
        world.stray_kinds = [own.copy() for _ in range(world.seats)]
