"""Deck files: a faction and its cards, as plain lines or as YAML.

    # my Romans
    name: Masons first    if it is to have one
    faction: rome
    rome/builder          all copies of a card
    2 rome/architect      so many copies
    rom017                one copy by its number

In YAML the same lines stand under `cards`; there a card may also be written `rome/architect: 2`.
This is version 1 of the format; a later one would say so in a line `version: 2`.
"""

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from osada.settlers.catalogue import Catalogue, boxes
from osada.settlers.catalogue.boxes import UnknownBox
from osada.settlers.catalogue.spelling import nearest
from osada.settlers.decks import LONGEST, NO_SUCH, DeckMistake, factions, known
from osada.settlers.game import Settlers
from osada.titles import BadFiles

LARGEST: Final = 1_000_000
"""Bytes of a deck file."""
VERSION: Final = 1
"""Of deck files; one that says nothing is of this version."""
LONGEST_NAME: Final = 40
_HEAD: Final = ("version", "name", "faction")
_KEYS: Final = {*_HEAD, "cards"}
DEEPEST: Final = 10
"""Brackets within each other in a deck file."""


@dataclass(frozen=True, slots=True)
class FileProblem:
    """A mistake in a deck file, and where it stands."""

    file: str
    line: int
    """From 1; 0: nowhere in particular."""
    mistake: DeckMistake

    def __str__(self) -> str:
        where = f"{self.file}{f':{self.line}' if self.line else ''}"
        plain = self.mistake.reason in ("file", "version")
        told = self.mistake if plain else self.mistake.cited()
        return f"{where}: {told}"


class DeckFileError(BadFiles):
    """A deck file that cannot be read, with every mistake in it."""

    problems: list[FileProblem]

    def told(self, language: str) -> list[str]:
        """Every mistake with its file."""
        if language == "en":
            return super().told(language)
        from osada.settlers import deckwords  # only who speaks loads it
        from osada.settlers.catalogue import base

        cards = base().with_boxes(boxes.boxes())
        return [f"{one.file}: {deckwords.told(cards, one, language)}" for one in self.problems]


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck as somebody wrote it down."""

    faction: str
    numbers: tuple[str, ...]
    name: str = ""


def read(path: Path, cards: Catalogue) -> DeckFile:
    """The deck in a file; `DeckFileError` lists every mistake."""
    try:
        with open(path, "rb") as file:
            found = file.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise _bad(str(path), "file", "is too long for a deck file")
        text = found.decode("utf-8-sig")
    except OSError as error:
        raise _bad(str(path), "file", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _bad(str(path), "file", "is not UTF-8 text") from error
    return parsed(text, cards, str(path), yaml=path.suffix in (".yaml", ".yml"))


def parsed(
    text: str, cards: Catalogue, name: str, *, yaml: bool = False, most: int = 1000
) -> DeckFile:
    """The deck in a text of this name; what has the key `cards` is YAML under any name.

    After `most` mistakes nobody reads on: to find what a line may have meant takes a while.
    """
    yaml = yaml or re.search(r"^cards\s*:", text, re.MULTILINE) is not None
    faction = title = ""
    numbers: list[str] = []
    mistakes: list[FileProblem] = []
    for line, words in _yaml(name, text) if yaml else _plain(text):
        try:
            if match := re.fullmatch(r"faction\s*:\s*(.*)", words):
                if faction:
                    raise DeckMistake("factions", "there is a second faction; a deck has one")
                faction = known(match[1].strip().lower(), "faction", factions(cards))
            elif match := re.fullmatch(r"name\s*:\s*(.*)", words):
                title = match[1].strip()[:LONGEST_NAME]
            elif match := re.fullmatch(r"version\s*:\s*(.*)", words):
                _check_version(name, line, match[1].strip())
            else:
                numbers += _numbers(words, cards, numbers)
        except DeckMistake as error:
            mistakes.append(FileProblem(name, line, error))
            if len(mistakes) == most:
                break
    if not faction and not mistakes:
        raise _bad(name, "no-faction", 'says no faction; write a line "faction: rome"')
    if mistakes:
        raise DeckFileError(mistakes)
    return DeckFile(faction, tuple(numbers), title)


def _check_version(name: str, line: int, said: str) -> None:
    """Nothing else of a file from later on need make sense."""
    if said != str(VERSION):
        message = (
            f'was written for a later version of Osada (version "{said[:LONGEST]}" of deck files)'
        )
        message += f"; this one reads version {VERSION}"
        facts: dict[str, str | int] = {"version": said[:LONGEST], "known": VERSION}
        raise DeckFileError([FileProblem(name, line, DeckMistake("version", message, (), **facts))])


def numbers(
    cards: Catalogue, lines: Iterable[str], mistakes: list[DeckMistake] | None = None
) -> list[str]:
    """The cards that lines name, by number; `DeckMistake` says what is wrong with one.

    With a list for them mistakes are put there instead, and the lines after them are read too.
    """
    found: list[str] = []
    for words in lines:
        try:
            found += _numbers(" ".join(words.split()), cards, found)
        except DeckMistake as error:
            if mistakes is None:
                raise
            mistakes.append(error)
    return found


def brought(
    files: Sequence[Path], game: Settlers, options: Mapping[str, Any]
) -> dict[str, list[str]]:
    """Deck files, or ready and saved decks by name, as the option `decks`.

    `BadFiles` lists every mistake.
    """
    try:
        cards = game.cards.with_boxes(options.get("boxes", ()))
    except UnknownBox as error:
        raise BadFiles([str(error)]) from error
    found: dict[str, list[str]] = {}
    for path in files:
        deck = _named(str(path), cards) or read(path, cards)
        if deck.faction in found:
            raise _bad(str(path), "another", f"there is another deck of {deck.faction}; keep one")
        found[deck.faction] = lines(cards, deck.numbers)
    return found


def _named(name: str, cards: Catalogue) -> DeckFile | None:
    """The ready or saved deck of this name, where no file has it."""
    from osada.settlers import decksaved  # both read deck files themselves
    from osada.settlers.ready import ready

    if os.path.exists(name):  # a name too long for a file is none
        return None
    deck = next((one for one in ready() if one.name == name), None)
    if deck is None:
        return decksaved.find(decksaved.usual_place(), name, cards)
    if any(box not in cards.boxes for box in deck.boxes):
        message = f"needs its boxes on the table: {', '.join(deck.boxes)}"
        mistake = DeckMistake("needs", message, (NO_SUCH,), boxes=",".join(deck.boxes))
        raise DeckFileError([FileProblem(name, 0, mistake)])
    return DeckFile(deck.faction, deck.numbers, deck.name)


def listed(cards: Catalogue, faction: str, numbers: Sequence[str], name: str = "") -> str:
    """A deck as a plain deck file."""
    head = [f"name: {' '.join(name.replace('#', ' ').split())}"] if name else []
    return "\n".join([*head, f"faction: {faction}", *lines(cards, numbers)]) + "\n"


def lines(cards: Catalogue, numbers: Sequence[str]) -> list[str]:
    """The cards of a deck as lines of a deck file; a card that stands twice stays twice."""
    lines: list[str] = []
    for entry in cards.entries:
        here = [number for number in entry.numbers if number in numbers]
        if len(here) == len(entry.numbers):
            lines.append(f"{len(here)} {entry.slug}")
        else:
            lines += here
    again = [number for number, times in Counter(numbers).items() for _ in range(times - 1)]
    return lines + again


def _bad(file: str, reason: str, message: str, line: int = 0) -> DeckFileError:
    return DeckFileError([FileProblem(file, line, DeckMistake(reason, message))])


def _plain(text: str) -> list[tuple[int, str]]:
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        words = " ".join(raw.split("#")[0].split())
        if words:
            lines.append((number, words))
    return lines


def _yaml(name: str, text: str) -> list[tuple[int, str]]:
    import yaml

    try:
        depth = 0
        for token in yaml.scan(text):
            if isinstance(token, yaml.AliasToken):
                raise ValueError("a few lines with aliases may mean millions")
            if isinstance(token, yaml.FlowSequenceStartToken | yaml.FlowMappingStartToken):
                depth += 1
            if isinstance(token, yaml.FlowSequenceEndToken | yaml.FlowMappingEndToken):
                depth -= 1
            if depth > DEEPEST:
                raise ValueError("brackets in brackets take a time that grows with their square")
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        _check_keys(node)
        found: Any = None if node is None else loader.construct_document(node)
        fits = isinstance(found, dict) and ("version" in found or set(found) <= _KEYS)
        lines = [f"{key}: {found[key]}" for key in _HEAD if key in found] if fits else []
        lines += _words(found.get("cards") or []) if fits else []
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 0
        raise _bad(name, "yaml", "is not YAML", line) from error
    if not fits:
        raise _bad(name, "yaml", 'a deck in YAML has the keys "faction" and "cards"')
    return [(0, words) for words in lines]


def _check_keys(node: Any) -> None:
    """`YAMLError` at a key that is there twice: only one of the two would count."""
    import yaml

    pairs = node.value if isinstance(node, yaml.MappingNode) else []
    keys: set[str] = set()
    for key, value in pairs:
        if str(key.value) in keys:
            raise yaml.MarkedYAMLError(problem="a key is there twice", problem_mark=key.start_mark)
        keys.add(str(key.value))
        _check_keys(value)
    for each in node.value if isinstance(node, yaml.SequenceNode) else []:
        _check_keys(each)


def _words(cards: Any) -> list[str]:
    if isinstance(cards, dict):
        return [f"{copies} {card}" for card, copies in cards.items()]
    if isinstance(cards, list):
        return [words for card in cards for words in _words(card)]
    return [str(cards)]


def _numbers(words: str, cards: Catalogue, taken: list[str]) -> list[str]:
    """The physical cards that a line names."""
    match = re.fullmatch(r"(?:(\d{1,3})\s*x?\s+)?([a-z0-9/-]+)", words.lower())
    if not match:
        words = words[:LONGEST]
        message = f'cannot read "{words}"; a line reads "2 rome/architect"'
        raise DeckMistake("line", message, words=words)
    count, word = match[1], match[2]
    if word in cards.of_number and not count:
        return [word]
    copies = [cards.numbers[card] for card in cards.of_slug.get(word, ())]
    if word in cards.of_number:
        copies = [word]
    if not copies and (box := beside(cards, word)):
        message = f'"{word}" is a card of the box "{box}", which is not on the table'
        raise DeckMistake("beside", message, (NO_SUCH,), word=word, box=box)
    if not copies:
        word = word[:LONGEST]
        near = nearest(cards, word)
        hint = f'; did you mean "{near}"?' if near else "; `osada cards` lists them all"
        message = f'there is no card "{word}"{hint}'
        raise DeckMistake("card", message, (NO_SUCH,), word=word, near=near)
    if not count:
        return copies
    left = [number for number in copies if number not in taken]
    if int(count) > len(left):
        many = f"are {len(copies)} copies" if len(copies) > 1 else "is one copy"
        message = f'there {many} of "{word}", not {count}'
        facts: dict[str, str | int] = {"word": word, "n": len(copies), "wanted": int(count)}
        raise DeckMistake("copies", message, (NO_SUCH,), **facts)
    return left[: int(count)]


def beside(cards: Catalogue, word: str) -> str:
    """The box that has a card of this slug or number, but is not on the table; "" for none."""
    for name in boxes.boxes():
        if name not in cards.boxes:
            more = cards.with_boxes((*cards.boxes, name))
            if word in more.of_slug or word in more.of_number:
                return name
    return ""
