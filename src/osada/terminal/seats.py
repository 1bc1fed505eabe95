"""Who sits at the table: people by name, bots by code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from osada.bots import canonical
from osada.terminal.words import say

PERSON: Final = "human"


class BadSeats(ValueError):
    """Seats that cannot be taken, in one sentence."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits somewhere: a person, or a bot."""

    name: str
    bot: str = ""
    """The code or level of a bot, "" for a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return not self.bot


def seats(codes: Sequence[str], bot_names: Sequence[str], language: str, game: str) -> list[Seat]:
    """Seats from `human:Ola`, `hard`, `mcts:200ms@Jan`; who has no name is given one."""
    found: list[Seat] = []
    people = sum(code.partition(":")[0] == PERSON for code in codes)
    for at, (code, bot_name) in enumerate(zip(codes, bot_names, strict=True)):
        kind, _, name = code.partition(":")
        if kind == PERSON:
            name = " ".join(name.split())
            nameless = (
                say(language, "one-player") if people == 1 else say(language, "player", n=at + 1)
            )
            found.append(Seat(name or nameless))
        else:
            kind, _, name = code.partition("@")
            found.append(Seat(" ".join(name.split()) or bot_name, canonical(kind, game)))
    names = [seat.name for seat in found]
    for name in names:
        if names.count(name) > 1:
            raise BadSeats(say(language, "same-name", name=name))
    return found
