"""The game in a real terminal that sends what is not text."""

import os
import select
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

PATIENCE = 200
A_WHILE = 2
"""Seconds without anything new on the screen, after which a key is pressed once more."""


class Terminal:
    """A program behind a terminal of its own."""

    def __init__(self, home: Path, *words: str) -> None:
        self.end, other = pty.openpty()
        at_home = {"HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm-256color"}
        env = {**os.environ, **at_home, "COLUMNS": "120", "LINES": "40"}
        self.running = subprocess.Popen(
            [sys.executable, "-m", "osada", *words],
            stdin=other,
            stdout=other,
            stderr=other,
            env=env,
        )
        os.close(other)
        self.shown = b""

    def until(self, wanted: bytes) -> None:
        """Read until something is shown."""
        while wanted not in self.shown:
            assert select.select([self.end], [], [], PATIENCE)[0], self.shown[-2000:]
            self.shown += os.read(self.end, 65536)

    def press(self, key: bytes, wanted: bytes) -> None:
        """Press a key until something is shown: what comes with garbage is passed over."""
        self.shown = b""
        while wanted not in self.shown:
            os.write(self.end, key)
            while wanted not in self.shown and select.select([self.end], [], [], A_WHILE)[0]:
                self.shown += os.read(self.end, 65536)

    def leave(self) -> bytes:
        """Press Ctrl-Q until the program ends; all that is shown until then."""
        while self.running.poll() is None:
            with suppress(OSError):  # Linux says so when the other end is closed
                os.write(self.end, b"\x11")
                while select.select([self.end], [], [], A_WHILE)[0]:
                    self.shown += os.read(self.end, 65536)
        os.close(self.end)
        return self.shown


def test_bytes_that_are_no_text_do_not_end_the_game(tmp_path: Path) -> None:
    at = Terminal(tmp_path, "play", "--mode", "adventure", "--sheet", "3")
    try:
        at.until(b"Copperdale")
        os.write(at.end, b"za\xbf\xf3\xb3\xe6")  # as an old Polish terminal spells it
        at.press(b"?", b"night or day")
        assert b"Traceback" not in at.leave()
        assert at.running.returncode == 0
    finally:
        at.running.kill()
        at.running.wait()
