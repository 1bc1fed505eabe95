"""Connections as uvicorn serves them, but whoever does not ask is not waited for."""

from asyncio import TimerHandle, Transport
from collections import OrderedDict
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from osada.server.http.readers import PATIENCE as READING

log = structlog.get_logger("osada.requests")

PATIENCE: Final = 30.0
"""Seconds from a connection, or from the first byte of a request, to the request's last byte."""
SHARE: Final = 4
"""One in so many of the files that may be open is for connections that have not asked yet."""
MOST: Final = 1000
"""Connections that have not asked yet."""


class Doors:
    """Those who have come in and not asked yet; where they are too many the first ones must go.

    It is an address with the most of them that makes room.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._waiting: OrderedDict[Visitor, str] = OrderedDict()
        self._told = False

    def wait_for(self, visitor: "Visitor") -> None:
        """Somebody has not asked yet."""
        self._waiting[visitor] = visitor.client[0] if visitor.client else ""
        if len(self._waiting) > self.most:
            self._crowded()

    def let_in(self, visitor: "Visitor") -> None:
        """Somebody has asked, or has gone."""
        self._waiting.pop(visitor, None)

    def _crowded(self) -> None:
        counts: dict[str, int] = {}
        for address in self._waiting.values():
            counts[address] = counts.get(address, 0) + 1
        most = max(counts.values())
        first = next(one for one, address in self._waiting.items() if counts[address] == most)
        if not self._told:
            self._told = True
            log.warning("connections.silent", waiting=len(self._waiting))
        self.let_in(first)
        first.transport.abort()


class Configured(uvicorn.Config):
    """What uvicorn must know, and the doors that all connections come through."""

    doors: Doors


class Visitor(HttpToolsProtocol):
    """A connection that carries requests."""

    patience = PATIENCE
    reading = READING
    _asking: TimerHandle | None = None
    _stuck: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something came, perhaps not even the beginning of a request."""
        cycle: Any = self.cycle
        if self._asking is None and (cycle is None or cycle.response_complete):
            self._wait()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins, perhaps while another is answered."""
        super().on_message_begin()
        if self._asking is None:
            self._wait()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._heard()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self._heard()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._heard()
        self._calm()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The line is full."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.reading, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader reads on."""
        self._calm()
        super().resume_writing()

    def _wait(self) -> None:
        self._asking = self.loop.call_later(self.patience, self.transport.abort)
        self._doors.wait_for(self)

    def _heard(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
            self._doors.let_in(self)

    def _calm(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    @property
    def _doors(self) -> Doors:
        config: Any = self.config
        doors: Doors = config.doors
        return doors
