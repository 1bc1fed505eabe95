"""The steps of a scenario: lines of seats, undo, and the faces that dice will show."""

from collections.abc import Sequence
from typing import Any, Final

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import CannotUndo, Match
from osada.kernel.random import below, seeded, step
from osada.rollwrite import RollWrite, State, flow, notation
from osada.rollwrite import verbs as w
from osada.rollwrite.empire import DICE
from osada.scenario.expect import accepted, refused
from osada.scenario.reading import ScenarioError, brief, known, mapping, seat
from osada.scenario.rollwrite.given import before_roll
from osada.scenario.rollwrite.sheets import faces
from osada.scenario.rollwrite.then import compare

UNDO: Final = "undo"
_STEP: Final = ("by", "move", "roll", "refused", "then")


def steps(state: State, when: list[Any]) -> tuple[State, list[str]]:
    """All steps in turn; the state afterwards, and what was not as the steps expect."""
    match: Match[State] = Match(RollWrite(), {}, 0)
    match.state = state
    wrong: list[str] = []
    for at, found in enumerate(when):
        where = f"step {at + 1}"
        try:
            _step(match, mapping(found, "a step"))
            wrong += [f"{where}: {one}" for one in compare(match.state, found.get("then"))]
        except ScenarioError as error:
            raise ScenarioError(f"{where}: {error}") from error
    return match.state, wrong


def _step(match: Match[State], found: dict[Any, Any]) -> None:
    expected = found.get("refused")
    try:
        _take(match, found)
    except Refused as error:
        refused(error.refusal, expected)
    except (BadNotation, CannotUndo) as error:
        if expected is not True:
            raise ScenarioError(str(error)) from error
    else:
        accepted(expected)


def _take(match: Match[State], found: dict[Any, Any]) -> None:
    known(found, _STEP, "a step")
    if "by" not in found or "move" not in found:
        raise ScenarioError('a step needs "by" and "move"')
    by, line = seat(found["by"], len(match.state.players), "by"), found["move"]
    if not isinstance(line, str):
        raise ScenarioError(f"a move is a line of text, not {brief(line)}")
    shown = found.get("roll")
    if before_roll(match.state):
        if shown is not None:
            match.state.random = rolling(range(4), shown)
            shown = None
        flow.begin_round(match.state)
    streams = match.state.random, match.state.players[by].reroll
    try:
        _make(match, by, line, shown)
    except Refused:
        match.state.random, match.state.players[by].reroll = streams
        raise


def _make(match: Match[State], by: int, line: str, shown: Any) -> None:
    if line.strip().lower() == UNDO and shown is None:
        match.undo(by)
    elif shown is None:
        match.submit(by, line)
    else:
        _make_with(match, by, line, shown)


def _make_with(match: Match[State], by: int, line: str, shown: Any) -> None:
    """Make a move after which dice are rolled: the streams are chosen so that they show this."""
    move = notation.parse(match.state, by, line)
    again = [die for die in range(4) if move.kind == w.REROLL and move.arg >> die & 1]
    stream = rolling(again or range(4), shown)
    if again:
        match.state.players[by].reroll = stream
    else:
        match.state.random = stream
    match.submit(by, line)
    left = match.state.players[by].reroll if again else match.state.random
    if left == stream:
        raise ScenarioError("no dice are rolled in this step")


def rolling(dice: Sequence[int], shown: Any) -> int:
    """A state of the generator that has these dice show these faces next."""
    wanted = faces(shown, dice)
    random = seeded("roll")
    while _rolled(random, dice) != wanted:
        random = step(random)
    return random


def _rolled(random: int, dice: Sequence[int]) -> list[int]:
    found: list[int] = []
    for die in dice:
        random = step(random)
        found.append(DICE[die][below(random, 6)])
    return found
