"""The navigation (FTK-085 to FTK-100), denial of command and emergencies (FTK-118 to FTK-132)."""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.event import Barred
from ....kit.procedure import Procedure
from ....kit.seat import only
from ....kit.space import Pick, Space, YesNo
from .. import choices, content, events, verbs
from ..table import KrakenTable
from .moment import Moment
from .voyage import Voyage


class Navigation(Procedure[KrakenTable]):
    """Captain and lieutenant choose, the navigator chooses between them, or jumps overboard."""

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.prepare(t)
            case 1:
                self.draw(t)
            case 2:
                self.offer_redraw(t, content.CAPTAIN_POST, t.captain)
            case 3:
                self.redraw(t, content.CAPTAIN_POST, t.captain)
            case 4:
                self.offer_redraw(t, content.LIEUTENANT_POST, t.lieutenant)
            case 5:
                self.redraw(t, content.LIEUTENANT_POST, t.lieutenant)
            case 6:
                self.both_choose(t)
            case 7:
                self.into_the_logbook(t)
            case 8:
                self.to_the_navigator(t)
            case 9:
                self.steer_or_deny(t)
            case 10:
                self.name_emergency_navigator(t)
            case 11:
                self.emergency(t)
            case _:
                t.finish()

    def prepare(self, t: KrakenTable) -> None:
        """FTK-113: fewer than four cards are shuffled with the discards; then the last moment
        before cards are drawn, in an emergency too (FTK-R25)."""
        if len(t.draw) < content.RESHUFFLE_BELOW:
            verbs.reshuffle(t, "FTK-113")
        t.begin(Moment(0, content.BEFORE_DRAW))

    def draw(self, t: KrakenTable) -> None:
        """FTK-085, FTK-086: two each, three for whom the Smuggler chose (FTX-048). Silence falls
        (FTK-100)."""
        t.silence = 1
        verbs.draw_cards(t, 0, t.captain, 3 if t.smuggled & 1 else 2, "FTK-085")
        verbs.draw_cards(t, 1, t.lieutenant, 3 if t.smuggled & 2 else 2, "FTK-086")
        t.smuggled = 0

    def offer_redraw(self, t: KrakenTable, post: int, seat: int) -> None:
        """FTX-053, FTK-R49: whom the Archivist chose, captain before lieutenant."""
        if t.archived >> post & 1 and seat >= 0:
            t.ask_one(events.REDRAW, "FTX-053", seat, YesNo("FTX-053"))
        else:
            self.at += 1

    def redraw(self, t: KrakenTable, post: int, seat: int) -> None:
        """FTX-053, FTK-R27: all cards are thrown away for two new ones."""
        if t.reply() == (1,):
            t.tell(events.THREW_AWAY, seat, (len(t.hands[post]),), "FTX-053")
            t.witnesses.append((seat, events.C_THREW, len(t.hands[post])))
            verbs.throw_away(t, post, seat)
            verbs.draw_cards(t, post, seat, 2, "FTX-053")

    def both_choose(self, t: KrakenTable) -> None:
        """FTK-087 to FTK-089: each looks and chooses in secret."""
        t.archived = 0
        seats = [t.captain]
        spaces: list[Space] = [choices.pass_on(t, 0)]
        if t.lieutenant >= 0:
            seats.append(t.lieutenant)
            spaces.append(choices.pass_on(t, 1))
        t.ask(events.PASS_ON, "FTK-088", seats, spaces, ALL)

    def into_the_logbook(self, t: KrakenTable) -> None:
        """FTK-088 to FTK-090: one card each into the logbook, the rest to the Deep Sea."""
        t.drawn = [t.hands[0].copy(), t.hands[1].copy()]
        t.trips.append((len(t.discards), len(t.hands[0]), len(t.hands[1]), content.NOT_YET))
        self.keep(t, 0, t.captain, t.reply(0)[0])
        if t.lieutenant >= 0:
            self.keep(t, 1, t.lieutenant, t.reply(1)[0])
        else:  # FTK-132: taken blindly
            t.tell(events.BLIND, -1, (content.LIEUTENANT_POST,), "FTK-132")
            self.keep(t, 1, -1, t.rng.pick(t.hands[1]))
        t.rng.shuffle(t.logbook)  # FTK-090

    def keep(self, t: KrakenTable, post: int, seat: int, kind: int) -> None:
        """One card into the logbook, the others away."""
        t.hands[post].remove(kind)
        t.passed[post] = kind
        t.logbook.append(kind)
        if seat >= 0:
            t.fact(seat, events.F_PASSED, (kind,))
            t.tell(events.CARD_PASSED, seat, (), "FTK-089")
        verbs.discard_hand(t, post, seat)

    def to_the_navigator(self, t: KrakenTable) -> None:
        """FTK-091, FTK-092: the navigator sees both cards; an open post is played by chance."""
        if t.navigator < 0:
            t.tell(events.BLIND, -1, (content.NAVIGATOR_POST,), "FTK-131")
            return
        t.tell(events.LOGBOOK_HANDED, t.navigator, (), "FTK-091")
        seen = tuple(t.logbook)
        t.fact(t.navigator, events.F_LOGBOOK, seen)
        t.reveal()
        t.tell(events.LOGBOOK_SEEN, t.navigator, seen, "FTK-092", only(t.navigator))
        t.ask_one(events.STEER, "FTK-093", t.navigator, choices.steer(t))

    def steer_or_deny(self, t: KrakenTable) -> None:
        """FTK-093, FTK-094: one card is discarded, the other goes back to the captain."""
        if t.navigator < 0:
            kind = t.rng.pick(t.logbook)  # FTK-131
        else:
            kind = t.reply()[0]
        if kind == choices.DENY:
            self.deny(t)
            return
        t.logbook.remove(kind)
        verbs.discard(t, t.logbook.pop(), self.knowers_of_discard(t, kind))
        self.write_story(t, kind)
        self.at = 12
        t.begin(Voyage(0, kind, t.captain, t.lieutenant, t.navigator))

    def knowers_of_discard(self, t: KrakenTable, shown: int) -> int:
        """The navigator, and whoever passed on a card that is not the one shown."""
        mask = only(t.navigator) if t.navigator >= 0 else 0
        if t.passed[0] != shown:
            mask |= only(t.captain)
        if t.passed[1] != shown and t.lieutenant >= 0:
            mask |= only(t.lieutenant)
        return mask

    def write_story(self, t: KrakenTable, shown: int) -> None:
        """The true story of a navigation, for after the end (FTK-R56); -1: it was refused."""
        mine, other = t.drawn[0], t.drawn[1]
        n, passed = len(mine), t.passed
        who = (t.round, t.captain, t.lieutenant, t.navigator, shown, passed[0], passed[1], n)
        cards = tuple(mine + other)
        t.voyage_story.append(who + cards)
        if t.trips:
            trip = t.trips[-1]
            t.trips[-1] = (trip[0], trip[1], trip[2], shown)
        t.drawn = [[], []]
        t.passed = [-1, -1]

    def deny(self, t: KrakenTable) -> None:
        """FTK-118 to FTK-122: both cards away, the navigator is out and says nothing."""
        navigator = t.navigator
        t.tell(events.DENIED, navigator, (), "FTK-119")
        t.witnesses.append((t.captain, events.C_DENIED, len(t.drawn[0])))
        if t.lieutenant >= 0:
            t.witnesses.append((t.lieutenant, events.C_DENIED, len(t.drawn[1])))
        first = len(t.discards)
        verbs.glimpse(t, navigator, first, t.logbook)  # in random order (FTK-R49)
        verbs.glimpse(t, t.captain, first, t.passed[:1], 2)
        verbs.glimpse(t, t.lieutenant, first, t.passed[1:], 2)
        for kind in t.logbook:
            verbs.discard(t, kind, 0)
        t.logbook.clear()
        self.write_story(t, content.DENIED)
        verbs.eliminate(t, navigator)  # FTK-121; jumping is no sacrifice (FTK-159, FTK-160)
        t.begin(Moment(0, content.ANY_TIME))

    def name_emergency_navigator(self, t: KrakenTable) -> None:
        """FTK-123, FTK-124: no mutiny against it (FTK-126); with nobody left, chance (FTK-R51)."""
        who = choices.for_emergency(t)
        if who:
            t.ask_one(events.NAME_EMERGENCY, "FTK-124", t.captain, Pick(who, "FTK-124"))

    def emergency(self, t: KrakenTable) -> None:
        """FTK-127 to FTK-129: the same lieutenant, a new draw at once, again and again."""
        t.navigator = t.reply()[0] if choices.for_emergency(t) else -1
        t.tell(events.EMERGENCY, t.captain, (t.navigator,), "FTK-124")
        self.at = 0

    def clone(self) -> Procedure[KrakenTable]:
        return Navigation(self.at)

    def here(self, t: KrakenTable) -> str:
        return "Navigation"

    def barred(self, t: KrakenTable, seat: int) -> list[Barred]:
        if t.decision is None or t.decision.kind != events.NAME_EMERGENCY:
            return []
        found = [Barred(t.captain, "FTK-066", "The captain cannot be the navigator.")]
        if t.lieutenant >= 0:
            found.append(Barred(t.lieutenant, "FTK-127", "The lieutenant keeps the post."))
        return found
