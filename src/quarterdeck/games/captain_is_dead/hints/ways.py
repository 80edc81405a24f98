"""Ways through the ship: how many actions a walk takes, aliens to be killed on it included."""

from __future__ import annotations

from ..choices.costs import act_price, barred_door, destinations, missing
from ..content import names as n
from ..table import CaptainTable

FAR = 9


class Ways:
    """Walking distances of one crew member, in actions, and the way back from each space."""

    def __init__(self, t: CaptainTable, crew: int) -> None:
        self.near = destinations(t, crew)
        here = t.at[crew]
        spaces = len(t.aliens)
        self.cost = [float(FAR)] * spaces
        self.back = [-1] * spaces
        self.cost[here] = 0.0
        armed = not missing(t, crew, act_price(t, crew, n.KILL))
        shut = t._c.systems[n.JUMP_CORE].room if barred_door(t, crew) else -1
        step = 0.5 if not t.odd[n.GRAVITY] else 1.0
        open_ = [here]
        while open_:
            space = min(open_, key=self.cost.__getitem__)
            open_.remove(space)
            for door in t._c.places[space].doors:
                if shut in (door, space):
                    continue
                cost = self.cost[space] + step
                if t.aliens[door]:
                    cost += t.aliens[door] * 1.0 if armed else 4.0
                if cost < self.cost[door]:
                    self.cost[door] = cost
                    self.back[door] = space
                    open_.append(door)

    def first(self, space: int) -> int:
        """The farthest space on the way there that one Move can reach; -1 when there is none."""
        while space >= 0 and space not in self.near:
            space = self.back[space]
        return space

    def actions(self, space: int) -> int:
        """Actions to walk there, rounded up."""
        return min(FAR, int(self.cost[space] + 0.99))
