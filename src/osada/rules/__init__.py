"""The rulebooks as data: every clause of all games by its id, in English, Polish and Czech.

Nothing is read before it is asked for. `clause("RAZE-12", "pl")` is what a refusal cites;
a clause without a translation keeps its English text.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from osada import LANGUAGES
from osada.rules._reader import (
    CLAUSE,
    Book,
    Clause,
    Part,
    RulebookError,
    bind,
    read,
    read_translation,
)
from osada.titles import titles

if TYPE_CHECKING:
    from osada.rules._search import Entry, Term

__all__ = [
    "CLAUSE",
    "LANGUAGES",
    "Clause",
    "Part",
    "RulebookError",
    "UnknownClause",
    "areas",
    "clause",
    "clauses",
    "games",
    "internal",
    "parts",
    "search",
    "terms",
]


class UnknownClause(KeyError):
    """An id that no clause has; says in one sentence what was probably meant."""

    def __str__(self) -> str:
        return str(self.args[0])


def games() -> list[str]:
    """The games that have a rulebook."""
    return [one.name for one in titles().values() if one.rulebook]


def clauses(language: str = "en", game: str = "") -> Mapping[str, Clause]:
    """The clauses of a game, or of all games, by id and in the order of the books."""
    return _book(language, game).clauses


def areas(language: str = "en", game: str = "") -> Mapping[str, str]:
    """The titles of the areas of a game, or of all games, in the order of the books."""
    return _book(language, game).areas


def internal(game: str = "") -> frozenset[str]:
    """The areas for judges and programs: players can do without them."""
    return _book("en", game).internal


def parts(language: str = "en", game: str = "") -> Mapping[str, Part]:
    """What begins with an area: a box with its introduction, the rulings."""
    return _book(language, game).parts


@cache
def terms(language: str = "en") -> "tuple[Term, ...]":
    """What people look for: what it is called in a language, and the clauses that define it."""
    import tomllib
    from importlib.resources import files

    from osada.rules._search import read_terms

    text = (files(__name__) / "text" / "terms.toml").read_text(encoding="utf-8")
    return read_terms(tomllib.loads(text), language)


def clause(id: str, language: str = "en") -> Clause:
    """The clause with this id, in capitals or not, with or without leading zeros."""
    book = _book(language, "")
    wanted = id.strip().upper()
    found = _spelled(wanted, book)
    if found is None:
        raise UnknownClause(_what_was_meant(wanted, book))
    return found


def search(words: str, language: str = "en", game: str = "") -> list[Clause]:
    """The clauses in which all words occur, or other names of the same: definitions first.

    Of a game that rests on another, those of the other as well.
    """
    from osada.rules._search import ranked

    return ranked(words, _index(language, game), terms(language))


@cache
def _book(language: str, game: str) -> Book:
    from importlib.resources import files

    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f'there is no rulebook in "{language}"; the languages are {known}')
    if not game:
        return bind(_book(language, each) for each in games())
    if game not in games():
        raise ValueError(f'there is no rulebook of "{game}"; the games are {", ".join(games())}')
    package, _, folder = titles()[game].rulebook.partition(":")
    place = files(package) / folder / f"{language}.md"
    if language != "en" and not place.is_file():
        return _book("en", game)
    file = f"{game}/{language}.md"
    text = place.read_text(encoding="utf-8")
    if language == "en":
        return read(text, file, game)
    return read_translation(text, file, _book("en", game))


@cache
def _index(language: str, game: str) -> "tuple[Entry, ...]":
    from osada.rules._search import index

    others = titles()[game].rests_on if game in titles() else ()
    return index(bind(_book(language, each) for each in (game, *others)))


def _spelled(id: str, book: Book) -> Clause | None:
    """The clause with this id, whether or not its number is padded as in the book."""
    area, dash, number = _split(id)
    short = number.lstrip("0")
    spellings = (id, f"{area}{dash}{short}", f"{area}{dash}{short:0>2}")
    return next((book.clauses[each] for each in spellings if each in book.clauses), None)


def _split(id: str) -> tuple[str, str, str]:
    """The area, the dash and the number of what is spelled like an id."""
    match = re.fullmatch(CLAUSE, id)
    return (match[1], match[2], match[3]) if match else ("", "", id)


def _what_was_meant(id: str, book: Book) -> str:
    from difflib import get_close_matches

    missing = f"there is no clause {id}"
    area, dash, number = _split(id) if id not in book.areas else (id, "", "")
    if area in book.areas:
        known = [each.id for each in book.clauses.values() if each.area == area]
        return f"{missing}; {area} goes from {known[0]} to {known[-1]}"
    nearest = get_close_matches(area, book.areas, 1)
    same = [_spelled(f"{other}{dash}{number}", book) for other in nearest]
    near = [each.id for each in same if each] or get_close_matches(id, book.clauses, 3)
    if near:
        return f"{missing}; did you mean {' or '.join(near)}?"
    return f"{missing}; the areas are {', '.join(book.areas)}"
