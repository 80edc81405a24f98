"""Factions dealt anew so that they agree with all that a seat knows.

What a seat knows: its ledger, and what everybody can work out: who was fed is no leader, who was
flogged is not on that side, a stash that was opened had a leader on board to open it, and each
conversion hit somebody who could be converted then.
"""

from __future__ import annotations

from ....kit.rng import Rng
from .. import content, events
from ..table import KrakenTable

ANY = 15
S_OR_P = 1 << content.SAILOR | 1 << content.PIRATE


class Deal:
    """A search in random order; the true deal is always among the solutions."""

    def __init__(self, t: KrakenTable, seat: int, rng: Rng) -> None:
        self.t = t
        self.seat = seat
        self.rng = rng
        self.may: list[int] = [ANY] * t.seats  # chips each seat may have, as a mask
        self.turned: list[int] = [-1] * t.seats  # known to be converted, 1, or not, 0
        self.must: dict[int, int] = {}  # round of a conversion: its target
        self.conversions = [r for r in t.rites if r[1] == content.CONVERSION]
        self.chip: list[int] = []
        self.targets: list[int] = []
        self.removed = -1
        self.read_public()
        if seat >= 0:
            self.read_ledger()

    def read_public(self) -> None:
        """The leader was not fed, else the game would be over."""
        for s in range(self.t.seats):
            if self.t.fed[s]:
                self.may[s] &= ~(1 << content.LEADER)

    def read_ledger(self) -> None:
        """Each fact narrows what the others can be."""
        t, me = self.t, self.seat
        for fact in t.ledger[me]:
            match fact[1]:
                case events.F_CHIP:
                    self.may[me] = 1 << fact[2]
                case events.F_PIRATES:
                    for s in range(t.seats):
                        mate = s == me or s in fact[2:]
                        self.may[s] &= 1 << content.PIRATE if mate else ~(1 << content.PIRATE)
                case events.F_FOUND:
                    self.may[fact[2]] &= 1 << fact[3]
                    self.turned[fact[2]] = fact[4]
                case events.F_CULT_FOUND:
                    self.may[fact[2]] &= 1 << fact[3]
                case events.F_CONVERTED:
                    self.must[fact[0]] = fact[2]
                    self.may[fact[2]] &= 1 << content.CULTIST if fact[3] else S_OR_P
                case events.F_JOINED:
                    self.may[fact[2]] &= 1 << content.LEADER
                    self.must[fact[0]] = me

    def solve(self) -> None:
        """Try leaders in random order, then targets, then the other chips."""
        leaders = [s for s in range(self.t.seats) if self.may[s] >> content.LEADER & 1]
        self.rng.shuffle(leaders)
        for leader in leaders:
            if self.stash_agrees(leader) and self.pick_targets(leader, []):
                return
        raise AssertionError("no deal agrees with what this seat knows")

    def stash_agrees(self, leader: int) -> bool:
        """Guns came out of a stash exactly when its leader was on board."""
        for rite in self.t.rites:
            if rite[1] == content.STASH and rite[5] >= 0:
                if (rite[2] >> leader & 1) != (1 if rite[5] else 0):
                    return False
        return True

    def pick_targets(self, leader: int, so_far: list[int]) -> bool:
        """Whom each conversion hit: somebody who was open to it, if the leader was on board."""
        if len(so_far) == len(self.conversions):
            return self.deal_chips(leader, so_far)
        rite = self.conversions[len(so_far)]
        crew = range(self.t.seats)
        who = [s for s in crew if rite[3] >> s & 1 and s != leader and s not in so_far]
        if not rite[2] >> leader & 1 or not who:
            return self.pick_targets(leader, [*so_far, -1])
        if rite[0] in self.must:
            who = [s for s in who if s == self.must[rite[0]]]
        else:
            who = [s for s in who if s != self.seat]  # a convert knows it, the leader knows all
        self.rng.shuffle(who)
        for s in who:
            if self.turned[s] == 0 and not self.may[s] >> content.CULTIST & 1:
                continue
            if self.pick_targets(leader, [*so_far, s]):
                return True
        return False

    def deal_chips(self, leader: int, targets: list[int]) -> bool:
        """The other chips, the bag put aside among them, to whoever may have them."""
        t = self.t
        may = self.may.copy()
        for s in range(t.seats):
            hit = s in targets
            if self.turned[s] == 1 and not hit:
                return False
            if self.turned[s] == 0 and hit:
                may[s] &= 1 << content.CULTIST
            for chip in range(4):
                side = content.CULT if hit else content.side_of_chip[chip]
                if side in t.flogged[s]:
                    may[s] &= ~(1 << chip)
            if s != leader:
                may[s] &= ~(1 << content.LEADER)
        if not may[leader] >> content.LEADER & 1:
            return False
        may[leader] = 1 << content.LEADER
        pool = content.chips_for[t.seats].copy()
        slots = list(range(t.seats))
        if content.set_aside[t.seats]:
            may.append(S_OR_P)
            slots.append(t.seats)
        self.rng.shuffle(slots)
        slots.sort(key=[m.bit_count() for m in may].__getitem__)
        dealt = [-1] * len(may)
        if not self.fill(slots, 0, may, pool, dealt):
            return False
        self.chip = dealt[: t.seats]
        self.removed = dealt[t.seats] if len(dealt) > t.seats else -1
        self.targets = targets
        return True

    def fill(
        self, slots: list[int], i: int, may: list[int], pool: list[int], dealt: list[int]
    ) -> bool:
        """One slot after another, chips as likely as there are of them; back when stuck."""
        if i == len(slots):
            return True
        bag = [chip for chip in range(4) for _ in range(pool[chip]) if may[slots[i]] >> chip & 1]
        while bag:
            chip = bag[self.rng.below(len(bag))]
            pool[chip] -= 1
            dealt[slots[i]] = chip
            if self.fill(slots, i + 1, may, pool, dealt):
                return True
            pool[chip] += 1
            bag = [c for c in bag if c != chip]
        return False
