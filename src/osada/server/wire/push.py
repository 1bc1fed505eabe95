"""Devices that are told of their turn."""

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct):
    """The key for which a browser subscribes to notices; "" where this server sends none."""

    key: str


Endpoint = Annotated[str, Meta(max_length=1000, pattern="^https://")]


class PushDevice(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told of its seat's turns: what `PushSubscription` says of it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]


class PushedTo(Struct, forbid_unknown_fields=True):
    """A browser that is told of its seat's turns."""

    endpoint: Endpoint
