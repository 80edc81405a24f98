"""For all tests: property tests are not about speed, so a busy machine does not fail them."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
