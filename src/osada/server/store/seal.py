"""The seal of an event: it tells whether what is read is what was stored."""

from hashlib import blake2b


def seal(table: str, number: int, at: int, body: str, version: int) -> int:
    """64 bits of a hash over all that an event is, as databases keep numbers."""
    of = f"{at}" if version == 1 else f"{at}\0{version}"  # the first was sealed without its number
    told = f"{table}\0{number}\0{of}\0{body}".encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(told, digest_size=8).digest(), "big", signed=True)
