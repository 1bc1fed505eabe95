"""The lobby: what the game is, one loud button, a game at one press, and games to look at again."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import played
from tests.browser.guest import Guest, seen
from tests.browser.test_roll_places import table_of
from tests.server.serving import Person

FILLED = ".btn.primary, .at-once.go .press"


def only_loud(guest: Guest) -> str:
    """What stands on the one filled button."""
    loud = guest.page.locator(f"main :is({FILLED})")
    expect(loud).to_have_count(1)
    return loud.inner_text()


def test_a_stranger_learns_what_the_game_is_and_begins(guest: Guest) -> None:
    guest.open("/")
    head = guest.page.locator(".hero")
    expect(head).to_contain_text("from cards: the most points")
    expect(head).to_contain_text("15 minutes")
    assert only_loud(guest) == "Learn by playing"
    seen(guest.link("or read how to play, with pictures"))
    guest.page.get_by_role("button", name=re.compile("^Play now")).click()
    info = table_of(guest)
    assert [seat.get("bot") for seat in info["seats"]] == [None, "easy", "easy"]
    assert info["seats"][0]["name"] == "Guest", "bots do not ask for a name"
    guest.awaits()
    guest.open("/")
    first = guest.page.locator(".lobby-grid section").first
    seen(first.get_by_role("heading", name="Your games"))
    seen(first.get_by_text("1 waits for you"))
    assert only_loud(guest) == "Continue"
    guest.button("Your name: Guest").click()
    guest.page.get_by_label("What should the others call you?").fill("Ola")
    guest.press("Enter")
    expect(guest.button("Your name: Ola")).to_be_focused()
    guest.page.get_by_role("link", name=re.compile("^Your turn:")).click()
    guest.awaits()


def test_friends_read_a_name_so_it_is_asked(guest: Guest) -> None:
    guest.open("/")
    guest.page.get_by_role("button", name=re.compile("^Play with friends")).click()
    guest.page.get_by_label("What should the others call you?").fill("Ola")
    guest.button("Play with friends").click()
    seen(guest.page.get_by_label("Link of the invitation"))
    guest.open("/")
    assert only_loud(guest).startswith("Play now")


def test_options_say_what_they_mean_before_one_chooses(guest: Guest) -> None:
    guest.open("/new")
    seen(guest.page.get_by_text("Torches work only on cards in your own hand."))
    for name, usual in (
        ("Lookout", "Standard"),
        ("Razing opponents", "Allowed"),
        ("Clock", "None"),
    ):
        group = guest.page.get_by_role("radiogroup", name=name)
        chosen = group.get_by_role("radio", name=usual, exact=True)
        expect(chosen).to_have_attribute("aria-checked", "true")
        expect(chosen).to_contain_text("begin here")
        expect(group.get_by_text("begin here")).to_have_count(1)
    expect(guest.page.locator(".seat").nth(1)).to_contain_text("good for a first game")
    guest.button("More").click()
    robbers = guest.page.get_by_role("radiogroup", name="Robbers and Trade Route")
    expect(robbers).to_contain_text("safe from Robbers")


def test_a_host_brings_a_deck(come: Come, tmp_path: Path) -> None:
    ola = come()
    ola.excused.append("400")
    ola.open("/new")
    ola.button("More").click()
    decks = ola.page.get_by_role("group", name="Decks")
    seen(decks)
    file = tmp_path / "rome.deck"
    file.write_text("faction: rome\n2 rome/administration\negypt/oasis\n", encoding="utf-8")
    decks.get_by_label("Choose a deck file").set_input_files(file)
    expect(decks).to_contain_text('Oasis (egy005) is not a card of this deck ("rome") (DECK-4).')
    seen(decks.get_by_role("link", name="DECK-4"))
    file.write_text("faction: rome\nrome/" + "x" * 200, encoding="utf-8")
    decks.get_by_label("Choose a deck file").set_input_files(file)
    expect(decks).to_contain_text('there is no card "rome/xxx')
    ola.page.set_viewport_size({"width": 360, "height": 640})
    ola.fits("a long word in a deck")
    file.write_text("faction: rome\n2 rome/administration\nrome/gardens", encoding="utf-8")
    decks.get_by_label("Choose a deck file").set_input_files(file)
    seen(decks.get_by_text("Romans: 3 cards"))
    expect(decks).not_to_contain_text("DECK-4")
    decks.get_by_role("link", name="Build a deck").focus()
    ola.axe("decks", night=True)
    ola.fits("decks")
    ola.page.get_by_label("Your name", exact=True).fill("Ola")
    who = ola.page.get_by_role("radiogroup", name="Who has seat 2")
    who.get_by_role("radio", name="Friend").click()
    ola.button("Make the table").click()
    link = ola.page.get_by_label("Link of the invitation").input_value()
    assert table_of(ola)["decks"] == {"rome": ["1 rome/gardens", "rom012", "rom013"]}
    eva = come()
    eva.page.goto(link)
    seen(eva.page.get_by_text("Romans: 3 cards"))
    ola.button("Play without this deck: Romans").click()
    expect(decks).not_to_contain_text("Romans")
    assert "decks" not in table_of(ola)


def test_games_that_are_over_tell_how_they_ended(come: Come, address: str, tmp_path: Path) -> None:
    own = Person(address, "Ola").create(
        [{"faction": "17"}], start=True, game="rollwrite", mode="adventure", public=True
    )
    line = own.sit()
    while line.view["view"]["phase"] != "end":
        moves = {offer["verb"]: offer["text"] for offer in line.view["offers"]}
        verb = next(verb for verb in ("take", "ready", "skip") if verb in moves)
        assert line.move(moves[verb])["type"] == "view"
    score = line.view["view"]["outcome"]["scores"][0]
    ola, eva = come(), come()
    ola.open(f"/table/{own.table}/0#{own.key}")
    seen(ola.page.locator(".end"))
    ola.open("/replays")
    row = ola.page.get_by_role("region", name="Played in this browser").get_by_role("listitem")
    expect(row).to_contain_text(f"Won, {score} points")
    expect(row).to_contain_text(re.compile(r"17 Upper Eastmere · \d+ moves"))
    ola.open("/")
    seen(ola.page.get_by_role("region", name="Recent games").get_by_text(f"Won, {score} points"))
    eva.open("/")
    eva.page.get_by_role("link", name=f"Watch: Ola {score}").click()
    seen(eva.page.get_by_role("slider", name="Moment"))
    kept = tmp_path / "kept.journal"
    game = played("rome", "barbarians", "egypt")
    kept.write_text(game.journal, encoding="utf-8")
    eva.open("/replays")
    eva.page.get_by_label("Open a journal").set_input_files(kept)
    eva.page.wait_for_url("**/replay/*")
    eva.open("/replays")
    opened = eva.page.get_by_role("region", name="Journals opened here").get_by_role("listitem")
    expect(opened).to_contain_text(str(max(game.scores)))
    expect(opened).to_contain_text("Imperial Settlers")
