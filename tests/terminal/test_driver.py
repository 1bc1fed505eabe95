"""The game in a real terminal that sends what is not text."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

PATIENCE = 60


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

    def rest(self) -> bytes:
        """All that is shown until the program ends."""
        while select.select([self.end], [], [], PATIENCE)[0]:
            try:
                read = os.read(self.end, 65536)
            except OSError:  # Linux says so when the other end is closed
                break
            if not read:
                break
            self.shown += read
        os.close(self.end)
        return self.shown


def test_bytes_that_are_no_text_do_not_end_the_game(tmp_path: Path) -> None:
    at = Terminal(tmp_path, "play", "--mode", "adventure", "--sheet", "3")
    try:
        at.until(b"Copperdale")
        os.write(at.end, b"za\xbf\xf3\xb3\xe6")  # as an old Polish terminal spells it
        at.shown = b""
        time.sleep(0.5)  # what comes in one go with garbage is passed over too
        os.write(at.end, b"?")
        at.until(b"undo")
        os.write(at.end, b"\x11")  # Ctrl-Q
        assert b"Traceback" not in at.rest()
        assert at.running.wait(PATIENCE) == 0
    finally:
        at.running.kill()
        at.running.wait()
