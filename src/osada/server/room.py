"""A table with the people at it: what is wanted is judged, stored, then shown to everybody."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import structlog

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import Match
from osada.kernel.random import keyed, seeded
from osada.server import events as e
from osada.server import lobby, wants
from osada.server.chronicle import Chronicle
from osada.server.fold import follow, foreseen
from osada.server.judged import Judged
from osada.server.lessons import lesson_of, reply
from osada.server.limits import Bucket
from osada.server.pace import Pacing, Wish
from osada.server.seen import encoded, seen
from osada.server.store import Append, Conflict, StoreError
from osada.server.table import Table
from osada.server.thinkers import NoAnswer, Presence
from osada.server.unfit import Unfit
from osada.server.wire import (
    MOST_SEATS,
    Chat,
    Hello,
    Level,
    Pace,
    TableInfo,
    TableMessage,
    Thinking,
)

if TYPE_CHECKING:
    from osada.server.rooms import Rooms

MOST_WATCHING: Final = 60
"""Spectators' sockets at one table."""
MOST_AT_SEAT: Final = 10
"""Sockets at one seat; who opens more loses the oldest."""
_OUTBOX: Final = 256
"""Messages that may wait for a socket."""
_RACES: Final = 5
"""So often another process may be quicker."""
_TALK: Final = (8, 0.5)
"""Lines of chat that a seat may say at once, and then in a second."""
_ADDRESSES: Final = 200
"""Spectators' addresses whose messages are counted."""
_MOST_DESERTED: Final = 64
"""Thoughts of tables with bots alone that may wait; the other tables rest meanwhile."""
_SHOWN: Final = 64
"""Views that are remembered, for sockets that see the same."""
_PAUSE: Final = 2.0
"""Seconds before a bot that failed is asked again."""
_QUIET: Final = (e.Moved, e.Undone, e.Pleaded, e.Answered, e.Spoke, e.Keeps)
"""Events that change nothing of who sits where."""
_UNSEEN: Final = (e.Spoke, e.Keeps)
"""Events that change nothing of the game."""

log = structlog.get_logger("osada.tables")


class Listener:
    """A socket at a table: whose eyes it has, and what it has been shown."""

    def __init__(self, seat: int | None, language: str, number: int = 0, address: str = "") -> None:
        self.seat = seat
        self.language = language
        self.address = address
        self.key: bytes | None = None
        """The digest of the key that opened its seat."""
        self.number = number
        """The later it came, the higher."""
        self.entries = 0
        """Entries of the log that it has and that will not change."""
        self.told_from = 0
        """Where the log begins that it has, see `Chronicle.start`."""
        self.events = 1 << 60
        self.stale = True
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.wish = Wish()
        """How fast bots should be."""
        self.hint: tuple[int, asyncio.Task[None]] | None = None
        """The stamp of the position that a bot looks at for it, and its work."""
        self.looks_back = Bucket(8, 1)
        """How often it may ask for earlier moments."""
        self.dropped = ""
        """Why it cannot go on: `too slow`, `key`."""
        self.hears = True
        """Whether it is told what people say."""
        self.looks = True
        """Whether the page can be seen, as far as it has said."""
        self.heard = 0
        """When it last said something, in milliseconds since 1970."""

    def send(self, message: Any) -> None:
        """A message of its own."""
        self.put(encoded(message))

    def put(self, message: bytes) -> None:
        """A message, encoded."""
        if len(self.outbox) >= _OUTBOX:
            self.drop("too slow")
        if not self.dropped:
            self.outbox.append(message)
            self.wake.set()

    def drop(self, why: str) -> None:
        """It is told nothing more, and closed."""
        self.dropped = self.dropped or why
        self.outbox.clear()
        self.wake.set()

    def show(self) -> None:
        """There is something new to see."""
        self.stale = True
        self.wake.set()

    def begin_anew(self, language: str) -> None:
        """Show all of the log again, in a language."""
        self.language, self.entries, self.events = language, 0, 1 << 60
        self.told_from = 0
        self.show()


class Room:
    """One table in memory."""

    def __init__(self, table: Table, rooms: "Rooms") -> None:
        self.table = table
        self.rooms = rooms
        self.listeners: set[Listener] = set()
        self.kept = False
        """Whether this process asks the bots of this table and watches its clocks."""
        self.used = rooms.now()
        self._lock = asyncio.Lock()
        self.following = asyncio.Lock()
        """Held while a rematch is made."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._chronicles: dict[tuple[int | None, str], Chronicle] = {}
        self._shown: dict[tuple[int | None, str, int, int, int], bytes] = {}
        self._talk: dict[int, Bucket] = {}
        self._switches: dict[int, Bucket] = {}
        self._allowances: dict[int | str, Bucket] = {}
        self._numbers = count()
        self._pacing = Pacing()
        self._told_thinking: list[int] = []
        self._told_info = b""
        self._told_away = table.away

    # What is wanted, and what comes of it

    async def do(
        self, judge: Callable[[Table], Judged], quiet: bool = False, by: bytes | None = None
    ) -> Table:
        """Store what the table makes of a wish, then show it; nothing is shown before.

        `by` is the digest of the key that somebody asks with: it must open its seat until then.
        """
        made: list[e.Event] = []
        try:
            async with self._lock:
                made += await self._done(judge, made, by)
        finally:
            if made:
                self.tell(made)
                if not quiet:
                    self.drive()
        return self.table

    async def _done(
        self, judge: Callable[[Table], Judged], read: list[e.Event], by: bytes | None
    ) -> list[e.Event]:
        """The events of a wish, stored; where others were quicker, theirs are read first."""
        for _ in range(_RACES):
            before = self.table
            judged = judge(before)
            if not judged.events and not judged.keys:
                return []
            at = self.rooms.now()
            after = foreseen(before, judged, at)
            append = Append(
                before.id,
                before.number,
                [e.written(event) for event in judged.events],
                self.rooms.listing(after) if judged.events else None,
                judged.keys,
                judged.freed,
                at,
                by,
                self._notices(before, after, at),
                judged.muted,
                e.VERSION,
            )
            try:
                await self.rooms.store.append(append)
            except Conflict:
                read += await self._read_on()
                continue
            if judged.events:
                self._become(after)
            return judged.events
        raise StoreError("the table is changed too quickly by others")

    def _notices(self, before: Table, after: Table, at: int) -> dict[int, int | None]:
        """For seats that begin to be waited for when they are told; None for those that cease."""
        due = at + self.rooms.notices.delay if self.rooms.notices.is_on else None
        waited, waits = before.waited_for, after.waited_for
        return dict.fromkeys(waits - waited, due) | dict.fromkeys(waited - waits)

    def _become(self, after: Table) -> None:
        before, self.table = self.table.match, after
        self.used = self.rooms.now()
        self._shown.clear()
        for listener in self.listeners:
            if listener.seat in after.asked or after.status == "finished":
                listener.wish.skips = False
        if before is not None and after.match is not None:
            known = len(before.log)
            if (same := _alike(before.log, after.match.log)) < known:
                self._cut(same)

    def _cut(self, events: int) -> None:
        """Moves were taken back: what they noted is taken out of the logs."""
        for chronicle in self._chronicles.values():
            chronicle.cut(events)
        for listener in self.listeners:
            listener.events = min(listener.events, events)
            known = self._chronicles.get((listener.seat, listener.language))
            if known is not None:
                listener.entries = min(listener.entries, known.fixed)

    async def _read_on(self) -> list[e.Event]:
        """Fold what other processes have stored, all of it or nothing."""
        news = await self.rooms.store.events(self.table.id, self.table.number)
        table = self.table.copy()
        made = [follow(table, stored) for stored in news]
        self._become(table)
        return made

    async def catch_up(self) -> None:
        """Another process has changed this table."""
        async with self._lock:
            made = await self._read_on()
        if made:
            self.tell(made)
            self.drive()

    # Who is here

    @property
    def here(self) -> frozenset[int]:
        """The seats with somebody connected."""
        return frozenset(x.seat for x in self.listeners if x.seat is not None)

    def heard(self, seat: int) -> int | None:
        """When somebody who can see the page was last heard of at a seat; None: nobody can."""
        return max((x.heard for x in self.listeners if x.seat == seat and x.looks), default=None)

    def info(self) -> TableInfo:
        """The table and who is here."""
        watching = sum(listener.seat is None for listener in self.listeners)
        return lobby.info(self.table.summary, self.here, watching)

    def enter(
        self, seat: int | None, language: str, hears: bool = True, address: str = ""
    ) -> Listener:
        """A socket comes to the table, from somewhere.

        `hears`: what people say there is for it, too.
        """
        same = [listener for listener in self.listeners if listener.seat == seat]
        if seat is None and len(same) >= MOST_WATCHING:
            self._shut(_in_the_way(same, address), "too many")
        if seat is not None and len(same) >= MOST_AT_SEAT:
            self._shut(min(same, key=lambda listener: listener.number), "too many")
        listener = Listener(seat, language, next(self._numbers), address)
        self.listeners.add(listener)
        listener.hears = hears
        listener.heard = self.rooms.now()
        chat = self.table.chat if hears else []
        self.rooms.thinkers.hurry(self.table.id, self._waited_for[1])
        listener.send(Hello(self.rooms.version, self.info(), seat, chat))
        listener.show()
        self._tell_info(listener)
        self.drive()
        return listener

    def leave(self, listener: Listener) -> None:
        """A socket is gone."""
        if listener in self.listeners:
            self._stop_hint(listener, away=True)
            self.listeners.discard(listener)
            self.used = self.rooms.now()
            self._tell_info()

    def _shut(self, listener: Listener, why: str) -> None:
        """Close a socket from here; it sees nothing more."""
        self.listeners.discard(listener)
        listener.drop(why)

    def may_speak(self, seat: int) -> bool:
        """Whether a seat has not said too much already."""
        return self._talk.setdefault(seat, Bucket(*_TALK)).take()

    def may_switch(self, seat: int) -> bool:
        """Whether a seat has not changed its mind too often about what it is asked."""
        return self._switches.setdefault(seat, Bucket(*_TALK)).take()

    def allowance(self, listener: Listener) -> Bucket:
        """How many messages may come: a seat's sockets share them, and an address's spectators."""
        who = listener.seat if listener.seat is not None else listener.address
        if who not in self._allowances:
            if len(self._allowances) >= _ADDRESSES:
                self._allowances.clear()
            rate = self.rooms.settings.messages_per_second
            self._allowances[who] = Bucket(3 * rate, rate)
        return self._allowances[who]

    # Who is shown what

    def tell(self, made: Sequence[e.Event]) -> None:
        """Show everybody what has come of events."""
        lost = {seat for event in made for seat in _lost(event, self.table)}
        for listener in [one for one in self.listeners if one.seat in lost]:
            self._shut(listener, "key")
        self.rooms.forget_links(self.table.id, lost)
        if any(isinstance(event, e.Undone) for event in made):
            self._stop_thinking()
        for listener in self.listeners:
            self._stop_hint(listener)
        over = self.table.status == "finished"
        shows = any(not isinstance(event, _UNSEEN) for event in made)
        if over and shows:  # nobody hears that it is over before having seen how
            for listener in self.listeners:
                self._put_view(listener)
        away = self.table.away
        if over or away != self._told_away or any(not isinstance(x, _QUIET) for x in made):
            self._told_away = away
            self._tell_info()
        spoken = sum(isinstance(event, e.Spoke) for event in made)
        for said in self.table.chat[len(self.table.chat) - spoken :]:
            self._send_all(Chat(said), [one for one in self.listeners if one.hears])
        if shows:
            for listener in self.listeners:
                listener.show()

    def _put_view(self, listener: Listener) -> None:
        shown = self.view(listener)
        if shown is not None:
            listener.put(shown)

    def _tell_info(self, but: Listener | None = None) -> None:
        """Tell everybody what is new about the table; whoever has just come knows."""
        told = encoded(TableMessage(self.info()))
        if told != self._told_info:
            self._told_info = told
            for listener in self.listeners:
                if listener is not but:
                    listener.put(told)

    def _send_all(self, message: Any, to: Iterable[Listener] | None = None) -> None:
        said = encoded(message)
        for listener in self.listeners if to is None else to:
            listener.put(said)

    def view(self, listener: Listener, answer: int | None = None) -> bytes | None:
        """What a socket is to be shown now, as the answer to a message or unasked."""
        table, now = self.table, self.rooms.now()
        match = table.match
        listener.stale = False
        if match is None:
            return None
        chronicle = self._chronicle(match, listener.seat, listener.language)
        if listener.told_from != chronicle.start:
            listener.told_from, listener.entries = chronicle.start, 0
        clock = 0 if table.clocks is None else now // 500
        key = (listener.seat, listener.language, listener.entries, listener.events, clock)
        shown = self._shown.get(key) if answer is None else None
        if shown is None:
            message = seen(
                table,
                match,
                listener.seat,
                chronicle,
                entries_known=listener.entries,
                events_known=listener.events,
                thinking=sorted(self._thinking),
                now=now,
            )
            message.answer = answer
            shown = encoded(message)
            if answer is None and len(self._shown) < _SHOWN:
                self._shown[key] = shown
        listener.entries = chronicle.fixed
        listener.events = len(match.log)
        return shown

    def _chronicle(self, match: Match[Any], seat: int | None, language: str) -> Chronicle:
        chronicle = self._chronicles.get((seat, language))
        if chronicle is None:
            chronicle = Chronicle(self.table.hosted, seat, language)
            self._chronicles[seat, language] = chronicle
        chronicle.read(match, self.table.names, self.table.notes)
        return chronicle

    # Bots and clocks

    @property
    def needs_keeper(self) -> bool:
        """Whether some process must ask bots or watch clocks here."""
        table = self.table
        if table.status != "running":
            return False
        return bool(table.bots_asked) or bool(table.clocks is not None and table.clocks.since)

    def drive(self) -> None:
        """Let the bots think whose turn it is."""
        if not self.needs_keeper or self.rooms.stopping:
            return
        if not self.kept:
            self.rooms.soon(self._keep())
            return
        deserted = self._waited_for[0] is Presence.DESERTED
        if deserted and self.rooms.thinkers.deserted >= _MOST_DESERTED:
            return
        for seat in self.table.bots_asked:
            level = self.table.seats[seat].bot
            if seat not in self._thinking and level is not None:
                self._thinking[seat] = asyncio.create_task(self._think(seat, level))
        self._tell_thinking()

    def _stop_thinking(self) -> None:
        """What the bots think about is no longer so."""
        while self._thinking:
            self._thinking.popitem()[1].cancel()
        self._tell_thinking()

    def _stop_hint(self, listener: Listener, away: bool = False) -> None:
        """A hint is of no use once its position has moved on, or nobody waits for it."""
        if listener.hint is None or listener.seat is None:
            return
        stamp, work = listener.hint
        if away or self.table.stamps[listener.seat] != stamp:
            work.cancel()

    @property
    def _waited_for(self) -> tuple[Presence, str]:
        """Whether somebody waits for the bots here, and in whose turn they think.

        Where somebody is it is the address of whoever came first, before spectators' a player's.
        """
        present = [one for one in self.listeners if one.seat is not None] or self.listeners
        if present:
            return Presence.HERE, min(present, key=lambda listener: listener.number).address
        away = Presence.AWAY if self.table.has_people else Presence.DESERTED
        return away, self.table.id

    def _tell_thinking(self) -> None:
        """Tell everybody which bots think, if that has changed; a view that is due says it too."""
        thinking = sorted(self._thinking)
        if thinking != self._told_thinking:
            self._told_thinking = thinking
            self._shown.clear()
            self._send_all(Thinking(thinking), [one for one in self.listeners if not one.stale])

    async def _keep(self) -> None:
        if not self.kept and self.needs_keeper and await self.rooms.store.keep(self.table.id):
            self.kept = True
            self.drive()

    async def _think(self, seat: int, level: Level) -> None:
        """A bot's move: thought elsewhere, made here if it still fits."""
        match, stamp = self.table.match, self.table.stamps[seat]
        assert match is not None
        began = monotonic()

        def fitting(table: Table) -> Judged:
            if table.stamps[seat] != stamp or seat not in table.bots_asked:
                raise Unfit("stale")
            return wants.move(table, seat, text)

        try:
            text = self._agreed(match, seat) or await self.thought(match, seat, level)
            thought = monotonic() - began
            await self._pacing.wait(lambda: self._pause(match, seat) - thought)
            await self.do(fitting, quiet=True)
        except Unfit:
            pass
        except (StoreError, NoAnswer, Refused, BadNotation) as error:
            log.error("bot.stuck", table=self.table.id, seat=seat, why=str(error))
            await asyncio.sleep(_PAUSE)
        except Exception:
            log.exception("bot.broken", table=self.table.id, seat=seat)
            await asyncio.sleep(_PAUSE)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]
        self.drive()
        self._tell_thinking()

    def _agreed(self, match: Match[Any], seat: int) -> str | None:
        """What the rival of a lesson does now, if that is agreed on."""
        table = self.table
        if not table.lesson:
            return None
        return reply(lesson_of(table.terms.game, table.lesson), match, seat)

    def pace(self, listener: Listener, wanted: Pace) -> None:
        """Somebody wants bots to be slower or faster."""
        wish, seat = listener.wish, listener.seat
        wish.speed = wanted.speed
        wish.skips = wanted.skip and seat not in self.table.asked
        self._pacing.changed()

    def _pause(self, match: Match[Any], seat: int) -> float:
        """Seconds a bot takes at least, as the slowest of those at the table wants it.

        It is longer where somebody might want the last move back and another one plays along.
        """
        if not self.listeners:
            return 0.0
        seated = [one.wish.factor for one in self.listeners if one.seat is not None]
        pause = self.rooms.settings.bot_pause * max(seated, default=1.0)
        last = match.records_from(match.moves - 1)[0].seat if match.moves else None
        people = [at for at, sitting in enumerate(self.table.seats) if sitting.bot is None]
        if len(people) > 1 and last in people and match.why_no_undo(last) is None:
            return 2 * pause
        return pause * self.table.hosted.face.weight(match, seat)

    async def thought(self, match: Match[Any], seat: int, level: str, **more: str) -> str:
        """What a bot of a level would do at a seat, or advice."""
        question = {
            "game": match.game.name,
            "own_cards": None,
            "rules": match.game.version,
            "options": match.options,
            "seed": match.seed,
            "moves": [(record.seat, record.text) for record in match.records],
            "seat": seat,
            "bot": level,
            "random": seeded(keyed(f"{match.seed} bot {seat} {match.moves}")),
            **more,
        }
        return await self.rooms.thinkers.ask(question, *self._waited_for)

    async def watch_clocks(self) -> None:
        """Whoever has no time left is stood in for."""
        clocks = self.table.clocks
        if clocks is None or not self.kept:
            return
        now = self.rooms.now()
        for seat in list(clocks.since):
            ends = clocks.ends(seat)
            if ends is not None and ends <= now:
                await self.do(lambda table, seat=seat: self._expired(table, seat, now))  # type: ignore[misc]

    def _expired(self, table: Table, seat: int, now: int) -> Judged:
        ends = table.clocks.ends(seat) if table.clocks is not None else None
        if ends is None or ends > now:
            raise Unfit("stale")
        return Judged([e.Expired(seat, seat not in self.here)])

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on.

        A clock that runs is in the row of the table: it is taken up again when that is due.
        """
        return not self.listeners and not self._thinking

    async def stop(self) -> None:
        """Give up thinking."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _in_the_way(watching: Sequence[Listener], address: str) -> Listener:
    """The spectator who makes room for one from an address: nobody has all places for himself.

    It is the first of those from the address with the most places.
    """
    places = Counter(listener.address for listener in watching)
    places[address] += 1
    most = max(places.values())
    crowd = [one for one in watching if places[one.address] == most]
    return min(crowd or watching, key=lambda listener: listener.number)


def _alike(log: Sequence[tuple[Any, ...]], other: Sequence[tuple[Any, ...]]) -> int:
    """How many events two logs have in common, from the first on."""
    most = min(len(log), len(other))
    if not most or log[most - 1] is other[most - 1]:
        return most
    same = 0
    while same < most and log[same] is other[same]:
        same += 1
    return same


def _lost(event: e.Event, table: Table) -> list[int]:
    """The seats whose keys, and so whose sockets, an event has made worthless."""
    match event:
        case e.Changed(terms=terms):
            return [at for at in range(MOST_SEATS) if at >= len(terms.seats) or terms.seats[at].bot]
        case e.Joined(seat=seat):
            return [seat]
        case e.Left(seat=seat) if table.match is None:
            return [seat]
        case _:
            return []
