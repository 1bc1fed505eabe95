"""The boxes at a table: visits, prayers, storages, cards played at once, and five empires."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import Moment, Played, kept, on_turn, play_on, played
from tests.browser.guest import Guest, seen

BOTH = ("friends", "aztecs")
FIVE = ("aztecs", "rome", "egypt", "japan", "barbarians")


def boxed() -> Played:
    """A game with visits, storages and cards played at once."""
    return kept("boxes")


def asked(game: Played, kind: str) -> Moment:
    """When somebody is asked something of a kind."""
    return game.when(
        lambda view, who: (
            view["asked"] is not None and view["asked"]["kind"] == kind and who in view["turn"]
        )
    )


def test_a_rivals_open_production_is_visited_by_a_click(guest: Guest, address: str) -> None:
    moment = boxed().can("visit")
    guest.open(play_on(address, boxed(), moment))
    guest.possible()
    door = guest.page.locator(".rival .chip.is-ready:has(.pips)")
    seen(door)
    expect(door.first).to_have_attribute("aria-label", re.compile("Visited 0 of 2 times.*Visit"))
    guest.axe("a visit")
    door.first.click()
    expect(guest.question).to_contain_text("Get now")
    step = guest.page.locator(".act-step")
    expect(step).to_contain_text("Visit")
    step.click()
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("visits")


def test_doors_are_listed_and_visited_by_keys(come: Come, address: str) -> None:
    guest = come(viewport={"width": 1280, "height": 720})
    guest.open(play_on(address, boxed(), boxed().can("visit")))
    guest.possible()
    doors = guest.page.get_by_role("group", name="Open productions you can visit").get_by_role(
        "button"
    )
    lit = guest.page.locator(".rival .chip.is-ready:has(.pips)")
    expect(doors).to_have_count(lit.count())
    guest.page.keyboard.press("v")
    expect(doors.first).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(doors.first).to_have_attribute("aria-pressed", "true")
    expect(guest.question).to_contain_text("Pay")
    guest.page.keyboard.press("r")
    guest.page.keyboard.press("1")
    seen(guest.page.get_by_role("region", name=re.compile("^The empire of ")))
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("l")
    expect(guest.page.get_by_role("list", name="Log").locator(":focus")).to_have_count(1)


def test_on_a_phone_doors_are_a_row_to_swipe(come: Come, address: str) -> None:
    guest = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    guest.open(play_on(address, boxed(), boxed().can("visit")))
    guest.possible()
    door = guest.page.locator(".felt > .doors .door").first
    box = door.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    door.tap()
    seen(guest.page.get_by_role("button", name=re.compile("^Visit .*'s ")))
    guest.axe("doors on a phone")


def test_an_instant_card_is_played_from_the_hand(guest: Guest, address: str) -> None:
    guest.open(play_on(address, boxed(), boxed().can("play")))
    guest.possible()
    card = guest.hand.filter(has_text="Volcano")
    expect(card).to_contain_text("Instant")
    expect(card).to_contain_text("Play")
    card.click(position={"x": 10, "y": 20})
    guest.page.locator(".act-step").click()
    guest.possible()
    target = guest.page.locator(".rival .chip[aria-pressed=false]").first
    target.click()
    guest.page.locator(".act-step").click()
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("Volcano")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_a_prayer_is_a_scene(size: tuple[int, int], come: Come, address: str) -> None:
    """Answered where its cards lie; what matches is lit, the rest says why, the sum is below."""
    guest = come(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500)
    game = kept("prayer")
    guest.open(play_on(address, game, asked(game, "prayer")))
    scene = guest.page.get_by_role("region", name="You: prayer, Harvest Feast")
    answers = scene.locator(".answer")
    expect(answers).to_contain_text(["Draw cards", "Use blessings"])
    seen(guest.page.locator(".purse .blessings .bless"))
    guest.axe("a prayer begins")
    guest.possible()
    answers.first.click()
    cards = scene.get_by_role("list", name="Prayer, 5 cards").get_by_role("img")
    expect(cards).to_have_count(5)
    brown = scene.locator(".answer.hue", has_text="brown")
    expect(brown).to_contain_text("3 wood")
    seen(brown.locator(".disc"))
    guest.axe("a prayer asks for a colour")
    guest.possible()
    brown.click()
    seen(scene.get_by_role("img", name="New Forest, brown, + 1 wood"))
    expect(scene.locator(".pc.is-lit")).to_have_count(1)
    seen(scene.get_by_role("img", name="Armorer, black, no match"))
    seen(scene.get_by_role("img", name="Blessing: tri-colour: + 1 wood, as brown"))
    seen(scene.get_by_text("1 card matches, so 2 blessings add their own"))
    expect(scene.locator(".sum > b")).to_contain_text("3 wood")
    guest.axe("an answered prayer")
    guest.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def test_goods_are_stored_in_cleanup(guest: Guest, address: str) -> None:
    guest.open(play_on(address, boxed(), asked(boxed(), "store")))
    guest.possible()
    guest.page.locator(".ask .answer").first.click()
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text(re.compile("puts .* on "))


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_five_empires_have_room(size: tuple[int, int], come: Come, address: str) -> None:
    phone = size[0] < 500
    wishes = {"viewport": {"width": size[0], "height": size[1]}}
    guest = come(**wishes, **({"has_touch": True, "is_mobile": True} if phone else {}))
    game = played(*FIVE, boxes=BOTH)
    guest.open(play_on(address, game, game.when(on_turn(3, built=6))))
    guest.possible()
    expect(guest.page.locator(".players button" if phone else ".rival")).to_have_count(
        5 - (not phone)
    )
    guest.fits(f"five at {size}", down=not phone)
    guest.axe(f"five at {size}")


def test_a_table_of_five_is_made_in_the_lobby(guest: Guest) -> None:
    guest.open("/new")
    aztecs = guest.page.get_by_role("checkbox", name=re.compile("^Aztecs"))
    aztecs.check()
    guest.page.get_by_role("checkbox", name=re.compile("^Why Can’t We Be Friends")).check()
    seen(guest.page.get_by_text("Deck format"))
    for _ in range(2):
        guest.button("Add a bot").click()
    expect(guest.page.locator(".seats > .seat:not(.empty)")).to_have_count(5)
    expect(guest.page.locator(".seats > .empty")).to_have_count(0)
    guest.page.get_by_role("radiogroup", name="Faction of seat 1").get_by_role(
        "radio", name="Aztecs"
    ).click()
    guest.axe("a table of five")
    aztecs.click()
    seen(guest.page.get_by_text("Five players sit at the table"))
    guest.button("Start the game").click()
    guest.possible()
    expect(guest.page.locator(".rival")).to_have_count(5)  # their own empire is folded among them
