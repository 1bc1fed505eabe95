"""Where results are kept, by the name of a file: JSON lines, or Parquet made of them at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from osada.arena import parquet
from osada.arena.result import GameResult
from osada.arena.results import BadResults, Header, agree, reason, scan
from osada.arena.store import CannotWrite, Memory, Nowhere, Store, create, resume

_COLUMNS: Final = ".parquet"


@dataclass(frozen=True, slots=True)
class Keep:
    """A file that was asked for, and whether it is gone on with."""

    out: Path | None
    resume: bool = False

    @property
    def columns(self) -> bool:
        """Whether Parquet was asked for."""
        return self.out is not None and self.out.suffix == _COLUMNS

    @property
    def file(self) -> Path:
        """The file that holds games now: the lines beside a Parquet file until that is written."""
        if self.out is None:
            raise ValueError("nothing is kept")
        if self.columns and not self.out.exists():
            return self.out.with_suffix(".jsonl")
        return self.out


@contextmanager
def kept(keep: Keep, head: Header, each: Callable[[GameResult], None]) -> Iterator[Store]:
    """A store for a run; `each` gets the games that are there already.

    `BadResults` before anything is played if the file cannot be used, `CannotWrite` if it cannot
    be written; nothing is ever overwritten.
    """
    if keep.out is None:
        yield Nowhere()
        return
    if keep.columns:
        parquet.check()
    if keep.columns and keep.out.exists() and keep.resume:
        yield _whole(keep.out, head, each)
        return
    if not keep.resume and keep.out.exists():
        raise BadResults(
            f'"{keep.out}" is there already; go on with it by --resume, or write elsewhere'
        )
    store = resume(keep.file, head, each) if keep.resume else create(keep.file, head)
    with store:
        yield store
        if keep.columns:
            _to_columns(store.path, keep.out)


def _whole(out: Path, head: Header, each: Callable[[GameResult], None]) -> Store:
    """A finished Parquet file: nothing is left to play."""
    old, games = scan(out)
    agree(out, old, head)
    store = Memory()
    for game in games:
        store.played.add(game.game)
        each(game)
    return store


def _to_columns(lines: Path, out: Path) -> None:
    """Write the Parquet file; only then the lines go."""
    head, games = scan(lines)
    try:
        parquet.write(out, head.as_row(), head.kind, games)
    except OSError as error:
        raise CannotWrite(
            f'"{out}" cannot be written: {reason(error)}; all games are safe in "{lines}"'
        ) from error
    lines.unlink()
