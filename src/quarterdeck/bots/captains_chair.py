"""The bots of Captain's Chair.

`normal` values a position by its own points less 6/13 of all points on the ship. `house` reads
the others: it weighs each crew member by what the others probably want, counts who still holds a
No, lets others spend theirs, and in the last round goes for a clean zero when it is near.
"""

from __future__ import annotations

from typing import Any, Final

from ..games.captains_chair import content, events
from ..games.captains_chair.choices import NO, YES, crew_and_deck
from ..kit.event import Event
from ..kit.game import Game
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.space import Answer
from .bot import Bot
from .captains_chair_reader import FAVOURS, Reader
from .greedy import Easy, Greedy

UNPLACED: Final = -1
GONE: Final = -2

NO_PRICE: Final = 1.2
"""What keeping a No is worth, in points: who holds the last ones decides the round."""

GO_ON: Final = 0.5
"""How much of today's lead is still there, on average, when the round goes on."""

OPTIMISM: Final = 3.0
"""What a round that goes on gains us, in points, when nobody else follows a plan."""

BAIT: Final = 0.1
"""What it is worth that somebody must spend a No on our nominee."""

ZERO_LEFT: Final = 1
"""With so many favourites left in the last round (and a No for each) we go for the clean zero."""


class House(Bot):
    """Reads the others' wishes from placements, moves and votes."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.readers = [Reader() for _ in range(game.most)]
        self.seats = game.most
        self.deck_of: list[int] = [UNPLACED] * content.CREW
        self.spent = [0] * game.most
        self.seen: list[int] = []  # goals that were shown in earlier rounds
        self.round = 1
        self.goal = -1

    # --- what it hears -------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Follow the ship, and learn from what the others do."""
        things = event.things
        match event.kind:
            case events.ROUND_BEGAN:
                self.begin_round(things[0])
            case events.GOALS_SHOWN:
                self.seen.extend(things)
            case events.PLACED:
                if event.seat != self.seat and self.deck_of[things[0]] == UNPLACED:
                    self.readers[event.seat].placed(self.deck_of, things[0], things[1])
                self.deck_of[things[0]] = things[1]
            case events.LEFT_OVER:
                for crew in things:
                    self.deck_of[crew] = content.CADET
            case events.MOVED:
                movable = self.movable()  # empty for who sat down midway and has not looked yet
                if event.seat != self.seat and things[0] in movable:
                    self.readers[event.seat].moved(self.deck_of, movable, things[0])
                self.deck_of[things[0]] = things[1]
            case events.VOTES_SHOWN:
                self.hear_votes(things)
            case events.REMOVED:
                self.deck_of[things[0]] = GONE

    def begin_round(self, number: int) -> None:
        """An empty ship, all votes back, and new goals for everybody."""
        self.round = number
        self.deck_of = [UNPLACED] * content.CREW
        self.spent = [0] * self.seats
        self.goal = -1
        for reader in self.readers:
            reader.new_round(self.seen)

    def hear_votes(self, things: tuple[int, ...]) -> None:
        """Whoever could say No and did not is content with the ship."""
        nominee, ballots = things[0], things[1:]
        self.seats = len(ballots)
        for seat, ballot in enumerate(ballots):
            if seat != self.seat and self.holds_no(seat):
                self.readers[seat].voted(self.deck_of, nominee, ballot == YES)
        for seat, ballot in enumerate(ballots):
            if ballot == NO:
                self.spent[seat] += 1

    def holds_no(self, seat: int) -> bool:
        """Can this player still say No? Everybody can count that."""
        return self.spent[seat] < content.no_votes_each[self.seats]

    # --- what it sees --------------------------------------------------------------------------

    def look(self, seen: dict[str, Any], seats: int) -> None:
        """The ship, the votes and the own goal; right also when it takes over a seat midway."""
        self.seats = seats
        if self.round != seen["round"]:
            self.seen = [goal for goals in seen["old_goals"] for goal in goals]
            self.begin_round(seen["round"])
        self.deck_of = list(seen["deck_of"])
        self.spent = [0] * seats
        for vote in seen["votes"]:
            if vote[0] == self.round:
                for seat in range(seats):
                    self.spent[seat] += vote[3 + seat] == NO
        goal = seen["goals"][self.seat]
        if self.goal != goal:
            self.goal = goal
            for reader in self.readers:
                reader.rule_out(goal)

    def choose(self, eyes: Eyes) -> Answer:
        seen = eyes.view()
        self.look(seen, eyes.seats)
        decision = eyes.decision()
        goal = self.goal
        weights = self.weights(goal, seen["points"])
        space = decision.space_of(self.seat)
        assert space is not None
        if space.count() == 1:
            return space.each()[0]
        match decision.kind:
            case events.PLACE:
                answers = space.each()
                values = [self.place(weights, answer[0]) for answer in answers]
            case events.MOVE:
                answers = space.each()
                values = [self.move(weights, goal, answer[0]) for answer in answers]
            case _:
                return (self.vote(weights, goal, decision.about[0]),)
        best = max(values)
        top = [a for a, v in zip(answers, values) if v >= best - 1e-9]
        return top[self.rng.below(len(top))]

    def weights(self, goal: int, points: list[list[int]]) -> list[float]:
        """What one point on each crew member is worth to us: ours less the others' share of it."""
        seats = self.seats
        others = [s for s in range(seats) if s != self.seat]
        weights = [1.0 if FAVOURS[goal][c] else 0.0 for c in range(content.CREW)]
        if self.round == content.ROUNDS and self.zero_plan(goal):
            weights = [-2.0 * w for w in weights]
        share = self.shares(others, points)
        for seat in others:
            wishes = self.readers[seat].wishes()
            for crew in range(content.CREW):
                weights[crew] -= share[seat] * wishes[crew]
        return weights

    def shares(self, others: list[int], points: list[list[int]]) -> list[float]:
        """Whom to hold back most: everybody alike at first, the leaders later."""
        totals = [float(sum(p[s] for p in points)) for s in range(self.seats)]
        low = min(totals[s] for s in others)
        raw = [10.0 + 0.5 * (total - low) for total in totals]
        whole = sum(raw[s] for s in others)
        return [r / whole for r in raw]

    def zero_plan(self, goal: int) -> bool:
        """In the last round: are so few favourites left that a clean zero is near?"""
        left = sum(1 for c in content.goals[goal] if self.deck_of[c] > 0)
        waiting = any(self.deck_of[c] == UNPLACED for c in content.goals[goal])
        votes = content.no_votes_each[self.seats] - self.spent[self.seat]
        return not waiting and left <= min(ZERO_LEFT, votes)

    def movable(self) -> list[int]:
        """Who may move up, as the bot follows the ship."""
        crowd = [0] * content.DECKS
        for deck in self.deck_of:
            if deck >= 0:
                crowd[deck] += 1
        return [
            crew
            for crew, deck in enumerate(self.deck_of)
            if 0 <= deck < content.CHAIR and crowd[deck + 1] < content.deck_capacities[deck + 1]
        ]

    # --- what it thinks of each choice ---------------------------------------------------------

    def place(self, weights: list[float], code: int) -> float:
        """Favourites high, what the others want low."""
        crew, deck = crew_and_deck(code)
        return weights[crew] * content.deck_values[deck]

    def move(self, weights: list[float], goal: int, crew: int) -> float:
        """What the ship gains; a nomination is worth what the vote will probably bring."""
        deck = self.deck_of[crew]
        if deck + 1 < content.CHAIR:
            return weights[crew] * (content.deck_values[deck + 1] - content.deck_values[deck])
        now = self.standing(weights)
        self.deck_of[crew] = content.CHAIR
        ends = self.standing(weights)
        passes = self.all_others_yes(crew)
        if ends < 0 and self.holds_no(self.seat):
            passes = 0.0
        self.deck_of[crew] = deck
        gone = -weights[crew] * content.deck_values[deck]
        goes_on = self.goes_on(now)
        return passes * ends + (1 - passes) * (goes_on + gone + BAIT) - goes_on

    def goes_on(self, standing: float) -> float:
        """What a standing will come to when the round goes on; better against who has no plan."""
        others = [self.readers[s].thinks for s in range(self.seats) if s != self.seat]
        return GO_ON * standing + OPTIMISM * (1.0 - sum(others) / len(others))

    def standing(self, weights: list[float]) -> float:
        """Our points less the others', if the round ended with the ship as it is."""
        values = content.deck_values
        return sum(w * values[d] for w, d in zip(weights, self.deck_of) if d > 0)

    def all_others_yes(self, nominee: int) -> float:
        """How likely nobody else says No: those without a No cannot."""
        p = 1.0
        for seat in range(self.seats):
            if seat != self.seat and self.holds_no(seat):
                p *= self.readers[seat].yes(self.deck_of, nominee)
        return p

    def vote(self, weights: list[float], goal: int, nominee: int) -> int:
        """Yes when the ship is good as it is, or when somebody else will spend the No."""
        ends = self.standing(weights)
        if self.round == content.ROUNDS and self.clean(goal):
            ends += content.CLEAN_ZERO
        gone = self.goes_on(ends - weights[nominee] * content.deck_values[content.CHAIR])
        passes = self.all_others_yes(nominee)
        yes = passes * ends + (1 - passes) * gone
        return YES if yes >= gone - NO_PRICE else NO

    def clean(self, goal: int) -> bool:
        """Is every favourite gone or on the Cadet deck?"""
        return all(self.deck_of[c] <= 0 for c in content.goals[goal])


BOTS: dict[str, type[Bot]] = {"easy": Easy, "normal": Greedy, "house": House}
