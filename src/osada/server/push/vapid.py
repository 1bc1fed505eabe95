"""Who sends the notices: VAPID (RFC 8292), a token signed with the key of this server."""

import json
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from osada.server.push import base64url

_CURVE: Final = ec.SECP256R1()
_BYTES: Final = 32
_GOOD_FOR: Final = 12 * 3600
"""Seconds; push services take no token that is good for more than a day."""


def new_secret() -> bytes:
    """A private key, as it is stored."""
    made: int = ec.generate_private_key(_CURVE).private_numbers().private_value
    return made.to_bytes(_BYTES, "big")


class Vapid:
    """The key of this server, and how it signs."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        self._secret = secret
        self._private = ec.derive_private_key(int.from_bytes(secret, "big"), _CURVE)
        self._contact = contact
        public = self._private.public_key()
        self.key = base64url.written(
            public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )
        """The public key, as browsers want it."""

    def authorization(self, endpoint: str, now: int) -> str:
        """The header of a request to this address, at a time in seconds since 1970."""
        to = urlsplit(endpoint)
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": now + _GOOD_FOR}
        if self._contact:
            claims["sub"] = self._contact
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        unsigned = ".".join(base64url.written(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._private.sign(unsigned.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(_BYTES, "big") + s.to_bytes(_BYTES, "big")
        return f"vapid t={unsigned}.{base64url.written(signature)}, k={self.key}"

    def topic(self, table: str, seat: int) -> str:
        """Names a seat to push services without naming it: a newer notice replaces an older one.

        Tables have short names: without a key whoever knows the topic could try them all.
        """
        named = f"{table} {seat}".encode()
        return base64url.written(
            blake2b(named, digest_size=18, key=self._secret, person=b"osada topic").digest()
        )
