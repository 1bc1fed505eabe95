"""With others: links while a game runs, undo by agreement, watching, once more."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import on_turn, play_on, played
from tests.browser.guest import Guest, seen
from tests.server.serving import Line, Person


def _ready(*lines: Line) -> None:
    """Wait until all that was told has come."""
    for line in lines:
        line.send("ping")
        line.until("pong")


def _move(line: Line, text: str) -> None:
    """Make a move that is possible."""
    assert line.move(text)["type"] == "view"


def _to_the_actions(*lines: Line) -> None:
    """Two people take cards until Ola's first turn."""
    while True:
        _ready(*lines)
        asked = next(line for line in lines if line.view.get("offers"))
        if asked.view["view"]["phase"] == "action":
            break
        _move(asked, asked.view["offers"][0]["text"])
    if asked is not lines[0]:
        _move(asked, "send wood")
        _ready(*lines)


def test_a_game_goes_along_to_the_phone_and_friends_watch_it(come: Come, guest: Guest) -> None:
    """Also one that began with a single click."""
    guest.open("/")
    guest.page.get_by_role("button", name=re.compile("^Play now")).click()
    seen(guest.page.get_by_role("heading", name="The table, round 1"))
    guest.button("Menu").click()
    guest.button("Link for another device").press("Enter")
    seen(guest.page.get_by_role("img", name="QR code of the link"))
    link = guest.page.get_by_label("The link", exact=True).input_value()
    assert "#" in link
    phone = come(viewport={"width": 390, "height": 844}, has_touch=True)
    phone.open(link.removeprefix(phone.address))
    seen(phone.page.get_by_role("heading", name="The table, round 1"))
    seen(phone.hand)
    assert "#" not in phone.page.url
    guest.button("Spectator link").click()
    expect(guest.page.get_by_label("The link", exact=True)).not_to_have_value(link)
    shown = guest.page.get_by_label("The link", exact=True).input_value()
    guest.axe("the menu with a link", within=".menu")
    watcher = come()
    watcher.open(shown.removeprefix(watcher.address))
    seen(watcher.page.get_by_text("You are watching"))
    expect(watcher.hand).to_have_count(0)
    on_offer = watcher.page.locator(".folded [data-card]")  # what lies open is for all to see
    expect(on_offer).to_have_count(guest.page.locator(".folded [data-card]").count())
    seen(on_offer)
    expect(watcher.page.locator(".whynot")).to_have_count(0)  # nothing was tried, nothing refused
    watcher.axe("watching a lookout")


def test_against_bots_undo_goes_back_after_they_have_moved(guest: Guest, address: str) -> None:
    """Until something hidden has come to light: this rival has no card to show."""
    game = played("rome", "japan")

    def nothing_hidden(view: dict[str, Any], seat: int) -> bool:
        own, rival = view["players"]
        empty = rival["hand_size"] == 0 and not rival["passed"]
        return on_turn(1)(view, seat) and empty and own["goods"]["worker"] > 3

    guest.open(play_on(address, game, game.when(nothing_hidden)))
    guest.awaits()
    guest.settle()
    lines = guest.page.locator(".loglist li")
    before = lines.count()
    guest.page.get_by_role("button", name=re.compile("^Send workers 1 wood")).click()
    more = guest.question.get_by_text("Do you send 2 more?")
    seen(more)
    guest.settle()
    guest.page.locator(".ask .answer").last.click()  # no more workers
    seen(lines.nth(before + 1))  # Ola's own line and the bot's
    guest.awaits()
    guest.settle()
    guest.press("u")
    expect(lines).to_have_count(before)
    seen(more)  # the last decision


def test_two_agree_to_take_a_move_back_and_play_once_more(come: Come, address: str) -> None:
    host = Person(address, "Ola").create([{"faction": "rome"}, {"faction": "barbarians"}])
    friend = Person(address, "Jan").join(host.table)
    jan = come().open(f"/table/{host.table}/1#{friend.key}")
    host_line = host.sit()
    jan.page.get_by_label("Say something").fill("Hello!")  # there is a chat before the game
    jan.press("Enter")
    host_line.until("chat")
    host.post("start")
    host_line.until("view")
    friend_line = friend.sit()
    _to_the_actions(host_line, friend_line)
    ola = come().open(f"/table/{host.table}/0#{host.key}")
    seen(ola.page.locator(".felt"))
    watcher = come().open(f"/table/{host.table}#{_watch(host)}")
    seen(watcher.page.locator(".loglist").get_by_text("Round 1: actions"))
    _move(host_line, "send stone")
    ola.button("Undo").click()  # nobody has moved since: that needs no consent, but is told
    for other in (jan, watcher):
        expect(other.heard).to_contain_text("Ola took back: sends 2 workers for 1 stone")
        seen(other.page.locator(".loglist").get_by_text("Ola took back"))
    _ready(host_line, friend_line)
    _move(host_line, "send stone")
    _ready(friend_line)
    _move(friend_line, "send card common")
    expect(ola.heard).to_contain_text("Jan sends 2 workers for 1 card")
    seen(ola.button("Ask the others to take your last move back"))
    ola.press("u")
    seen(ola.page.get_by_text("You ask to take back: sends 2 workers for 1 stone"))
    note = jan.page.get_by_role("status").filter(has_text="Ola asks to take back: sends 2 workers")
    seen(note)
    jan.axe("somebody asks to take a move back", night=True)
    jan.page.reload()
    seen(note)
    jan.tab_to("Agree")
    jan.press("Enter")
    seen(ola.page.locator(".loglist").get_by_text("Ola took back, as agreed"))
    expect(note).to_have_count(0)
    assert ola.awaits()["pass"]
    ola.context.close()
    host_line.close()
    seen(jan.page.locator(".rival").get_by_text("away, to play"))
    friend.post("leave")
    seen(jan.page.get_by_text("You left, so a bot plays for you."))
    jan.button("Play again myself").click()
    seen(jan.page.locator(".loglist").get_by_text("Jan is back."))
    friend.post("resign")
    jan.page.get_by_label("Say something").fill("Good game")
    jan.press("Enter")
    seen(jan.page.get_by_text("Good game"))
    jan.axe("the end with a chat")
    jan.button("Rematch").click()
    seen(jan.page.get_by_text("Kept for Ola"))
    again = jan.page.url.split("/table/")[1].split("/")[0]
    stranger = come().open(f"/join/{again}")
    seen(stranger.page.get_by_text("This table opens only with its link. Ask Jan for it."))
    back = come().open(f"/table/{host.table}/0#{host.key}")
    back.button("Join the rematch").click()
    seen(back.page.get_by_role("heading", name="The table, round 1"))
    seen(jan.page.get_by_role("heading", name="The table, round 1"))


def _watch(host: Person) -> str:
    found: str = host.http.get(f"{host.own}/links").json()["watch"]
    return found
