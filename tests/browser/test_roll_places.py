"""The places around the roll & write game: lobby, waiting room, villages, records, rules."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, Route, expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest, seen
from tests.browser.test_places import ON, SPOKEN, fits_there_and_at_a_desk, speaks_properly
from tests.server import patient
from tests.server.serving import Person

OF_CARDS = {"lookout", "peaceful", "peaceful_drafts", "robbers_cut_routes"}
BEST = {"score": 63, "table": "aaaa-bbbb", "when": 1_760_000_000, "tables": ["aaaa-bbbb", "c"]}
RECORDS = {"17": BEST, "4": {**BEST, "score": 41}}


def keeping(guest: Guest, **kept: Any) -> Guest:
    """A browser that has kept something from before."""
    for key, value in kept.items():
        text = value if isinstance(value, str) else json.dumps(value)
        guest.context.add_init_script(
            f"localStorage.setItem({json.dumps('osada.' + key)}, {json.dumps(text)})"
        )
    return guest


def table_of(guest: Guest) -> dict[str, Any]:
    """What everybody may know of the table that somebody has come to."""
    guest.page.wait_for_url(re.compile(r"/table/.{9}/\d$"))
    found = re.search(r"/table/([^/]+)", guest.page.url)
    assert found
    answer = patient.get(f"{guest.address}/api/tables/{found[1]}")
    info: dict[str, Any] = answer.json()
    return info


def wish_of(request: Request) -> dict[str, Any]:
    """The table that a page has asked for."""
    sent: dict[str, Any] = json.loads(request.post_data or "")
    wish: dict[str, Any] = sent["table"]
    return wish


def choose_game(guest: Guest, name: str = "Roll & Write") -> None:
    guest.choose("Game", name)


def choose_mode(guest: Guest, name: str) -> None:
    modes = guest.page.get_by_role("radiogroup", name="Mode", exact=True)
    modes.get_by_role("radio", name=name, exact=True).click()


def sheet_button(guest: Guest, seat: int) -> Locator:
    return guest.page.get_by_role("button", name=re.compile(f"^Sheet of seat {seat}:"))


def pick_sheet(guest: Guest, seat: int, words: str, title: str) -> None:
    """Look for a sheet and take it."""
    sheet_button(guest, seat).click()
    guest.page.get_by_label("Title, number or building").fill(words)
    guest.page.get_by_role("option", name=re.compile(title)).click()
    expect(sheet_button(guest, seat)).to_contain_text(title)


# A game at once


def test_whoever_comes_first_is_in_a_game_after_one_click(guest: Guest) -> None:
    guest.open("/")
    guest.page.get_by_role("button", name=re.compile("^Roll & Write")).click()
    info = table_of(guest)
    assert (info["game"], info["status"]) == ("rollwrite", "running")
    assert info.get("mode", "basic") == "basic", "RW-SETUP-08"
    assert [seat.get("bot") for seat in info["seats"]] == [None, "easy"]


def test_an_adventure_at_once_is_dealt_a_sheet(guest: Guest) -> None:
    keeping(guest, name='"Ola"').open("/")
    guest.page.get_by_role("button", name=re.compile("^Adventure")).click()
    info = table_of(guest)
    assert (info["game"], info["mode"], info["status"]) == ("rollwrite", "adventure", "running")
    assert [1 <= int(seat["faction"]) <= 48 for seat in info["seats"]] == [True]


def test_the_card_game_is_as_near_as_before(guest: Guest) -> None:
    keeping(guest, name='"Ola"').open("/")
    guest.page.get_by_role("button", name=re.compile("^Play now")).click()
    info = table_of(guest)
    assert info.get("game", "settlers") == "settlers"
    assert len(info["seats"]) == 3


# Every kind of table


@pytest.mark.parametrize("mode", ["Basic", "Advanced"])
def test_a_table_of_each_mode(mode: str, guest: Guest) -> None:
    keeping(guest, name='"Ola"').open("/new")
    choose_game(guest)
    choose_mode(guest, mode)
    guest.choose("Level of the bot at seat 3", "Hard")
    guest.choose("Clock", "Timed")
    expect(sheet_button(guest, 1)).to_have_count(0)
    with guest.page.expect_request("**/api/tables") as asked:
        guest.button("Start the game").click()
    sent = wish_of(asked.value)
    assert not OF_CARDS & set(sent), "what belongs to the card game is not sent"
    assert all("faction" not in seat for seat in sent["seats"])
    info = table_of(guest)
    assert (info["game"], info.get("mode", "basic")) == ("rollwrite", mode.lower())
    assert [seat.get("bot") for seat in info["seats"]] == [None, "easy", "hard"]
    assert info["clock"]["move"] == 60


def test_an_adventure_alone_and_one_of_two(guest: Guest) -> None:
    keeping(guest, name='"Ola"').open("/new")
    choose_game(guest)
    choose_mode(guest, "Adventure")
    guest.choose("Who has seat 3", "Nobody")
    pick_sheet(guest, 1, "eastmere", "17 Upper Eastmere")
    pick_sheet(guest, 2, "sawpit gravel", "7 Old Gravelbank")
    guest.choose("Who has seat 2", "Nobody")
    expect(guest.page.get_by_role("radiogroup", name="Clock")).to_have_count(0)
    guest.button("Start the game").click()
    info = table_of(guest)
    assert [(seat["name"], seat["faction"]) for seat in info["seats"]] == [("Ola", "17")]
    guest.open("/new")
    choose_game(guest)
    choose_mode(guest, "Adventure")
    guest.choose("Who has seat 3", "Nobody")
    pick_sheet(guest, 2, "sawpit gravel", "7 Old Gravelbank")
    guest.button("Start the game").click()
    info = table_of(guest)
    assert [seat["faction"] == "7" for seat in info["seats"]][1]
    assert info["mode"] == "adventure"


def test_two_are_needed_for_the_competition(guest: Guest) -> None:
    guest.open("/new")
    choose_game(guest)
    choose_mode(guest, "Basic")
    guest.choose("Who has seat 3", "Nobody")
    guest.page.get_by_role("radiogroup", name="Who has seat 2").get_by_role(
        "radio", name=re.compile("^Nobody")
    ).click(force=True)
    seen(guest.page.get_by_text("Basic and Advanced need two players."))
    seen(guest.link("RW-SETUP-01"))
    choose_mode(guest, "Adventure")
    guest.choose("Who has seat 2", "Nobody")
    expect(guest.page.locator(".seat:not(.empty)")).to_have_count(1)
    choose_mode(guest, "Advanced")
    expect(guest.page.locator(".seat:not(.empty)")).to_have_count(2)


def test_options_stay_with_their_game(guest: Guest) -> None:
    keeping(guest, name='"Ola"').open("/new")
    guest.choose("Razing opponents", "Peaceful")
    guest.page.get_by_role("radio", name="Romans").first.click()
    choose_game(guest)
    for name in ("Lookout", "Razing opponents", "Drafts each round", "Faction of seat 1"):
        expect(guest.page.get_by_role("radiogroup", name=name)).to_have_count(0)
    choose_game(guest, "Imperial Settlers")
    expect(guest.page.get_by_role("radiogroup", name="Mode", exact=True)).to_have_count(0)
    expect(
        guest.page.get_by_role("radiogroup", name="Razing opponents").get_by_role(
            "radio", name="Peaceful"
        )
    ).to_have_attribute("aria-checked", "true")
    with guest.page.expect_request("**/api/tables") as asked:
        guest.button("Start the game").click()
    assert not {"game", "mode"} & set(wish_of(asked.value))


# The picker


def test_a_sheet_is_picked_by_keys(guest: Guest) -> None:
    keeping(guest, records=RECORDS, name='"Ola"').open("/new")
    choose_game(guest)
    choose_mode(guest, "Adventure")
    sheet_button(guest, 1).press("Enter")
    expect(guest.page.get_by_label("Title, number or building")).to_be_focused()
    expect(guest.page.get_by_role("listbox").get_by_role("option")).to_have_count(49)
    guest.page.keyboard.type("drystone")
    expect(guest.page.get_by_role("listbox").get_by_role("option")).to_have_count(4)
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        guest.press(key)
    option = guest.page.locator("[role=option]:focus")
    expect(option).to_contain_text("Old Drystone")
    expect(option).to_contain_text("Silver Brook, Echo Hall, Twin Bells")
    expect(option).to_contain_text("41 Servant")
    guest.press("Enter")
    expect(sheet_button(guest, 1)).to_be_focused()
    expect(sheet_button(guest, 1)).to_contain_text("4 Old Drystone")
    guest.press("Enter")
    guest.press("Escape")
    expect(guest.page.get_by_role("listbox").get_by_role("option")).to_have_count(0)
    expect(sheet_button(guest, 1)).to_be_focused()
    guest.press("Enter")
    guest.page.keyboard.type("no such village")
    seen(guest.page.get_by_text("No sheet matches."))
    guest.page.get_by_label("Title, number or building").fill("")
    guest.page.get_by_role("option", name=re.compile("Random")).click()
    expect(sheet_button(guest, 1)).to_contain_text("Random")


def test_a_table_is_arranged_by_keys_alone(guest: Guest) -> None:
    keeping(guest, name='"Ola"').open("/new")
    guest.page.get_by_role("radio", name="Imperial Settlers").focus()
    guest.press("ArrowRight")
    expect(guest.page.get_by_role("radio", name="Roll & Write")).to_be_focused()
    seen(guest.page.get_by_role("radio", name="Basic"))
    guest.press("Tab")
    expect(guest.page.get_by_role("radio", name="Basic")).to_be_focused()
    guest.press("ArrowLeft")
    expect(guest.page.get_by_role("radio", name="Adventure")).to_be_focused()
    seen(sheet_button(guest, 1))
    guest.tab_to("Sheet of seat 1")
    guest.press("Enter")
    expect(guest.page.get_by_label("Title, number or building")).to_be_focused()
    guest.page.keyboard.type("larkfield far")
    expect(guest.page.get_by_role("listbox").get_by_role("option")).to_have_count(1)
    guest.press("Enter")
    expect(sheet_button(guest, 1)).to_contain_text("48 Far Larkfield")
    guest.tab_to("Start the game")
    guest.press("Enter")
    info = table_of(guest)
    assert (info["mode"], info["seats"][0]["faction"]) == ("adventure", "48")


def test_a_sheet_can_be_named_before_the_sheets_have_come(guest: Guest) -> None:
    asked: list[Route] = []
    keeping(guest, name='"Ola"').page.route("**/api/villages*", lambda route: asked.append(route))
    guest.open("/new")
    choose_game(guest)
    choose_mode(guest, "Adventure")
    sheet_button(guest, 1).click()
    guest.page.keyboard.type("larkfield far")
    guest.press("Enter")
    expect(sheet_button(guest, 1)).to_contain_text("Random")
    asked[0].continue_()
    expect(sheet_button(guest, 1)).to_contain_text("48 Far Larkfield")


# With friends


def test_a_friend_comes_by_link_and_picks_a_sheet(come: Come) -> None:
    ola, jan = keeping(come(), name='"Ola"'), come()
    ola.open("/new")
    choose_game(ola)
    choose_mode(ola, "Adventure")
    ola.choose("Who has seat 3", "Nobody")
    ola.choose("Who has seat 2", "Friend")
    ola.button("Make the table").click()
    seen(ola.page.get_by_text("Roll & Write, adventure."))
    link = ola.page.get_by_label("Link of the invitation")
    expect(link).to_have_value(re.compile(r"/join/"))
    jan.page.goto(f"http://{link.input_value()}")
    seen(jan.page.get_by_text("Ola invites you to a game of Roll & Write, adventure."))
    seen(jan.page.locator(".agreed").get_by_text("Roll & Write, adventure"))
    jan.page.get_by_label("What should the others call you?").fill("Jan")
    jan.button("Take a seat").click()
    seen(jan.page.get_by_text("Choose your name and sheet in your row."))
    expect(sheet_button(jan, 1)).to_have_count(0)
    pick_sheet(jan, 2, "17", "17 Upper Eastmere")
    seen(ola.link("17 Upper Eastmere"))
    pick_sheet(ola, 1, "lucky well river", "29 River Eastmere")
    seen(jan.link("29 River Eastmere"))
    ola.button("Start the game").click()
    info = table_of(ola)
    expect(jan.page.locator(".room")).to_have_count(0)
    assert [seat["faction"] for seat in info["seats"]] == ["29", "17"]


def test_the_host_changes_game_and_mode_in_the_waiting_room(guest: Guest, address: str) -> None:
    host = Person(address, "Ola").create([{"faction": "rome"}, {}], peaceful=True)
    jan = Person(address, "Jan").join(
        host.table, host.http.get(f"{host.own}/links").json()["invite"]
    )
    guest.open(f"/table/{host.table}/0#{host.key}")
    seen(guest.page.get_by_text("Imperial Settlers."))
    choose_game(guest)
    seen(guest.page.get_by_text("Roll & Write, basic."))
    choose_mode(guest, "Advanced")
    seen(guest.page.get_by_text("Roll & Write, advanced."))
    info = host.http.get(f"/api/tables/{host.table}").json()
    assert (info["game"], info["mode"], info["peaceful"]) == ("rollwrite", "advanced", False)
    assert [seat["name"] for seat in info["seats"]] == ["Ola", jan.name], "everybody stays"
    guest.button("Start the game").click()
    expect(guest.page.locator(".room")).to_have_count(0)


def test_lists_tell_the_game(come: Come, address: str) -> None:
    host = Person(address, "Ola")
    host.create([{}, {}], public=True, game="rollwrite", mode="advanced", title="Dice tonight")
    Person(address, "Eva").create([{}, {}], public=True, title="Cards tonight")
    guest = come().open("/")
    tables = guest.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(tables.filter(has_text="Dice tonight")).to_contain_text("Roll & Write, advanced")
    expect(tables.filter(has_text="Cards tonight")).to_contain_text("Imperial Settlers")
    own = Person(address, "Jan").create(
        [{"faction": "17"}, {"bot": "easy"}], start=True, game="rollwrite", mode="adventure"
    )
    guest.open(f"/table/{own.table}/0#{own.key}")
    seen(guest.page.locator("#main"))
    expect(guest.page).not_to_have_url(re.compile("#"))
    guest.open("/")
    mine = guest.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_contain_text("Roll & Write, adventure · 17 Upper Eastmere · round 1 of 10")
    assert own.post("resign").status_code == 201
    guest.open("/replays")
    seen(guest.page.locator(".replays li").filter(has_text="Roll & Write, adventure · 17 Upper"))


# The villages


def test_sheets_are_found(guest: Guest) -> None:
    guest.open("/villages")
    cards = guest.page.locator(".sheet-cards > li:not(.about)")
    expect(cards).to_have_count(49)
    search = guest.page.get_by_label("Search titles, buildings and texts")
    search.fill("sawpit")
    expect(cards).to_have_count(4)
    expect(guest.page.locator(".six .hit")).to_have_count(4)
    assert "q=sawpit" in guest.page.url
    expect(guest.heard).to_contain_text("4 sheets of 49")
    guest.button("Clear").click()
    expect(cards).to_have_count(49)
    guest.page.get_by_role("group", name="What it brings").get_by_role(
        "button", name="gold"
    ).click()
    guest.page.get_by_role("group", name="Family").get_by_role("button", name="Producers").click()
    expect(cards).to_have_count(16)
    guest.link("Buildings").click()
    expect(guest.page.locator(".houses .house")).to_have_count(4)
    seen(guest.page.get_by_role("heading", name=re.compile("^Producers")))
    search.fill("no such building")
    seen(guest.page.get_by_text("Nothing matches."))


def test_one_sheet_and_one_building(guest: Guest) -> None:
    guest.open("/villages")
    guest.page.get_by_role("link", name="17 Upper Eastmere").click()
    guest.page.wait_for_url("**/villages/17")
    seen(guest.page.get_by_role("heading", name="Upper Eastmere", exact=True))
    expect(guest.page.locator(".six-houses .house")).to_have_count(6)
    seen(guest.page.get_by_text("Our own design: nobody has published"))
    seen(guest.page.get_by_text("You have not finished this sheet yet."))
    expect(guest.page.get_by_role("row")).to_have_count(9)
    guest.link("Mixed Paddock").click()
    guest.page.wait_for_url("**/villages/building/mixed-paddock")
    house = guest.page.locator(".one-house")
    expect(house.locator(".does")).to_have_text(re.compile("Once a round you may gain"))
    expect(house.locator(".does u")).to_have_text(["1", "1"])
    expect(house.get_by_role("img", name=re.compile("^Plan from the top"))).to_be_visible()
    expect(house.locator(".stands-on li")).to_have_count(4)
    seen(house.get_by_text("are our own design"))
    guest.link("RH-VOCAB-02").click()
    note = guest.page.get_by_role("dialog", name="RH-VOCAB-02")
    note.get_by_role("link").click()
    expect(guest.page.locator("#RH-VOCAB-02")).to_be_in_viewport()
    guest.page.go_back()
    guest.page.go_back()
    seen(guest.page.get_by_role("heading", name="Upper Eastmere", exact=True))
    guest.page.get_by_role("link", name=re.compile("18 Upper Foxmoor")).click()
    seen(guest.page.get_by_role("heading", name="Upper Foxmoor", exact=True))


def test_the_empire_sheet_and_addresses_that_lead_nowhere(guest: Guest) -> None:
    guest.open("/villages/empire")
    row = guest.page.get_by_role("row", name=re.compile("^Granaries"))
    expect(row.get_by_role("cell").nth(8)).to_contain_text("27")
    expect(guest.page.locator(".field-list > li")).to_have_count(4)
    expect(guest.page.locator(".favor-list > li")).to_have_count(5)
    for path in ("/villages/99", "/villages/building/castle", "/villages/building"):
        guest.open(path)
        seen(guest.page.get_by_role("heading", name="There is nothing here"))


def test_a_sheet_is_played_from_its_page(guest: Guest) -> None:
    guest.open("/villages/33")
    guest.page.get_by_role("button", name=re.compile("^Play this sheet")).click()
    info = table_of(guest)
    assert (info["mode"], [seat["faction"] for seat in info["seats"]]) == ("adventure", ["33"])


# Records


def test_records_are_shown_where_a_sheet_is_chosen_or_read(guest: Guest) -> None:
    keeping(guest, records=RECORDS).open("/villages")
    card = guest.page.locator(".sheet-card").filter(has_text="Salvage Yard").filter(has_text="17")
    expect(card.locator(".own-best")).to_have_text(re.compile("63 Prince"))
    seen(guest.page.get_by_text("2 of 48 sheets finished"))
    guest.page.get_by_role("group", name="Your adventures").get_by_role(
        "button", name="played", exact=True
    ).click()
    expect(guest.page.locator(".sheet-cards > li")).to_have_count(2)
    guest.open("/villages/17")
    seen(guest.page.get_by_text("63, Prince"))
    seen(guest.page.get_by_text("9 October 2025, 2 games so far"))
    expect(guest.page.locator("tr[aria-current]")).to_contain_text("Prince")
    expect(guest.page.locator("tr[aria-current]")).to_contain_text("60–69")


def test_a_finished_adventure_is_noted_once(guest: Guest, address: str) -> None:
    own = Person(address, "Ola").create(
        [{"faction": "17"}], start=True, game="rollwrite", mode="adventure"
    )
    line = own.sit()
    while line.view["view"]["phase"] != "end":
        moves = {offer["verb"]: offer["text"] for offer in line.view["offers"]}
        verb = next(verb for verb in ("take", "ready", "skip") if verb in moves)
        assert line.move(moves[verb])["type"] == "view"
    score = line.view["view"]["outcome"]["scores"][0]
    for _ in range(2):
        guest.open(f"/table/{own.table}/0#{own.key}")
        seen(guest.page.locator(".end"))
    guest.open("/villages/17")
    expect(guest.page.locator(".own-record")).to_contain_text(f"{score}, ")
    expect(guest.page.locator(".own-record")).to_contain_text("1 game so far")


@pytest.mark.parametrize("broken", ["{", "[1]", '{"17": {"score": "x"}}', '{"17": null}'])
def test_broken_records_do_no_harm(broken: str, guest: Guest) -> None:
    keeping(guest, records=broken).open("/villages/17")
    seen(guest.page.get_by_text("You have not finished this sheet yet."))


# Rules


def test_a_rulebook_for_each_game(guest: Guest) -> None:
    guest.open("/rules")
    books = guest.page.locator(".one-book > h2")
    expect(books).to_have_text(["Imperial Settlers", "Roll & Write", "The campaign"])
    search = guest.page.get_by_label("Search the rules")
    search.fill("harvest")
    expect(guest.page.locator(".clause .from").first).to_have_text("Roll & Write")
    guest.choose("Rulebook", "Imperial Settlers")
    expect(search).to_have_value("harvest")
    guest.page.get_by_role("button", name=re.compile(r"^\d+ more in Roll & Write$")).click()
    seen(guest.page.locator(".clause a.rule").filter(has_text="RW-HARVEST-01"))
    search.fill("")
    expect(books).to_have_text(["Roll & Write"])
    guest.open("/rules?book=settlers")
    expect(books).to_have_text(["Imperial Settlers"])


def test_clauses_are_linked_from_everywhere(guest: Guest) -> None:
    guest.open("/new")
    choose_game(guest)
    guest.link("RW-SETUP-03").click()
    note = guest.page.get_by_role("dialog", name="RW-SETUP-03")
    expect(note).to_contain_text("Each player receives one blank Village sheet")
    guest.press("Escape")
    expect(guest.link("RW-SETUP-03")).to_be_focused()
    guest.press("Enter")
    note.get_by_role("link", name="In the rulebook").click()
    expect(guest.page.locator("#RW-SETUP-03")).to_be_in_viewport()
    expect(guest.page.locator("#RW-SETUP-03")).to_have_attribute("aria-current", "true")
    guest.choose("Rulebook", "Imperial Settlers")
    guest.open("/rules/RW-FAVOR-06")
    expect(guest.page.locator("#RW-FAVOR-06")).to_be_in_viewport()
    guest.open("/villages/empire")
    guest.link("RW-HARVEST-01").click()
    guest.link("In the rulebook").click()
    expect(guest.page.locator("#RW-HARVEST-01")).to_be_in_viewport()
    guest.open("/rules/RW-AMB-12")
    expect(guest.page.locator("#RW-AMB-12")).to_be_in_viewport()


# For everyone


def places(address: str) -> dict[str, str]:
    """Every place of the game beside its table, and something that stands there."""
    host = Person(address, "Ola").create(
        [{"faction": "17"}, {}, {"bot": "easy"}], public=True, game="rollwrite", mode="adventure"
    )
    return {
        "/": ".open li",
        "/new": ".new-table",
        "/villages": ".sheet-card",
        "/villages?gives=reroll&own=new": ".six .hit",
        "/villages/buildings?family=x": ".house",
        "/villages/empire": ".track-table",
        "/villages/17": ".ranks-of",
        "/villages/competition": ".one-sheet .house",
        "/villages/building/grand-avenue": ".one-house .named-in",
        "/rules?book=rollwrite": ".clause",
        "/rules/RW-FAVOR-06": ".clause.chosen",
        f"/table/{host.table}/0#{host.key}": ".room .qr",
        f"/join/{host.table}": ".invited .sitting",
    }


def test_nobody_is_shut_out(guest: Guest, address: str) -> None:
    keeping(guest, records=RECORDS)
    for path, there in places(address).items():
        guest.open(path)
        seen(guest.page.locator(there))
        guest.axe(path, night="villages" in path)  # the others have the colours of any place
    guest.open("/new")
    choose_game(guest)
    guest.axe("a table of the roll & write game", night=True)
    choose_mode(guest, "Adventure")
    sheet_button(guest, 1).click()
    seen(guest.page.get_by_role("listbox").get_by_role("option"))
    guest.axe("sheets to pick", night=True)


@pytest.mark.parametrize(("screen", "language"), SPOKEN, ids=ON)
def test_every_place_fits_its_screen_and_speaks_the_language(
    screen: dict[str, Any], language: str, come: Come, address: str
) -> None:
    guest = keeping(come(**screen), records=RECORDS, language=json.dumps(language))
    for path, there in places(address).items():
        guest.open(path)
        seen(guest.page.locator(there))
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        speaks_properly(guest, path)
        fits_there_and_at_a_desk(guest, path)
    guest.open("/new")
    guest.page.locator(".which [role=radio]").filter(
        has_text=re.compile("Write|Wykreślane")
    ).click()
    for mode in range(3):
        guest.page.locator(".sentences").first.locator("[role=radio]").nth(mode).click()
        speaks_properly(guest, f"mode {mode}")
    guest.page.locator(".sheet-of button").first.click()
    seen(guest.page.get_by_role("listbox").get_by_role("option"))
    speaks_properly(guest, "sheets to pick")
    fits_there_and_at_a_desk(guest, "sheets to pick")
