"""The roll & write table: games by clicks and by keys, two at once, for everyone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.games import asks, play_on, rolled, upload
from tests.browser.guest import MOST_TABS, Guest, seen
from tests.server.serving import Person

ASKED = "[data-ask]:not(.is-still):not(.is-sent)"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LUCKY_WELL = "9"
"""A sheet with a building that rolls dice again."""

# What has the focus: a place where something can be done, or the key that leads there.
_FOCUSED = """() => {
  const it = document.activeElement;
  if (!it?.closest("main")) return "";
  if (it.matches("[data-can]")) return "here";
  const row = [...(it.closest("[data-group]")?.querySelectorAll("button") ?? [])];
  const to = row.findIndex((one) => one.matches("[data-can]"));
  return to < 0 ? "" : to < row.indexOf(it) ? "ArrowLeft" : "ArrowRight";
}"""


MANY = 2
"""Up to this round much is done; then the game goes quickly."""
LAST_ROUND = 10
"""It is played by keys, as are the first: those between are like them."""


def is_asked(guest: Guest) -> str:
    """What is asked, once something is; "" when the game is over."""
    guest.page.locator(f"{ASKED}, .end").first.wait_for()
    guest.settle()
    strip = guest.page.locator(ASKED)
    return strip.first.get_attribute("data-ask") or "" if strip.count() else ""


def places(guest: Guest, kind: str = "[data-place]") -> Locator:
    """Where something can be done."""
    return guest.page.locator(f"main {kind}[data-can]")


def ready(guest: Guest) -> None:
    """End one's part of the phase, also where something would be lost."""
    guest.page.locator(".act-end").click()
    if guest.page.locator(".act-step.give").count():
        guest.page.locator(".act-step.give").click()


def move(guest: Guest, most: int = 3) -> bool:
    """The first thing that is possible, by clicks; False if the game is over."""
    asked = is_asked(guest)
    if not asked:
        return False
    if asked == "develop":
        made = guest.acts.get(guest.round, 0)
        guest.acts[guest.round] = made + 1
        if made == most or not places(guest, ".area").count():
            ready(guest)
            return True
        places(guest, ".area").nth(made % places(guest, ".area").count()).click()
        if guest.page.locator(".choices").count():
            guest.page.locator(".choice").first.click()
    elif asked == "favor":
        places(guest, ".token").first.click()
    elif asked == "settlements":
        settle(guest)
    else:
        ready(guest)
    return True


def settle(guest: Guest) -> None:
    """Choose a plan, point at a place, create the settlement."""
    if not guest.page.locator(".answer[aria-pressed=true]").count():
        guest.page.locator(".answer").first.click()
    places(guest, ".settle-cell").first.click()
    guest.page.locator(".act-step").click()


def sent(guest: Guest) -> None:
    """Wait until a move has been answered."""
    guest.page.locator("[data-ask]:not(.is-sent), .end").first.wait_for()


def test_a_whole_adventure_by_clicks(guest: Guest, address: str) -> None:
    ola = Person(address, "Ola").create(
        [{"faction": "17"}], start=True, game="rollwrite", mode="adventure"
    )
    guest.open(f"/table/{ola.table}/0#{ola.key}")
    while move(guest, 3 if guest.round <= MANY else 0):
        sent(guest)
    seen(guest.page.get_by_role("heading", name=re.compile("^Ola earns the rank ")))
    seen(guest.page.get_by_text(re.compile("Your first record for 17 Upper Eastmere")))
    expect(guest.page.locator(".ranks [aria-current]")).to_have_count(1)
    guest.button("Final table").click()
    seen(guest.page.get_by_role("region", name="Empire sheet: Ola"))
    guest.button("To the result").click()
    guest.button("Same village again").click()
    seen(guest.page.get_by_role("heading", name="The table, round 1"))
    assert is_asked(guest) == "favor"


def to_place(guest: Guest) -> None:
    """Tab and arrows to where something can be done."""
    for _ in range(MOST_TABS):
        found = guest.page.evaluate(_FOCUSED)
        if found == "here":
            return
        guest.press(found or "Tab")
    raise AssertionError("no key leads to what can be done")


def move_by_keys(guest: Guest) -> bool:
    """The first thing that is possible, by keys alone."""
    asked = is_asked(guest)
    if not asked:
        return False
    made = guest.acts.get(guest.round, 0)
    most = 2 if guest.round <= MANY else 0
    if asked == "develop" and (made == most or not places(guest).count()):
        guest.press("e")
        guest.confirm_by_keys()
    elif asked == "settlements":
        guest.press("1")
        for _ in range(MOST_TABS):
            if guest.page.evaluate("document.activeElement?.matches('.settle-cell[data-can]')"):
                break
            guest.press("Tab")
        guest.press("Enter")
        guest.press("Enter")
    elif asked == "reroll":
        guest.press("e")
    else:
        guest.acts[guest.round] = made + int(asked == "develop")
        to_place(guest)
        guest.press("Enter")
        if guest.page.locator(".choices").count():
            guest.press("1")
    sent(guest)
    return True


def test_a_game_by_keys(guest: Guest, address: str) -> None:
    ola = Person(address, "Ola").create(
        [{}, {"bot": "easy"}], start=True, game="rollwrite", mode="advanced"
    )
    guest.open(f"/table/{ola.table}/0#{ola.key}")
    heard = set()
    while is_asked(guest) and guest.round <= MANY:
        move_by_keys(guest)
        heard.add(guest.heard.inner_text())
    assert any(re.search("Ola (builds|uses)", said) for said in heard), heard
    game = rolled("advanced")
    guest.open(play_on(address, game, game.when(asks("favor", LAST_ROUND))))
    while move_by_keys(guest):
        pass
    seen(guest.page.get_by_role("heading", name="Where every point came from"))
    guest.tab_to("Rematch")


def test_two_act_at_once_and_one_takes_back(come: Come, address: str) -> None:
    """RW-ROUND-06, RW-ROUND-20, RW-AMB-28"""
    host = Person(address, "Ola").create([{}, {}], game="rollwrite", mode="advanced")
    other = Person(address, "Jan").join(host.table)
    host.http.post(f"{host.own}/start")
    ola, jan = come(), come()
    for guest, person in ((ola, host), (jan, other)):
        guest.open(f"/table/{person.table}/{person.seat}#{person.key}")
    both = (ola, jan)
    for _ in range(2):
        taking = next(
            guest for guest in both * 50 if guest.page.locator(ASKED).count() or wait(guest)
        )
        taking.settle()
        places(taking, ".token").first.click()
        sent(taking)
    for guest in both:
        assert is_asked(guest) == "develop"

    bridge = '[data-place="track/bridges/1"]'
    ola.page.locator(bridge).click()
    expect(ola.page.locator(f"{bridge}.is-crossed")).to_have_count(1)
    jan.page.locator(bridge).click()
    expect(jan.page.locator(f"{bridge}.is-crossed")).to_have_count(1)
    jan.settle()
    jan.page.locator('[data-place="track/bridges/2"]').click()
    expect(jan.page.locator(".is-crossed[data-place]")).to_have_count(2)
    ola.button("Undo").click()
    expect(ola.page.locator(".is-crossed[data-place]")).to_have_count(0)
    expect(jan.page.locator(".is-crossed[data-place]")).to_have_count(2)

    ready(ola)
    seen(ola.page.get_by_text("You are ready."))
    seen(jan.page.locator(".roll-rival .stat", has_text="ready"))
    for act, clause in ((".act-end", "RW-ROUND-19"), ("[aria-keyshortcuts=U]", "RW-AMB-28")):
        why = ola.page.locator(f".dock .refused:has({act}) .refused-why a.rule")
        expect(why).to_have_text(clause)
    ola.button("Jan: look at the sheets").click()
    expect(ola.page.locator(".empire-sheet .is-crossed")).to_have_count(2)
    ready(jan)
    for guest in both:
        seen(guest.page.get_by_role("heading", name="The table, round 2"))


def test_who_resigns_among_three_watches_a_bot_play_on(guest: Guest, address: str) -> None:
    host = Person(address, "Ola").create(
        [{}, {}, {"bot": "easy"}], game="rollwrite", mode="advanced"
    )
    Person(address, "Jan").join(host.table)  # and thinks for ever
    host.http.post(f"{host.own}/start")
    guest.open(f"/table/{host.table}/{host.seat}#{host.key}")
    guest.button("Menu").click()
    guest.button("Resign").click()
    guest.page.get_by_role("alert").get_by_role("button", name="Resign").click()
    seen(guest.page.locator(".dock").get_by_text("You have resigned"))
    expect(guest.page.locator(".dock .act-end")).to_have_count(0)
    guest.page.reload()
    seen(guest.page.locator(".dock").get_by_text("You have resigned"))


def wait(guest: Guest) -> bool:
    """A little while, for somebody else's browser."""
    guest.page.wait_for_timeout(50)
    return False


def test_the_log_leads_back_also_after_a_reload(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    guest.open(play_on(address, game, game.when(asks("develop", 3))))
    assert is_asked(guest) == "develop"
    guest.page.reload()
    assert is_asked(guest) == "develop"
    guest.page.locator(".loglist button", has_text=" takes ").first.click()
    seen(guest.page.get_by_text("The table as it was after"))
    seen(guest.page.get_by_role("heading", name="The table, round 1"))
    expect(guest.page.locator(".empire-sheet .is-crossed")).to_have_count(0)
    guest.button("Back to now").click()
    assert is_asked(guest) == "develop"


def test_a_token_is_taken_with_a_digit(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    guest.open(play_on(address, game, game.when(asks("favor", 2))))
    assert is_asked(guest) == "favor"
    token = places(guest, ".token").first
    token.hover()
    name = token.locator("b:not(.tab)").inner_text()
    seen(guest.page.locator(".ask .then", has_text=f"Take {name}: "))
    guest.press(token.get_attribute("aria-keyshortcuts") or "")
    sent(guest)
    assert is_asked(guest) == "develop"


def test_a_reload_in_the_middle_of_develop(guest: Guest, address: str) -> None:
    ola = Person(address, "Ola").create(
        [{"faction": "1"}], start=True, game="rollwrite", mode="adventure"
    )
    guest.open(f"/table/{ola.table}/0#{ola.key}")
    for _ in range(3):
        move(guest)
        sent(guest)
    expect(guest.page.locator(".is-crossed[data-place]")).to_have_count(2)
    pool = guest.page.locator(".dock .pool").inner_text()
    guest.page.reload()
    assert is_asked(guest) == "develop"
    expect(guest.page.locator(".is-crossed[data-place]")).to_have_count(2)
    assert guest.page.locator(".dock .pool").inner_text() == pool
    guest.button("Undo").click()
    expect(guest.page.locator(".is-crossed[data-place]")).to_have_count(1)


def test_what_is_impossible_says_why(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    guest.open(play_on(address, game, game.when(asks("develop", 3))))
    is_asked(guest)
    guest.page.locator('[data-place="track/walls/9"]').click()
    seen(guest.page.locator(".ask .whynot", has_text="RW-CONSTRUCT-03"))
    expect(guest.page.locator(".ask .whynot a").first).to_have_attribute(
        "href", "/rules/RW-CONSTRUCT-03"
    )
    guest.page.locator('[data-place="building/fortress"]').click()
    seen(guest.page.locator(".ask .whynot", has_text="RW-VILLAGE-05"))


def test_everyone_in_every_phase(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    for kind in ("favor", "develop", "settlements"):
        guest.open(play_on(address, game, game.when(asks(kind, 5))))
        assert is_asked(guest) == kind
        if kind != "settlements":  # with a place chosen
            guest.axe(kind, night=True)
        guest.fits(kind, down=True)
    guest.page.locator(".answer").first.click()
    places(guest, ".settle-cell").first.click()
    guest.axe("a place chosen", night=True)
    guest.open(play_on(address, game, game.when(asks("develop", 2))))
    is_asked(guest)
    guest.page.locator(".act-end").click()
    seen(guest.page.locator(".act-step.give"))
    guest.axe("ready, but not sure", within=".ask, .dock", night=True)
    guest.press("Escape")
    expect(guest.page.locator(".act-step.give")).to_have_count(0)
    guest.page.get_by_role("button", name=re.compile("look at the sheets")).first.click()
    guest.axe("a rival's sheets", night=True)
    guest.fits("a rival's sheets", down=True)
    guest.press("Escape")
    guest.press("h")
    guest.axe("help", within=".help")


def test_dice_are_rolled_again(guest: Guest, address: str) -> None:
    """RW-ADVENTURE-06, RW-ADVENTURE-12"""
    game = rolled("adventure", LUCKY_WELL, seed=3)
    guest.open(play_on(address, game, game.when(asks("reroll"))))
    assert is_asked(guest) == "reroll"
    dice = guest.page.locator(".die[data-can]")
    dice.nth(0).click()
    dice.nth(3).click()
    expect(guest.page.locator(".die[aria-pressed=true]")).to_have_count(2)
    guest.axe("reroll, some dice chosen")
    guest.button("Reroll 2 dice").click()
    seen(guest.page.get_by_text("Ola rerolls dice (Lucky Well)"))
    assert is_asked(guest) == "develop"


def test_the_end_and_the_replay(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    replay = upload(address, game)
    guest.open(f"/table/{replay}")
    seen(guest.page.get_by_role("heading", name="Where every point came from"))
    expect(guest.page.locator(".bars li")).to_have_count(3)
    guest.axe("end")
    guest.button("Final table").click()
    seen(guest.page.locator(".ask", has_text="The game is over").get_by_role("button"))
    guest.page.go_back()
    seen(guest.page.get_by_role("heading", name="Where every point came from"))
    guest.open(f"/replay/{replay}?at=60&eyes=1")
    seen(guest.page.get_by_role("region", name="Empire sheet: Jan"))
    guest.axe("replay")
    guest.press("End")
    seen(guest.page.get_by_text("The game is over"))
    expect(guest.page.locator(".settlement").first).to_be_attached()
    guest.press("Home")
    expect(guest.page.locator(".is-crossed")).to_have_count(0)
    guest.open(f"/replay/{replay}?at=60&eyes=1")
    guest.button("Play on from here").click()
    guest.page.get_by_role("button", name=re.compile("^Play on from move")).click()
    seen(guest.page.get_by_role("region", name="Empire sheet: Guest"))


def test_a_round_on_a_phone(come: Come, address: str) -> None:
    guest = come(**PHONE)
    game = rolled("advanced")
    guest.open(play_on(address, game, game.when(asks("favor", 4))))
    assert is_asked(guest) == "favor"
    guest.fits("favor", down=True)
    guest.axe("favor on a phone")
    places(guest, ".token").first.tap()
    sent(guest)
    assert is_asked(guest) == "develop"
    guest.axe("develop on a phone")
    area = places(guest, ".area").first
    area.scroll_into_view_if_needed()
    area.tap()
    if guest.page.locator(".choices").count():
        guest.page.locator(".choice").first.tap()
    sent(guest)
    for name in ("Village", "Favors", "Empire"):
        guest.button(name).tap()
        expect(guest.button(name)).to_have_attribute("aria-pressed", "true")
        guest.fits(name, down=True)
    for button in guest.page.locator(".dock .acts button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    guest.button("Score, log and chat").tap()
    seen(guest.page.get_by_role("list", name="Log"))
    guest.button("Close").tap()
    guest.page.locator(".act-end").tap()
    if guest.page.locator(".act-step.give").count():
        guest.page.locator(".act-step.give").tap()
    sent(guest)


@pytest.mark.parametrize("size", [(640, 360), (844, 390)], ids=["at 200 %", "sideways"])
def test_in_a_low_window_the_sheet_follows_the_question(
    come: Come, address: str, size: tuple[int, int]
) -> None:
    game = rolled("advanced")
    guest = come(viewport=dict(zip(("width", "height"), size, strict=True)))
    guest.open(play_on(address, game, game.when(asks("develop", 3))))
    area = guest.page.locator('main .empire-sheet [data-place^="track/"][data-can]').first
    seen(guest.page.locator("[data-ask=develop]"))
    guest.settle()
    expect(area).to_be_in_viewport(ratio=0.5)
    crossed = guest.page.locator("main .empire-sheet .is-crossed[data-place]")
    before = crossed.count()
    area.click()
    expect(crossed).to_have_count(before + 1)
    guest.fits(f"a low window, {size}")


def test_the_question_leaves_the_goods_free_on_a_tablet(guest: Guest, address: str) -> None:
    game = rolled("advanced")
    guest.page.set_viewport_size({"width": 820, "height": 1180})
    guest.open(play_on(address, game, game.when(asks("develop", 4))))
    for width in (820, 740):
        guest.page.set_viewport_size({"width": width, "height": 1180})
        assert is_asked(guest) == "develop"
        asked, goods = (guest.page.locator(one).bounding_box() for one in (".ask", ".dock .purse"))
        assert asked is not None
        assert goods is not None
        assert asked["y"] + asked["height"] <= goods["y"], f"{width} px wide"
