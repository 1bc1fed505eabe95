"""Being asked to end: what was played is kept and shown, as after Ctrl-C."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final

INTERRUPTED: Final = 130
"""The exit code of a run that was stopped."""


@contextmanager
def terminable() -> Iterator[None]:
    """Meanwhile SIGTERM is like Ctrl-C: a `KeyboardInterrupt`."""
    if current_thread() is not main_thread():  # no other may listen to signals
        yield
        return

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
