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
    Column("due", BigInteger),
    CheckConstraint("kind IN ('table', 'journal')", name="kind"),
    CheckConstraint("status IN ('waiting', 'running', 'finished')", name="status"),
    Index(None, "status", "public", "changed"),
    Index(None, "due"),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("seal", BigInteger),  # of events that older versions have stored there is none
    Column("version", Integer, nullable=False, server_default="1"),
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

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "endpoint"),
    Index(None, "endpoint"),
    Index(None, "due"),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("game", Integer, nullable=False),  # of a campaign its number; else 0
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "game"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
