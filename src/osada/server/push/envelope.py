"""A message that one device alone can read: RFC 8291, in one record of aes128gcm (RFC 8188)."""

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
"""The size of a record; a message takes one."""
_LAST: Final = b"\x02"
"""Ends the message in the last record; zeros may follow."""
STEP: Final = 256
"""Messages are made up to a multiple of so many bytes: their length tells nothing."""


def is_point(p256dh: bytes) -> bool:
    """Whether these bytes are a public key that something can be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, p256dh)
    except ValueError:
        return False
    return True


def sealed(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    step: int = STEP,
) -> bytes:
    """The message for the device with this public key and secret.

    The key of the sender and the salt are new for each message unless they are given.
    """
    device = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, p256dh)
    own = sender or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    public: bytes = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), device)
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    plain = message + _LAST
    plain += bytes(-len(plain) % step)
    header = salt + _RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    encrypted: bytes = AESGCM(key).encrypt(nonce, plain, None)
    return header + encrypted


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    made: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return made
