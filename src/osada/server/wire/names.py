"""What is named all over the wire: games, goods, seats, people, keys."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta

from osada import Language as Language
from osada.server import agreed

if TYPE_CHECKING:
    GameName = str
else:
    GameName = agreed.GameName

MOST_SEATS: Final = 5
"""As many as any game lets play; each game says how many can."""
Zone = Literal["hand", "offer", "empire", "deals", "foundations"]
Level = Literal["easy", "normal", "hard", "expert", "master"]
Speed = Literal["slow", "normal", "fast", "at-once"]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=40)]
Choice = Annotated[str, Meta(max_length=40)]
"""A faction or a sheet."""
Lines = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=200)]
"""The lines of a deck file."""
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits."""
Id = Annotated[int, Meta(ge=0, le=2**31)]
