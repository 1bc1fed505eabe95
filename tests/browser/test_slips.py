"""Nothing is lost by a slip: places, double clicks, passing, giving up, reasons, the zoom."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.games import asked, asks, on_turn, play_on, played, rolled
from tests.browser.guest import CORNER, Guest, seen

DUEL = ("rome", "barbarians")
SOLO = ("rome",)
FOUR = ("rome", "barbarians", "egypt", "japan")
FIVE = ("aztecs", "rome", "egypt", "japan", "barbarians")
PLACES = ".dock .acts > :is(.btn, .refused)"


# Clicks on the next step, or presses a key, once its words begin like this: nobody is quicker.
_PRESSES = """([words, key]) => new MutationObserver((_, watch) => {
  const step = document.querySelector(".act-step");
  if (!step?.textContent.startsWith(words)) return;
  watch.disconnect();
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true });
  if (key) document.activeElement.dispatchEvent(pressed);
  else step.click();
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


def log(guest: Guest) -> Locator:
    """The lines of the log."""
    return guest.page.get_by_role("list", name="Log")


def moves(guest: Guest) -> list[str]:
    """What the page sends from now on to be played, or taken back."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("move", "undo"):
            sent.append(message.get("text", "undo"))

    guest.page.on("websocket", lambda line: line.on("framesent", note))
    return sent


def buildable(guest: Guest) -> Locator:
    """Cards in hand that can be built."""
    return guest.page.locator(".cards.hand .card.is-playable:not(.is-quiet)")


def told(guest: Guest) -> list[str]:
    """The reasons that can be read now."""
    return [why.inner_text() for why in guest.page.locator(".refused-why:visible").all()]


def edges(guest: Guest) -> list[list[float]]:
    """Where the places of the dock are."""
    found: list[list[float]] = guest.page.evaluate(
        "(wanted) => [...document.querySelectorAll(wanted)].map((it) => {"
        " const { left, right } = it.getBoundingClientRect(); return [left, right]; })",
        PLACES,
    )
    return found


def test_a_double_click_builds_once_and_does_nothing_else(guest: Guest, address: str) -> None:
    game = played(*SOLO, seed=2)
    sent = moves(guest)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    before = edges(guest)
    round_ = guest.round
    card = buildable(guest).first
    card.click()
    assert edges(guest) == before
    name = guest.page.locator(".act-step").inner_text().removeprefix("Build ")
    place = guest.page.locator(".act-step").bounding_box()
    assert place is not None
    guest.page.mouse.dblclick(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(log(guest)).to_contain_text(f"Ola builds {name}")
    guest.awaits()
    assert edges(guest) == before
    assert [text.split()[0] for text in sent] == ["build"]
    assert guest.round == round_
    assert not told(guest)


def test_a_press_on_what_has_just_come_does_nothing(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    sent = moves(guest)

    def pays_after_it(at: int) -> bool:
        before, after = game.moments[at : at + 2]
        asked = after.view["asked"]
        return (
            on_turn(1)(before.view, before.seat)
            and after.seat == before.seat
            and asked is not None
            and asked.get("purpose") == "build"
            and asked["card"] in before.view["players"][0]["hand"]
        )

    at = next(at for at in range(len(game.moments) - 1) if pays_after_it(at))
    guest.open(play_on(address, game, game.moments[at]))
    guest.awaits()
    guest.card(f"hand/0/{game.moments[at + 1].view['asked']['card']}").click(position=CORNER)
    guest.page.evaluate(_PRESSES, ["Pay", ""])
    guest.page.locator(".act-step", has_text="Build").click()
    seen(guest.page.locator(".act-step", has_text="Pay"))
    guest.settle()
    assert [text.split()[0] for text in sent] == ["build"]  # the second press was not meant
    guest.page.locator(".act-step", has_text="Pay").click()
    expect(guest.page.get_by_role("list", name="Steps of building")).to_have_count(0)
    assert len(sent) == 2


def test_passing_asks_once_while_something_is_left(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    seen(buildable(guest))
    guest.page.evaluate(_PRESSES, ["Pass: end", "Enter"])  # too soon
    guest.press("p")
    seen(guest.question.get_by_text("Pass for the rest of this round?"))
    expect(guest.question).to_contain_text(re.compile(r"You could still\s*build \d+ card"))
    seen(guest.question.get_by_text("Pass for the rest of this round?"))
    guest.press("Escape")
    expect(guest.question.get_by_text("Pass for the rest")).to_have_count(0)
    guest.page.locator(".act-pass").dblclick()  # the second click says: keep playing
    expect(guest.button("Pass")).to_be_visible()
    passed = log(guest).get_by_text("Ola passes")
    expect(passed).to_have_count(1)  # in the round before
    guest.pass_()
    expect(passed).to_have_count(2)


# What hangs out of the question at the table, in pixels: to the right, above, below.
_HANGS = """() => {
  const around = document.querySelector(".strip").getBoundingClientRect();
  const all = [...document.querySelectorAll(".ask, .ask :not(kbd)")];
  const boxes = all.map((it) => it.getBoundingClientRect());
  return Math.max(...boxes.filter(({ width }) => width > 0).map(({ right, top, bottom }) =>
    Math.max(right - around.right, around.top - top, bottom - around.bottom)));
}"""


@pytest.mark.parametrize("locale", ["pl-PL", "cs-CZ"])
def test_all_that_is_left_stands_in_the_question(locale: str, come: Come, address: str) -> None:
    game = played(*FIVE, boxes=("friends", "aztecs"))
    moment = max(
        (one for one in game.moments if one.seat == 0 and "pass" in one.legal),
        key=lambda one: len({text.split()[0] for text in one.legal}),
    )
    guest = come(viewport={"width": 1280, "height": 720}, locale=locale)
    guest.open(play_on(address, game, moment))
    guest.awaits()
    guest.settle()
    guest.press("p")
    said = guest.question.locator(".left")
    expect(said.locator(".out")).to_have_count(6)
    words = said.locator("small").inner_text()
    assert guest.question.inner_text().count(words) == 1, words
    assert guest.page.evaluate(_HANGS) < 1


def test_whatever_is_picked_stands_in_the_question(come: Come, address: str) -> None:
    """Card by card, also where three things can be done with it, in long words."""
    game = played(*FOUR, seed=4)
    moment = max(
        (one for one in game.moments if one.seat == 0 and on_turn(2)(one.view, 0)),
        key=lambda one: sum(text.startswith(("build", "deal", "raze")) for text in one.legal),
    )
    guest = come(viewport={"width": 1280, "height": 720}, locale="pl-PL")
    guest.open(play_on(address, game, moment))
    guest.awaits()
    guest.settle()
    for at in [card.get_attribute("data-spot") for card in buildable(guest).all()]:
        card = guest.card(at or "")
        card.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        seen(guest.question.locator(".ledger"))
        assert guest.page.evaluate(_HANGS) < 1, guest.question.inner_text()
        seen(guest.question.get_by_role("button", name=re.compile("^Zbuduj")))
        guest.press("Escape")


def test_what_is_given_up_is_named_even_without_a_choice(guest: Guest, address: str) -> None:
    game = played(*DUEL)

    def one_location(view: dict[str, Any], seat: int) -> bool:
        own = view["players"][0]
        return (
            on_turn(1)(view, seat)
            and len(own["empire"]) == 1
            and not own["foundations"]
            and own["goods"]["gold"] + own["goods"]["stone"] + own["goods"]["wood"] > 2
        )

    moment = next(
        one
        for seed in range(4)
        for one in played(*DUEL, seed=seed).moments
        if one.seat == 0 and one_location(one.view, 0)
    )
    game = next(found for seed in range(4) if moment in (found := played(*DUEL, seed=seed)).moments)
    guest.open(play_on(address, game, moment))
    guest.awaits()
    costly = buildable(guest).and_(guest.page.locator(".faction:has(.cost use[href$=location])"))
    costly.first.click()
    own = guest.page.get_by_role("region", name="Your empire").locator(".loc")
    seen(guest.question.locator(".ledger .out .chip"))
    seen(own.locator(".flag", has_text="Discard"))
    expect(guest.page.locator(".act-step.give")).to_have_count(1)


def test_a_turn_ends_by_itself_though_a_token_is_left(guest: Guest, address: str) -> None:
    """Unless one touches the token, or wants to end every turn oneself."""

    def has_token(view: dict[str, Any], seat: int) -> bool:
        own, rival = view["players"]
        goods = own["goods"]
        able = goods["defense"] > 0 and goods["worker"] > 7 and not rival["passed"]
        return on_turn(1)(view, seat) and able and bool(own["empire"])

    games = (played(*DUEL, seed=seed) for seed in range(8))
    found = ((one, it) for one in games for it in one.moments if has_token(it.view, it.seat))
    game, moment = next(found)
    sent = moves(guest)
    guest.open(play_on(address, game, moment))
    end = guest.page.locator(".act-end:not([aria-disabled])")
    lines = guest.page.locator(".loglist li")

    def sends_workers() -> int:
        guest.awaits()
        guest.settle()
        before = lines.count()
        guest.page.get_by_role("button", name=re.compile("^Send workers 1 wood")).click()
        seen(guest.question.get_by_text("Do you send 2 more?"))
        guest.settle()
        guest.page.locator(".ask .answer").last.click()  # no more workers
        return before

    before = sends_workers()
    seen(lines.nth(before + 1))  # the bot has moved: nobody had to end the turn
    assert "end" not in sent
    guest.awaits()
    guest.settle()
    guest.button("Keep my turn open after the action, to place a defense token").click()
    sends_workers()
    expect(end).to_have_count(1)


def test_a_reason_does_not_open_where_the_pointer_happens_to_rest(
    guest: Guest, address: str
) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    refused = guest.page.locator(".dock .refused:has(.act-end)")
    refused.hover()
    expect(refused).to_have_class(re.compile("is-told"))
    guest.page.mouse.move(300, 300)
    expect(refused).not_to_have_class(re.compile("is-told"))
    guest.pass_()  # the pointer rests where the next step was
    guest.page.wait_for_timeout(800)
    assert not told(guest)


def test_the_zoom_leaves_the_hand_free(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    zoom = guest.page.locator(".peek.placed")
    strip = guest.page.locator(".strip").bounding_box()
    assert strip is not None
    for card in guest.hand.all()[:3]:
        card.hover(position={"x": 10, "y": 60})
        number = card.get_attribute("data-card")
        seen(zoom)
        box = zoom.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= strip["y"]
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert not guest.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('.peek') !== null", middle
        )
        assert (
            guest.page.evaluate(
                "() => document.querySelector('.cards.hand .card:hover')?.dataset.card"
            )
            == number
        )
    guest.hand.nth(1).click(position={"x": 10, "y": 60})
    expect(guest.hand.nth(1)).to_have_attribute("aria-pressed", "true")


def test_in_the_lookout_the_zoom_leaves_the_offer_free(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.open(play_on(address, game, game.last(asked("draft"))))
    guest.awaits()
    zoom = guest.page.locator(".peek.placed")
    for card in (guest.hand.first, guest.page.locator(".offer [data-card]").first):
        card.hover(position={"x": 10, "y": 60})
        seen(zoom)
        box = zoom.bounding_box()
        assert box is not None
        for one in guest.page.locator(".offer [data-card]").all():
            other = one.bounding_box()
            assert other is not None
            assert other["x"] + other["width"] <= box["x"]
        assert box["x"] + box["width"] <= 1280
        guest.page.mouse.move(1, 1)
        expect(zoom).to_have_count(0)


def test_a_double_click_on_ready_ends_where_it_began(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    guest.open(play_on(address, game, game.when(asks("develop", 3))))
    guest.page.locator("[data-ask=develop]").wait_for()
    before = edges(guest)
    ready = log(guest).get_by_text("Ola is ready")
    so_far = ready.count()
    guest.page.locator(".act-end").dblclick()
    expect(guest.page.locator(".act-step.give")).to_have_count(0)
    guest.page.locator(".act-end").click()
    seen(guest.page.locator(".act-step.give"))
    assert edges(guest) == before
    expect(ready).to_have_count(so_far)


def test_a_double_click_marks_one_area(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    sent = moves(guest)
    guest.open(play_on(address, game, game.when(asks("develop", 3))))
    guest.page.locator("[data-ask=develop]").wait_for()
    guest.settle()
    crossed = guest.page.locator("main .is-crossed[data-place]")
    before = crossed.count()
    guest.page.locator('main .empire-sheet [data-place^="track/"][data-can]').first.dblclick()
    expect(crossed).to_have_count(before + 1)
    guest.page.wait_for_timeout(600)
    expect(crossed).to_have_count(before + 1)
    assert len(sent) == 1
    assert not told(guest)
