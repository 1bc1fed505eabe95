"""The deck builder: by keyboard and by click, saved, shared, and taken to a table."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest, seen


def pile(guest: Guest, slug: str) -> None:
    """A card is in the deck."""
    seen(guest.page.locator(f'[data-pile="{slug}"]'))


def test_a_deck_is_built_by_keyboard_saved_and_shared(guest: Guest) -> None:
    guest.page.add_init_script(
        "navigator.clipboard.writeText = async (text) => (window.got = text)"
    )
    guest.open("/decks")
    page = guest.page
    pile(guest, "rome/administration")
    check = page.locator(".check")
    expect(check).to_contain_text("Ready to play")
    expect(check.get_by_role("link", name="DECK-8")).to_have_count(2)
    guest.axe("a deck", night=True)

    first = page.locator("[data-pile]").first
    first.focus()
    guest.press("ArrowRight")
    guest.press("Enter")
    expect(page.get_by_role("heading", name="Swap Administration")).to_be_visible()
    expect(page.get_by_role("button", name="Swap for Public Aqueduct")).to_be_focused()
    guest.axe("a swap", within=".deckroom", night=True)
    guest.press("Enter")
    pile(guest, "rome/public-aqueduct")
    expect(page.locator(".swapped")).to_contain_text("Administration")
    guest.press("u")
    pile(guest, "rome/administration")
    expect(page.locator(".swapped")).to_have_count(0)

    page.get_by_label("Ban a card").select_option("rome/administration")
    expect(check).to_contain_text("Not yet: 2 things")
    expect(check).to_contain_text("the deck has 27 cards, not 30 (DECK-8)")
    guest.axe("a broken deck", within=".deckroom", night=True)
    check.get_by_role("button", name="Put Public Aqueduct in").click()
    expect(check).to_contain_text("Ready to play")

    page.get_by_label("Name of the deck").fill("Masons")
    page.locator("h1").click()
    guest.press("s")
    expect(page.locator(".said")).to_contain_text("is saved")
    guest.button("Share").click()
    expect(page.locator(".said")).to_contain_text("link is copied")
    link: str = page.evaluate("window.got")
    page.get_by_role("radio", name="Egyptians").click()
    pile(guest, "egypt/oasis")
    guest.open("/decks#" + link.partition("#")[2][:-3])
    expect(page.locator(".said")).to_contain_text("This link is not whole")
    pile(guest, "egypt/oasis")
    guest.open("/decks#" + link.partition("#")[2])
    expect(page.get_by_label("Name of the deck")).to_have_value("Masons")
    pile(guest, "rome/public-aqueduct")


def test_a_saved_deck_is_played_at_a_seat_and_open_to_all(come: Come) -> None:
    ola = come()
    deck = {
        "name": "Mine", "faction": "rome", "format": "open", "boxes": [], "bans": [],
        "lines": ["3 rome/administration", "1 rome/gardens"],
    }  # fmt: skip
    ola.page.add_init_script(f"localStorage['osada.decks'] ||= JSON.stringify([{deck}])")
    ola.open("/new")
    seat = ola.page.locator(".seat").first
    seat.get_by_role("radio", name="Romans").click()
    seat.get_by_label("Deck", exact=True).select_option("Mine")
    look = seat.get_by_role("link", name="Look at the deck: 4 cards")
    expect(look).to_be_visible()
    ola.axe("a seat with a deck", within=".seats")
    with ola.context.expect_page() as opened:
        look.click()
    expect(opened.value.locator("[data-pile]")).to_have_count(2)
    opened.value.close()
    ola.button("Start the game").click()
    ola.awaits()
