"""Finds clauses by words, whatever their case and diacritics."""

import re
from collections.abc import Sequence
from unicodedata import category, normalize

from osada.rules._reader import Book, Clause


def index(book: Book) -> tuple[tuple[Clause, str], ...]:
    """Every clause with its id, the title of its area and its text, ready to be searched."""
    return tuple(
        (clause, f" {' '.join(plain(f'{clause.id} {book.areas[clause.area]} {clause.text}'))} ")
        for clause in book.clauses.values()
    )


def ranked(words: str, entries: Sequence[tuple[Clause, str]]) -> list[Clause]:
    """The clauses in which all words occur: best first, the shorter of equals first."""
    wanted = plain(words)
    found: list[tuple[int, Clause]] = []
    for clause, text in entries:
        ranks = [_rank(word, text) for word in wanted]
        if ranks and all(ranks):
            found.append((sum(ranks), clause))
    found.sort(key=lambda hit: (-hit[0], len(hit[1].text)))
    return [clause for _, clause in found]


def plain(text: str) -> list[str]:
    """The words of a text in small letters without diacritics."""
    spelled = normalize("NFD", text.casefold()).replace("ł", "l")  # ł has no decomposition
    return re.findall(r"[\w-]+", "".join(sign for sign in spelled if category(sign) != "Mn"))


def _rank(word: str, text: str) -> int:
    """How well a word fits: the id itself, a whole word, the start of one, a part, not at all."""
    if text.startswith(f" {word} "):
        return 8
    if f" {word} " in text:
        return 3
    if f" {word}" in text:
        return 2
    return int(word in text)
