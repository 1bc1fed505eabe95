"""Reviews of finished games by request."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from osada.server.http.problems import ANSWERS
from osada.server.http.tables import Ask, Id
from osada.server.http.who import language_of, limited, network_of
from osada.server.study.reviews import Reviews
from osada.server.wire import ReviewState, ReviewWish, Seen, Tried, Try

Game = Annotated[int, QueryParameter(ge=0, le=100)]


def _reviews(request: Ask) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@get("/api/replays/{table:str}/review", summary="How far a review is", responses=ANSWERS)
async def told(
    request: Ask,
    table: Id,
    known: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    game: Game = 0,
) -> ReviewState:
    """The review as far as it is, where it has more decisions than are known; starts nothing."""
    return await _reviews(request).told(table, game, known, language_of(request))


@post(
    "/api/replays/{table:str}/review",
    summary="Review a finished game",
    status_code=200,
    responses=ANSWERS,
)
async def start(request: Ask, table: Id, data: JSONBody[ReviewWish]) -> ReviewState:
    """Made in the background, for all who ask; joins one that is being made."""
    limited(request)
    return await _reviews(request).start(table, data, network_of(request), language_of(request))


@delete(
    "/api/replays/{table:str}/review",
    summary="Wait for a review no longer",
    status_code=200,
    responses=ANSWERS,
)
async def leave(request: Ask, table: Id, game: Game = 0) -> ReviewState:
    """Where nobody else waits for it, it stops; what is done is kept."""
    return await _reviews(request).leave(table, game, network_of(request), language_of(request))


@get(
    "/api/replays/{table:str}/position",
    summary="The position of a decision",
    responses=ANSWERS,
)
async def position(
    request: Ask, table: Id, at: Annotated[int, QueryParameter(ge=0, le=100_000)]
) -> Seen:
    """As its seat saw it, with all legal moves."""
    return await _reviews(request).position(table, at, language_of(request))


@post(
    "/api/replays/{table:str}/try",
    summary="What another move is worth",
    status_code=200,
    responses=ANSWERS,
)
async def tried(request: Ask, table: Id, data: JSONBody[Try]) -> Tried:
    """Compared with the best move found there."""
    limited(request)
    return await _reviews(request).tried(table, data, network_of(request), language_of(request))
