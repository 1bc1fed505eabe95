"""How light and quick the page is on this machine, over loopback.

    python -m bench.page [--times 7]

First paint is measured with an empty cache. A click's effect is the time from the click to the
first frame in which the page has changed.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, sync_playwright
from rich.console import Console
from rich.table import Table

QUIET = "--disable-background-networking --disable-component-update --disable-sync --no-first-run"
PATIENCE = 30
KINDS = {".js": "script", ".css": "styles", ".woff2": "fonts", ".svg": "pictures", ".ftl": "words"}
ASKED = "[data-ask]:not(.is-still):not(.is-sent)"

# The time from a click on an element to the first frame after the page has changed.
_CLICK = """(wanted) => new Promise((tell) => {
  const element = document.querySelector(wanted);
  const from = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => tell(performance.now() - from)));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  element.click();
})"""

# The same until the card that is taken lies in the hand: to the server and back.
_MOVE = """(wanted) => new Promise((tell) => {
  const inHand = () => document.querySelectorAll(".hand [data-card]").length;
  const [from, was] = [performance.now(), inHand()];
  const watch = new MutationObserver(() => {
    if (inHand() === was) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => tell(performance.now() - from)));
  });
  watch.observe(document.body, { subtree: true, childList: true });
  const step = document.querySelector(wanted);
  step.focus(); // as a press of the mouse does
  step.click();
})"""

_PAINTED = """() => new Promise((tell) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    if (name === "first-contentful-paint") tell(startTime);
}).observe({ type: "paint", buffered: true }))"""


@contextmanager
def server() -> Iterator[str]:
    """`osada serve` with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        running = subprocess.Popen(
            [sys.executable, "-m", "osada", "serve", "--port", "0", "--log", "warning",
             "--database", f"sqlite:///{folder}/osada.db"],
            stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        try:
            assert running.stdout is not None
            yield running.stdout.readline().split()[3].rstrip("/")
        finally:
            running.terminate()
            running.wait(PATIENCE)
            if running.stdout is not None:
                running.stdout.close()


def weight(browser: Browser, address: str) -> dict[str, tuple[int, int]]:
    """Bytes over the wire and requests until the lobby stands, by kind."""
    found: dict[str, list[int]] = defaultdict(list)
    done: list[Request] = []
    page = browser.new_page()
    page.on("requestfinished", lambda request: done.append(request))
    page.goto(address)
    page.locator(".lobby").wait_for()
    page.wait_for_load_state("networkidle")
    for request in done:
        kind = KINDS.get(Path(urlsplit(request.url).path).suffix, "data")
        found[kind].append(request.sizes()["responseBodySize"])
    page.close()
    return {kind: (sum(sizes), len(sizes)) for kind, sizes in found.items()}


def first_paint(browser: Browser, url: str, there: str) -> tuple[float, float]:
    """Milliseconds to the first paint with something in it, and until a part stands there."""
    page = browser.new_page()
    page.goto(url)
    page.locator(there).first.wait_for()
    stood: float = page.evaluate("() => performance.now()")
    painted: float = page.evaluate(_PAINTED)
    page.close()
    return painted, stood


def sit_down(browser: Browser, address: str) -> Page:
    """A game of two bots and one person, at its first turn."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.locator(ASKED).wait_for()
    return page


def clicks(page: Page, times: int) -> tuple[list[float], list[float]]:
    """Milliseconds: a card picked up; a card taken, up to the new table."""
    picked, played = [], []
    card = ".offer [aria-pressed=false]"
    for _ in range(times):
        picked.append(page.evaluate(_CLICK, card))
        page.keyboard.press("Escape")
        page.locator(card).first.wait_for()
    page.locator(card).first.click()
    page.locator(".act-step").wait_for()
    played.append(page.evaluate(_MOVE, ".act-step"))
    return picked, played


def shown(times: list[float]) -> tuple[str, str]:
    """The median and the worst, in ms."""
    return f"{median(times):.0f} ms", f"{max(times):.0f} ms"


def main() -> int:
    """Measure, and print a small table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=7, help="how often (default 7)")
    times: int = parser.parse_args().times
    chromium = shutil.which("chromium")
    if chromium is None:
        print("This needs Chromium: tools/browser.sh says how to get it.", file=sys.stderr)
        return 1
    told = Table("what", "median", "worst")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET.split())
        first_paint(browser, address, ".lobby")
        for name, path, there in (
            ("lobby", "/", ".lobby"),
            ("all cards", "/cards", ".decks li"),
            ("rulebook", "/rules", ".clause"),
        ):
            both = [first_paint(browser, address + path, there) for _ in range(times)]
            told.add_row(f"{name}: first paint", *shown([painted for painted, _ in both]))
            told.add_row(f"{name}: all there", *shown([stood for _, stood in both]))
        picked: list[float] = []
        played: list[float] = []
        for _ in range(times):
            page = sit_down(browser, address)
            one, other = clicks(page, 3)
            picked, played = picked + one, played + other
            page.close()
        told.add_row("click: a card is picked up", *shown(picked))
        told.add_row("click: a move is made and shown", *shown(played))
        bytes_of = weight(browser, address)
        browser.close()
    for kind, (size, n) in sorted(bytes_of.items(), key=lambda one: -one[1][0]):
        told.add_row(f"{kind}: {n} requests", f"{size / 1000:.1f} kB", "")
    Console().print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
