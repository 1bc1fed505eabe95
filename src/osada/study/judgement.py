"""What a review found out about one decision, as plain data."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
SLIPS: Final[frozenset[Mark]] = frozenset(("inaccuracy", "mistake", "blunder"))
Made = Sequence[int]
"""A move as its three numbers."""

VERSION: Final = 2
"""Of what is found out, and how it is written; what another version has written is made again."""
_DIGITS: Final = 3
APART: Final = 0.5
"""Points under which two moves are as good."""
_LEAST: Final[tuple[tuple[Mark, float, float], ...]] = (
    ("blunder", 6.0, 3.0),
    ("mistake", 3.0, 1.0),
    ("inaccuracy", 1.0, 0.0),
)
"""What a mark needs: points lost, and the lower end of their interval."""


def mark_of(loss: float, within: float) -> Mark:
    """The mark for a loss that is sure within so much."""
    if loss < APART:
        return "best"
    for mark, least, low in _LEAST:
        if loss >= least and loss - within >= low:
            return mark
    return "good"


@dataclass(frozen=True, slots=True)
class Line:
    """A move, and what is expected after it."""

    text: str
    """In notation."""
    made: Made
    margin: float
    within: float
    chance: float
    loss: float = 0.0
    """Points less than the best move, on the same deals."""
    loss_within: float = 0.0
    played: bool = False
    goes_on: Sequence[Made] = ()
    """The next own turns in a usual deal."""
    score: float = 0.0
    """The final score in games played to the end; told with `points`."""
    points: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """A measured difference between the best line and the played one."""

    what: str
    """Names its sentence."""
    facts: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision, judged by what its seat could know then."""

    at: int
    seat: int
    round: int
    turn: int
    asked: str
    mark: Mark
    hard: bool
    lines: Sequence[Line]
    """Best first; the played one is among them."""
    loss: float
    within: float
    chance: float
    """Of the chance to win, what was lost."""
    before: Sequence[float]
    """The margin of each seat with the best move, as this seat saw it."""
    before_chances: Sequence[float]
    before_within: float
    after: Sequence[float]
    """With the played move."""
    after_chances: Sequence[float]
    after_within: float
    cost: Sequence[float] = ()
    """What the played move cost each seat against the best one found, measured on fresh deals;
    below 0 where it turned out better. Empty where it was the best one found."""
    cost_within: float = 0.0
    why: Sequence[Reason] = ()

    @property
    def played(self) -> Line:
        """The move that was made."""
        return next(line for line in self.lines if line.played)

    @property
    def best(self) -> Line:
        """The best move."""
        return self.lines[0]

    def row(self) -> dict[str, Any]:
        """As data for JSON."""
        found: dict[str, Any] = _rounded(asdict(self))
        return found


def _rounded(value: Any) -> Any:
    """The same with as many digits as mean anything."""
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value


def of_row(row: Mapping[str, Any]) -> Judgement:
    """A judgement that was written as a row."""
    told = dict(row)
    told["lines"] = [Line(**line) for line in row["lines"]]
    told["why"] = [Reason(**reason) for reason in row["why"]]
    return Judgement(**told)
