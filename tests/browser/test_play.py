"""Games from the lobby to the rematch: by clicks, by keys, and between two browsers.

The rounds between the first and the last are left out: in them nothing happens that these have not.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import on_turn, play_on, played
from tests.browser.guest import Guest, seen
from tests.server.serving import Person

LAST_ROUND = 5


def test_a_game_by_clicks(guest: Guest, address: str) -> None:
    guest.open("/new")
    guest.page.get_by_label("Your name", exact=True).first.fill("Ola")
    guest.choose("Who has seat 3", "Nobody")
    guest.choose("Level of the bot at seat 2", "Easy")
    guest.button("Start the game").click()
    while guest.possible()["round"] == 1:
        guest.step()
    game = played("rome", "barbarians")
    guest.open(play_on(address, game, game.when(on_turn(LAST_ROUND))))
    while guest.step():
        pass
    seen(guest.page.get_by_role("heading", name="Where every point came from"))
    expect(guest.page.get_by_role("table").first).to_contain_text("Ola")
    guest.button("Rematch").click()
    seen(guest.page.get_by_role("heading", name="The table, round 1"))
    assert guest.awaits()["cards"]


def test_a_game_by_keys(guest: Guest, address: str) -> None:
    guest.open("/")
    guest.tab_to("Play now")
    guest.press("Enter")
    heard = set()
    while guest.possible()["round"] == 1:
        guest.step_by_keys()
        heard.add(guest.heard.inner_text())
    heard.discard("")
    assert any("builds" in said or "passes" in said or "sends" in said for said in heard), heard
    game = played("rome", "barbarians")
    guest.open(play_on(address, game, game.when(on_turn(LAST_ROUND))))  # with a large empire
    while guest.step_by_keys():
        pass
    seen(guest.page.get_by_role("heading", name="Where every point came from"))
    seen(guest.page.get_by_role("heading", name="In numbers"))
    guest.tab_to("Rematch")
    guest.press("Enter")
    seen(guest.page.get_by_role("heading", name="The table, round 1"))


def test_two_browsers_against_each_other(come: Come) -> None:
    ola, jan = come(), come()
    ola.open("/new")
    ola.page.get_by_label("Your name", exact=True).first.fill("Ola")
    ola.choose("Who has seat 3", "Nobody")
    ola.choose("Who has seat 2", "Friend")
    ola.button("Make the table").click()
    link = ola.page.get_by_label("Link of the invitation").input_value()
    seen(ola.page.get_by_role("img", name="QR code of the invitation"))
    expect(ola.button("Start the game")).to_have_attribute("aria-disabled", "true")

    jan.page.goto(f"http://{link}")
    seen(jan.page.get_by_text("Ola invites you"))
    jan.page.get_by_label("What should the others call you?").fill("Jan")
    jan.button("Take a seat").click()
    seen(jan.page.get_by_text("The game begins when the host starts it."))
    assert "#" not in jan.page.url
    seen(ola.page.get_by_text("Jan", exact=True))

    ola.button("Start the game").click()
    for guest in (ola, jan):
        seen(guest.page.get_by_role("heading", name="The table, round 1"))
    both = (ola, jan)
    while max(guest.round for guest in both) == 1:
        for guest in both:
            while guest.is_asked and guest.round == 1:
                guest.step()
    hands = [set(guest.numbers_in_hand()) for guest in both]
    assert all(hands)
    assert not hands[0] & hands[1]
    for guest, other in (both, both[::-1]):
        known = re.findall(r'data-card="(\w+)"', guest.page.content())
        assert not set(known) & hands[both.index(other)]


def test_two_talk(come: Come, address: str) -> None:
    host = Person(address, "Ola").create([{}, {}])
    keys = host.http.get(f"{host.own}/links").json()
    friend = Person(address, "Jan").join(host.table, keys["invite"])
    host.post("start")
    ola, jan = come(), come()
    ola.open(f"/table/{host.table}/0#{host.key}")
    jan.open(f"/table/{host.table}/1#{friend.key}")
    for guest in (ola, jan):
        seen(guest.page.get_by_role("heading", name="The table, round 1"))
    ola.page.get_by_role("tab", name="Chat").click()
    ola.page.get_by_label("Say something").fill("Ahoj, <b>Jane</b>!")
    ola.button("Send").click()
    seen(jan.page.get_by_role("tab", name=re.compile("Chat 1 new")))
    jan.page.get_by_role("tab", name=re.compile("Chat")).click()
    seen(jan.page.get_by_text("Ahoj, <b>Jane</b>!"))
    jan.page.get_by_label("Say something").fill("Cześć")
    jan.press("Enter")
    seen(ola.page.get_by_text("Cześć"))
    ola.page.reload()
    ola.page.get_by_role("tab", name="Chat").click()
    seen(ola.page.get_by_text("Cześć"))
