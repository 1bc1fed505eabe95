"""Tables, events and keys."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.CheckConstraint("kind IN ('table', 'journal')", name=op.f("ck_tables_kind")),
        sa.CheckConstraint(
            "status IN ('waiting', 'running', 'finished')", name=op.f("ck_tables_status")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        op.f("ix_tables_status_public_changed"), "tables", ["status", "public", "changed"]
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_events_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_events")),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('seat', 'invite', 'watch')", name=op.f("ck_keys_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_keys_table_id_tables")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_keys")),
    )
    op.create_index(op.f("ix_keys_table_id"), "keys", ["table_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("keys")
    op.drop_table("events")
    op.drop_table("tables")
