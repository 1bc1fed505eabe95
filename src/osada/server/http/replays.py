"""Replays and journals by request."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from osada.server.http.problems import ANSWERS
from osada.server.http.tables import Ask, Id, seated, tidy
from osada.server.http.texted import Texted
from osada.server.http.who import language_of, limited
from osada.server.replays import LARGEST, Replays
from osada.server.wire import MOST_SEATS, Fork, Moment, Replay, Seated, TableInfo


def _replays(request: Ask) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


@get(
    "/api/tables/{table:str}/journal",
    summary="The journal of a finished game",
    media_type=MediaType.TEXT,
    responses=ANSWERS,
)
async def download(request: Ask, table: Id) -> Response[str]:
    """A text file that every Osada can replay."""
    text = await _replays(request).journal(table)
    headers = {"content-disposition": f'attachment; filename="osada-{table}.journal"'}
    return Response(text, media_type="text/plain", headers=headers)


@post(
    "/api/journals",
    summary="Upload a journal",
    responses=ANSWERS,
    request_max_body_size=LARGEST,
    operation_class=Texted,
)
async def upload(request: Ask) -> Replay:
    """The body is the text of the journal; it is replayed move by move and kept."""
    limited(request)
    return await _replays(request).upload(await request.body())


@get("/api/replays", summary="Public games that are over", responses=ANSWERS)
async def listed(request: Ask) -> list[TableInfo]:
    """Played to their end at public tables, newest first: for whoever wants to watch one."""
    return await _replays(request).listed()


@get("/api/examples", summary="Games of bots to watch", responses=ANSWERS)
async def examples(request: Ask) -> list[TableInfo]:
    """They come with Osada, so that there is something to watch on a new server."""
    return await _replays(request).examples()


@get("/api/replays/{table:str}", summary="A replay", responses=ANSWERS)
async def told(request: Ask, table: Id) -> Replay:
    """Who played and how long it is."""
    return await _replays(request).told(table)


@get("/api/replays/{table:str}/moments", summary="Moments of a replay", responses=ANSWERS)
async def moments(
    request: Ask,
    table: Id,
    eyes: Annotated[str, QueryParameter(pattern=f"^(all|[0-{MOST_SEATS - 1}])$")] = "all",
    start: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    stop: Annotated[int, QueryParameter(ge=0, le=100_000)] = 20,
) -> list[Moment]:
    """Through the eyes of a seat, or as spectators saw it; at most fifty at once."""
    seat = None if eyes == "all" else int(eyes)
    return await _replays(request).moments(table, seat, start, stop, language_of(request))


@post("/api/replays/{table:str}/fork", summary="Play on from here", responses=ANSWERS)
async def fork(request: Ask, table: Id, data: JSONBody[Fork]) -> Response[Seated]:
    """A new table that begins at this moment, against bots."""
    limited(request)
    room, key = await _replays(request).fork(table, data, tidy(data.name))
    return seated(request, room, data.seat, key)
