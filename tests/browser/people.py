"""The server to play on, players who answer through the question panel, and what a page must be.

def test_a_game(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    play_to_the_end(page)
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Locator, Page
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
Device = Callable[..., Page]


class Harbour:
    """A server process on a port of its own; it can be killed and started again."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        here = Path(__file__).parent / "harbour.py"
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.log = open(self.db.with_suffix(".log"), "a")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, str(here), str(self.port), str(self.db)],
            env=environment, stdout=self.log, stderr=self.log, start_new_session=True,
        )  # fmt: skip
        stop = time.monotonic() + 120
        while self.process.poll() is None and time.monotonic() < stop:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=10).read()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.db.with_suffix('.log').read_text()}")

    def kill(self) -> None:
        """As if the machine lost power: the server and its workers, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()


# --- at the table --------------------------------------------------------------------------------


def play_now(page: Page, game: str) -> None:
    """From the lobby: one click, and the table is there."""
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("question").or_(page.get_by_test_id("end")).first.wait_for()


def lay_table(page: Page, game: str, seats: int, name: str) -> str:
    """Lay a table for people by link; the code of it."""
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id(f"table-{game}").click()
    page.get_by_test_id("seats").select_option(str(seats))
    page.get_by_test_id("lay").click()
    return page.get_by_test_id("code").inner_text()


def join(page: Page, address: str, code: str, name: str) -> None:
    """Sit down at a table by its link."""
    page.goto(f"{address}/t/{code}")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("join").click()
    page.get_by_text("You sit. The host starts the game.").wait_for()


def ended(page: Page) -> bool:
    """Is the result shown?"""
    return page.get_by_test_id("end").count() > 0


def asked(page: Page) -> bool:
    """Is this player asked, and has not answered? (The title says so, and no longer once an answer
    is on its way.)"""
    try:
        return page.title().startswith("●")
    except Error:  # another page is being opened
        return False


def who_is_asked(pages: list[Page], seconds: float = 120) -> Page:
    """Wait until one of these players is asked; which one."""
    stop = time.monotonic() + seconds
    while time.monotonic() < stop:
        for page in pages:
            if asked(page):
                return page
        pages[0].wait_for_timeout(40)
    raise AssertionError("nobody is asked")


def answer(page: Page, choose: Callable[[int], int] = lambda count: 0) -> bool:
    """Take one step of an answer through the panel, if there is one to take; `choose` picks the
    number of a button out of so many. False when there was nothing to do, or no longer."""
    confirm = page.locator('[data-testid="confirm"]:not([disabled])')
    if confirm.count():
        return pressed(confirm.first)
    unpicked = page.locator('[data-testid="options"] button:not([aria-pressed="true"])')
    count = unpicked.count()
    return count > 0 and pressed(unpicked.nth(choose(count) % count))


def pressed(button: Locator) -> bool:
    """Press it unless the table moved on meanwhile."""
    try:
        button.click(timeout=1500)
    except Error:
        return False
    return True


def play_to_the_end(page: Page, choose: Callable[[int], int] = lambda count: 0) -> None:
    """Answer whatever is asked until the result is shown."""
    play_all([page], choose)


def play_all(
    pages: list[Page], choose: Callable[[int], int] = lambda count: 0, seconds: float = 600,
    until: Callable[[], bool] | None = None,
) -> None:  # fmt: skip
    """All these players answer what they are asked, until the end (or until `until`)."""
    stop = time.monotonic() + seconds
    while time.monotonic() < stop:
        if until() if until is not None else all(ended(page) for page in pages):
            return
        busy = False
        for page in pages:
            if asked(page):
                if until is not None and until():  # it may have become so just now
                    return
                busy = answer(page, choose) or busy
        if not busy:
            pages[0].wait_for_timeout(40)
    raise AssertionError(
        f"not over: {[page.get_by_test_id('question').all_inner_texts() for page in pages]}"
    )


# --- what a page must be -------------------------------------------------------------------------


LOOK_OVER = """async () => {
  let changed = false;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const { violations } = await axe.run(document, {resultTypes: ["violations"]});
  watch.disconnect();
  const where = (v) => v.nodes.slice(0, 4).map((node) => node.html);
  const faults = violations.map((v) => [`${v.id}: ${v.help}`, where(v)]);
  return { faults, changed };
}"""
"""What axe finds, and whether the page changed while it looked: then it saw neither page."""
LOOKS = 8


def no_faults(page: Page, why: str) -> None:
    """No violation that axe can find. What it finds on a page that changes under its eyes, because
    bots play on, is looked at again; what is really there is still there."""
    page.evaluate(AXE.read_text())
    for _ in range(LOOKS):
        result = page.evaluate(LOOK_OVER)
        if not result["faults"] or not result["changed"]:
            break
    assert not result["faults"], f"{why}: {result['faults']}"


def fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    wide, room = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= room, f"{wide} px on a page of {room} px"
