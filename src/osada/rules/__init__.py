"""The rulebook as data: every clause by its id, in English, Polish and Czech.

Nothing is read before it is asked for. `clause("RAZE-12", "pl")` is what a refusal cites;
a clause without a translation keeps its English text.
"""

from collections.abc import Mapping
from functools import cache

from osada import LANGUAGES
from osada.rules._reader import Book, Clause, RulebookError, read, read_translation

__all__ = [
    "LANGUAGES",
    "Clause",
    "RulebookError",
    "UnknownClause",
    "areas",
    "clause",
    "clauses",
    "search",
]


class UnknownClause(KeyError):
    """An id that no clause has; says in one sentence what was probably meant."""

    def __str__(self) -> str:
        return str(self.args[0])


def clauses(language: str = "en") -> Mapping[str, Clause]:
    """All clauses by id, in the order of the book."""
    return _book(language).clauses


def areas(language: str = "en") -> Mapping[str, str]:
    """The titles of the areas, in the order of the book."""
    return _book(language).areas


def clause(id: str, language: str = "en") -> Clause:
    """The clause with this id, in capitals or not."""
    book = _book(language)
    found = book.clauses.get(id.strip().upper())
    if found is None:
        raise UnknownClause(_what_was_meant(id.strip().upper(), book))
    return found


def search(words: str, language: str = "en") -> list[Clause]:
    """The clauses in which all words occur (in id, title of the area or text), best first."""
    from osada.rules._search import ranked

    return ranked(words, _index(language))


@cache
def _book(language: str) -> Book:
    from importlib.resources import files

    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f'there is no rulebook in "{language}"; the languages are {known}')
    file = f"{language}.md"
    text = (files(__name__) / "text" / file).read_text(encoding="utf-8")
    return read(text, file) if language == "en" else read_translation(text, file, _book("en"))


@cache
def _index(language: str) -> tuple[tuple[Clause, str], ...]:
    from osada.rules._search import index

    return index(_book(language))


def _what_was_meant(id: str, book: Book) -> str:
    from difflib import get_close_matches

    missing = f"there is no clause {id}"
    area, _, number = id.rpartition("-") if id not in book.areas else (id, "", "")
    if area in book.areas:
        last = sum(known.area == area for known in book.clauses.values())
        return f"{missing}; {area} goes from {area}-1 to {area}-{last}"
    near = [f"{other}-{number}" for other in get_close_matches(area, book.areas, 1)]
    near = [other for other in near if other in book.clauses]
    near = near or get_close_matches(id, book.clauses, 3)
    if near:
        return f"{missing}; did you mean {' or '.join(near)}?"
    return f"{missing}; the areas are {', '.join(book.areas)}"
