"""The lessons, from their first word to their last: by mouse at a desk, by keys on a phone."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.guest import ASKED, Guest, seen

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
MOST_KEYS = 120

# Whether the text of a step lies over nothing that is lit for it.
_FREE = """() => {
  const text = document.querySelector(".lpanel").getBoundingClientRect();
  return [...document.querySelectorAll(".light .ring:not(.no)")].every((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    return left >= text.right || text.left >= right || top >= text.bottom || text.top >= bottom;
  });
}"""

# The key that leads from what has the focus towards what is wanted.
_TOWARDS = """(wanted) => {
  const it = document.activeElement;
  if (it?.matches(wanted)) return "";
  const stops = [...(it?.closest("[data-group]")?.querySelectorAll("button, a[href]") ?? [])];
  const to = stops.findIndex((stop) => stop.matches(wanted));
  return to < 0 ? "Tab" : to < stops.indexOf(it) ? "ArrowLeft" : "ArrowRight";
}"""


def beats(game: str, name: str = "basics") -> list[dict[str, Any]]:
    told = json.loads((PAGE / game / "lessons" / f"{name}.json").read_text("utf-8"))
    return [beat for chapter in told["chapters"] for beat in chapter["beats"]]


def step(guest: Guest, beat: str) -> Locator:
    """The step, once it is there; turns that have to be ended before it are."""
    page = guest.page
    found, end = (page.locator(f".lpanel[data-beat='{one}']") for one in (beat, "end-turn"))
    expect(found.or_(end)).to_be_visible()
    while end.is_visible():
        guest.settle()
        page.locator(".act-end").click()
        expect(end).to_be_hidden()
    seen(found)
    expect(page.locator(".light .veil")).to_have_count(1)
    page.wait_for_function(_FREE, polling=50)  # the light follows the table
    return found


CARDS = {
    "draft": "offer/-1/com010",
    "draft-any": "offer/-1/com044",
    "build": "hand/0/com010",
    "deal": "hand/0/rom030",
    "over": "hand/0/rom003",
    "use": "empire/0/rom003",
    "raze": "empire/1/com059",
    "visit-build": "hand/0/com094",
    "visit-visit": "empire/1/egy032",
    "visit-again": "door/empire/1/egy032",
    "storage-build": "hand/0/com090",
    "prayer-use": "empire/0/azt003",
    "prayer-build": "hand/0/azt009",
    "prayer-again": "empire/0/azt003",
}
# Cards that several things can be done with: the answer that is meant.
ANSWERS = {
    "deal": "[data-spot='answer/deal rome/colossus']",
    "prayer-use": "[data-spot='answer/use aztecs/sacrificial-altar']",
}


def answer(beat: dict[str, Any]) -> str | None:
    """Where a step is answered in the strip, if it is."""
    verb, _, rest = beat["moves"][0].rstrip("*").partition(" ")
    return f"[data-spot^='answer/{verb} {rest}']" if verb in ("choose", "send") else None


def do(guest: Guest, beat: dict[str, Any]) -> None:
    """What a step of the card game asks for, by mouse."""
    page, name = guest.page, beat["id"]
    guest.settle()
    if beat["moves"] == ["pass"]:
        guest.pass_()
    elif asked := answer(beat):
        page.locator(asked).first.click()
    else:
        spot = CARDS.get(name)
        card = guest.card(spot) if spot else page.locator("[data-spot^='offer/']").first
        card.click(position={"x": 10, "y": 10})
        page.locator(".act-step, .answer").first.wait_for()
        page.locator(ANSWERS.get(name, ".act-step")).click()


def taught(guest: Guest, name: str, look: Callable[[str], None] = lambda beat: None) -> None:
    """A lesson of the card game by mouse, up to its last step; `look` is called at each."""
    for beat in beats("settlers", name):
        panel = step(guest, beat["id"])
        look(beat["id"])
        if beat.get("show") == "next":
            return
        if "moves" in beat:
            do(guest, beat)
        else:
            panel.locator(".primary").click()


def test_the_card_game_is_taught_by_mouse(come: Come) -> None:
    guest = come(viewport=LAPTOP)
    page = guest.page
    guest.open("/first")

    def look(beat: str) -> None:
        if beat == "goal":
            guest.axe("a step to read")
            assert page.locator(".lessoned").evaluate("it => it.inert")
        if beat == "draft":
            guest.axe("a task", night=True)
            _a_wrong_click(guest)
        if beat == "build":
            _leaving(guest)
            step(guest, beat)

    taught(guest, "basics", look)
    guest.button("Play on here").click()
    expect(page.locator(".lbar, .light, .lpanel")).to_have_count(0)
    seen(guest.button("Menu"))
    guest.awaits()
    assert guest.step()


def _a_wrong_click(guest: Guest) -> None:
    """It is answered with what to try and changes nothing; after two the right card is lit."""
    page = guest.page
    log = page.locator(".log li").count()
    for spot in ("offer/-1/com045", "offer/-1/com049"):
        guest.card(spot).click(position={"x": 10, "y": 20})
        answer = page.get_by_role("alert").filter(has_text="is an action")
        seen(answer)
        expect(answer).to_contain_text("Look for the wheel")
        expect(page.locator(".act-step")).to_have_count(0)
    guest.press("p")
    expect(page.locator("[data-spot^='offer/']")).to_have_count(3)
    assert page.locator(".log li").count() == log
    expect(page.locator(".lpanel .look")).to_contain_text("Quarry")
    expect(page.locator(".light .ring:not(.no)")).to_have_count(1)


def _leaving(guest: Guest) -> None:
    """Esc leaves without a question; the lobby knows how far one is and leads back."""
    guest.press("Escape")
    guest.page.wait_for_url(f"{guest.address}/")
    seen(guest.page.get_by_text("4 of 9"))
    guest.open("/lesson")


def do_by_keys(guest: Guest, beat: dict[str, Any]) -> None:
    """What a step of the card game asks for, by keys alone."""
    name = beat["id"]
    if beat["moves"] == ["pass"]:
        guest.settle()
        guest.press("p")
        seen(guest.page.locator(".act-step.give"))
        guest.confirm_by_keys()
        return
    asked = answer(beat)
    reach(guest, asked or f"[data-spot^='{CARDS.get(name, 'offer/')}']")
    guest.settle()
    guest.press("Enter")
    if name in ANSWERS:
        reach(guest, ANSWERS[name])
        guest.press("Enter")
    elif not asked:
        guest.page.locator(".act-step").wait_for()
        guest.press("Enter")


def read_by_keys(guest: Guest) -> None:
    """A step to read: the key that goes on has the focus."""
    expect(guest.page.locator(".lpanel .primary")).to_be_focused()
    guest.press("Enter")


def taught_by_keys(guest: Guest, name: str) -> None:
    """A lesson of the card game by keys alone, to its end."""
    for beat in beats("settlers", name):
        step(guest, beat["id"])
        if beat.get("show") != "next" and "moves" in beat:
            do_by_keys(guest, beat)
        else:
            read_by_keys(guest)


def test_the_card_game_is_taught_by_keys(come: Come) -> None:
    guest = come(viewport=LAPTOP, locale="pl-PL")
    guest.open("/lesson")
    taught_by_keys(guest, "basics")
    expect(guest.page.locator(".lbar, .light, .lpanel")).to_have_count(0)


def test_visits_are_taught_by_mouse(come: Come) -> None:
    """From the box that is ticked in the lobby to a game of one's own with that box."""
    guest = come(viewport=LAPTOP)
    page = guest.page
    guest.open("/new")
    page.get_by_role("checkbox", name=re.compile("^Why Can’t We Be Friends")).check()
    guest.link("What is new: visits").click()

    def look(beat: str) -> None:
        if beat == "visit-card":
            guest.axe("a card that is new", within=".lpanel", night=True)
        if beat == "visit-build":
            guest.card("hand/0/com009").click(position={"x": 10, "y": 20})
            seen(page.get_by_role("alert").filter(has_text="not this one"))
        if beat == "visit-visit":
            guest.press("Escape")
            page.wait_for_url(f"{guest.address}/")
            guest.open("/lessons")
            guest.link("Continue: What is new: visits").click()
            step(guest, beat)

    taught(guest, "visit", look)
    seen(guest.link("What is new: storage"))
    guest.button("New game, easy bot").click()
    guest.awaits()
    expect(page.locator(".lpanel")).to_have_count(0)


def test_storage_is_taught_by_keys(come: Come) -> None:
    guest = come(viewport=LAPTOP, locale="cs-CZ")
    guest.open("/lesson/settlers/storage")
    taught_by_keys(guest, "storage")
    expect(guest.page.locator(".lbar, .light, .lpanel")).to_have_count(0)


def test_prayers_are_taught_on_a_phone(come: Come) -> None:
    guest = come(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    guest.open("/lesson/settlers/prayer")

    def look(beat: str) -> None:
        guest.fits(beat)
        if beat == "prayer-card":
            guest.axe("a card that prays on a phone", within=".lpanel")

    taught(guest, "prayer", look)
    seen(guest.button("Graj tu dalej"))


PLACES = {
    "favor": "[data-place='token/coin']",
    "coin": "[data-place='favor']",
    "walls": "[data-place='track/walls/1']",
    "huts": "[data-place='track/huts/1']",
    "gold": "[data-place='track/huts/2']",
    "gold-again": "[data-place='track/walls/2']",
    "settle": "[data-place='cell/WA1']",
    "favor-any": "[data-place^='token/'][data-can]",
    "bridges": "[data-place='track/bridges/1']",
    "bridges-again": "[data-place='track/bridges/2']",
    "harvest": "[data-place^='harvest/I-'][data-can]",
    "village": "[data-place^='building/farm/'][data-can]",
}


def reach(guest: Guest, wanted: str) -> None:
    """Tab and arrows, until what is wanted has the focus."""
    guest.page.locator(wanted).first.wait_for(state="attached")
    for _ in range(MOST_KEYS):
        key = guest.page.evaluate(_TOWARDS, wanted)
        if not key:
            return
        guest.press(key)
    raise AssertionError(f"no key leads to {wanted}")


def test_roll_and_write_is_taught_by_keys_on_a_phone(come: Come) -> None:
    guest = come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    guest.open("/lesson/rollwrite")
    for beat in beats("rollwrite"):
        name = beat["id"]
        step(guest, name)
        if name == "roll-goal":
            guest.axe("a step to read on a phone")
            guest.fits("a step to read on a phone")
        if name == "walls":
            reach(guest, ".act-end")
            guest.press("Enter")
            seen(page.get_by_role("alert").filter(has_text="Not yet"))
            guest.press("u")
            seen(page.get_by_role("alert").filter(has_text="Nothing has changed"))
            guest.press("h")
            expect(page.locator(".lpanel .look")).to_contain_text("top row")
            guest.press("Escape")
            page.wait_for_url(f"{guest.address}/")
            guest.open("/lesson/rollwrite")
            step(guest, name)
        if name == "settle":
            expect(guest.question).to_contain_text("3 victory points")
        if name == "roll-next":
            break
        if "moves" not in beat:
            read_by_keys(guest)
        elif name == "ready":
            guest.settle()
            guest.press("e")
        else:
            reach(guest, PLACES[name])
            guest.settle()
            guest.press("Enter")
            if name == "settle":
                reach(guest, ".act-step")
                guest.press("Enter")
    reach(guest, "a[href='/how-to-play/rollwrite']")
    guest.press("Enter")
    seen(page.get_by_role("heading", name="Roll & Write", level=1))


def led(guest: Guest, beat: dict[str, Any]) -> None:
    """What a step of the campaign asks for, by mouse or finger."""
    page, name = guest.page, beat["id"]
    guest.settle()
    if name == "camp-pass":
        page.locator(".act-pass").click()
        page.locator(".act-step").click()
    elif name == "camp-build":
        guest.card("hand/0/com052").click(position={"x": 10, "y": 20})
        page.locator(".act-step").click()
    elif name == "camp-upkeep":
        page.locator("[data-spot^='upkeep/'][data-can]").first.click()
    else:
        move = beat["moves"][0].rstrip("*")
        if name == "camp-buy":
            page.locator(".shelf.c-pink").click()
        page.locator(f"[data-written^='{move}']").first.locator("visible=true").click()
        page.locator(".act-step").click()


def drafted(guest: Guest, beat: str) -> None:
    """The cards of the next game are taken as in any game, up to the step after this one."""
    page = guest.page
    then = page.locator(f".lpanel:not([data-beat='{beat}'])")
    offer = page.locator(f"body:has({ASKED}) [data-spot^='offer/']")
    while True:
        page.wait_for_timeout(100)  # what was clicked is sent
        then.or_(offer).first.wait_for()
        if then.count():
            return
        guest.settle()
        offer.first.click(position={"x": 10, "y": 20})
        page.locator(".act-step").click()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_first_game_of_a_campaign_is_taught(size: Any, come: Come) -> None:
    locale = "pl-PL" if size == PHONE else "en-GB"
    guest = come(viewport=size, has_touch=size == PHONE, locale=locale)
    page = guest.page
    guest.open("/lesson/campaign")
    for beat in beats("campaign"):
        name = beat["id"]
        panel = step(guest, name)
        guest.fits(name)
        if name in ("camp-goals", "camp-advance", "camp-buy", "camp-cross") and size == LAPTOP:
            guest.axe(name, night=True)
        if name == "camp-cross":
            page.locator("[data-written='cross 12']").click()
            seen(page.get_by_role("alert").filter(has_text="1"))
            guest.press("Escape")
            page.wait_for_url(f"{guest.address}/")
            guest.open("/lesson/campaign")
            step(guest, name)
        if beat.get("show") == "next":
            break
        if "moves" in beat:
            led(guest, beat)
        else:
            panel.locator(".primary").click()
        if name == "camp-cross":
            drafted(guest, name)
    page.locator(".lpanel .primary").click()
    expect(page.locator(".lbar, .light, .lpanel")).to_have_count(0)


def test_a_tap_on_an_answer_is_made(come: Come) -> None:
    """The strip that shows what an answer brings does not move below the finger."""
    guest = come(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.open("/lesson")
    for beat in beats("settlers"):
        name = beat["id"]
        panel = step(guest, name)
        if name == "deal":
            break
        if "moves" in beat:
            do(guest, beat)
        else:
            panel.locator(".primary").click()
    guest.settle()
    guest.card(CARDS["deal"]).tap(position={"x": 10, "y": 20})
    seen(guest.page.locator(".ask .ledger .out"))  # what the other answer costs
    guest.page.locator("[data-spot='answer/deal rome/colossus']").tap()
    step(guest, "razed")


def test_the_step_in_the_village_is_seen_on_a_phone(come: Come) -> None:
    guest = come(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.open("/lesson/rollwrite")
    for beat in beats("rollwrite"):
        name = beat["id"]
        panel = step(guest, name)
        if name == "village":
            break
        guest.settle()
        if "moves" not in beat:
            panel.locator(".primary").click()
        elif name == "ready":
            guest.page.locator(".act-end").tap()
        else:
            guest.page.locator(PLACES[name]).first.tap()
        if name == "settle":
            guest.page.locator(".act-step").tap()
    expect(guest.page.locator(PLACES["village"]).first).to_be_in_viewport()


def test_how_to_play(guest: Guest) -> None:
    guest.open("/how-to-play")
    seen(guest.page.get_by_role("heading", name="Imperial Settlers", level=1))
    seen(guest.page.get_by_text("Raze token (torch)"))
    for box in ("Why Can’t We Be Friends", "Aztecs"):
        seen(guest.page.get_by_role("heading", name=box, level=2))
    seen(guest.page.get_by_text("Praying with blessings"))
    guest.axe("how to play", night=True)
    guest.page.set_viewport_size({"width": 360, "height": 640})
    guest.fits("how to play")
    guest.link("How to play: Roll & Write").click()
    seen(guest.page.get_by_role("heading", name="The five favor tokens"))
    guest.axe("how to play on sheets")
    guest.fits("how to play on sheets")
    for game, title in (("settlers", "Imperial Settlers"), ("rollwrite", "Roll & Write")):
        guest.open(f"/how-to-play/{game}")
        seen(guest.page.get_by_role("heading", name=title, level=1))
    guest.open("/lesson/settlers")
    guest.page.wait_for_url("**/table/*/0")


def test_signs_name_themselves_to_the_mouse(guest: Guest) -> None:
    guest.open("/lesson")
    for _ in range(3):
        guest.page.locator(".lpanel .primary").click()
    name = guest.page.locator(".naming")
    for pointed, said in {
        ".purse [data-good=raze]": "Raze token (torch)",
        ".purse [data-good=defense] b": "Defense token (shield)",
        ".rival [data-hand]": "cards in hand",
        "[data-pile=common]": "Common",
    }.items():
        guest.page.locator(pointed).first.hover()
        expect(name).to_contain_text(said, ignore_case=True)
        assert name.evaluate("it => getComputedStyle(it).pointerEvents") == "none"
        guest.page.mouse.move(2, 2)
        expect(name).to_have_count(0)
