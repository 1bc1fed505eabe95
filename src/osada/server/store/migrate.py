"""Bringing a database to the schema of this version of Osada."""

import asyncio
import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select, text

from osada.server.store.database import Database
from osada.server.store.records import StoreError
from osada.server.store.schema import metadata

_ONE_AT_A_TIME = 0x6F73616461
"""The advisory lock of processes that start together on one PostgreSQL."""
_PATIENCE = "2min"
"""So long may a busy machine think between two steps; in a game the database is less patient."""


_ALEMBIC = threading.Lock()
"""Alembic works through globals: one database after the other, whatever thread they are in."""


async def bring_up_to_date(database: Database) -> None:
    """Give a database the schema of this version of Osada; `StoreError` if it has another."""
    while not _ALEMBIC.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        await database.write(upgrade)
    finally:
        _ALEMBIC.release()


def config(connection: Connection) -> Config:
    """Alembic set up for this connection, without a file of its own."""
    made = Config(attributes={"connection": connection})
    folder = str(Path(__file__).parent / "migrations")
    made.set_main_option("script_location", folder.replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date, wholly or not at all."""
    with connection.begin():
        _upgrade(connection)
    if connection.dialect.name == "sqlite":  # once it is ours: what is refused stays as it was
        connection.connection.cursor().execute("PRAGMA journal_mode = WAL")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = '{_PATIENCE}'"))
        connection.execute(select(func.pg_advisory_xact_lock(_ONE_AT_A_TIME)))
    settings = config(connection)
    scripts = ScriptDirectory.from_config(settings)
    known = {script.revision for script in scripts.walk_revisions()}
    current = set(MigrationContext.configure(connection).get_current_heads())
    if not current <= known:
        raise StoreError(
            f"it was written by a newer version of Osada (schema {', '.join(sorted(current))}, "
            f"this version of Osada knows {scripts.get_current_head()}); install that one, or name "
            "another"
        )
    if not current:
        _refuse_foreign(connection)
    if current != set(scripts.get_heads()):
        command.upgrade(settings, "head")


def _refuse_foreign(connection: Connection) -> None:
    """A database with tables that no migration of ours has made is somebody else's."""
    found = set(inspect(connection).get_table_names()) - {"alembic_version"}
    if connection.dialect.name == "postgresql":  # where other programs may have tables too
        found &= metadata.tables.keys()
    if found:
        raise StoreError(
            f'it holds something else already (a table "{min(found)}"); name another database'
        )
