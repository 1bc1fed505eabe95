"""Devices that are told when it is somebody's turn: one transaction for each thing done."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from osada.server.store.records import Subscription, Void
from osada.server.store.schema import keys, secrets, subscriptions, tables
from osada.server.store.transaction import through

ROW = [subscriptions.c["table_id" if name == "table" else name] for name in Subscription.__slots__]
_IF_NEW: Final[dict[str, Executable]] = {
    "sqlite": sqlite.insert(secrets).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(secrets).on_conflict_do_nothing(),
}


def _one(device: Subscription) -> tuple[Any, ...]:
    return (
        subscriptions.c.table_id == device.table,
        subscriptions.c.seat == device.seat,
        subscriptions.c.endpoint == device.endpoint,
    )


def subscribe(connection: Connection, device: Subscription, by: bytes, most: int) -> None:
    """Remember a device of a seat, the oldest of too many no longer.

    `Void` if the key that somebody asks with opens nothing any more, or the game is over.
    """

    def work() -> bool:
        table = connection.execute(
            select(tables.c.status).where(tables.c.id == device.table).with_for_update()
        ).one_or_none()
        key = connection.execute(
            select(keys.c.digest).where(
                keys.c.digest == by,
                keys.c.table_id == device.table,
                keys.c.seat == device.seat,
            )
        ).one_or_none()
        if table is None or table.status == "finished" or key is None:
            return False
        before = connection.execute(
            select(subscriptions.c.due, subscriptions.c.tries).where(*_one(device))
        ).one_or_none()
        connection.execute(delete(subscriptions).where(*_one(device)))
        connection.execute(
            insert(subscriptions).values(
                table_id=device.table,
                seat=device.seat,
                endpoint=device.endpoint,
                p256dh=device.p256dh,
                auth=device.auth,
                language=device.language,
                made=device.made,
                due=None if before is None else before.due,
                tries=0 if before is None else before.tries,
            )
        )
        theirs = (subscriptions.c.table_id == device.table, subscriptions.c.seat == device.seat)
        known = connection.execute(
            select(subscriptions.c.endpoint)
            .where(*theirs, subscriptions.c.endpoint != device.endpoint)
            .order_by(subscriptions.c.made.desc(), subscriptions.c.endpoint)
        )
        old = [row.endpoint for row in known][most - 1 :]
        connection.execute(delete(subscriptions).where(*theirs, subscriptions.c.endpoint.in_(old)))
        return True

    if not through(connection, work):
        raise Void(f'table "{device.table}" tells this device nothing')


def unsubscribe(connection: Connection, table: str, seat: int, endpoint: str) -> None:
    """Forget one device of a seat."""
    gone = delete(subscriptions).where(
        subscriptions.c.table_id == table,
        subscriptions.c.seat == seat,
        subscriptions.c.endpoint == endpoint,
    )
    through(connection, lambda: connection.execute(gone))


def shown(connection: Connection, table: str, seat: int, endpoint: str) -> None:
    """A device needs no notice of this wait."""
    told = (
        update(subscriptions)
        .where(
            subscriptions.c.table_id == table,
            subscriptions.c.seat == seat,
            subscriptions.c.endpoint == endpoint,
        )
        .values(due=None, tries=0)
    )
    through(connection, lambda: connection.execute(told))


def forget(connection: Connection, endpoint: str) -> None:
    """Forget a device at all tables."""
    gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
    through(connection, lambda: connection.execute(gone))


def put_off(connection: Connection, device: Subscription, due: int | None, tries: int) -> bool:
    """Set when its notice is due next, None for no notice; False if another process was quicker,
    or nobody is waited for any more.
    """
    changed = (
        update(subscriptions)
        .where(*_one(device), subscriptions.c.due == device.due)
        .values(due=due, tries=tries)
    )
    return through(connection, lambda: connection.execute(changed).rowcount == 1)


def secret(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """A secret of this server, made when it is first asked for; all processes get the same."""
    stored = select(secrets.c.value).where(secrets.c.name == name)

    def work() -> bytes:
        connection.execute(_IF_NEW[connection.dialect.name], {"name": name, "value": make()})
        found: bytes = connection.execute(stored).scalar_one()
        return found

    return through(connection, work)
