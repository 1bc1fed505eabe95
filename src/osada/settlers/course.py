"""The course of a game as data: rounds, phases, what can be done in a turn, scoring, counters.

A match reaches its course through its options, so a variant, a box or a campaign changes a game by
adding to these lists. `phases.standard` has the courses of the printed rules.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move, Points, Refusal
from osada.settlers.verbs import PASS

if TYPE_CHECKING:
    from osada.settlers.state import State

_KINDS: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A part of a round; its number is part of fingerprints."""

    def __init__(self, number: int) -> None:
        self.number = number

    @abstractmethod
    def begin(self, state: "State") -> None:
        """Lay out its steps."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something that can be done in a turn, by one or several kinds of move."""

    def __init__(self, kinds: tuple[int, ...], is_free: bool = False, ends: bool = False) -> None:
        self.kinds = kinds
        self.is_free = is_free  # it is not the action of the turn, and may follow it (ACT-11)
        self.ends = ends  # the turn is over with it

    @abstractmethod
    def add_moves(self, state: "State", seat: int, moves: list[Move]) -> None:
        """Add what can be done now to the moves of a turn."""

    def exists(self, state: "State", seat: int) -> bool:
        """Whether a free move can be made now."""
        moves: list[Move] = []
        self.add_moves(state, seat, moves)
        return bool(moves)

    @abstractmethod
    def why_not(self, state: "State", seat: int, tried: Move) -> Refusal | None:
        """Why a move cannot be made by the seat to move."""

    @abstractmethod
    def do(self, state: "State", seat: int, chosen: Move) -> None:
        """Make a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """Counts for each seat what happens in a match; its counts are part of the state.

    Everybody may see them, so it counts nothing that a seat does in secret.
    """

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds  # of happenings that it is told of: numbers of `happenings`

    @abstractmethod
    def counts(self, state: "State", seat: int, what: int, n: int) -> int:
        """How much it counts that this happens to a seat, with so many of a good or a card."""


class Course:
    """What a match is played by; shared by all its states."""

    def __init__(
        self,
        rounds: int,
        phases: list[Phase],
        last: list[int],
        others: list[Phase],
        actions: list[Action],
        setup: list[Callable[["State"], None]],
        scoring: list[Callable[["State", int], list[Points]]],
        counters: list[Counter] | None = None,
        watches: bool = False,
    ) -> None:
        self.rounds = rounds
        self.order: list[int] = [phase.number for phase in phases]
        """The phases of a round."""
        self.last: list[int] = last
        """Those of the last round."""
        self.actions = actions
        """What can be done in a turn, in the order in which it is listed."""
        self.choices: list[Action] = [action for action in actions if PASS not in action.kinds]
        """The same without passing, which is always possible and stands last."""
        self.free: list[Action] = [action for action in actions if action.is_free]
        self.setup = setup
        """What is done before the first round."""
        self.scoring = scoring
        """Where points come from when the game is over; for each seat."""
        self.counters: list[Counter] = counters or []
        """What is counted while it happens; `happenings` tells them."""
        self.watches = watches
        """Whether Goals are looked at where a move is complete, and where a turn begins."""
        self._told_of: dict[int, list[int]] = {}
        for place, counter in enumerate(self.counters):
            for kind in counter.kinds:
                self._told_of.setdefault(kind, []).append(place)
        known = [*phases, *others]
        self.phases: list[Phase | None] = [None] * (max(phase.number for phase in known) + 1)
        for phase in known:
            self.phases[phase.number] = phase
        self.by_kind: list[Action | None] = [None] * _KINDS
        for action in actions:
            for kind in action.kinds:
                self.by_kind[kind] = action

    def of_round(self, number: int) -> list[int]:
        """The phases of one of its rounds."""
        return self.order if number < self.rounds else self.last

    def told_of(self, kind: int) -> list[int]:
        """The places of the counters that a kind of happening matters to."""
        return self._told_of.get(kind, [])
