"""What is reviewed: a game of cards that was played to its end, be it one of a campaign."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from osada.campaign import export
from osada.kernel.game import Move
from osada.kernel.match import Match
from osada.settlers import Settlers
from osada.settlers.state import State
from osada.speech import said
from osada.study.judge import is_open
from osada.titles import title

LAST: Final = 0
"""In place of a game's number: the last one that is over."""
_WORDS: Final = (("osada.study", "messages"),)


class NoReview(Exception):
    """Why there can be no review: a sentence in each language."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, str | int] = facts

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return said(_WORDS, language, f"none-{self.code}", **self.facts)

    def __str__(self) -> str:
        return self.told()


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a recorded game in which there was something to decide."""

    at: int
    """How many moves of the card game were made before it."""
    seat: int
    """At the table of the card game, as all seats here."""
    text: str
    """What was played."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A recorded move and the state before it."""

    at: int
    seat: int
    state: State
    """It goes on with the next moment: copy what shall stay."""
    move: Move
    text: str


@dataclass(frozen=True, slots=True)
class Subject:
    """A finished game of cards."""

    match: Match[State]
    number: int = 0
    """Of a campaign which of its games; else 0."""
    games: tuple[int, ...] = ()
    """Of a campaign, those that can be reviewed."""
    ats: tuple[int, ...] | None = None
    """Of a campaign, the moment of each move in its record."""
    playing: tuple[int, ...] | None = None
    """Of a campaign, the seats by their places at the table."""

    @property
    def game(self) -> Settlers:
        """Its rules."""
        found = self.match.game
        assert isinstance(found, Settlers)
        return found

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.match.state.seats)

    def at(self, at: int) -> int:
        """The moment of a move in the record that people look at; behind the last move its end."""
        if self.ats is None:
            return at
        return self.ats[at] if at < len(self.ats) else self.ats[-1] + 1

    def seat(self, place: int) -> int:
        """The seat of a place."""
        return place if self.playing is None else self.playing[place]

    def place(self, at: int) -> int | None:
        """The move of the card game that was made at a moment of the record."""
        if self.ats is None:
            return at if at < self.match.moves else None
        return self.ats.index(at) if at in self.ats else None

    def moments(self) -> Iterator[Moment]:
        """The recorded moves one by one, each with the state before it."""
        game = self.game
        state = game.new(self.match.options, self.match.seed)
        for at, record in enumerate(self.match.records):
            move = game.parse(state, record.seat, record.text)[0]
            yield Moment(at, record.seat, state, move, record.text)
            game.apply(state, record.seat, move)

    def decisions(self, seat: int | None = None) -> list[Decision]:
        """All in which there was something to decide, or those of one seat, in their order."""
        return [
            Decision(one.at, one.seat, one.text)
            for one in self.moments()
            if seat in (None, one.seat)
            and is_open(self.game.pending(one.state)[one.seat], one.move)
        ]


def subject(match: Match[Any], number: int = LAST) -> Subject:
    """What of a match can be reviewed; `NoReview` says why nothing can."""
    played = title(match.game.name)
    if not played.has("review"):
        raise NoReview("game", game=match.game.name)
    found: Subject = played.open("review")(match, number)
    return found


def card_game(match: Match[Any], number: int) -> Subject:
    """The game itself."""
    if number != LAST:
        raise NoReview("one-game")
    if match.outcome is None:
        raise NoReview("unfinished")
    return Subject(match)


def campaign_game(match: Match[Any], number: int) -> Subject:
    """A game of a campaign as a match of the card game."""
    games = tuple(record.number for record in match.state.book.chronicle)
    if not games:
        raise NoReview("no-game-over")
    wanted = games[-1] if number == LAST else number
    if wanted not in games:
        raise NoReview("other-game", number=number, first=games[0], last=games[-1])
    found = export.exported(match, wanted)
    if found.match.outcome is None:
        raise NoReview("unfinished")
    return Subject(found.match, wanted, games, found.ats, found.playing)
