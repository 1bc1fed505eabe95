"""Where a notice may be sent. Addresses come from users: only push services, and never inwards."""

import re
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

KNOWN: Final = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Brave
    "android.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of browsers; what is below these names is theirs, too."""
LONGEST: Final = 1000
_HOST: Final = re.compile(r"([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{0,62}")
_LONGEST_HOST: Final = 253
_PLAIN: Final = re.compile(r"[!-~]+")
_NAT64: Final = ip_network("64:ff9b::/96")
_UNICAST: Final = ip_network("2000::/3")
"""All IPv6 addresses on the Internet so far; others are special, or used inside networks."""


class Refused(Exception):
    """Nothing is sent there."""


def is_host(name: str) -> bool:
    """Whether this is the name of a host, as it is compared here."""
    return len(name) <= _LONGEST_HOST and _HOST.fullmatch(name) is not None


def host_of(endpoint: str, more: Iterable[str] = ()) -> str:
    """The host of an address at a push service; `Refused` if it is not at one of these."""
    if len(endpoint) > LONGEST or not _PLAIN.fullmatch(endpoint):
        raise Refused("the address is not plain")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise Refused("the address could not be understood") from error
    host = parts.hostname or ""
    if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc or parts.fragment:
        raise Refused("the address is not a plain https address")
    if not is_host(host) or not any(_is_below(host, name) for name in (*KNOWN, *more)):
        raise Refused(f"{host[:80]} is not a push service that is known here")
    return host


def _is_below(host: str, name: str) -> bool:
    return host == name or host.endswith(f".{name}")


def is_public(address: str) -> bool:
    """Whether an IP address is somewhere on the Internet, not on this machine or its network."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.sixtofour is not None or found.teredo is not None:
            return False
        inner = found.ipv4_mapped
        if inner is None and found in _NAT64:
            inner = ip_address(int(found) & 0xFFFFFFFF)  # type: ignore[assignment]
        if inner is not None:
            return is_public(str(inner))
        if found not in _UNICAST:
            return False
    return found.is_global and not found.is_multicast
