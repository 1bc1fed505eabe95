"""A table as it stands; `fold` brings it there, `wants` judges what somebody wants of it."""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import structs

from osada.kernel.match import Match
from osada.server.clock import Clocks
from osada.server.games import Hosted, hosted
from osada.server.notes import Note
from osada.server.sitting import Sitting
from osada.server.store import Status
from osada.server.summaries import SeatSummary, Summary
from osada.server.terms import Terms
from osada.server.wire import Said


@dataclass(frozen=True, slots=True)
class Plea:
    """What a seat asks of the others: to go back to so many moves."""

    number: int
    """Of the event with which it asked."""
    seat: int
    moves: int
    made: int
    """How many moves there were when it asked."""
    round: int
    open: frozenset[int]
    """Those who have not answered yet."""
    events: tuple[tuple[Any, ...], ...]
    """What the seat's move had noted."""


@dataclass
class Table:
    """One table; `number` is that of the last event."""

    id: str
    number: int = 0
    terms: Terms = field(default_factory=lambda: Terms([], "settlers", {}))
    seats: list[Sitting] = field(default_factory=list)
    match: Match[Any] | None = None
    stamps: list[int] = field(default_factory=list)
    """For each seat the number of the last event that changed what it can do."""
    acted: list[int] = field(default_factory=list)
    """For each seat the number of the last event with which it moved or took back."""
    notes: list[Note] = field(default_factory=list)
    """What happened beside the game."""
    tally: Counter[int] = field(default_factory=Counter)
    """How many moves each seat has made."""
    plea: Plea | None = None
    pleaded: tuple[int, int] | None = None
    """The last seat that asked, and its last act then: nobody asks twice for the same."""
    clocks: Clocks | None = None
    chat: list[Said] = field(default_factory=list)
    lesson: str = ""
    origin: str | None = None
    next: str | None = None
    next_host: int = 0
    closed: bool = False
    made: int = 0
    changed: int = 0
    arranged: int = 0
    """How often the host has arranged it."""

    @property
    def settled(self) -> Terms:
        """The terms with what whoever sits there has chosen."""
        pairs = zip(self.terms.seats, self.seats, strict=True)
        seats = [structs.replace(seat, faction=at.faction, deck=at.deck) for seat, at in pairs]
        return structs.replace(self.terms, seats=seats)

    @property
    def hosted(self) -> Hosted:
        """The game that is played here."""
        return hosted(self.terms.game)

    @property
    def status(self) -> Status:
        """`waiting`, `running` or `finished`."""
        if self.closed or (self.match is not None and self.match.outcome is not None):
            return "finished"
        return "waiting" if self.match is None else "running"

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return 0 if self.match is None else self.match.moves

    @property
    def rounds(self) -> tuple[int, int]:
        """The round that is being played, and how many there are; 0 before the game."""
        return (0, 0) if self.match is None else self.match.game.rounds(self.match.state)

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        if self.match is None or self.closed:
            return []
        return list(self.match.pending)

    @property
    def bots(self) -> list[int]:
        """The seats that a bot plays."""
        return [at for at, sitting in enumerate(self.seats) if sitting.bot is not None]

    def others(self, seat: int) -> list[int]:
        """The other seats that people play."""
        return [at for at, one in enumerate(self.seats) if one.bot is None and at != seat]

    def last_decision(self, seat: int) -> int | None:
        """How many moves were made before a seat last decided something by itself."""
        match = self.match
        while match is not None and (line := match.last_line(seat)) is not None:
            if match.is_past(seat):
                return None
            match = match.fork(line[0])
            self.hosted.face.answer_unasked(match, self.easy)
            if match.moves == line[0]:
                return line[0]
            match = match.fork(line[0])  # it was kept without asking: the one before
        return None

    @property
    def bots_asked(self) -> list[int]:
        """The bots that are to decide; for who played alone none does: that game waits."""
        if len(self.seats) == 1:
            return []
        return [seat for seat in self.asked if self.seats[seat].bot is not None]

    @property
    def waited_for(self) -> frozenset[int]:
        """The seats of people whose turn it is; who plays alone, or learns, holds up nobody."""
        if len(self.seats) == 1 or self.lesson:
            return frozenset()
        return frozenset(seat for seat in self.asked if self.seats[seat].bot is None)

    @property
    def due(self) -> int | None:
        """When bots are to be asked or a clock is over, in seconds since 1970; None: never."""
        if self.status != "running":
            return None
        if self.bots_asked:
            return self.changed
        ends = [] if self.clocks is None else [self.clocks.ends(seat) for seat in self.clocks.since]
        return min((end // 1000 for end in ends if end is not None), default=None)

    @property
    def has_people(self) -> bool:
        """Whether somebody plays here, here or away."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def is_given_up(self) -> bool:
        """Whether everybody has resigned: whoever has only left may come back."""
        pairs = zip(self.terms.seats, self.seats, strict=True)
        return all(one.resigned or agreed.bot is not None for agreed, one in pairs)

    def is_open(self, seat: int) -> bool:
        """Whether somebody can take this seat."""
        return self.status == "waiting" and seat < len(self.seats) and self.seats[seat].is_open

    @property
    def game(self) -> int:
        """Which of several games is played, or was last; 0: there is only one."""
        return 0 if self.match is None else self.match.game.part(self.match.state)

    @property
    def deserted(self) -> list[int]:
        """Seats that another person can take over, between two games (never during one)."""
        if self.match is None or self.closed or not self.hosted.is_between(self.match.state):
            return []
        return [at for at, sitting in enumerate(self.seats) if sitting.is_deserted]

    @property
    def away(self) -> tuple[list[bool], list[int]]:
        """Which seats were left, and which of them somebody can take over."""
        return [sitting.left for sitting in self.seats], self.deserted

    @property
    def host(self) -> int:
        """The seat that invites others: the first, or the first where a person is left."""
        people = (at for at, sitting in enumerate(self.seats) if sitting.bot is None)
        return 0 if self.match is None else next(people, 0)

    def is_alone(self, seat: int) -> bool:
        """Whether only bots play along, and none of them for somebody who may come back."""
        return all(at == seat or (one.bot and not one.left) for at, one in enumerate(self.seats))

    def is_taken(self, seat: int) -> bool:
        """Whether there is such a seat, and it is somebody's."""
        return seat < len(self.seats) and not self.seats[seat].is_free

    @property
    def names(self) -> dict[int, str]:
        """The names of all who play."""
        return self.hosted.face.names({at: seat.name for at, seat in enumerate(self.seats)})

    @property
    def summary(self) -> Summary:
        """The table as everybody may know it."""
        match, deserted = self.match, self.deserted
        return Summary(
            self.id,
            self.status,
            self.terms,
            [
                SeatSummary(
                    s.name,
                    s.bot,
                    s.faction,
                    s.left,
                    s.resigned,
                    self.next is not None and at == self.next_host,
                    s.why,
                    s.awaits if s.is_free else "",
                    s.deck,
                    s.until,
                    at in deserted,
                )
                for at, s in enumerate(self.seats)
            ],
            self.lesson,
            self.rounds[0],
            self.made,
            self.changed,
            self.origin,
            self.next,
            self.asked,
            self.moves,
            *_result(match),
            self.rounds[1],
        )

    def copy(self) -> "Table":
        """A table that goes on by itself."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            chat=self.chat[:],
            stamps=self.stamps[:],
            acted=self.acted[:],
            tally=self.tally.copy(),
            notes=self.notes[:],
            clocks=None if self.clocks is None else self.clocks.copy(),
            match=None if self.match is None else self.match.fork(),
        )

    @property
    def easy(self) -> list[int]:
        """Seats of people who do not want to be asked what they keep."""
        return [at for at, s in enumerate(self.seats) if s.bot is None and not s.asks_keep]


def _result(match: Match[Any] | None) -> tuple[list[int], list[int]]:
    """Scores and places; nothing of a game that has not come to its end."""
    outcome = None if match is None else match.outcome
    if outcome is None:
        return [], []
    places = [
        1 if seat in outcome.winners else max(2, 1 + sum(other > own for other in outcome.ties))
        for seat, own in enumerate(outcome.ties)
    ]
    return list(outcome.scores), places
