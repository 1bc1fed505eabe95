"""Tables to store."""

from dataclasses import replace
from typing import Any

from osada.server.store import Append, KeyRow, Row, Store


def row(table: str, **changes: Any) -> Row:
    """What a list shows of a table."""
    plain = Row(table, "table", "running", True, "Friday", 1_700_000_000, 1_700_000_000, "{}")
    return replace(plain, **changes)


async def found(store: Store, table: str, events: int = 1, **changes: Any) -> None:
    """Store a new table with so many events: "1", "2" ..."""
    bodies = [str(number) for number in range(1, events + 1)]
    await store.append(Append(table, 0, bodies, row(table, **changes)))


async def add_key(store: Store, key: KeyRow) -> None:
    """Store one more key to a table."""
    await store.append(Append(key.table, len(await store.events(key.table)), [], keys=[key]))


async def bodies(store: Store, table: str) -> list[str]:
    """The events of a table, whose numbers must count from 1 without a gap."""
    events = await store.events(table)
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    return [event.body for event in events]
