"""What belongs to a table besides moves: tabs, devices, clocks, motion, settings, safety."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import on_turn, play_on, played
from tests.browser.guest import Guest, seen
from tests.server.serving import Person

DUEL = ("rome", "barbarians")


def test_two_tabs_at_one_seat_show_the_same(come: Come, address: str) -> None:
    game = played(*DUEL)
    here = come()
    here.open(play_on(address, game, game.when(on_turn(2))))
    here.awaits()
    there = Guest(here.context, here.context.new_page(), address)
    there.page.goto(here.page.url)
    assert there.awaits() == here.awaits()
    here.pass_()
    expect(there.page.get_by_role("list", name="Log")).to_contain_text("Ola passes")


def test_the_seat_moves_to_another_device(come: Come) -> None:
    ola = come(permissions=["clipboard-read", "clipboard-write"])
    ola.open("/new")
    ola.page.get_by_label("Your name", exact=True).first.fill("Ola")
    ola.choose("Who has seat 2", "Friend")
    ola.button("Make the table").click()
    ola.button("Link for another device").click()
    seen(ola.page.get_by_text("Your seat’s link is copied"))
    link: str = ola.page.evaluate("() => navigator.clipboard.readText()")
    phone = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.page.goto(link)
    seen(phone.button("Start the game"))
    assert "#" not in phone.page.url
    ola.button("Spectator link").click()
    seen(ola.page.get_by_text("Copied"))
    eva = come()
    eva.page.goto(ola.page.evaluate("() => navigator.clipboard.readText()"))
    seen(eva.page.get_by_role("heading", name="You are watching"))


def test_a_clock_runs(guest: Guest, address: str) -> None:
    clock = {"move": 60, "reserve": 300}
    host = Person(address, "Ola").create(
        [{}, {"bot": "easy", "faction": "rome"}], start=True, clock=clock
    )
    guest.open(f"/table/{host.table}/0#{host.key}")
    guest.awaits()
    left = guest.page.locator(".dock").get_by_role("timer")
    seen(left)
    expect(left).not_to_have_text(left.inner_text())


def test_resigning_ends_a_game_of_two(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    guest.button("Menu").click()
    guest.button("Resign").click()
    seen(guest.page.get_by_text("This ends the game for you for good."))
    guest.button("Stay").click()
    guest.button("Resign").click()
    guest.page.get_by_role("alert").get_by_role("button", name="Resign").click()
    seen(guest.page.get_by_text("Ola resigned."))


def test_cards_and_goods_fly_and_come_to_rest(come: Come, address: str) -> None:
    game = played("rome", "barbarians", "egypt")
    guest = come(reduced_motion="no-preference")
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    guest.page.evaluate(
        "() => { window.flown = 0; new MutationObserver((all) => {"
        " for (const it of all.flatMap(({ addedNodes }) => [...addedNodes]))"
        " if (it.matches?.('.ghost, .flight')) window.flown++;"
        " }).observe(document.body, { childList: true }); }"
    )
    for _ in range(6):
        guest.step()
    guest.awaits()
    assert guest.page.evaluate("() => window.flown") > 0
    expect(guest.page.locator(".ghost, .flight")).to_have_count(0)
    for good in guest.page.get_by_role("list", name="Your goods").get_by_role("listitem").all():
        shown, told = good.locator("b").inner_text(), good.locator(".vh").inner_text()
        assert told.startswith(f"{shown} ")


def test_settings_outlive_a_reload(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    guest.button("Colours").click()
    guest.page.get_by_role("menuitemradio", name="Night").click()
    guest.button("Menu").click()
    sound = guest.page.get_by_role("checkbox", name="Sound on my turn")
    expect(sound).not_to_be_checked()
    guest.page.get_by_text("Pace and flow").click()
    guest.page.get_by_label("Motion").select_option("none")
    guest.page.get_by_label("Bots move").select_option("fast")
    guest.page.get_by_label("Large card").select_option("click")
    guest.page.get_by_label("Ask before I pass").uncheck()
    guest.press("Escape")
    guest.page.get_by_role("checkbox", name="Moves in notation").check()
    guest.page.reload()
    guest.awaits()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(guest.page.locator("html.still")).to_have_count(1)
    guest.button("Menu").click()
    guest.page.get_by_text("Pace and flow").click()
    expect(guest.page.get_by_label("Bots move")).to_have_value("fast")
    guest.press("Escape")
    expect(guest.page.locator(".loglist code").last).to_be_visible()
    large = guest.page.locator(".peek.placed")
    guest.hand.first.hover(position={"x": 10, "y": 60})
    guest.page.wait_for_timeout(500)
    expect(large).to_have_count(0)
    guest.hand.first.click(position={"x": 10, "y": 60})
    seen(large)
    guest.press("Escape")
    guest.page.mouse.move(2, 2)
    seen(guest.page.locator(".cards.hand .card.is-playable"))  # there is something left to do
    guest.settle()
    guest.button("Pass").click()
    seen(guest.page.locator(".loglist").get_by_text("Ola passes").nth(1))


def test_the_page_runs_no_code_but_its_own(guest: Guest) -> None:
    guest.excused.append("Content Security Policy")
    answer = guest.page.goto(f"{guest.address}/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    blocked = guest.page.evaluate(
        "() => new Promise((tell) => {"
        " document.addEventListener('securitypolicyviolation', (it) => tell(it.violatedDirective));"
        " const script = document.createElement('script');"
        " script.textContent = 'window.foreign = true';"
        " document.body.append(script); })"
    )
    assert blocked.startswith("script-src")
    assert guest.page.evaluate("() => window.foreign") is None
    assert any("Content Security Policy" in fault for fault in guest.faults)


def test_the_seat_is_not_readable_by_scripts(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    path = play_on(address, game, game.when(on_turn(2)))
    guest.open(path)
    guest.awaits()
    key = path.partition("#")[2]
    assert guest.page.evaluate("() => document.cookie") == ""
    kept = guest.page.evaluate("() => JSON.stringify({...localStorage, ...sessionStorage})")
    assert key not in kept
    assert key not in guest.page.content()
    held = guest.context.cookies(f"{address}/api/tables/{path.split('/')[2]}/seats/0/socket")
    assert [cookie["httpOnly"] for cookie in held] == [True]
    assert [cookie["sameSite"] for cookie in held] == ["Strict"]
