"""Fixtures for tests in real Chromium: `harbour` (a server) and `device` (a person's browser)."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from tests.browser.people import ROOT, Device, Harbour

ARGS = [
    "--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000
"""Nothing takes so long, but a busy machine may."""


def launch(playing: Playwright) -> Browser:
    """The system's Chromium."""
    found = os.environ.get("CHROMIUM") or next((w for w in map(shutil.which, CHROMIUM) if w), None)
    return playing.chromium.launch(executable_path=found, args=ARGS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if "browser" in Path(item.path).parts:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    if not (ROOT / "src/quarterdeck/server/page/index.html").is_file():
        pytest.fail("The page is not built: run `make web` first.")
    server = Harbour(tmp_path_factory.mktemp("harbour") / "tables.db")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playing:
        chromium = launch(playing)
        yield chromium
        chromium.close()


@pytest.fixture
def device(browser: Browser) -> Iterator[Device]:
    """Makes devices: `device()` a desk, `device(width=360, height=740)` a phone. Each is a person
    of its own. Nothing moves unless `motion` is asked for. A script error on any of their pages
    fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        width: int = 1280, height: int = 800, dark: bool = True, motion: bool = False, **more: Any
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors
