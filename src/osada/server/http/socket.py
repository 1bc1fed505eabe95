"""Sockets: a seat's, or a spectator's. Messages are read and followed one by one, views written."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import CannotUndo
from osada.server import events as e
from osada.server.http.tables import At, Id
from osada.server.http.who import (
    COOKIE,
    Stranger,
    check_key,
    check_seat,
    is_own_page,
    language_of,
    rooms_of,
)
from osada.server.limits import Bucket
from osada.server.metrics import MESSAGES, MOVES
from osada.server.room import Listener, Room
from osada.server.said import no, say
from osada.server.store import StoreError
from osada.server.table import Judged, OtherRules, Table
from osada.server.thinkers import NoAnswer
from osada.server.unfit import Unfit
from osada.server.wire import (
    AskHint,
    AskMoment,
    Earlier,
    FromPage,
    Hint,
    Keeping,
    Look,
    LookAt,
    Move,
    No,
    Ping,
    Pong,
    Speak,
    Tongue,
    Undo,
)

Socket = WebSocket[Any, Any, Any]

LARGEST: Final = 4096
"""Characters of a message; the longest sensible one takes a quarter of it."""
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


async def _attend(socket: Socket, table: str, seat: int | None) -> None:
    await socket.accept()
    language = language_of(socket)
    try:
        if not is_own_page(socket):
            raise Stranger
        room = await rooms_of(socket).room(table)
        if seat is not None:
            await check_seat(socket, table, seat)
        elif not (room.table.wish.public or room.table.status == "finished"):
            await check_key(socket, socket.cookies.get(COOKIE, ""), table, "watch")
        if seat is not None and not room.table.is_taken(seat):
            raise Stranger
        listener = room.enter(seat, language)
    except Stranger:
        await _turn_away(socket, _STRANGER, No("key", say(language, "key")))
        return
    except Unfit as error:
        said = No(error.code, say(language, error.code, **error.facts))
        await _turn_away(socket, _LATER if error.code == "crowded" else _NO_TABLE, said)
        return
    except OtherRules as error:
        await _turn_away(socket, _NO_TABLE, No("rules", say(language, "rules", why=str(error))))
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
    rate = room.rooms.settings.messages_per_second
    bucket, bad = Bucket(3 * rate, rate), 0
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
    try:
        match message:
            case Move() | Undo():
                await _play(room, listener, message)
            case Look() | LookAt():
                _look(room, listener, message)
            case AskHint():
                _hint(room, listener, message)
            case AskMoment():
                _moment(room, listener, message)
            case Speak():
                await _speak(room, listener, message)
            case Tongue():
                listener.begin_anew(message.language)
            case Keeping():
                seat = _own(listener)
                await room.do(lambda table: table.keep(seat, message.ask), quiet=True)
            case Ping():
                listener.send(Pong())
    except (Refused, BadNotation, CannotUndo, Unfit) as error:
        listener.send(no(error, room.table, listener.language, answer))
        if isinstance(error, Unfit) and error.code == "stale":
            listener.show()
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


def _fits(table: Table, seat: int, stamp: int) -> None:
    """Whether a seat may act in the game as it saw it."""
    if table.status == "running" and table.seats[seat].bot is not None:
        raise Unfit("left")
    if table.match is None:
        raise Unfit("waiting")
    if table.stamps[seat] != stamp:
        raise Unfit("stale")


async def _play(room: Room, listener: Listener, message: Move | Undo) -> None:
    seat = _own(listener)

    def judge(table: Table) -> Judged:
        _fits(table, seat, message.stamp)
        return table.undo(seat) if isinstance(message, Undo) else table.move(seat, message.text)

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


def _hint(room: Room, listener: Listener, message: AskHint) -> None:
    """What a good player would do; in guided games only."""
    seat, table = _own(listener), room.table
    match = table.match
    if not table.first or match is None:
        raise Unfit("no-hint")
    if table.stamps[seat] != message.stamp or seat not in table.asked:
        raise Unfit("stale")
    if listener.hinted:
        raise Unfit("too-fast")
    listener.hinted = True

    async def hinting() -> None:
        try:
            text = await room.thought(match, seat, "normal")
            label = table.hosted.label(match, seat, text, listener.language, table.names)
            listener.send(Hint(message.id, match.moves, text, label))
        except NoAnswer:
            listener.send(No("broken", say(listener.language, "broken"), message.id))
        finally:
            listener.hinted = False

    room.rooms.soon(hinting())


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
    listener.send(Earlier(message.id, message.at, view))  # type: ignore[arg-type]


async def _speak(room: Room, listener: Listener, message: Speak) -> None:
    seat = _own(listener)
    said = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not said:
        raise Unfit("nothing-said")
    if not room.may_speak(seat):
        raise Unfit("too-fast")
    await room.do(lambda table: Judged([e.Spoke(seat, table.seats[seat].name, said)]), quiet=True)
