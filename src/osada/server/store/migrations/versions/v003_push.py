"""Devices that are told when it is somebody's turn, and the secrets of this server."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_subscriptions_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "endpoint", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_endpoint"), "subscriptions", ["endpoint"])
    op.create_index(op.f("ix_subscriptions_due"), "subscriptions", ["due"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("secrets")
    op.drop_table("subscriptions")
