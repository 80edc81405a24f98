"""Events, decisions and things as sentences."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.event import Event
from ...kit.game import Label, Words
from ...kit.space import Answer
from ...kit.table import Table
from . import content, events
from .choices import NO, crew_and_deck
from .table import ChairTable


def crew_list(crew: tuple[int, ...] | list[int]) -> str:
    """Names in a row: Asha Velloor, Bram Oyelaran and Chiyo Tanemura."""
    names = [content.crew_names[c] for c in crew]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def goal_words(goal: int) -> str:
    """A goal by its title and favourites."""
    return f"{content.goal_titles[goal]}: {crew_list(content.goals[goal])}"


def who(seats: list[int]) -> str:
    """Players in a row, to be named by whoever shows the sentence."""
    names = [f"{{p{s}}}" for s in seats]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


class ChairWords(Words):
    """The voice of this table."""

    def event(self, event: Event) -> str:
        me = f"{{p{event.seat}}}"
        things = event.things
        match event.kind:
            case events.ROUND_BEGAN:
                return f"Round {things[0]} of {content.ROUNDS} begins; {me} starts."
            case events.GOAL_DRAWN:
                return f"{me} drew the goal {goal_words(things[0])}."
            case events.PLACED:
                return f"{me} placed {_crew(things[0])} on {_deck(things[1])}."
            case events.LEFT_OVER:
                return f"{crew_list(things)} stayed on the Cadet deck."
            case events.MOVED:
                return f"{me} moved {_crew(things[0])} up to {_deck(things[1])}."
            case events.BADGE_TAKEN:
                return f"{me} took the Federation Badge: everyone votes on {_crew(things[0])}."
            case events.VOTES_SHOWN:
                return _votes(things)
            case events.CAPTAIN:
                return f"{_crew(things[0])} is the new captain!"
            case events.REMOVED:
                return f"{_crew(things[0])} was voted off the ship."
            case events.GOALS_SHOWN:
                shown = [f"{{p{s}}} {content.goal_titles[g]}" for s, g in enumerate(things)]
                return f"The goals are shown: {'; '.join(shown)}."
            case events.SCORED:
                bonus = " for a clean zero" if things[1] else ""
                return f"{me} scored {things[0]}{bonus}."
            case events.WON:
                return f"{who(list(things))} won the game."
        return event.kind

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        assert isinstance(t, ChairTable)
        mine = seat in decision.seats
        who_acts = "You" if mine else f"{{p{decision.seats[0]}}}"
        match decision.kind:
            case events.PLACE if mine:
                return "Place a crew member on one of decks 1 to 4."
            case events.PLACE:
                return f"{who_acts} places a crew member."
            case events.MOVE if mine:
                return "Move one crew member up a deck."
            case events.MOVE:
                return f"{who_acts} moves a crew member up."
        return f"Shall {_crew(decision.about[0])} be captain? One No is enough to refuse."

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        assert isinstance(t, ChairTable)
        item = path[-1]
        match decision.kind:
            case events.PLACE:
                crew, deck = crew_and_deck(item)
                words = f"{_crew(crew)} on {_deck(deck)}"
                return Label(words, [f"crew:{crew}", f"deck:{deck}"], content.crew_posts[crew])
            case events.MOVE:
                deck = t.deck_of[item]
                if deck < 0 or deck == content.CHAIR:
                    return Label(_crew(item), [f"crew:{item}"])
                help = "Nominates them: everyone votes." if deck + 1 == content.CHAIR else ""
                return Label(f"{_crew(item)} to {_deck(deck + 1)}", [f"crew:{item}"], help)
        if item == NO:
            return Label("No", ["ballot:no"], "The nominee leaves the ship; your No is spent.")
        return Label("Yes", ["ballot:yes"], "If all say Yes, the round ends and is scored.")

    def thing(self, name: str) -> Label:
        kind, _, number = name.partition(":")
        match kind:
            case "crew":
                crew = int(number)
                return Label(f"{_crew(crew)}, {content.crew_posts[crew].lower()}", [name])
            case "deck":
                deck = int(number)
                return Label(_deck(deck), [name], f"Worth {content.deck_values[deck]}.")
            case "goal":
                return Label(goal_words(int(number)), [name])
        return Label(name, [name])


def _crew(crew: int) -> str:
    return content.crew_names[crew]


def _deck(deck: int) -> str:
    name = content.deck_names[deck]
    if deck in (content.CADET, content.CHAIR):
        return f"the {name}"
    return f"{name} ({content.deck_flavours[deck]})"


def _votes(things: tuple[int, ...]) -> str:
    against = [seat for seat, ballot in enumerate(things[1:]) if ballot == NO]
    if not against:
        return f"All votes on {_crew(things[0])} are Yes."
    return f"The vote on {_crew(things[0])} failed: No from {who(against)}."
