"""The table's language for Captain's Chair."""

from __future__ import annotations

from quarterdeck.games.captains_chair import GAME, content
from quarterdeck.games.captains_chair.choices import placement
from quarterdeck.games.captains_chair.table import GONE, UNPLACED, ChairTable
from quarterdeck.kit.testing.scene import Scene, scene

YES, NO = (1,), (0,)


def crew(letter: str) -> int:
    """A crew member by its letter."""
    return content.crew_letters.index(letter)


def at(letter: str, deck: int) -> int:
    """The answer that places this crew member on that deck."""
    return placement(crew(letter), deck)


def table_of(s: Scene) -> ChairTable:
    assert isinstance(s.table, ChairTable)
    return s.table


def placing(seats: int = 4, **options: str) -> Scene:
    """A fresh table; the first seat starts."""
    return scene(GAME, seats, first_player="first_seat", **options)


def racing(seats: int = 4, ship: dict[str, int] | None = None, **options: str) -> Scene:
    """A table in the race, seat 0 to move; `ship` says who stands where, the rest are gone."""
    s = placing(seats, **options)
    while (decision := s.table.decision) is not None and decision.kind == "place":
        s.answer(decision.seats[0], s.may(decision.seats[0])[0][0])
    t = table_of(s)
    if ship is not None:
        put(t, ship)
    refresh(s)
    return s.hush()


def put(t: ChairTable, ship: dict[str, int]) -> None:
    """Exactly these crew are on the ship."""
    t.deck_of = [ship.get(letter, GONE) for letter in content.crew_letters]
    t.crowd = [t.deck_of.count(deck) for deck in range(content.DECKS)]


def refresh(s: Scene) -> None:
    """Ask the open question again after things were put elsewhere."""
    t = s.table
    t.decision = None
    t.stack[-1].at -= 1
    t.run()


def goals(s: Scene, *ids: int) -> None:
    """Deal these goals, one a seat; old goals and the pile hold the rest."""
    t = table_of(s)
    rest = [g for g in range(len(content.goals)) if g not in ids]
    t.goal_of = list(ids)
    t.old_goals = [[rest.pop() for _ in old] for old in t.old_goals]
    t.goal_pile = rest


def captain_at_once(s: Scene, letter: str = "A") -> Scene:
    """The seat on turn nominates the one on deck 5, and all say Yes."""
    decision = s.table.decision
    assert decision is not None
    s.answer(decision.seats[0], crew(letter))
    return s.all_answer(*[YES] * s.table.seats)


__all__ = ["GONE", "NO", "UNPLACED", "YES"]
