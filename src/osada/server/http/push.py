"""Notices to devices: the key they subscribe for, and which devices a seat has."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from osada.server.http.problems import ANSWERS
from osada.server.http.tables import At, Id
from osada.server.http.who import check_seat, language_of, rooms_of
from osada.server.push import base64url
from osada.server.push.endpoint import Refused, host_of
from osada.server.push.notices import MOST_DEVICES
from osada.server.store import Subscription
from osada.server.unfit import Unfit
from osada.server.wire import PushDevice, PushedTo, PushKey

Ask = Request[Any, Any, Any]


@get("/api/push", summary="The key for notices", responses=ANSWERS)
async def key(request: Ask) -> PushKey:
    """What a browser needs to subscribe to notices of this server."""
    vapid = await rooms_of(request).notices.vapid()
    return PushKey("" if vapid is None else vapid.key)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/push",
    summary="Tell this device",
    status_code=204,
    responses=ANSWERS,
)
async def subscribe(request: Ask, table: Id, seat: At, data: JSONBody[PushDevice]) -> None:
    """From now on it is told when the seat is waited for, until the game is over or left."""
    by = await check_seat(request, table, seat)
    rooms = rooms_of(request)
    if not rooms.notices.is_on:
        raise Unfit("no-push")
    room = await rooms.room(table)
    if room.table.status == "finished":
        raise Unfit("over")
    device = _device(data, table, seat, language_of(request), rooms.settings.push_hosts)
    await rooms.store.subscribe(device, by, MOST_DEVICES)


def _device(
    data: PushDevice, table: str, seat: int, language: str, more: tuple[str, ...]
) -> Subscription:
    from osada.server.push.envelope import is_point

    try:
        p256dh, auth = base64url.read(data.p256dh), base64url.read(data.auth)
        host_of(data.endpoint, more)
    except (Refused, ValueError) as error:
        raise Unfit("push-service") from error
    if not is_point(p256dh):
        raise Unfit("push-service")
    return Subscription(table, seat, data.endpoint, p256dh, auth, language)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/push/shown",
    summary="This device has shown it",
    status_code=204,
    responses=ANSWERS,
)
async def shown(request: Ask, table: Id, seat: At, data: JSONBody[PushedTo]) -> None:
    """The page itself has told of this turn: no notice of it follows."""
    await check_seat(request, table, seat)
    await rooms_of(request).store.shown(table, seat, data.endpoint)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/push/stop",
    summary="Tell this device no more",
    status_code=204,
    responses=ANSWERS,
)
async def unsubscribe(request: Ask, table: Id, seat: At, data: JSONBody[PushedTo]) -> None:
    """It is told nothing more of this seat."""
    await check_seat(request, table, seat)
    await rooms_of(request).store.unsubscribe(table, seat, data.endpoint)
