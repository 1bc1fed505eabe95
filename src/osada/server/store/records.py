"""What goes into the store and comes out of it."""

import time
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["table", "journal"]
Status = Literal["waiting", "running", "finished"]
KeyKind = Literal["seat", "invite", "watch"]


class StoreError(Exception):
    """The store cannot do it now; says why in one sentence.

    After an append it means: perhaps not stored. Who wants to go on reads on from the last number.
    """


class Conflict(Exception):
    """Somebody else has appended in the meantime: read on from the last number and judge anew."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table as lists show it."""

    id: str
    kind: Kind
    status: Status
    public: bool
    title: str
    made: int
    """Seconds since 1970, as `changed`."""
    changed: int
    summary: str
    """JSON."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event of a table: numbers count from 1 without a gap."""

    number: int
    at: int
    """Milliseconds since 1970."""
    body: str
    """JSON."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What a key opens; the key itself is known to its holder only."""

    digest: bytes
    """SHA-256 of the key."""
    table: str
    kind: KeyKind
    seat: int | None = None
    made: int = field(default_factory=lambda: int(time.time()))
    """Seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Append:
    """What is stored at once or not at all; the first append to a table brings its row."""

    table: str
    after: int | None
    """The last number that was known when the events were judged; 0 for a new table, None where
    it does not matter because there are no events."""
    events: list[str]
    row: Row | None = None
    keys: list[KeyRow] = field(default_factory=list)
    free_seats: list[int] = field(default_factory=list)
    """Seats whose keys open nothing any more; the keys that come along are new ones."""
    at: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    """When the events happened, in milliseconds since 1970."""

    def __post_init__(self) -> None:
        if self.after is None and self.events:
            raise ValueError("events need the number that they come after")
        foreign = [self.row.id] if self.row else []
        foreign += [key.table for key in self.keys]
        if any(table != self.table for table in foreign):
            raise ValueError(f'an append to "{self.table}" brings a row or a key of another table')
