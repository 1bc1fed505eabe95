"""One game being played: moves come in, undo takes them back, a fork asks what if.

Old states are kept as far back as undo can reach; older ones are found by playing again.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from osada.kernel.game import Decision, Game, Move, Outcome, Refused

NOTHING_TO_UNDO: Final = "There is nothing to undo: you have not moved yet."
ANOTHER_MOVED: Final = "You cannot undo: another player has moved since."
REVEALED: Final = "You cannot undo: your move is final, or has revealed something."
SHOWN: Final = "You cannot undo: another player's move has shown you something new."
_KEPT: Final = 8
"""So many states are kept at most; further back a match is played again."""
_MARK: Final = 256
"""Moves between two states that are kept for those who look far back."""


class CannotUndo(Exception):
    """Why the last move cannot be taken back, in one sentence."""


class Differs(Exception):
    """A record that leads elsewhere than it says."""


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
class _Step:
    """A move with what it takes to go back before it."""

    record: Record
    events: int  # noted before it
    line: int  # the number of the first step of the same line
    reveals: bool  # whether it brought something to light to its own seat
    shown: frozenset[int]  # the other seats that saw something new
    known: tuple[frozenset[int], ...]  # what each seat knows after it, see `Game.learns`
    moment: int  # of the state before it, see `Game.moment`
    part: int  # of the state before it, see `Game.part`


class Match(Generic[S]):
    """A game with its options, its seed and the moves made so far."""

    def __init__(self, game: Game[S], options: Mapping[str, Any], seed: int | str) -> None:
        self.game = game
        self.options = deepcopy(dict(options))
        self.seed = seed
        self.state: S = game.new(options, seed)
        self.start = game.hash(self.state)
        self.log: list[tuple[Any, ...]] = game.opening(self.state)
        self._steps: list[_Step] = []
        self._before: list[S] = []
        """The states before the last steps."""
        self._marks: list[tuple[int, S]] = []
        """States after so many moves, some way apart, and where a part begins."""
        self._judged: int | None = None
        """The part of which no move was made in a hurry."""

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

    def records_from(self, at: int) -> list[Record]:
        """The moves made after so many."""
        return [step.record for step in self._steps[at:]]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self._steps)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the state as it stands."""
        return self._steps[-1].record.hash if self._steps else self.start

    def begins(self, part: int) -> int:
        """How many moves were made before a part began, see `Game.part`."""
        return bisect_left(self._steps, part, key=lambda step: step.part)

    def noted(self, number: int) -> int:
        """How many events were noted before a move; the first has the number 1."""
        return self._noted(number - 1)

    def events(self, number: int) -> list[tuple[Any, ...]]:
        """What was noted of a move; the first has the number 1."""
        return self.log[self._noted(number - 1) : self._noted(number)]

    def view(self, seat: int | None) -> Mapping[str, Any]:
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

    def go_on(self, seat: int, move: Move) -> None:
        """One more move of the line that was made last: undo takes them back together."""
        self._make(seat, move, self._steps[-1].line)

    def repeat(self, seat: int, texts: Sequence[str]) -> None:
        """Make the recorded steps of one line again."""
        first = len(self._steps)
        for text in texts:
            self._make(seat, self.game.parse(self.state, seat, text)[0], first)

    def hurry(self, seat: int, texts: Sequence[str], hash: str | None = None) -> None:
        """Make the recorded steps of one line again; `judge` must follow the last of them.

        Until then nobody can take anything back, and the fingerprint is what the record says.
        What follows something that was judged is made with care.
        """
        game, first = self.game, len(self._steps)
        if game.part(self.state) == self._judged:
            self.repeat(seat, texts)
            return
        for text in texts:
            state = self.state
            before = game.copy(state)
            state.log = []
            game.apply(state, seat, game.parse(state, seat, text)[0])
            events, state.log = state.log or [], None
            last = len(self._steps) == first + len(texts) - 1
            told = hash if last and hash is not None else game.hash(state)
            record, part = Record(seat, text, told), game.part(before)
            self._add(_Step(record, len(self.log), first, True, frozenset(), (), 0, part), before)
            self.log += events

    def judge(self) -> Iterator[None]:
        """Look again at what was made in a hurry, step by step; `Differs` if it is not so.

        Only the part that is on is looked at closely: of those before it nothing is ever taken
        back, and they lead to where it begins.
        """
        part, first = self.game.part(self.state), len(self._steps)
        if part == self._judged:
            return
        self._judged = part
        while first and self._steps[first - 1].part == part:
            first -= 1
        again = self._steps[first:]
        self._back_to(first)
        if self.game.hash(self.state) != self.fingerprint:
            raise Differs
        for step in again:
            move = self.game.parse(self.state, step.record.seat, step.record.text)[0]
            self._make(step.record.seat, move, step.line, step.record.hash)
            if self._steps[-1].record != step.record:
                raise Differs
            yield
        if self.game.hash(self.state) != self.fingerprint:
            raise Differs

    def _make(self, seat: int, move: Move, line: int, hash: str = "") -> None:
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
        record = Record(seat, text, hash or game.hash(state))
        reveals = game.reveals(before, state, seat)
        learnt = game.learns(before, state, self._steps[-1].known if self._steps else ())
        shown = frozenset(at for at, (news, _) in enumerate(learnt) if news and at != seat)
        known = tuple(knows for _, knows in learnt)
        if reveals and len(shown) == len(learnt) - 1:
            del self._before[: self._kept(line)]  # nobody goes further back than to this line
        moment, part = game.moment(before), game.part(before)
        self._add(_Step(record, len(self.log), line, reveals, shown, known, moment, part), before)
        self.log += events

    def _add(self, step: _Step, before: S) -> None:
        at = len(self._steps)
        if at and (at % _MARK == 0 or self._steps[-1].part != step.part):
            self._marks.append((at, self.game.copy(before)))
        self._steps.append(step)
        self._before.append(before)
        del self._before[:-_KEPT]

    def why_no_undo(self, seat: int, over: Collection[int] = ()) -> str | None:
        """Why a seat cannot take its last move back, in one sentence; None if it can."""
        found = self._undo_to(seat, over)
        return found if isinstance(found, str) else None

    def undo(self, seat: int, over: Collection[int] = ()) -> None:
        """Take back a seat's last line, or what of it came after the last reveal.

        What the seats in `over` (bots) did since is taken back with it, unless it has shown
        somebody else something new. Where seats decide apart from each other, what the others did
        since is done again.
        """
        found = self._undo_to(seat, over)
        if isinstance(found, str):
            raise CannotUndo(found)
        first, last = found
        others = self._steps[last:]
        self._back_to(first)
        for step in others:
            again = self.game.parse(self.state, step.record.seat, step.record.text)[0]
            self._make(step.record.seat, again, step.line - (last - first))

    def take_back(self) -> None:
        """Go back before the very last move, whatever it brought to light: for those who mend."""
        self._back_to(len(self._steps) - 1)

    def last_line(self, seat: int) -> tuple[int, int] | None:
        """The moves of a seat's last line: the number before the first, and that of the last."""
        last = len(self._steps)
        while last and self._steps[last - 1].record.seat != seat:
            last -= 1
        return (self._steps[last - 1].line, last) if last else None

    def is_past(self, seat: int) -> bool:
        """Whether a seat's last line belongs to an earlier part, to which nobody goes back."""
        found = self.last_line(seat)
        return found is not None and self._steps[found[0]].part != self.game.part(self.state)

    def has_shown_since(self, seat: int) -> bool:
        """Whether anybody has seen something new by what others did since a seat's last move."""
        found = self.last_line(seat)
        return found is not None and any(step.shown for step in self._steps[found[1] :])

    def shows_since(self, moves: int, eyes: Collection[int]) -> bool:
        """Whether moves after so many have shown one of these seats something new."""
        return any(
            (step.reveals and step.record.seat in eyes) or not step.shown.isdisjoint(eyes)
            for step in self._steps[moves:]
        )

    def _undo_to(self, seat: int, over: Collection[int]) -> tuple[int, int] | str:
        """The first step to take back and the first to leave in place, or why there is none."""
        steps, moment = self._steps, self.game.moment(self.state)
        found = self.last_line(seat)
        if found is None:
            return NOTHING_TO_UNDO
        line, last = found
        if self.is_past(seat):
            return REVEALED
        first = last
        while first > line and not steps[first - 1].reveals:
            first -= 1
        since = steps[last:]
        if not since or (moment and steps[last - 1].moment == moment):
            return REVEALED if first == last else (first, last)
        if not all(step.record.seat in over for step in since):
            return ANOTHER_MOVED
        if first == last:
            return REVEALED
        if any(who not in over for step in since for who in step.shown):
            return SHOWN
        return first, len(steps)

    def _back_to(self, at: int) -> None:
        if at < len(self._steps):
            self.state = self._state_at(at)
            del self.log[self._noted(at) :]
            del self._before[self._kept(at) :]
            del self._steps[at:]
            self._marks = [mark for mark in self._marks if mark[0] < at]

    def fork(self, at: int | None = None) -> "Match[S]":
        """Another match that begins as this one did, up to so many moves (None: all)."""
        steps = len(self._steps)
        at = steps if at is None else at
        if not 0 <= at <= steps:
            raise ValueError(f"there is no move {at}: {steps} moves were made")
        other: Match[S] = Match.__new__(type(self))
        other.game, other.options, other.seed = self.game, dict(self.options), self.seed
        other.start = self.start
        other.state = self._state_at(at)
        other.log = self.log[: self._noted(at)]
        other._steps = self._steps[:at]
        other._before = self._before[: self._kept(at)]
        other._marks = [mark for mark in self._marks if mark[0] < at]
        other._judged = self._judged
        return other

    def _noted(self, at: int) -> int:
        """How many events so many moves have brought."""
        return self._steps[at].events if at < len(self._steps) else len(self.log)

    def _kept(self, at: int) -> int:
        """How many states are kept of those before so many moves."""
        return max(len(self._before) + at - len(self._steps), 0)

    def _state_at(self, at: int) -> S:
        """A copy of the state after so many moves."""
        game, back = self.game, len(self._steps) - at
        if back <= len(self._before):
            return game.copy(self._before[-back] if back else self.state)
        start, marked = next((m for m in reversed(self._marks) if m[0] <= at), (0, None))
        state = game.new(self.options, self.seed) if marked is None else game.copy(marked)
        for step in self._steps[start:at]:
            seat = step.record.seat
            game.apply(state, seat, game.parse(state, seat, step.record.text)[0])
        return state
