"""Advice."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.game import Advice
from .table import SpaceTable


def advise(t: SpaceTable, seat: int, decision: Decision) -> list[Advice]:
    """Advice."""
    return []
