"""The lessons: whatever a learner chooses of what a step asks for, the next step can be done."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osada.kernel.match import Match
from osada.server.games import hosted
from osada.server.lessons import lesson_of, reply
from osada.server.lobby import terms
from osada.server.wire import GameName

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
LEARNER, RIVAL = 0, 1
FAR = 60
"""More moves than any lesson has between two of its steps."""


def told(game: GameName) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads((PAGE / game / "lesson.json").read_text("utf-8"))
    return lesson


def beats(game: GameName) -> list[dict[str, Any]]:
    return [beat for chapter in told(game)["chapters"] for beat in chapter["beats"]]


def begun(game: GameName) -> Match[Any]:
    lesson, host = lesson_of(game), hosted(game)
    agreed = terms(lesson.wish)
    dealt = host.dealt(agreed, [seat.faction for seat in agreed.seats])
    return Match(host.game, host.options(agreed, dealt), lesson.seed)


def texts(match: Match[Any], seat: int) -> list[str]:
    return [match.game.text(match.state, seat, move) for move in match.pending[seat].moves]


def fits(moves: list[str], text: str) -> bool:
    return any(text.startswith(move[:-1]) if move.endswith("*") else text == move for move in moves)


def goes_on(match: Match[Any], game: GameName) -> None:
    """The rival, and what a learner is asked between two steps, up to the learner's next choice."""
    host = hosted(game)
    for _ in range(FAR):
        host.face.answer_unasked(match, {LEARNER, RIVAL})
        if RIVAL in match.pending:
            agreed = reply(lesson_of(game), match, RIVAL)
            ready = [text for text in texts(match, RIVAL) if text in ("ready", "skip")]
            match.submit(RIVAL, agreed or (ready or texts(match, RIVAL))[0])
        elif "end" in texts(match, LEARNER):
            match.submit(LEARNER, "end")
        elif "choose done" in texts(match, LEARNER):
            match.submit(LEARNER, "choose done")
        else:
            return
    raise AssertionError("the learner is never asked again")


def ways(match: Match[Any], game: GameName, tasks: list[dict[str, Any]]) -> Iterator[Match[Any]]:
    """The match at the end of the lesson, for each way that a learner can take."""
    goes_on(match, game)
    if not tasks:
        yield match
        return
    task, *rest = tasks
    wanted = [text for text in texts(match, LEARNER) if fits(task["moves"], text)]
    assert wanted, f"{task['id']}: nothing of {task['moves']} among {texts(match, LEARNER)}"
    for text in wanted:
        other = match.fork()
        other.submit(LEARNER, text)
        yield from ways(other, game, rest)


@pytest.mark.parametrize("game", ["settlers", "rollwrite"])
def test_every_way_through_a_lesson_leads_to_its_end(game: GameName) -> None:
    tasks = [beat for beat in beats(game) if "moves" in beat]
    assert len(tasks) > 8
    ends = list(ways(begun(game), game, tasks))
    assert len(ends) >= 4
    assert all(match.outcome is None and match.state.round == 2 for match in ends)


def test_the_cards_that_the_lesson_speaks_of_are_dealt() -> None:
    match = begun("settlers")
    view = match.view(LEARNER)
    names = {match.game.cards.slugs[match.game.cards.of_number[n]] for n in view["offer"]}  # type: ignore[attr-defined]
    assert names == {"joiner", "tavern", "quarry"}
    assert {"com013", "com076", "rom003", "rom015", "rom030"} == set(view["players"][0]["hand"])
    shown = [beat["card"] for beat in beats("settlers") if "card" in beat]
    assert set(shown) <= {*view["offer"], *view["players"][0]["hand"]}


def test_the_learner_of_the_card_game_loses_a_location_and_scores() -> None:
    tasks = [beat for beat in beats("settlers") if "moves" in beat]
    until = next(at for at, beat in enumerate(tasks) if beat["id"] == "over")
    for match in ways(begun("settlers"), "settlers", tasks[:until]):
        mine = match.view(LEARNER)["players"][LEARNER]
        assert (mine["empire"], len(mine["foundations"])) == ([], 1)
    for match in ways(begun("settlers"), "settlers", tasks):
        mine, rival = match.view(LEARNER)["players"]
        assert mine["score"] >= 2
        assert len(rival["foundations"]) == 1


def test_the_dice_that_the_lesson_speaks_of_are_rolled() -> None:
    view = begun("rollwrite").view(LEARNER)
    assert view["dice"] == {"resources": ["stone", "gold", "wood"], "worker": 4}
    assert "coin" in view["tokens"]
    assert view["active"] == LEARNER
