"""How many files, and so connections, this process may have open."""

from typing import Final

_ENOUGH: Final = 65_536
_UNKNOWN: Final = 1024
"""Where the system does not tell."""


def raised() -> int:
    """Raise the number as far as the system lets us; what it is now."""
    try:
        import resource
    except ImportError:
        return _UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # some systems allow less than they say
            pass
    return _ENOUGH if soft == resource.RLIM_INFINITY else soft
