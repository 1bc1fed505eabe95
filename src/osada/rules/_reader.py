"""Reads a rulebook from Markdown: a heading per area, a line per clause, parts with a few words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from types import MappingProxyType
from typing import Final, NamedTuple

BOXES: Final = ("base", "friends", "aztecs", "campaign")

_AREA: Final = r"[A-Z]{2,}(?:-[A-Z]+)*"
CLAUSE: Final = rf"({_AREA})(-|(?<=-[A-Z]))([0-9]+)"
"""The id of a clause: its area, a dash (none after a single letter, as in AMB-A1), its number."""

_HEADING: Final = rf"## ({_AREA}) - (\S.*)"
_LINE: Final = r"- `([^`]*)` (.+)"
_TAG: Final = r"(.*) \{(\w+): (\w+(?: \w+)*)\}"
_SOURCE: Final = r"(.*) \[([^\[\]]+)\]"


class Clause(NamedTuple):
    """One statement of the rulebook."""

    id: str
    area: str
    text: str
    source: str = ""
    nothing: str = ""  # why there is nothing to execute: "cardboard", "description"
    box: str = "base"
    game: str = "settlers"


class Part(NamedTuple):
    """What begins with an area: its title, and in a few words what it is about."""

    title: str
    text: str


class Book(NamedTuple):
    """A rulebook in one language: titles by area and clauses by id, in the order of the book."""

    areas: Mapping[str, str]
    clauses: Mapping[str, Clause]
    internal: frozenset[str]
    """Areas for judges and programs: players can do without."""
    parts: Mapping[str, Part]
    """By the area that a part begins with."""


class _Heading(NamedTuple):
    """The heading of an area."""

    area: str
    title: str
    box: str = "base"
    judges: bool = False
    only: tuple[int, ...] = ()
    """The numbers of its clauses, where others belong to a box that is not here."""
    part: Part | None = None

    @property
    def plain(self) -> bool:
        """Whether it has no tags."""
        return self.box == "base" and not self.judges and not self.only


class RulebookError(ValueError):
    """A line of a rulebook that cannot be read: where it stands and what is wrong."""


def read(text: str, file: str, game: str) -> Book:
    """The original rulebook; the ids of an area count up from 1 (or 01) without a gap."""
    book = _Pages()
    numbers: Iterator[int] = iter(())
    pattern = ""
    for place, item in _items(text, file):
        if isinstance(item, _Heading):
            book.open(item)
            book.internal |= {item.area} if item.judges else set()
            numbers = iter(item.only) if item.only else count(1)
            pattern = ""
            continue
        pattern = pattern or _pattern(item)
        expected = pattern.format(next(numbers, 0))
        if item.id != expected:
            raise RulebookError(f"{place}: {item.id} stands where {expected} belongs")
        book.clauses[item.id] = item._replace(game=game)
    return book.bound()


def _pattern(first: Clause) -> str:
    """How the ids of an area are written, by its first clause: with a dash, padded or not."""
    number = first.id.removeprefix(first.area)
    dash = "-" if number.startswith("-") else ""
    return f"{first.area}{dash}{{:0{len(number.removeprefix('-'))}}}"


def read_translation(text: str, file: str, original: Book) -> Book:
    """The original with the titles and texts that a translation gives it."""
    book = _Pages()
    for place, item in _items(text, file):
        if isinstance(item, _Heading):
            if item.area not in original.areas:
                raise RulebookError(f"{place}: the English rulebook has no area {item.area}")
            if not item.plain:
                raise RulebookError(f"{place}: sources and tags belong in the English rulebook")
            if item.part and item.area not in original.parts:
                raise RulebookError(f"{place}: in English no part begins with {item.area}")
            book.open(item)
            continue
        if item.id not in original.clauses:
            raise RulebookError(f"{place}: the English rulebook has no clause {item.id}")
        if item.id in book.clauses:
            raise RulebookError(f"{place}: {item.id} has been translated before")
        if item.source or item.nothing or item.box != "base":
            raise RulebookError(f"{place}: sources and tags belong in the English rulebook")
        book.clauses[item.id] = original.clauses[item.id]._replace(text=item.text)
    return bind([original, book.bound()])


def bind(books: Iterable[Book]) -> Book:
    """Several rulebooks as one."""
    whole = _Pages()
    for book in books:
        whole.areas |= book.areas
        whole.clauses |= book.clauses
        whole.internal |= book.internal
        whole.parts |= book.parts
    return whole.bound()


class _Pages:
    """A rulebook that is being written."""

    def __init__(self) -> None:
        self.areas: dict[str, str] = {}
        self.clauses: dict[str, Clause] = {}
        self.internal: set[str] = set()
        self.parts: dict[str, Part] = {}

    def open(self, heading: _Heading) -> None:
        """Begin an area."""
        self.areas[heading.area] = heading.title
        if heading.part:
            self.parts[heading.area] = heading.part

    def bound(self) -> Book:
        """Nobody can write into it any more."""
        return Book(
            MappingProxyType(self.areas),
            MappingProxyType(self.clauses),
            frozenset(self.internal),
            MappingProxyType(self.parts),
        )


def _items(text: str, file: str) -> Iterator[tuple[str, Clause | _Heading]]:
    """Headings and clauses, each with its place; the introduction and ### headings are skipped."""
    heading = _Heading("", "")
    opened: set[str] = set()
    part: list[str] = []
    titled = False  # the first heading is the title of the book
    for number, line in enumerate(text.splitlines(), 1):
        place = f"{file}:{number}"
        if line.startswith("# "):
            part = [line.removeprefix("# ")] if titled or opened else []
            heading, titled = _Heading("", ""), True
        elif line.startswith("## "):
            heading = _heading(line, place)
            if heading.area in opened:
                raise RulebookError(f"{place}: area {heading.area} has been opened before")
            opened.add(heading.area)
            if part:
                heading = heading._replace(part=Part(part[0], " ".join(part[1:])))
                part = []
            yield place, heading
        elif line.startswith("- ") or (heading.area and line and not line.startswith("### ")):
            yield place, _clause(line, heading, place)
        elif part and line:
            part.append(line)


def _heading(line: str, place: str) -> _Heading:
    line, tags = _tags(line, place, ("for", "box", "only"))
    match = re.fullmatch(_HEADING, line)
    if not match or tags.get("for", "judges") != "judges":
        raise RulebookError(f"{place}: the heading of an area reads ## AREA - title")
    only = tags.get("only", "")
    if not re.fullmatch("[0-9 ]*", only):
        raise RulebookError(f'{place}: "{only}" are not the numbers of clauses')
    numbers = tuple(int(number) for number in only.split())
    return _Heading(match[1], match[2], tags.get("box", "base"), "for" in tags, numbers)


def _clause(line: str, heading: _Heading, place: str) -> Clause:
    area = heading.area
    match = re.fullmatch(_LINE, line)
    if not match:
        raise RulebookError(f"{place}: a clause reads - `{area or 'AREA'}-1` text. [source]")
    name, rest = match[1], match[2]
    match = re.fullmatch(CLAUSE, name)
    if not match:
        raise RulebookError(f'{place}: "{name}" is not an id such as {area or "AREA"}-1')
    if match[1] != area:
        raise RulebookError(f"{place}: {name} stands under {area or 'no heading'}")
    rest, tags = _tags(rest, place, ("nothing", "box"))
    match = re.fullmatch(_SOURCE, rest)
    text, source = (match[1], match[2]) if match else (rest, "")
    if stray := re.search(r"[`\[\]{}]", text):
        raise RulebookError(f'{place}: stray "{stray[0]}" in the text of {name}')
    return Clause(name, area, text, source, tags.get("nothing", ""), tags.get("box", heading.box))


def _tags(rest: str, place: str, known: tuple[str, ...]) -> tuple[str, dict[str, str]]:
    """The tags in braces at the end of a line, and what stands before them."""
    tags: dict[str, str] = {}
    while match := re.fullmatch(_TAG, rest):
        rest, key, word = match[1], match[2], match[3]
        if key not in known:
            names = " or ".join(f'"{name}"' for name in known)
            raise RulebookError(f'{place}: unknown tag "{key}", use {names}')
        if key in tags:
            raise RulebookError(f'{place}: tag "{key}" stands here twice')
        if key == "box" and word not in BOXES:
            raise RulebookError(f'{place}: unknown box "{word}", use {" or ".join(BOXES)}')
        tags[key] = word
    return rest, tags
