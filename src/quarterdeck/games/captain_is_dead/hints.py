"""What an answer is worth: advice for beginners and for bots."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.game import Advice
from .table import CaptainTable


def advise(t: CaptainTable, seat: int, decision: Decision) -> list[Advice]:
    """Advice on the open decision, best first."""
    return []
