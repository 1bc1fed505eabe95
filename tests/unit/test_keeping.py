"""In cleanup everything is kept for those who need not be asked; undo goes back over it."""

from typing import Any

import pytest

from osada.kernel.match import CannotUndo, Match
from osada.scenario.settlers import given
from osada.settlers import flow, keeping
from osada.settlers.catalogue import base
from osada.settlers.game import Settlers
from osada.settlers.goods import DEFENSE, WOOD, WORKER
from osada.settlers.state import State

GAME = Settlers()


def table(*players: dict[str, Any], **more: Any) -> Match[State]:
    """A match in the middle of a round, laid out like a scenario."""
    match: Match[State] = Match(GAME, {"factions": [p["faction"] for p in players]}, 0)
    match.state = given.table(base(), {"players": list(players), **more})
    match.state.explicit = False
    flow.advance(match.state)
    return match


def two() -> Match[State]:
    """Rome is about to pass as the last; both have something to keep."""
    return table(
        {"faction": "rome", "goods": {"raze": 2}},
        {"faction": "egypt", "goods": {"gold": 3}, "passed": True},
        round=2,
    )


def texts(match: Match[State]) -> list[str]:
    return [record.text for record in match.records]


def test_everything_is_kept_for_these_seats() -> None:
    match = two()
    match.submit(0, "pass")
    assert keeping.answer_unasked(match, {0, 1}) == 2
    assert texts(match) == ["pass", "choose 2 raze", "choose 3 gold"]
    assert match.state.round == 3
    assert keeping.answer_unasked(match, {0, 1}) == 0


def test_who_wants_to_be_asked_is_asked() -> None:
    match = two()
    match.submit(0, "pass")
    assert keeping.answer_unasked(match, [1]) == 0
    assert match.pending[0].kind == "keep"
    match.submit(0, "choose 1 raze")
    assert keeping.answer_unasked(match, [1]) == 1
    assert match.state.players[0].raze == 1


def test_what_cleanup_would_take_is_what_it_takes() -> None:
    match = two()
    own = match.state.players[0]
    own.wood, own.worker, own.defense = 1, 3, 1
    assert keeping.lost(match.state, 0) == {WOOD: 1, WORKER: 3, DEFENSE: 1}
    match.submit(0, "pass")
    keeping.answer_unasked(match, {0, 1})
    own = match.state.players[0]
    assert (own.wood, own.worker, own.defense, own.raze) == (0, 0, 0, 2)
    match.state.round = 5
    own.wood = 1
    assert keeping.lost(match.state, 0) == {}  # the last round has no cleanup


def test_what_may_go_on_a_shrine_is_not_lost() -> None:
    assert keeping.lost(japan().state, 0) == {}


def japan() -> Match[State]:
    """A Shrine asks first, then the board keeps food."""
    return table(
        {
            "faction": "japan",
            "goods": {"food": 2, "wood": 1},
            "empire": ["japan/shrine"],
            "hand": ["mill"],
        },
        {"faction": "egypt", "goods": {"gold": 1}, "passed": True},
        round=2,
    )


def test_undo_goes_back_over_what_was_kept() -> None:
    match = japan()
    match.submit(0, "pass")
    match.submit(0, "choose done")
    assert match.pending[0].kind == "keep"
    assert keeping.answer_unasked(match, [0]) == 1  # now the rival is asked
    assert match.pending[1].kind == "keep"
    keeping.undo(match, 0, [0])
    assert texts(match) == ["pass"]
    assert match.pending[0].kind == "put"
    keeping.undo(match, 0, [0])
    assert match.pending[0].kind == "turn"


def test_undo_of_what_one_was_asked() -> None:
    match = japan()
    match.submit(0, "pass")
    match.submit(0, "choose done")
    match.submit(0, "choose 1 food")
    keeping.undo(match, 0, [])
    assert match.pending[0].kind == "keep"


def test_what_was_kept_after_anothers_move_stays_kept() -> None:
    match = table(
        {"faction": "rome", "goods": {"raze": 2}, "passed": True},
        {"faction": "egypt", "goods": {"gold": 3}},
        round=2,
    )
    match.submit(1, "pass")
    assert keeping.answer_unasked(match, [0]) == 1
    keeping.undo(match, 0, [0])
    assert texts(match) == ["pass", "choose 2 raze"]
    with pytest.raises(CannotUndo):
        keeping.undo(match, 1, [0])
