"""The tables of the database; `migrations` makes them, and a test holds that both say the same."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Column("last", Integer, nullable=False),  # the number of the last event
    CheckConstraint("kind IN ('table', 'journal')", name="kind"),
    CheckConstraint("status IN ('waiting', 'running', 'finished')", name="status"),
    Index(None, "status", "public", "changed"),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("made", BigInteger, nullable=False),
    CheckConstraint("kind IN ('seat', 'invite', 'watch')", name="kind"),
    Index(None, "table_id"),
)
