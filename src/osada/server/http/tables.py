"""Tables by request: made, joined, arranged, started, left, followed by a rematch."""

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.params import FromQuery, JSONBody, PathParameter

from osada.server import lobby, wants
from osada.server.http.problems import ANSWERS
from osada.server.http.who import (
    check_key,
    check_seat,
    limited,
    limited_joins,
    rooms_of,
    seat_cookie,
)
from osada.server.judged import Judged
from osada.server.keys import digest, new_key, row
from osada.server.lessons import lesson_of
from osada.server.room import Room
from osada.server.summaries import summed_up
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.server.wire import (
    MOST_SEATS,
    Enter,
    Join,
    Links,
    NewTable,
    SeatChange,
    Seated,
    TableInfo,
    TableWish,
)

Ask = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{4}-[0-9a-z]{4}$")]
At = Annotated[int, PathParameter(ge=0, le=MOST_SEATS - 1)]


def seated(request: Ask, room: Room, seat: int, key: str) -> Response[Seated]:
    cookie = seat_cookie(request, room.table.id, f"seats/{seat}", key)
    return Response(Seated(room.table.id, seat, key), cookies=[cookie], status_code=201)


@post("/api/tables", summary="Make a table", responses=ANSWERS)
async def create(request: Ask, data: JSONBody[NewTable]) -> Response[Seated]:
    """The one who asks is its host, at seat 0; the answer sets the cookie of that seat."""
    limited(request)
    lesson = data.lesson
    wish = lesson_of(data.table.game, lesson).wish if lesson else plain(data.table)
    start = data.start or bool(lesson)
    room, key = await rooms_of(request).create(wish, tidy(data.name), lesson, start)
    return seated(request, room, 0, key)


_LISTED = 3 * 24 * 3600
"""Seconds for which a table without a change is listed."""


def _line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def tidy(name: str) -> str:
    """A name without what a line cannot show."""
    found = _line(name)
    if not found:
        raise Unfit("name")
    return found


def plain(wish: TableWish) -> TableWish:
    """A wish whose title is a line."""
    return msgspec.structs.replace(wish, title=_line(wish.title))


@get("/api/tables", summary="Public tables that wait or run", responses=ANSWERS)
async def listed(request: Ask) -> list[TableInfo]:
    """Those changed last come first; a table that nobody has touched for days is left out."""
    rooms = rooms_of(request)
    since = rooms.now() // 1000 - _LISTED
    rows = await rooms.store.listed(status={"waiting", "running"}, limit=50, since=since)
    return [lobby.info(one) for row in rows if (one := summed_up(row)) is not None]


@get("/api/tables/{table:str}", summary="A table", responses=ANSWERS)
async def told(request: Ask, table: Id) -> TableInfo:
    """Who sits there and what was agreed."""
    return (await rooms_of(request).room(table)).info()


async def _check_host(request: Ask, table: str, seat: int) -> bytes:
    by = await check_seat(request, table, seat)
    if seat != 0:
        raise Unfit("not-host")
    return by


@post("/api/tables/{table:str}/join", summary="Take a seat", responses=ANSWERS)
async def join(request: Ask, table: Id, data: JSONBody[Join]) -> Response[Seated]:
    """The seat that the key opens, or the next free one; a table that is not public wants a key.

    Between two games of a campaign the next is one that somebody has left for good.
    """
    limited_joins(request)
    rooms = rooms_of(request)
    room = await rooms.room(table)
    wanted: int | None = None
    if data.key is not None:
        found = await rooms.store.key(digest(data.key))
        if found is None or found.table != table or found.kind == "watch":
            raise Unfit("key")
        wanted = found.seat
    elif not room.table.terms.public:
        raise Unfit("by-link")
    key, taken = new_key(), -1

    def taking(at: Table) -> Judged:
        nonlocal taken
        taken, judged = wants.join(at, tidy(data.name), wanted)
        judged.keys.append(row(key, table, "seat", taken))
        return judged

    await room.do(taking)
    return seated(request, room, taken, key)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/enter",
    summary="Show the key of a seat",
    responses=ANSWERS,
)
async def enter(request: Ask, table: Id, seat: At, data: JSONBody[Enter]) -> Response[TableInfo]:
    """The answer sets the cookie that opens the seat's socket."""
    await check_key(request, data.key, table, "seat", seat)
    room = await rooms_of(request).room(table)
    cookie = seat_cookie(request, table, f"seats/{seat}", data.key)
    return Response(room.info(), cookies=[cookie])


@post("/api/tables/{table:str}/watch", summary="Show the key to watch", responses=ANSWERS)
async def watch(request: Ask, table: Id, data: JSONBody[Enter]) -> Response[TableInfo]:
    """The answer sets the cookie that opens the spectators' socket."""
    await check_key(request, data.key, table, "watch")
    room = await rooms_of(request).room(table)
    return Response(room.info(), cookies=[seat_cookie(request, table, "watch", data.key)])


@get(
    "/api/tables/{table:str}/seats/{seat:int}/links", summary="Keys to hand out", responses=ANSWERS
)
async def links(request: Ask, table: Id, seat: At) -> Links:
    """For the host, at seat 0: to join, to watch, and of each seat that nobody has taken.

    Where the host has left a running game it is for the first who is still there.
    """
    by = await check_seat(request, table, seat)
    rooms = rooms_of(request)
    room = await rooms.room(table)
    if seat != room.table.host:
        raise Unfit("not-host")
    made = Links(await rooms.link(room, "invite"), await rooms.link(room, "watch"), {})
    for at in range(len(room.table.seats)):
        with suppress(Unfit):  # somebody sits there, or has just sat down
            made.seats[at] = await rooms.link(room, "seat", at, by)
    return made


@post(
    "/api/tables/{table:str}/seats/{seat:int}/links",
    summary="A key for another device",
    responses=ANSWERS,
)
async def another(request: Ask, table: Id, seat: At) -> Seated:
    """A fresh key for your own seat."""
    by = await check_seat(request, table, seat)
    rooms = rooms_of(request)
    room = await rooms.room(table)
    return Seated(table, seat, await rooms.key_for(room, "seat", seat, by=by))


@patch(
    "/api/tables/{table:str}/seats/{seat:int}/table", summary="Arrange the table", responses=ANSWERS
)
async def arrange(request: Ask, table: Id, seat: At, data: JSONBody[TableWish]) -> TableInfo:
    """For the host, at seat 0, before the game."""
    by = await _check_host(request, table, seat)
    room = await rooms_of(request).room(table)
    terms = lobby.terms(plain(data))
    await room.do(lambda at: wants.change(at, terms), by=by)
    return room.info()


@post("/api/tables/{table:str}/seats/{seat:int}/start", summary="Begin the game", responses=ANSWERS)
async def start(request: Ask, table: Id, seat: At) -> TableInfo:
    """For the host, at seat 0."""
    by = await _check_host(request, table, seat)
    room = await rooms_of(request).room(table)
    await room.do(lambda at: wants.start(at), by=by)
    return room.info()


@patch("/api/tables/{table:str}/seats/{seat:int}", summary="Change your seat", responses=ANSWERS)
async def adjust(request: Ask, table: Id, seat: At, data: JSONBody[SeatChange]) -> TableInfo:
    """Name and faction, before the game."""
    by = await check_seat(request, table, seat)
    if isinstance(data.name, str):
        data.name = tidy(data.name)
    room = await rooms_of(request).room(table)
    await room.do(lambda at: wants.adjust(at, seat, data), by=by)
    return room.info()


@post(
    "/api/tables/{table:str}/seats/{seat:int}/leave", summary="Leave the table", responses=ANSWERS
)
async def leave(request: Ask, table: Id, seat: At, once: FromQuery[bool] = False) -> TableInfo:
    """Before the game the seat is free again; then a bot stands in.

    With `once` it does so for one game of a campaign; else somebody may take the seat over.
    """
    return await _seat_does(request, table, seat, lambda at: wants.leave(at, seat, once))


@post("/api/tables/{table:str}/seats/{seat:int}/return", summary="Come back", responses=ANSWERS)
async def come_back(request: Ask, table: Id, seat: At) -> TableInfo:
    """Take your own seat again from the bot that stands in."""
    now = rooms_of(request).now()
    return await _seat_does(request, table, seat, lambda at: wants.come_back(at, seat, now))


@post("/api/tables/{table:str}/seats/{seat:int}/resign", summary="Resign", responses=ANSWERS)
async def resign(request: Ask, table: Id, seat: At) -> TableInfo:
    """Of two players the other wins; of more, and in a campaign, a bot plays on."""
    return await _seat_does(request, table, seat, lambda at: wants.resign(at, seat))


async def _seat_does(
    request: Ask, table: str, seat: int, judge: Callable[[Table], Judged]
) -> TableInfo:
    by = await check_seat(request, table, seat)
    room = await rooms_of(request).room(table)
    await room.do(judge, by=by)
    return room.info()


@post(
    "/api/tables/{table:str}/seats/{seat:int}/free/{other:int}",
    summary="Keep a seat no longer",
    responses=ANSWERS,
)
async def free(request: Ask, table: Id, seat: At, other: At) -> TableInfo:
    """For the host of a rematch, at seat 0: anybody may have the seat of who has not come."""
    by = await _check_host(request, table, seat)
    room = await rooms_of(request).room(table)
    await room.do(lambda at: wants.free(at, other), by=by)
    return room.info()


@post("/api/tables/{table:str}/seats/{seat:int}/rematch", summary="Once more", responses=ANSWERS)
async def rematch(
    request: Ask, table: Id, seat: At, same: FromQuery[bool | None] = None
) -> Response[Seated]:
    """The same seats at a new table; it begins when all who played are there.

    With `same` everybody plays what they had, with `same=false` chance decides anew.
    """
    await check_seat(request, table, seat)
    limited(request)
    rooms = rooms_of(request)
    room, at, key = await rooms.rematch(await rooms.room(table), seat, same)
    return seated(request, room, at, key)
