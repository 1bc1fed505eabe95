"""Where games are kept as they come: in a file that grows line by line, in memory, nowhere."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any, Protocol

from osada.arena.result import GameResult
from osada.arena.results import BadResults, Header, agree, of_lines, reason, scan, whole_lines


class CannotWrite(Exception):
    """The disk does not take the results; says so in one sentence."""


class Store(Protocol):
    """Keeps games."""

    played: set[int]
    """The numbers of the games that it holds already."""

    def append(self, games: Sequence[GameResult]) -> None:
        """Keep some more games."""


class Memory:
    """A store that keeps games in memory only."""

    def __init__(self) -> None:
        self.games: list[GameResult] = []
        self.played: set[int] = set()

    def append(self, games: Sequence[GameResult]) -> None:
        """Keep some more games."""
        self.games += games
        self.played |= {game.game for game in games}


class Nowhere:
    """A store that keeps nothing."""

    def __init__(self) -> None:
        self.played: set[int] = set()

    def append(self, games: Sequence[GameResult]) -> None:
        """Forget some more games."""


class Lines:
    """A store in a file of JSON lines; every game is on the disk before the next is awaited."""

    def __init__(self, path: Path, file: FileIO, played: set[int]) -> None:
        self.path = path
        self.played = played
        self._file = file

    def append(self, games: Sequence[GameResult]) -> None:
        """Write some more games; after `CannotWrite` the file ends with the last whole line."""
        for game in games:
            try:
                self.write(game.as_row())
            except OSError as error:
                raise CannotWrite(
                    f'"{self.path}" takes no more games: {reason(error)}; those already in it are '
                    "safe"
                ) from error
            self.played.add(game.game)

    def write(self, row: Mapping[str, Any]) -> None:
        """Write a line, or nothing and `OSError`."""
        line = json.dumps(row, ensure_ascii=False, separators=(", ", ": ")) + "\n"
        end = self._file.tell()
        rest = memoryview(line.encode())
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            with suppress(OSError):
                self._file.truncate(end)
                self._file.seek(end)
            raise

    def close(self) -> None:
        """Let others use the file."""
        self._file.close()

    def __enter__(self) -> "Lines":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def create(path: Path, head: Header) -> Lines:
    """A new results file with its header; an existing one is never overwritten."""
    file = _opened(path, "x")
    store = Lines(path, file, set())
    try:
        store.write(head.as_row())
    except OSError as error:
        store.close()
        path.unlink(missing_ok=True)
        raise BadResults(f'"{path}" cannot be written: {reason(error)}') from error
    return store


def resume(path: Path, head: Header, each: Callable[[GameResult], None]) -> Lines:
    """An existing file to go on with, cut off after its last whole line; `each` gets its games.

    `BadResults` if it is damaged, or was made by another plan, other rules or another osada.
    """
    agree(path, scan(path)[0], head)
    file = _opened(path, "r+")
    store = Lines(path, file, set())
    try:
        lines = whole_lines(path)
        kept, _ = next(lines)
        for end, game in of_lines(path, head, lines):
            kept = end
            store.played.add(game.game)
            each(game)
        file.truncate(kept)
        file.seek(kept)
    except BaseException:
        store.close()
        raise
    return store


def _opened(path: Path, mode: str) -> FileIO:
    """A file for this run alone; every write reaches the system at once."""
    try:
        file = FileIO(path, mode)
    except FileExistsError as error:
        raise BadResults(
            f'"{path}" is there already; go on with it by --resume, or write elsewhere'
        ) from error
    except OSError as error:
        raise BadResults(f'"{path}" cannot be written: {reason(error)}') from error
    if not _alone(file):
        file.close()
        raise BadResults(f'"{path}" is being written by another run; wait for its end')
    return file


def _alone(file: FileIO) -> bool:
    """Whether no other run has the file, where the system can tell."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True
