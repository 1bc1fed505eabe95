"""Who asks: the address, the language, the origin, and the key in a cookie."""

from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from osada.server.keys import digest
from osada.server.rooms import Rooms
from osada.server.said import preferred
from osada.server.unfit import Unfit

Asking = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "osada"
_YEAR: Final = 365 * 24 * 3600


class Stranger(Exception):
    """Somebody without the key that is needed."""


def rooms_of(connection: Asking) -> Rooms:
    """The tables of this server."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


def language_of(connection: Asking) -> str:
    """The language to answer in."""
    asked = connection.query_params.get("language")
    return preferred(asked or connection.headers.get("accept-language"))


def address_of(connection: Asking) -> str:
    """Where somebody asks from."""
    if rooms_of(connection).settings.behind_proxy:
        told = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if told:
            return told
    return connection.client.host if connection.client else "?"


def _network(address: str) -> str:
    """Of a long address the part that one customer has for himself."""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address}/64", strict=False))
    except ValueError:
        return address


def is_own_page(connection: Asking) -> bool:
    """Whether a browser asks from our own page, or nobody's page asks at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in rooms_of(connection).settings.origins:
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def seat_cookie(connection: Asking, table: str, place: str, key: str) -> Cookie:
    """The cookie that opens one place at one table: `seats/0` or `watch`."""
    return Cookie(
        key=COOKIE,
        value=key,
        path=f"/api/tables/{table}/{place}",
        max_age=_YEAR,
        httponly=True,
        samesite="strict",
        secure=connection.url.scheme in ("https", "wss"),
    )


async def check_seat(connection: Asking, table: str, seat: int) -> None:
    """The key of a seat is in the cookie, or `Stranger`."""
    await check_key(connection, connection.cookies.get(COOKIE, ""), table, "seat", seat)


async def check_key(
    connection: Asking, key: str, table: str, kind: str, seat: int | None = None
) -> None:
    """A key opens this and nothing else, or `Stranger`."""
    found = await rooms_of(connection).store.key(digest(key)) if key else None
    if found is None or (found.table, found.kind, found.seat) != (table, kind, seat):
        raise Stranger


def limited(connection: Asking) -> None:
    """`Unfit` for an address that makes too much."""
    if not connection.app.state.limits.allow(_network(address_of(connection))):
        raise Unfit("too-many")


def is_hasty(connection: Asking) -> bool:
    """Whether an address changes something too often."""
    return not connection.app.state.changes.allow(_network(address_of(connection)))
