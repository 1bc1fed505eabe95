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
    expect(page.locator(".said")).to_contain_text("This link is incomplete")
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
    ola.page.get_by_role("button", name="Menu").click()
    ola.button("Decks at this table").click()
    panel = ola.page.get_by_role("region", name="Decks at this table")
    expect(panel.locator("details")).to_have_count(4)
    expect(panel.locator("summary").first).to_contain_text("84 cards")
    expect(panel.locator("summary").nth(1)).to_contain_text("Romans, 4 cards Own deck")
    expect(panel.locator("summary").nth(2)).to_contain_text("30 cards")
    panel.locator("summary").nth(1).click()
    expect(panel.locator("details[open] .list li")).to_have_text(
        ["3× Administration", "1× Gardens"]
    )
    expect(panel.locator("details[open] p")).to_contain_text("Taken out: Sculptor's Apprentice")
    ola.axe("the decks of a table", within=".tabledecks", night=True)
    ola.press("Escape")
    expect(panel).to_have_count(0)


# Faces whose name, formula, text or signs meet, are cut or hang over the edge.
_SPOILT = """() => {
  const seen = (it) => it.getBoundingClientRect();
  const boxes = (it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const spoilt = [];
  for (const face of document.querySelectorAll(".dpile .loc, .card")) {
    const name = face.querySelector(":scope > b, .name");
    const others = [...face.querySelectorAll(".fx .i, .fx .say, .raze, .slot, .formula .i")];
    const edge = seen(face);
    const over = (it) => seen(it).right > edge.right + 1 || seen(it).bottom > edge.bottom + 1;
    const cut = [...face.querySelectorAll(".does, .fx-in, .say")].some(
      (it) => getComputedStyle(it).display !== "inline" &&
        it.scrollHeight + it.scrollWidth > it.clientHeight + it.clientWidth + 2,
    );
    const met = boxes(name).some((box) => others.some((it) => meet(box, seen(it))));
    if (cut || met || others.some(over)) spoilt.push(name.textContent);
  }
  return spoilt;
}"""


def test_no_name_runs_into_a_formula(come: Come) -> None:
    guest = come(locale="pl")
    guest.open("/decks")
    pile(guest, "rome/engineers")
    assert guest.page.evaluate(_SPOILT) == []
    guest.open("/cards")
    seen(guest.page.locator(".card"))
    assert guest.page.evaluate(_SPOILT) == []
