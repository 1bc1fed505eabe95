"""The lessons: whatever a learner chooses of what a step asks for, the next step can be done."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osada.kernel.match import Match
from osada.server.events import Created, read
from osada.server.games import hosted
from osada.server.lessons import Lesson, lesson_of, lessons_of, reply
from osada.server.lobby import terms
from osada.server.terms import BASICS
from osada.server.unfit import Unfit
from osada.server.wire import GameName
from osada.titles import HOSTED
from tests.server.serving import Person, served

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
LEARNER, RIVAL = 0, 1
FAR = 60
"""More moves than any lesson has between two of its steps."""


def told(game: GameName, name: str) -> dict[str, Any]:
    path = PAGE / game / "lessons" / f"{name}.json"
    lesson: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return lesson


def beats(game: GameName, name: str = BASICS) -> list[dict[str, Any]]:
    return [beat for chapter in told(game, name)["chapters"] for beat in chapter["beats"]]


def begun(game: GameName, name: str = BASICS) -> Match[Any]:
    lesson, host = lesson_of(game, name), hosted(game)
    agreed = terms(lesson.wish)
    dealt = host.dealt(agreed, [seat.faction for seat in agreed.seats])
    match = Match(host.game, host.options(agreed, dealt), lesson.seed)
    for seat, line in lesson.opening:
        match.submit(seat, line)
    return match


def texts(match: Match[Any], seat: int) -> list[str]:
    return [match.game.text(match.state, seat, move) for move in match.pending[seat].moves]


def fits(moves: list[str], text: str) -> bool:
    return any(text.startswith(move[:-1]) if move.endswith("*") else text == move for move in moves)


def goes_on(match: Match[Any], lesson: Lesson, wanted: list[str]) -> None:
    """The rival, and what a learner is asked between two steps, up to the learner's next choice."""
    host = hosted(lesson.wish.game)
    for _ in range(FAR):
        if LEARNER in match.pending and any(fits(wanted, text) for text in texts(match, LEARNER)):
            return
        host.face.answer_unasked(match, {LEARNER, RIVAL})
        if RIVAL in match.pending:
            agreed = reply(lesson, match, RIVAL)
            ready = [text for text in texts(match, RIVAL) if text in ("ready", "skip")]
            match.submit(RIVAL, agreed or (ready or texts(match, RIVAL))[0])
        elif "end" in texts(match, LEARNER):
            match.submit(LEARNER, "end")
        elif match.game.name == "campaign" and texts(match, LEARNER)[0].startswith("draft "):
            match.submit(LEARNER, texts(match, LEARNER)[0])
        elif "choose done" in texts(match, LEARNER):
            match.submit(LEARNER, "choose done")
        else:
            return
    raise AssertionError("the learner is never asked again")


def ways(match: Match[Any], lesson: Lesson, tasks: list[dict[str, Any]]) -> Iterator[Match[Any]]:
    """The match at the end of the lesson, for each way that a learner can take."""
    goes_on(match, lesson, tasks[0]["moves"] if tasks else [])
    if not tasks:
        yield match
        return
    task, *rest = tasks
    wanted = [text for text in texts(match, LEARNER) if fits(task["moves"], text)]
    assert wanted, f"{task['id']}: nothing of {task['moves']} among {texts(match, LEARNER)}"
    for text in wanted:
        other = match.fork()
        other.submit(LEARNER, text)
        yield from ways(other, lesson, rest)


def ends(game: GameName, name: str, until: str = "") -> list[Match[Any]]:
    """The match when a step is next, or behind the last one, for each way through a lesson."""
    found = beats(game, name)
    at = next((at for at, beat in enumerate(found) if beat["id"] == until), len(found))
    tasks = [beat for beat in found[:at] if "moves" in beat]
    return list(ways(begun(game, name), lesson_of(game, name), tasks))


ALL: list[tuple[GameName, str]] = [(game, name) for game in HOSTED for name in lessons_of(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_way_through_a_lesson_leads_to_its_end(game: GameName, name: str) -> None:
    last = beats(game, name)[-1].get("round", 1)
    found = ends(game, name)
    assert found
    assert all(
        match.outcome is None and match.game.rounds(match.state)[0] == last for match in found
    )


def test_page_and_server_have_the_same_lessons() -> None:
    files = {(path.parts[-3], path.stem) for path in PAGE.glob("*/lessons/*.json")}
    assert files == set(ALL)
    assert all((told(*one)["game"], told(*one)["name"]) == one for one in ALL)


def test_a_lesson_of_what_is_new_has_its_box_on_the_table() -> None:
    for game, name in ALL:
        box = told(game, name).get("box")
        assert (box is None) == (name == BASICS)
        assert box is None or lesson_of(game, name).wish.boxes == [box]


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(Unfit, match="no-such-lesson"):
        lesson_of("settlers", "dancing")


def goods(match: Match[Any], seat: int = LEARNER) -> dict[str, int]:
    found: dict[str, int] = match.view(LEARNER)["players"][seat]["goods"]
    return found


def test_what_the_lesson_on_visits_says_of_goods_is_true() -> None:
    """A visit, and then a guest: each brings the host a worker, and the guest the goods."""
    (before,) = ends("settlers", "visit", "visit-visit")
    (after,) = ends("settlers", "visit", "visit-again")
    for seat, gain in (LEARNER, {"stone": 1, "food": 1}), (RIVAL, {"food": 1}):
        was, now = goods(before, seat), goods(after, seat)
        assert {good: n - was[good] for good, n in now.items() if n != was[good]} == gain
        assert [place["visits"] for place in after.view(LEARNER)["players"][seat]["empire"]] == [1]
    (full,) = ends("settlers", "visit")
    assert "visit egypt/date-grove of 1" not in texts(full, LEARNER)


def test_what_the_lesson_on_storage_says_of_goods_is_true() -> None:
    found = ends("settlers", "storage", "storage-yield")
    assert {goods(match)["wood"] for match in found} == {7}
    (built,) = ends("settlers", "storage", "storage-wood")
    assert goods(built)["wood"] == 1


def test_what_the_lesson_on_prayers_says_of_goods_is_true() -> None:
    (before,) = ends("settlers", "prayer", "prayer-use")
    (drawn,) = ends("settlers", "prayer", "prayer-build")
    (again,) = ends("settlers", "prayer", "prayer-again")
    (sure,) = ends("settlers", "prayer")
    assert goods(drawn)["stone"] - goods(before)["stone"] == 3
    assert goods(sure)["stone"] - goods(again)["stone"] == 2
    held = sure.view(LEARNER)["players"][LEARNER]["blessings"]
    assert sorted(held) == ["grey", "tricolour"]


def test_the_cards_that_the_lesson_speaks_of_are_dealt() -> None:
    match = begun("settlers")
    view = match.view(LEARNER)
    names = {match.game.cards.slugs[match.game.cards.of_number[n]] for n in view["offer"]}  # type: ignore[attr-defined]
    assert names == {"joiner", "tavern", "quarry"}
    assert {"com013", "com076", "rom003", "rom015", "rom030"} == set(view["players"][0]["hand"])
    shown = [beat["card"] for beat in beats("settlers") if "card" in beat]
    assert set(shown) <= {*view["offer"], *view["players"][0]["hand"]}


def test_the_learner_of_the_card_game_loses_a_location_and_scores() -> None:
    for match in ends("settlers", BASICS, "over"):
        mine = match.view(LEARNER)["players"][LEARNER]
        assert (mine["empire"], len(mine["foundations"])) == ([], 1)
    for match in ends("settlers", BASICS):
        mine, rival = match.view(LEARNER)["players"]
        assert mine["score"] >= 2
        assert len(rival["foundations"]) == 1


def test_the_dice_that_the_lesson_speaks_of_are_rolled() -> None:
    view = begun("rollwrite").view(LEARNER)
    assert view["dice"] == {"resources": ["stone", "gold", "wood"], "worker": 4}
    assert "coin" in view["tokens"]
    assert view["active"] == LEARNER


def test_a_lesson_begins_behind_its_opening() -> None:
    with served() as address:
        http = Person(address).http
        told = {"name": "Ola", "table": {"seats": [{}]}}
        made = http.post("/api/tables", json={**told, "lesson": "visit"}).json()
        info = http.get(f"/api/tables/{made['table']}").json()
        assert (info["lesson"], info["status"], info["boxes"]) == ("visit", "running", ["friends"])
        assert info["moves"] == len(lesson_of("settlers", "visit").opening)
        refused = http.post("/api/tables", json={**told, "lesson": "dancing"})
        assert (refused.status_code, refused.json()["code"]) == (400, "no-such-lesson")


def test_the_lessons_of_older_versions_taught_the_game() -> None:
    made = '{"type":"created","wish":{"seats":[{}],"game":"rollwrite"},"lesson":true}'
    event = read(made, 1)
    assert isinstance(event, Created)
    assert event.lesson == BASICS
