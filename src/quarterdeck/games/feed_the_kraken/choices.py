"""What may be chosen now; pure questions."""

from __future__ import annotations

from typing import Final

from ...kit.rng import Rng
from ...kit.space import Answer, Nothing, Pick, Space, Split
from . import content, events
from .table import KrakenTable

DENY: Final = 9
"""Among the navigator's cards: jump overboard instead."""

NOD: Final = Nothing()
KEEP: Final = 0
DISCARD: Final = 1
SAY_NOTHING: Final = 0


def on_duty(t: KrakenTable) -> list[int]:
    """Whom the captain may name (FTK-066, FTK-067); signs are ignored when fewer than two are
    left (FTK-110, FTK-R20). A captain's own sign is void in office (FTX-009)."""
    captain = t.captain
    alive = t.alive
    signs = t.signs
    free = [s for s in range(t.seats) if alive[s] and s != captain and not signs[s]]
    return free if len(free) >= 2 else t.others(captain)


def for_emergency(t: KrakenTable) -> list[int]:
    """Anybody but captain and lieutenant, off duty or not (FTK-125, FTK-157, FTK-158)."""
    return [s for s in t.others(t.captain) if s != t.lieutenant]


def fewest_resumes(t: KrakenTable) -> int:
    """FTK-155: clockwise from the captain, the first with the fewest résumé cards.

    Skips the lost and the tongueless (FTX-018), not those off duty (FTK-156); the captain stays
    when nobody else can serve (FTK-R35).
    """
    best = t.captain
    fewest = 1000
    for seat in t.clockwise(t.captain):
        if seat != t.captain and not t.tongueless[seat] and len(t.resume[seat]) < fewest:
            fewest = len(t.resume[seat])
            best = seat
    return best


# --- loyalty --------------------------------------------------------------------------------------


def asked(t: KrakenTable) -> list[int]:
    """Everyone but the captain (FTK-070) and those who sit out (FTX-043)."""
    ring = t.clockwise(t.captain)
    ring.pop()  # the captain is the last of them
    out = t.sitting_out
    return [s for s in ring if not out >> s & 1] if out else ring


def needed(t: KrakenTable) -> int:
    """The guns that make a mutiny: the crew card's number; Equalizer makes it one (FTX-057),
    Rabble-rouser halves it (FTX-052)."""
    need = 1 if t.equalized else t.need()
    for _ in range(t.halved):
        need = (need + 1) // 2
    return need


def fist(t: KrakenTable, seat: int) -> Space:
    """None to all of one's guns (FTK-070); Agitator sets a least (FTX-049,
    FTX-034: not for everyone), Equalizer a most (FTX-057)."""
    low, high = 0, t.guns[seat]
    if t.equalized:
        high = min(1, high)
    if t.egged_on >> seat & 1:
        low = min(1, high)
    return FISTS[low][high] if high < len(FISTS[0]) else Pick(list(range(low, high + 1)), "FTK-070")


FISTS: Final[list[list[Pick]]] = [
    [Pick(list(range(low, high + 1)), "FTK-070") for high in range(12)] for low in (0, 1)
]
"""Spaces never change, so the usual ones are made once."""


# --- navigation -----------------------------------------------------------------------------------


def faces(hand: list[int]) -> list[int]:
    """The different kinds in a hand: single cards cannot be told apart."""
    return sorted(set(hand))


def _kinds(hand: list[int]) -> int:
    """The same as a mask."""
    mask = 0
    for kind in hand:
        mask |= 1 << kind
    return mask


_HELD: list[list[int]] = [
    [kind for kind in range(content.KINDS) if mask >> kind & 1]
    for mask in range(1 << content.KINDS)
]
_PASS_ON: Final[list[Pick]] = [Pick(kinds, "FTK-088") for kinds in _HELD]
_STEER: Final[list[Pick]] = [Pick([*kinds, DENY], "FTK-093") for kinds in _HELD]


def pass_on(t: KrakenTable, post: int) -> Space:
    """Which card goes into the logbook (FTK-088, FTK-089)."""
    return _PASS_ON[_kinds(t.hands[post])]


def steer(t: KrakenTable) -> Space:
    """Which card steers (FTK-093), or a refusal (FTK-118)."""
    return _STEER[_kinds(t.logbook)]


# --- rituals --------------------------------------------------------------------------------------


def open_to_conversion(t: KrakenTable) -> int:
    """The mask of those on board, not searched and not flogged (FTK-150): public knowledge."""
    mask = 0
    for seat in range(t.seats):
        if t.alive[seat] and not t.searched[seat] and not t.flogged[seat]:
            mask |= 1 << seat
    return mask


def converts(t: KrakenTable) -> list[int]:
    """Whom the leader may pick: not the leader (FTK-148), not the own converts (FTK-R16).

    The Cultist of the start is among them: leaving them out would tell the leader who it is.
    """
    leader = t.leader()
    mask = open_to_conversion(t)
    met = [rite[4] for rite in t.rites if rite[1] == content.CONVERSION]
    return [s for s in range(t.seats) if mask >> s & 1 and s != leader and s not in met]


def ritual(t: KrakenTable, rite: int, seat: int) -> Space:
    """The leader's choice; everybody else has the same prompt with nothing to choose."""
    if t.chip[seat] != content.LEADER:
        return NOD
    if rite == content.CONVERSION:
        targets = converts(t)
        return Pick(targets, "FTX-029") if targets else NOD
    if rite == content.STASH and t.supply:
        guns = min(content.STASHED, t.supply)  # FTK-R40
        return Split(guns, [guns] * len(t.living()), "FTX-027")
    return NOD


# --- claims ---------------------------------------------------------------------------------------


def claim_code(kinds: list[int], passed: int) -> int:
    """What is claimed as one number: cards by colour, and the colour passed on."""
    count = [0, 0, 0]
    for kind in kinds:
        count[content.colour_of[kind]] += 1
    tail = 0 if passed < 0 else 1000 * (content.colour_of[passed] + 1)
    return tail + 100 * count[0] + 10 * count[1] + count[2]


def claim_colours(code: int) -> tuple[int, int, int]:
    """Blue, red and yellow cards in a claim."""
    return code // 100 % 10, code // 10 % 10, code % 10


def claim_passed(code: int) -> int:
    """The colour claimed to be passed on; -1 when the claim does not say."""
    return code // 1000 - 1


def _hands(n: int, passed: bool) -> list[int]:
    found: list[int] = []
    for blue in range(n, -1, -1):
        for red in range(n - blue, -1, -1):
            count = [blue, red, n - blue - red]
            code = 100 * blue + 10 * red + count[2]
            if passed:
                found += [code + 1000 * (c + 1) for c in range(3) if count[c]]
            else:
                found.append(code)
    return found


CLAIMS_DREW: Final[list[Pick]] = [
    Pick([SAY_NOTHING, *(_hands(n, True) if n else [])], "FTX-006") for n in range(4)
]
CLAIMS_SEEN: Final[list[Pick]] = [
    Pick([SAY_NOTHING, *(_hands(n, False) if n else [])], "FTX-006") for n in range(4)
]
CLAIMS_CHIP: Final[Pick] = Pick([SAY_NOTHING, 1, 2, 3, 4], "FTX-006")
"""Chips are written one higher: 1 is a Sailor."""


def claim(kind: int, cards: int) -> Pick:
    """What may be claimed: anything at all, true or not (FTX-006)."""
    if kind == events.C_FOUND:
        return CLAIMS_CHIP
    passed = kind in (events.C_DREW, events.C_DENIED)
    return CLAIMS_DREW[cards] if passed else CLAIMS_SEEN[cards]


# --- when time is up ------------------------------------------------------------------------------


def when_time_is_up(t: KrakenTable, seat: int, rng: Rng) -> Answer:
    """FTK-R45: the fewest guns, no card played, no refusal, keep, say nothing; else by chance."""
    decision = t.decision
    space = decision.space_of(seat) if decision is not None else None
    assert decision is not None and space is not None
    match decision.kind:
        case events.STEER:
            return (rng.pick(faces(t.logbook)),)
        case events.FISTS | events.WINDOW | events.CLAIM | events.ADD_GUNS:
            return (space.next_picks(())[0],)
        case events.REDRAW | events.TOP_CARD:
            return (KEEP,)
    return space.sample(rng)
