"""The review of a finished game: what decisions were worth, and why."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from osada.server.wire.sentence import Sentence

Depth = Literal["quick", "usual", "deep"]
Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LeftKind = Literal["thrown", "workers", "early-pass", "razed"]
At = Annotated[int, Meta(ge=0, le=2**31)]


class ReviewWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A review to be made, or joined where it is being made."""

    depth: Depth = "usual"
    game: Annotated[int, Meta(ge=0, le=100)] = 0
    """Of a campaign which of its games; 0: the last."""


class Line(Struct, omit_defaults=True):
    """A move, and what is expected after it."""

    move: str
    """In notation."""
    label: Sentence
    margin: float
    """Expected final margin in points over the best rival; alone, the score."""
    within: float
    """Half of its 95 % interval."""
    chance: float
    """To win, from 0 to 1."""
    loss: float = 0.0
    """Points less than the best move, on the same deals."""
    loss_within: float = 0.0
    """Half of the 95 % interval of the loss."""
    played: bool = False
    goes_on: list[Sentence] = []
    """How it goes on in the deal that is most usual: the next own moves."""
    score: float = 0.0
    """Expected final points of the seat; told with `points`."""
    points: dict[str, float] = {}
    """Where they come from, by source; told where `why` is."""


class Expected(Struct):
    """What is expected at a moment."""

    margin: float
    within: float
    chance: float


class Decided(Struct, omit_defaults=True):
    """A decision of a seat, judged by what the seat could know then."""

    at: int
    """The moment before it, as replays count them; `at + 1` is what came of it."""
    seat: int
    round: int
    turn: int
    """The number of the seat's turn in the round, from 1; 0 outside the action phase."""
    asked: str
    """What was asked: `turn`, `draft` ..."""
    mark: Mark
    lines: list[Line]
    """Best first, at most four; the played one is always among them."""
    loss: float = 0.0
    """Points of margin that the played move lost against the best; 0 where it is the best."""
    within: float = 0.0
    """Half of the 95 % interval of the loss."""
    chance: float = 0.0
    """Of the chance to win, what it lost."""
    hard: bool = False
    """Best, and not what is best at a first look: well seen."""
    before: Expected | None = None
    """With the best move."""
    after: Expected | None = None
    """With the played move."""
    why: list[Sentence] = []
    """What makes the difference, most telling first, at most three."""


class CurvePoint(Struct, omit_defaults=True):
    """What is expected for each seat, each by what it knows itself."""

    at: int
    round: int
    margin: list[float]
    chance: list[float]
    by: int | None = None
    """Who decides here; None: the start, and the end."""


class Turning(Struct):
    """A moment at which the game turned."""

    number: int
    """From 1, in the order of the game."""
    at: int
    """The moment before it."""
    seat: int
    """Whose chance changed."""
    change: float
    """Of the chance to win, from -1 to 1."""
    points: float
    """Of the margin."""
    luck: bool
    """Whether cards, dice and what rivals held did it, or a decision."""
    text: Sentence


class Left(Struct):
    """Points that a seat has left lying."""

    kind: LeftKind
    at: int
    round: int
    points: float
    """About so many."""
    text: Sentence


class ReviewSeat(Struct):
    """A player in short: start + luck + play + rivals is the margin."""

    seat: int
    score: int
    margin: int
    """Over the best rival; alone, the score."""
    start: float
    """The margin expected at the seat's first decision."""
    luck: float
    """What cards, dice and what rivals held brought."""
    play: float
    """What the own decisions cost against the best ones found; never above 0."""
    rivals: float
    """What the rivals' decisions changed."""
    within: float
    """Half of the 95 % interval of `play`; with as much less or more `luck` changes."""
    decisions: int
    """Those where there was something to decide."""
    best: int
    marks: dict[str, int]
    left: list[Left]


class Review(Struct):
    """A game looked at again."""

    depth: Depth
    by: str
    """The bot that plays the lines on and judges: `learned`, `greedy`."""
    deals: int
    """On how many deals the last candidates of a decision are compared."""
    within: float
    """A figure is usually good to so many points."""
    game: int
    """Of a campaign which of its games; else 0."""
    sources: list[str]
    """Where points come from, in the order of drawing: the kinds of the end screen."""
    seats: list[ReviewSeat]
    """Empty until all is judged, as are `turning` and the ends of lists below."""
    curve: list[CurvePoint]
    turning: list[Turning]
    """At most five, in the order of the game."""
    decisions: list[Decided]


class ReviewState(Struct, omit_defaults=True):
    """How far a review is."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    """Decisions."""
    depth: Depth = "usual"
    seconds: float = 0.0
    """About so long it still takes; 0: nobody knows."""
    why: str = ""
    """Why there can be none, or why it failed: a sentence."""
    games: list[int] = []
    """Of a campaign, those that can be reviewed."""
    review: Review | None = None
    """As far as it is; left out where the caller knows it already."""


class Try(Struct, forbid_unknown_fields=True):
    """A move that somebody would rather have made."""

    at: At
    move: Annotated[str, Meta(max_length=400)]
    game: Annotated[int, Meta(ge=0, le=100)] = 0


class Tried(Struct):
    """What it would have been worth."""

    mark: Mark
    line: Line
    best: Line
    why: list[Sentence]
    """What the best move has over it; empty where it is as good."""
