"""Decks that somebody has saved here: a folder of deck files, each called by its deck."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from osada.kernel.files import data_folder, write_whole
from osada.settlers import decklist
from osada.settlers.catalogue import Catalogue

SUFFIX: Final = ".deck"
_KEPT: Final = " -_"
"""Signs that stand in a file's name as they are, beside letters and digits."""


def usual_place() -> Path:
    """The folder among what the user has made."""
    return data_folder() / "decks"


def names(place: Path) -> list[str]:
    """The names of all saved decks, in order; none where the folder cannot be read."""
    try:
        found = [_name(file.stem) for file in place.iterdir() if file.suffix == SUFFIX]
    except OSError:
        return []
    return sorted(found, key=str.casefold)


def file_of(place: Path, name: str) -> Path:
    """Where a deck of this name lies, or would lie."""
    kept = (c if c.isalnum() or c in _KEPT else f"%{ord(c):X};" for c in called(name))
    return place / f"{''.join(kept)}{SUFFIX}"


def called(name: str) -> str:
    """A name as a deck file can hold it; "" if nothing is left of it."""
    printable = "".join(c if c.isprintable() else " " for c in name.replace("#", " "))
    return " ".join(printable.split())[: decklist.LONGEST_NAME].strip()


def _name(stem: str) -> str:
    """The name of the deck that a file is called by."""
    first, *rest = stem.split("%")
    found = first
    for part in rest:
        code, semicolon, more = part.partition(";")
        try:
            found += chr(int(code, 16)) + more if semicolon else f"%{part}"
        except (ValueError, OverflowError):
            found += f"%{part}"
    return found


def find(place: Path, name: str, cards: Catalogue) -> decklist.DeckFile | None:
    """The saved deck of this name, None if there is none; `DeckFileError` says what is wrong."""
    if not called(name) or called(name) not in names(place):
        return None
    return decklist.read(file_of(place, name), cards)


def keep(place: Path, name: str, cards: Catalogue, faction: str, numbers: Sequence[str]) -> Path:
    """Save a deck; one of the same name makes room for it. `OSError` says why it cannot be."""
    place.mkdir(parents=True, exist_ok=True)
    file = file_of(place, name)
    write_whole(file, decklist.listed(cards, faction, numbers, called(name)))
    return file


def forget(place: Path, name: str) -> None:
    """Throw a saved deck away."""
    file_of(place, name).unlink(missing_ok=True)
