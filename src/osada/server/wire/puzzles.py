"""Puzzles: positions to be solved, and what an answer is worth."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from osada.server.wire.names import MOST_SEATS, GameName, Zone
from osada.server.wire.sentence import Sentence
from osada.server.wire.server import Seen
from osada.server.wire.table import TableInfo

PuzzleGoal = Literal["game", "round", "move"]
PlayedMoves = Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=80)]
"""The moves of an answer, in notation."""


class PuzzleInfo(Struct, omit_defaults=True):
    """A puzzle as lists show it."""

    number: int
    game: GameName
    goal: PuzzleGoal
    """Most points at the end of the game; by the end of this round; the best move on average."""
    level: int
    """From 1 (all bots but the weakest find it) to 5 (none does)."""
    title: str
    where: str
    round: int
    players: int
    faction: str = ""
    """In the card game."""
    boxes: list[str] = []
    mode: str = ""
    """In the roll & write game."""


class Puzzles(Struct):
    """All of them."""

    puzzles: list[PuzzleInfo]
    levels: list[str]
    """What the levels are called, the first of them first."""


class Daily(Struct):
    """The puzzle of a day."""

    number: int


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """An answer as far as it goes: own moves from the position on; ends of turns are left out."""

    moves: PlayedMoves


class PuzzleLook(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What can be done with a card, or at a place, after so many moves."""

    moves: PlayedMoves
    zone: Zone = "hand"
    holder: Annotated[int, Meta(ge=-1, le=MOST_SEATS - 1)] = 0
    card: Annotated[str, Meta(max_length=12)] = ""
    place: Annotated[str, Meta(max_length=60)] = ""
    """Of the sheets; "": a card."""


class PuzzlePart(Struct):
    """What something brings."""

    label: str
    points: int


class PuzzleLine(Struct, omit_defaults=True):
    """A line to its end: its moves, and what they bring."""

    moves: list[Sentence]
    parts: list[PuzzlePart] = []


class PuzzleVerdict(Struct, omit_defaults=True):
    """What an answer is worth."""

    right: bool
    heading: str
    why: list[str] = []
    """What the best line has over it: where its points come from, not its moves."""
    line: PuzzleLine | None = None
    """The answer as it was played, or goes on at best."""
    ended: bool = False
    """Whether it was played to its end."""


class PuzzleState(Struct, omit_defaults=True):
    """A puzzle as somebody plays it."""

    puzzle: PuzzleInfo
    task: str
    level: str
    table: TableInfo
    seat: int
    seen: Seen
    moves: list[str] = []
    """Those made so far, as the page sends them back."""
    verdict: PuzzleVerdict | None = None
    """None: the answer is open."""


class FirstMove(Struct, omit_defaults=True):
    """Another first move."""

    move: str
    label: Sentence
    points: float
    """What it comes to at best; of a best move, what it loses."""
    within: float = 0.0
    best: bool = False


class Solution(Struct):
    """The answer."""

    line: PuzzleLine
    firsts: list[FirstMove]
    """All first moves, best first."""
    sure: str
    """How sure it is."""
