"""Whether the server is well, and figures about it."""

from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from osada.server.http.who import rooms_of
from osada.server.metrics import REGISTRY, SOCKETS, TABLES, THOUGHTS

Ask = Request[Any, Any, Any]


_UNWELL: Final = ResponseSpec(dict[str, str], generate_examples=False, description="It is not")


@get("/health", summary="Is the server well?", responses={503: _UNWELL})
async def health(request: Ask) -> Response[dict[str, str]]:
    """503 if storage does not answer or the server is about to stop."""
    rooms = rooms_of(request)
    well = not rooms.stopping and await rooms.store.healthy()
    told = {"status": "ok" if well else "unwell", "version": rooms.version}
    return Response(told, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def metrics(request: Ask) -> Response[bytes]:
    """Tables, sockets, messages, and how long moves take."""
    rooms = rooms_of(request)
    tables, sockets = rooms.count
    TABLES.set(tables)
    SOCKETS.set(sockets)
    THOUGHTS.set(rooms.thinkers.waiting)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
