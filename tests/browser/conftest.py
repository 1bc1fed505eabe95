"""A browser, a server with its page, and people at it; any error on a page fails the test."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.games import SHELF
from tests.browser.guest import Guest
from tests.server.serving import served

QUIET = (
    "--disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
THRIFTY = "--in-process-gpu --js-flags=--no-opt,--no-maglev"
"""A process less, and no second thought about code that runs for a second: a fifth of the work."""
DESK = {"width": 1440, "height": 900}
PATIENCE = 30_000

Come = Callable[..., Guest]


@pytest.fixture(scope="package", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    """One worker plays a game for all."""
    own = tmp_path_factory.getbasetemp()
    SHELF.folder = own if worker_id == "master" else own.parent


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers. It ends with its package: other tests run event loops of their own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as found:
        yield found


def launched(playwright: Playwright, *names: str) -> Browser:
    """The first of these browsers that is installed."""
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "these tests need Chromium: tools/browser.sh says how to get it"
    return playwright.chromium.launch(
        executable_path=found, args=[*QUIET.split(), *THRIFTY.split()]
    )


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium; its shell without a window needs half the time."""
    made = launched(playwright, "chromium-headless-shell", "chromium")
    yield made
    made.close()


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    """A server with the page."""
    with served() as found:
        yield found


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Come]:
    """Somebody comes, with a browser of their own; more people may come."""
    people: list[Guest] = []

    def comes(at: str = "", **wishes: Any) -> Guest:
        wanted = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        guest = Guest(context, context.new_page(), at or address)
        people.append(guest)
        return guest

    yield comes
    faults = [fault for guest in people for fault in guest.unexcused]
    for guest in people:
        guest.context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def guest(come: Come) -> Guest:
    """Somebody at a desk."""
    return come()
