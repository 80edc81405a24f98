"""The bots of Feed the Kraken: they play their faction, deduce, and make claims.

Sailors deduce from the cards shown, from claims and from searches, and tell the truth. Pirates
know each other, steer west when it can pass for bad luck and cover it with a fitting lie. The
Cult keeps the ship in the middle, converts whom others trust, and feeds its leader when it can.
"""

from __future__ import annotations

from typing import Final

from ..games.feed_the_kraken import content, events
from ..games.feed_the_kraken.choices import DENY, DISCARD, KEEP, SAY_NOTHING, claim_code
from ..games.feed_the_kraken.hints import chart
from ..kit.decision import Decision
from ..kit.event import Event
from ..kit.game import Game
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.space import Answer
from .bot import Bot
from .feed_the_kraken_cards import wants_to_play
from .feed_the_kraken_reader import CULT, PIRATES, SAILORS, Reader

MUTINY_AT: Final = [[0.33, 0.30, 0.10], [0.25, 0.20, 0.10]]
"""Below so much trust in the team a Sailor, a Pirate, one of the Cult shows guns; less readily in
a crew in which the Sailors are more than half."""

UPRISING: Final = [0.60, 0.80]
"""What is left of a yellow card's worth to the others when the ritual it brings is counted: in a
small crew one convert changes more than in a large one."""

SMALL: Final = 6

COVER: Final = 75
"""Of a hundred early choices in a small crew the Cult makes so many as a Sailor would: everyone
is watched there, and it must not be caught before it has grown."""

RISK: Final = 6.0
"""How much worse than losing a friend it is to feed the leader and lose the game."""

POSTS: Final = [0.25, 0.25, 0.5]
"""What captain, lieutenant and navigator count in a team."""


class House(Bot):
    """Plays its faction by what it has read so far."""

    noise = 0.06

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.reader: Reader | None = None
        self.side = SAILORS
        self.chip = content.SAILOR
        self.map = content.QUICK
        self.ship = 0
        self.small = False
        self.character = content.CAPTAIN
        self.need = 3
        self.named = False  # is there a team just now?
        self.hand: list[int] = []
        self.thrown: list[int] = []
        self.refused: list[int] = []  # passed on, then the hand, when the command was refused
        self.passed = -1
        self.seen_last: list[int] = []
        self.shown: list[int] = []
        self.guns = 3
        self.early: list[Event] = []

    def hear(self, event: Event) -> None:
        """Remember what the reader does not: own cards, the ship, the guns shown."""
        things = event.things
        match event.kind:
            case events.ROUND_BEGAN | events.NEW_CAPTAIN:
                self.named = False
            case events.APPOINTED:
                self.named = things[0] >= 0
            case events.CARDS_SEEN:
                self.hand = list(things)
            case events.THREW_AWAY if event.seat == self.seat:
                self.thrown = self.hand
            case events.DENIED:
                self.refused = [self.passed, *self.hand]
            case events.LOGBOOK_SEEN | events.DISCARDS_SEEN | events.TOP_SEEN:
                self.seen_last = list(things)
            case events.SAILED:
                self.ship = things[1]
            case events.CONVERTED_BY:
                self.side = CULT
            case events.FISTS_OPENED:
                self.shown = [max(0, n) for n in things]
            case events.GUNS_ADDED:
                self.shown[event.seat] += things[0]
            case events.CHIP_FOUND:
                self.seen_last = [things[1]]
        if self.reader is not None:
            self.reader.hear(event)
        else:
            self.early.append(event)

    def wake(self, eyes: Eyes) -> Reader:
        """At the first question: who am I, and what has happened so far?"""
        if self.reader is None:
            seen = eyes.view()
            self.reader = Reader(self.seat, seen)
            self.chip = seen["mine"]["chip"]
            self.character = seen["mine"]["character"]
            self.need = content.guns_for_mutiny[eyes.seats]
            self.named = seen["lieutenant"] >= 0
            self.map = seen["map"]
            self.ship = seen["ship"]
            self.side = self.reader.sure[self.seat]
            self.small = self.reader.seats <= SMALL
            if seen["mine"]["hand"]:
                self.hand = self.seen_last = seen["mine"]["hand"]
            for event in self.early:
                if event.kind != events.APPOINTED:
                    self.reader.hear(event)
            self.early = []
        return self.reader

    def choose(self, eyes: Eyes) -> Answer:
        reader = self.wake(eyes)
        decision = eyes.decision()
        space = decision.space_of(self.seat)
        assert space is not None
        answer = self.answer_to(decision, reader, space.next_picks(()))
        if answer is None or not space.holds(answer):
            return space.sample(self.rng)
        return space.canon(answer)

    def answer_to(self, decision: Decision, reader: Reader, items: list[int]) -> Answer | None:
        """One habit for each kind of question."""
        match decision.kind:
            case events.WINDOW:
                return wants_to_play(self, decision, reader) if len(items) > 1 else (0,)
            case events.FISTS:
                return self.hide_guns(reader, items)
            case events.PASS_ON:
                return self.pass_on(reader, items)
            case events.STEER:
                return self.steer(reader, items)
            case events.CLAIM:
                return self.claim(decision, reader, items)
            case events.APPOINT:
                return self.appoint(reader, items)
            case events.RITUAL:
                return self.ritual(decision, reader, items)
            case events.MAP_TARGET:
                return (self.target(reader, items, decision.about[0]),)
            case events.BREAK_TIE:
                return (self.least(reader, items),)
            case events.REDRAW:
                return (0 if any(self.worth(k) >= 0.34 for k in self.hand) else 1,)
            case events.TOP_CARD:
                mine = content.colour_of[self.seen_last[0]] == self.side
                return (KEEP if mine or self.rng.below(2) else DISCARD,)
            case events.ADD_GUNS:
                return (1 if self.trust(reader) < self.mutiny_at(reader) else 0,)
            case events.GIVE_BADGE:
                friend = reader.likely(decision.about[0], self.side) > 0.5
                return (content.NAVIGATOR_POST if friend else content.LIEUTENANT_POST,)
        return (self.best(reader, items),)

    # --- whom ------------------------------------------------------------------------------------

    def jitter(self) -> float:
        """A little chance, so that equal players differ."""
        return self.noise * self.rng.below(1000) / 1000

    def best(self, reader: Reader, seats: list[int]) -> int:
        """The likeliest friend."""
        return max(seats, key=[self.friend(reader, s) for s in range(reader.seats)].__getitem__)

    def least(self, reader: Reader, seats: list[int]) -> int:
        """The likeliest foe."""
        return min(seats, key=[self.friend(reader, s) for s in range(reader.seats)].__getitem__)

    def friend(self, reader: Reader, seat: int) -> float:
        """How much of a friend, to one's own side."""
        return reader.likely(seat, self.side) + self.jitter()

    def trust(self, reader: Reader) -> float:
        """How much of the present team is on our side."""
        return sum(
            share * (1.0 if s == self.seat else reader.likely(s, self.side))
            for s, share in zip(reader.team, POSTS)
        )

    def appoint(self, reader: Reader, items: list[int]) -> Answer:
        """Friends on both posts, the better one at the helm; Pirates now and then hide it."""
        doubt = [-self.friend(reader, s) for s in range(reader.seats)]
        by_trust = sorted(items, key=doubt.__getitem__)
        if self.side == PIRATES and self.rng.below(4) == 0:
            return by_trust[0], by_trust[1 + self.rng.below(len(by_trust) - 1)]
        return by_trust[1], by_trust[0]

    def target(self, reader: Reader, items: list[int], icon: int) -> int:
        """Search and flog the suspicious; feed a foe, but never the leader unless of the Cult."""
        if icon == content.FEED:
            if self.side == CULT and reader.leader in items:
                return reader.leader
            foe = self.rival()
            value = [
                reader.likely(s, foe) - RISK * reader.leads(s) - reader.likely(s, self.side)
                for s in range(reader.seats)
            ]
            return max(items, key=value.__getitem__)
        if icon == content.SEARCH:
            doubt = [
                (-1.0 if reader.sure[s] >= 0 else 1 - max(reader.chances(s))) + self.jitter()
                for s in range(reader.seats)
            ]
            return max(items, key=doubt.__getitem__)
        return self.least(reader, items)

    def rival(self) -> int:
        """The other side that is nearest to its end."""
        others = [side for side in range(3) if side != self.side and side != CULT]
        return max(others, key=chart(self.map, self.ship).__getitem__)

    # --- guns ------------------------------------------------------------------------------------

    def mutiny_at(self, reader: Reader) -> float:
        """Below so much trust it shows guns."""
        return MUTINY_AT[1 if reader.honest else 0][self.side]

    def hide_guns(self, reader: Reader, items: list[int]) -> Answer:
        """Guns against a team one does not trust, more of them when the end is near."""
        here = chart(self.map, self.ship)
        urgency = max(here[side] for side in range(3) if side != self.side)
        trust = self.trust(reader) - 0.12 * (urgency - 0.4) + self.jitter() - self.noise / 2
        if self.seat in reader.team:
            trust += 0.1
        sure = self.mutiny_at(reader) - trust
        if sure <= 0:
            return (items[0],)
        guns = 1 if sure < 0.08 else 2
        return (min(items[-1], max(items[0], guns)),)

    # --- cards -----------------------------------------------------------------------------------

    def worth(self, kind: int) -> float:
        """What a card is worth to our side, by where it takes the ship."""
        return self.worth_to(kind, self.side)

    def worth_to(self, kind: int, side: int) -> float:
        """What a card is worth to a side."""
        colour = content.colour_of[kind]
        to = content.arrows[self.map][self.ship][colour]
        worth = chart(self.map, to)[side]
        if colour == content.YELLOW and side != CULT:
            return worth * UPRISING[0 if self.small else 1]
        return worth

    def as_a_sailor(self, kind: int) -> float:
        """What a card would be worth to a Sailor: the Cult's cover."""
        return self.worth_to(kind, SAILORS)

    def choice(self, reader: Reader, cards: list[int]) -> int:
        """The best card for our side, or for our cover."""
        early = content.levels[self.map][self.ship] < 5 and self.small
        if self.side == CULT and early and self.rng.below(100) < COVER:
            return max(cards, key=self.as_a_sailor)
        return max(cards, key=self.worth)

    def pass_on(self, reader: Reader, items: list[int]) -> Answer:
        """The best card for our side."""
        self.passed = self.choice(reader, items)
        reader.passed = content.colour_of[self.passed]
        return (self.passed,)

    def steer(self, reader: Reader, items: list[int]) -> Answer:
        """The best card; overboard only when every card hands the game to another side."""
        cards = [k for k in items if k != DENY]
        kind = self.choice(reader, cards)
        if self.worth(kind) <= 0.0:
            return (DENY,)
        self.passed = kind
        return (kind,)

    # --- talk ------------------------------------------------------------------------------------

    def claim(self, decision: Decision, reader: Reader, items: list[int]) -> Answer:
        """Sailors tell the truth; the others say what makes their choice look forced."""
        kind = decision.about[0]
        if kind == events.C_FOUND:
            return (self.say_chip(reader, decision.about[1]),)
        if kind in (events.C_DISCARDS, events.C_TOP, events.C_THREW, events.C_DENIED):
            return (self.say_seen(kind) if self.side == SAILORS else SAY_NOTHING,)
        drew = items[-1] >= 1000  # captain or lieutenant; the navigator's codes are smaller
        cards = self.hand if drew else self.seen_last
        if self.side != SAILORS and content.colour_of[self.passed] != SAILORS:
            cards = [self.passed] * len(cards)  # "there was nothing else"
        return (claim_code(cards, self.passed if drew else -1),)

    def say_seen(self, kind: int) -> int:
        """What a Sailor saw besides the cards of this navigation."""
        if kind == events.C_DENIED:
            return claim_code(self.refused[1:], self.refused[0]) if self.refused else SAY_NOTHING
        return claim_code(self.thrown if kind == events.C_THREW else self.seen_last, -1)

    def say_chip(self, reader: Reader, subject: int) -> int:
        """Pirates and the Cult call their friends Sailors, and others by the rival's name."""
        chip = self.seen_last[0] if self.seen_last else content.SAILOR
        if self.side == SAILORS:
            return chip + 1
        if reader.sure[subject] == self.side or chip == content.LEADER:
            return content.SAILOR + 1
        return (content.PIRATE if self.side == CULT else content.LEADER) + 1

    def ritual(self, decision: Decision, reader: Reader, items: list[int]) -> Answer | None:
        """The leader converts whom others trust, or weakens the side that is ahead."""
        if decision.about[0] == content.CONVERSION and items:
            wanted = self.rival() if self.small and self.rng.below(6) == 0 else SAILORS
            value = [
                (-1.0 if reader.sure[s] == CULT else reader.likely(s, wanted)) + self.jitter()
                for s in range(reader.seats)
            ]
            return (max(items, key=value.__getitem__),)
        return None


class Normal(House):
    """The same habits with a wandering mind."""

    noise = 0.4


BOTS: dict[str, type[Bot]] = {"normal": Normal, "house": House}
