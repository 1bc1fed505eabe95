"""A device that can be told something, and push services: as functions, and behind real TLS."""

import asyncio
import json
import os
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from osada.server.push import base64url
from osada.server.push.post import Reply

CURVE = ec.SECP256R1()
SERVICE = "https://fcm.googleapis.com/fcm/send/"


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    found: bytes = key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return found


class Device:
    """A browser with a subscription: it alone can read what is sent to it."""

    def __init__(
        self,
        name: str = "phone",
        private: ec.EllipticCurvePrivateKey | None = None,
        auth: bytes = b"",
    ) -> None:
        self.endpoint = SERVICE + name
        self._private = private or ec.generate_private_key(CURVE)
        self.auth = auth or os.urandom(16)
        self.p256dh = raw(self._private.public_key())

    @property
    def json(self) -> dict[str, str]:
        """As the page tells it to the server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": base64url.written(self.p256dh),
            "auth": base64url.written(self.auth),
        }

    def opened(self, body: bytes) -> bytes:
        """What a body says, by RFC 8188 and RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), key)

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            made: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(secret)
            return made

        secret = derived(shared, self.auth, b"WebPush: info\0" + self.p256dh + sender, 32)
        content = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain: bytes = AESGCM(content).decrypt(nonce, record, None)
        message, mark, _ = plain.rstrip(b"\0").rpartition(b"\2")
        assert mark
        return message

    def read(self, body: bytes) -> dict[str, Any]:
        """The same as data."""
        found: dict[str, Any] = json.loads(self.opened(body))
        return found


def signed_by(authorization: str) -> tuple[str, dict[str, Any]]:
    """Whose signature a VAPID header has, and what it claims; `AssertionError` if it is forged."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(base64url.read(head)) == {"typ": "JWT", "alg": "ES256"}
    numbers = base64url.read(signature)
    r, s = (int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url.read(parts["k"]))
    try:
        key.verify(
            encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
        )
    except InvalidSignature as error:
        raise AssertionError("the token is forged") from error
    return parts["k"], json.loads(base64url.read(claims))


@dataclass
class Service:
    """A push service that takes everything, or answers what it was told to."""

    answers: list[Reply | Exception] = field(default_factory=list)
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    async def __call__(self, endpoint: str, headers: dict[str, str], body: bytes) -> Reply:
        self.got.append((endpoint, headers, body))
        answer = self.answers.pop(0) if self.answers else Reply(201)
        if isinstance(answer, Exception):
            raise answer
        return answer


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server of this name needs, and whoever trusts it."""
    private = ec.generate_private_key(CURVE)
    whose = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(private, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    file = folder / f"{name}.pem"
    file.write_bytes(
        made.public_bytes(pem)
        + private.private_bytes(
            pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    client = ssl.create_default_context(cadata=made.public_bytes(pem).decode())
    return server, client


@asynccontextmanager
async def listening(
    context: ssl.SSLContext, answer: Callable[[bytes], bytes | None]
) -> AsyncIterator[int]:
    """A server at this machine that answers one request; its port. None: it never answers."""
    rest: list[asyncio.StreamWriter] = []

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        rest.append(writer)
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length:")
        )
        said = answer(head + await reader.readexactly(length))
        if said is not None:
            writer.write(said)
            writer.close()

    server = await asyncio.start_server(met, "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        for writer in rest:
            writer.transport.abort()
        server.close()
