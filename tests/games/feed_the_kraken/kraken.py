"""The table's language for Feed the Kraken."""

from __future__ import annotations

from quarterdeck.games.feed_the_kraken import GAME, content, events
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.testing.scene import Scene, scene

# Navigation cards by short names.
BLUE_DRUNK, DISARMED, YELLOW, RED_DRUNK, MERMAID, TELESCOPE, ARMED = range(7)
PASS, PLAY = (0,), 1
DENY = 9
LETTERS = {"S": content.SAILOR, "P": content.PIRATE, "L": content.LEADER, "C": content.CULTIST}
CREWS = {
    5: "SSPPL",
    6: "SSSPPL",
    7: "SSSSPPL",
    8: "SSSSPPPL",
    9: "SSSSSPPPL",
    10: "SSSSSPPPPL",
    11: "SSSSSPPPPLC",
}


def of(s: Scene) -> KrakenTable:
    assert isinstance(s.table, KrakenTable)
    return s.table


def crew(
    seats: int = 7,
    chips: str = "",
    captain: int = 0,
    characters: dict[int, int] | None = None,
    **options: str,
) -> Scene:
    """A fresh table at its first moment: these chips, this captain, these characters."""
    s = scene(GAME, seats, **options)
    t = of(s)
    t.chip = [LETTERS[letter] for letter in chips or CREWS[seats]]
    pirates = [x for x in range(seats) if t.chip[x] == content.PIRATE]
    t.captain = captain
    deal(s, characters or {})
    for x in range(seats):
        t.ledger[x] = [(0, events.F_CHIP, t.chip[x])]
        if x in pirates:
            t.ledger[x].append((0, events.F_PIRATES, *[p for p in pirates if p != x]))
    return refresh(s).hush()


def deal(s: Scene, characters: dict[int, int]) -> None:
    """These characters on these seats, any others on the rest."""
    t = of(s)
    rest = [c for c in t.box() if c not in characters.values()]
    quiet = [c for c in rest if c not in FREE] + [c for c in rest if c in FREE]
    t.character = [characters[x] if x in characters else quiet.pop(0) for x in range(t.seats)]
    t.undealt = quiet


FREE = [
    content.KLEPTOMANIAC, content.GUNSMITH, content.GUNSLINGER, content.LOOK_OUT, content.MENTOR,
]  # fmt: skip


def refresh(s: Scene) -> Scene:
    """Ask the open question again after things were put elsewhere."""
    t = s.table
    t.decision = None
    t.stack[-1].at -= 1
    t.run()
    return s


def deck(s: Scene, *kinds: int) -> Scene:
    """These cards come next, in this order; the others lie below."""
    t = of(s)
    rest = t.draw.copy()
    for kind in kinds:
        rest.remove(kind)
    t.draw = rest + list(reversed(kinds))
    t.draw_known = [0] * len(t.draw)
    return s


def pass_moment(s: Scene) -> Scene:
    """Everyone who is asked passes."""
    s.asks(events.WINDOW)
    assert s.table.decision is not None
    return s.all_answer(*[PASS] * len(s.table.decision.seats))


def quiet(s: Scene) -> Scene:
    """Let moments, claims and prompts without a choice go by."""
    while (decision := s.table.decision) is not None:
        if decision.kind not in (events.WINDOW, events.CLAIM):
            return s
        s.all_answer(*[PASS] * len(decision.seats))
    return s


def play(s: Scene, seat: int, *targets: int) -> Scene:
    """A seat plays its character in the open moment; everyone else passes."""
    s.asks(events.WINDOW)
    assert s.table.decision is not None
    answers = [(PLAY, *targets) if x == seat else PASS for x in s.table.decision.seats]
    return s.all_answer(*answers)


def appoint(s: Scene, lieutenant: int = 1, navigator: int = 2) -> Scene:
    """The captain names a team; the moment after it is open."""
    quiet(s).asks(events.APPOINT)
    return s.answer(of(s).captain, lieutenant, navigator)


def fists(s: Scene, guns: dict[int, int] | None = None) -> Scene:
    """Guns in fists; who is not named shows none."""
    quiet(s).asks(events.FISTS)
    assert s.table.decision is not None
    shown = guns or {}
    return s.all_answer(*[(shown.get(x, 0),) for x in s.table.decision.seats])


def to_draw(s: Scene, lieutenant: int = 1, navigator: int = 2) -> Scene:
    """A loyal crew: the moment before cards are drawn is open."""
    appoint(s, lieutenant, navigator)
    fists(s)
    pass_moment(s)
    assert s.table.decision is not None and s.table.decision.about == (content.BEFORE_DRAW,)
    return s


def to_choice(s: Scene, *kinds: int, lieutenant: int = 1, navigator: int = 2) -> Scene:
    """Captain and lieutenant hold their cards."""
    to_draw(s, lieutenant, navigator)
    deck(s, *kinds)
    return pass_moment(s).asks(events.PASS_ON)


def to_logbook(s: Scene, captains: int, lieutenants: int, navigator: int = 2) -> Scene:
    """The navigator holds a logbook with these two cards."""
    cards = (captains, captains, lieutenants, lieutenants)
    short = [k for k in (captains, lieutenants) if of(s).draw.count(k) < cards.count(k)]
    if short:
        other = RED_DRUNK if RED_DRUNK not in (captains, lieutenants) else BLUE_DRUNK
        cards = (captains, other, lieutenants, other)
    to_choice(s, *cards, navigator=navigator)
    return s.all_answer((captains,), (lieutenants,)).asks(events.STEER, navigator)


def navigate(s: Scene, card: int, other: int = RED_DRUNK, navigator: int = 2) -> Scene:
    """A whole navigation in which this card is shown; claims and free moments go by."""
    to_logbook(s, card, other, navigator)
    return quiet(s.answer(navigator, card))


def place(s: Scene, name: str) -> Scene:
    """The ship lies on this space."""
    t = of(s)
    t.ship = content.space_ids[t.side].index(name)
    return s


def ship(s: Scene) -> str:
    """The id of the space the ship is on."""
    t = of(s)
    return content.space_ids[t.side][t.ship]


def last_ritual(s: Scene, ritual: int) -> Scene:
    """This ritual is turned up next."""
    t = of(s)
    t.rituals.remove(ritual)
    t.rituals.append(ritual)
    return s


def lose(s: Scene, *seats: int) -> Scene:
    """These are no longer on board; the open question is asked again."""
    t = of(s)
    for seat in seats:
        t.alive[seat] = 0
        t.supply += t.guns[seat]
        t.guns[seat] = 0
    return refresh(s)
