"""The smallest changes; each changes one thing and tells it."""

from __future__ import annotations

from ...kit.seat import only
from . import content, events
from .table import KrakenTable

# --- guns -----------------------------------------------------------------------------------------


def take_guns(t: KrakenTable, seat: int, most: int, rule: str) -> int:
    """Guns from the general supply, as many as there are."""
    n = min(most, t.supply)
    t.supply -= n
    t.guns[seat] += n
    if n:
        t.tell(events.GUNS_TAKEN, seat, (n,), rule)
    return n


def return_guns(t: KrakenTable, seat: int, most: int, rule: str) -> None:
    """Guns back to the general supply, as many as the seat has."""
    n = min(most, t.guns[seat])
    t.guns[seat] -= n
    t.supply += n
    if n:
        t.tell(events.GUNS_RETURNED, seat, (n,), rule)


def give_gun(t: KrakenTable, giver: int, receiver: int, rule: str) -> None:
    """One gun from hand to hand, if there is one."""
    if t.guns[giver]:
        t.guns[giver] -= 1
        t.guns[receiver] += 1
        t.tell(events.GUN_GIVEN, giver, (receiver,), rule)


def show_guns(t: KrakenTable, seat: int, n: int) -> None:
    """Guns out of the stock, onto the table (FTK-R61)."""
    t.guns[seat] -= n
    t.shown[seat] += n


def take_back(t: KrakenTable, seat: int) -> None:
    """Shown guns return to their owner."""
    t.guns[seat] += t.shown[seat]
    t.shown[seat] = 0


def lose_shown(t: KrakenTable, seat: int, but: int, rule: str) -> None:
    """Shown guns go to the supply, but for some that the owner gets back by this rule."""
    back = min(but, t.shown[seat])
    t.supply += t.shown[seat] - back
    t.guns[seat] += back
    t.shown[seat] = 0
    if back:
        t.tell(events.GUNS_KEPT, seat, (back,), rule)


# --- offices --------------------------------------------------------------------------------------


def make_captain(t: KrakenTable, seat: int, rule: str) -> None:
    """The logbook and both badges go to a new captain (FTK-R39)."""
    old = t.captain
    t.captain = seat
    t.lieutenant = -1
    t.navigator = -1
    t.tell(events.NEW_CAPTAIN, seat, (old,), rule)


def appoint(t: KrakenTable, lieutenant: int, navigator: int, rule: str) -> None:
    """Badges to two players; -1 leaves a post open."""
    t.lieutenant = lieutenant
    t.navigator = navigator
    t.tell(events.APPOINTED, t.captain, (lieutenant, navigator), rule)


def hand_out_signs(t: KrakenTable, seats: list[int]) -> None:
    """Earlier signs are free again (FTK-105), these go off duty (FTK-101)."""
    t.signs = [0] * t.seats
    for seat in seats:
        t.signs[seat] = 1
    t.tell(events.OFF_DUTY, -1, tuple(seats), "FTK-101")


def move_sign(t: KrakenTable, holder: int, receiver: int, rule: str) -> None:
    """One off-duty sign goes to another player."""
    t.signs[holder] = 0
    t.signs[receiver] = 1
    t.tell(events.SIGN_MOVED, holder, (receiver,), rule)


def turn_up(t: KrakenTable, seat: int, targets: tuple[int, ...]) -> None:
    """A character is shown and stays face up (FTK-137)."""
    t.face_up[seat] = 1
    t.known[seat] = 1
    character = t.character[seat]
    rule = content.character_rules[character]
    t.tell(events.CARD_PLAYED, seat, (character, *targets), rule)


def turn_down(t: KrakenTable, seat: int, rule: str) -> None:
    """A used character may be used again; everyone knows which it is (FTK-135)."""
    t.face_up[seat] = 0
    t.tell(events.TURNED_DOWN, seat, (t.character[seat],), rule)


def eliminate(t: KrakenTable, seat: int) -> None:
    """Out of play: guns to the supply, sign and badge lapse, the résumé stays (FTK-R13)."""
    t.alive[seat] = 0
    t.supply += t.guns[seat]
    t.guns[seat] = 0
    t.signs[seat] = 0
    t.face_up[seat] = 0
    if t.lieutenant == seat:
        t.lieutenant = -1
    if t.navigator == seat:
        t.navigator = -1


# --- cards ----------------------------------------------------------------------------------------


def shuffle_deck(t: KrakenTable) -> None:
    """The draw pile in an order that nobody knows."""
    t.rng.shuffle(t.draw)
    t.draw_known = [0] * len(t.draw)


def reshuffle(t: KrakenTable, rule: str) -> None:
    """Both piles, face down and unseen, into a new draw pile (FTK-114, FTK-115, FTX-011); résumés
    stay out (FTK-116)."""
    if t.hands[0] or t.hands[1]:
        remember_strays(t)
    else:
        t.trails = []
        t.strays = [0, 0]
        t.stray_kinds = []
    t.glimpses = []
    t.trips = []
    t.draw += t.discards
    t.discards.clear()
    t.discards_known.clear()
    shuffle_deck(t)
    t.tell(events.RESHUFFLED, -1, (len(t.draw),), rule)


def remember_strays(t: KrakenTable) -> None:
    """A pile is made anew while cards are in hands: who knew discards knows what is in the pile,
    and so what these hands cannot hold."""
    now = len(t.trips)
    t.trails = [(trail[0], 0, trail[2], trail[3]) for trail in t.trails if trail[1] == now]
    t.strays = [len(t.hands[0]), len(t.hands[1])]
    t.stray_kinds = []
    for seat in range(t.seats):
        left = content.copies[t.side].copy()
        for cards in t.resume:
            for kind in cards:
                left[kind] -= 1
        for kind in known_discards(t, seat):
            left[kind] -= 1
        t.stray_kinds.append(left)


def known_discards(t: KrakenTable, seat: int) -> list[int]:
    """The kinds that a seat knows to lie in the Deep Sea, by place or somewhere in a row."""
    by_place = [i for i in range(len(t.discards)) if t.discards_known[i] >> seat & 1]
    found = [t.discards[i] for i in by_place]
    counted = [False] * len(t.discards)
    for glimpse in t.glimpses:
        row = range(glimpse[1], glimpse[1] + glimpse[2])
        if glimpse[0] != seat or any(counted[i] for i in row):
            continue
        kinds = list(glimpse[3:])
        for i in row:
            counted[i] = True
            if i in by_place and t.discards[i] in kinds:
                kinds.remove(t.discards[i])
        found += kinds
    return found


def fill_empty_pile(t: KrakenTable) -> bool:
    """FTK-117: when a card is needed from an empty pile, the discards are shuffled."""
    if not t.draw and t.discards:
        reshuffle(t, "FTK-117")
    return len(t.draw) > 0


def draw_cards(t: KrakenTable, post: int, seat: int, n: int, rule: str) -> None:
    """Cards into the captain's or lieutenant's hand; -1: nobody looks at them."""
    hand = t.hands[post]
    for _ in range(n):
        if t.draw or fill_empty_pile(t):
            kind = t.draw.pop()
            hand.append(kind)
            lookers = t.draw_known.pop()
            if lookers:
                follow(t, lookers, post, kind)
    if seat >= 0:
        seen = tuple(hand)
        t.tell(events.DREW, seat, (len(hand),), rule)
        t.fact(seat, events.F_DREW, seen)
        t.reveal()
        t.tell(events.CARDS_SEEN, seat, seen, "FTK-087", 1 << seat)


def follow(t: KrakenTable, lookers: int, post: int, kind: int) -> None:
    """Who looked at the top card and left it there knows what was drawn just now."""
    for seat in range(t.seats):
        if lookers >> seat & 1:
            t.trails.append((seat, len(t.trips), post, kind))


def discard(t: KrakenTable, kind: int, knowers: int) -> None:
    """One card face down into the Deep Sea."""
    t.discards.append(kind)
    t.discards_known.append(knowers)


def discard_hand(t: KrakenTable, post: int, seat: int) -> None:
    """What is left in a hand, in random order (FTK-R49): of several nobody knows the place."""
    hand = t.hands[post]
    if len(hand) > 1:
        t.rng.shuffle(hand)
        glimpse(t, seat, len(t.discards), hand)
        for kind in hand:
            discard(t, kind, 0)
    else:
        for kind in hand:
            discard(t, kind, 1 << seat if seat >= 0 else 0)
    t.hands[post] = []


def glimpse(t: KrakenTable, seat: int, first: int, kinds: list[int], among: int = 0) -> None:
    """A seat knows kinds in a row of discards, without their order; `among`: more than these."""
    if seat >= 0:
        head = (seat, first, among if among else len(kinds))
        t.glimpses.append(head + tuple(sorted(kinds)))


def throw_away(t: KrakenTable, post: int, seat: int) -> None:
    """A whole hand goes to the discards; who knew a card of it knows that it lies there."""
    first, size, now = len(t.discards), len(t.hands[post]), len(t.trips)
    for trail in t.trails:
        if trail[1] == now and trail[2] == post:
            glimpse(t, trail[0], first, [trail[3]], size)
    t.trails = [trail for trail in t.trails if trail[1] != now or trail[2] != post]
    t.strays[post] = 0
    discard_hand(t, post, seat)


def look_at_top(t: KrakenTable, seat: int, rule: str) -> None:
    """The looker sees the top card, and nobody else does."""
    kind = t.draw[-1]
    t.draw_known[-1] |= 1 << seat
    t.fact(seat, events.F_TOP, (kind,))
    t.reveal()
    t.tell(events.TOP_SEEN, seat, (kind,), rule, only(seat))


def discard_top(t: KrakenTable, seat: int, rule: str) -> None:
    """The top card goes face down to the discards (FTK-R46)."""
    discard(t, t.draw.pop(), t.draw_known.pop())
    t.tell(events.TOP_DISCARDED, seat, (), rule)


# --- the end --------------------------------------------------------------------------------------


def end_journey(t: KrakenTable, side: int, how: int, rule: str) -> None:
    """A condition holds: the game ends at once (FTK-138) and all factions are shown (FTK-143)."""
    t.winner = side
    t.how = how
    t.stack.clear()
    t.reveal()
    t.tell(events.JOURNEY_ENDED, -1, (side, how), rule)
    shown: list[int] = []
    for seat in range(t.seats):
        shown += [t.chip[seat], t.converted[seat]]
    t.tell(events.FACTIONS_SHOWN, -1, tuple(shown), "FTK-143")
