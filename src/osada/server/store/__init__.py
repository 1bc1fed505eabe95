"""Where tables live, in SQLite or PostgreSQL: streams of events, rows for lists, keys."""

from osada.server.store.records import (
    Append,
    Conflict,
    Damaged,
    Event,
    KeyKind,
    KeyRow,
    Kind,
    Row,
    Status,
    StoreError,
    Subscription,
    Void,
)
from osada.server.store.store import Store

__all__ = [
    "Append",
    "Conflict",
    "Damaged",
    "Event",
    "KeyKind",
    "KeyRow",
    "Kind",
    "Row",
    "Status",
    "Store",
    "StoreError",
    "Subscription",
    "Void",
]
