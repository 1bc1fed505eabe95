"""Answers: judged by the points they reach, whatever the order of their moves."""

from dataclasses import replace

import pytest

from osada.kernel.game import BadNotation, Refused
from osada.puzzles.attempt import Attempt, attempt, begun
from osada.puzzles.puzzle import BadPuzzle, Puzzle, position
from osada.puzzles.shelf import game_of, shelf


def puzzles(game: str, least: int = 2) -> list[Puzzle]:
    """The shortest of a game."""
    found = [one for one in shelf().puzzles if one.game == game and one.is_line]
    return sorted((one for one in found if one.steps >= least), key=lambda one: len(one.line))


GAMES = ("settlers", "rollwrite")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_judged_before_a_move(game: str) -> None:
    there = begun(puzzles(game)[0])
    assert there.verdict().status == "open"


@pytest.mark.parametrize("game", GAMES)
def test_another_order_that_reaches_as_much_is_right(game: str) -> None:
    orders = [
        (puzzle, one.line)
        for puzzle in puzzles(game)
        for one in puzzle.firsts
        if one.line and one.value == puzzle.best and one.text != puzzle.line[0]
    ]
    assert orders
    for puzzle, line in orders[:8]:
        assert attempt(puzzle, line).verdict().status == "right", puzzle.number


@pytest.mark.parametrize("game", GAMES)
def test_giving_up_at_once_is_wrong_and_says_what_it_brings(game: str) -> None:
    puzzle = puzzles(game)[0]
    last = "pass" if game == "settlers" else "ready"
    found = attempt(puzzle, [last]).verdict()
    assert found.status == "wrong"
    assert found.points < puzzle.best
    assert found.ended


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_later_on_is_seen(game: str) -> None:
    """A right first move, and then nothing more."""
    last = "pass" if game == "settlers" else "ready"
    for puzzle in puzzles(game)[:20]:
        there = attempt(puzzle, puzzle.line[:1])
        asked = there.match.pending[puzzle.seat].moves
        plain = {there.game.text(there.match.state, puzzle.seat, move) for move in asked}
        if there.verdict().status != "open" or last not in plain:
            continue
        there.play(last)
        found = there.verdict()
        assert (found.status, found.ended) == ("wrong", True)
        assert found.rest == there.own
        return
    raise AssertionError("no puzzle has two steps")


def test_a_move_that_the_rules_forbid_changes_nothing() -> None:
    there = begun(puzzles("settlers")[0])
    before = there.game.hash(there.match.state)
    for text, error in (("build no-such-card", BadNotation), ("choose done", Refused)):
        with pytest.raises((error, Refused)):
            there.play(text)
    assert there.game.hash(there.match.state) == before
    assert there.own == ()


def test_answers_do_not_touch_each_other() -> None:
    puzzle = puzzles("settlers")[0]
    one = attempt(puzzle, puzzle.line)
    other = begun(puzzle)
    assert one.verdict().status == "right"
    assert other.own == ()
    assert other.game.hash(other.match.state) == puzzle.hash


def test_a_position_that_is_not_what_it_says_is_refused() -> None:
    puzzle = replace(puzzles("settlers")[0], hash="0" * 16)
    with pytest.raises(BadPuzzle):
        position(game_of(puzzle), puzzle)


def moves() -> list[Puzzle]:
    return [one for one in shelf().puzzles if not one.is_line]


def test_a_best_move_is_one_move() -> None:
    for puzzle in moves()[:3]:
        right = attempt(puzzle, puzzle.line)
        assert right.over
        assert right.verdict().status == "right"
        for one in puzzle.firsts[1:]:
            found = attempt(puzzle, [one.text]).verdict()
            assert found.status == "wrong"
            assert found.points == one.value < 0
            assert found.within > 0


def test_the_end_of_a_turn_is_no_move_of_an_answer() -> None:
    for puzzle in puzzles("settlers")[:10]:
        there: Attempt = attempt(puzzle, puzzle.line)
        assert "end" not in there.own
