"""Before the clock starts: track, boards, decks and hands (SA-014 to SA-031, SA-039)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from ....kit.space import Nothing, Pick, Space
from .. import events_planning as events
from .. import verbs_planning as verbs
from ..choices import ROLE_WIDTH
from ..content import cards, generator, missions
from ..content.boards import BOARDS
from ..content.missions import Mission
from ..content.threats import CARDS, NEEDS_THREE
from ..mission_table import BRIEFING, INSIDE, MissionTable
from ..options import SHORT


class Briefing(Procedure[MissionTable]):
    """Everything is laid out; the captain shares out the roles, and all say they are ready."""

    def step(self, t: MissionTable, at: int) -> None:
        match at:
            case 0:
                self.lay_out(t)
            case 1:
                self.ask_ready(t)
            case 2:
                self.take_posts(t)
            case _:
                t.finish()

    def lay_out(self, t: MissionTable) -> None:
        """SA-021, SA-022, SA-024: boards by lot, threat decks, and the cards of each phase."""
        t.stage = BRIEFING
        t.mission += 1
        start_track(t, choose_track(t))
        most = 3 if t.options.campaign else 1
        t.tell(events.BRIEFED, -1, (t.mission, most, t.ship, t.turns), "SA-111")
        draw_lanes(t)
        build_threat_decks(t)
        deal(t)

    def ask_ready(self, t: MissionTable) -> None:
        """SA-014: the captain names the officers; everybody's nod starts the clock."""
        pairs = [c * ROLE_WIDTH + s for c in range(t.seats) for s in range(t.seats)]
        spaces: list[Space] = [Pick(pairs, "SA-014")]
        for _ in range(1, t.seats):
            spaces.append(Nothing("SA-041"))
        t.ask(events.READY, "SA-014", list(range(t.seats)), spaces)

    def take_posts(self, t: MissionTable) -> None:
        """The officers take their posts."""
        code = t.reply(0)[0]
        verbs.assign_roles(t, code // ROLE_WIDTH, code % ROLE_WIDTH)

    def clone(self) -> Procedure[MissionTable]:
        return Briefing(self.at)

    def here(self, t: MissionTable) -> str:
        return "Briefing"


def choose_track(t: MissionTable) -> Mission:
    """SA-041, SA-042: the track the options name, one of its kind by lot, or one made up."""
    wish = t.options.mission
    if wish in missions.BY_ID:
        return missions.BY_ID[wish]
    if wish.startswith("random"):
        kind = generator.SMALL if t.small() else generator.ADVANCED
        if wish == "random_short" and not t.small():
            kind = generator.BASE
        return generator.generate(t.rng, kind, t.seats)
    fitting = [i for i in range(len(missions.MISSIONS)) if fits(t, missions.MISSIONS[i], wish)]
    return missions.MISSIONS[t.rng.pick(fitting)]


def fits(t: MissionTable, mission: Mission, wish: str) -> bool:
    """Is this track one of those the options mean?"""
    if mission.double_actions():
        return False
    if wish in SHORT:
        return mission.group == SHORT[wish]
    if t.small():
        for_three = "_3p_" in mission.group and "solo" not in mission.group
        for_few = "_solo_" in mission.group and "3p" not in mission.group
        return mission.small_ship() and not (for_few if t.seats == 3 else for_three)
    return not mission.small_ship() and mission.turns == (12 if wish == "any_long" else 7)


def start_track(t: MissionTable, mission: Mission) -> None:
    """AMB-51, SA-005: the track decides whether the mission has seven or twelve turns, and with
    them the numbers of its threats (SA-023, AMB-13)."""
    t.track_id = mission.id
    t.track_title = mission.title
    t.cues = tuple(missions.cues(mission))
    t.zero += t.now
    t.now = 0
    t.cue = 0
    t.ahead = 0
    t.phase = 0
    t.transfer = 0
    t.silent = 0
    variants = t.the_ship().variants
    t.variant = next(i for i in range(len(variants)) if variants[i].turns == mission.turns)
    t.turns = mission.turns


def draw_lanes(t: MissionTable) -> None:
    """SA-021, SA-039: a board for each zone of the ship and one for the inside, by lot."""
    boards = list(range(len(BOARDS)))
    t.rng.shuffle(boards)
    lanes = [-1, -1, -1, -1]
    for zone in t.the_ship().zones:
        lanes[zone] = boards.pop()
    lanes[INSIDE] = boards.pop()
    verbs.lay_lanes(t, lanes)


def build_threat_decks(t: MissionTable) -> None:
    """SA-022, AMB-36: four decks of the chosen colours; AMB-34: cards that need three players
    stay out below three."""
    ship = t.the_ship()
    t.threat_decks = [[], [], [], []]
    t.drawn = []
    for i in range(len(CARDS)):
        card = CARDS[i]
        wish = t.options.serious if card.serious else t.options.common
        if card.id in ship.excluded or wish not in ("mixed", card.colour):
            continue
        if card.traits & NEEDS_THREE and t.seats < 3:
            continue
        t.threat_decks[int(card.serious) + (0 if card.external else 2)].append(i)
    for deck in t.threat_decks:
        t.rng.shuffle(deck)


def deal(t: MissionTable) -> None:
    """SA-024 to SA-028: cards by the number of players; one of the first phase's is heroic
    (AMB-14); the third phase is dealt like the second (AMB-15)."""
    t.deck = list(range(cards.GREY))
    t.rng.shuffle(t.deck)
    t.golden = list(range(cards.GREY, cards.CARDS))
    t.rng.shuffle(t.golden)
    t.gifts = []
    t.gave = [0] * t.seats
    t.phase_of = [0] * t.seats
    t.hands = [[] for _ in range(t.seats)]
    t.boards = [[[] for _ in range(t.turns)] for _ in range(t.seats)]
    t.said = [[[] for _ in range(t.turns)] for _ in range(t.seats)]
    t.told = [[] for _ in range(t.seats)]
    phases = t.phases()
    sizes = cards.HANDS[t.seats][: len(phases)]
    t.tell(events.DEALT, -1, tuple(sizes), "SA-024")
    for seat in range(t.seats):
        verbs.take_up(t, seat, t.golden.pop(), "SA-028")
        for _ in range(sizes[0] - 1):
            verbs.draw_card(t, seat, "SA-024")
        t.later[seat] = [[t.deck.pop() for _ in range(size)] for size in sizes[1:]]
