"""Moves are values: equal ones are one object, and those that no game lists are forgotten."""

import contextlib
from typing import Any

import pytest

from osada.kernel import game
from osada.kernel.game import MOST_SAID, BadNotation, Refused, move, move_said
from osada.kernel.match import Match
from osada.rollwrite import RollWrite
from osada.settlers import Settlers
from osada.settlers import frames as f


def listed() -> int:
    """How many moves games have listed."""
    return len(game._QUICK) + len(game._KNOWN)


def remembered() -> int:
    """How many moves this program knows."""
    return listed() + sum(map(len, game._SAID))


def asked(kind: int) -> Match[Any]:
    """A game in which a question of a kind waits."""
    for seed in range(200):
        match: Match[Any] = Match(Settlers(), {"factions": ["japan", "rome"]}, seed)
        while match.pending:
            if match.state.stack and match.state.stack[-1].code == kind:
                return match
            seat, decision = next(iter(match.pending.items()))
            match.play(seat, decision.moves[len(match.records) % len(decision.moves)])
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("kind", "line"),
    [(f.KEEP, "choose 9{}{}{} food"), (f.PAY, "choose {} gold, {} wood, {} stone")],
)
def test_refused_answers_are_forgotten(kind: int, line: str) -> None:
    match = asked(kind)
    seat, before = next(iter(match.pending)), remembered()
    for n in range(10, 100):
        with pytest.raises(Refused):
            match.submit(seat, line.format(n, n, 3))
        for other in range(10, 100):
            for stones in "12":
                match.game.parse(match.state, seat, line.format(n, other, stones))
    assert remembered() <= before + 2 * MOST_SAID
    match.submit(seat, match.game.text(match.state, seat, match.pending[seat].moves[-1]))


def test_a_long_number_is_not_an_amount() -> None:
    match = asked(f.KEEP)
    with pytest.raises(BadNotation, match="amount"):
        match.submit(next(iter(match.pending)), "choose " + "9" * 5000 + " food")


def test_a_move_is_one_object_whether_it_was_said_or_listed_first() -> None:
    said = move_said(7, 77, 777)
    assert move_said(7, 77, 777) is said
    assert move(7, 77, 777) is said
    listed = move(7, 78, 777)
    assert move_said(7, 78, 777) is listed
    for n in range(MOST_SAID):
        move_said(8, n, 1_000_000)
    assert move_said(7, 77, 777) is said


def test_what_is_said_of_dice_and_sheets_is_forgotten_too() -> None:
    match: Match[Any] = Match(RollWrite(), {"mode": "adventure", "sheets": ["1"]}, 7)
    match.play(0, match.pending[0].moves[0])
    before = listed()
    for n in range(1, 300):
        for line in (f"raise watchtower {n}", f"build A{n}", f"build wall {n}"):
            with contextlib.suppress(BadNotation):
                match.game.parse(match.state, 0, line)
    assert listed() == before
