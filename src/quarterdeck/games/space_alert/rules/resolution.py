"""The resolution (SA-053 to SA-071, SA-130): turn by turn, without choices except tripping."""

from __future__ import annotations

from ....kit.procedure import Procedure
from .. import events
from ..content.codes import ACTION, OTHER_HALF, SPACE, TRIPPED
from ..effects.act import advance
from ..table import GROUNDED, NOBODY, ON_BOARD, SpaceTable
from ..verbs import ShipLost, lose
from .actions import act, land, play_card
from .appear import threats_appear
from .computer import check_computer
from .damage import compute_damage
from .repairs import after_actions
from .scoring import penalties, threat_points, visual_points


class Resolution(Procedure[SpaceTable]):
    """SA-130: every turn has the same steps in the same order. Begin it on a table whose ship,
    crew and threats are set (`rules.start`). `player` and `card` say whose card is up."""

    def __init__(self, player: int = 0, card: int = 0, at: int = 0) -> None:
        super().__init__(at)
        self.player = player
        self.card = card

    def step(self, t: SpaceTable, at: int) -> None:
        try:
            match at:
                case 0:
                    self.turn_begins(t)
                case 1:
                    self.players_act(t)
                case 2:
                    self.owner_tripped(t)
                case 3:
                    after_actions(t)
                case 4:
                    compute_damage(t)
                case 5:
                    threats_move(t)
                case 6:
                    rocket_moves(t)
                case 7:
                    check_computer(t)
                case 8:
                    self.turn_ends(t)
                case 9:
                    pilots_land(t)
                case 10:
                    compute_damage(t)
                case 11:
                    threats_move(t)
                case _:
                    self.jump(t)
        except ShipLost:
            t.finish()

    def clone(self) -> Resolution:
        return Resolution(self.player, self.card, self.at)

    def here(self, t: SpaceTable) -> str:
        """Which turn it is."""
        return f"Resolution › turn {t.turn} of {t.turns}"

    def turn_begins(self, t: SpaceTable) -> None:
        """SA-054, SA-055, SA-056: the marker moves on, and threats appear."""
        self.player = 0
        self.card = 0
        new_turn(t)
        t.turn += 1
        t.tell(events.TURN_BEGAN, -1, (t.turn,), "SA-054")
        threats_appear(t)

    def players_act(self, t: SpaceTable) -> None:
        """SA-057: clockwise from the captain; a table that shows card by card does it slower."""
        for player in range(t.seats):
            act(t, player)
        self.at = 3

    def owner_tripped(self, t: SpaceTable) -> None:
        """SA-118: only where cards are shown one by one is anybody asked."""

    def turn_up(self, t: SpaceTable) -> None:
        """One card acts; then the same player's next one, or the next player."""
        if play_card(t, self.player, self.card):
            self.card += 1
        else:
            self.player += 1
            self.card = 0

    def turn_ends(self, t: SpaceTable) -> None:
        """The next turn, or what comes after the last; or stop where one was asked to."""
        if t.turn == t.until:
            t.finish()
        elif t.turn < t.turns:
            self.at = 0

    def jump(self, t: SpaceTable) -> None:
        """SA-099 to SA-101, AMB-10: the ship leaves; it counts who is still on their feet."""
        down = sum(t.knocked_out)
        strict = t.the_ship().lost_if_all_knocked_out
        if strict and (down == t.seats or (down > 0 and t.any_knock_out_loses)):
            lose(t, events.CREW_LOST, 0, "SA-100")
        t.over = True
        t.tell(events.JUMPED, -1, (), "SA-099")
        points = (threat_points(t), sum(visual_points(t)), penalties(t))
        t.tell(events.SCORED, -1, points, "SA-003")
        t.finish()


def may_trip(t: SpaceTable, player: int, card: int) -> bool:
    """AMB-29: there is a card, it has another half, and it was not turned over before."""
    cards = t.program[player][t.turn - 1]
    if t.knocked_out[player] or card >= len(cards) or (card and t.station[player] == SPACE):
        return False
    return cards[card] >> OTHER_HALF & ACTION != 0 and cards[card] & TRIPPED == 0


def new_turn(t: SpaceTable) -> None:
    """SA-065: cubes and lifts are ready again; nothing has been fired or repaired yet."""
    t.heavy_shot = [0, 0, 0]
    t.light_shot = [0, 0, 0]
    t.lift_used = [0, 0, 0]
    t.pulse_shot = 0
    t.pilot_attack = GROUNDED
    t.looking = 0
    t.repaired_at = [0] * len(t.card)
    t.pressed_by = [0] * len(t.card)


def threats_move(t: SpaceTable) -> None:
    """SA-066: all threats in number order, internal and external together (AMB-21)."""
    for i in range(len(t.card)):
        if t.state[i] == ON_BOARD:
            advance(t, i, t.threat_speed[i])


def rocket_moves(t: SpaceTable) -> None:
    """SA-070, AMB-37: from the first space to the second; it strikes next turn."""
    if t.rocket_launched:
        t.rocket_launched = 0
        t.rocket_flying = 1
        t.tell(events.ROCKET_MOVED, -1, (), "SA-070")


def pilots_land(t: SpaceTable) -> None:
    """After the last turn: pilots come home, and only the rocket in flight is left to strike."""
    new_turn(t)
    pilot = t.pilot()
    if pilot != NOBODY:
        land(t, pilot)
