"""The readings a table may choose."""

from __future__ import annotations

from ...kit.game import Choice

CHOICES: list[Choice] = [
    Choice(
        "map_for_seven",
        "Map for seven",
        "FTK-R04: five and six sail the Quick Journey, eight and more the Long one; seven choose.",
        ["quick", "long"],
        ["Quick Journey", "Long Journey"],
    ),
    Choice(
        "off_duty_profile",
        "Off-duty signs",
        "FTK-R05: the two rulebooks hand out different signs on the Quick Journey.",
        ["seed", "official"],
        ["As in our rulebook", "As published"],
    ),
    Choice(
        "mutiny_tie_break",
        "Ties in a mutiny",
        "FTK-R06: who removes the tied players one after another.",
        ["captain_removes_all", "chain"],
        ["The captain removes all", "Each removed player removes the next"],
    ),
    Choice(
        "silence_scope",
        "Silence in navigation",
        "FTK-R11: whose chat is closed from the draw until the card is shown.",
        ["everyone", "navigation_team"],
        ["Everyone's", "Only the navigation team's"],
    ),
    Choice(
        "exclude_advised_characters",
        "Small crews",
        "FTX-033: Debt Collector, Minstrel and Mentor are not advised for five or six.",
        ["no", "yes"],
        ["All characters", "Leave out three for 5 or 6"],
    ),
    Choice(
        "claims",
        "Claims",
        "FTX-006: after looking at something, players are asked what they claim to have seen.",
        ["asked", "off"],
        ["Ask and keep a table", "Leave it to the chat"],
    ),
]


class Options:
    """The choices of one table."""

    def __init__(
        self,
        map_for_seven: str,
        off_duty_profile: str,
        mutiny_tie_break: str,
        silence_scope: str,
        exclude_advised_characters: str,
        claims: str,
    ) -> None:
        self.map_for_seven = map_for_seven
        self.off_duty_profile = off_duty_profile
        self.mutiny_tie_break = mutiny_tie_break
        self.silence_scope = silence_scope
        self.exclude_advised_characters = exclude_advised_characters
        self.claims = claims
