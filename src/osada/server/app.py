"""The application: all doors, one storage, one set of tables."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from osada import __version__
from osada.server.http import (
    cards,
    health,
    page,
    problems,
    push,
    puzzles,
    replays,
    schema,
    socket,
    study,
    tables,
)
from osada.server.http.who import Stranger, is_hasty, is_own_page
from osada.server.limits import Limits
from osada.server.replays import Replays
from osada.server.rooms import Rooms
from osada.server.settings import Settings
from osada.server.store import Store
from osada.server.study.reviews import Reviews
from osada.server.unfit import Unfit

LARGEST: int = 16 * 1024
"""Bytes of a request."""
JOINS: int = 4
"""Joins for each table that an address may make."""
VISITS: int = 20
"""Sockets for each table that an address may make."""
CHANGES: int = 10
"""Changes of any kind for each table that an address may make."""


async def _own_pages_only(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Other sites cannot make a browser do something here, and nobody does too much."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    if not is_own_page(request):
        return problems.stranger(request, Stranger())
    if is_hasty(request):
        return problems.unfit(request, Unfit("too-fast"))
    return None


async def _strict(message: Message, scope: Scope) -> None:
    """Every answer tells a browser to be strict, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in page.HEADERS.items():
            headers.setdefault(name, value)


def application(settings: Settings) -> Litestar:
    """The server, ready to be run."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        rooms = Rooms(store, settings)
        app.state.rooms = rooms
        app.state.replays = Replays(rooms)
        app.state.reviews = Reviews(rooms, app.state.replays)
        rooms.start()
        try:
            yield
        finally:
            await app.state.reviews.stop()
            await rooms.stop()
            await store.close()

    return Litestar(
        route_handlers=[
            tables.create,
            tables.listed,
            tables.told,
            tables.join,
            tables.enter,
            tables.watch,
            tables.links,
            tables.another,
            tables.arrange,
            tables.start,
            tables.adjust,
            tables.leave,
            tables.come_back,
            tables.resign,
            tables.rematch,
            tables.free,
            push.key,
            push.subscribe,
            push.shown,
            push.unsubscribe,
            replays.download,
            replays.upload,
            replays.listed,
            replays.examples,
            replays.told,
            replays.moments,
            replays.fork,
            study.told,
            study.start,
            study.leave,
            study.position,
            study.tried,
            puzzles.listed,
            puzzles.daily,
            puzzles.played,
            puzzles.look,
            puzzles.solution,
            cards.cards,
            cards.read_deck,
            cards.ready_decks,
            cards.bench,
            cards.villages,
            cards.rules,
            health.health,
            health.metrics,
            schema.reference,
            page.asset,
            page.favicon,
            page.index,
            socket.seat_socket,
            socket.watch_socket,
        ],
        lifespan=[life],
        state=State(
            {
                "limits": Limits(settings.tables_per_minute),
                "joins": Limits(settings.tables_per_minute * JOINS),
                "visits": Limits(settings.tables_per_minute * VISITS),
                "sockets": Counter[str](),
                "changes": Limits(settings.tables_per_minute * CHANGES),
                "page": page.read_page(),
            }
        ),
        before_request=_own_pages_only,
        exception_handlers=problems.HANDLERS,
        before_send=[_strict],
        logging_config=None,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Osada",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
