"""Who sits at the table: people by name, bots by code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from osada.bots import canonical
from osada.settlers.catalogue import Catalogue
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


def seats(
    codes: Sequence[str], factions: Sequence[str], cards: Catalogue, language: str
) -> list[Seat]:
    """Seats from `human:Ola`, `hard`, `mcts:200ms@Jan`; who has no name is given one."""
    if len(codes) != len(factions):
        raise BadSeats(say(language, "seats-and-factions", seats=len(codes), n=len(factions)))
    found: list[Seat] = []
    people = sum(code.partition(":")[0] == PERSON for code in codes)
    for at, (code, slug) in enumerate(zip(codes, factions, strict=True)):
        kind, _, name = code.partition(":")
        if kind == PERSON:
            name = " ".join(name.split())
            nameless = (
                say(language, "one-player") if people == 1 else say(language, "player", n=at + 1)
            )
            found.append(Seat(name or nameless))
        else:
            kind, _, name = code.partition("@")
            name = " ".join(name.split())
            faction = cards.factions[cards.index(slug)].name(language)
            found.append(Seat(name or say(language, "bot-name", faction=faction), canonical(kind)))
    names = [seat.name for seat in found]
    for name in names:
        if names.count(name) > 1:
            raise BadSeats(say(language, "same-name", name=name))
    return found
