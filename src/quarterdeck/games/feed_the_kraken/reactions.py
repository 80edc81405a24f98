"""Which characters answer which moment, and what each asks for when it is played."""

from __future__ import annotations

from typing import Final

from ...kit.space import Either, Nothing, Pick, Some, Space
from . import content
from .table import KrakenTable

PASS: Final = 0
PLAY: Final = 1
PASS_ONLY: Final = Pick([PASS], "FTK-134")
_NOTHING: Final = Nothing()
PLAIN: Final = Either([PASS, PLAY], [_NOTHING, _NOTHING], "FTK-134")


def may_react(t: KrakenTable) -> list[int]:
    """Everyone on board with a card face down is asked, whatever the card is (FTX-032).

    Cards face up are public, so leaving their owners out tells nothing.
    """
    alive, face_up, first = t.alive, t.face_up, t.captain + 1
    found: list[int] = []
    for s in range(first, t.seats):  # clockwise from the captain's left
        if alive[s] and not face_up[s]:
            found.append(s)
    for s in range(first):
        if alive[s] and not face_up[s]:
            found.append(s)
    return found


def offers(t: KrakenTable, seats: list[int], window: int) -> list[Space]:
    """What each of them may answer at this moment."""
    fitting = content.fitting[window]
    spaces: list[Space] = []
    for seat in seats:
        if fitting >> t.character[seat] & 1:
            spaces.append(reaction(t, seat, window))
        else:
            spaces.append(PASS_ONLY)
    return spaces


def reaction(t: KrakenTable, seat: int, window: int) -> Space:
    """Pass, or play the own card if its moment has come."""
    character = t.character[seat]
    if not content.fitting[window] >> character & 1:
        return PASS_ONLY
    way = targets(t, seat, character)
    if way is None:
        return PASS_ONLY
    return PLAIN if way is _NOTHING else Either([PASS, PLAY], [_NOTHING, way], "FTK-134")


def targets(t: KrakenTable, seat: int, character: int) -> Space | None:
    """What the card asks for; None when it cannot be played now."""
    match character:
        case 1:  # Kleptomaniac (FTX-038)
            return _pick([s for s in t.others(seat) if t.guns[s]], "FTX-038")
        case 2 | 4:  # Troublemaker, Peacemaker (FTX-039, FTX-041)
            rule = content.character_rules[character]
            return _pick([s for s in range(t.seats) if t.shown[s]], rule)
        case 3:  # Gunsmith (FTX-040)
            return _NOTHING if t.guns[seat] else None
        case 6 | 12:  # Minstrel, Agitator (FTX-043, FTX-049, FTK-R58)
            crew = t.living()
            return Some(crew, min(2, len(crew)), 2, content.character_rules[character])
        case 7:  # Bosun (FTX-044)
            return _NOTHING if t.lieutenant >= 0 and t.navigator >= 0 else None
        case 8:
            return _herbalist(t)
        case 10:  # Master Strategist (FTX-047)
            return _NOTHING if t.shown[seat] else None
        case 11 | 16:  # Smuggler, Archivist (FTX-048, FTX-053): a filled post (FTK-R54)
            posts = [s for s in (t.captain, t.lieutenant) if s >= 0]
            return _pick(posts, content.character_rules[character])
        case 17:  # Mentor (FTX-054): another's card that lies face up (FTK-R33)
            return _pick([s for s in t.others(seat) if t.face_up[s]], "FTX-054")
        case 18:
            return _spiritualist(t)
        case 19:  # Debt Collector (FTX-056)
            team = [s for s in (t.captain, t.lieutenant, t.navigator) if s >= 0]
            return _pick(team, "FTX-056") if len(team) > 1 else None
        case 21:  # Instigator (FTX-058, FTX-036)
            return _pick(t.others(t.captain), "FTX-058")
    return _NOTHING


def _pick(seats: list[int], rule: str) -> Space | None:
    return Pick(seats, rule) if seats else None


def _herbalist(t: KrakenTable) -> Space | None:
    """FTX-045, FTK-R48: from a holder (times 16) to one without a sign."""
    holders = [s for s in range(t.seats) if t.signs[s]]
    free = [s for s in t.living() if not t.signs[s]]
    return _pick([h * 16 + s for h in holders for s in free], "FTX-045")


def _spiritualist(t: KrakenTable) -> Space | None:
    """FTX-055, FTK-R30: a receiver, then two others who pay."""
    crew = t.living()
    if len(crew) < 3:
        return None
    ways: list[Space] = [Some([s for s in crew if s != r], 2, 2, "FTX-055") for r in crew]
    return Either(crew, ways, "FTX-055")
