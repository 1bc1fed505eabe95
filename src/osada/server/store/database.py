"""What the store asks of a database: to read, and to write on one connection."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Select

T = TypeVar("T")


class Database(Protocol):
    """SQLite or PostgreSQL; whatever the driver raises comes through."""

    async def read(self, wanted: Select[Any]) -> Sequence[Any]:
        """The rows that are there now."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work on the one connection that writes; the work begins and commits."""

    async def check(self) -> None:
        """`StoreError` where it is plain that nothing can be written."""

    async def close(self) -> None:
        """Let go of all connections."""
