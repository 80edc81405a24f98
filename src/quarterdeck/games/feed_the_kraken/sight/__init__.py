"""Who sees what: the only place that decides secrecy."""

from __future__ import annotations

from .imagine import imagine
from .view import view

__all__ = ["imagine", "view"]
