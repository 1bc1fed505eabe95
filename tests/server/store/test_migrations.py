"""The schema grows by migrations, up and down, on both databases."""

from collections.abc import AsyncIterator

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from osada.server.store import Store, StoreError, address, migrate, postgres, sqlite
from osada.server.store.database import Database
from osada.server.store.schema import metadata
from tests.server.store.tables import found


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An empty database, without a store."""
    place = address.parse(url)
    opened: Database
    if isinstance(place, address.File):
        assert place.path is not None
        opened = sqlite.File(place.path)
    else:
        opened = postgres.Server(place.url)
    yield opened
    await opened.close()


def names(connection: Connection) -> set[str]:
    """The tables that are there."""
    return set(inspect(connection).get_table_names())


def executed(connection: Connection, statement: str) -> None:
    """A statement in a transaction of its own."""
    with connection.begin():
        connection.execute(text(statement))


async def test_migrations_make_the_schema_that_the_code_speaks_of(database: Database) -> None:
    await database.write(migrate.upgrade)
    different = await database.write(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert different == []


async def test_every_migration_goes_down_and_up_again(database: Database) -> None:
    def down(connection: Connection) -> None:
        with connection.begin():
            command.downgrade(migrate.config(connection), "base")

    await database.write(migrate.upgrade)
    await database.write(down)
    assert await database.write(names) == {"alembic_version"}
    await database.write(migrate.upgrade)
    assert await database.write(names) == {"alembic_version", *metadata.tables}


async def test_an_upgrade_that_fails_leaves_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = command.upgrade

    def half(*words: object) -> None:
        whole(*words)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", half)
    with pytest.raises(KeyboardInterrupt):
        await database.write(migrate.upgrade)
    assert await database.write(names) == set()


async def test_a_newer_schema_is_left_alone(database: Database) -> None:
    await database.write(migrate.upgrade)
    await database.write(
        lambda connection: executed(connection, "UPDATE alembic_version SET version_num = 'x99'")
    )
    with pytest.raises(
        StoreError, match=r"written by a newer version of Osada \(schema x99, this version of Osada"
    ):
        await database.write(migrate.upgrade)
    assert await database.write(names) == {"alembic_version", *metadata.tables}


async def test_a_store_of_a_newer_osada_does_not_open(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await found(store, "a")
    await store.close()
    server = postgres.Server(postgres_url)
    await server.write(
        lambda connection: executed(connection, "UPDATE alembic_version SET version_num = 'x99'")
    )
    await server.close()
    with pytest.raises(StoreError) as told:
        await Store.open(postgres_url)
    assert str(told.value) == (
        f"The database {postgres_url} cannot be used: it was written by a newer version of "
        "Osada (schema x99, this version of Osada knows 5); install that one, or name another."
    )


async def test_tables_of_somebody_else_are_left_alone(database: Database) -> None:
    await database.write(
        lambda connection: executed(connection, "CREATE TABLE events (concert TEXT)")
    )
    with pytest.raises(StoreError, match=r'holds something else already \(a table "events"'):
        await database.write(migrate.upgrade)
    assert await database.write(names) == {"events"}


async def test_lists_are_read_from_an_index(database: Database) -> None:
    """However many games are over, the lobby is found quickly."""
    wanted = (
        "SELECT id FROM tables WHERE public = true AND status = 'waiting' "
        "ORDER BY changed DESC LIMIT 50"
    )

    def plan(connection: Connection) -> str:
        with connection.begin():
            if connection.dialect.name == "sqlite":
                return str(connection.execute(text(f"EXPLAIN QUERY PLAN {wanted}")).all())
            connection.execute(text("SET LOCAL enable_seqscan = off"))
            return str(connection.execute(text(f"EXPLAIN {wanted}")).all())

    await database.write(migrate.upgrade)
    planned = await database.write(plan)
    assert "ix_tables_status_public_changed" in planned
    assert "Sort" not in planned
    assert "ORDER BY" not in planned


async def test_a_busy_machine_may_take_its_time_over_the_schema(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere the database soon gives up a process that stands still in mid-transaction."""
    upgrade = command.upgrade
    shown: list[str] = []

    def patience(connection: Connection) -> None:
        asked = connection.execute(text("SHOW idle_in_transaction_session_timeout"))
        shown.append(asked.scalar_one())

    def upgraded(settings: Config, to: str) -> None:
        upgrade(settings, to)
        patience(settings.attributes["connection"])

    monkeypatch.setattr(command, "upgrade", upgraded)
    place = address.parse(postgres_url)
    assert isinstance(place, address.Server)
    server = postgres.Server(place.url)
    await server.write(migrate.upgrade)
    await server.write(patience)
    await server.close()
    assert shown == ["2min", "10s"]
