"""One request to a push service: over TLS, to an address that was checked, with an end to all."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import h11

from osada.server.push.endpoint import Refused, host_of, is_public

TIMEOUT: Final = 10.0
"""Seconds for all of it."""
_ANSWER: Final = 16 * 1024
"""Bytes of an answer that are read at most."""
_HTTPS: Final = 443
_DIGITS: Final = 9
"""Digits of `Retry-After` that are read."""
_RESOLVING: Final = ThreadPoolExecutor(4, "osada-push-resolve")
"""Names that nobody resolves take long: no other work waits behind them."""

Resolve = Callable[[str], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Reply:
    """What the push service says."""

    status: int
    retry_after: int = 0
    """Seconds after which it wants to be asked again, if it says so."""


async def resolved(host: str) -> list[str]:
    """The IP addresses of a host."""
    loop = asyncio.get_running_loop()
    asked = partial(socket.getaddrinfo, host, _HTTPS, type=socket.SOCK_STREAM)
    found = await loop.run_in_executor(_RESOLVING, asked)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Post:
    """Sends to push services and follows nobody elsewhere."""

    def __init__(
        self,
        more_hosts: Iterable[str] = (),
        *,
        resolve: Resolve = resolved,
        allows: Callable[[str], bool] = is_public,
        port: int = _HTTPS,
        context: ssl.SSLContext | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self._more = tuple(more_hosts)
        self._resolve = resolve
        self._allows = allows
        self._port = port
        self._context = context
        self._timeout = timeout

    async def __call__(self, endpoint: str, headers: dict[str, str], body: bytes) -> Reply:
        """Send it; `Refused`, `OSError` (so `TimeoutError`) or `h11.ProtocolError` if not."""
        host = host_of(endpoint, self._more)
        async with asyncio.timeout(self._timeout):
            addresses = await self._resolve(host)
            # Where one address leads inwards none is tried: the name is not a push service's.
            if not addresses or not all(self._allows(address) for address in addresses):
                raise Refused(f"{host} has no public address")
            return await self._send(endpoint, host, addresses[0], headers, body)

    async def _send(
        self, endpoint: str, host: str, address: str, headers: dict[str, str], body: bytes
    ) -> Reply:
        self._context = self._context or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            address, self._port, ssl=self._context, server_hostname=host
        )
        try:
            parts = urlsplit(endpoint)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            line = h11.Connection(h11.CLIENT)
            length = str(len(body))
            told = {"Host": host, **headers, "Content-Length": length, "Connection": "close"}
            asked = h11.Request(method="POST", target=target, headers=list(told.items()))
            for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await _reply(line, reader)
        finally:
            writer.transport.abort()


async def _reply(line: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    """The head of the answer; what it says beyond that is not read."""
    read = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            headers = dict(event.headers.raw_items())
            after = {name.lower(): value for name, value in headers.items()}.get(b"retry-after")
            return Reply(
                event.status_code, int(after[:_DIGITS]) if after and after.isdigit() else 0
            )
        if event is h11.NEED_DATA:
            came = await reader.read(4096)
            read += len(came)
            if read > _ANSWER:
                raise h11.RemoteProtocolError("the answer is too long")
            line.receive_data(came)
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("there was no answer")
