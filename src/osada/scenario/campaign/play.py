"""The steps of a campaign's scenario: moves at the table and between games, whole stages."""

from collections.abc import Callable
from typing import Any, Final

from osada.campaign import dealing, flow, notation, refusals
from osada.campaign.game import Campaign
from osada.campaign.seating import line_to_table, place_of
from osada.campaign.state import (
    EMPIRES,
    END,
    GAME,
    INVENTIONS,
    NOBODY,
    OVER,
    PROVINCES,
    SETUP,
    State,
)
from osada.kernel.game import BadNotation, Move, Refusal, Refused
from osada.scenario.expect import accepted, refused
from osada.scenario.reading import ScenarioError, brief, known, listed, mapping
from osada.scenario.settlers import play as table_play
from osada.settlers import flow as table_flow
from osada.settlers.state import END as TABLE_END
from osada.settlers.state import State as Table

KINDS: Final = ("track", "buy", "province", "field", "empire")
"""Of questions between games; the others are the card game's."""
_LINES: Final = {
    "track": "advance {}",
    "buy": "buy {}",
    "province": "keep {}",
    "field": "cross {}",
    "empire": "found {}",
}
_RUNS: Final = {
    "end": END,
    "inventions": INVENTIONS,
    "provinces": PROVINCES,
    "empires": EMPIRES,
}
_TABLE_RUNS: Final = ("lookout", "production", "cleanup", "attack")
_GAME: Final = Campaign()
Compare = Callable[[State, Any], list[str]]
Again = Callable[[], State]
"""The campaign as it was given, once more."""
LayOut = Callable[[State], Table]
"""The table of the first game as it was given, with the decks as they are by now."""


class Answers:
    """What a step answers ahead between games, by seat and kind."""

    def __init__(self, found: Any, seats: int, by: int | None) -> None:
        self.left: dict[tuple[int | None, str], list[Any]] = {}
        self.table: dict[Any, Any] = {}
        """The other answers: those of the card game."""
        for key, value in mapping(found or {}, "choose").items():
            if isinstance(key, int) and not isinstance(key, bool):
                if not 0 <= key < seats:
                    raise ScenarioError(f"choose: there is no seat {key}")
                for kind, answer in mapping(value, f"choose of seat {key}").items():
                    if kind in KINDS:
                        self.left[(key, kind)] = listed(answer)[:]
                    else:
                        self.table.setdefault(key, {})[kind] = answer
            elif key in KINDS:
                self.left[(by, key)] = listed(value)[:]
            else:
                self.table[key] = value

    def next(self, seat: int, kind: str) -> str | None:
        """The line of a seat's next answer, None if it gives none."""
        for key in ((seat, kind), (None, kind)):
            if key not in self.left:
                continue
            if self.left[key]:
                answer = str(self.left[key].pop(0)).lower()
                if answer in ("done", "retire"):
                    return answer
                return _LINES[kind].format(answer)
            if kind == "buy":
                del self.left[key]  # then done
                return "done"
        return None

    def finish(self) -> None:
        """An answer to nothing is an error of the file."""
        unused = [kind for (_, kind), left in self.left.items() if left not in ([], ["done"])]
        for key, value in self.table.items():
            unused += map(str, value if isinstance(key, int) else (key,))
        if unused:
            raise ScenarioError(f"nothing asks for the answer to: {', '.join(unused)}")


def steps(
    state: State, when: list[Any], again: Again, lay_out: LayOut, compare: Compare
) -> tuple[State, list[str]]:
    """All steps in turn; the campaign afterwards, and what was not as the steps expect."""
    wrong: list[str] = []
    for at, found in enumerate(when):
        where = f"step {at + 1}"
        try:
            step = mapping(found, "a step")
            if "resume" in step:
                state = _resumed(state, step, when[:at], again, lay_out)
            else:
                state = _step(state, step, lay_out)
            wrong += [f"{where}: {one}" for one in compare(state, step.get("then"))]
        except ScenarioError as error:
            raise ScenarioError(f"{where}: {error}") from error
    if state.book.stage == GAME and state.table is not None:
        table_play.finish(state.table)
    return state, wrong


def _resumed(
    state: State, found: dict[Any, Any], before: list[Any], again: Again, lay_out: LayOut
) -> State:
    """The campaign put away and taken up again: all lines so far are played once more."""
    known(found, ("resume", "then"), "a step")
    other = again()
    for one in before:
        if "resume" not in one:
            other = _step(other, one, lay_out)
    if _GAME.hash(other) != _GAME.hash(state):
        raise ScenarioError("played once more, the campaign stands otherwise")
    return other


def _step(state: State, found: dict[Any, Any], lay_out: LayOut) -> State:
    """The campaign after one step; after a refused one, that of the begun stage."""
    expected = found.get("refused")
    if "run" not in found:
        state = begun(state)
    trial = copied(state)
    try:
        if "run" in found:
            if _run(trial, found, lay_out):
                return state
        elif _take(trial, found, lay_out):
            return trial
    except Refused as error:
        refused(error.refusal, expected)
        return state
    except BadNotation as error:
        if expected is True:
            return state
        raise ScenarioError(str(error)) from error
    accepted(expected)
    return trial


def copied(state: State) -> State:
    """A copy that goes on noting answers which were made by themselves."""
    other = state.copy()
    other.forced = list(state.forced or ())
    return other


def begun(state: State) -> State:
    """The campaign with its stage begun, as the first step of a stage does."""
    book = state.book
    if book.stage in (GAME, OVER):
        if book.stage == GAME and state.table is not None and _waits(state.table):
            state = copied(state)
            assert state.table is not None
            table_flow.begin(state.table)
            flow.run(state)
            _explicit(state)
        return state
    if book.asked != NOBODY:
        return state
    state = copied(state)
    state.book = book.copy()
    flow.enter(state, book.stage)
    flow.run(state)
    _explicit(state)
    return state


def _waits(table: Table) -> bool:
    """Whether the end of a game has not begun."""
    return table.phase == TABLE_END and not table.begun


def _explicit(state: State) -> None:
    """At the table of a scenario every question is asked."""
    if state.table is not None:
        state.table.explicit = True


def _seat(found: dict[Any, Any], state: State) -> int:
    seat = found["by"]
    seats = len(state.book.empires)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ScenarioError(f"there is no seat {brief(seat)} to move")
    return seat


def _take(state: State, found: dict[Any, Any], lay_out: LayOut) -> bool:
    """A move with its answers, in place; whether the card game refused it as expected."""
    known(found, ("by", "move", "choose", "refused", "then"), "a step")
    if "by" not in found or "move" not in found:
        raise ScenarioError('a step needs "by" and "move", "run" or "resume"')
    seat, text = _seat(found, state), found["move"]
    if not isinstance(text, str):
        raise ScenarioError(f"a move is a line of text, not {brief(text)}")
    answers = Answers(found.get("choose"), len(state.book.empires), seat)
    assert state.forced is not None
    if notation.is_own(text):
        for move in notation.parse(state, text):
            if not _written(state, seat, move):
                state.forced.clear()
                _make(state, seat, move)
    elif state.book.stage == GAME and place_of(state.book, seat) != NOBODY:
        state.forced.clear()
        if _at_table(state, {**found, "by": place_of(state.book, seat)}, answers):
            return True
    else:
        refusal = refusals.why_not(state, seat, _GAME.parse(state, seat, text)[0])
        assert refusal is not None
        raise Refused(refusal)
    _ask_on(state, answers, lay_out)
    _take_back_written(state, answers)
    answers.finish()
    return False


def _written(state: State, seat: int, move: Move) -> bool:
    """Whether a move was the only possible answer, and has made itself; so have those before."""
    assert state.forced is not None
    for at, (who, made) in enumerate(state.forced):
        if who == seat and (made.kind, made.what) == (move.kind, move.what):
            del state.forced[: at + 1]
            return True
    return False


def _make(state: State, seat: int, move: Move) -> None:
    refusal = refusals.why_not(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)
    flow.make(state, seat, move)
    _explicit(state)


def _at_table(state: State, found: dict[Any, Any], answers: Answers) -> bool:
    """A step of the card game, and whether it was refused; the end of a game follows it."""
    book = state.book
    assert state.table is not None
    inner = {key: value for key, value in found.items() if key != "then"}
    inner["choose"] = _placed(state, answers.table)
    if "move" in inner:
        inner["move"] = line_to_table(book, str(inner["move"]))
    answers.table = {}
    state.table, is_refused = table_play.tried(state.table, inner)
    flow.run(state)
    _explicit(state)
    return is_refused


def _placed(state: State, choose: dict[Any, Any]) -> dict[Any, Any]:
    """Answers of the card game by place."""
    book = state.book
    return {
        place_of(book, key) if isinstance(key, int) and key in book.playing else key: value
        for key, value in choose.items()
    }


def _ask_on(state: State, answers: Answers, lay_out: LayOut) -> None:
    """Give the answers of a step as they are asked for; a new game runs up to its first choice."""
    book = state.book
    while book.stage not in (GAME, OVER) and book.asked != NOBODY:
        kind = flow.BETWEEN[book.stage].kind(state)
        line = answers.next(book.asked, kind)
        if line is None:
            break
        (move,) = notation.parse(state, line)
        _make(state, book.asked, move)
        book = state.book
    if book.stage == GAME and dealing.is_laid_out(state.table):
        table = _as_given(state, lay_out)
        state.table = table_play.begin(table, _placed(state, answers.table))
        answers.table = {}
        flow.run(state)


def _as_given(state: State, lay_out: LayOut) -> Table:
    """The table that waits for its first deal, with decks rebuilt since the file began."""
    assert state.table is not None
    if not state.book.options.rebuild or state.book.chronicle:
        return state.table
    table = lay_out(state)
    table.explicit = True
    return table


def _run(state: State, found: dict[Any, Any], lay_out: LayOut) -> bool:
    """A whole phase or stage; whether an answer in it was refused as expected."""
    known(found, ("run", "choose", "refused", "then"), "a step")
    name = found["run"]
    book = state.book
    answers = Answers(found.get("choose"), len(book.empires), None)
    expected = found.get("refused")
    refuses = False
    if name in _TABLE_RUNS:
        if book.stage != GAME:
            raise ScenarioError(f'"{name}" belongs to a game, and none is on')
        refuses = _table_run(state, name, answers, expected)
    elif name == "setup":
        refuses = _run_setup(state, answers, lay_out, expected)
    elif isinstance(name, str) and name in _RUNS:
        _run_stage(state, _RUNS[name], answers)
    else:
        runs = ", ".join(("setup", *_TABLE_RUNS, *_RUNS))
        raise ScenarioError(f'"{name}" cannot be run; choose one of {runs}')
    answers.finish()
    return refuses


def _table_run(state: State, name: str, answers: Answers, expected: Any) -> bool:
    """A phase of the card game; what follows has not begun."""
    assert state.table is not None
    found = {"run": name, "choose": _placed(state, answers.table)}
    if expected is not None:
        found["refused"] = expected
    state.table = table_play.step_of(state.table, found)
    answers.table = {}
    return expected is not None


def _run_setup(state: State, answers: Answers, lay_out: LayOut, expected: Any) -> bool:
    """The setup of the next game, up to its lookout; where nobody has fallen it follows step 6."""
    if state.book.stage == EMPIRES:
        _run_stage(state, EMPIRES, answers)
    if state.book.stage != SETUP:
        raise ScenarioError('"setup" can be run before a game')
    state.book = state.book.copy()
    if state.book.asked == NOBODY:
        flow.enter(state, SETUP)
    flow.run(state)
    _explicit(state)
    if state.book.stage != GAME:
        raise ScenarioError(f"seat {state.book.asked} is asked about the deck")
    state.table = _as_given(state, lay_out)
    return _table_run(state, "setup", answers, expected)


def _run_stage(state: State, stage: int, answers: Answers) -> None:
    """A stage between games, up to the next one, of which nothing has happened."""
    if state.book.stage == GAME and stage == END:
        table = state.table
        assert table is not None
        if not flow.is_over(table):
            table.phase = TABLE_END
            table.stack.clear()
            table_flow.begin(table)
        state.book = state.book.copy()
        flow.enter(state, END)
    elif state.book.stage == stage and state.book.asked == NOBODY:
        state.book = state.book.copy()
        flow.enter(state, stage)
    elif state.book.stage != stage:
        raise ScenarioError("this stage cannot be run here")
    book = state.book = state.book.copy()
    while flow.run_stage(state):
        line = answers.next(book.asked, flow.BETWEEN[stage].kind(state))
        if line is None:
            texts = ", ".join(notation.text(state, move) for move in flow.options(state)[:12])
            raise ScenarioError(f"seat {book.asked} is asked and no answer is given ({texts})")
        (move,) = notation.parse(state, line)
        refusal = refusals.why_not(state, book.asked, move)
        if refusal is not None:
            raise Refused(refusal)
        flow.BETWEEN[stage].do(state, book.asked, move)
    _take_back_written(state, answers)
    assert state.forced is not None
    state.forced.clear()
    book.stage = flow.BETWEEN[stage].end(state)
    book.asked, book.moves = NOBODY, None


def _take_back_written(state: State, answers: Answers) -> None:
    """Answers that were the only possible ones may be written."""
    assert state.forced is not None
    for seat, move in state.forced:
        for (who, _), left in answers.left.items():
            if left and who in (None, seat):
                said = str(left[0]).lower()
                if notation.text(state, move).partition(" ")[2] == said:
                    left.pop(0)


def try_line(state: State, seat: int, text: str) -> Refusal | None:
    """Whether a line can be played here by a seat; the refusal if not."""
    trial = copied(state)
    if not notation.is_own(text) and trial.book.stage == GAME:
        place = place_of(trial.book, seat)
        assert trial.table is not None
        return table_play.try_line(trial.table, place, line_to_table(trial.book, text))
    try:
        for move in _GAME.parse(trial, seat, text):
            _make(trial, seat, move)
    except Refused as error:
        return error.refusal
    return None


def deciding(state: State) -> tuple[State, list[int]]:
    """The campaign in which somebody decides next, and who."""
    state = begun(state)
    book = state.book
    if book.stage == GAME:
        assert state.table is not None
        state = copied(state)
        assert state.table is not None
        state.table, places = table_play.deciding(state.table)
        flow.run(state)
        if state.book.stage == GAME:
            return state, [book.playing[place] for place in places]
        book = state.book
    return state, [book.asked] if book.asked != NOBODY else []
