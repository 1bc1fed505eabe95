"""Reads a rulebook from Markdown: a heading per area, a line per clause, nothing else."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, NamedTuple

BOXES: Final = ("base", "friends")

_HEADING: Final = r"## ([A-Z]+(?:-[A-Z]+)*) - (\S.*?)( \{for: judges\})?"
_CLAUSE: Final = r"- `([^`]*)` (.+)"
_ID: Final = r"([A-Z]+(?:-[A-Z]+)*)-[0-9]+"
_TAG: Final = r"(.*) \{(\w+): (\w+)\}"
_SOURCE: Final = r"(.*) \[([^\[\]]+)\]"


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement of the rulebook."""

    id: str
    area: str
    text: str
    source: str = ""
    nothing: str = ""  # why there is nothing to execute: "cardboard", "description"
    box: str = "base"
    game: str = "settlers"


class Book(NamedTuple):
    """A rulebook in one language: titles by area and clauses by id, in the order of the book."""

    areas: Mapping[str, str]
    clauses: Mapping[str, Clause]
    internal: frozenset[str]
    """Areas for judges and programs: players can do without."""


class RulebookError(ValueError):
    """A line of a rulebook that cannot be read: where it stands and what is wrong."""


def read(text: str, file: str, game: str) -> Book:
    """The original rulebook; the ids of an area count up from 1 (or 01) without a gap."""
    areas: dict[str, str] = {}
    clauses: dict[str, Clause] = {}
    internal: set[str] = set()
    number = digits = 0
    for place, item in _items(text, file):
        if isinstance(item, Clause):
            number += 1
            if number == 1:
                digits = len(item.id) - len(item.area) - 1
            expected = f"{item.area}-{number:0{digits}}"
            if item.id != expected:
                raise RulebookError(f"{place}: {item.id} stands where {expected} belongs")
            clauses[item.id] = replace(item, game=game)
        else:
            area, title, inner = item
            areas[area] = title
            internal |= {area} if inner else set()
            number = 0
    return _book(areas, clauses, internal)


def read_translation(text: str, file: str, original: Book) -> Book:
    """The original with the titles and texts that a translation gives it."""
    areas: dict[str, str] = {}
    texts: dict[str, Clause] = {}
    for place, item in _items(text, file):
        if isinstance(item, Clause):
            if item.id not in original.clauses:
                raise RulebookError(f"{place}: the English rulebook has no clause {item.id}")
            if item.id in texts:
                raise RulebookError(f"{place}: {item.id} has been translated before")
            if item.source or item.nothing or item.box != "base":
                raise RulebookError(f"{place}: sources and tags belong in the English rulebook")
            texts[item.id] = replace(original.clauses[item.id], text=item.text)
        else:
            area, title, inner = item
            if area not in original.areas:
                raise RulebookError(f"{place}: the English rulebook has no area {area}")
            if inner:
                raise RulebookError(f"{place}: sources and tags belong in the English rulebook")
            areas[area] = title
    return _book({**original.areas, **areas}, {**original.clauses, **texts}, set(original.internal))


def bind(books: Iterable[Book]) -> Book:
    """Several rulebooks as one."""
    areas: dict[str, str] = {}
    clauses: dict[str, Clause] = {}
    internal: set[str] = set()
    for book in books:
        areas |= book.areas
        clauses |= book.clauses
        internal |= book.internal
    return _book(areas, clauses, internal)


def _book(areas: dict[str, str], clauses: dict[str, Clause], internal: set[str]) -> Book:
    return Book(MappingProxyType(areas), MappingProxyType(clauses), frozenset(internal))


def _items(text: str, file: str) -> Iterator[tuple[str, Clause | tuple[str, str, bool]]]:
    """Headings and clauses, each with its place; an introduction and ### headings are skipped."""
    area = ""
    opened: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        place = f"{file}:{number}"
        if line.startswith("## "):
            area, title, inner = _heading(line, place)
            if area in opened:
                raise RulebookError(f"{place}: area {area} has been opened before")
            opened.add(area)
            yield place, (area, title, inner)
        elif line.startswith("- ") or (area and line and not line.startswith("### ")):
            yield place, _clause(line, area, place)


def _heading(line: str, place: str) -> tuple[str, str, bool]:
    match = re.fullmatch(_HEADING, line)
    if not match:
        raise RulebookError(f"{place}: the heading of an area reads ## AREA - title")
    return match[1], match[2], match[3] is not None


def _clause(line: str, area: str, place: str) -> Clause:
    match = re.fullmatch(_CLAUSE, line)
    if not match:
        raise RulebookError(f"{place}: a clause reads - `{area or 'AREA'}-1` text. [source]")
    name, rest = match[1], match[2]
    match = re.fullmatch(_ID, name)
    if not match:
        raise RulebookError(f'{place}: "{name}" is not an id such as {area or "AREA"}-1')
    if match[1] != area:
        raise RulebookError(f"{place}: {name} stands under {area or 'no heading'}")
    rest, tags = _tags(rest, place)
    match = re.fullmatch(_SOURCE, rest)
    text, source = (match[1], match[2]) if match else (rest, "")
    if stray := re.search(r"[`\[\]{}]", text):
        raise RulebookError(f'{place}: stray "{stray[0]}" in the text of {name}')
    return Clause(name, area, text, source, tags.get("nothing", ""), tags.get("box", "base"))


def _tags(rest: str, place: str) -> tuple[str, dict[str, str]]:
    """The tags in braces at the end of a line, and what stands before them."""
    tags: dict[str, str] = {}
    while match := re.fullmatch(_TAG, rest):
        rest, key, word = match[1], match[2], match[3]
        if key not in ("nothing", "box"):
            raise RulebookError(f'{place}: unknown tag "{key}", use "nothing" or "box"')
        if key in tags:
            raise RulebookError(f'{place}: tag "{key}" stands here twice')
        if key == "box" and word not in BOXES:
            raise RulebookError(f'{place}: unknown box "{word}", use {" or ".join(BOXES)}')
        tags[key] = word
    return rest, tags
