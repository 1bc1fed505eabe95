"""Boxes: folders of card files, which a match adds to the base game.

The house's boxes are the folders beside this file. Other packages name theirs under the entry
point `osada.boxes`: what the box is called, and the package whose folder it is. `about.box` tells

    name: Imperial Settlers | Osadnicy | Osadníci
    files: common, rome       their order; all there are, by name, if it is not said
    seats: 4                  how many can play, if the box lets more play than the others
    asks: five_players        the option without which so many cannot play
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from osada import LANGUAGES
from osada.names import EXAMPLE, UNNAMED, Names, read_names
from osada.settlers.catalogue.reader import BASE, CatalogueError, Problem
from osada.settlers.state import MOST_SEATS
from osada.settlers.unplayable import Unplayable
from osada.titles import near

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP: Final = "osada.boxes"
ABOUT: Final = "about.box"
_WORDS: Final = ("name", "files", "seats", "asks")
_CLAUSE: Final = "DECK-13"
CAMPAIGN: Final = "campaign"
"""A box that nobody chooses: its cards come with the sheets of a campaign."""


class UnknownBox(Unplayable):
    """A box that nobody has; says in one sentence which was meant."""


class Box(NamedTuple):
    """What is known of a box before its cards are read."""

    slug: str
    names: Names
    seats: int
    """How many can play with it; 0: as many as without."""
    folder: "Traversable"
    order: tuple[str, ...]
    """Its card files."""
    asks: str = ""
    """The option without which it lets nobody more play (AMB-X-31)."""

    def name(self, language: str) -> str:
        """The box's name in a language."""
        return self.names[LANGUAGES.index(language)]

    def texts(self) -> list[tuple[str, str]]:
        """Its card files, each by name and text."""
        box = "" if self.slug == BASE else f"{self.slug}/"
        return [(f"{box}{name}", (self.folder / name).read_text("utf-8")) for name in self.order]


def box(slug: str) -> Box:
    """The box of a name; `UnknownBox` if there is none, `CatalogueError` if it is not whole."""
    if slug not in _house() and slug not in outside():
        slug, known = slug[:40], boxes()
        hint = near(slug, known) if known else "there is none besides the base game"
        message = f'unknown box "{slug}"; {hint} ({_CLAUSE})'
        raise UnknownBox("box", message, word=slug, known=", ".join(known))
    return _read(slug)


def boxes() -> tuple[str, ...]:
    """All boxes that a match can add to the base game."""
    return tuple(sorted({*_house(), *outside()} - {BASE, CAMPAIGN}))


def checked(wanted: Sequence[object]) -> tuple[str, ...]:
    """The boxes of a selection; `UnknownBox` says what is wrong with it."""
    found = tuple(box(str(each)).slug for each in wanted)
    for slug in found:
        if slug == CAMPAIGN:
            message = "the campaign's cards come with its sheets; name other boxes (CSETUP-8)"
            raise UnknownBox("box-campaign", message)
        if slug == BASE:
            message = f"the base game is always on the table; name other boxes ({_CLAUSE})"
            raise UnknownBox("box-base", message)
        if found.count(slug) > 1:
            message = f'the box "{slug}" is named twice; there is one ({_CLAUSE})'
            raise UnknownBox("box-twice", message, word=slug)
    return found


@cache
def _house() -> "dict[str, Traversable]":
    folders = (each for each in Path(__file__).parent.iterdir() if each.is_dir())
    return {each.name: each for each in folders if (each / ABOUT).is_file()}


@cache
def outside() -> "dict[str, Traversable]":
    """The boxes of other packages; those of the house go before."""
    from importlib.metadata import entry_points  # heavy, and only who needs the door opens it
    from importlib.resources import files

    return {entry.name: files(entry.module) for entry in entry_points(group=GROUP)}


@cache
def _read(slug: str) -> Box:
    folder = _house().get(slug) or outside()[slug]
    about, problems = f"{slug}/{ABOUT}", []
    said: dict[str, str] = {}
    for number, raw in enumerate((folder / ABOUT).read_text("utf-8").splitlines(), 1):
        line = raw.split("#")[0].strip()
        word, colon, rest = line.partition(":")
        if line and (not colon or word not in _WORDS):
            message = f'unknown word "{word}"; {near(word, _WORDS)}'
            problems.append(Problem(about, number, message))
        said[word] = rest.strip()
    name = said.get("name", "")
    found = read_names(name) if "|" in name else None
    if found is None:
        problems.append(Problem(about, 1, f"a box has a name: {EXAMPLE}"))
    names, _ = found or UNNAMED
    seats = said.get("seats", "0")
    if not seats.isdecimal() or int(seats) > MOST_SEATS:
        message = f"{seats} cannot play; a table has at most {MOST_SEATS} seats"
        problems.append(Problem(about, 1, message))
    there = sorted(each.name for each in folder.iterdir() if each.name.endswith(".cards"))
    order = [f"{name.strip()}.cards" for name in said.get("files", "").split(",") if name.strip()]
    if order and sorted(order) != there:
        odd = sorted({*order} ^ {*there}) or order
        problems.append(Problem(about, 1, f"files and folder differ: {', '.join(odd)}"))
    if problems:
        raise CatalogueError(problems)
    return Box(slug, names, int(seats), folder, tuple(order or there), said.get("asks", ""))
