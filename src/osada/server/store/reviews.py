"""Reviews beside the games that they are of."""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select

from osada.server.store.schema import reviews
from osada.server.store.transaction import through


def wanted(table: str, game: int) -> Select[Any]:
    """What is stored of one."""
    return select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.game == game)


def put(connection: Connection, table: str, game: int, body: bytes) -> None:
    """Store one in place of another."""

    def work() -> None:
        connection.execute(
            delete(reviews).where(reviews.c.table_id == table, reviews.c.game == game)
        )
        connection.execute(insert(reviews).values(table_id=table, game=game, body=body))

    through(connection, work)
