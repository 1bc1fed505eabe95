"""What `osada serve` was told."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.7
    """Seconds that a bot takes at least where somebody watches: its moves can be followed.

    After a person's move that could be taken back it takes twice as long.
    """
    tables_per_minute: int = 30
    """New tables, joins and uploads from one address."""
    messages_per_second: int = 15
    """From one socket, over some time."""
    most_tables: int = 20_000
    """Tables in memory."""
    origins: tuple[str, ...] = field(default=())
    """Other origins whose pages may connect, as `https://osada.example`."""
    behind_proxy: bool = False
    """Whether the address of a client is told by a proxy."""
    push: bool = True
    """Whether devices are told when it is somebody's turn."""
    push_contact: str = ""
    """Whom a push service can ask about it: `mailto:` or `https:`."""
    push_hosts: tuple[str, ...] = field(default=())
    """Push services beside those of the usual browsers."""
    push_delay: float = 30.0
    """Seconds from the beginning of somebody's turn until their devices are told."""
