"""A wire between a store and its PostgreSQL that a test can cut or let go silent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Carries bytes both ways while it is `whole`."""

    def __init__(self) -> None:
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: list[asyncio.StreamWriter] = []

    def go_silent(self) -> None:
        """Nothing arrives any more and nobody is told, as when a machine has gone dark."""
        self._whole.clear()

    def cut(self) -> None:
        """Hang up everywhere; who calls again gets through."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()
        self._whole.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction, to its end."""
        self._writers.append(writer)
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def wire(url: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to the server of this URL, and the URL of the near end."""
    there, made, tasks = urlsplit(url), Wire(), set()

    async def connected(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection(there.hostname, there.port)
        tasks.add(asyncio.create_task(made.carry(near, forth)))
        tasks.add(asyncio.create_task(made.carry(far, back)))

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield made, url.replace(f":{there.port}/", f":{port}/")
    finally:
        server.close()
        made.cut()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
