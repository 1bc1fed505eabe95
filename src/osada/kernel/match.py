"""One game being played: moves come in, undo takes them back, a fork asks what if."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from osada.kernel.game import Decision, Game, Move, Outcome, Refused

NOTHING_TO_UNDO: Final = "There is nothing to undo: you have not moved yet."
ANOTHER_MOVED: Final = "You cannot undo: another player has moved since."
REVEALED: Final = "You cannot undo: your move has brought hidden cards to light."


class CannotUndo(Exception):
    """Why the last move cannot be taken back, in one sentence."""


class Noting(Protocol):
    """A state that notes what happens, for those who read along."""

    log: list[tuple[Any, ...]] | None


S = TypeVar("S", bound=Noting)


@dataclass(frozen=True, slots=True)
class Record:
    """A move that was made: whose, its notation, and the fingerprint of the state after it."""

    seat: int
    text: str
    hash: str


@dataclass(frozen=True, slots=True)
class _Step(Generic[S]):
    """A move with what it takes to go back before it."""

    record: Record
    before: S
    events: int  # noted before it
    line: int  # the number of the first step of the same line


class Match(Generic[S]):
    """A game with its options, its seed and the moves made so far."""

    def __init__(self, game: Game[S], options: Mapping[str, Any], seed: int | str) -> None:
        self.game = game
        self.options = deepcopy(dict(options))
        self.seed = seed
        self.state: S = game.new(options, seed)
        self.start = game.hash(self.state)
        self.log: list[tuple[Any, ...]] = []
        self._steps: list[_Step[S]] = []

    @property
    def pending(self) -> Mapping[int, Decision]:
        """Who must choose now, and among what; empty when the game is over."""
        return self.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.game.outcome(self.state)

    @property
    def records(self) -> list[Record]:
        """The moves made so far, in order."""
        return [step.record for step in self._steps]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may know now."""
        return self.game.view(self.state, seat)

    def submit(self, seat: int, line: str) -> list[str]:
        """Make the moves that a line stands for, all or none; their canonical texts."""
        moves = self.game.steps(self.state, seat, line)
        first = len(self._steps)
        try:
            for move in moves:
                self._make(seat, move, first)
        except Refused:
            self._back_to(first)
            raise
        return [step.record.text for step in self._steps[first:]]

    def play(self, seat: int, move: Move) -> str:
        """Make one move; its canonical text."""
        self._make(seat, move, len(self._steps))
        return self._steps[-1].record.text

    def _make(self, seat: int, move: Move, line: int) -> None:
        game, state = self.game, self.state
        refusal = game.why_not(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        text = game.text(state, seat, move)
        move = game.parse(state, seat, text)[0]  # of cards alike, the one a replay takes
        before = game.copy(state)
        state.log = []
        game.apply(state, seat, move)
        events, state.log = state.log or [], None
        record = Record(seat, text, game.hash(state))
        self._steps.append(_Step(record, before, len(self.log), line))
        self.log += events

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat cannot take its last move back, in one sentence; None if it can."""
        found = self._undo_to(seat)
        return found if isinstance(found, str) else None

    def undo(self, seat: int) -> None:
        """Take back a seat's last line, or what of it came after the last reveal."""
        found = self._undo_to(seat)
        if isinstance(found, str):
            raise CannotUndo(found)
        self._back_to(found)

    def take_back(self) -> None:
        """Go back before the very last move, whatever it brought to light: for those who mend."""
        self._back_to(len(self._steps) - 1)

    def _undo_to(self, seat: int) -> int | str:
        """The number of the step to go back to, or why there is none."""
        steps = self._steps
        if not any(step.record.seat == seat for step in steps):
            return NOTHING_TO_UNDO
        if steps[-1].record.seat != seat:
            return ANOTHER_MOVED
        after, at = self.state, len(steps)
        while at > steps[-1].line and not self.game.reveals(steps[at - 1].before, after, seat):
            at -= 1
            after = steps[at].before
        return REVEALED if at == len(steps) else at

    def _back_to(self, at: int) -> None:
        if at < len(self._steps):
            step = self._steps[at]
            self.state = self.game.copy(step.before)
            del self.log[step.events :]
            del self._steps[at:]

    def fork(self, at: int | None = None) -> "Match[S]":
        """Another match that begins as this one did, up to so many moves (None: all)."""
        if at is not None and not 0 <= at <= len(self._steps):
            raise ValueError(f"there is no move {at}: {len(self._steps)} moves were made")
        other: Match[S] = Match.__new__(type(self))
        other.game, other.options, other.seed = self.game, dict(self.options), self.seed
        other.start = self.start
        other.state = self.game.copy(self.state)
        other.log = self.log[:]
        other._steps = self._steps[:]
        if at is not None:
            other._back_to(at)
        return other
