"""Reviews at the server: made beside the tables, shared, kept, and never of a running game."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from osada.server.replays import Replays
from osada.server.rooms import Rooms
from osada.server.study import reviews as module
from osada.server.study.reviews import Reviews
from osada.server.thinkers import NoAnswer
from osada.server.unfit import Unfit
from osada.server.wire import ReviewState, ReviewWish
from osada.study.subject import Decision
from tests.server import patient
from tests.server.patient import PATIENCE
from tests.server.rooms import rooms_at, running
from tests.server.serving import served
from tests.study.games import decisions, judged

JOURNAL = Path(__file__).parents[1] / "unit" / "data" / "two-players.osada"
EVERYBODY = len(decisions())


class Coach:
    """Answers what reviews ask, at once or when it is let."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.who: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.fails = False

    async def study(self, question: dict[str, Any], who: str) -> str:
        if self.fails:
            raise NoAnswer
        self.asked.append(question["at"])
        self.who.append(who)
        await self.open.wait()
        decision = Decision(question["at"], question["seat"], question["played"])
        return json.dumps(judged(decision, [1.0, -1.0], (2.0, -2.0), "inaccuracy").row())


@asynccontextmanager
async def table(
    database: str = "sqlite://",
) -> AsyncIterator[tuple[Rooms, Reviews, Coach, str]]:
    """A finished game, and whoever reviews it."""
    async with rooms_at(database) as rooms:
        coach = Coach()
        rooms.thinkers.study = coach.study  # type: ignore[method-assign]
        replays = Replays(rooms)
        reviews = Reviews(rooms, replays)
        id = (await replays.upload(JOURNAL.read_bytes())).id
        try:
            yield rooms, reviews, coach, id
        finally:
            coach.open.set()
            await reviews.stop()


async def until(reviews: Reviews, id: str, status: str, known: int = 0) -> ReviewState:
    """The state of a review once it has a status."""
    for _ in range(2000):
        state = await reviews.told(id, 0, known, "en")
        if state.status == status:
            return state
        await asyncio.sleep(0.005)
    raise AssertionError(f"it is {state.status}, not {status}")


async def test_a_running_game_is_never_reviewed() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        reviews = Reviews(rooms, Replays(rooms))
        for asked in (
            reviews.told(room.table.id, 0, 0, "en"),
            reviews.start(room.table.id, ReviewWish(), "a", "en"),
            reviews.position(room.table.id, 0, "en"),
        ):
            with pytest.raises(Unfit, match="not-finished"):
                await asked


async def test_a_review_is_made_once_and_kept_with_the_game(sqlite_url: str) -> None:
    async with table(sqlite_url) as (rooms, reviews, coach, id):
        state = await reviews.told(id, 0, 0, "en")
        assert (state.status, state.done, state.total) == ("none", 0, EVERYBODY)
        coach.open.clear()
        state = await reviews.start(id, ReviewWish("quick"), "a", "en")
        assert (state.status, state.depth) == ("running", "quick")
        await reviews.start(id, ReviewWish("quick"), "b", "en")
        await reviews.leave(id, 0, "a", "en")
        coach.open.set()
        whole = await until(reviews, id, "done")
        assert coach.asked == [one.at for one in decisions()]
        review = whole.review
        assert review is not None
        assert [one.at for one in review.decisions] == coach.asked
        assert review.curve[-1].by is None
        for seat in review.seats:
            total = seat.start + seat.luck + seat.play + seat.rivals
            assert total == pytest.approx(seat.margin, abs=1e-6)
        assert (await reviews.told(id, 0, EVERYBODY, "en")).review is None
        polish = (await reviews.told(id, 0, 0, "pl")).review
        assert polish is not None
        assert polish.decisions[0].lines[1].label != review.decisions[0].lines[1].label
        stored = await rooms.store.review(id, 0)
        assert stored is not None
        assert len(stored) < 64_000

        later = Reviews(rooms, Replays(rooms))
        assert await later.told(id, 0, 0, "en") == whole
        again = await later.start(id, ReviewWish("quick"), "c", "en")
        assert again.status == "done"
        assert len(coach.asked) == EVERYBODY
        coach.open.clear()
        deeper = await later.start(id, ReviewWish("usual"), "c", "en")
        assert (deeper.status, deeper.done) == ("running", 0)
        await later.stop()


async def test_what_is_done_is_kept_when_nobody_waits_any_more() -> None:
    async with table() as (rooms, reviews, coach, id):
        coach.open.clear()
        await reviews.start(id, ReviewWish(), "a", "en")
        await asyncio.sleep(0.05)
        ready = len(coach.asked)
        assert ready == 2 * rooms.settings.workers
        coach.open.set()
        while not (await reviews.told(id, 0, 0, "en")).done:
            await asyncio.sleep(0.001)
        coach.open.clear()
        state = await reviews.leave(id, 0, "a", "en")
        assert state.status == "none"
        assert 0 < state.done < EVERYBODY

        coach.open.set()
        later = Reviews(rooms, Replays(rooms))
        before = len(coach.asked)
        await later.start(id, ReviewWish(), "b", "en")
        await until(later, id, "done")
        assert len(coach.asked) - before == EVERYBODY - state.done


async def test_one_review_at_a_time_for_each_visitor() -> None:
    async with table() as (rooms, reviews, coach, id):
        replays = reviews.replays
        ids = [id, *[(await replays.upload(JOURNAL.read_bytes())).id for _ in range(5)]]
        coach.open.clear()
        wish = ReviewWish()
        said = [(await reviews.start(one, wish, "a", "en")).status for one in ids[:3]]
        assert said == ["running", "waiting", "waiting"]
        with pytest.raises(Unfit, match="many-reviews"):
            await reviews.start(ids[3], wish, "a", "en")
        assert (await reviews.start(ids[3], wish, "b", "en")).status == "running"
        assert (await reviews.start(ids[4], wish, "c", "en")).status == "waiting"
        await reviews.leave(ids[3], 0, "b", "en")
        assert (await reviews.told(ids[4], 0, 0, "en")).status == "running"
        assert (await reviews.told(ids[1], 0, 0, "en")).status == "waiting"
        await reviews.leave(ids[1], 0, "a", "en")
        await reviews.leave(ids[0], 0, "a", "en")
        assert (await reviews.told(ids[2], 0, 0, "en")).status == "running"
        assert rooms.thinkers.waiting == 0


async def test_a_review_that_fails_says_so_and_can_be_begun_again() -> None:
    async with table() as (_, reviews, coach, id):
        coach.fails = True
        await reviews.start(id, ReviewWish(), "a", "en")
        state = await until(reviews, id, "failed")
        assert state.why.startswith("The review was stopped")
        coach.fails = False
        await reviews.start(id, ReviewWish(), "a", "en")
        await until(reviews, id, "done")


async def test_another_version_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with table() as (rooms, reviews, _, id):
        await reviews.start(id, ReviewWish(), "a", "en")
        await until(reviews, id, "done")
        await asyncio.sleep(0.05)
        monkeypatch.setattr("osada.study.kept.VERSION", 99)
        later = Reviews(rooms, Replays(rooms))
        assert (await later.told(id, 0, 0, "en")).status == "none"


def test_a_page_looks_at_a_review() -> None:
    """By real requests, judged by a real process."""
    with served() as address, patient.Client(base_url=address) as http:
        id = http.post("/api/journals", content=JOURNAL.read_bytes()).json()["id"]
        path = f"/api/replays/{id}"
        last = next(
            one for one in reversed(decisions()) if "pass" not in one.text and "end" not in one.text
        )
        seen = http.get(f"{path}/position", params={"at": last.at}).json()
        moves = [offer["text"] for offer in seen["offers"]]
        assert last.text in moves
        found = http.post(f"{path}/try", json={"at": last.at, "move": moves[-1]}, timeout=PATIENCE)
        assert found.status_code == 200, found.text
        tried = found.json()
        assert tried["line"]["move"] == moves[-1]
        assert tried["line"]["played"]
        assert tried["best"]["margin"] >= tried["line"]["margin"]

        no = http.post(f"{path}/try", json={"at": last.at, "move": "build mill"})
        assert no.status_code == 400
        gone = http.get(f"{path}/position", params={"at": 99_999, "language": "pl"})
        assert (gone.status_code, gone.json()["code"]) == (404, "no-such-decision")
        assert gone.json()["text"].startswith("Przy ruchu")
        dice = http.get("/api/replays/demo-0003/review").json()
        assert dice["status"] == "none"
        assert "Roll & Write" in dice["why"]
        assert http.post("/api/replays/demo-0003/review", json={}).status_code == 409

        begun = http.post(f"{path}/review", json={"depth": "quick"}).json()
        assert begun["status"] == "running"
        ended = http.delete(f"{path}/review").json()
        assert ended["status"] == "none"


def test_limits_are_as_documented() -> None:
    said = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    assert f"{module._OF_ONE} of a visitor, one of them at work; {module._RUNNING} at work" in said
