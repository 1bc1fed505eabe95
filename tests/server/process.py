"""`osada serve` as a process of its own, which can be killed."""

import os
import signal
import subprocess
import sys
import time
from types import TracebackType

import httpx

from tests.server import patient
from tests.server.patient import PATIENCE
from tests.server.serving import forget


class Process:
    """A server that listens at the same port each time it is started."""

    def __init__(self, database: str, *words: str, port: int = 0) -> None:
        self.database = database
        self.words = words
        self.port = port
        self.address = ""
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> "Process":
        """Start, and wait until it answers."""
        self.running = subprocess.Popen(
            [
                sys.executable, "-m", "osada", "serve", "--port", str(self.port),
                "--database", self.database, "--bot-pause", "0", "--log", "warning",
                "--tables-per-minute", "1000000", *self.words,
            ],
            stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert self.running.stdout is not None
        said = self.running.stdout.readline()
        if not said.startswith("Osada is at "):
            code = self._end(signal.SIGKILL) if said else self._ended()
            raise AssertionError(f"{said or 'nothing said'}, exit code {code}")
        self.address = said.split()[3].rstrip("/").replace("localhost", "127.0.0.1")
        self.port = int(self.address.rpartition(":")[2])
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                patient.get(f"{self.address}/health").raise_for_status()
                return self
            except httpx.HTTPError:
                assert time.monotonic() < ends, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.running is not None
        os.kill(self.running.pid, how)
        return self._ended()

    def _ended(self) -> int:
        assert self.running is not None
        code = self.running.wait(PATIENCE)
        assert self.running.stdout is not None
        self.running.stdout.close()
        self.running = None
        return code

    def __enter__(self) -> "Process":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        forget(self.address)
        if self.running is not None:
            self.kill()
