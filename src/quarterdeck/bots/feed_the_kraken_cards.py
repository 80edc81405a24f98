"""When the bots of Feed the Kraken play their characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.feed_the_kraken import content
from ..kit.decision import Decision
from ..kit.space import Answer
from .feed_the_kraken_reader import Reader

if TYPE_CHECKING:
    from .feed_the_kraken import House

HAPPY = 0.45
"""From so much trust in the team on, a bot wants this navigation to go ahead."""


def wants_to_play(bot: House, decision: Decision, reader: Reader) -> Answer:
    """Play the own card now, or wait: (0,) passes."""
    character = bot.character
    space = decision.space_of(bot.seat)
    assert space is not None
    targets = space.next_picks((1,))
    trust = bot.trust(reader) if bot.named else HAPPY
    if decision.about[0] == content.GUNS_SHOWN:
        return in_a_mutiny(bot, reader, character, targets, trust, bot.need)
    if decision.about[0] == content.AFTER_APPOINTMENT:
        found = after_appointment(bot, reader, character, targets, trust)
        if found is not None:
            return found
    return at_leisure(bot, reader, character, targets)


def at_leisure(bot: House, reader: Reader, character: int, targets: list[int]) -> Answer:
    """Cards that are good at any time, played now and then."""
    match character:
        case content.GUNSLINGER:
            return (1,) if bot.rng.below(3) == 0 else (0,)
        case content.KLEPTOMANIAC:
            return (1, bot.least(reader, targets)) if bot.rng.below(4) == 0 else (0,)
        case content.LOOK_OUT:
            return (1,) if bot.rng.below(5) == 0 else (0,)
        case content.CONSULTANT:
            return (1,) if bot.rng.below(3) == 0 else (0,)
        case content.SMUGGLER | content.ARCHIVIST:
            friend = bot.best(reader, targets)
            sure = friend == bot.seat or reader.likely(friend, bot.side) > 0.6
            return (1, friend) if sure else (0,)
        case content.MENTOR:
            friend = bot.best(reader, targets)
            return (1, friend) if reader.likely(friend, bot.side) > 0.6 else (0,)
        case content.SPIRITUALIST:
            others = [s for s in targets if s != bot.seat]
            first = bot.least(reader, others)
            second = bot.least(reader, [s for s in others if s != first])
            return (1, bot.seat, *sorted((first, second)))
        case content.HERBALIST:
            foes = [t for t in targets if t % 16 == bot.least(reader, [x % 16 for x in targets])]
            return (1, foes[0]) if foes and bot.rng.below(3) == 0 else (0,)
    return (0,)


def after_appointment(
    bot: House, reader: Reader, character: int, targets: list[int], trust: float
) -> Answer | None:
    """Cards that help a team one likes, or undo one that one does not."""
    unhappy = trust < 0.34
    match character:
        case content.EQUALIZER | content.CHIEF_COOK:
            return (1,) if unhappy else (0,)
        case content.MINSTREL if trust > HAPPY and len(targets) > 1:
            first = bot.least(reader, targets)
            second = bot.least(reader, [s for s in targets if s != first])
            return (1, *sorted((first, second)))
        case content.AGITATOR if unhappy:
            crew = [s for s in targets if s not in reader.team]
            if len(crew) >= 2:
                first = bot.best(reader, crew)
                second = bot.best(reader, [s for s in crew if s != first])
                return (1, *sorted((first, second)))
            return (0,)
        case content.BOSUN:
            _, lieutenant, navigator = reader.team
            better = reader.likely(lieutenant, bot.side) - reader.likely(navigator, bot.side)
            return (1,) if better > 0.25 else (0,)
        case content.DEBT_COLLECTOR:
            return (1, bot.least(reader, targets)) if bot.rng.below(4) == 0 else (0,)
        case content.MINSTREL | content.AGITATOR:
            return (0,)
    return None


def in_a_mutiny(
    bot: House, reader: Reader, character: int, targets: list[int], trust: float, need: int
) -> Answer:
    """Cards that tip a mutiny one way or the other."""
    total = sum(bot.shown)
    unhappy = trust < 0.34
    match character:
        case content.PEACEMAKER:
            most = max(targets, key=bot.shown.__getitem__)
            saves = total >= need > total - bot.shown[most]
            return (1, most) if saves and trust > HAPPY else (0,)
        case content.TROUBLEMAKER:
            friend = bot.best(reader, targets)
            tips = total < need <= total + bot.shown[friend]
            return (1, friend) if tips and unhappy else (0,)
        case content.RABBLE_ROUSER:
            return (1,) if unhappy and (need + 1) // 2 <= total < need else (0,)
        case content.MASTER_STRATEGIST:
            return (1,) if total >= need and bot.shown[bot.seat] < max(bot.shown) else (0,)
        case content.INSTIGATOR:
            friend = bot.best(reader, targets)
            return (1, friend) if unhappy and need - 2 <= total < need else (0,)
    return at_leisure(bot, reader, character, targets)
