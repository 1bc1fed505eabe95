"""Puzzles in the browser: one is missed, begun again and solved, and the list knows."""

from playwright.sync_api import expect

from osada.puzzles.puzzle import Puzzle
from osada.puzzles.shelf import shelf
from osada.server import puzzling
from tests.browser.conftest import Come


def plain(puzzle: Puzzle) -> bool:
    """Whether it is solved by building something and using something, and missed by passing."""
    verbs = [text.split()[0] for text in puzzle.line]
    missed = any(one.text == "pass" and one.value < puzzle.best for one in puzzle.firsts)
    return puzzle.game == "settlers" and verbs == ["build", "use", "pass"] and missed


def cards(puzzle: Puzzle) -> list[str]:
    """The cards that the moves of its line are made on, by their numbers."""
    found: list[str] = []
    for at, text in enumerate(puzzle.line[:-1]):
        offers = puzzling.played(puzzle.number, puzzle.line[:at], "en").seen.offers
        found.append(next(one for one in offers if one.text == text).cards[0])
    return found


def test_a_puzzle_is_missed_and_then_solved(come: Come) -> None:
    puzzle = next(one for one in shelf().puzzles if plain(one))
    guest = come().open(f"/puzzles/{puzzle.number}")
    panel = guest.page.locator(".pz-panel")
    title = panel.locator("h2")
    expect(title).to_have_text(f"Find {puzzle.gain} points")
    guest.axe("a puzzle")
    guest.page.locator(".act-pass").click()
    guest.page.locator(".act-step").click()
    expect(title).to_contain_text("Not yet")
    expect(title).to_be_focused()
    guest.button("From the beginning", panel).click()
    expect(title).to_have_text(f"Find {puzzle.gain} points")
    for card in cards(puzzle):
        expect(guest.page.locator("[data-fresh]")).to_have_count(0)
        guest.page.locator(f'main [data-spot][data-card="{card}"]').first.click()
        with guest.page.expect_response(f"**/api/puzzles/{puzzle.number}"):
            guest.page.locator(".act-step:not([aria-disabled])").click()
    expect(title).to_contain_text(f"Right: {puzzle.gain} points")
    expect(panel.get_by_role("heading", name="The answer")).to_be_visible()
    guest.axe("a solved puzzle", night=True)
    guest.open("/puzzles?state=solved")
    expect(guest.page.locator(".pz-row")).to_have_count(1)
    expect(guest.page.get_by_text(f"1 of {len(shelf())} solved")).to_be_visible()
    guest.axe("the list of puzzles")


def test_the_puzzle_of_the_day_begins_a_row_of_days(come: Come) -> None:
    guest = come(locale="pl", viewport={"width": 390, "height": 844})
    guest.page.clock.set_fixed_time("2026-11-20T12:00:00")
    number = puzzling.of_day("2026-11-20").number
    puzzle = shelf().get(number)
    assert puzzle is not None
    guest.open("/puzzles/daily")
    expect(guest.page.locator(".pz-over")).to_contain_text("Zadanie dnia")
    guest.button("Pokaż rozwiązanie", guest.page.locator(".pz-panel")).click()
    expect(guest.page.get_by_role("heading", name="Rozwiązanie")).to_be_visible()
    guest.axe("the answer on a phone")
