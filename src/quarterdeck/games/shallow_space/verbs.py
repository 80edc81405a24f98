"""The smallest changes: each changes one thing and tells it."""

from __future__ import annotations

from ...kit.pile import draw
from ...kit.seat import EVERYONE
from . import events
from .content import FIRST_CAPTAIN_CARD, FIRST_POD, SECTIONS, SHIELD
from .table import NOBODY, NOWHERE, SpaceTable


def say(t: SpaceTable, kind: str, seat: int, things: tuple[int, ...], rule: str) -> None:
    """Tell what a person did; of a cloaked one only the team hears (SB-121)."""
    if t._told is None:
        return
    knows = t.eyes_of(t.team[seat]) if t.cloak[seat] else EVERYONE
    t.tell(kind, seat, things, rule, knows)


def show(t: SpaceTable, kind: str, seat: int, things: tuple[int, ...], rule: str) -> None:
    """Tell a result that all can see; a cloaked person's is shown without a name (SB-121)."""
    if t._told is not None:
        t.tell(kind, NOBODY if seat >= 0 and t.cloak[seat] else seat, things, rule)


def whisper(t: SpaceTable, kind: str, seat: int, things: tuple[int, ...], rule: str) -> None:
    """Tell the team only."""
    if t._told is not None:
        t.tell(kind, seat, things, rule, t.eyes_of(t.team[seat]))


# --- cards ---------------------------------------------------------------------------------------


def draw_to(t: SpaceTable, seat: int, orders: int, crew: int, rule: str) -> None:
    """Fill a hand up to so many captain cards and crew cards (SB-050, SB-051, SB-052)."""
    new: list[int] = []
    more_orders = _fill(t, t.orders[seat], orders, 1, new) if orders else 0
    more = _fill(t, t.hand[seat], crew, 0, new)
    if new and t._told is not None:
        say(t, events.DREW, seat, (more_orders, more), rule)
        whisper(t, events.DREW_CARDS, seat, tuple(new), rule)


def draw_to_slot(t: SpaceTable, seat: int, rule: str) -> None:
    """The Executive Officer's card (SB-161)."""
    new: list[int] = []
    if _fill(t, t.slot[seat], len(t.slot[seat]) + 1, 1, new):
        whisper(t, events.DREW_CARDS, seat, tuple(new), rule)


def _fill(t: SpaceTable, hand: list[int], limit: int, deck: int, new: list[int]) -> int:
    """Draw from a deck while there are cards, up to the limit; how many. Hands are kept sorted."""
    missing = limit - len(hand)
    if missing <= 0:
        return 0
    pile = t.captain_pile if deck else t.crew_pile
    discards = t.captain_discards if deck else t.crew_discards
    drawn = 0
    while drawn < missing:
        if not pile and discards:
            t.tell(events.RESHUFFLED, NOBODY, (deck,), "SB-050" if deck else "SB-052")
        card = draw(pile, discards, t.rng)
        if card < 0:
            break
        hand.append(card)
        new.append(card)
        drawn += 1
    hand.sort()
    return drawn


def discard(t: SpaceTable, card: int) -> None:
    """To the discards of its deck."""
    (t.captain_discards if card >= FIRST_CAPTAIN_CARD else t.crew_discards).append(card)


def part_with(t: SpaceTable, seat: int, card: int) -> None:
    """A card leaves the hand, the slot of an Executive Officer or the captain's cards."""
    if card < FIRST_CAPTAIN_CARD:
        t.hand[seat].remove(card)
    elif card in t.slot[seat]:
        t.slot[seat].remove(card)
    else:
        t.orders[seat].remove(card)


def spend(t: SpaceTable, seat: int, card: int) -> None:
    """A card leaves the hand: to the discards, or aside while its owner is cloaked (SB-121)."""
    part_with(t, seat, card)
    if t.cloak[seat]:
        t.veiled[seat].append(card)
    else:
        discard(t, card)


def drop_all(t: SpaceTable, seat: int) -> None:
    """The cards of the dead go to the discards."""
    for pile in (t.hand[seat], t.orders[seat], t.slot[seat], t.veiled[seat]):
        for card in pile:
            discard(t, card)
        pile.clear()


# --- sections ------------------------------------------------------------------------------------


def damage(t: SpaceTable, spot: int, points: int, rule: str) -> None:
    """A section takes damage, at most to critical (SB-009); the heavy clock starts anew."""
    old = t.damage[spot]
    new = min(3, old + points)
    t.marks.append([spot, old])
    t.damage[spot] = new
    if new != old:
        t.heavy[spot] = 0
    vessel = spot // SECTIONS
    if t.virus[vessel]:
        return  # nobody reads it (SB-166)
    if spot % SECTIONS == SHIELD:
        t.tell(events.SHIELD_TOOK, NOBODY, (vessel, points, new), rule)
    else:
        t.tell(events.STRUCK, NOBODY, (spot, points, new), rule)


def mend(t: SpaceTable, spot: int, points: int, rule: str) -> None:
    """Damage comes off a section; under a virus nobody reads how much (SB-166)."""
    old = t.damage[spot]
    new = max(0, old - points)
    t.damage[spot] = new
    if new != old:
        t.heavy[spot] = 0
    vessel = spot // SECTIONS
    if t.virus[vessel]:
        return
    if spot % SECTIONS == SHIELD:
        t.tell(events.SHIELD_MENDED, NOBODY, (vessel, new), rule)
    else:
        t.tell(events.MENDED, NOBODY, (spot, old - new, new), rule)


# --- people --------------------------------------------------------------------------------------


def put(t: SpaceTable, seat: int, spot: int, kind: str, rule: str) -> None:
    """A person comes to a spot; an empty pod disappears."""
    left = t.place[seat] // SECTIONS
    t.place[seat] = spot
    t.mending[seat] = 0
    say(t, kind, seat, (spot,), rule)
    if left >= t.ships and left != spot // SECTIONS:
        close_pod(t, left - FIRST_POD)


def open_pod(t: SpaceTable, seat: int) -> None:
    """A person floats in an escape pod (SB-104)."""
    spot = t.pod_spot(seat)
    pod = t.pod_of(seat)
    t.afloat[pod] = 1
    t.owner[pod] = t.team[seat]
    t.damage[spot] = 0
    t.place[seat] = spot
    t.tell(events.POD_OPENED, seat, (), "SB-104")


def close_pod(t: SpaceTable, seat: int) -> None:
    """The empty pod is gone."""
    pod = t.pod_of(seat)
    t.afloat[pod] = 0
    t.owner[pod] = NOBODY
    t.damage[t.pod_spot(seat)] = 0
    t.tell(events.POD_GONE, seat, (), "SB-106")


def wound(t: SpaceTable, seat: int, points: int, rule: str) -> None:
    """Redshirts soak first, then health goes (SB-076, SB-079)."""
    soaked = min(t.shirts[seat], points)
    t.shirts[seat] -= soaked
    t.health[seat] = max(0, t.health[seat] - (points - soaked))
    say(t, events.HURT, seat, (points, soaked, t.health[seat]), rule)


def bury(t: SpaceTable, seat: int, rule: str) -> None:
    """A person is dead: off the board, cards to the discards, the post vacant."""
    if t.cloak[seat]:
        uncloak(t, seat)
    spot = t.place[seat]
    t.health[seat] = 0
    t.shirts[seat] = 0
    t.tell(events.DIED, seat, (), rule)
    leave_play(t, seat)
    if spot // SECTIONS >= t.ships:
        close_pod(t, seat)


def leave_play(t: SpaceTable, seat: int) -> None:
    """No place, no cards, no robot, no post, no say."""
    t.place[seat] = NOWHERE
    drop_all(t, seat)
    t.robot[seat] = NOWHERE
    t.plea[seat] = NOBODY
    t.seizing[seat] = t.mending[seat] = t.missiles[seat] = 0
    t.done[seat] = 1
    team = t.team[seat]
    if t.captain[team] == seat:
        t.captain[team] = NOBODY
        t.acting[team] = 0
    if t.offers:
        t.offers = [o for o in t.offers if seat not in (o[0], o[1])]


def cloak(t: SpaceTable, seat: int, turns: int) -> None:
    """Out of sight; the clone starts where you stand and wears your numbers (SB-119)."""
    hand, orders, slot = len(t.hand[seat]), len(t.orders[seat]), len(t.slot[seat])
    t.guise[seat] = [t.health[seat], t.shirts[seat], hand, orders, slot]
    t.cloak[seat] = turns
    t.clone_at[seat] = t.place[seat]
    whisper(t, events.CLOAKED, seat, (), "SB-119")


def uncloak(t: SpaceTable, seat: int) -> None:
    """Seen again: true place, true numbers, and the cards played meanwhile (SB-122)."""
    t.cloak[seat] = 0
    t.clone_at[seat] = NOWHERE
    t.guise[seat] = []
    for card in t.veiled[seat]:
        discard(t, card)
    t.veiled[seat] = []
    t.tell(events.UNCLOAKED, seat, (t.place[seat],), "SB-122")


def clone_vanishes(t: SpaceTable, seat: int) -> None:
    """The clone was entered, shot or caught in damage; its owner stays hidden."""
    spot = t.clone_at[seat]
    t.clone_at[seat] = NOWHERE
    t.tell(events.CLONE_GONE, seat, (spot,), "SB-120")


def lose_robot(t: SpaceTable, seat: int, rule: str) -> None:
    """A robot breaks."""
    spot = t.robot[seat]
    t.robot[seat] = NOWHERE
    t.tell(events.ROBOT_LOST, NOBODY, (spot,), rule)


def wear_field(t: SpaceTable, field: list[int], points: int) -> None:
    """A force field takes damage and falls at 2 (SB-117)."""
    field[2] = max(0, field[2] - points)
    if field[2] == 0:
        t.fields.remove(field)
    t.tell(events.FIELD_WORN, NOBODY, (field[0], field[1], field[2]), "SB-117")


def clear_wreck(t: SpaceTable, ship: int) -> None:
    """Nothing is left of a lost ship and of what lay in it."""
    t.afloat[ship] = 0
    t.sunk_from[ship] = t.owner[ship]
    t.owner[ship] = NOBODY
    t.evasive[ship] = NOBODY
    t.gas[ship] = 0
    t.virus[ship] = 0
    t.fields = [f for f in t.fields if f[0] // SECTIONS != ship]
    t.fires = [f for f in t.fires if f[0] // SECTIONS != ship]
    t.charges = [c for c in t.charges if c[0] // SECTIONS != ship]
    for seat in range(t.seats):
        if t.robot[seat] != NOWHERE and t.robot[seat] // SECTIONS == ship:
            lose_robot(t, seat, "SB-010")
        if t.clone_at[seat] != NOWHERE and t.clone_at[seat] // SECTIONS == ship:
            clone_vanishes(t, seat)
    t.tell(events.SHIP_LOST, NOBODY, (ship,), "SB-010")


def fresh_start(t: SpaceTable, seat: int) -> None:
    """A person's allowances for a turn (SB-061, SB-Q34); nobody acts twice in a round."""
    t.steps[seat] = t.robot_steps[seat] = t.shot[seat] = t.rooted[seat] = t.locked[seat] = 0
    t.tried[seat] = t.handed[seat] = t.brigade[seat] = t.busy[seat] = t.gave_up[seat] = 0
    t.mending[seat] = t.missiles[seat] = 0
    t.done[seat] = 1 if t.acted[seat] == t.round else 0
    t.acted[seat] = t.round
