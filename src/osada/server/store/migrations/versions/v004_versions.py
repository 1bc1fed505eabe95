"""The version of each event's format."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add it; whatever is there has version 1."""
    op.add_column("events", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("events", "version")
