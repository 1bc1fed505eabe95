"""Keys: 128 random bits that open a seat; storage knows their digests only."""

import secrets
from hashlib import sha256
from typing import Final

from osada.server.store import KeyKind, KeyRow

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for one another."""
_LENGTH: Final = 8


def new_key() -> str:
    """A new key, as it stands in a link."""
    return secrets.token_urlsafe(16)


def digest(key: str) -> bytes:
    """What storage keeps of a key."""
    return sha256(key.encode()).digest()


def row(key: str, table: str, kind: KeyKind, seat: int | None = None) -> KeyRow:
    """What storage keeps of a key and of what it opens."""
    return KeyRow(digest(key), table, kind, seat)


def new_table() -> str:
    """The name of a table, short enough to be read out: `7k2m-q9xd`."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))
    return f"{letters[:4]}-{letters[4:]}"
