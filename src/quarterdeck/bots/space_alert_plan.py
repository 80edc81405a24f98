"""The search for a plan: one player's cards for one phase, given what is known.

Known are the announced threats, the boards, the own cards and what the mates say they have laid.
A plan is tried by resolving it; what it is worth is how the ship stands some turns later.
"""

from __future__ import annotations

from typing import Any, Final

from ..games.space_alert.content.boards import BOARDS, LENGTHS
from ..games.space_alert.content.codes import (
    HEROIC_MOVE,
    MOVE_BLUE,
    MOVE_RED,
    SPACE,
    TILES,
    ZONES,
    token_of,
)
from ..games.space_alert.content.ships import SHIP_IDS, SHIPS
from ..games.space_alert.content.threats import CARD_IDS, CARDS
from ..games.space_alert.rules import start
from ..games.space_alert.rules.resolution import Resolution
from ..games.space_alert.table import DESTROYED, ON_BOARD, SURVIVED, WAITING, SpaceTable
from ..kit.rng import fresh

LOOKAHEAD: Final = 3
"""A plan is judged so many turns after its last card: by then most of its harm is done."""

Plan = list[tuple[int, int]]
"""By open turn: card (-1 for none) and half."""


class Known:
    """What one seat knows, from its view: a ship ready to be resolved, and the own cards."""

    def __init__(self, seen: dict[str, Any], seat: int) -> None:
        self.seat = seat
        self.ship = SHIP_IDS.index(seen["ship"])
        variants = SHIPS[self.ship].variants
        self.variant = next(i for i, v in enumerate(variants) if v.turns == seen["turns"])
        crew = seen["crew"]
        self.phase = crew[seat]["phase"]
        first, last = seen["phases"][self.phase]
        self.first, self.last = first - 1, last
        self.turns: int = seen["turns"]
        self.program = [_program(member, i == seat) for i, member in enumerate(crew)]
        mine = crew[seat]
        lying = [c for codes in mine["plan"][self.first : self.last] for c in codes]
        held = [*mine["hand"], *lying]
        self.halves: dict[int, list[int]] = {
            c["card"]: [token_of(c["move"]), token_of(c["act"])] for c in held
        }
        self.laid: Plan = [_laid(codes) for codes in mine["plan"][self.first : self.last]]
        lanes = [BOARDS.index(lane["id"]) if lane else -1 for lane in seen["lanes"]]
        self.threats = [_threat(row, lanes) for row in seen["drawn"]]
        self.begun = self._begin()

    def _begin(self) -> SpaceTable:
        """The ship at the start of the phase, as far as the locked cards lead."""
        t = SpaceTable(self.ship, self.variant, len(self.program), fresh("a plan"))
        start.reset_ship(t)
        start.reset_crew(t)
        for pile in t.pile:  # the order is unknown: the harmless tile comes last
            pile.sort(key=_harm)
        start.set_threats(t, self.threats)
        t.program = [p.copy() for p in self.program]
        if self.first:
            t.until = self.first
            t.begin(Resolution())
            t.run()
        return t

    def play(self, t: SpaceTable, until: int) -> None:
        """Go on to the end of this turn; 0: to the end of the mission."""
        if not t.over:
            t.until = until
            t.begin(Resolution())
            t.run()

    def worth(self, plan: Plan) -> float:
        """What the ship is worth some turns after this plan, delays and all."""
        t = self.begun.clone()
        own = t.program[self.seat]
        for i, (card, half) in enumerate(plan):
            own[self.first + i] = [self.halves[card][half]] if card >= 0 else []
        end = min(self.turns, self.last + LOOKAHEAD)
        self.play(t, 0 if end == self.turns else end)
        return value(t, end)


def _program(member: dict[str, Any], own: bool) -> list[list[int]]:
    if own:
        return [[token_of(c["token"]) for c in codes] for codes in member["plan"]]
    return [[token_of(word) for word in words] for words in member["said"]]


def _laid(codes: list[dict[str, Any]]) -> tuple[int, int]:
    return (codes[0]["card"], codes[0]["half"]) if codes else (-1, 0)


def _threat(row: dict[str, Any], lanes: list[int]) -> tuple[int, int, int, int]:
    zone = ZONES.index(row["zone"]) if row["zone"] in ZONES else -1
    return CARD_IDS.index(row["id"]), row["number"], zone, lanes[zone if zone >= 0 else 3]


def _harm(tile: int) -> int:
    return 1 if TILES[tile] == "structural" else 0


# --- what a ship is worth ------------------------------------------------------------------------


def value(t: SpaceTable, end: int) -> float:
    """Points won and hopes, less damage that grows dangerous and threats that still come."""
    if t.lost_by:
        return -400.0 + 10.0 * t.turn
    worth = 0.0
    for zone in range(3):
        hits = t.hits[zone]
        worth -= 2.0 * hits + 1.1 * hits * hits
        busy = min(2, coming(t, zone))
        worth += (0.5 + 0.3 * busy) * t.shield[zone] + (0.4 + 0.4 * busy) * t.reactor[zone]
        worth += 0.9 * t.fuel[zone]
    worth -= 6.0 * sum(t.knocked_out) + 2.0 * sum(t.squad_disabled)
    for i in range(len(t.card)):
        worth += threat_worth(t, i)
    variant = t.the_variant()
    for check in range(len(variant.check_after)):
        if variant.check_after[check] <= end:
            kept = any(t.maintained[turn] for turn in variant.check_turns[check])
            worth -= 0.0 if kept else 7.0
    return worth + 0.6 * sum(t.visual_best) + 0.7 * t.rockets


def coming(t: SpaceTable, zone: int) -> int:
    """How many known threats still come at this zone: its energy is worth more then."""
    return sum(1 for i in range(len(t.card)) if t.zone[i] == zone and t.state[i] <= ON_BOARD)


def threat_worth(t: SpaceTable, i: int) -> float:
    """Destroyed is best; hurt and far away is better than whole and near."""
    card = CARDS[t.card[i]]
    size = 2.0 if card.serious else 1.0
    match t.state[i]:
        case 2:
            return 16.0 * size
        case 3:
            return 2.0 * size - (6.0 if card.button else 0.0)
        case 1:
            left = t.hp[i] - t.damage[i]
            part = 1.0 - left / max(1, t.hp[i])
            near = 1.0 - t.cell[i] / LENGTHS[t.track[i]]
            return size * (9.0 * part - 5.0 * near - 3.0)
    return 0.0


assert (DESTROYED, SURVIVED, ON_BOARD, WAITING) == (2, 3, 1, 0)


# --- the search ----------------------------------------------------------------------------------


class Node:
    """The first cards of a plan, and the ship after them."""

    def __init__(self, table: SpaceTable, plan: Plan, worth: float) -> None:
        self.table = table
        self.plan = plan
        self.worth = worth


def _by_worth(node: Node) -> float:
    return -node.worth


class Search:
    """Turn by turn all cards that make sense, keeping the best few for each place one could be in.

    On the way delays of the own next card are not seen; whole plans are judged with them.
    """

    def __init__(self, known: Known, width: int) -> None:
        self.known = known
        self.width = width
        self.ship = SHIPS[known.ship]

    def best(self) -> Plan:
        """The best plan found."""
        known = self.known
        nodes = [Node(known.begun, [], 0.0)]
        for turn in range(known.first, known.last):
            grown: list[Node] = []
            for node in nodes:
                grown.extend(self.grow(node, turn))
            nodes = self.keep(grown)
        for node in nodes:
            node.worth = known.worth(node.plan)
        return min(nodes, key=_by_worth).plan

    def keep(self, nodes: list[Node]) -> list[Node]:
        """The best few for each station, with and without a squad."""
        nodes.sort(key=_by_worth)
        kept: list[Node] = []
        count: dict[tuple[int, bool], int] = {}
        for node in nodes:
            t, me = node.table, self.known.seat
            place = (t.station[me], t.squad[me] >= 0)
            if count.get(place, 0) < self.width:
                count[place] = count.get(place, 0) + 1
                kept.append(node)
        return kept

    def grow(self, node: Node, turn: int) -> list[Node]:
        """The plan with one more card, or with an empty space."""
        used = {card for card, _ in node.plan}
        found = [self.child(node, turn, -1, 0, 0)]
        seen: set[tuple[int, int]] = set()
        at = node.table.station[self.known.seat]
        for card, halves in self.known.halves.items():
            for half in (0, 1):
                kind = (halves[half], halves[1 - half])
                if card in used or kind in seen or not self.fits(halves[half], at):
                    continue
                seen.add(kind)
                found.append(self.child(node, turn, card, half, halves[half]))
        return found

    def child(self, node: Node, turn: int, card: int, half: int, token: int) -> Node:
        """Play the turn with this card."""
        t = node.table.clone()
        if not t.over:
            t.program[self.known.seat][turn] = [token] if token else []
            self.known.play(t, turn + 1)
        return Node(t, [*node.plan, (card, half)], value(t, turn + 1))

    def fits(self, token: int, at: int) -> bool:
        """Does this lead anywhere? Walking into the hull does not."""
        if token == MOVE_RED:
            return at == SPACE or self.ship.to_red[at] >= 0
        if token == MOVE_BLUE:
            return at == SPACE or self.ship.to_blue[at] >= 0
        if token >= HEROIC_MOVE:
            return token - HEROIC_MOVE != at
        return True
