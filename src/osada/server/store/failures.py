"""What a database driver says, as one sentence and without anybody's data."""

from typing import Final

from sqlalchemy.exc import DBAPIError

_VALUE: Final = " with text "
"""SQLite says what it cannot read, and then the value itself."""
UNREADABLE: Final = "Could not decode"
"""How SQLite begins then."""


def sentence(what: str, error: Exception) -> str:
    """`The store cannot be read: the disk is full.`"""
    said = reason(error)
    return f"{what}: {said}" if said.endswith("?") else f"{what}: {said}."


def reason(error: BaseException) -> str:
    """What the driver itself says: neither the statement nor its values."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    if isinstance(error, ConnectionRefusedError):
        return "nobody listens there; is PostgreSQL running?"
    if isinstance(error, TimeoutError) and not str(error):
        return "it does not answer"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    lines = str(error).partition(_VALUE)[0].strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
