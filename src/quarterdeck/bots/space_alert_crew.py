"""The search for the crew's plan: all hands together, tried out on the ship itself.

A plan covers the phase that is being planned and the one after it, for which hands are imagined.
It begins empty and is changed card by card; changes for the worse are taken too while the search
is hot, fewer and fewer as it cools down (simulated annealing).
"""

from __future__ import annotations

from collections import OrderedDict
from math import exp
from time import process_time
from typing import Any, Final

from ..games.space_alert.content import cards as deck
from ..games.space_alert.content.codes import (
    FIGHT,
    LIFT,
    MOVE_BLUE,
    MOVE_RED,
    A,
    B,
    C,
    token_of,
)
from ..games.space_alert.content.ships import SHIPS
from ..games.space_alert.content.threats import CARDS
from ..games.space_alert.rules.resolution import Resolution
from ..games.space_alert.table import SpaceTable
from ..games.space_alert.verbs import insert_card
from ..kit.rng import Rng, fresh
from .space_alert_known import Known, Tokens
from .space_alert_worth import worth_at_end, worth_on_the_way

EMPTY: Final = -1
HOT: Final = 9.0
COLD: Final = 0.5
EFFORT: Final = [1.0, 1.2, 0.8]
"""How much of the steps each phase gets: the second is the longest to look ahead."""
ERRANDS: Final = 8
"""Of twenty changes so many are whole errands: walk somewhere and work there."""
BUTTONS: Final = (A, A, A, B, B, C, C, FIGHT)
FIGHTS: Final = 4
"""With intruders known one errand in so many fetches a squad and goes to fight."""
STATIONS: Final = 6
CHANCES: Final = 1 << 20
REMEMBERED: Final = 32

Draft = list[list[int]]
"""By seat and space: the place of a card in the list times two, plus the half; or EMPTY."""
Part = list[tuple[int, int]]
"""What one seat lays on its open spaces: card (-1 for none) and half."""


class Drill:
    """Tries drafts: the cards of the `free` seats; the others do what they said."""

    def __init__(self, known: Known, free: list[int], rng: Rng) -> None:
        self.known = known
        self.seats = free
        self.rng = rng
        self.first = known.first
        self.open = known.last - known.first
        following = known.phases[min(known.phase + 1, len(known.phases) - 1)]
        self.horizon: int = following[1]
        self.spaces = self.horizon - known.first
        # from the second phase on every threat is announced, so the end can be foreseen
        self.to_the_end = self.horizon == known.turns and known.phase > 0
        self.until = 0 if self.to_the_end else self.horizon
        self.held = [len(known.cards[seat]) for seat in free]
        self.tokens = self._tokens()
        # what a code of a draft puts on a space; EMPTY is -1, the last of them
        self.laid = [[*([token] for token in tokens), []] for tokens in self.tokens]
        self.begun = self._begin()
        self.places = self._places()
        cards = [CARDS[threat[0]] for threat in known.threats]
        self.intruders = any(not card.external and card.button == 0 for card in cards)
        ship = SHIPS[known.ship]
        self.squads = [at for at in ship.squads if at >= 0]
        self.stations = [at for at in range(STATIONS) if at % 3 in ship.zones]

    def _tokens(self) -> list[list[int]]:
        """Both halves of every card; cards of the next phase are imagined, and come last."""
        more = deck.HANDS[self.known.seats][-1] if self.spaces > self.open else 0
        unseen = self._unseen() if more else []
        found: list[list[int]] = []
        for seat in self.seats:
            faces = [(move, act) for _, move, act in self.known.cards[seat]]
            faces += [unseen.pop() for _ in range(min(more, len(unseen)))]
            found.append([token for halves in faces for token in halves])
        return found

    def _unseen(self) -> list[tuple[int, int]]:
        """The faces of all cards that nobody told of, shuffled."""
        told = {card for cards in self.known.cards for card, _, _ in cards}
        rest = [card for card in range(deck.GREY) if card not in told]
        self.rng.shuffle(rest)
        codes = [(deck.laid(c, deck.MOVE), deck.laid(c, deck.ACT)) for c in rest]
        return [(token_of(deck.token(m, False)), token_of(deck.token(a, False))) for m, a in codes]

    def _begin(self) -> SpaceTable:
        """The ship before the phase; those who are not free have laid what they said."""
        t = self.known.begun()
        for seat in range(self.known.seats):
            if seat not in self.seats:
                spoken = self.known.spoken(seat)
                self._lay(t, seat, [[token] if token else [] for token in spoken])
        return t

    def _places(self) -> list[int]:
        """Where the free seats stand when the phase begins."""
        t = self.begun.clone()
        if self.first and not t.over:
            t.until = self.first
            t.begin(Resolution())
            t.run()
        return [t.station[seat] % STATIONS for seat in self.seats]

    def _lay(self, t: SpaceTable, seat: int, laid: list[list[int]]) -> None:
        """Cards on the open spaces; one that was put off from the phase before pushes them."""
        program = t.program[seat]
        late = program[self.first]
        program[self.first : self.first + len(laid)] = laid
        if late:
            insert_card(t, seat, self.first + 1, late)

    def fly(self, draft: Draft) -> SpaceTable:
        """The ship after this draft."""
        t = self.begun.clone()
        for i, seat in enumerate(self.seats):
            laid = self.laid[i]
            self._lay(t, seat, [laid[code] for code in draft[i]])
        self._run(t, self.until)
        return t

    def _run(self, t: SpaceTable, until: int) -> None:
        if not t.over:
            t.until = until
            t.begin(Resolution())
            t.run()

    def worth(self, draft: Draft) -> float:
        """What the ship is worth after this draft."""
        t = self.fly(draft)
        return worth_at_end(t) if self.to_the_end else worth_on_the_way(t, self.horizon)

    # --- changing a draft ------------------------------------------------------------------------

    def changed(self, draft: Draft) -> Draft:
        """The same with one or two changes."""
        below = self.rng.below
        new = draft.copy()
        for _ in range(1 if below(3) else 2):
            i = below(len(self.seats))
            own = new[i].copy()
            new[i] = own
            at = below(self.spaces)
            kind = below(20)
            if kind < ERRANDS:
                self._errand(own, i, at)
            elif kind == ERRANDS:
                own[at] = EMPTY
            elif kind <= ERRANDS + 2:
                self._swap(own, i, at, below(self.spaces))
            else:
                cards = self.held[i] if at < self.open else len(self.tokens[i]) // 2
                if cards:
                    self._put(own, i, at, below(2 * cards))
        return new

    def _errand(self, own: list[int], i: int, at: int) -> None:
        """From this space on: walk to some station and work there, if the cards allow it."""
        below = self.rng.below
        place = self._station(own, i, at)
        goal = self.stations[below(len(self.stations))]
        if self.intruders and below(FIGHTS) == 0:
            squad = self.squads[below(len(self.squads))]
            wanted = [*self._way(place, squad), C, *self._way(squad, goal), FIGHT, FIGHT]
            needed = len(wanted) - 1
        else:
            wanted = self._way(place, goal)
            needed = len(wanted) + 1
            wanted += [BUTTONS[below(len(BUTTONS))]] * (1 + below(3))
        laid = self._cards_for(wanted[: self.spaces - at], own, i, at)
        if len(laid) < needed:
            return
        after = at + len(laid)
        own[at:after] = laid
        used = {code >> 1 for code in own[:after] if code >= 0}
        for j in range(after, self.spaces):
            if own[j] >= 0 and own[j] >> 1 in used:
                own[j] = EMPTY

    def _cards_for(self, wanted: list[int], own: list[int], i: int, at: int) -> list[int]:
        """Cards that do this, space by space, beside those laid before; as far as there are any."""
        tokens = self.tokens[i]
        used = {code >> 1 for code in own[:at] if code >= 0}
        laid: list[int] = []
        for j, token in enumerate(wanted):
            n = 2 * self.held[i] if at + j < self.open else len(tokens)
            turned = self.rng.below(n) if n else 0
            for k in range(n):
                code = (k + turned) % n
                if tokens[code] == token and code >> 1 not in used:
                    used.add(code >> 1)
                    laid.append(code)
                    break
            else:
                break
        return laid

    def _station(self, own: list[int], i: int, at: int) -> int:
        """Where the seat stands before this space, if nothing delays it."""
        ship = SHIPS[self.known.ship]
        tokens = self.tokens[i]
        place = self.places[i]
        for code in own[:at]:
            if code >= 0:
                place = ship.after(place, tokens[code])
        return place

    def _way(self, place: int, goal: int) -> list[int]:
        """The steps from one station to another, the lift at some point of them."""
        zones = SHIPS[self.known.ship].zones
        doors = zones.index(goal % 3) - zones.index(place % 3)
        way = [MOVE_BLUE] * doors if doors > 0 else [MOVE_RED] * -doors
        if goal // 3 != place // 3:
            way.insert(self.rng.below(len(way) + 1), LIFT)
        return way

    def _swap(self, own: list[int], i: int, a: int, b: int) -> None:
        if self._fits(i, own[a], b) and self._fits(i, own[b], a):
            own[a], own[b] = own[b], own[a]

    def _put(self, own: list[int], i: int, at: int, code: int) -> None:
        """Lay this half of a card here; what lay here goes where the card came from."""
        for j in range(self.spaces):
            if own[j] >= 0 and own[j] >> 1 == code >> 1 and j != at:
                own[j] = own[at] if self._fits(i, own[at], j) else EMPTY
                break
        own[at] = code

    def _fits(self, i: int, code: int, at: int) -> bool:
        """Cards of the next phase do not lie on open spaces."""
        return at >= self.open or code >> 1 < self.held[i]

    # --- the search ------------------------------------------------------------------------------

    def search(self, steps: int) -> Draft:
        """The best draft found in so many steps."""
        draft: Draft = [[EMPTY] * self.spaces for _ in self.seats]
        now = self.worth(draft)
        best, most = draft, now
        heat = HOT
        cooling = (COLD / HOT) ** (1 / max(1, steps))
        below = self.rng.below
        for _ in range(steps):
            heat *= cooling
            new = self.changed(draft)
            if new == draft:
                continue
            worth = self.worth(new)
            if worth >= now or below(CHANCES) < CHANCES * exp((worth - now) / heat):
                draft, now = new, worth
                if worth > most:
                    best, most = new, worth
        return best

    def part(self, draft: Draft, i: int) -> Part:
        """What the draft has one seat lay on its open spaces."""
        cards = self.known.cards[self.seats[i]]
        return [
            (cards[code >> 1][0], code & 1) if code >= 0 else (-1, 0)
            for code in draft[i][: self.open]
        ]


class CrewPlan:
    """A part for every seat that was free, and what everybody lays, in tokens."""

    def __init__(self, parts: dict[int, Part], tokens: list[Tokens]) -> None:
        self.parts = parts
        self.tokens = tokens


class Times:
    """How long plans took, in seconds of processor time, until somebody asks."""

    def __init__(self) -> None:
        self.spent: list[float] = []

    def add(self, seconds: float) -> None:
        """One more plan; only the last ones are kept."""
        self.spent.append(seconds)
        del self.spent[:-REMEMBERED]

    def take(self) -> list[float]:
        """The times since somebody asked last."""
        spent, self.spent = self.spent, []
        return spent


TIMES: Final = Times()
_plans: OrderedDict[tuple[Any, ...], CrewPlan] = OrderedDict()


def crew_plan(known: Known, free: list[int], steps: int) -> CrewPlan:
    """The plan for these seats. It follows from what is known and nothing else, so all bots that
    know the same find the same; what one of them found the others need not search again."""
    fixed = tuple((s, known.spoken(s)) for s in range(known.seats) if s not in free)
    key = (known.key(), fixed, steps)
    plan = _plans.get(key)
    if plan is None:
        began = process_time()
        plan = _search(known, free, fresh(str(key)), steps)
        TIMES.add(process_time() - began)
        _plans[key] = plan
        if len(_plans) > REMEMBERED:
            _plans.popitem(last=False)
    return plan


def _search(known: Known, free: list[int], rng: Rng, steps: int) -> CrewPlan:
    tokens = [known.spoken(seat) for seat in range(known.seats)]
    if not free:
        return CrewPlan({}, tokens)
    drill = Drill(known, free, rng)
    draft = drill.search(round(steps * EFFORT[min(known.phase, len(EFFORT) - 1)]))
    parts: dict[int, Part] = {}
    for i, seat in enumerate(free):
        parts[seat] = drill.part(draft, i)
        codes = draft[i][: drill.open]
        tokens[seat] = tuple(drill.tokens[i][code] if code >= 0 else 0 for code in codes)
    return CrewPlan(parts, tokens)
