"""One transaction: the appends that fit are written, everybody gets a verdict, then COMMIT."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from osada.server.store.batch import Batch
from osada.server.store.database import T
from osada.server.store.failures import sentence
from osada.server.store.records import Append, Conflict, StoreError, Void
from osada.server.store.schema import events, keys, subscriptions, tables

Verdict = Conflict | StoreError | Void | None
"""What becomes of an append: None when it is committed."""

_NEW_ROW: Final = insert(tables)
_CHANGED_ROW: Final = update(tables).where(tables.c.id == bindparam("the_table"))
_NEW_EVENT: Final = insert(events)
_NEW_KEY: Final = insert(keys)
_FREED_SEAT: Final = delete(keys).where(
    keys.c.table_id == bindparam("the_table"),
    keys.c.kind == "seat",
    keys.c.seat == bindparam("the_seat"),
)
_DEVICES_OF_SEAT: Final = (
    subscriptions.c.table_id == bindparam("the_table"),
    subscriptions.c.seat == bindparam("the_seat"),
)
_MUTED_SEAT: Final = delete(subscriptions).where(*_DEVICES_OF_SEAT)
_MUTED_TABLE: Final = delete(subscriptions).where(_DEVICES_OF_SEAT[0])
_AWAITED_SEAT: Final = update(subscriptions).where(*_DEVICES_OF_SEAT)
_CLEARED: Final = 500
"""Tables that are taken away at once."""
_BEAT: Final = text("UPDATE alembic_version SET version_num = version_num")
_TELL: Final = text("SELECT pg_notify('osada', told) FROM unnest(CAST(:told AS text[])) AS told")


class Failed(StoreError):
    """Nothing was written: something in the batch cannot be."""


class Unsure(StoreError):
    """COMMIT failed: it may have been written."""


def commit(connection: Connection, appends: Sequence[Append], name: str | None) -> list[Verdict]:
    """Write what fits and commit it; on PostgreSQL others hear of it under this process's name."""
    return through(connection, lambda: _write(connection, appends, name))


def beat(connection: Connection) -> None:
    """Write something that changes nothing: a sign of life."""
    through(connection, lambda: connection.execute(_BEAT))


def clear(connection: Connection, before: int, keep: Collection[str]) -> int:
    """Take some tables away on which no game has begun and nothing has changed since a time."""

    def work() -> int:
        unused = (
            select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.changed < before)
            .order_by(tables.c.changed)
            .limit(_CLEARED)
            .with_for_update()
        )
        found = [row.id for row in connection.execute(unused) if row.id not in keep]
        for table in (keys, subscriptions, events):
            connection.execute(delete(table).where(table.c.table_id.in_(found)))
        connection.execute(delete(tables).where(tables.c.id.in_(found)))
        return len(found)

    return through(connection, work)


def through(connection: Connection, work: Callable[[], T]) -> T:
    """Work in a transaction; a connection on which anything fails is not used again.

    Where a file could not be written for a moment it was opened for reading only, and would stay
    so for good.
    """
    try:
        transaction = connection.begin()
    except Exception:
        connection.invalidate()
        raise
    try:
        done = work()
    except Exception as error:
        connection.invalidate()
        raise Failed(sentence("The store cannot be written", error)) from error
    try:
        transaction.commit()
    except Exception as error:
        connection.invalidate()
        raise Unsure(sentence("The store cannot be written", error)) from error
    return done


def _held(connection: Connection, appends: Sequence[Append]) -> dict[bytes, tuple[str, int | None]]:
    """The keys that are asked with, as far as they are there."""
    asked = [append.by for append in appends if append.by is not None]
    if not asked:
        return {}
    found = connection.execute(
        select(keys.c.digest, keys.c.table_id, keys.c.seat).where(keys.c.digest.in_(asked))
    )
    return {row.digest: (row.table_id, row.seat) for row in found}


def _write(connection: Connection, appends: Sequence[Append], name: str | None) -> list[Verdict]:
    """The tables stay locked until COMMIT, so no other process slips in between."""
    stored = connection.execute(
        select(tables.c.id, tables.c.last)
        .where(tables.c.id.in_(sorted({append.table for append in appends})))
        .order_by(tables.c.id)
        .with_for_update()
    )
    batch = Batch({row.id: row.last for row in stored}, _held(connection, appends))
    verdicts = [batch.add(append) for append in appends]
    for statement, values in (
        (_NEW_ROW, batch.new_rows()),
        (_CHANGED_ROW, batch.changed_rows()),
        (_CHANGED_ROW, batch.grown_rows()),
        (_NEW_EVENT, batch.events),
        (_FREED_SEAT, batch.freed_seats()),
        (_NEW_KEY, batch.new_keys()),
        (_MUTED_SEAT, batch.muted_seats()),
        (_MUTED_TABLE, batch.muted_tables()),
        (_AWAITED_SEAT, batch.awaited_seats()),
    ):
        if values:
            connection.execute(statement, values)
    if name is not None and batch.grown:
        told = [f"{name} {table} {batch.last[table]}" for table in sorted(batch.grown)]
        connection.execute(_TELL, {"told": told})
    return verdicts
