"""One word for one thing: the list of each language, over everything that the game says.

`word_lists/pl.toml` and its neighbours name the words that are refused, what to say instead, and
why. A text that has to use such a word anyway is listed there by its key. README, docs and
changelog are held to the English list.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import osada
from osada import LANGUAGES, rules
from osada.rollwrite import catalogue as villages
from osada.rollwrite.text import ability_text
from osada.settlers.catalogue import catalogue
from osada.settlers.effects.text import card_text

LISTS = Path(__file__).parent / "word_lists"
SOURCES = Path(osada.__file__).parent
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "words"
DOCUMENTS = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))
CLAUSE = rf"\b{rules.CLAUSE}\b"

TRANSLATED = ("pl", "cs")
"""The languages with the whole of both rulebooks."""


class Refused(NamedTuple):
    """A word that is not used: a pattern, as capital letters or not."""

    word: str
    instead: str
    reason: str
    example: str
    allowed: tuple[str, ...] = ()
    documents: bool = True
    """Whether README, docs and changelog are read for it, too."""

    def found(self, text: str) -> str:
        """The word with its surroundings; empty if it is not there."""
        met = re.search(self.word, text, re.IGNORECASE)
        return text[max(met.start() - 60, 0) : met.end() + 60] if met else ""


@cache
def refused(language: str) -> tuple[Refused, ...]:
    listed = tomllib.loads((LISTS / f"{language}.toml").read_text("utf-8"))["refused"]
    return tuple(Refused(**{**each, "allowed": tuple(each.get("allowed", ()))}) for each in listed)


# Everything that the game says, by key: a message by file and name, a clause by its id


@cache
def texts(language: str) -> dict[str, str]:
    said = (*messages(language), *cards(language), *buildings(language), *clauses(language))
    found = dict(said)
    assert len(found) == len(said) > 1000
    return found


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message; what is filled in reads `…`, and variants stand one after another."""
    built = SOURCES / "server" / "page"
    ours = (path for path in SOURCES.rglob(f"{language}.ftl") if not path.is_relative_to(built))
    for folder, paths in ((SOURCES, ours), (PAGE, PAGE.rglob(f"{language}.ftl"))):
        for path in sorted(paths):
            place = path.parent.relative_to(folder.parent).as_posix()
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    yield f"{place}/{entry.id.name}", written(entry.value)


def written(pattern: ast.Pattern) -> str:
    parts = (
        each.value if isinstance(each, ast.TextElement) else filled(each.expression)
        for each in pattern.elements
    )
    return "".join(parts)


def filled(expression: object) -> str:
    if isinstance(expression, ast.SelectExpression):
        return " | ".join(written(variant.value) for variant in expression.variants)
    if isinstance(expression, ast.Placeable):
        return filled(expression.expression)
    return "…"


def cards(language: str) -> Iterator[tuple[str, str]]:
    at = LANGUAGES.index(language)
    for entry in catalogue(("friends", "aztecs")).with_campaign().entries:
        yield (
            f"card/{entry.slug}",
            "\n".join((entry.names[at], *card_text(entry.ability, language))),
        )


def buildings(language: str) -> Iterator[tuple[str, str]]:
    at = LANGUAGES.index(language)
    for building in villages.base().buildings.values():
        said = (building.names[at], ability_text(building.ability, language))
        yield f"building/{building.slug}", "\n".join(said)
    for sheet in villages.base().sheets.values():
        yield f"sheet/{sheet.slug}", sheet.names[at]


def clauses(language: str) -> Iterator[tuple[str, str]]:
    yield from rules.areas(language).items()
    for game in rules.games():
        for id in translated(language, game):
            yield id, rules.clause(id, language).text


@cache
def translated(language: str, game: str) -> list[str]:
    """The clauses that stand in the rulebook of a language, in its order."""
    book = (SOURCES / "rules" / "text" / game / f"{language}.md").read_text("utf-8")
    return re.findall(r"^- `([^`]+)`", book, re.MULTILINE)


# Refused words

LISTED = sorted(path.stem for path in LISTS.glob("*.toml"))


def test_each_list_is_of_a_language_of_the_game() -> None:
    assert set(LISTED) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LISTED)
def test_no_refused_word_is_said(language: str) -> None:
    wrong = [
        f"{key}: {found!r} has {each.word}; {each.instead} ({each.reason})"
        for each in refused(language)
        for key, text in texts(language).items()
        if key not in each.allowed and (found := each.found(text))
    ]
    assert not wrong, "\n".join(wrong)


def test_no_refused_word_is_in_a_document() -> None:
    assert len(DOCUMENTS) > 10
    wrong = [
        f"{path.name}: {found!r} has {each.word}; {each.instead} ({each.reason})"
        for each in refused("en")
        for path in DOCUMENTS
        if each.documents and (found := each.found(" ".join(path.read_text("utf-8").split())))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LISTED)
def test_every_exception_is_still_needed(language: str) -> None:
    idle = [
        f"{key} does not have {each.word}"
        for each in refused(language)
        for key in each.allowed
        if not each.found(texts(language).get(key, ""))
    ]
    assert not idle, "\n".join(idle)


@pytest.mark.parametrize("language", LISTED)
def test_every_refused_word_would_be_found(language: str) -> None:
    for each in refused(language):
        assert each.found(each.example), each
        assert not each.found(each.instead), each


# Clauses


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_every_clause_that_a_message_cites_stands_in_the_rulebook(language: str) -> None:
    book = {id for game in rules.games() for id in translated(language, game)}
    cited = {id[0] for _, text in messages(language) for id in re.finditer(CLAUSE, text)}
    assert len(cited) > 30
    assert cited - book == set()
