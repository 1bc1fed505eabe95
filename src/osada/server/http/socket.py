"""Sockets: a seat's, or a spectator's. Messages are read and followed one by one, views written."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import CannotUndo
from osada.server import pleas, wants
from osada.server.fold import NewerOsada
from osada.server.hints import give_hint
from osada.server.http.tables import At, Id
from osada.server.http.who import (
    Stranger,
    check_cookie,
    check_seat,
    is_here,
    is_own_page,
    language_of,
    network_of,
    rooms_of,
)
from osada.server.judged import Judged
from osada.server.metrics import MESSAGES, MOVES
from osada.server.room import Listener, Room
from osada.server.said import no, say
from osada.server.store import Damaged, StoreError, Void
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.server.wire import (
    AnswerUndo,
    AskHint,
    AskMoment,
    AskUndo,
    Earlier,
    FromPage,
    Keeping,
    Look,
    LookAt,
    Move,
    No,
    Pace,
    Ping,
    Pong,
    Sight,
    Speak,
    Tongue,
    Undo,
)

Socket = WebSocket[Any, Any, Any]

LARGEST: Final = 4096
"""Characters of a message; the longest sensible one takes a quarter of it."""
MOST_SOCKETS: Final = 500
"""Sockets of one address."""
_MOST_BAD: Final = 50
"""Messages that make no sense or come too fast, after which nobody listens any more."""
_STRANGER: Final = 4403
_NO_TABLE: Final = 4404
_TOO_MANY: Final = 4429
_TOO_MUCH: Final = 1008
_LATER: Final = 1013
_BROKEN: Final = 1011
_DROPPED: Final = {"key": _STRANGER, "too many": _TOO_MANY, "too slow": _LATER}
"""Codes from 4000 on tell a page not to come back."""

_decoder: Final = msgspec.json.Decoder(FromPage)
log = structlog.get_logger("osada.sockets")


@websocket("/api/tables/{table:str}/seats/{seat:int}/socket")
async def seat_socket(socket: Socket, table: Id, seat: At) -> None:
    """The socket of a seat; the cookie has its key."""
    await _attend(socket, table, seat)


@websocket("/api/tables/{table:str}/watch/socket")
async def watch_socket(socket: Socket, table: Id) -> None:
    """The socket of a spectator; a table that is not public wants a key."""
    await _attend(socket, table, None)


def _may_come(socket: Socket) -> bool:
    """Whether an address has not opened too many sockets; whoever is on this machine may."""
    address = network_of(socket)
    opened: Counter[str] = socket.app.state.sockets
    few = opened[address] <= MOST_SOCKETS or is_here(address)
    return few and bool(socket.app.state.visits.allow(address))


async def _attend(socket: Socket, table: str, seat: int | None) -> None:
    address, opened = network_of(socket), socket.app.state.sockets
    opened[address] += 1
    try:
        await _stay(socket, table, seat)
    finally:
        opened[address] -= 1
        if not opened[address]:
            del opened[address]


async def _stay(socket: Socket, table: str, seat: int | None) -> None:
    await socket.accept()
    language = language_of(socket)
    try:
        if not is_own_page(socket):
            raise Stranger
        if not _may_come(socket):
            raise Unfit("crowded")
        room = await rooms_of(socket).room(table)
        hears, key = True, None
        if seat is not None:
            key = await check_seat(socket, table, seat)
        elif not room.table.terms.public:
            hears = await _has_key(socket, table)
            if not hears and room.table.status != "finished":
                raise Stranger
        if seat is not None and not room.table.is_taken(seat):
            raise Stranger
        listener = room.enter(seat, language, hears, network_of(socket))
        listener.key = key
    except Stranger:
        await _turn_away(socket, _STRANGER, No("key", say(language, "key")))
        return
    except Unfit as error:
        said = No(error.code, say(language, error.code, **error.told(language)))
        await _turn_away(socket, _LATER if error.code == "crowded" else _NO_TABLE, said)
        return
    except NewerOsada as error:
        await _turn_away(socket, _NO_TABLE, No("rules", say(language, "rules", why=str(error))))
        return
    except Damaged as error:
        log.error("table.damaged", table=table, why=str(error))
        await _turn_away(socket, _NO_TABLE, No("damaged", say(language, "damaged")))
        return
    except StoreError:
        await _turn_away(socket, _LATER, No("storage", say(language, "storage")))
        return
    writing = asyncio.create_task(_write(socket, room, listener))
    try:
        await _read(socket, room, listener)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(listener)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _has_key(socket: Socket, table: str) -> bool:
    """Whether a spectator has a key: what is said at a table by link stays with those who do."""
    try:
        await check_cookie(socket, table, "watch")
    except Stranger:
        return False
    return True


async def _turn_away(socket: Socket, code: int, said: No) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_data(msgspec.json.encode(said).decode(), mode="text")
        await socket.close(code, said.code)


async def _write(socket: Socket, room: Room, listener: Listener) -> None:
    """Send what there is, newest view last, until the socket closes."""
    try:
        while not listener.dropped:
            await listener.wake.wait()
            listener.wake.clear()
            while listener.outbox:
                await socket.send_data(listener.outbox.popleft().decode(), mode="text")
            if listener.stale and not listener.dropped:
                shown = room.view(listener)
                if shown is not None:
                    await socket.send_data(shown.decode(), mode="text")
        if listener.dropped == "key":
            said = No("key", say(listener.language, "key"))
            await socket.send_data(msgspec.json.encode(said).decode(), mode="text")
        await socket.close(_DROPPED[listener.dropped], listener.dropped)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    except Exception:
        log.exception("socket.broken", table=room.table.id, seat=listener.seat)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(_BROKEN, "broken")


async def _read(socket: Socket, room: Room, listener: Listener) -> None:
    bucket, bad = room.allowance(listener), 0
    while bad < _MOST_BAD:
        found = await socket.receive_data(mode="text")
        if listener.dropped:
            return
        message, wrong = _decoded(found)
        if wrong:
            bad += 1
            MESSAGES.labels("bad").inc()
            listener.send(No("message", say(listener.language, "message", why=wrong)))
        elif not bucket.take():
            bad += 1
            MESSAGES.labels("too-fast").inc()
            answer = getattr(message, "id", None)
            listener.send(No("too-fast", say(listener.language, "too-fast"), answer))
        else:
            MESSAGES.labels(type(message).__name__.lower()).inc()
            await _follow(room, listener, message)
    await socket.close(_TOO_MUCH, "too much")


def _decoded(found: str | bytes) -> tuple[Any, str]:
    """A message, or what is wrong with it."""
    if len(found) > LARGEST:
        return None, f"it is longer than {LARGEST} characters"
    try:
        return _decoder.decode(found), ""
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return None, str(error)[:200]


async def _follow(room: Room, listener: Listener, message: Any) -> None:
    answer: int | None = getattr(message, "id", None)
    listener.heard = room.rooms.now()
    try:
        match message:
            case Move() | Undo() | AskUndo() | AnswerUndo():
                await _play(room, listener, message)
            case Look() | LookAt():
                _look(room, listener, message)
            case AskHint():
                give_hint(room, listener, _own(listener), message)
            case AskMoment():
                _moment(room, listener, message)
            case Speak():
                await _speak(room, listener, message)
            case Tongue():
                listener.begin_anew(message.language)
            case Keeping():
                await _keep(room, listener, message)
            case Pace():
                _own(listener)
                room.pace(listener, message)
            case Sight():
                listener.looks = message.visible
            case Ping():
                listener.send(Pong())
    except (Refused, BadNotation, CannotUndo, Unfit) as error:
        listener.send(no(error, room.table, listener.language, answer))
        if isinstance(error, Unfit) and error.code == "stale":
            listener.show()
    except Void:  # somebody else has the seat by now
        listener.drop("key")
    except Damaged as error:
        log.error("table.damaged", table=room.table.id, why=str(error))
        listener.send(No("damaged", say(listener.language, "damaged"), answer))
    except NewerOsada as error:
        listener.send(No("rules", say(listener.language, "rules", why=str(error)), answer))
    except StoreError as error:
        log.error("store.failed", table=room.table.id, why=str(error))
        listener.send(No("storage", say(listener.language, "storage"), answer))
    except Exception:
        log.exception("message.broken", table=room.table.id, kind=type(message).__name__)
        listener.send(No("broken", say(listener.language, "broken"), answer))


def _own(listener: Listener) -> int:
    if listener.seat is None:
        raise Unfit("spectator")
    return listener.seat


Act = Move | Undo | AskUndo | AnswerUndo


def _fits(table: Table, seat: int, message: Act) -> None:
    """Whether a seat may act in the game as it saw it.

    What is taken back is a seat's own last move: that the others went on since changes nothing.
    """
    if table.status == "running" and table.seats[seat].bot is not None:
        raise Unfit("left")
    if table.match is None:
        raise Unfit("waiting")
    if isinstance(message, AnswerUndo):
        return
    if isinstance(message, Undo | AskUndo):
        if message.stamp < table.acted[seat]:
            raise Unfit("stale")
    elif table.stamps[seat] != message.stamp:
        raise Unfit("stale")


async def _play(room: Room, listener: Listener, message: Act) -> None:
    seat = _own(listener)

    def judge(table: Table) -> Judged:
        _fits(table, seat, message)
        if isinstance(message, Undo):
            return wants.undo(table, seat)
        if isinstance(message, AskUndo):
            return pleas.ask(table, seat)
        if isinstance(message, AnswerUndo):
            return pleas.answer(table, seat, message.plea, message.agrees)
        return wants.move(table, seat, message.text, message.ends)

    with MOVES.time():
        await room.do(judge)
    shown = room.view(listener, message.id)  # no sooner: this view tells that it is stored
    if shown is not None:
        listener.put(shown)


def _look(room: Room, listener: Listener, message: Look | LookAt) -> None:
    seat, table = _own(listener), room.table
    if table.match is None or table.stamps[seat] != message.stamp:
        raise Unfit("stale")
    language, names = listener.language, table.names
    listener.send(table.hosted.look(table.match, seat, message, language, names))


def _moment(room: Room, listener: Listener, message: AskMoment) -> None:
    """An earlier moment of a running game, with the eyes of who asks; that takes a while."""
    match = room.table.match
    if match is None:
        raise Unfit("waiting")
    if message.at > match.moves:
        raise Unfit("stale")
    if not listener.looks_back.take():
        raise Unfit("too-fast")
    view = match.fork(message.at).view(listener.seat)
    listener.send(Earlier(message.id, message.at, view))


async def _keep(room: Room, listener: Listener, message: Keeping) -> None:
    seat = _own(listener)
    if not room.may_switch(seat):
        raise Unfit("too-fast")
    await room.do(lambda table: wants.keep(table, seat, message.ask), quiet=True, by=listener.key)


async def _speak(room: Room, listener: Listener, message: Speak) -> None:
    seat = _own(listener)
    said = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not said:
        raise Unfit("nothing-said")
    if not room.may_speak(seat):
        raise Unfit("too-fast")
    await room.do(lambda table: wants.say(table, seat, said), quiet=True, by=listener.key)
