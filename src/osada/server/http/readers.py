"""Sockets as uvicorn serves them, but a reader that takes nothing for long is cut off."""

from asyncio import TimerHandle
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE: Final = 20.0
"""Seconds that a full line may stay full."""


class Readers(WebSocketsSansIOProtocol):
    """One socket; closing it in order would wait for the reader for ever."""

    patience = PATIENCE
    _stuck: TimerHandle | None = None

    def pause_writing(self) -> None:
        """The line is full."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader reads on."""
        self._calm()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self._calm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; who cannot even shake hands is not waited for."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.abort()

    def _calm(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
