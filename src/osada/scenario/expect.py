"""What any scenario expects: plain values, whose turn it is, moves, refusals, a result."""

from collections.abc import Callable
from typing import Any

from osada.kernel.game import BadNotation, Game, Outcome, Refusal
from osada.scenario.reading import ScenarioError, brief, listed, mapping, numbers

Try = Callable[[str], Refusal | None]
"""Why a line cannot be played, None if it can."""


class Differences:
    """What is not as expected."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def same(self, what: str, is_: Any, expected: Any) -> None:
        """A plain value."""
        if is_ != expected or isinstance(is_, bool) != isinstance(expected, bool):
            self.found.append(f"{what} is {is_!r}, expected {expected!r}")

    def turn(self, seats: list[int], wanted: Any) -> None:
        """Who must decide: a seat, a list of several, or nobody."""
        is_: Any = seats if len(seats) > 1 else seats[0] if seats else None
        if isinstance(wanted, list) and wanted:
            wanted = numbers(wanted, "turn") if len(wanted) > 1 else wanted[0]
        self.same("turn", is_, wanted)

    def moves(self, attempt: Try, can: Any, cannot: Any) -> None:
        """Lines that must be possible, and those that must be refused by a clause."""
        for text in listed(can):
            try:
                refusal = attempt(str(text))
            except BadNotation as error:
                raise ScenarioError(f"then: {error}") from error
            if refusal is not None:
                cited = ", ".join(refusal.clauses)
                self.found.append(f'"{text}" should be possible but is refused ({cited})')
        for text, clauses in mapping(cannot or {}, "cannot").items():
            try:
                refusal = attempt(str(text))
            except BadNotation as error:
                if clauses is True:
                    continue
                raise ScenarioError(f"then: {error}") from error
            if refusal is None:
                message = f'"{text}" should be refused ({named(clauses)}) but is possible'
                self.found.append(message)
            elif not cites(refusal, clauses):
                cited = ", ".join(refusal.clauses)
                self.found.append(f'"{text}" is refused by {cited}, not by {named(clauses)}')

    def offered(self, what: str, game: Game[Any], state: Any, seat: int, expected: Any) -> None:
        """Exactly the moves that a seat is offered, in any order."""
        decision = game.pending(state).get(seat)
        legal = [game.text(state, seat, move) for move in decision.moves] if decision else []
        self.same(f"{what}moves", sorted(legal), sorted(map(str, listed(expected))))

    def decision(
        self,
        game: Game[Any],
        deciding: Callable[[], tuple[Any, list[int]]],
        attempt: Callable[[Any, int, str], Refusal | None],
        expected: dict[Any, Any],
    ) -> None:
        """Whose turn it is where scenarios stop, and what can be done there."""
        tried = {"can", "cannot", "moves"} & set(expected)
        if not tried and "turn" not in expected:
            return
        state, seats = deciding()
        if "turn" in expected:
            self.turn(seats, expected["turn"])
        if not seats:
            if tried:
                self.found.append("it is nobody's turn, so nothing can be tried")
            return
        seat = seats[0]
        self.choices("", game, state, seat, attempt, expected)

    def choices(
        self,
        what: str,
        game: Game[Any],
        state: Any,
        seat: int,
        attempt: Callable[[Any, int, str], Refusal | None],
        expected: dict[Any, Any],
    ) -> None:
        """What a seat can and cannot do, or exactly what it can."""
        self.moves(
            lambda text: attempt(state, seat, text), expected.get("can"), expected.get("cannot")
        )
        if "moves" in expected:
            self.offered(what, game, state, seat, expected["moves"])

    def result(self, result: Outcome | None, expected: dict[Any, Any]) -> None:
        """Winners and final scores."""
        if result is None:
            self.found.append("the game is not over, so there is no result")
            return
        if "winners" in expected:
            self.same("winners", list(result.winners), numbers(expected["winners"], "winners"))
        for seat, points in mapping(expected.get("final") or {}, "final").items():
            if not isinstance(seat, int) or not 0 <= seat < len(result.scores):
                raise ScenarioError(f"then: there is no seat {brief(seat)}")
            self.same(f"final score of {seat}", result.scores[seat], points)


def named(clauses: Any) -> str:
    """One or several clauses in a sentence."""
    return ", ".join(map(str, listed(clauses)))


def cites(refusal: Refusal, clauses: Any) -> bool:
    """Whether one of these clauses is cited; `true` stands for any."""
    return clauses is True or any(str(clause) in refusal.clauses for clause in listed(clauses))


def refused(refusal: Refusal, expected: Any) -> None:
    """A step was refused: an error unless that is what it expects."""
    cited = ", ".join(refusal.clauses)
    if expected is None:
        raise ScenarioError(f"refused ({refusal.reason}: {cited})")
    if not cites(refusal, expected):
        raise ScenarioError(f"refused by {cited}, not by {named(expected)}")


def accepted(expected: Any) -> None:
    """A step was possible: an error if it expects to be refused."""
    if expected is not None:
        raise ScenarioError(f"should be refused ({named(expected)}) but is possible")
