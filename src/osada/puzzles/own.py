"""Puzzles from somebody's own reviewed game: decisions that cost something for sure."""

from collections.abc import Sequence
from dataclasses import replace

from osada.puzzles.puzzle import First, Puzzle, position
from osada.puzzles.shelf import game_of
from osada.settlers import Settlers
from osada.study.coach import Coach
from osada.study.depth import DEPTHS, USUAL
from osada.study.judge import judge, made_of
from osada.study.judgement import SLIPS, Judgement
from osada.study.subject import Subject


def own_puzzles(subject: Subject, judgements: Sequence[Judgement], seat: int) -> list[Puzzle]:
    """The slips of a seat (its place at the table), dearest first."""
    slips = [one for one in judgements if one.seat == seat and one.mark in SLIPS]
    slips.sort(key=lambda one: -one.loss)
    return [_puzzle(subject, one) for one in slips]


def _puzzle(subject: Subject, slip: Judgement) -> Puzzle:
    match = subject.match
    best, played = slip.best, slip.played
    lines = [best, *(line for line in slip.lines if line is not best)]
    firsts = tuple(
        First(
            line.text, -line.loss, line.loss_within, (), tuple(line.made),
            tuple(slip.why) if line is played else (),
        )
        for line in lines
    )  # fmt: skip
    return Puzzle(
        0, match.game.name, match.game.version, match.options, match.seed,
        tuple((one.seat, one.text) for one in match.records_from(0)[: slip.at]), "", slip.seat,
        "move", slip.round, slip.asked, 0, 0.0, -slip.loss, slip.within, 1, (best.text,), firsts,
        (), 0,
    )  # fmt: skip


def looked_at(puzzle: Puzzle, text: str) -> First:
    """Another first move of such a puzzle, judged as a review judges the moves that were made."""
    game = game_of(puzzle)
    assert isinstance(game, Settlers)
    state = position(game, puzzle)
    move = game.parse(state, puzzle.seat, text)[0]
    found = judge(Coach(game), state, puzzle.seat, move, len(puzzle.moves), DEPTHS[USUAL])
    return First(text, -found.loss, found.within, (), made_of(move), tuple(found.why))


def knowing(puzzle: Puzzle, text: str) -> Puzzle:
    """The puzzle with a judgement of a move that nobody had looked at."""
    if puzzle.number or puzzle.first(text) is not None:
        return puzzle
    return replace(puzzle, firsts=(*puzzle.firsts, looked_at(puzzle, text)))
