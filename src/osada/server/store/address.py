"""Where a store is: what a database URL says, and how it may be shown."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from osada.server.store.records import StoreError

_FORMS: Final = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/DATABASE"


@dataclass(frozen=True, slots=True)
class File:
    """SQLite in a file; without a path, in a file that is gone afterwards."""

    path: Path | None
    shown: str


@dataclass(frozen=True, slots=True)
class Server:
    """A database of a PostgreSQL server."""

    url: str
    shown: str


def parse(url: str) -> File | Server:
    """Read a URL; `StoreError` says how one is written."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme == "sqlite":
        return _file(url, rest)
    if separator and scheme in ("postgresql", "postgres"):
        return _server(url)
    raise StoreError(f'"{shown(url)}" is not a database URL; write {_FORMS}.')


def shown(url: str) -> str:
    """As logs and people may see it: without a password, wherever somebody has put it."""
    head, at, place = url.rpartition("@")
    place = place.partition("?")[0]
    if not at:
        return place
    scheme, separator, user = head.partition("://") if "://" in head else ("", "", head)
    if "?" in head:  # in a password before the place, or an @ in one behind it
        return f"{scheme}{separator}..."
    return f"{scheme}{separator}{user.partition(':')[0]}@{place}"


def _file(url: str, rest: str) -> File:
    if not rest:
        return File(None, url)
    if "\0" in rest or "?" in rest:
        raise StoreError(
            f'"{url}" is not a database URL; a file takes no settings: sqlite:///FILE.'
        )
    path = Path(rest[1:]).expanduser()
    if not rest.startswith("/") or not path.name:
        raise StoreError(f'"{url}" names no file; write sqlite:///FILE (three slashes).')
    path = path.resolve()
    return File(path, str(path))


def _server(url: str) -> Server:
    try:
        _ = urlsplit(url).port
    except ValueError as error:
        raise StoreError(
            f'"{shown(url)}" is not a database URL; write {_FORMS}, '
            "and @ : / ? # in a password as %40 %3A %2F %3F %23."
        ) from error
    return Server(url, shown(url))
