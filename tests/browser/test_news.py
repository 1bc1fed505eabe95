"""What happened is seen: losses, what rivals did, the last move and the final scoring."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.games import Moment, Played, asks, on_turn, play_on, played, rolled
from tests.browser.guest import Guest, seen
from tests.server.serving import served

THREE = ("rome", "barbarians", "japan")
PHONE = {"width": 390, "height": 844}


def razed(game: Played) -> Moment:
    """The first own turn after a rival has razed a common location of the first seat."""
    empire: set[str] = set()
    for moment in game.moments:
        if moment.seat == 0:
            player = moment.view["players"][0]
            built = {location["card"] for location in player["empire"]}
            lying = {foundation["card"] for foundation in player["foundations"]}
            if (empire - built) & lying and moment.view["asked"]["kind"] == "turn":
                return moment
            empire = built
    raise AssertionError("nobody was razed in this game")


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_who_was_razed_cannot_miss_it(come: Come, address: str, viewport: Any) -> None:
    game = played(*THREE)
    moment = razed(game)
    guest = come(viewport=viewport)
    guest.open(play_on(address, game, moment))
    guest.awaits()
    news = guest.page.get_by_role("region", name="News")
    loss = news.locator(".loss")
    expect(loss).to_have_count(1)
    expect(loss).to_contain_text(re.compile(r"razes your .+ at the end; you get .+ foundation"))
    flag = guest.page.locator(".empire .lost-flag")
    expect(flag).to_have_text(re.compile(r"^razed by "))
    if viewport is PHONE:
        hand, dock = (guest.page.locator(one).bounding_box() for one in (".hand .card", ".dock"))
        assert hand is not None
        assert dock is not None
        assert hand["y"] + hand["height"] <= dock["y"] + 1, "the hand is not below the dock"
        guest.page.get_by_role("button", name=re.compile("Score, log and chat")).click()
    line = guest.page.locator(".loglist .is-loss").last
    expect(line).to_contain_text("razes")
    if viewport is PHONE:
        guest.press("Escape")
    guest.axe("news of a loss")
    guest.fits("news of a loss")
    guest.button("Show me", news).click()
    seen(guest.page.get_by_text(re.compile("moment|Back", re.IGNORECASE)).first)
    guest.press("Escape")
    expect(loss).to_have_count(1)
    guest.button("Close the news", news).click()
    expect(loss).to_have_count(0)
    while guest.page.locator(".lost-flag").count():  # it stays until one's action
        guest.step()


def test_rivals_can_be_followed_without_the_log(guest: Guest, address: str) -> None:
    game = played(*THREE)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    news = guest.page.get_by_role("region", name="News")
    guest.step()
    guest.awaits()
    expect(news.locator(".ev").first).to_be_visible()
    expect(guest.page.locator(".loglist .newest")).to_have_count(1)
    guest.page.set_viewport_size({"width": 390, "height": 844})  # one swipes through whole lines
    seen(news.locator(".evs[tabindex]"))
    assert not news.locator(".ev > span").evaluate_all(
        "(them) => them.filter((it) => it.scrollWidth > it.clientWidth + 1).length"
    )


def test_whoever_does_not_want_to_wait_skips_to_their_turn(come: Come) -> None:
    game = played(*THREE)
    with served(bot_pause=3600.0) as slow:
        guest = come(at=slow)
        guest.open(play_on(slow, game, game.when(on_turn(2))))
        guest.awaits()
        guest.step()
        guest.button("Skip to my turn").click()
        guest.awaits()
        expect(guest.button("Skip to my turn")).to_have_count(0)


def test_the_log_of_the_lookout_shows_who_took_what(guest: Guest, address: str) -> None:
    game = played(*THREE)
    lookout = game.last(lambda view, who: who == 0 and view["phase"] == "lookout")
    guest.open(play_on(address, game, lookout))
    guest.awaits()
    picks = guest.page.locator(".loglist .line:has(.emblem)", has_text="takes")
    expect(picks.last).to_be_visible()
    # the panel grows and shrinks: the last line stays in sight
    guest.page.set_viewport_size({"width": 1440, "height": 700})
    expect(guest.page.locator(".loglist .newest")).to_be_in_viewport(ratio=0.9)


# The end of a game

# Everything that the heading ever says, each once.
_HEADINGS = """() => {
  window.said = [];
  const note = () => {
    const text = document.querySelector("h1")?.textContent ?? "";
    if (text && window.said.at(-1) !== text) window.said.push(text);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document, all);
  note();
}"""


def _ending(address: str) -> str:
    """The last turn of the first seat."""
    game = played("rome", "barbarians")
    return play_on(address, game, game.last(on_turn(5)))


def test_no_finished_game_is_called_broken_off(guest: Guest, address: str) -> None:
    guest.open(_ending(address))
    guest.awaits()
    guest.page.evaluate(_HEADINGS)
    while guest.step():
        pass
    headings = guest.page.evaluate("() => window.said")
    assert re.search(r"\bwins?\b", headings[-1]), headings
    assert not [text for text in headings if "broken" in text], headings
    guest.page.add_init_script(f"addEventListener('DOMContentLoaded', {_HEADINGS})")
    guest.page.reload()
    seen(guest.page.locator(".end"))
    assert guest.page.evaluate("() => window.said") == headings[-1:]


# What is seen from the end of the game on, and the points on the table meanwhile.
_FINALE = """() => {
  window.seen = [];
  const note = () => {
    const now = document.querySelector(".end") ? "result"
      : document.querySelector(".is-over") && document.querySelector(".felt")
        ? document.querySelector(".plate [data-good=vp]")?.textContent ?? "" : "";
    if (now && window.seen.at(-1) !== now) window.seen.push(now);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document, all);
}"""


def test_the_last_table_and_the_scoring_are_seen_before_the_result(
    come: Come, address: str
) -> None:
    guest = come(reduced_motion="no-preference")
    guest.open(_ending(address))
    guest.awaits()
    guest.page.evaluate(_FINALE)
    while guest.step():
        pass
    *counted, last = guest.page.evaluate("() => window.seen")
    assert last == "result"
    points = [int(re.sub(r"\D", "", text)) for text in counted]
    assert len(points) > 1, "final scoring is counted in"
    assert points == sorted(points)


def test_stolen_goods_wear_a_flag(come: Come, address: str) -> None:
    game = played(*THREE)
    guest = come()

    def robbed(line: WebSocketRoute) -> None:
        def on_message(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view" and message["log"]:
                stolen = {"seat": 0, "by": 1, "how": "stolen", "goods": {"wood": 2}}
                last = {**message["log"][-1], "seat": 1, "losses": [stolen]}
                message["log"][-1] = last
            line.send(json.dumps(message))

        line.connect_to_server().on_message(on_message)

    guest.page.route_web_socket("**/socket*", robbed)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    flag = guest.page.locator(".dock .purse [data-good=wood] .lost-flag")
    expect(flag).to_have_text(re.compile("−2 .*stolen by "))
    expect(guest.page.locator(".purse .lost-flag")).to_have_count(1)


# Hints


def test_a_hint_has_reasons_and_can_be_followed(guest: Guest, address: str) -> None:
    game = played(*THREE)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    guest.button("What would you do?").click()
    hint = guest.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("I would: ")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    assert not re.search(r"\b[a-z]{3}\d{3}\b", hint.inner_text()), "no codes"
    guest.axe("a hint", night=True)
    step = hint.get_by_role("button", name="Do it").or_(guest.page.locator(".act-step"))
    step.first.click()
    expect(hint).to_have_count(0)


def test_hints_in_the_roll_and_write_game(guest: Guest, address: str) -> None:
    game = rolled("advanced", players=2)
    guest.open(play_on(address, game, game.when(asks("develop", 3))))
    seen(guest.page.locator(".felt.roll"))
    guest.button("What would you do?").click()
    hint = guest.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("I would: ")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    guest.settle()
    guest.button("Do it", hint).click()
    expect(hint).to_have_count(0)
