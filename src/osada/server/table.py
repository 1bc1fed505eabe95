"""A table as it stands: the fold of its events. What somebody wants is judged here, not done."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from osada.kernel.game import BadOptions
from osada.kernel.match import Match
from osada.server import events as e
from osada.server.clock import Clocks
from osada.server.games import Hosted, hosted
from osada.server.keys import new_seed
from osada.server.store import KeyRow, Status
from osada.server.unfit import Unfit
from osada.server.wire import Level, Said, SeatChange, SeatInfo, TableInfo, TableWish

STAND_IN: Final[Level] = "normal"
"""The bot that plays on for whoever left."""
_FIRST_SEED: Final = "first game"
"""Every guided first game has the same cards."""
_CHAT: Final = 500
"""So many lines of the chat are shown."""


class OtherRules(Exception):
    """A stored game that these rules cannot go on with."""


@dataclass(slots=True)
class Sitting:
    """A seat and whoever sits there."""

    name: str = ""
    faction: str | None = None
    bot: Level | None = None
    left: bool = False
    resigned: bool = False
    asks_keep: bool = False
    again: bool = False
    """Whether somebody sits here for a rematch."""

    @property
    def is_free(self) -> bool:
        """Whether somebody can take it."""
        return not self.name and self.bot is None


@dataclass(slots=True)
class Judged:
    """Events that would do what somebody wants, and the match as it would stand then."""

    events: list[e.Event]
    match: Match[Any] | None = None
    keys: list[KeyRow] = field(default_factory=list)
    """Keys that come with them."""
    freed: list[int] = field(default_factory=list)
    """Seats whose keys open nothing any more."""


@dataclass
class Table:
    """One table; `number` is that of the last event."""

    id: str
    number: int = 0
    wish: TableWish = field(default_factory=lambda: TableWish(seats=[]))
    seats: list[Sitting] = field(default_factory=list)
    match: Match[Any] | None = None
    stamps: list[int] = field(default_factory=list)
    """For each seat the number of the last event that changed what it can do."""
    clocks: Clocks | None = None
    chat: list[Said] = field(default_factory=list)
    first: bool = False
    origin: str | None = None
    next: str | None = None
    next_host: int = 0
    closed: bool = False
    made: int = 0
    changed: int = 0

    # What it is

    @property
    def hosted(self) -> Hosted:
        """The game that is played here."""
        return hosted(self.wish.game)

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
    def _moves_by_seat(self) -> Counter[int]:
        return Counter(() if self.match is None else (one.seat for one in self.match.records))

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        if self.match is None or self.closed:
            return []
        return list(self.match.pending)

    @property
    def bots_asked(self) -> list[int]:
        """The bots that are to decide; for who played alone none does: that game waits."""
        if len(self.seats) == 1:
            return []
        return [seat for seat in self.asked if self.seats[seat].bot is not None]

    def is_taken(self, seat: int) -> bool:
        """Whether there is such a seat, and it is somebody's."""
        return seat < len(self.seats) and not self.seats[seat].is_free

    @property
    def names(self) -> dict[int, str]:
        """The names of all who play."""
        return self.hosted.names({at: seat.name for at, seat in enumerate(self.seats)})

    def info(self, here: frozenset[int] = frozenset(), watching: int = 0) -> TableInfo:
        """The table as everybody at it may know it."""
        match, wish = self.match, self.wish
        return TableInfo(
            self.id,
            wish.title,
            self.status,
            wish.public,
            [
                SeatInfo(
                    s.name,
                    s.bot,
                    s.faction,
                    at in here,
                    s.left,
                    s.resigned,
                    self.next is not None and at == self.next_host,
                )
                for at, s in enumerate(self.seats)
            ],
            wish.lookout,
            wish.peaceful,
            wish.peaceful_drafts,
            wish.robbers_cut_routes,
            wish.clock,
            wish.game,
            wish.mode,
            self.first,
            0 if match is None else match.state.round,
            watching,
            self.made,
            self.changed,
            self.origin,
            self.next,
            self.asked,
        )

    # The fold

    def copy(self) -> "Table":
        """A table that goes on by itself."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            chat=self.chat[:],
            stamps=self.stamps[:],
            clocks=None if self.clocks is None else self.clocks.copy(),
            match=None if self.match is None else self.match.fork(),
        )

    def after(self, judged: Judged, at: int) -> "Table":
        """The table as it will stand once these events are stored."""
        other = self.copy()
        for event in judged.events:
            other.fold(at, event, judged.match)
        return other

    def fold(self, at: int, event: e.Event, match: Match[Any] | None = None) -> None:
        """The next event, and the match after it if somebody has played it already."""
        self.number += 1
        self.changed = at // 1000
        match event:
            case e.Created():
                self.made = self.changed
                self.first, self.origin = event.first, event.origin
                self._arrange(event.wish)
            case e.Changed():
                self._arrange(event.wish)
            case e.Joined():
                self.seats[event.seat].name = event.name
                self.seats[event.seat].again = event.again
            case e.Adjusted():
                self._adjust(event)
            case e.Started():
                self._start(event, at)
            case e.Moved() | e.Undone() | e.Continued():
                self._play(event, at, match)
            case e.Keeps():
                self.seats[event.seat].asks_keep = event.ask
            case e.Left() | e.Expired():
                self._leave(event.seat, at)
            case e.Returned():
                self.seats[event.seat].bot, self.seats[event.seat].left = None, False
                self._tick(at)
            case e.Resigned():
                self._leave(event.seat, at)
                self.seats[event.seat].resigned = True
                self.closed = len(self.seats) <= 2
            case e.Closed():
                self.closed = True
            case e.Spoke():
                number = self.chat[-1].number + 1 if self.chat else 1
                self.chat.append(Said(number, self.changed, event.seat, event.name, event.text))
                del self.chat[:-_CHAT]
            case e.Followed():
                self.next, self.next_host = event.table, event.seat

    def _arrange(self, wish: TableWish) -> None:
        """Seats as the host wants them; whoever sits on a seat that stays a person's keeps it."""
        before, self.wish = self.seats, wish
        self.seats = []
        for at, seat in enumerate(wish.seats):
            sitting = Sitting(faction=seat.faction, bot=seat.bot)
            if seat.bot is not None:
                sitting.name = _bot_name(at)
            elif at < len(before) and before[at].bot is None:
                sitting.name, sitting.again = before[at].name, before[at].again
            self.seats.append(sitting)

    def _adjust(self, event: e.Adjusted) -> None:
        seat = self.seats[event.seat]
        if isinstance(event.name, str):
            seat.name = event.name
        if event.faction is None or isinstance(event.faction, str):
            seat.faction = event.faction

    def _start(self, event: e.Started, at: int) -> None:
        game = self.hosted.game
        if event.rules != game.version:
            raise OtherRules(
                f'the game was played by rules version "{event.rules}", this Osada plays version '
                f'"{game.version}"; open it with the Osada that began it'
            )
        for seat, faction in zip(self.seats, event.factions, strict=True):
            seat.faction = faction
        self.match = Match(game, self.hosted.options(self.wish, event.factions), event.seed)
        self.stamps = [self.number] * len(self.seats)
        if self.wish.clock is not None:
            self.clocks = Clocks(self.wish.clock, len(self.seats))
        self._tick(at)

    def _play(
        self, event: e.Moved | e.Undone | e.Continued, at: int, played: Match[Any] | None
    ) -> None:
        assert self.match is not None
        game, before = self.match.game, self.match.state
        moment = game.moment(before)
        moved = event.seat if isinstance(event, e.Moved) else None
        if played is not None:
            self.match = played
        elif isinstance(event, e.Undone):
            if moment:
                self.match = self.match.fork()
                self.match.undo(event.seat)
            else:
                self.match = self.match.fork(event.moves)
        elif isinstance(event, e.Moved):
            self.match.repeat(event.seat, event.steps)
        else:
            for seat, text in event.moves:
                self.match.repeat(seat, [text])
        apart = moment and moment == game.moment(self.match.state)
        for seat in range(len(self.seats)):
            if not apart or isinstance(event, e.Continued) or seat == event.seat:
                self.stamps[seat] = self.number
        if isinstance(event, e.Continued):
            self.closed = event.over
        if isinstance(event, e.Undone) and self.clocks is not None:
            self.clocks.back(event.seat, self._moves_by_seat[event.seat])
        self._tick(at, moved)

    def _leave(self, seat: int, at: int) -> None:
        sitting = self.seats[seat]
        if self.match is None:
            sitting.name, sitting.again = "", False
        else:
            sitting.bot, sitting.left = STAND_IN, True
            self._tick(at)

    def _tick(self, at: int, moved: int | None = None) -> None:
        """People's clocks run while they are asked."""
        if self.clocks is not None:
            people = (seat for seat in self.asked if self.seats[seat].bot is None)
            self.clocks.asked(people, at, moved)
            self.clocks.mark(self._moves_by_seat)

    # What somebody wants

    def _waiting(self) -> None:
        if self.status != "waiting":
            raise Unfit("begun")

    def _taken(self, seat: int) -> None:
        """The link to a free seat lets somebody join, no more."""
        if not self.is_taken(seat):
            raise Unfit("key")

    def _running(self) -> Match[Any]:
        if self.match is None:
            raise Unfit("waiting")
        if self.status == "finished":
            raise Unfit("over")
        return self.match

    def change(self, wish: TableWish) -> Judged:
        """The host wants the table otherwise."""
        self._waiting()
        self._check(wish)
        lost = [at for at in range(len(self.seats)) if at >= len(wish.seats) or wish.seats[at].bot]
        return Judged([e.Changed(wish)], freed=lost)

    def _check(self, wish: TableWish) -> None:
        """Options that a game can be played with, whatever chance gives."""
        if wish.seats[0].bot is not None:
            raise Unfit("host-seat")
        host = hosted(wish.game)
        dealt = host.dealt(wish, [seat.faction for seat in wish.seats])
        try:
            host.game.new(host.options(wish, dealt), 0)
        except BadOptions as error:
            raise Unfit("options", why=str(error)) from error

    def create(
        self, wish: TableWish, host: str, first: bool = False, start: bool = False
    ) -> Judged:
        """A new table with its host; with `start` the game begins at once."""
        self._check(wish)
        made: list[e.Event] = [e.Created(wish, first), e.Joined(0, host)]
        if start:
            for at, seat in enumerate(wish.seats[1:], 2):
                if seat.bot is None:
                    raise Unfit("free-seat", seat=at)
            made.append(_started(wish, [seat.faction for seat in wish.seats], first))
        return Judged(made)

    def join(self, name: str, seat: int | None = None, again: bool = False) -> tuple[int, Judged]:
        """Somebody takes a seat, or the next that is free."""
        self._waiting()
        free = [at for at, sitting in enumerate(self.seats) if sitting.is_free]
        if seat is not None and seat not in free:
            raise Unfit("taken")
        if not free:
            raise Unfit("full")
        at = free[0] if seat is None else seat
        return at, Judged([e.Joined(at, self._unlike(name), again)], freed=[at])

    def _unlike(self, name: str) -> str:
        """A name that nobody here has yet."""
        taken = {sitting.name for sitting in self.seats}
        found, n = name, 2
        while found in taken:
            found = f"{name} {n}"
            n += 1
        return found

    def adjust(self, seat: int, change: SeatChange) -> Judged:
        """Somebody changes the own name or faction."""
        self._waiting()
        self._taken(seat)
        wanted = change.faction
        if isinstance(wanted, str):
            others = [s.faction for at, s in enumerate(self.seats) if at != seat]
            self.hosted.check_choice(wanted, others)
        name = change.name
        if isinstance(name, str) and name != self.seats[seat].name:
            name = self._unlike(name)
        return Judged([e.Adjusted(seat, name, wanted)])

    def start(self) -> Judged:
        """The game begins, once every seat is taken."""
        self._waiting()
        for at, sitting in enumerate(self.seats):
            if sitting.is_free:
                raise Unfit("free-seat", seat=at + 1)
        chosen = [sitting.faction for sitting in self.seats]
        return Judged([_started(self.wish, chosen, self.first)])

    def move(self, seat: int, text: str) -> Judged:
        """A move; `Refused` or `BadNotation` if the rules do not allow it."""
        trial = self._running().fork()
        before = trial.moves
        trial.submit(seat, text)
        line = trial.moves
        self.hosted.settle(trial, self._easy())
        records = trial.records
        steps = [record.text for record in records[before:line]]
        made: list[e.Event] = [e.Moved(seat, steps, records[line - 1].hash)]
        made += [e.Moved(one.seat, [one.text], one.hash) for one in records[line:]]
        return Judged(made, trial)

    def undo(self, seat: int) -> Judged:
        """A seat takes its last line back; `CannotUndo` says why not."""
        trial = self._running().fork()
        self.hosted.undo(trial, seat, self._easy())
        return Judged([e.Undone(seat, trial.moves, trial.game.hash(trial.state))], trial)

    def keep(self, seat: int, ask: bool) -> Judged:
        """Whether a seat wants to be asked what it keeps; nothing happens if that is known."""
        same = self.seats[seat].asks_keep == ask
        return Judged([] if same else [e.Keeps(seat, ask)])

    def _easy(self) -> list[int]:
        """Seats of people who do not want to be asked what they keep."""
        return [at for at, s in enumerate(self.seats) if s.bot is None and not s.asks_keep]

    def leave(self, seat: int) -> Judged:
        """Somebody leaves; the host takes a table along that has not begun."""
        if self.status == "waiting":
            self._taken(seat)
            return Judged([e.Closed() if seat == 0 else e.Left(seat)], freed=[seat])
        self._running()
        if self.seats[seat].left:
            raise Unfit("left")
        return Judged([e.Left(seat)])

    def come_back(self, seat: int) -> Judged:
        """Whoever left takes the own seat again."""
        self._running()
        if self.seats[seat].resigned:
            raise Unfit("resigned")
        if not self.seats[seat].left:
            raise Unfit("there")
        return Judged([e.Returned(seat)])

    def resign(self, seat: int) -> Judged:
        """A seat gives up: of two the other wins, of more a bot plays on."""
        self._running()
        if self.seats[seat].resigned:
            raise Unfit("resigned")
        return Judged([e.Resigned(seat)])


def _bot_name(seat: int) -> str:
    return ("Ada", "Bruno", "Cyril", "Dora")[seat]


def _started(wish: TableWish, chosen: Sequence[str | None], first: bool) -> e.Started:
    host = hosted(wish.game)
    seed = _FIRST_SEED if first else new_seed()
    return e.Started(host.game.version, host.dealt(wish, chosen), seed)
