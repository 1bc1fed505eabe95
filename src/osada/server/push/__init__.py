"""Web Push: telling a device that it is somebody's turn, though no page is open.

Cryptography is the library's (the extra `push`); without it the server sends no notices.
"""

from importlib.util import find_spec


def is_installed() -> bool:
    """Whether this version of Osada can encrypt."""
    return find_spec("cryptography") is not None
