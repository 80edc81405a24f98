"""The smallest changes; each changes one thing and tells it."""

from __future__ import annotations

from ...kit.seat import only
from . import content, events
from .table import GONE, UNPLACED, ChairTable


def shuffle_goals(t: ChairTable) -> None:
    """All 22 goals, in an order nobody knows."""
    t.goal_pile = list(range(len(content.goals)))
    t.rng.shuffle(t.goal_pile)


def draw_goal(t: ChairTable, seat: int, rule: str) -> None:
    """One goal from the pile, seen by its owner only."""
    goal = t.goal_pile.pop()
    t.goal_of.append(goal)
    t.reveal()
    t.tell(events.GOAL_DRAWN, seat, (goal,), rule, only(seat))


def discard_goals(t: ChairTable) -> None:
    """The goals of the round go out, face up."""
    t.old_goals.append(t.goal_of)
    t.goal_of = []
    t.shown = False


def hand_out_votes(t: ChairTable) -> None:
    """Everyone holds the full number of No votes."""
    t.no_votes = [content.no_votes_each[t.seats]] * t.seats


def clear_ship(t: ChairTable) -> None:
    """All 13 crew wait to be placed."""
    t.deck_of = [UNPLACED] * content.CREW
    t.crowd = [0] * content.DECKS
    t.captain = -1


def begin_round(t: ChairTable, first: int, rule: str) -> None:
    """The next round, with its start player."""
    t.round += 1
    t.first = first
    t.tell(events.ROUND_BEGAN, first, (t.round,), rule)


def place(t: ChairTable, seat: int, crew: int, deck: int) -> None:
    """Put a crew member on a deck."""
    t.deck_of[crew] = deck
    t.crowd[deck] += 1
    t.tell(events.PLACED, seat, (crew, deck), "CC-019")


def leave_to_cadets(t: ChairTable) -> None:
    """Those whom nobody placed stand on the Cadet deck."""
    rest = [crew for crew in range(content.CREW) if t.deck_of[crew] == UNPLACED]
    for crew in rest:
        t.deck_of[crew] = content.CADET
    t.crowd[content.CADET] += len(rest)
    t.tell(events.LEFT_OVER, -1, tuple(rest), "CC-023")


def move_up(t: ChairTable, seat: int, crew: int) -> None:
    """One deck up."""
    deck = t.deck_of[crew]
    t.crowd[deck] -= 1
    t.deck_of[crew] = deck + 1
    t.crowd[deck + 1] += 1
    t.tell(events.MOVED, seat, (crew, deck + 1), "CC-029")


def take_badge(t: ChairTable, seat: int, nominee: int) -> None:
    """The badge goes to whoever nominated."""
    t.badge = seat
    t.tell(events.BADGE_TAKEN, seat, (nominee,), "CC-034")


def show_votes(t: ChairTable, nominee: int, ballots: tuple[int, ...]) -> None:
    """All ballots are turned up together; they stay on record by name (CC-Q14)."""
    t.votes.append((t.round, t.badge, nominee, *ballots))
    t.reveal()
    t.tell(events.VOTES_SHOWN, t.badge, (nominee, *ballots), "CC-036")


def set_aside_no(t: ChairTable, seat: int) -> None:
    """A No that was played is out until the next round."""
    t.no_votes[seat] -= 1


def install(t: ChairTable, crew: int) -> None:
    """The ship has a new captain."""
    t.captain = crew
    t.tell(events.CAPTAIN, t.badge, (crew,), "CC-037")


def remove(t: ChairTable, crew: int) -> None:
    """The nominee leaves the ship."""
    t.crowd[t.deck_of[crew]] -= 1
    t.deck_of[crew] = GONE
    t.tell(events.REMOVED, t.badge, (crew,), "CC-039")


def show_goals(t: ChairTable) -> None:
    """All goals of the round are turned up."""
    t.shown = True
    t.reveal()
    t.tell(events.GOALS_SHOWN, -1, tuple(t.goal_of), "CC-044")


def score(t: ChairTable, points: list[int], natural: list[int]) -> None:
    """Write down the points of the round."""
    t.points.append(points)
    for seat in range(t.seats):
        clean = points[seat] != natural[seat]
        rule = "CC-052" if clean else "CC-045"
        t.tell(events.SCORED, seat, (points[seat], 1 if clean else 0), rule)
