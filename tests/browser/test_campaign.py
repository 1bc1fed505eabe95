"""A campaign between two games: every control is pressed, by mouse and by keys."""

from playwright.sync_api import expect

from tests.browser.campaigns import begun, between, campaign
from tests.browser.conftest import Come
from tests.browser.games import play_on
from tests.browser.guest import Guest, seen
from tests.browser.test_lessons import LAPTOP, reach

MOST_MOMENTS = 4


def sit(guest: Guest, kind: str) -> None:
    """At a table where this person is asked something of a kind."""
    game = campaign()
    guest.open(play_on(guest.address, game, game.when(between(kind))))
    seen(guest.page.locator(".between"))
    pass_moments(guest)


def pass_moments(guest: Guest) -> None:
    """Whatever covers the table is read and put away."""
    moment = guest.page.locator(".moment")
    for _ in range(MOST_MOMENTS):
        if not moment.count():
            return
        before = moment.inner_text()
        guest.press("Escape")
        expect(moment.filter(has_text=before)).to_have_count(0)


def take(guest: Guest, written: str) -> None:
    """Pick something, and do what stands on the button."""
    guest.settle()
    there = guest.page.locator(f"[data-written^='{written}']").first
    (there.locator("button").first if there.locator("button").count() else there).click()
    guest.page.locator(".act-step").click()


def test_a_deck_is_rebuilt_card_by_card(come: Come) -> None:
    guest = come(viewport=LAPTOP)
    page = guest.page
    sit(guest, "deck")
    seen(page.get_by_text("cards now: 30"))
    expect(page.locator(".dock .btn")).to_have_count(3)
    guest.axe("a deck", night=True)
    guest.settle()
    guest.button("Take out Builder").click()
    seen(page.get_by_text("cards now: 29"))
    page.set_viewport_size({"width": 390, "height": 844})
    guest.fits("a deck on a phone")
    guest.settle()
    guest.button("Keep the deck").click()
    expect(page.locator(".rebuild")).to_have_count(0)


def test_between_two_games_by_mouse(come: Come) -> None:
    guest = come(viewport=LAPTOP)
    page = guest.page
    sit(guest, "track")
    for name in ("Game", "Map", "Sheet"):
        page.get_by_role("tab", name=name).click()
        seen(page.get_by_role("tabpanel"))
        guest.fits(name)
    guest.axe("the sheet", night=True)
    page.locator(".whose .fbtn").last.click()
    page.locator(".whose .fbtn").first.click()
    take(guest, "advance")

    sit(guest, "buy")
    for shown in page.locator(".shophead .fbtn").all()[::-1]:
        shown.click()
        expect(shown).to_have_attribute("aria-pressed", "true")
    guest.axe("the shop", night=True)
    take(guest, "buy")
    pass_moments(guest)

    sit(guest, "province")
    guest.axe("provinces", night=True)
    take(guest, "keep")
    seen(page.locator("[data-written^='cross']"))
    take(guest, "cross")

    sit(guest, "empire")
    seen(page.locator(".facs [data-can]"))
    guest.axe("a new empire", night=True)
    page.get_by_role("tab", name="Game").click()
    page.locator(".ehead select").select_option(str(begun()["begun"]["number"]))
    take(guest, "found")
    expect(page.locator(".facs [data-can]")).to_have_count(0)


def test_between_two_games_by_keys(come: Come) -> None:
    guest = come(viewport=LAPTOP)
    sit(guest, "province")
    for move in ("keep", "cross"):
        wanted = f"[data-written^='{move}'], [data-written^='{move}'] *"
        guest.settle()
        reach(guest, wanted)
        guest.press("Enter")
        seen(guest.page.locator(".act-step"))
        guest.press("Enter")
        expect(guest.page.locator(f"[data-written^='{move}']")).to_have_count(0)
