"""The contract of a game: what a match, a bot, a server or a search may ask of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Move:
    """A small value: a kind and two numbers. Equal moves are the same object."""

    __slots__ = ("arg", "kind", "what")

    def __init__(self, kind: int, what: int, arg: int) -> None:
        self.kind = kind
        self.what = what
        self.arg = arg

    def __repr__(self) -> str:
        return f"Move({self.kind}, {self.what}, {self.arg})"

    def __reduce__(self) -> tuple[Any, tuple[int, int, int]]:
        return move, (self.kind, self.what, self.arg)


_QUICK: dict[int, Move] = {}
"""Moves that a game has listed, for good: there are only so many. By one number ..."""
_KNOWN: dict[tuple[int, int, int], Move] = {}
"""... and by three where these do not fit into one."""
_KINDS: Final = 32
_ARGS: Final = 256
MOST_SAID: Final = 4096
_SAID: list[dict[tuple[int, int, int], Move]] = [{}, {}]
"""Moves that were only named in a text, the latest and those before: anybody can name new ones
without end, so only some thousand are remembered."""


def move(kind: int, what: int = 0, arg: int = 0) -> Move:
    """The one Move with these numbers."""
    if 0 <= arg < _ARGS and 0 <= kind < _KINDS:
        number = (what * _ARGS + arg) * _KINDS + kind
        quick = _QUICK.get(number)
        if quick is None:
            quick = _QUICK.setdefault(number, _new(kind, what, arg))
        return quick
    found = _KNOWN.get((kind, what, arg))
    if found is None:
        found = _KNOWN.setdefault((kind, what, arg), _new(kind, what, arg))
    return found


def _new(kind: int, what: int, arg: int) -> Move:
    """The move that was named with these numbers, else another one."""
    latest, before = _SAID
    if latest or before:
        key = (kind, what, arg)
        said = latest.get(key) or before.get(key)
        if said is not None:
            return said
    return Move(kind, what, arg)


def move_said(kind: int, what: int = 0, arg: int = 0) -> Move:
    """The one Move with these numbers, as a text names it; forgotten again unless it is listed."""
    key = (kind, what, arg)
    if 0 <= arg < _ARGS and 0 <= kind < _KINDS:
        found = _QUICK.get((what * _ARGS + arg) * _KINDS + kind)
    else:
        found = _KNOWN.get(key)
    found = found or _SAID[0].get(key) or _SAID[1].get(key)
    if found is None:
        if len(_SAID[0]) >= MOST_SAID:
            _SAID[:] = [{}, _SAID[0]]
        found = _SAID[0].setdefault(key, Move(kind, what, arg))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What a seat must decide now: the kind of question and every legal answer."""

    __slots__ = ("kind", "moves")

    def __init__(self, kind: str, moves: Sequence[Move]) -> None:
        self.kind = kind
        self.moves = moves


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible: the clauses that forbid it, nearest first, and the case."""

    reason: str
    """Names the sentence that faces show: `missing-goods`."""
    clauses: tuple[str, ...]
    facts: Mapping[str, str | int] = field(default_factory=dict)
    """What the sentence is about: `{"good": "wood", "n": 1}`."""

    @property
    def clause(self) -> str:
        """The clause nearest to the case."""
        return self.clauses[0]


class Refused(Exception):
    """A move that the rules forbid here. Nothing has changed."""

    def __init__(self, refusal: Refusal, message: str = "") -> None:
        super().__init__(message or f"{refusal.reason} ({', '.join(refusal.clauses)})")
        self.refusal = refusal


class BadNotation(ValueError):
    """Text that is not a move at all: one sentence about it, what is wrong, and the case."""

    def __init__(
        self, message: str, reason: str, facts: Mapping[str, str | int] | None = None
    ) -> None:
        super().__init__(message, reason, facts)
        self.reason = reason
        """Names the sentence that faces show: `no-such-card`."""
        self.facts: Mapping[str, str | int] = facts or {}
        """What the sentence is about: `{"word": "mil", "near": "mill"}`."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadOptions(ValueError):
    """Options that no game can be played with; says in one sentence what is wrong."""

    in_languages: bool = False
    """Whether `told` knows other languages."""

    def told(self, language: str) -> str:
        """The same in a language."""
        return str(self)


class AmbiguousNotation(BadNotation):
    """Text that fits several different moves."""


@dataclass(frozen=True, slots=True)
class Points:
    """Where some points came from."""

    round: int
    how: str
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: final scores, who won, by what, and where every point came from."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    """For each seat the numbers compared in order: score, then the tie-breakers."""
    sources: tuple[tuple[Points, ...], ...]
    rank: str = ""
    """The achievement of a solo game that was won."""


S = TypeVar("S")


class Game(Protocol[S]):
    """A game with hidden information whose states are plain data."""

    @property
    def name(self) -> str:
        """What records call it."""

    @property
    def version(self) -> str:
        """Changes whenever the same options, seed and moves could give another game."""

    def by(self, version: str) -> "Game[S] | None":
        """The game by the rules that a record names, old ones too; None: they are not known."""

    def new(self, options: Mapping[str, Any], seed: int | str) -> S:
        """The first state that asks somebody something."""

    def opening(self, state: S) -> list[tuple[Any, ...]]:
        """What happened before the first decision of a new game, as events."""

    def copy(self, state: S) -> S:
        """An independent copy, cheap."""

    def pending(self, state: S) -> Mapping[int, Decision]:
        """Who must choose now; empty when the game is over."""

    def apply(self, state: S, seat: int, move: Move) -> None:
        """Make a legal move and run on to the next decision; else `Refused`, nothing changed."""

    def why_not(self, state: S, seat: int, move: Move) -> Refusal | None:
        """The clause that forbids a move, or None if it is legal."""

    def explain(self, refusal: Refusal, language: str = "en", state: S | None = None) -> str:
        """Why a move is not possible, in a sentence with its clause.

        The state in which it was refused says which cards were on the table.
        """

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """All that a seat (or a spectator) may know, ready for JSON."""

    def sample(self, state: S, seat: int, random: int) -> S:
        """A full state that this seat could be in."""

    def rounds(self, state: S) -> tuple[int, int]:
        """The round that is being played, and how many there are; a game without has one."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    def text(self, state: S, seat: int, move: Move) -> str:
        """The canonical notation of a move in this state."""

    def parse(self, state: S, seat: int, text: str) -> list[Move]:
        """The first step of a line of notation, and the steps that it answers ahead."""

    def steps(self, state: S, seat: int, text: str) -> list[Move]:
        """The choices that a line stands for here; `Refused` if one of them is not possible."""

    def hash(self, state: S) -> str:
        """A short fingerprint of the whole state."""

    def reveals(self, before: S, after: S, seat: int) -> bool:
        """Whether hidden information came to light between two states."""

    def learns(
        self, before: S, after: S, known: Sequence[frozenset[int]]
    ) -> list[tuple[bool, frozenset[int]]]:
        """For each seat whether a move has shown it something new, and what it knows then.

        `known` is what each seat knew of what lies hidden (of cards, those seen on their way);
        empty at the beginning.
        """

    def moment(self, state: S) -> int:
        """Where seats decide apart from each other: the number of that phase; elsewhere 0."""

    def part(self, state: S) -> int:
        """Of several games in one the number of that which is on; 0 where there is only one.

        Nobody goes back to an earlier one.
        """
