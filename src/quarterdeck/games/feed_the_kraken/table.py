"""The table of Feed the Kraken: who holds what, where the ship is, who knows what. No rules."""

from __future__ import annotations

from ...kit.event import BrokenRule
from ...kit.rng import Rng
from ...kit.table import Table
from . import content
from .options import Options


class KrakenTable(Table):
    """Navigation cards are kinds 0 to 6 and never single cards, so nobody can track one.

    Next to each card of a pile stands the mask of the seats that know its face (`…_known`).
    `sight.cards` says how an imagined world agrees with what seats know beyond that.
    """

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.side = content.QUICK
        self.round = 0
        self.ship = 0
        self.voyages = 0  # navigations completed
        self.winner = -1
        self.how = -1
        # the crew
        self.chip: list[int] = []
        self.removed = -1  # the bag put aside at five players
        self.converted: list[int] = [0] * seats
        self.alive: list[int] = [1] * seats
        self.fed: list[int] = [0] * seats
        self.tongueless: list[int] = [0] * seats
        self.searched: list[int] = [0] * seats
        self.flogged: list[list[int]] = [[] for _ in range(seats)]  # the sides they are not
        self.signs: list[int] = [0] * seats
        self.guns: list[int] = [0] * seats
        self.shown: list[int] = [0] * seats
        self.supply = content.GUNS
        self.character: list[int] = []
        self.face_up: list[int] = [0] * seats
        self.known: list[int] = [0] * seats  # a card once shown stays known
        self.undealt: list[int] = []
        # the posts
        self.captain = -1
        self.lieutenant = -1
        self.navigator = -1
        # the cards
        self.draw: list[int] = []
        self.draw_known: list[int] = []
        self.discards: list[int] = []
        self.discards_known: list[int] = []
        self.hands: list[list[int]] = [[], []]  # the captain's, the lieutenant's
        self.passed: list[int] = [-1, -1]
        self.drawn: list[list[int]] = [[], []]  # as the hands were before the choice
        self.logbook: list[int] = []
        self.resume: list[list[int]] = [[] for _ in range(seats)]
        # what seats know of cards whose place they do not know; a new pile ends most of it
        self.glimpses: list[tuple[int, ...]] = []  # seat, first discard, how many, kinds in them
        self.trips: list[tuple[int, ...]] = []  # first discard, sizes of the hands, card shown
        self.trails: list[tuple[int, ...]] = []  # seat, trip, post, kind: it was in that hand
        self.strays: list[int] = [0, 0]  # cards in the hands when a pile was made under way
        self.stray_kinds: list[list[int]] = []  # per seat, how many of each kind those may be
        self.rituals: list[int] = []
        self.rituals_used: list[int] = []
        # what lasts for one question of loyalty, one appointment or one draw
        self.sitting_out = 0
        self.egged_on = 0
        self.equalized = 0
        self.halved = 0
        self.weight: list[int] = [1] * seats
        self.strategists = 0
        self.joined = 0  # asked, or brought in by the Instigator
        self.refused = 0  # Instigators that turn face down again
        self.consultant = -1
        self.cooked = 0
        self.smuggled = 0  # posts that draw three: 1 captain, 2 lieutenant
        self.archived = 0  # posts that may redraw
        self.silence = 0
        # what is remembered
        self.ledger: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
        self.rites: list[tuple[int, ...]] = []  # round, rite, masks, target, guns
        self.voyage_story: list[tuple[int, ...]] = []
        self.claims: list[tuple[int, ...]] = []  # round, seat, kind, code, subject
        self.witnesses: list[tuple[int, ...]] = []  # seat, kind, cards: may speak after the silence

    def clone(self) -> KrakenTable:
        twin = KrakenTable(self.options, self.seats, self.rng.clone())
        twin.side = self.side
        twin.round = self.round
        twin.ship = self.ship
        twin.voyages = self.voyages
        twin.winner = self.winner
        twin.how = self.how
        twin.chip = self.chip.copy()
        twin.removed = self.removed
        twin.converted = self.converted.copy()
        twin.alive = self.alive.copy()
        twin.fed = self.fed.copy()
        twin.tongueless = self.tongueless.copy()
        twin.searched = self.searched.copy()
        twin.flogged = [f.copy() for f in self.flogged]
        twin.signs = self.signs.copy()
        twin.guns = self.guns.copy()
        twin.shown = self.shown.copy()
        twin.supply = self.supply
        twin.character = self.character.copy()
        twin.face_up = self.face_up.copy()
        twin.known = self.known.copy()
        twin.undealt = self.undealt.copy()
        self._copy_rest(twin)
        self.copy_kernel(twin)
        return twin

    def _copy_rest(self, twin: KrakenTable) -> None:
        """The posts, the cards, and what lasts or is remembered."""
        twin.captain = self.captain
        twin.lieutenant = self.lieutenant
        twin.navigator = self.navigator
        twin.draw = self.draw.copy()
        twin.draw_known = self.draw_known.copy()
        twin.discards = self.discards.copy()
        twin.discards_known = self.discards_known.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.passed = self.passed.copy()
        twin.drawn = [hand.copy() for hand in self.drawn]
        twin.logbook = self.logbook.copy()
        twin.resume = [cards.copy() for cards in self.resume]
        twin.glimpses = self.glimpses.copy()
        twin.trips = self.trips.copy()
        twin.trails = self.trails.copy()
        twin.strays = self.strays.copy()
        twin.stray_kinds = [kinds.copy() for kinds in self.stray_kinds]
        twin.rituals = self.rituals.copy()
        twin.rituals_used = self.rituals_used.copy()
        twin.sitting_out = self.sitting_out
        twin.egged_on = self.egged_on
        twin.equalized = self.equalized
        twin.halved = self.halved
        twin.weight = self.weight.copy()
        twin.strategists = self.strategists
        twin.joined = self.joined
        twin.refused = self.refused
        twin.consultant = self.consultant
        twin.cooked = self.cooked
        twin.smuggled = self.smuggled
        twin.archived = self.archived
        twin.silence = self.silence
        twin.ledger = [facts.copy() for facts in self.ledger]
        twin.rites = self.rites.copy()
        twin.voyage_story = self.voyage_story.copy()
        twin.claims = self.claims.copy()
        twin.witnesses = self.witnesses.copy()

    # --- plain questions ---------------------------------------------------------------------

    def living(self) -> list[int]:
        """The seats on board."""
        alive = self.alive
        return [s for s in range(self.seats) if alive[s]]

    def others(self, seat: int) -> list[int]:
        """The seats on board but this one."""
        alive = self.alive
        return [s for s in range(self.seats) if alive[s] and s != seat]

    def clockwise(self, seat: int) -> list[int]:
        """Those on board, from the left of a seat round to the seat itself (FTK-R44)."""
        alive = self.alive
        ring: list[int] = []
        for s in range(seat + 1, self.seats):
            if alive[s]:
                ring.append(s)
        for s in range(seat + 1):
            if alive[s]:
                ring.append(s)
        return ring

    def on_board(self) -> int:
        """The mask of the seats on board."""
        mask = 0
        for seat in range(self.seats):
            if self.alive[seat]:
                mask |= 1 << seat
        return mask

    def side_of(self, seat: int) -> int:
        """The side this seat is on now. For rules and the end, never for a view."""
        return content.CULT if self.converted[seat] else content.side_of_chip[self.chip[seat]]

    def leader(self) -> int:
        """The Cult Leader's seat."""
        return self.chip.index(content.LEADER)

    def need(self) -> int:
        """Guns that this crew's card asks for (FTX-002); lost players change nothing (FTK-R21)."""
        return content.guns_for_mutiny[self.seats]

    def fact(self, seat: int, fact: int, things: tuple[int, ...]) -> None:
        """Write into a seat's ledger what it just learned."""
        head = (self.round, fact)
        self.ledger[seat].append(head + things)

    # --- invariants ----------------------------------------------------------------------------

    def invariants(self) -> None:
        """Guns (FTK-012), cards, chips and characters are conserved; the captain can serve."""
        if not self.chip:
            return
        self._count_guns()
        self._count_cards()
        if self.chip.count(content.LEADER) != 1:
            raise BrokenRule("there must be exactly one Cult Leader")
        if sorted(self.character + self.undealt) != self.box():
            raise BrokenRule("a character card is missing")
        if self.captain >= 0 and (not self.alive[self.captain] or self.tongueless[self.captain]):
            raise BrokenRule("the captain must be on board and have a tongue")
        if sum(len(cards) for cards in self.resume) != self.voyages:
            raise BrokenRule("each completed navigation adds one card to the résumés")
        for seat in range(self.seats):
            if self.converted[seat] and self.chip[seat] >= content.LEADER:
                raise BrokenRule("only Sailors and Pirates are converted")
            if self.signs[seat] and not self.alive[seat]:
                raise BrokenRule("a lost player has no sign")

    def box(self) -> list[int]:
        """The characters in the game, without Captain, which is thrown away (FTX-037)."""
        if self.options.exclude_advised_characters == "yes" and self.seats <= 6:
            return content.in_a_small_box.copy()
        return content.in_the_box.copy()

    def _count_guns(self) -> None:
        total = sum(self.guns) + sum(self.shown) + self.supply
        if total != content.GUNS or self.supply < 0 or min(self.guns) < 0:
            raise BrokenRule(f"there are {total} guns, {self.supply} in the supply")

    def _count_cards(self) -> None:
        if len(self.draw) != len(self.draw_known):
            raise BrokenRule("each card of the pile has its knowers")
        if len(self.discards) != len(self.discards_known):
            raise BrokenRule("each discard has its knowers")
        count = [0] * content.KINDS
        for pile in (self.draw, self.discards, *self.hands, self.logbook, *self.resume):
            for kind in pile:
                count[kind] += 1
        if count != content.copies[self.side]:
            raise BrokenRule(f"the navigation cards are {count}")
        rituals = sorted(self.rituals + self.rituals_used)
        if rituals != [0] * 3 + [1] + [2]:
            raise BrokenRule(f"the rituals are {rituals}")
