"""The puzzles of the package: each leads to its position, and what they say is true."""

from collections import Counter
from functools import cache

import pytest

from osada.puzzles.attempt import attempt, begun
from osada.puzzles.puzzle import LEVELS, Puzzle, position
from osada.puzzles.search import Search
from osada.puzzles.shelf import game_of, shelf

PARTS = 8


def part(at: int) -> list[Puzzle]:
    return list(shelf().puzzles[at::PARTS])


@cache
def lines() -> list[Puzzle]:
    return [one for one in shelf().puzzles if one.is_line]


@pytest.mark.parametrize("at", range(PARTS))
def test_each_puzzle_leads_to_its_position_and_its_line_solves_it(at: int) -> None:
    for puzzle in part(at):
        there = begun(puzzle)
        assert there.game.hash(there.match.state) == puzzle.hash, puzzle.number
        assert list(there.match.pending) == [puzzle.seat], puzzle.number
        assert not there.over
        for text in puzzle.line:
            there.play(text)
        found = there.verdict()
        assert found.status == "right", puzzle.number
        assert found.points == puzzle.best


@pytest.mark.parametrize("at", range(PARTS))
def test_what_is_said_of_first_moves_is_about_the_legal_ones(at: int) -> None:
    for puzzle in part(at)[::4]:
        there = begun(puzzle)
        game, state = there.game, there.match.state
        legal = {
            game.text(state, puzzle.seat, move) for move in game.pending(state)[puzzle.seat].moves
        }
        assert {one.text for one in puzzle.firsts} <= legal
        assert puzzle.first(puzzle.line[0]) is not None


def test_there_are_enough_of_all_kinds() -> None:
    found = shelf().puzzles
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert len({(one.seed, one.hash) for one in found}) == len(found)
    games = Counter(one.game for one in found)
    assert min(games["settlers"], games["rollwrite"]) >= 50
    assert {one.level for one in found} == set(range(1, LEVELS + 1))
    factions = {one.options["factions"][one.seat] for one in found if "factions" in one.options}
    assert factions == {"barbarians", "egypt", "japan", "rome", "aztecs"}
    boxes = {tuple(one.options.get("boxes", ())) for one in found}
    assert boxes >= {(), ("friends",), ("aztecs",), ("friends", "aztecs")}
    assert {one.seats() for one in found} >= {1, 2, 3}
    assert {one.goal for one in found} >= {"game", "round"}


def test_the_best_line_is_clearly_ahead() -> None:
    for puzzle in shelf().puzzles:
        if puzzle.is_line:
            assert puzzle.best - puzzle.second >= 1.5
            assert puzzle.best - puzzle.second - puzzle.second_within >= 1
            assert any(one.value < puzzle.best for one in puzzle.firsts)
        else:
            assert all(one.value + one.within < 0 for one in puzzle.firsts[1:])


def cheap() -> list[Puzzle]:
    """Some that are soon searched; `tools/puzzles.py check` does all."""
    found = sorted(lines(), key=lambda one: (one.steps, len(one.firsts), one.number))
    return found[: len(found) // 4 : len(found) // 40 or 1]


def test_a_sample_is_searched_again() -> None:
    searched = 0
    for puzzle in cheap():
        game = game_of(puzzle)
        state = position(game, puzzle)
        search = Search(begun(puzzle).ground, 800)
        firsts = search.firsts(state)
        assert search.best(state) == puzzle.best, puzzle.number
        told = {one.text: one.value for one in puzzle.firsts if not one.within}
        for move, value in firsts.items():
            assert told[game.text(state, puzzle.seat, move)] == value, puzzle.number
        (deeds,) = search.solutions(state)
        others = search.without(state, dict(deeds))
        assert others <= puzzle.second < puzzle.best, puzzle.number
        searched += 1
    assert searched >= 5


@pytest.mark.parametrize("at", range(PARTS))
def test_a_wrong_first_move_is_answered_by_what_is_left(at: int) -> None:
    for puzzle in part(at)[::5]:
        if not puzzle.is_line:
            continue
        for one in puzzle.firsts:
            if one.value + one.within < puzzle.best and one.line:
                found = attempt(puzzle, [one.text]).verdict()
                assert (found.status, found.points) == ("wrong", one.value), puzzle.number
                there = attempt(puzzle, one.line)
                assert there.over
                assert there.ground.points(there.match.state) == one.value
                break
