"""The places besides the table: cards, rules, lobby; languages everywhere."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Come
from tests.browser.games import on_turn, play_on, played, upload
from tests.browser.guest import Guest, seen
from tests.browser.test_sizes import FOUR, PHONE, TABLET, ZOOMED, reachable
from tests.server.serving import Person

LANGUAGES = {
    "en": ("English", "Language", "Rules", "Your turn"),
    "pl": ("Polski", "Język", "Zasady", "Twoja tura"),
    "cs": ("Čeština", "Jazyk", "Pravidla", "Jsi na tahu"),
}
DESK: ViewportSize = {"width": 1440, "height": 900}
SPOKEN = ((PHONE, "pl"), (TABLET, "cs"), (ZOOMED, "en"))
"""Each language on one of the small screens, and then at a desk."""
ON = ("phone", "tablet", "zoomed")
IDS = re.compile(
    r"\b(?!end-of-game)(?:common|library|rules|table|lobby|end|replay)-[a-z]+(?:-[a-z0-9]+)*\b|\{\s*\$|\}"
)


# A page that has become larger is laid out anew.
_NEXT_FRAME = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def speaks_properly(guest: Guest, where: str) -> None:
    """No message is missing: neither its id nor a variable stands in its place."""
    said = guest.page.evaluate(
        "() => [document.title, document.body.innerText, ...[...document.querySelectorAll("
        "'[aria-label], [title], [placeholder]')].flatMap((it) => [it.ariaLabel, it.title,"
        " it.placeholder])].filter(Boolean).join('\\n')"
    )
    assert not IDS.findall(said), f"{where}: {IDS.findall(said)}"


def fits_there_and_at_a_desk(guest: Guest, where: str) -> None:
    """Nothing hangs over the edge of a small screen, where all can be hit, nor of a desk's."""
    guest.fits(where)
    reachable(guest, where)
    small = guest.page.viewport_size
    assert small is not None
    guest.page.set_viewport_size(DESK)
    guest.page.evaluate(_NEXT_FRAME)
    guest.fits(f"{where} at a desk")
    guest.page.set_viewport_size(small)


def test_cards_are_found(guest: Guest) -> None:
    guest.open("/cards")
    cards = guest.page.locator(".decks li")
    seen(cards)
    everything = cards.count()
    assert everything > 100
    guest.page.get_by_label("Search names and texts").fill("castle")
    expect(cards).not_to_have_count(everything)
    expect(guest.page.get_by_role("link", name=re.compile("^Castle,"))).to_be_visible()
    assert "castle" in guest.page.url
    guest.button("Clear").click()
    expect(cards).to_have_count(everything)
    guest.page.get_by_role("group", name="Deck").get_by_role("button", name="Romans").click()
    expect(cards).not_to_have_count(everything)
    seen(guest.page.get_by_role("heading", name=re.compile("Romans")))
    expect(guest.page.get_by_role("heading", name=re.compile("Common cards"))).to_have_count(0)
    guest.page.get_by_label("Search names and texts").fill("no such card")
    seen(guest.page.get_by_text("No card matches."))


def test_one_card(guest: Guest) -> None:
    guest.open("/cards")
    guest.page.get_by_label("Search names and texts").fill("castle")
    guest.page.get_by_role("link", name=re.compile("^Castle,")).click()
    seen(guest.page.get_by_role("heading", name="Castle", exact=True))
    seen(guest.page.get_by_role("table"))
    guest.page.go_back()
    expect(guest.page.get_by_label("Search names and texts")).to_have_value("castle")


def test_rules_are_found(guest: Guest) -> None:
    guest.open("/rules")
    guest.page.get_by_label("Search the rules").fill("foundation")
    seen(guest.page.get_by_role("heading", name=re.compile(r"^\d+ rules?$")))
    seen(guest.page.locator("mark").first)
    clause = guest.page.locator(".clause a.rule").first
    name = clause.inner_text()
    clause.click()
    guest.page.wait_for_url(f"**/rules/{name}")
    expect(guest.page.locator(f"#{name}")).to_be_in_viewport()
    guest.open("/rules/RAZE-12")
    expect(guest.page.locator("#RAZE-12")).to_be_in_viewport()
    expect(guest.page.locator("#RAZE-12")).to_have_attribute("aria-current", "true")


def test_rules_are_for_learners_first(guest: Guest) -> None:
    guest.open("/rules")
    for game in ("Imperial Settlers", "Roll & Write"):
        book = guest.page.get_by_role("region", name=game, exact=True)
        seen(book.get_by_role("heading", name="In short"))
    seen(guest.page.locator("#CARD ~ .anatomy .card"))
    search = guest.page.get_by_label("Search the rules")
    first = guest.page.locator(".clause a.rule").first
    for words, clause in (("shield", "DEFENSE-2"), ("who wins", "END-7"), ("torch", "GOODS-14")):
        search.fill(words)
        expect(first).to_have_text(clause)
    search.fill("prefix by q")
    expect(guest.page.locator(".clause")).to_have_count(0)
    guest.page.get_by_role("button", name="1 more for judges and programmers").click()
    expect(first).to_have_text("RH-SHEETS-03")
    expect(guest.page.get_by_label("Also rules for judges and programmers")).to_be_checked()
    guest.page.get_by_label("Also rules for judges and programmers").uncheck()
    guest.open("/rules/RH-SHEETS-03")
    expect(guest.page.locator("#RH-SHEETS-03")).to_be_in_viewport()


def test_each_box_has_a_part_of_the_rulebook(guest: Guest) -> None:
    guest.open("/rules/AMB-A5")
    expect(guest.page.locator("#AMB-A5")).to_be_in_viewport()
    current = guest.page.locator(".contents [aria-current]")
    expect(current).to_have_text("Rulings on the Aztecs")
    for title, begins in (("Why Can't We Be Friends", "#FRIENDS"), ("Aztecs", "#AZT-FACTION")):
        part = guest.page.locator(f".chapter:has({begins}) .part")
        expect(part.get_by_role("heading")).to_have_text(title)
        expect(part.locator("p")).to_contain_text("Faction" if title == "Aztecs" else "visit")


def test_an_address_that_leads_nowhere(guest: Guest) -> None:
    guest.excused.append("404")
    guest.open("/nowhere")
    seen(guest.page.get_by_role("heading", name="There is nothing here"))
    guest.link("To the lobby").click()
    seen(guest.page.get_by_role("heading", name="Found your empire"))


def test_an_open_table_is_joined_from_the_lobby(come: Come) -> None:
    ola, jan = come(), come()
    ola.open("/new")
    ola.page.get_by_label("Your name", exact=True).first.fill("Ola")
    ola.choose("Who has seat 3", "Nobody")
    ola.choose("Who has seat 2", "Friend")
    ola.choose("Who may join", "Everyone")
    ola.button("More").click()
    ola.page.get_by_label("Name of the table").fill("Sunday evening")
    ola.button("Make the table").click()
    seen(ola.page.get_by_role("heading", name="Sunday evening"))
    jan.open("/")
    jan.page.get_by_role("link", name="Join: Sunday evening").click()
    jan.page.get_by_label("What should the others call you?").fill("Jan")
    jan.button("Take a seat").click()
    jan.page.get_by_role("radio", name="Egyptians").click()
    seen(ola.page.get_by_text("Egyptians"))
    jan.button("Leave the table").click()
    seen(ola.page.get_by_text("Free seat"))


@pytest.mark.parametrize(("screen", "language"), SPOKEN, ids=ON)
def test_every_place_fits_its_screen_and_speaks_the_language(
    screen: dict[str, Any], language: str, come: Come, address: str
) -> None:
    guest = come(**screen)
    game = played(*FOUR)
    name, _, rules, turn = LANGUAGES[language]
    guest.page.set_viewport_size(DESK)
    guest.open("/")
    guest.page.locator(".bar button[aria-haspopup=menu]").first.click()
    guest.page.get_by_role("menuitemradio", name=name).click()
    seen(guest.link(rules))
    guest.page.set_viewport_size(screen["viewport"])
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    replay = upload(address, game)
    host = Person(address, "Ola").create([{}, {}])
    places = {
        "/": ".lobby",
        "/new": ".new-table",
        "/cards": ".decks li",
        "/cards/castle": ".one-card",
        "/rules": ".clause",
        "/replays": ".replays",
        f"/replay/{replay}?at=200": ".board-only .loc",
        f"/table/{replay}": ".end",
        f"/table/{host.table}/0#{host.key}": ".room .invite",
        f"/join/{host.table}": ".invited .sitting",
    }
    for path, there in places.items():
        guest.open(path)
        seen(guest.page.locator(there))
        speaks_properly(guest, path)
        fits_there_and_at_a_desk(guest, path)
    guest.page.set_viewport_size(DESK)
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    expect(guest.page).to_have_title(re.compile(turn))
    guest.page.locator(".tablemenu > button").click()
    speaks_properly(guest, "table")
    guest.press("Escape")
    guest.press("h")
    seen(guest.page.locator(".help"))
    speaks_properly(guest, "help")


def test_the_language_changes_in_the_middle_of_a_game(guest: Guest, address: str) -> None:
    game = played("rome", "barbarians")
    guest.open(play_on(address, game, game.when(on_turn(3))))
    can = guest.awaits()
    log = guest.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Round 3")
    guest.button("Language").click()
    guest.page.get_by_role("menuitemradio", name="Čeština").click()
    expect(guest.page).to_have_title(re.compile(LANGUAGES["cs"][3]))
    expect(guest.page.locator(".loglist")).to_contain_text("Kolo 3")
    assert guest.awaits()["cards"] == can["cards"]
    guest.step()
    guest.awaits()
    guest.button("Jazyk").click()
    guest.page.get_by_role("menuitemradio", name="Polski").click()
    expect(guest.page.locator(".loglist")).to_contain_text("Runda 3")
    speaks_properly(guest, "table")
