"""Nobody is shut out: axe finds nothing on any page, in any state, by day and by night."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import asked, on_turn, play_on, played, upload
from tests.browser.guest import Guest, seen
from tests.server.serving import Person

GAME = ("rome", "barbarians", "egypt")


def test_places(guest: Guest, address: str) -> None:
    host = Person(address, "Ola").create([{}, {}, {"bot": "easy"}], public=True)
    places = {
        "/": ".open li",
        "/new": ".new-table",
        "/cards?q=a": ".decks li",
        "/cards/castle": ".one-card",
        "/rules/RAZE-12": ".clause.chosen",
        "/replays": ".replays",
        f"/table/{host.table}/0#{host.key}": ".room .qr",
        f"/join/{host.table}": ".invited .sitting",
    }
    for path, there in places.items():
        guest.open(path)
        seen(guest.page.locator(there))
        guest.axe(path, night=True)


def test_a_turn_and_what_opens_there(guest: Guest, address: str) -> None:
    game = played(*GAME)
    guest.open(play_on(address, game, game.when(on_turn(4))))
    can = guest.awaits()
    guest.axe("turn", night=True)
    guest.page.get_by_role("tab", name="Chat").click()
    guest.card(can["cards"][0]).click(position={"x": 10, "y": 20})
    seen(guest.page.locator(".act-step"))
    guest.page.mouse.move(700, 5)
    guest.hand.and_(guest.page.locator(".is-blocked, .is-playable")).last.hover()
    seen(guest.page.locator(".peek-note li"))
    seen(guest.page.locator(".act-step"))
    guest.axe("chat, a card picked up, another large", night=True)
    guest.press("Escape")
    guest.page.mouse.move(700, 5)
    guest.page.get_by_role("button", name=re.compile("enlarge")).first.click()
    seen(guest.page.get_by_role("region", name=re.compile("^The empire of ")))
    guest.button("Menu").click()
    seen(guest.page.locator(".menu"))
    seen(guest.page.get_by_role("region", name=re.compile("^The empire of ")))
    guest.axe("a rival large, and the menu", night=True)
    guest.press("Escape")
    guest.press("Escape")
    guest.press("h")
    guest.axe("help", within=".help", night=True)


@pytest.mark.parametrize("kind", ["draft", "discard", "pay", "deck", "location", "send"])
def test_what_is_asked(kind: str, guest: Guest, address: str) -> None:
    game = played(*GAME)
    seat = next(one.seat for one in game.moments if asked(kind, one.seat)(one.view, one.seat))
    guest.open(play_on(address, game, game.when(asked(kind, seat))))
    guest.awaits()
    guest.axe(kind)


def test_the_end_and_the_replay(guest: Guest, address: str) -> None:
    replay = upload(address, played(*GAME))
    guest.open(f"/table/{replay}")
    seen(guest.page.locator(".end table"))
    guest.axe("end", night=True)
    guest.open(f"/replay/{replay}?at=260&eyes=0")
    seen(guest.page.locator(".board-only .loc"))
    guest.axe("replay", night=True)
    guest.button("Play on from here").click()
    guest.axe("play on", night=True)


def test_solo_and_its_end(guest: Guest, address: str) -> None:
    game = played("japan")
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    guest.axe("solo")
    guest.open(f"/table/{upload(address, game)}")
    seen(guest.page.locator(".end .ranks"))
    guest.axe("end of a solo game")


def test_a_spectator(guest: Guest, address: str) -> None:
    host = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    keys = host.http.get(f"{host.own}/links").json()
    guest.open(f"/table/{host.table}#{keys['watch']}")
    seen(guest.page.get_by_text("You are watching"))
    guest.axe("spectator")


def test_phone(come: Come, address: str) -> None:
    guest = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    game = played(*GAME)
    guest.open(play_on(address, game, game.when(on_turn(4))))
    guest.awaits()
    guest.axe("turn on a phone")
    guest.button("Score, log and chat").tap()
    guest.axe("log on a phone")


def test_the_page_skips_to_its_main_part(guest: Guest, address: str) -> None:
    game = played(*GAME)
    for path in ("/", "/cards", play_on(address, game, game.when(on_turn(2)))):
        guest.open(path)
        guest.page.locator("#main").wait_for()
        guest.settle()
        guest.press("Tab")
        assert guest.focused() == "Skip to the main part"
        guest.press("Enter")
        expect(guest.page.locator("#main")).to_be_focused()
