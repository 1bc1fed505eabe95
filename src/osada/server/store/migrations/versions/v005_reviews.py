"""Reviews of finished games, as far as they were made."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "game", name="pk_reviews"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("reviews")
