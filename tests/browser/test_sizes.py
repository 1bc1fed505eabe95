"""The table on every screen: nothing hangs over an edge, and everything can be hit."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.games import Played, asked, on_turn, play_on, played
from tests.browser.guest import Guest, seen
from tests.server import patient

FOUR = ("rome", "barbarians", "egypt", "japan")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
ZOOMED = {"viewport": {"width": 720, "height": 450}}
LEAST = 24
"""The smallest target, in pixels (WCAG 2.2, 2.5.8)."""
MAIN = 44
"""The least height of what is pressed all the time on a phone."""

# Targets too small, unless they stand in a sentence or far enough from others.
_SMALL = """(least) => {
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxes = [...document.querySelectorAll("button, a[href], input, select, summary, label")]
    .filter((it) => seen(it) && !it.closest(".vh, [aria-hidden=true], p, .clause, .log-told"))
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([it, box]) => box.width > 1 && box.height > 1);
  const near = (a, b) => {
    const x = a.left + a.width / 2, y = a.top + a.height / 2;
    const dx = Math.max(b.left - x, 0, x - b.right), dy = Math.max(b.top - y, 0, y - b.bottom);
    return Math.hypot(dx, dy) < least / 2;
  };
  return boxes
    .filter(([it, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .filter(([it, box]) => boxes.some(([other, its]) =>
      other !== it && !other.contains(it) && !it.contains(other) && near(box, its)))
    .map(([it, box]) => `${it.ariaLabel ?? it.textContent} ${it.className}`
      + ` ${Math.round(box.width)}x${Math.round(box.height)}`);
}"""


def reachable(guest: Guest, where: str) -> None:
    """Nothing that is pressed is too small, or too near to something else."""
    small: list[str] = guest.page.evaluate(_SMALL, LEAST)
    assert not small, f"{where}: {small}"


def largest(game: Played, seat: int) -> Any:
    """The last turn of a seat in a long game: its empire is as large as it gets."""
    return game.last(on_turn(5, seat))


@pytest.mark.parametrize("seat", range(4))
def test_nothing_scrolls_at_a_desk_with_large_empires(
    seat: int, guest: Guest, address: str
) -> None:
    game = played(*FOUR)
    guest.open(play_on(address, game, largest(game, seat)))
    guest.awaits()
    guest.fits("turn", down=True)
    for panel in (".felt", ".dock", ".hand", ".middle", ".rivals"):
        inside(guest, panel)
    guest.page.get_by_role("button", name=re.compile("enlarge")).first.click()
    guest.fits("rival large", down=True)
    guest.press("Escape")
    guest.press("h")
    guest.fits("help", down=True)


@pytest.mark.parametrize("kind", ["draft", "discard", "pay", "deck", "keep", "location", "send"])
def test_nothing_scrolls_at_a_desk_whatever_is_asked(kind: str, guest: Guest, address: str) -> None:
    game = played(*FOUR)
    seat = next(
        one.seat for one in reversed(game.moments) if asked(kind, one.seat)(one.view, one.seat)
    )
    guest.open(play_on(address, game, game.last(asked(kind, seat))))
    can = guest.awaits()
    guest.fits(kind, down=True)
    for panel in (".felt", ".dock", ".middle", ".rivals"):
        inside(guest, panel)
    assert can["cards"] or can["answers"] or can["piles"]


def inside(guest: Guest, panel: str) -> None:
    """All of a part of the table can be seen."""
    for box in guest.page.locator(panel).all():
        at = box.bounding_box()
        assert at is not None
        right, low = at["x"] + at["width"], at["y"] + at["height"]
        size = guest.page.viewport_size
        assert size is not None
        assert at["x"] >= 0, panel
        assert right <= size["width"] + 1, panel
        assert low <= size["height"] + 1, panel


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_moves_by_touch(screen: dict[str, Any], come: Come, address: str) -> None:
    guest = come(**screen)
    game = played(*FOUR)
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    guest.fits("turn")
    reachable(guest, "turn")
    if screen is PHONE:
        for button in guest.page.locator(".dock .acts button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= MAIN, button.inner_text()
    for _ in range(6):
        touch(guest)
        guest.awaits()
        guest.fits("later")
    reachable(guest, "later")


def touch(guest: Guest) -> None:
    """The first thing that is possible, by taps."""
    can = guest.awaits()
    if can["end"]:
        guest.page.locator(".act-end").tap()
    elif can["pass"] and not can["cards"]:
        guest.button("Pass").tap()
        if guest.asks_to_pass:
            guest.page.locator(".act-step").tap()
    elif can["answers"] and not can["pass"]:
        guest.settle()
        guest.page.locator(".ask .answer").first.tap()
    elif can["cards"]:
        card = guest.card(can["cards"][0])
        card.scroll_into_view_if_needed()
        card.tap(position={"x": 10, "y": 20})
        guest.page.locator(".act-step").tap()
    else:
        guest.settle()
        guest.page.locator("main [data-pile] button:has(.is-playable), .choose").first.tap()


def test_a_long_press_shows_a_card_large(come: Come, address: str) -> None:
    guest = come(**PHONE)
    game = played(*FOUR)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    card = guest.hand.first
    for kind in ("pointerenter", "pointerdown"):
        card.dispatch_event(kind, {"pointerType": "touch", "bubbles": True, "isPrimary": True})
    seen(guest.page.locator(".peek .card.large"))


def test_the_other_empires_and_the_log_on_a_phone(come: Come, address: str) -> None:
    guest = come(**PHONE)
    game = played(*FOUR)
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    guest.page.get_by_role("group", name="Empires").get_by_role("button").nth(1).tap()
    seen(guest.page.get_by_role("region", name=re.compile("^The empire of ")))
    guest.fits("rival")
    guest.button("Score, log and chat").tap()
    seen(guest.page.get_by_role("list", name="Log"))
    guest.fits("log")
    guest.button("Close").tap()
    expect(guest.page.get_by_role("list", name="Log")).to_have_count(0)


def test_a_reason_does_not_lie_over_the_hand(come: Come, address: str) -> None:
    guest = come(viewport={"width": 1280, "height": 720})
    game = played(*FOUR)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    told = 0
    for card in guest.hand.all():
        card.press("Enter")
        expect(card).to_have_class(re.compile("is-selected"))
        seen(guest.page.locator(".ask .question, .ask .answers"))
        told += guest.page.locator(".ask .whynot").count()
        low, hand = (guest.page.locator(one).bounding_box() for one in (".ask", ".hand"))
        assert low is not None
        assert hand is not None
        parts = guest.page.locator(".ask > *").evaluate_all(
            "(all) => all.map((it) => it.getBoundingClientRect().bottom)"
        )
        assert max(parts) <= low["y"] + low["height"], card.get_attribute("aria-label")
        assert low["y"] + low["height"] <= hand["y"] + 1
    assert told


def test_a_turn_at_double_size(come: Come, address: str) -> None:
    guest = come(**ZOOMED)
    game = played(*FOUR)
    guest.open(play_on(address, game, game.when(on_turn(3))))
    for _ in range(4):
        guest.step()
        guest.awaits()
        guest.fits("turn")


# Words of cards' names that go on in the next line.
_TORN = """() => [...document.querySelectorAll(".card .name")].flatMap((it) => {
  const text = it.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "cs-CZ"])
def test_no_word_of_a_name_is_torn(locale: str, come: Come, address: str) -> None:
    cards = patient.get(f"{address}/api/cards?language={locale[:2]}").json()["cards"]
    cards.sort(key=lambda one: max(map(len, re.split(r"[\s-]", one["name"]))))
    hand = [one["numbers"][0] for one in cards[-9:]]
    guest = come(viewport={"width": 1280, "height": 720}, locale=locale)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def on_message(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                message["view"]["players"][0] |= {"hand": hand, "hand_size": len(hand)}
            line.send(json.dumps(message))

        server.on_message(on_message)

    guest.page.route_web_socket("**/socket*", between)
    game = played("rome", "barbarians", "egypt")
    guest.open(play_on(address, game, game.when(asked("draft"))))
    guest.awaits()
    expect(guest.page.locator(".hand .card .name")).to_have_count(len(hand))
    assert guest.page.evaluate(_TORN) == []
