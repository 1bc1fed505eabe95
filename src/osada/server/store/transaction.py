"""One transaction: the appends that fit are written, everybody gets a verdict, then COMMIT."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from osada.server.store.batch import Batch
from osada.server.store.failures import sentence
from osada.server.store.records import Append, Conflict, StoreError
from osada.server.store.schema import events, keys, tables

Verdict = Conflict | StoreError | None
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
_TELL: Final = text("SELECT pg_notify('osada', told) FROM unnest(CAST(:told AS text[])) AS told")


class Failed(StoreError):
    """Nothing was written: something in the batch cannot be."""


class Unsure(StoreError):
    """COMMIT failed: it may have been written."""


def commit(connection: Connection, appends: Sequence[Append], name: str | None) -> list[Verdict]:
    """Write what fits and commit it; on PostgreSQL others hear of it under this process's name."""
    transaction = connection.begin()
    try:
        verdicts = _write(connection, appends, name)
    except Exception as error:
        connection.invalidate()
        raise Failed(sentence("The store cannot be written", error)) from error
    try:
        transaction.commit()
    except Exception as error:
        connection.invalidate()
        raise Unsure(sentence("The store cannot be written", error)) from error
    return verdicts


def _write(connection: Connection, appends: Sequence[Append], name: str | None) -> list[Verdict]:
    """The tables stay locked until COMMIT, so no other process slips in between."""
    stored = connection.execute(
        select(tables.c.id, tables.c.last)
        .where(tables.c.id.in_(sorted({append.table for append in appends})))
        .order_by(tables.c.id)
        .with_for_update()
    )
    batch = Batch({row.id: row.last for row in stored})
    verdicts = [batch.add(append) for append in appends]
    for statement, values in (
        (_NEW_ROW, batch.new_rows()),
        (_CHANGED_ROW, batch.changed_rows()),
        (_CHANGED_ROW, batch.grown_rows()),
        (_NEW_EVENT, batch.events),
        (_FREED_SEAT, batch.freed_seats()),
        (_NEW_KEY, batch.new_keys()),
    ):
        if values:
            connection.execute(statement, values)
    if name is not None and batch.grown:
        told = [f"{name} {table} {batch.last[table]}" for table in sorted(batch.grown)]
        connection.execute(_TELL, {"told": told})
    return verdicts
