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


class Damaged(Exception):
    """What is stored of a table is not what was once stored: it cannot be shown."""


class Void(Exception):
    """The key that somebody asked with opens nothing any more: nothing was stored."""


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
    due: int | None = None
    """From when on a process must look after it, bots or clocks, though nobody comes; None: never.
    """


@dataclass(frozen=True, slots=True)
class Event:
    """An event of a table: numbers count from 1 without a gap."""

    number: int
    at: int
    """Milliseconds since 1970."""
    body: str
    """JSON."""
    version: int = 1
    """Of the format of the body; of what was stored before versions were counted it is 1."""


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
class Subscription:
    """A device that gets a Web Push notice when a seat is waited for."""

    table: str
    seat: int
    endpoint: str
    """The address at the browser's push service."""
    p256dh: bytes
    """The device's public key, and its secret: what is sent is encrypted for it."""
    auth: bytes
    language: str
    made: int = field(default_factory=lambda: int(time.time()))
    """Seconds since 1970."""
    due: int | None = None
    """When the next notice, or the next try of it, is due, in milliseconds since 1970."""
    tries: int = 0
    """How often the notice that is due was tried already."""


@dataclass(frozen=True, slots=True)
class Append:
    """What is stored at once or not at all; the first append to a table brings its row."""

    table: str
    after: int
    """The last number that was known when the events were judged; 0 for a new table."""
    events: list[str]
    row: Row | None = None
    keys: list[KeyRow] = field(default_factory=list)
    free_seats: list[int] = field(default_factory=list)
    """Seats whose keys open nothing any more; the keys that come along are new ones."""
    at: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    """When the events happened, in milliseconds since 1970."""
    by: bytes | None = None
    """The SHA-256 of the key that must still open its seat; `Void` if it does not."""
    notices: dict[int, int | None] = field(default_factory=dict)
    """For seats that begin to be waited for when a notice is due; None: no longer waited for."""
    muted: list[int] = field(default_factory=list)
    """Seats whose devices are told nothing any more."""
    version: int = 1
    """Of the format of the events."""

    def __post_init__(self) -> None:
        foreign = [self.row.id] if self.row else []
        foreign += [key.table for key in self.keys]
        if any(table != self.table for table in foreign):
            raise ValueError(f'an append to "{self.table}" brings a row or a key of another table')
