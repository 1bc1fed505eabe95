"""Single moves on the page: choices, undo, refusals, looking on, a lost line."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.games import Moment, Played, asked, on_turn, play_on, played
from tests.browser.guest import CORNER, Guest, seen
from tests.server.process import Process
from tests.server.serving import Person

DUEL = ("rome", "barbarians")


def before_giving_up(game: Played) -> tuple[Moment, str]:
    """A turn of the first seat in which a card is built over another; the card."""
    for turn, after in zip(game.moments, game.moments[1:], strict=False):
        kind = after.view["asked"]
        if turn.seat == after.seat == 0 and kind is not None and kind["kind"] == "discard":
            card = kind["card"]
            if on_turn(1)(turn.view, 0) and card in turn.view["players"][0]["hand"]:
                return turn, card
    raise AssertionError("nobody gives anything up in this game")


def begin_to_build(guest: Guest, address: str) -> str:
    """Choose a card to build that asks for a location; its place."""
    game = played(*DUEL)
    moment, card = before_giving_up(game)
    guest.open(play_on(address, game, moment))
    spot = f"hand/0/{card}"
    guest.awaits()
    guest.play(spot)
    seen(guest.page.get_by_role("list", name="Steps of building"))
    return spot


def before_a_deal(game: Played) -> tuple[Moment, str]:
    """A turn of the first seat with workers, in which a deal can be paid in two ways; its card."""
    for turn, after in zip(game.moments, game.moments[1:], strict=False):
        asked = after.view["asked"] or {}
        workers = turn.view["players"][0]["goods"]["worker"]
        likely = on_turn(1)(turn.view, turn.seat) and after.seat == 0 and workers > 1
        if likely and asked.get("purpose") == "deal":
            return turn, asked["card"]
    raise AssertionError("nobody chooses how to pay for a deal in this game")


def test_a_deal_is_shown_as_a_deal(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    turn, card = before_a_deal(game)
    guest.open(play_on(address, game, turn))
    guest.awaits()
    held = guest.card(f"hand/0/{card}")
    held.click(position=CORNER)
    deals = guest.page.locator(".act-step").or_(guest.question.locator(".answer"))
    deals = deals.filter(has_text=re.compile("deal", re.IGNORECASE))
    seen(deals)
    expect(guest.question.locator(".whynot")).to_have_count(0)  # nobody wanted to build it
    deals.first.click()
    steps = guest.page.get_by_role("list", name="Steps of making a deal")
    expect(steps.get_by_role("listitem")).to_have_text(["Card", "Pay"])
    expect(held.locator(".tab")).to_have_text("Making a deal")
    guest.page.locator(".act-step").click()
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("Ola makes a deal with")


def test_keys_are_letters_that_only_those_see_who_use_them(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    turn, _ = before_a_deal(game)
    guest.open(play_on(address, game, turn))
    guest.awaits()
    sends = guest.page.get_by_role("group", name="Send workers").get_by_role("button")
    caps = guest.page.locator(".tabletop kbd:visible")
    seen(sends)
    expect(caps).to_have_count(0)
    assert not re.search(r"\d", "".join(sends.all_inner_texts())), "no digits that read as amounts"
    guest.press("Tab")
    letters = sends.locator("kbd:visible").all_inner_texts()
    assert len(letters) == sends.count()
    assert all(re.fullmatch("[A-Z]", letter) for letter in letters), letters
    guest.page.locator(".plate h2").click()
    expect(caps).to_have_count(0)
    guest.press("p")
    seen(guest.question.get_by_text("Lost in cleanup"))
    guest.press("Escape")
    guest.settle()
    guest.press(letters[0])
    expect(guest.question).not_to_contain_text("Your turn")


def test_a_choice_outlives_a_reload(guest: Guest, address: str) -> None:
    spot = begin_to_build(guest, address)
    question = guest.question.inner_text()
    guest.page.reload()
    seen(guest.page.get_by_role("list", name="Steps of building"))
    assert guest.question.inner_text() == question
    built = guest.card(spot).get_attribute("data-card")
    while guest.page.get_by_role("list", name="Steps of building").count():
        can = guest.awaits()
        guest.play(can["cards"][0]) if can["cards"] else guest.step()
        guest.page.locator("[data-ask]:not(.is-sent)").wait_for()
    seen(guest.page.get_by_role("region", name="Your empire").locator(f"[data-card={built}]"))


def test_undo_by_button_and_by_key(guest: Guest, address: str) -> None:
    spot = begin_to_build(guest, address)
    undo = guest.button("Undo")
    undo.click()
    assert guest.awaits()["pass"]
    seen(guest.card(spot))
    guest.play(spot)
    seen(guest.page.get_by_role("list", name="Steps of building"))
    guest.press("u")
    expect(guest.page.get_by_role("list", name="Steps of building")).to_have_count(0)
    assert guest.awaits()["pass"]
    guest.play(spot)
    seen(guest.page.get_by_role("list", name="Steps of building"))
    guest.press("Escape")
    expect(guest.page.get_by_role("list", name="Steps of building")).to_have_count(0)


def test_undo_that_is_refused_says_why(guest: Guest, address: str) -> None:
    game = played(*DUEL)

    def has_workers(view: dict[str, Any], seat: int) -> bool:
        return on_turn(2)(view, seat) and view["players"][0]["goods"]["worker"] > 1

    guest.open(play_on(address, game, game.when(has_workers)))
    guest.awaits()
    expect(guest.button("Undo")).to_have_attribute("aria-disabled", "true")
    guest.settle()
    guest.page.get_by_role("button", name=re.compile("^Send workers 1 card")).click()
    guest.page.locator("main [data-pile=common] button").wait_for()
    guest.settle()
    guest.page.locator("main [data-pile=common] button").click()
    guest.awaits()
    expect(guest.button("Undo")).to_have_attribute("aria-disabled", "true")
    why = guest.page.get_by_role("tooltip").filter(has_text="You cannot undo")
    guest.button("Undo").hover()
    seen(why)
    guest.page.mouse.move(400, 400)
    expect(why).to_be_hidden()
    guest.button("Undo").click(force=True)
    seen(why)
    expect(guest.heard).to_contain_text("You cannot undo")


def test_a_card_that_cannot_be_built_says_why_and_names_the_rule(
    guest: Guest, address: str
) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(1))))
    guest.awaits()
    blocked = guest.hand.and_(guest.page.locator(".is-blocked")).first
    blocked.hover()
    note = guest.page.locator(".peek-note")
    rule = note.get_by_role("link").first
    seen(rule)
    name = rule.inner_text()
    assert re.fullmatch(r"[A-Z-]+-\d+", name)
    guest.press("Space")  # it stays, and what is written there can be clicked
    with guest.context.expect_page() as opened:
        rule.click()
    opened.value.wait_for_url(re.compile(f"/rules/{name}$"))
    seen(opened.value.locator(f"#{name}"))
    assert "/table/" in guest.page.url


def test_a_card_in_focus_says_why_too(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(1))))
    guest.awaits()
    blocked = guest.hand.and_(guest.page.locator(".is-blocked")).first
    assert re.search(r"short|nothing to discard", blocked.get_attribute("aria-label") or "")
    guest.press("Tab")
    blocked.focus()
    seen(guest.page.locator(".peek-note .cannot a.rule"))
    guest.press("Enter")
    seen(guest.question.get_by_text("Raze"))
    expect(guest.question.locator(".whynot")).to_have_count(0)  # it can be razed: that is asked


def test_a_spectator_sees_the_table_and_no_hand(come: Come, address: str) -> None:
    host = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    keys = host.http.get(f"{host.own}/links").json()
    line = host.sit()
    eva = come()
    eva.open(f"/table/{host.table}#{keys['watch']}")
    seen(eva.page.get_by_text("You are watching"))
    assert "#" not in eva.page.url
    expect(eva.page.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)
    for button in ("Undo", "Pass", "End turn"):
        expect(eva.button(button)).to_have_count(0)
    assert eva.page.locator("main [aria-pressed=false][data-spot]").count() == 0
    own = set(line.view["view"]["players"][0]["hand"])
    assert own
    assert not own & set(re.findall(r'data-card="(\w+)"', eva.page.content()))
    log = eva.page.get_by_role("list", name="Log")
    while not line.view.get("offers"):
        line.until("view")
    before = log.inner_text()
    line.move(line.view["offers"][0]["text"])
    expect(log).not_to_have_text(before, use_inner_text=True)


def test_a_table_by_link_is_closed_to_others(come: Come, address: str) -> None:
    host = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    eva = come()
    eva.excused += ["WebSocket", "403", "401"]
    eva.open(f"/table/{host.table}/0")
    seen(eva.link("To the lobby"))
    expect(eva.hand).to_have_count(0)


def test_a_lost_line_comes_back(come: Come, tmp_path: Path) -> None:
    game = played(*DUEL)
    with Process(f"sqlite:///{tmp_path}/osada.db") as server:
        ola = come(server.address)
        ola.excused += ["WebSocket connection to .* failed"]
        ola.open(play_on(server.address, game, game.when(on_turn(2))))
        can = ola.awaits()
        server.kill()
        lost = ola.page.get_by_text("The connection is lost")
        seen(lost)
        seen(ola.button("Try now"))
        server.start()
        expect(lost).to_have_count(0)
        assert ola.awaits() == can
        ola.step()
        ola.awaits()


def test_a_rival_large_and_back(guest: Guest, address: str) -> None:
    game = played("rome", "barbarians", "egypt")
    guest.open(play_on(address, game, game.when(on_turn(3))))
    guest.awaits()
    rival = guest.page.locator(".rival").first
    rival.get_by_role("button", name=re.compile("enlarge")).click()
    seen(guest.page.get_by_role("region", name=re.compile("^The empire of ")))
    guest.press("Escape")
    seen(guest.page.get_by_role("region", name="Your empire"))


def test_a_line_of_the_log_shows_its_moment(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    for _ in range(4):
        guest.step()
        guest.awaits()
    lines = guest.page.get_by_role("list", name="Log").get_by_role("button")
    lines.nth(lines.count() - 3).click()
    seen(guest.page.get_by_text("The table as it was after"))
    guest.button("Back to now").click()
    assert guest.awaits()


def test_the_list_of_moves_can_be_played_from(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    guest.press("h")
    help_ = guest.page.get_by_role("region", name="What can I do?")
    seen(help_.get_by_text("take the last move back"))
    help_.get_by_role("button", name=re.compile("^Pass")).click()
    expect(help_).to_have_count(0)
    guest.page.locator(".act-step").click()
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("Ola passes")


def test_solo(guest: Guest) -> None:
    guest.open("/new")
    guest.page.get_by_label("Your name", exact=True).first.fill("Ola")
    guest.choose("Who has seat 3", "Nobody")
    guest.choose("Who has seat 2", "Nobody")
    seen(guest.page.get_by_text("Alone against the virtual player"))
    guest.button("Start the game").click()
    virtual = guest.page.get_by_role("region", name="Virtual player").first
    seen(virtual)
    seen(guest.page.get_by_text("Attack", exact=True))
    for _ in range(12):
        assert guest.step()
    guest.awaits()
    virtual.get_by_role("button", name=re.compile("enlarge")).click()
    seen(guest.page.get_by_role("heading", name="Its area"))


def test_the_end_of_a_solo_game(guest: Guest, address: str) -> None:
    game = played("japan")
    guest.open(play_on(address, game, game.when(on_turn(5))))
    while guest.step():
        pass
    seen(guest.page.get_by_role("heading", name="You and the virtual player"))
    seen(guest.page.get_by_role("heading", name="Ranks"))


def test_secret_lookout(guest: Guest) -> None:
    guest.open("/new")
    guest.page.get_by_label("Your name", exact=True).first.fill("Ola")
    guest.choose("Lookout", "Alternative")
    seen(guest.page.get_by_text("Cards are chosen in secret"))
    guest.button("Start the game").click()
    can = guest.awaits()
    assert can["cards"][0].startswith("offer/")
    guest.play(can["cards"][0])
    while guest.awaits()["cards"][0].startswith("offer/"):
        guest.step()
    assert guest.round == 1


def test_leaving_and_coming_back(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(4))))
    guest.awaits()
    at = guest.page.url
    guest.button("Menu").click()
    guest.button("Leave the table").click()
    seen(guest.page.get_by_text("A bot plays on for you"))
    guest.page.get_by_role("alert").get_by_role("button", name="Leave the table").click()
    seen(guest.page.get_by_role("heading", name="Found your empire"))
    guest.page.goto(at)
    seen(guest.page.locator("main, .end"))


def test_your_turn_in_the_title(guest: Guest, address: str) -> None:
    game = played(*DUEL)
    guest.open(play_on(address, game, game.when(on_turn(2))))
    guest.awaits()
    expect(guest.page).to_have_title(re.compile("● Your turn"))


FOUR = ("rome", "barbarians", "egypt", "japan")
ASKED_IN = {
    **dict.fromkeys(["card", "deal", "good", "keep", "location", "player"], (FOUR, 4)),
    "give": (DUEL, 1),
    "under": (("egypt", "japan"), 0),
}


@pytest.mark.parametrize("kind", ASKED_IN)
def test_whatever_is_asked_can_be_answered_on_the_table(
    kind: str, guest: Guest, address: str
) -> None:
    peoples, seed = ASKED_IN[kind]
    game = played(*peoples, seed=seed)
    moment = next(one for one in game.moments if asked(kind, one.seat)(one.view, one.seat))
    guest.open(play_on(address, game, moment))
    can = guest.awaits()
    assert not can["pass"]
    log = guest.page.get_by_role("list", name="Log")
    question, before = guest.question.inner_text(), log.inner_text()
    guest.step()
    guest.awaits()
    assert (guest.question.inner_text(), log.inner_text()) != (question, before)
