"""Boxes in the arena: results and report tell visits, prayers and where points come from."""

import json
from pathlib import Path
from typing import Any

import pytest

from osada.arena import BadResults, CardGame, CardsOf, Plan, Prayer, Visit, parquet, play_game
from osada.arena.keep import Keep, kept
from osada.arena.report import write
from osada.arena.report.settlers.cards import card_facts
from osada.arena.report.settlers.cardseats import card_seats
from osada.arena.result import BadRow, of_row
from osada.arena.results import header, read, scan
from osada.arena.settlers.lab import changes, findings, trial
from osada.arena.settlers.sources import NAMES, summed
from osada.arena.store import create
from osada.kernel.game import Points
from osada.settlers.catalogue import catalogue
from osada.settlers.goods import VP
from osada.settlers.supply import HOW

BOTH = ("aztecs", "friends")
PLAN = Plan(("random",), games=3, seed=4, seats=5, boxes=BOTH, format="open", five_players=True)
"""Its games have visits, prayers of both forms and instant cards."""


@pytest.fixture(scope="module")
def games() -> list[CardGame]:
    return [play_game(PLAN, number) for number in range(PLAN.total)]


def test_what_boxes_bring_is_told(games: list[CardGame]) -> None:
    seats = [cards for game in games for cards in game.cards]
    visits = [visit for cards in seats for visit in cards.visited]
    prayers = [prayer for cards in seats for prayer in cards.prayed]
    assert visits
    assert any(cards.played for cards in seats)
    assert {prayer.form for prayer in prayers} == {"draw", "tokens"}
    known = catalogue(BOTH)
    for visit in visits:
        assert known.card[known.of_slug[visit.card][0]].is_open
    for prayer in prayers:
        assert prayer.tokens <= prayer.matches
        if prayer.form == "tokens":
            assert prayer.matches == prayer.tokens > 0
    for game in games:
        for seat, cards in enumerate(game.cards):
            assert all(visit.host != seat for visit in cards.visited)


def test_points_of_boxes_have_sources_of_their_own(games: list[CardGame]) -> None:
    found = set()
    for game in games:
        for seat, points in enumerate(game.points):
            assert sum(n for _, _, n in points) == game.scores[seat]
            assert all(n > 0 for _, _, n in points)
            found |= {how for _, how, _ in points}
    assert "prayer" in found


def source(slug: str, how: str, *before: tuple[Any, ...]) -> str:
    """The source of a point that a card brings."""
    cards = catalogue(BOTH)
    card = cards.of_slug[slug][0]
    events = [(kind, 0, card, *more) for kind, *more in before]
    gain = ("gain", 0, VP, 1, card, HOW.index(how))
    (((_, found, n),),) = summed(cards, [[Points(1, how, slug, 1)]], [*events, gain])
    assert n == 1
    return found


@pytest.mark.parametrize(
    ("slug", "how", "before", "expected"),
    [
        ("aztecs/shared-altar", "production", [("visited", 1)], "visit"),
        ("aztecs/shared-altar", "production", [], "production"),
        ("aztecs/tribute-of-guests", "feature", [], "visit"),
        ("barbarians/toll-of-axes", "feature", [], "visit"),
        ("aztecs/ball-court", "action", [("answered", 1, 0, 0)], "prayer"),
        ("aztecs/temple-steps", "feature", [], "prayer"),
        ("aztecs/great-pyramid", "feature", [], "blessing"),
        ("egypt/statue-of-cheops", "action", [("statue", 1)], "statue"),
        ("aztecs/votive-treasury", "production", [], "storage"),
        ("aztecs/obsidian-workshop", "action", [], "tech"),
        ("aztecs/triple-terrace", "feature", [], "set"),
        ("aztecs/triple-alliance", "action", [], "set"),
        ("volcano", "action", [], "instant"),
        ("aztecs/hearts-for-the-gods", "action", [], "action"),
        ("aztecs/jaguar-warriors", "feature", [], "feature"),
    ],
)
def test_a_source_is_known_by_its_form(
    slug: str, how: str, before: list[tuple[Any, ...]], expected: str
) -> None:
    assert source(slug, how, *before) == expected
    assert expected == how or expected in NAMES


def test_rows_and_columns_keep_it(games: list[CardGame], tmp_path: Path) -> None:
    for game in games:
        assert of_row(json.loads(json.dumps(game.as_row())), CardGame) == game
    path = tmp_path / "x.parquet"
    parquet.write(path, header(PLAN).as_row(), CardGame, games)
    assert list(scan(path)[1]) == games


def test_rows_of_before_there_were_boxes_are_read() -> None:
    """And those of the base game are written as before."""
    game = play_game(Plan(("random",), games=1, seed=1), 0)
    row = game.as_row()
    assert all(seat.keys() == {"built", "dealt", "razed"} for seat in row["cards"])
    assert of_row(row, CardGame) == game


@pytest.mark.parametrize(
    "spoilt",
    [
        {"visited": [{"card": "mill"}]},
        {"visited": "mill"},
        {"prayed": [{"card": "mill", "form": "draw", "matches": -1, "tokens": 0, "stored": 0}]},
        {"played": [3]},
    ],
)
def test_damage_is_found(games: list[CardGame], spoilt: dict[str, Any]) -> None:
    row = games[0].as_row()
    row["cards"][0] |= spoilt
    with pytest.raises(BadRow, match='its "cards" cannot be read'):
        of_row(row, CardGame)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"boxes": ("friends",)}, "boxes aztecs,friends there and friends here"),
        ({"boxes": ("friends", "aztecs")}, "boxes aztecs,friends there and friends,aztecs here"),
        ({"format": "standard"}, "format open there and standard here"),
        ({"bans": ("volcano",)}, "bans (none) there and volcano here"),
        ({"decks": {"rome": {"in": [], "out": ["rome/forum"]}}}, "the decks of rome differ"),
        ({"visit_passed": True}, "visit_passed (none) there and yes here"),
    ],
)
def test_another_table_is_not_gone_on_with(
    tmp_path: Path, other: dict[str, Any], sentence: str
) -> None:
    said: dict[str, Any] = {"boxes": BOTH, "format": "open"}
    begun, now = Plan(("random",), **said), Plan(("random",), **said | other)
    path = tmp_path / "x.jsonl"
    with create(path, header(begun)):
        pass
    with (
        pytest.raises(BadResults) as refused,
        kept(Keep(path, resume=True), header(now), lambda _: None),
    ):
        pass
    assert f"belongs to another plan: {sentence};" in str(refused.value)


def test_the_format_that_is_not_said_is_the_introductory_one() -> None:
    one, other = (Plan(("random",), boxes=BOTH, format=said) for said in (None, "introductory"))
    assert one.settings() == other.settings()


def test_the_report_knows_boxes_and_five_factions(games: list[CardGame], tmp_path: Path) -> None:
    file, out = tmp_path / "x.jsonl", tmp_path / "x.html"
    with create(file, header(PLAN)) as lines:
        lines.append(games)
    assert read(file).games == games
    write([file], out)
    page = out.read_text("utf-8")
    for section in ("boxes", "visits", "prayers"):
        assert f'<section id="{section}"' in page
    assert "five at a table" in page
    assert page.count('<th scope="row"><span class="dot" style="--c: var(--aztecs)">') >= 2
    assert "Why Can&#x27;t We Be Friends" in page
    assert "<dt>boxes</dt><dd>aztecs, friends</dd>" in page


def game(winner: int, visitor: bool, host: bool = True) -> CardGame:
    """Rome, which built a Public Aqueduct or not, and Egypt, which visited it or not."""
    visits = (Visit("rome/public-aqueduct", 0),) * 2 if visitor and host else ()
    rome = CardsOf(("rome/public-aqueduct",) if host else (), (), (), played=("volcano",))
    prayers = (
        Prayer("egypt/sun-barge", "draw", 2, 1, 0),
        Prayer("egypt/sun-barge", "tokens", 1, 1, 0),
    )
    egypt = CardsOf((), (), (), (), visits, prayers)
    return CardGame(
        0, 0, "", ("a", "a"), (0, 0), (winner,), (0, 0), (0.0, 0.0), ((), ()), ("rome", "egypt"),
        "standard", False, "", (rome, egypt),
    )  # fmt: skip


def test_guests_and_hosts_are_counted() -> None:
    rome, egypt = card_seats([game(1, visitor=True)])
    assert rome.guests == (("rome/public-aqueduct", 1),) * 2
    assert not egypt.guests
    assert egypt.around == {"rome/public-aqueduct"}
    assert not rome.around


def test_an_instant_card_counts_as_built_by_who_plays_it() -> None:
    rows = list(card_seats([game(0, visitor=False)]))
    facts = {card.slug: card for card in card_facts(rows, catalogue(BOTH))}
    assert facts["volcano"].built == 50
    assert facts["volcano"].box == "friends"


def test_only_cards_of_the_decks_are_listed() -> None:
    rows = list(card_seats([game(0, visitor=False)]))
    told = [card.slug for card in card_facts(rows, catalogue(BOTH), {"mill"})]
    assert told == ["mill", "volcano", "rome/public-aqueduct"]


# The lab


INN = """faction: aztecs
[aztecs/pilgrims-inn]
replaces: yes
cost: 2 wood
[aztecs/sun-altar]
name: Sun Altar
numbers: own001-009
cost: 1 wood
action: 1 worker -> prayer 3 choose any: 1 vp per match
from: house
"""


def test_a_card_is_tried_within_its_box() -> None:
    planned = trial("aztecs", (INN,), "random", 16, seed=2, boxes=BOTH, format="open")
    new = planned.with_cards
    assert planned.without is not None
    assert {rival for table in new.tables for rival in table} == {
        "aztecs", "barbarians", "egypt", "japan", "rome",
    }  # fmt: skip
    changed = changes(planned.without.catalogue, new.catalogue, "open")
    assert [card.slug for card in changed.cards] == ["aztecs/sun-altar", "aztecs/pilgrims-inn"]
    assert changed.decks == (("aztecs", 40, 49),)
    arms = [{n: play_game(plan, n) for n in range(plan.total)} for plan in planned.plans]
    found = findings("aztecs", arms[1], arms[0], new.catalogue, [c.slug for c in changed.cards])
    altar, inn = found.uses
    assert altar.prayers
    assert altar.visits is None
    assert inn.visits
    assert inn.prayers is None
    assert altar.said()[0].startswith(f"aztecs/sun-altar was prayed with {altar.prayers} times, ")
    assert inn.said()[0].startswith("aztecs/pilgrims-inn was visited ")
