"""Deck files: a faction and its cards, as plain lines or as YAML.

    # my Romans
    faction: rome
    rome/builder          all copies of a card
    2 rome/architect      so many copies
    rom017                one copy by its number

In YAML the same lines stand under `cards`; there a card may also be written `rome/architect: 2`.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from osada.settlers.catalogue import Catalogue
from osada.settlers.decks import factions, known

LARGEST = 1_000_000


class DeckFileError(ValueError):
    """A deck file that cannot be read, with every mistake in it."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck as somebody wrote it down."""

    faction: str
    numbers: tuple[str, ...]


def read(path: Path, cards: Catalogue) -> DeckFile:
    """The deck in a file; `DeckFileError` lists every mistake."""
    try:
        with open(path, "rb") as file:
            text = file.read(LARGEST).decode("utf-8-sig")
    except OSError as error:
        raise DeckFileError([f"{path}: cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise DeckFileError([f"{path}: is no UTF-8 text"]) from error
    lines = _yaml(path, text) if path.suffix in (".yaml", ".yml") else _plain(text)
    faction = ""
    numbers: list[str] = []
    mistakes: list[str] = []
    for where, words in lines:
        try:
            if match := re.fullmatch(r"faction\s*:\s*(.*)", words):
                faction = known(match[1].strip().lower(), "faction", factions(cards))
            else:
                numbers += _numbers(words, cards, numbers)
        except ValueError as error:
            mistakes.append(f"{path}{where}: {error}")
    if not faction and not mistakes:
        mistakes.append(f'{path}: says no faction; write a line "faction: rome"')
    if mistakes:
        raise DeckFileError(mistakes)
    return DeckFile(faction, tuple(numbers))


def listed(cards: Catalogue, faction: str, numbers: list[str]) -> str:
    """A deck as a plain deck file."""
    lines = [f"faction: {faction}"]
    for entry in cards.entries:
        here = [number for number in entry.numbers if number in numbers]
        if len(here) == len(entry.numbers):
            lines.append(f"{len(here)} {entry.slug}")
        else:
            lines += here
    return "\n".join(lines) + "\n"


def _plain(text: str) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        words = " ".join(raw.split("#")[0].split())
        if words:
            lines.append((f":{number}", words))
    return lines


def _yaml(path: Path, text: str) -> list[tuple[str, str]]:
    import yaml

    try:
        found: Any = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        where = f":{mark.line + 1}" if mark is not None else ""
        raise DeckFileError([f"{path}{where}: is no YAML"]) from error
    if not isinstance(found, dict) or not set(found) <= {"faction", "cards"}:
        raise DeckFileError([f'{path}: a deck in YAML has the keys "faction" and "cards"'])
    lines = [("", f"faction: {found['faction']}")] if "faction" in found else []
    return lines + [("", words) for words in _words(found.get("cards") or [])]


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
        raise ValueError(f'cannot read "{words[:60]}"; a line reads "2 rome/architect"')
    count, word = match[1], match[2]
    if word in cards.of_number and not count:
        return [word]
    copies = [cards.numbers[card] for card in cards.of_slug.get(word, ())]
    if word in cards.of_number:
        copies = [word]
    if not copies:
        near = get_close_matches(word, [*cards.of_slug, *cards.of_number], n=1, cutoff=0.6)
        hint = f', did you mean "{near[0]}"?' if near else "; `osada cards` lists them all"
        raise ValueError(f'there is no card "{word}"{hint}')
    if not count:
        return copies
    left = [number for number in copies if number not in taken]
    if int(count) > len(left):
        raise ValueError(f'there are {len(copies)} copies of "{word}", not {count}')
    return left[: int(count)]
