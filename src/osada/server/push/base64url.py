"""Bytes as Web Push writes them: base64 for addresses, without padding."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def written(raw: bytes) -> str:
    """Bytes in letters."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Letters as bytes; `ValueError` if they are not base64."""
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
