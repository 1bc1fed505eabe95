"""The page about results: whole, alone in the world, and right in its figures."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from osada.arena.play import play_game
from osada.arena.report import NoGames, NoPlots, write
from osada.arena.report.settlers.cards import FEWEST, Stratum, card_facts, difference, most_extreme
from osada.arena.report.settlers.cardseats import card_seats
from osada.arena.results import header
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.deeds import CardsOf
from osada.arena.settlers.plan import Plan
from osada.arena.store import create
from osada.settlers.catalogue import base
from tests.html_pages import Page

TWO = Plan(("random", "random:kind"), games=24, seed=7)
AT_TABLES = ["summary", "scores", "rounds", "factions", "seats", "cards", "origin"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Plan], Path]:
    folder = tmp_path_factory.mktemp("results")
    known: dict[Plan, Path] = {}

    def play(plan: Plan) -> Path:
        if plan not in known:
            known[plan] = folder / f"{len(known)}.jsonl"
            with create(known[plan], header(plan)) as lines:
                lines.append([play_game(plan, n) for n in range(plan.total)])
        return known[plan]

    return play


def page_of(out: Path, *files: Path) -> Page:
    write(files, out)
    return Page(out.read_text("utf-8"))


@pytest.fixture(scope="module")
def page_of_two(played: Callable[[Plan], Path]) -> Path:
    """The page about `TWO`."""
    page = played(TWO).with_suffix(".html")
    write([played(TWO)], page)
    return page


def test_every_section_is_there(page_of_two: Path) -> None:
    page = Page(page_of_two.read_text("utf-8"))
    assert not page.open
    assert page.sections == AT_TABLES
    assert page.headings[0] == "24 games"
    assert {"Strength of the bots", "Who beats whom", "By seat", "All cards"} <= {*page.captions}
    assert "correlation and not a cause" in page.text
    assert "random:kind" in page.text


def test_the_page_loads_nothing(page_of_two: Path) -> None:
    text = page_of_two.read_text("utf-8")
    page = Page(text)
    assert page.refers
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.refers)
    assert "http" not in text
    assert "@import" not in text
    assert "url(" in text
    assert all(part.startswith("#") for part in text.split("url(")[1:])
    assert len(page.ids) == len(set(page.ids))


def test_drawings_can_be_heard(page_of_two: Path) -> None:
    page = Page(page_of_two.read_text("utf-8"))
    drawn = [title for title in page.titles if title.endswith(".")]
    assert any(title.startswith("Distribution of scores. random") for title in drawn)
    assert any(title.startswith("Mean points of random:kind: round 1") for title in drawn)
    assert page.tags.count("figure") == page.tags.count("figcaption") == len(drawn)
    assert ">points</text>" in page_of_two.read_text("utf-8")  # what scores are measured in


def test_the_same_results_give_the_same_page(
    played: Callable[[Plan], Path],
    page_of_two: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In whatever order games were finished, and however often a file is named."""
    file = played(TWO)
    head, *rows = file.read_text("utf-8").splitlines(keepends=True)
    again = tmp_path / file.name
    again.write_text(head + "".join(reversed(rows)), "utf-8")
    monkeypatch.chdir(tmp_path)
    write([again, Path(file.name)], tmp_path / "page.html")
    assert (tmp_path / "page.html").read_bytes() == page_of_two.read_bytes()


def test_more_at_a_table(played: Callable[[Plan], Path], tmp_path: Path) -> None:
    plans = [Plan(("random",), games=12, seed=3, seats=seats_) for seats_ in (3, 4)]
    page = page_of(tmp_path / "page.html", *map(played, plans))
    assert page.sections == AT_TABLES
    assert page.headings[0] == "24 games"
    assert "Seat 3 of 3" in page.text
    assert "Seat 4 of 4" in page.text
    assert "a third or a quarter" in page.text


def test_solo_results_have_ranks(played: Callable[[Plan], Path], tmp_path: Path) -> None:
    alone = played(Plan(("random",), games=8, seats=1))
    page = page_of(tmp_path / "page.html", alone)
    assert page.sections == ["solo", "rounds-alone", "cards", "origin"]
    assert "Ranks" in page.captions
    assert "Emperor" in page.text
    both = page_of(tmp_path / "both.html", played(TWO), alone)
    assert both.sections == [*AT_TABLES[:5], "solo", "rounds-alone", *AT_TABLES[5:]]
    assert both.headings[0] == "32 games"


def test_nothing_to_report(played: Callable[[Plan], Path], tmp_path: Path) -> None:
    head = played(TWO).read_text("utf-8").splitlines(keepends=True)[0]
    (tmp_path / "none.jsonl").write_text(head, "utf-8")
    with pytest.raises(NoGames, match=r"there is no finished game in .*none\.jsonl"):
        write([tmp_path / "none.jsonl"], tmp_path / "page.html")
    assert not (tmp_path / "page.html").exists()


def test_without_matplotlib(
    played: Callable[[Plan], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(NoPlots, match=r'pip install "osada\[analysis\]"'):
        write([played(TWO)], tmp_path / "page.html")


# What is told about cards

NOBODY = CardsOf((), (), ())


def game(number: int, rome_built: bool, rome_won: bool, rival: str = "egypt") -> CardGame:
    mine = CardsOf(("rome/gardens",) if rome_built else (), ("rome/spies",), ("mill", "mill"))
    return CardGame(
        number, number, "1/1", ("a", "b"), (2, 1), (0,) if rome_won else (1,), (1, 1), (1.0, 1.0),
        ((), ()), ("rome", rival), "standard", False, "", (mine, NOBODY),
    )  # fmt: skip


def test_how_often_a_card_is_used() -> None:
    games = [game(n, rome_built=n < 30, rome_won=True) for n in range(40)]
    facts = {card.slug: card for card in card_facts(list(card_seats(games)), base())}
    gardens, spies, mill = (facts[slug] for slug in ("rome/gardens", "rome/spies", "mill"))
    assert (gardens.name, gardens.faction, gardens.seats) == ("Gardens", "rome", 40)
    assert (gardens.built, gardens.builders, gardens.wins) == (75, 30, 30)
    assert (spies.dealt, mill.seats, mill.razed) == (100, 80, 100)
    assert "japan/dojo" not in facts
    assert (facts["quarry"].name, facts["egypt/quarry"].name) == ("Quarry", "Quarry (egypt)")
    assert gardens.difference is None  # only 10 did without


def test_the_difference_that_goes_with_a_card() -> None:
    """30 of 40 won with it and 10 of 40 without: half a game more."""
    games = [
        game(n, rome_built=n < 40, rome_won=n % 40 < (30 if n < 40 else 10)) for n in range(80)
    ]
    rows = list(card_seats(games))
    [gardens] = [card for card in card_facts(rows, base()) if card.slug == "rome/gardens"]
    assert gardens.difference is not None
    mean, low, high = gardens.difference
    assert mean == pytest.approx(0.5)
    assert high - mean == pytest.approx(1.96 * (2 * 0.738 * 0.262 / 40) ** 0.5, rel=0.01)
    assert mean - low == pytest.approx(high - mean)
    assert [card.slug for card in most_extreme([gardens], 5)] == ["rome/gardens"]


def test_only_seats_alike_are_compared() -> None:
    """Whoever meets the weak rival builds more; that alone makes no difference."""
    strong: Stratum = ("a", "rome", ("strong",))
    weak: Stratum = ("a", "rome", ("weak",))
    everybody = {strong: (100, 20.0), weak: (100, 80.0)}
    found = difference({strong: (10, 2.0), weak: (90, 72.0)}, everybody)
    assert found is not None
    assert found[0] == pytest.approx(0)
    assert found[1] < 0 < found[2]


def test_too_few_seats_tell_nothing() -> None:
    alike: Stratum = ("a", "rome", ("b",))
    assert difference({alike: (FEWEST - 1, 3.0)}, {alike: (100, 50.0)}) is None
    assert difference({alike: (81, 3.0)}, {alike: (100, 50.0)}) is None
    assert difference({alike: (50, 3.0)}, {alike: (50, 3.0)}) is None


def test_a_shared_victory_is_shared() -> None:
    shared = replace(game(0, rome_built=True, rome_won=True), winners=(0, 1))
    assert [row.win for row in card_seats([shared])] == [0.5, 0.5]


# What a vandal writes


def retold(file: Path, out: Path, head: dict[str, Any], **changes: Any) -> Path:
    """The same results with other words in every game and in the plan of the header."""
    first, *games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    rows = [first | {"plan": first["plan"] | head}, *(game | changes for game in games)]
    out.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return out


def test_strange_words_stay_words(played: Callable[[Plan], Path], tmp_path: Path) -> None:
    bots = ["<script>alert(1)</script>", "$\\frac{"]
    cards = {"built": ["<u>x/<u>"], "dealt": ["<u>"], "razed": ["</td>"]}
    file = retold(
        played(TWO),
        tmp_path / "\udcff<b>.jsonl",
        {"players": bots, "seed": "<b>"},
        players=bots,
        factions=["<i>", "</table>$"],
        points=[[[99, "<b>rain", 5]], []],
        cards=[cards, cards],
    )
    page = page_of(tmp_path / "page.html", file)
    assert not page.open
    assert "<script>alert(1)</script>" in page.text
    assert "$\\frac{" in page.text
    assert "<b>rain" in page.text
    assert "?<b>.jsonl" in page.text
