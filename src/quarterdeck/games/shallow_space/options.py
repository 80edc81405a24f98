"""The readings a table may choose."""

from __future__ import annotations

from ...kit.game import Choice

CHOICES: list[Choice] = [
    Choice(
        "guard",
        "Stalemate guard",
        "SB-Q74: from this round on the cores of all ships break, a little more every five rounds.",
        ["breach", "quick", "off"],
        ["Core breach from round 20", "Core breach from round 12", "None, a last round 200"],
    ),
    Choice(
        "opening_truce",
        "Opening truce",
        "SB-Q08: no lasers and no special weapons in the first round.",
        ["no", "yes"],
        ["No truce", "Truce in round 1"],
    ),
    Choice(
        "takeover",
        "Taking a ship over",
        "SB-Q66: where no enemy of the invading captain may be.",
        ["bridge", "whole_ship"],
        ["The bridge must be clear", "The whole ship must be clear"],
    ),
    Choice(
        "hands",
        "Hands within a team",
        "SB-Q37: team-mates plan together and may look at each other's cards.",
        ["team", "owner"],
        ["Seen by the team", "Seen by the owner only"],
    ),
    Choice(
        "struts",
        "The struts",
        "Section 1.2 of the plan: whether a strut also touches the hull of its side.",
        ["both", "front_only"],
        ["Front hull and side hull", "Front hull only"],
    ),
    Choice(
        "surrender",
        "Giving up",
        "SB-Q75: a team may give up on its turn when most of its members say so.",
        ["no", "yes"],
        ["Fight to the end", "By majority"],
    ),
]


class Options:
    """The choices of one table."""

    def __init__(
        self, guard: str, opening_truce: str, takeover: str, hands: str, struts: str, surrender: str
    ) -> None:
        self.guard = guard
        self.opening_truce = opening_truce
        self.takeover = takeover
        self.hands = hands
        self.struts = struts
        self.surrender = surrender
