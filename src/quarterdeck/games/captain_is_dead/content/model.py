"""The printed things as the rules read them: spaces, systems, activities, roles and cards."""

from __future__ import annotations

from . import names as n


class Place:
    """A room or corridor."""

    def __init__(
        self, id: str, name: str, kind: str, colour: str, shelter: bool, tag: str
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.colour = colour
        self.shelter = shelter
        self.tag = tag
        self.doors: list[int] = []


class System:
    """One of the thirteen. `flips`: it can go offline; then `repair` is its price."""

    def __init__(
        self, id: str, name: str, room: int, flips: bool, repair: list[int], offline: str, tag: str
    ) -> None:
        self.id = id
        self.name = name
        self.room = room
        self.flips = flips
        self.repair = repair
        self.offline = offline
        self.tag = tag


class Activity:
    """Something to do: its price (actions, then the four Skills) and when it works."""

    def __init__(
        self, id: str, name: str, system: int, price: list[int], n: int, remote: bool,
        injured: bool, aliens: bool, repair: bool, words: str,
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.system = system
        self.price = price
        self.n = n
        self.remote = remote
        self.injured = injured
        self.aliens = aliens
        self.repair = repair
        self.words = words
        self.skilled = price[1:] != [0, 0, 0, 0]  # else it costs no Skills, whoever does it


class Role:
    """A role card. `can` is the mask of its abilities, `numbers` their numbers."""

    def __init__(
        self, id: str, name: str, colour: str, room: int, rank: int, actions: int, hand: int,
        discounts: list[int], abilities: list[tuple[int, int, str]], tag: str,
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.colour = colour
        self.room = room
        self.rank = rank
        self.actions = actions
        self.hand = hand
        self.discounts = discounts
        self.tag = tag
        self.abilities = abilities
        self.can = 0
        self.numbers = [0] * len(n.ABILITIES)
        for ability, number, _ in abilities:
            self.can |= 1 << ability
            self.numbers[ability] = number

    def has(self, ability: int) -> bool:
        """Does the card name this ability?"""
        return self.can >> ability & 1 == 1


class Alert:
    """An Alert card: effects as tuples (op, numbers …), run in order."""

    def __init__(
        self, id: str, name: str, level: int, kind: str, copies: int, words: str,
        effects: list[tuple[int, ...]], tag: str,
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.level = level
        self.kind = kind
        self.copies = copies
        self.words = words
        self.effects = effects
        self.tag = tag
        self.weight = 0
        self.toughness = 0
        self.anomaly = -1
        for effect in effects:
            if effect[0] == n.ATTACH_SHIP:
                self.weight = effect[1]
                self.toughness = effect[2]
            elif effect[0] == n.ANOMALY:
                self.anomaly = effect[1]


class Plan:
    """A Battle Plan. `reaction`: played when an Alert is revealed, on anyone's turn."""

    def __init__(
        self, id: str, name: str, copies: int, reaction: bool, words: str,
        effects: list[tuple[int, ...]], tag: str,
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.copies = copies
        self.reaction = reaction
        self.words = words
        self.effects = effects
        self.tag = tag


class Side:
    """One side of a Tool: what it does, its number and the actions it costs."""

    def __init__(self, does: int, n: int, actions: int, words: str) -> None:
        self.does = does
        self.n = n
        self.actions = actions
        self.words = words


class Tool:
    """A Tool: side A first, side B second."""

    def __init__(
        self, id: str, name: str, injured: bool, aliens: bool, sides: list[Side], tag: str
    ) -> None:
        self.id = id
        self.name = name
        self.injured = injured
        self.aliens = aliens
        self.sides = sides
        self.tag = tag


class Upgrade:
    """A system upgrade."""

    def __init__(
        self, id: str, name: str, slot: bool, does: int, n: int, words: str, tag: str
    ) -> None:
        self.id = id
        self.name = name
        self.slot = slot
        self.does = does
        self.n = n
        self.words = words
        self.tag = tag


class Anomaly:
    """What an anomaly does while in play; `number` and `least` where it counts something."""

    def __init__(self, id: str, name: str, number: int, least: int, words: str) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.least = least
        self.words = words


class Level:
    """A difficulty: repairs the Jump Core needs and torpedoes at the start."""

    def __init__(self, id: str, name: str, repairs: int, torpedoes: int) -> None:
        self.id = id
        self.name = name
        self.repairs = repairs
        self.torpedoes = torpedoes


class Content:
    """A whole pack, checked. Every int in a table is a place in one of these lists."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self.title = ""
        self.words = ""
        self.skills: list[int] = []
        self.counts: dict[str, int] = {}
        self.places: list[Place] = []
        self.systems: list[System] = []
        self.acts: list[Activity] = []
        self.roles: list[Role] = []
        self.alerts: list[Alert] = []
        self.anomalies: list[Anomaly] = []
        self.plans: list[Plan] = []
        self.tools: list[Tool] = []
        self.upgrades: list[Upgrade] = []
        self.levels: list[Level] = []
        # worked out once, so that no table has to:
        self.acts_at: list[list[int]] = []
        self.systems_at: list[list[int]] = []
        self.roles_at: list[list[int]] = []
        self.reach: list[list[list[int]]] = []
        self.straits: list[list[list[int]]] = []
        self.printed: list[list[list[int]]] = []
        self.hands: list[int] = []
        self.stowed: list[int] = []
        self.skill_cards: list[int] = []
        self.plan_cards: list[int] = []
        self.alert_cards: list[list[int]] = []
        self.printed_repairs: list[list[list[int]]] = []
        self.prices: dict[int, list[list[int]]] = {}
        self.slots = 0
        self.queue = 0
        self.row = 0
        self.full_shields = 0
        self.aliens = 0
        self.torpedoes = 0

    def work_out(self) -> None:
        """What follows from the printed data: what can be done where, and how far one walks."""
        counts = self.counts
        self.slots, self.queue, self.row = counts["slots"], counts["queue"], counts["row"]
        self.full_shields = counts["shields"]
        self.aliens, self.torpedoes = counts["aliens"], counts["torpedoes"]
        for space in range(len(self.places)):
            self.acts_at.append(
                [
                    a
                    for a, act in enumerate(self.acts)
                    if act.system >= 0 and (act.remote or self.systems[act.system].room == space)
                ]
            )
            self.systems_at.append([s for s, x in enumerate(self.systems) if x.room == space])
            self.roles_at.append([r for r, x in enumerate(self.roles) if x.room == space])
            self.reach.append([sorted(self._within(space, far)) for far in range(9)])
        for space in range(len(self.places)):  # what a walk may lead through: no dead end
            inner = [self.reach[space][max(0, far - 1)] for far in range(9)]
            self.straits.append([[s for s in ss if len(self.places[s].doors) > 1] for ss in inner])
        self.printed = [self._work_out_prices(role, 0) for role in self.roles]
        roles = range(len(self.roles))
        self.printed_repairs = [[self._repair(r, 0, x) for x in self.systems] for r in roles]
        self.stowed = [-1] * len(self.tools)  # the owners when every Tool is in the Cargo Pod
        self.hands = [role.hand for role in self.roles]
        self.skill_cards = [k for k in range(4) for _ in range(self.skills[k])]
        self.plan_cards = [p for p, x in enumerate(self.plans) for _ in range(x.copies)]
        self.alert_cards = [
            [a for a, x in enumerate(self.alerts) if x.level == level for _ in range(x.copies)]
            for level in range(3)
        ]

    def _within(self, space: int, far: int) -> set[int]:
        found = {space}
        for _ in range(far):
            found |= {door for s in found for door in self.places[s].doors}
        return found - {space}

    def prices_of(self, role: int, gained: int) -> list[list[int]]:
        """What each activity costs this role with so many gained discounts (CID-067, CID-069).

        `gained` packs the four lasting discounts, 16 to a kind. Asked once a role, then kept.
        """
        if not gained:
            return self.printed[role]
        key = role << 16 | gained
        found = self.prices.get(key)
        if found is None:
            found = self._work_out_prices(self.roles[role], gained)
            self.prices[key] = found
        return found

    def discounts(self, role: int, gained: int) -> list[int]:
        """The role's discounts and those gained, kind by kind."""
        return [self.discount(role, gained, k) for k in range(4)]

    def repair_of(self, role: int, gained: int, system: int) -> list[int]:
        """What repairing an offline system costs this role (CID-067)."""
        if not gained:
            return self.printed_repairs[role][system]
        return self._repair(role, gained, self.systems[system])

    def _repair(self, role: int, gained: int, system: System) -> list[int]:
        price = system.repair
        less = self.discounts(role, gained)
        return [price[0]] + [max(0, price[k + 1] - less[k]) for k in range(4)]

    def discount(self, role: int, gained: int, kind: int) -> int:
        """What this role saves on each price in this kind: printed and gained."""
        return self.roles[role].discounts[kind] + (gained >> 4 * kind & 15)

    def _work_out_prices(self, role: Role, gained: int) -> list[list[int]]:
        less = [role.discounts[k] + (gained >> 4 * k & 15) for k in range(4)]
        prices: list[list[int]] = []
        for a, act in enumerate(self.acts):
            price = act.price.copy()
            if role.has(n.CORE_EXPERT) and a == n.REPAIR_CORE:
                price[0] -= role.numbers[n.CORE_EXPERT]
            if role.has(n.GUNNERY) and a == n.MAKE:
                price[0] -= 1
            if role.has(n.GUNNERY) and a == n.FIRE:
                price[1:] = [0, 0, 0, 0]
            if role.has(n.FAST_RESEARCH) and a in (n.CURE, n.RESEARCH_UPGRADE):
                price[0] -= 1
            prices.append([max(0, price[0])] + [max(0, price[k + 1] - less[k]) for k in range(4)])
        return prices
