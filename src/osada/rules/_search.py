"""Finds clauses by words, whatever their case and diacritics, and by what people call things."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from unicodedata import category, normalize

from osada.rules._reader import Book, Clause

_WHOLE, _START, _PART = 3, 2, 1
_DEFINES = 1000
_LINE = 120
"""Of clauses that fit alike, those that take fewer lines come first, then as the book has them."""
_ID = re.compile(r"-[a-z]?[0-9]")


class Term(NamedTuple):
    """An idea: what it is called, the rulebook's own word first, and the clauses that define it."""

    names: tuple[str, ...]
    clauses: tuple[str, ...]


class Entry(NamedTuple):
    """A clause, ready to be searched."""

    clause: Clause
    title: str
    text: str
    internal: bool


class _Wish(NamedTuple):
    """What is looked for: other ways to say it, and what defines a part of it."""

    ways: list[list[str]]
    defined: dict[str, int]
    """Clauses with how near to the beginning of a definition they stand."""
    rest: list[str]
    """The words that no term explains."""


def read_terms(found: Mapping[str, list[dict[str, list[str]]]], language: str) -> tuple[Term, ...]:
    """The terms of a language from the file that has them all."""
    return tuple(
        Term(tuple(" ".join(plain(name)) for name in term[language]), tuple(term["clauses"]))
        for term in found["term"]
    )


def index(book: Book) -> tuple[Entry, ...]:
    """Every clause with its id, the title of its area and its text."""
    return tuple(
        Entry(
            clause,
            f" {' '.join(plain(book.areas[clause.area]))} ",
            f" {' '.join(plain(f'{clause.id} {clause.text}'))} ",
            clause.area in book.internal,
        )
        for clause in book.clauses.values()
    )


def ranked(words: str, entries: Sequence[Entry], terms: Sequence[Term]) -> list[Clause]:
    """The clauses that say it in one of its ways: definitions first, then what fits best."""
    wanted = plain(words)
    if not wanted:
        return []
    wish = _wish(wanted, terms)
    found = [(_fits(entry, wish), entry) for entry in entries]
    least = _START if any(weakest >= _START for (weakest, _), _ in found) else _PART
    kept = [(total, entry) for (weakest, total), entry in found if weakest >= least]
    kept.sort(key=lambda hit: (hit[1].internal, -hit[0], len(hit[1].clause.text) // _LINE))
    return [entry.clause for _, entry in kept]


def _wish(wanted: list[str], terms: Sequence[Term]) -> _Wish:
    ways, defined, rest = [wanted], dict[str, int](), wanted[:]
    for term in terms:
        for name in sorted(term.names, key=len, reverse=True):
            parts = name.split()
            at = _said(parts, wanted)
            if at < 0:
                continue
            around = wanted[:at], wanted[at + len(parts) :]
            ways.append(around[0] + term.names[0].split() + around[1])
            for word in wanted[at : at + len(parts)]:
                if word in rest:
                    rest.remove(word)
            for place, clause in enumerate(term.clauses):
                nearness = len(name) * _DEFINES - place  # the longer name was meant
                defined[clause] = max(defined.get(clause, 0), nearness)
            break
    return _Wish(ways, defined, rest)


def _said(name: list[str], wanted: list[str]) -> int:
    """Where the words of a name stand in a row, each at least as a beginning; -1: nowhere."""
    for at in range(len(wanted) - len(name) + 1):
        words = zip(name, wanted[at:], strict=False)
        if all(word.startswith(stem) and not _ID.search(word) for stem, word in words):
            return at
    return -1


def _fits(entry: Entry, wish: _Wish) -> tuple[int, int]:
    """How well the weakest word of the best way fits, and all of them together."""
    best = max(_way(entry, way) for way in wish.ways)
    nearness = wish.defined.get(entry.clause.id, 0)
    if nearness and all(_rank(word, entry) for word in wish.rest):
        return _WHOLE, nearness
    return best


def _way(entry: Entry, words: list[str]) -> tuple[int, int]:
    weakest, total = _WHOLE, 0
    for word in words:
        rank = _rank(word, entry)
        if not rank:
            return 0, 0
        weakest, total = min(weakest, rank), total + rank
    return weakest, total


def plain(text: str) -> list[str]:
    """The words of a text in small letters without diacritics."""
    spelled = normalize("NFD", text.casefold()).replace("ł", "l")  # ł has no decomposition
    return re.findall(r"[\w-]+", "".join(sign for sign in spelled if category(sign) != "Mn"))


def _rank(word: str, entry: Entry) -> int:
    """How well a word fits: the id itself, a whole word, the start of one, a part, not at all."""
    titled = int(f" {word}" in entry.title)
    if word not in entry.text:
        return _START * titled
    if entry.text.startswith(f" {word} "):
        return 8
    for sought, worth in ((f" {word} ", _WHOLE), (f" {word}", _START)):
        if sought in entry.text:
            return worth + titled
    return _PART + titled
