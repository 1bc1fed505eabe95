"""A table with the people at it: what is wanted is judged, stored, then shown to everybody."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import structlog

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import Match
from osada.kernel.random import seeded
from osada.server import events as e
from osada.server.chronicle import Chronicle
from osada.server.limits import Bucket
from osada.server.seen import encoded, seen
from osada.server.store import Append, Conflict, StoreError
from osada.server.table import Judged, Table
from osada.server.thinkers import NoAnswer
from osada.server.unfit import Unfit
from osada.server.wire import Chat, Hello, Level, TableInfo, Thinking
from osada.server.wire import Table as TableMessage

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
_SHOWN: Final = 64
"""Views that are remembered, for sockets that see the same."""
_PAUSE: Final = 2.0
"""Seconds before a bot that failed is asked again."""
_QUIET: Final = (e.Moved, e.Undone, e.Spoke, e.Keeps)
"""Events that change nothing of who sits where."""
_UNSEEN: Final = (e.Spoke, e.Keeps)
"""Events that change nothing of the game."""

log = structlog.get_logger("osada.tables")


class Listener:
    """A socket at a table: whose eyes it has, and what it has been shown."""

    def __init__(self, seat: int | None, language: str, number: int = 0) -> None:
        self.seat = seat
        self.language = language
        self.number = number
        """The later it came, the higher."""
        self.entries = 0
        self.events = 1 << 60
        self.stale = True
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.hinted = False
        """Whether a bot thinks for it."""
        self.looks_back = Bucket(8, 1)
        """How often it may ask for earlier moments."""
        self.dropped = ""
        """Why it cannot go on: `too slow`, `key`."""

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
        self._numbers = count()
        self._told_thinking: list[int] = []
        self._told_info = b""

    # What is wanted, and what comes of it

    async def do(self, judge: Callable[[Table], Judged], quiet: bool = False) -> Table:
        """Store what the table makes of a wish, then show it; nothing is shown before."""
        made: list[e.Event] = []
        try:
            async with self._lock:
                made += await self._done(judge, made)
        finally:
            if made:
                self.tell(made)
                if not quiet:
                    self.drive()
        return self.table

    async def _done(self, judge: Callable[[Table], Judged], read: list[e.Event]) -> list[e.Event]:
        """The events of a wish, stored; where others were quicker, theirs are read first."""
        for _ in range(_RACES):
            before = self.table
            judged = judge(before)
            if not judged.events:
                return []
            at = self.rooms.now()
            after = before.after(judged, at)
            append = Append(
                before.id,
                before.number,
                [e.written(event) for event in judged.events],
                self.rooms.listing(after),
                judged.keys,
                judged.freed,
                at,
            )
            try:
                await self.rooms.store.append(append)
            except Conflict:
                read += await self._read_on()
                continue
            self._become(after)
            return judged.events
        raise StoreError("the table is changed too quickly by others")

    def _become(self, after: Table) -> None:
        before, self.table = self.table.match, after
        self.used = self.rooms.now()
        self._shown.clear()
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
                listener.entries = min(listener.entries, len(known.entries))

    async def _read_on(self) -> list[e.Event]:
        """Fold what other processes have stored, all of it or nothing."""
        news = await self.rooms.store.events(self.table.id, self.table.number)
        made = [e.read(event.body) for event in news]
        table = self.table.copy()
        for stored, event in zip(news, made, strict=True):
            table.fold(stored.at, event)
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

    def info(self) -> TableInfo:
        """The table and who is here."""
        watching = sum(listener.seat is None for listener in self.listeners)
        return self.table.info(self.here, watching)

    def enter(self, seat: int | None, language: str) -> Listener:
        """A socket comes to the table."""
        same = [listener for listener in self.listeners if listener.seat == seat]
        if seat is None and len(same) >= MOST_WATCHING:
            raise Unfit("crowded")
        if seat is not None and len(same) >= MOST_AT_SEAT:
            self._shut(min(same, key=lambda listener: listener.number), "too many")
        listener = Listener(seat, language, next(self._numbers))
        self.listeners.add(listener)
        listener.send(Hello(self.rooms.version, self.info(), seat, self.table.chat))
        listener.show()
        self._tell_info(listener)
        self.drive()
        return listener

    def leave(self, listener: Listener) -> None:
        """A socket is gone."""
        if listener in self.listeners:
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

    # Who is shown what

    def tell(self, made: Sequence[e.Event]) -> None:
        """Show everybody what has come of events."""
        lost = {seat for event in made for seat in _lost(event, self.table)}
        for listener in [one for one in self.listeners if one.seat in lost]:
            self._shut(listener, "key")
        over = self.table.status == "finished"
        if over or any(not isinstance(event, _QUIET) for event in made):
            self._tell_info()
        spoken = sum(isinstance(event, e.Spoke) for event in made)
        for said in self.table.chat[len(self.table.chat) - spoken :]:
            self._send_all(Chat(said))
        if any(not isinstance(event, _UNSEEN) for event in made):
            for listener in self.listeners:
                listener.show()

    def _tell_info(self, but: Listener | None = None) -> None:
        """Tell everybody what is new about the table; whoever has just come knows."""
        told = encoded(TableMessage(self.info()))
        if told != self._told_info:
            self._told_info = told
            for listener in self.listeners:
                if listener is not but:
                    listener.put(told)

    def _send_all(self, message: Any) -> None:
        said = encoded(message)
        for listener in self.listeners:
            listener.put(said)

    def view(self, listener: Listener, answer: int | None = None) -> bytes | None:
        """What a socket is to be shown now, as the answer to a message or unasked."""
        table, now = self.table, self.rooms.now()
        match = table.match
        listener.stale = False
        if match is None:
            return None
        chronicle = self._chronicle(match, listener.seat, listener.language)
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
        listener.entries = len(chronicle.entries)
        listener.events = len(match.log)
        return shown

    def _chronicle(self, match: Match[Any], seat: int | None, language: str) -> Chronicle:
        chronicle = self._chronicles.get((seat, language))
        if chronicle is None:
            chronicle = Chronicle(self.table.hosted, seat, language)
            self._chronicles[seat, language] = chronicle
        chronicle.read(match, self.table.names)
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
        for seat in self.table.bots_asked:
            level = self.table.seats[seat].bot
            if seat not in self._thinking and level is not None:
                self._thinking[seat] = asyncio.create_task(self._think(seat, level))
        self._tell_thinking()

    def _tell_thinking(self) -> None:
        """Tell everybody which bots think, if that has changed."""
        thinking = sorted(self._thinking)
        if thinking != self._told_thinking:
            self._told_thinking = thinking
            self._shown.clear()
            self._send_all(Thinking(thinking))

    async def _keep(self) -> None:
        if not self.kept and self.needs_keeper and await self.rooms.store.keep(self.table.id):
            self.kept = True
            self.drive()

    async def _think(self, seat: int, level: Level) -> None:
        """A bot's move: thought elsewhere, made here if it still fits."""
        match, stamp = self.table.match, self.table.stamps[seat]
        assert match is not None
        began = self.rooms.now()

        def fitting(table: Table) -> Judged:
            if table.stamps[seat] != stamp or seat not in table.bots_asked:
                raise Unfit("stale")
            return table.move(seat, text)

        try:
            text = await self.thought(match, seat, level)
            pause = self._pause(match)
            await asyncio.sleep(max(0.0, pause - (self.rooms.now() - began) / 1000))
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
            del self._thinking[seat]
        self.drive()
        self._tell_thinking()

    def _pause(self, match: Match[Any]) -> float:
        """Seconds a bot takes at least; longer where a person might want the last move back."""
        pause = self.rooms.settings.bot_pause if self.listeners else 0
        last = match.records[-1].seat if match.moves else None
        if last is None or self.table.seats[last].bot is not None:
            return pause
        return pause if match.why_no_undo(last) is not None else 2 * pause

    async def thought(self, match: Match[Any], seat: int, level: Level) -> str:
        """What a bot would do at a seat."""
        question = {
            "game": match.game.name,
            "own_cards": None,
            "rules": match.game.version,
            "options": match.options,
            "seed": match.seed,
            "moves": [(record.seat, record.text) for record in match.records],
            "seat": seat,
            "bot": level,
            "random": seeded(f"{match.seed} {seat} {match.moves}"),
        }
        return await self.rooms.thinkers.ask(question)

    async def watch_clocks(self) -> None:
        """Whoever has no time left is stood in for."""
        clocks = self.table.clocks
        if clocks is None or not self.kept:
            return
        now = self.rooms.now()
        for seat in list(clocks.since):
            ends = clocks.ends(seat)
            if ends is not None and ends <= now:
                await self.do(lambda table, seat=seat: _expired(table, seat, now))  # type: ignore[misc]

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.listeners and not self._thinking and not self.needs_keeper

    async def stop(self) -> None:
        """Give up thinking."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _alike(log: Sequence[tuple[Any, ...]], other: Sequence[tuple[Any, ...]]) -> int:
    """How many events two logs have in common, from the first on."""
    most = min(len(log), len(other))
    if not most or log[most - 1] is other[most - 1]:
        return most
    same = 0
    while same < most and log[same] is other[same]:
        same += 1
    return same


def _expired(table: Table, seat: int, now: int) -> Judged:
    ends = table.clocks.ends(seat) if table.clocks is not None else None
    if ends is None or ends > now:
        raise Unfit("stale")
    return Judged([e.Expired(seat)])


def _lost(event: e.Event, table: Table) -> list[int]:
    """The seats whose keys, and so whose sockets, an event has made worthless."""
    match event:
        case e.Changed(wish=wish):
            return [at for at in range(4) if at >= len(wish.seats) or wish.seats[at].bot]
        case e.Joined(seat=seat):
            return [seat]
        case e.Left(seat=seat) if table.match is None:
            return [seat]
        case _:
            return []
