"""Replays: every moment through anybody's eyes, and on from there."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.games import played, upload
from tests.browser.guest import Guest, seen

GAME = ("rome", "barbarians", "egypt")


def watch(guest: Guest, address: str, at: int = 0) -> str:
    """Open the replay of a game at a moment."""
    found = upload(address, played(*GAME))
    guest.open(f"/replay/{found}?at={at}")
    seen(guest.page.get_by_role("group", name="Playing the replay"))
    return found


def test_the_slider_leads_through_the_game(guest: Guest, address: str) -> None:
    watch(guest, address)
    slider = guest.page.get_by_role("slider", name="Moment")
    end = int(slider.get_attribute("max") or 0)
    assert end > len(played(*GAME).moments) // 2
    guest.button("One move on").click()
    expect(slider).to_have_value("1")
    guest.button("One round on").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("round 2"))
    slider.fill(str(end))
    seen(guest.link("Result"))
    slider.focus()
    guest.press("Home")
    expect(slider).to_have_value("0")
    guest.press("ArrowRight")
    expect(slider).to_have_value("1")
    guest.choose("Speed", "4×")
    guest.button("Play").click()
    expect(slider).to_have_value(re.compile(r"[4-9]|\d\d"))
    guest.button("Pause").click()
    seen(guest.button("Play"))


def test_a_stranger_finds_something_to_watch(guest: Guest) -> None:
    guest.open("/replays")
    examples = guest.page.get_by_role("region", name="Examples")
    seen(examples.get_by_text("Bots played these games"))
    expect(examples.get_by_role("listitem")).to_have_count(4)
    guest.axe("examples", night=True)
    examples.get_by_role("link", name=re.compile("^Watch")).first.click()
    seen(guest.page.get_by_role("group", name="Playing the replay"))
    guest.press("End")
    guest.link("Result").click()
    seen(guest.page.get_by_role("heading", name="Where every point came from"))


def test_each_has_eyes_of_their_own(guest: Guest, address: str) -> None:
    watch(guest, address, 100)
    hand = guest.page.get_by_role("region", name=re.compile("^Your hand"))
    expect(hand).to_have_count(0)
    shown = []
    for name in ("Ola", "Jan", "Eva"):
        guest.choose("Whose view", f"{name}’s view")
        seen(hand)
        expect(guest.page.locator(".board-only .empire h2, .board-only .folded")).to_have_count(1)
        shown.append(tuple(guest.numbers_in_hand()))
    assert len(set(shown)) > 1
    guest.choose("Whose view", "What everybody sees")
    expect(hand).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment(guest: Guest, address: str) -> None:
    watch(guest, address, 300)
    slider = guest.page.get_by_role("slider", name="Moment")
    lines = guest.page.get_by_role("list", name="Log").get_by_role("button")
    expect(lines.nth(20)).to_be_attached()
    lines.nth(10).click()
    expect(slider).not_to_have_value("300")
    assert 0 < int(slider.input_value()) < 300


def test_play_on_from_here(guest: Guest, address: str) -> None:
    watch(guest, address, 250)
    guest.button("Play on from here").click()
    form = guest.page.get_by_role("form", name="Play on from here")
    form.get_by_role("radiogroup", name="Your seat").get_by_role("radio", name="Jan").click()
    guest.choose("The other seats: bots", "Easy")
    guest.button("Play on from move 250").click()
    guest.page.wait_for_url("**/table/*/1")
    seen(guest.page.get_by_role("listitem").filter(has_text="Guest"))
    guest.awaits()
    for _ in range(4):
        guest.step()
    assert guest.awaits()["round"] >= 3


def test_a_journal_is_downloaded_and_uploaded(guest: Guest, address: str, tmp_path: Path) -> None:
    first = watch(guest, address)
    with guest.page.expect_download() as waiting:
        guest.link("Download the journal").click()
    kept = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    guest.open("/replays")
    guest.page.get_by_label("Open a journal").set_input_files(kept)
    guest.page.wait_for_url("**/replay/*")
    assert first not in guest.page.url
    seen(guest.page.get_by_role("slider", name="Moment"))


def test_a_file_that_is_no_journal_is_refused_with_a_reason(guest: Guest, tmp_path: Path) -> None:
    guest.excused.append("400")
    wrong = tmp_path / "wrong.journal"
    wrong.write_text("Dear diary, today we razed a mill.\n", encoding="utf-8")
    guest.open("/replays")
    guest.page.get_by_label("Open a journal").set_input_files(wrong)
    seen(guest.page.locator(".no-why"))
    assert guest.page.locator(".no-why").inner_text().strip()
    assert guest.page.url.endswith("/replays")


def test_a_finished_game_has_its_result(guest: Guest, address: str) -> None:
    game = played(*GAME)
    guest.open(f"/table/{upload(address, game)}")
    seen(guest.page.get_by_role("heading", name="Where every point came from"))
    total = guest.page.get_by_role("row", name=re.compile("^Total"))
    expect(total).to_have_text(re.compile("".join(rf"\D*{n}" for n in sorted(game.scores)[::-1])))
    seen(guest.link("Review"))
    guest.button("Final table").click()
    seen(guest.page.get_by_text("The game is over."))
    guest.button("To the result").click()
    guest.link("Watch replay").click()
    seen(guest.page.get_by_role("slider", name="Moment"))
