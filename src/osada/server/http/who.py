"""Who asks: the address, the language, the origin, and the key in a cookie."""

import re
from contextlib import suppress
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
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
_YEAR: Final = 365 * 24 * 3600
_MOST_COOKIES: Final = 4
"""Cookies of our name that are tried."""


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


def network_of(connection: Asking) -> str:
    """Whose turn it is when turns go round: of a long address the part that one customer has."""
    address = address_of(connection)
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address}/64", strict=False))
    except ValueError:
        return address


def is_here(address: str) -> bool:
    """Whether an address is of this machine itself."""
    try:
        return ip_network(address).is_loopback
    except ValueError:
        return False


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


def _is_secure(connection: Asking) -> bool:
    """Whether a browser came by HTTPS, to us or to the proxy before us."""
    if rooms_of(connection).settings.behind_proxy:
        told = connection.headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower()
        if told:
            return told in ("https", "wss")
    return connection.url.scheme in ("https", "wss")


def own_origin(connection: Asking) -> str:
    """Where this server is reached, as `https://osada.example`; "" if that cannot be told."""
    told = rooms_of(connection).settings.origins
    host = connection.headers.get("host", "")
    if told:
        return told[0]
    scheme = "https" if _is_secure(connection) else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""


def seat_cookie(connection: Asking, table: str, place: str, key: str) -> Cookie:
    """The cookie that opens one place at one table: `seats/0` or `watch`."""
    return Cookie(
        key=COOKIE,
        value=key,
        path=f"/api/tables/{table}/{place}",
        max_age=_YEAR,
        httponly=True,
        samesite="strict",
        secure=_is_secure(connection),
    )


async def check_seat(connection: Asking, table: str, seat: int) -> bytes:
    """The key of a seat is in the cookie, or `Stranger`; its digest."""
    return await check_cookie(connection, table, "seat", seat)


async def check_cookie(connection: Asking, table: str, kind: str, seat: int | None = None) -> bytes:
    """One of the cookies opens this, or `Stranger`; the digest of its key.

    A cookie of a wider path, whoever has set it, comes along and hides no other.
    """
    for key in _cookies(connection):
        with suppress(Stranger):
            return await check_key(connection, key, table, kind, seat)
    raise Stranger


def _cookies(connection: Asking) -> list[str]:
    """The values of all cookies of our name, in the order of the browser: longest path first."""
    sent = ";".join(connection.headers.getall("cookie", [])).split(";")
    pairs = (part.strip().partition("=") for part in sent)
    return [value.strip('"') for name, _, value in pairs if name == COOKIE][:_MOST_COOKIES]


async def check_key(
    connection: Asking, key: str, table: str, kind: str, seat: int | None = None
) -> bytes:
    """A key opens this and nothing else, or `Stranger`; its digest."""
    found = await rooms_of(connection).store.key(digest(key)) if key else None
    if found is None or (found.table, found.kind, found.seat) != (table, kind, seat):
        raise Stranger
    return found.digest


def limited(connection: Asking) -> None:
    """`Unfit` for an address that makes too much."""
    if not connection.app.state.limits.allow(network_of(connection)):
        raise Unfit("too-many")


def limited_joins(connection: Asking) -> None:
    """`Unfit` for an address from which too many sit down; a club may share one."""
    if not connection.app.state.joins.allow(network_of(connection)):
        raise Unfit("too-fast")


def is_hasty(connection: Asking) -> bool:
    """Whether an address changes something too often."""
    return not connection.app.state.changes.allow(network_of(connection))
