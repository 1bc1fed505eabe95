"""How commands speak: tables on the output, complaints and progress beside it."""

import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

from cyclopts import Parameter

import osada
from osada.kernel.game import BadOptions

if TYPE_CHECKING:
    from rich.table import Table

    from osada.settlers.catalogue import Catalogue

Language = Annotated[
    osada.Language,
    Parameter(env_var="OSADA_LANGUAGE", help="The language of what is said."),
]
Texts = Annotated[
    Language,
    Parameter(help="The language of names, texts and clauses; labels are English."),
]
Refusals = Annotated[
    Language,
    Parameter(help="The language in which options are refused; tables are English."),
]
Json = Annotated[bool, Parameter(help="Print one JSON document instead.")]
Cards = Annotated[
    Path | None,
    Parameter(name="--cards", help="A folder with card files of your own, added to the base game."),
]
Boxes = Annotated[
    str,
    Parameter(help="Boxes added to the base game, such as `friends,aztecs`."),
]

_WIDE: Final = 10_000
"""Columns of an output that is not a terminal: a line is never broken there."""


class Stop(Exception):
    """Ends a command with one sentence: what could not be done, and the way out."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def refusal(error: ValueError, language: str) -> str:
    """What is wrong with options, or with what was made of them, in a language."""
    wrong = error if isinstance(error, BadOptions) else error.__cause__
    if language == "en" or not isinstance(wrong, BadOptions):
        return str(error)
    return wrong.told(language)


def complain(message: str) -> None:
    """Say something beside the output; who closed that stream does not want to know.

    Files of others are quoted here, and their control characters must not steer a terminal.
    """
    shown = "".join(
        c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in message
    )
    with suppress(OSError):
        print(f"osada: {shown}", file=sys.stderr, flush=True)


def show_json(found: Any) -> None:
    """One JSON document."""
    print(json.dumps(found, ensure_ascii=False, indent=2))


def show(table: "Table") -> None:
    """A table, as wide as the terminal; in a file as wide as it likes."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else _WIDE
    wide = Console(width=width, highlight=False, markup=False)  # names are not markup
    with wide.capture() as written:
        wide.print(table)
    for line in written.get().splitlines():
        print(line.rstrip())


def table(*headings: str) -> "Table":
    """An empty table with these columns."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    made = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for heading in headings:
        made.add_column(heading, overflow="fold")
    return made


def one_of(word: str, what: str, names: Iterable[str]) -> str:
    """The word if it is one of the names; else stop with the nearest."""
    names = list(names)
    return word.lower() if word.lower() in names else unknown(word, what, names)


def unknown(word: str, what: str, names: Iterable[str]) -> NoReturn:
    """Stop at a word that is none of the names."""
    names = list(names)
    near = get_close_matches(word.lower(), names, n=1, cutoff=0.5)
    if near:
        hint = f'did you mean "{near[0]}"?'
    elif len(names) > 20:
        hint = f"`osada {'decks list' if what == 'deck' else 'cards'}` lists them all"
    else:
        hint = f"choose one of {', '.join(names)}"
    raise Stop(f'there is no {what} "{word}"; {hint}')


def catalogue(folder: Path | None, boxes: str = "", language: str = "en") -> "Catalogue":
    """The cards of the base game, those of a folder, and those of boxes."""
    names = [name.strip().lower() for name in boxes.split(",") if name.strip()]
    try:
        return _own(folder, names)
    except ValueError as error:
        raise Stop(refusal(error, language)) from error


def _own(folder: Path | None, boxes: list[str]) -> "Catalogue":
    from osada.settlers.catalogue import CatalogueError, base, extended

    if folder is None:
        return base().with_boxes(boxes)
    if not folder.exists():
        raise Stop(f'there is no folder or file "{folder}" with cards')
    try:
        return extended(folder, boxes)
    except CatalogueError as error:
        more = len(error.problems) - 1
        rest = f" (and {more} more mistakes; see `osada cards check {folder}`)" if more else ""
        raise Stop(f"{error.problems[0]}{rest}") from error
