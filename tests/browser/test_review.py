"""The review of a finished game: made, read, another move tried, played on."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from osada.server.replays import Replays
from osada.server.study.making import Making
from osada.study.judgement import Judgement, Reason
from osada.study.subject import Decision, Subject, subject
from tests.browser.conftest import Come
from tests.browser.games import DATA
from tests.browser.guest import seen
from tests.server.rooms import rooms_at
from tests.server.serving import served
from tests.study.games import judged, match_of

JOURNAL = DATA / "rome-barbarians-4.osada"
UNJUDGED = 3
"""Decisions that the server has still to judge, the last ones: they are soon played out."""
PLAYED_OUT = 180_000
"""Games are played to their end for a judgement, which takes long on a busy machine."""


@cache
def played() -> Subject:
    return subject(match_of(f"browser/data/{JOURNAL.name}"))


@cache
def mistaken() -> Decision:
    """A turn of the first seat, late in the game."""
    turns = [one for one in played().decisions(0) if one.text.startswith("build")]
    return turns[len(turns) * 2 // 3]


def judgements() -> list[Judgement]:
    """All decisions were best but one."""
    known = []
    for decision in played().decisions()[:-UNJUDGED]:
        if decision.at != mistaken().at:
            known.append(judged(decision, [2.0, -2.0]))
            continue
        wrong = judged(decision, [2.0, -2.0], (4.1, -4.1), "mistake", chance=0.2, round_=4)
        best, line = wrong.lines
        lines = [
            replace(best, score=64.0, points={"action": 30.0, "common": 34.0}),
            replace(line, loss=4.1, score=60.0, points={"action": 26.0, "common": 34.0}),
        ]
        why = [Reason("points", {"n": 4, "source": "action", "way": "less"})]
        known.append(replace(wrong, lines=lines, why=why))
    return known


async def prepared(database: str) -> str:
    """A finished game with a review that somebody stopped; its number."""
    async with rooms_at(database) as rooms:
        id = (await Replays(rooms).upload(JOURNAL.read_bytes())).id
        making = Making(id, played(), {0: "Ola", 1: "Jan"}, "quick")
        making.judgements = judgements()
        await rooms.store.put_review(id, 0, making.stored())
        return id


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server, and a game at it."""
    file: Path = tmp_path_factory.mktemp("review") / "osada.db"
    database = f"sqlite:///{file}"
    with ThreadPoolExecutor(1) as beside:
        id = beside.submit(asyncio.run, prepared(database)).result()
    with served(database) as address:
        yield address, id


def test_a_game_is_reviewed(come: Come, reviewed: tuple[str, str]) -> None:
    address, id = reviewed
    guest = come(address)
    page = guest.page
    guest.open(f"/replay/{id}?at={mistaken().at}")
    guest.link("Review").click()
    total = len(played().decisions())
    seen(page.get_by_text(f"Stopped after {total - UNJUDGED} of {total} decisions"))
    guest.button("Go on").click()
    luck = page.get_by_role("region", name="Luck and play, apart")
    expect(luck.get_by_text("decisions best")).to_have_count(2, timeout=PLAYED_OUT)
    expect(page.get_by_role("progressbar")).to_have_count(0)

    # from the first decision to the mistake by one key
    guest.choose("Whose decisions", "Ola")
    guest.choose("Which decisions", f"All {len(played().decisions(0))}")
    decisions = page.get_by_role("region", name="Ola’s decisions")
    decisions.get_by_role("button").first.click()
    guest.press("n")
    chosen = decisions.locator("[aria-current]")
    expect(chosen).to_contain_text("mistake")
    opened = page.get_by_role("region", name=re.compile(r"^Round 4, turn \d+: Ola"))
    seen(opened.get_by_text("−4.1 points"))
    seen(opened.get_by_text("About 4 points less from actions."))
    seen(opened.get_by_role("row", name=re.compile(r"^Actions 26.0 30.0 \+4.0")))
    seen(page.get_by_role("region", name="The table as Ola saw it").locator(".hand"))
    guest.axe("review", night=True)
    guest.press("ArrowRight")
    expect(chosen).not_to_contain_text("mistake")
    curve = page.get_by_role("slider", name="Chance to win")
    before = curve.input_value()
    curve.focus()
    guest.press("ArrowLeft")
    expect(chosen).to_contain_text("mistake")
    assert int(curve.input_value()) < int(before)

    guest.button("Try another move").click()
    moves = opened.get_by_role("list", name="Possible moves").get_by_role("button")
    moves.last.click()
    tried = opened.locator(".rv-tried .badge").first
    expect(tried).to_be_visible(timeout=PLAYED_OUT)
    guest.button("Play on from here").click()
    guest.button(f"Play on from move {mistaken().at}").click()
    page.wait_for_url("**/table/*/0")
    guest.awaits()


def test_a_slip_is_a_puzzle(come: Come, reviewed: tuple[str, str]) -> None:
    address, id = reviewed
    guest = come(address).open(f"/replay/{id}/puzzles?seat=0")
    panel = guest.page.locator(".pz-panel")
    expect(panel.locator("h2")).to_have_text("Find the better move")
    seen(guest.page.get_by_text("Slip 1 of 1"))
    seen(panel.get_by_text("lost about 4 points"))
    guest.button("Show the answer", panel).click()
    others = panel.locator(".pz-others button")
    expect(others).to_have_count(1)
    others.click()
    expect(panel.locator("h2")).to_contain_text("this loses about 4.1 points")


def test_what_cannot_be_reviewed_says_why(come: Come) -> None:
    guest = come()
    guest.open("/replay/demo-0003")
    seen(guest.page.get_by_role("slider", name="Moment"))
    expect(guest.link("Review")).to_have_count(0)
    guest.open("/replay/demo-0003/review")
    seen(guest.page.get_by_text(re.compile("^Only games of cards can be reviewed")))
