"""Files that are saved whole or not at all, and where a user's own ones lie."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

LONGEST: Final = 4_000_000
"""Bytes of a text that is read at once."""


def data_folder() -> Path:
    """Where a program keeps what its user makes."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "osada"


def cache_folder() -> Path:
    """Where a program keeps what it can make again."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "osada"
    if os.name == "nt":
        return data_folder() / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "osada"


def read_text(path: Path) -> str:
    """A text that somebody wrote; an `OSError` for pipes, devices and what is far too long."""
    found = path.stat()
    if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        raise OSError(0, "it is not an ordinary file")
    if found.st_size > LONGEST:
        raise OSError(0, f"it is longer than {LONGEST:,} bytes")
    return path.read_text("utf-8-sig")


def write_whole(path: Path, text: str | bytes) -> None:
    """Write beside the file, then rename; after an `OSError` the old file is as it was."""
    target = path.resolve()
    mode = _mode(target)
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(beside, "xb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            beside.chmod(mode)
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    _sync(target.parent)


def _mode(target: Path) -> int | None:
    """The permissions of a file that is there already; only an ordinary file is replaced."""
    try:
        found = target.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found):
        raise OSError(0, "it is not an ordinary file")
    if not os.access(target, os.W_OK):
        raise PermissionError(0, "it is write-protected")
    return stat.S_IMODE(found)


def _sync(folder: Path) -> None:
    """Let the new name reach the disk too, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
