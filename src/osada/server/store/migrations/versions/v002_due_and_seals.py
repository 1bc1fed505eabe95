"""When a table needs somebody to look after it, and the seals of events."""

import json

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add both; tables that run get what their rows tell, events stored before have no seal."""
    op.add_column("events", sa.Column("seal", sa.BigInteger()))
    op.add_column("tables", sa.Column("due", sa.BigInteger()))
    op.create_index(op.f("ix_tables_due"), "tables", ["due"])
    tables = sa.table(
        "tables", *map(sa.column, ("id", "kind", "status", "changed", "summary", "due"))
    )
    running = sa.select(tables.c.id, tables.c.changed, tables.c.summary).where(
        tables.c.status == "running", tables.c.kind == "table"
    )
    connection = op.get_bind()
    for id, changed, summary in connection.execute(running).all():
        due = _due(changed, summary)
        connection.execute(sa.update(tables).where(tables.c.id == id).values(due=due))


def _due(changed: int, summary: str) -> int | None:
    """Where bots are asked at once; where a clock runs not before its time for a move is over.

    A row that cannot be read is looked at, too.
    """
    try:
        info = json.loads(summary)
        asked = [info["seats"][seat] for seat in info.get("turn", [])]
        if len(info["seats"]) > 1 and any(seat.get("bot") for seat in asked):
            return changed
        clock = info.get("clock")
        return changed + int(clock["move"]) if clock and asked else None
    except (ValueError, LookupError, TypeError, AttributeError):
        return changed


def downgrade() -> None:
    """Drop both."""
    op.drop_index(op.f("ix_tables_due"), "tables")
    op.drop_column("tables", "due")
    op.drop_column("events", "seal")
