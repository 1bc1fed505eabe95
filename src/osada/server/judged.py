"""What comes of a wish: the events that would do it."""

from dataclasses import dataclass, field
from typing import Any

from osada.kernel.match import Match
from osada.server import events as e
from osada.server.store import KeyRow


@dataclass(slots=True)
class Judged:
    """Events that would do what somebody wants, and the match as it would stand then."""

    events: list[e.Event]
    match: Match[Any] | None = None
    keys: list[KeyRow] = field(default_factory=list)
    """Keys that come with them."""
    freed: list[int] = field(default_factory=list)
    """Seats whose keys open nothing any more."""
    muted: list[int] = field(default_factory=list)
    """Seats whose devices are told nothing any more."""
