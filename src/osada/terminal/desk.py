"""What the terminal must know of a game: how a table of it is laid, shown and agreed on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from osada.bots import UnknownBot, canonical, roster
from osada.kernel.game import Game
from osada.kernel.match import Match
from osada.terminal.plain import Plain
from osada.terminal.seats import PERSON, BadSeats, Seat
from osada.terminal.table import Table
from osada.titles import Title, near, title, titles

if TYPE_CHECKING:
    from textual.screen import Screen

    from osada.terminal.ink import Line
    from osada.terminal.screens.game import GameScreen

Values = list[tuple[str, str]]
"""What can be chosen: a value and its name."""
Agreed = Mapping[str, Any]
"""Options of a game."""
Asked = tuple[list[str], dict[str, Any]]
"""Seats as `human:NAME`, `greedy`, `hard@NAME`, and the options of a game; no seats: ask."""

_PEOPLE = ("me", "human")


@dataclass(frozen=True, slots=True)
class Workshop:
    """What players may bring to a table: decks, in the card game."""

    bringers: Callable[[Game[Any], Agreed, Sequence[str], str], Values]
    """Who may bring something, by what was agreed and what the seats play; with a label."""
    choices: Callable[[Game[Any], Agreed, str, str, Path | None], Values]
    """What one of them may bring, the usual first, as "": saved ones lie in a folder."""
    agreed: Callable[[Game[Any], Agreed, Mapping[str, str], Path | None], Agreed]
    """The options with what they chose."""
    screen: "Callable[[Game[Any], Agreed, str, Path | None], Screen[Any]]"
    """The screen where it is made; its answer goes to `taken`."""
    taken: Callable[[Any], Mapping[str, str]]
    """What the answer of that screen sets among the options of the form, as texts."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A game at a terminal."""

    table: Callable[[Match[Any], Sequence[Seat], str, Path | None, Path | None], Table]
    """A table, in a language, with its file and the file of records."""
    plain: Callable[[Any, Callable[[str], str], Callable[[str], None]], Plain]
    """A table line by line."""
    asked: Callable[[Title, str | None, Mapping[str, Any], bool], Asked]
    """What a command asks for: who plays, and the options said; whether it is to begin anyhow."""
    bot_names: Callable[[Game[Any], Mapping[str, Any], str], list[str]]
    """How bots without a name are called, one for each seat of a game with these options."""
    screen: "Callable[[Any], GameScreen] | None" = None
    """A table on the whole screen; None: there is only the plain one, and no form."""
    help: "Callable[[str], list[Line]] | None" = None
    """The keys and signs of that screen."""
    part_names: "Callable[[Game[Any], Agreed, str, Path | None], tuple[Values, str]] | None" = None
    """What a seat can choose by what was agreed, and what is wrong with the records of it."""
    alone: Callable[[Mapping[str, str]], bool] | None = None
    """Whether a game with these options is mostly played alone; None: people choose."""
    selections: Callable[[Game[Any], str, str], Values] | None = None
    """What an option of several names can be set to, the names joined by commas; by language."""
    most: "Callable[[Game[Any], Agreed], int] | None" = None
    """How many can play by what was agreed; None: as many as a form has lines for."""
    follows: "Callable[[Agreed], Agreed] | None" = None
    """Options that follow from what was agreed."""
    workshop: "Workshop | None" = None
    """What players may make for themselves and bring along."""


def desk(name: str) -> Desk:
    """The desk of a game; `NoDoor` if it has none."""
    found: Desk = title(name).open("terminal")
    return found


def listed(words: str | None) -> list[str]:
    """`a, b` as a list."""
    return [word.strip() for word in words.split(",")] if words else []


def seat(player: str, game: str) -> str:
    """A person, or a bot by code or level; `BadSeats` if it is neither."""
    who, _, name = player.partition(":")
    if who.lower() in _PEOPLE:
        return f"{PERSON}:{name}" if name else PERSON
    code, at, name = player.partition("@")
    who = code.partition(":")[0]
    known = {word for one in titles() for word in (*roster(one).codes, *roster(one).levels)}
    if who.lower() not in known:
        mine = ("me", *roster(game).levels, *roster(game).codes)
        raise BadSeats(f'there is no player "{who}"; {near(who.lower(), mine)}')
    try:
        return canonical(code, game) + at + name
    except UnknownBot as error:
        named = "" if any(map(str.isdigit, code)) else f"; a name goes behind @: {who.lower()}@Ola"
        raise BadSeats(f"{error}{named if ':' in code else ''}") from error


def asked(played: Title, players: str | None, said: Mapping[str, Any], now: bool) -> Asked:
    """Who plays, as said or one person against chance, with the options as they were said."""
    who = listed(players) or ["me", "random"]
    return [seat(player, played.name) for player in who], dict(said)
