"""One word for one thing: the list of each language, over everything that the game says.

`word_lists/pl.toml` and its neighbours name the words that are refused, what to say instead, and
why. A text that has to use such a word anyway is listed there by its key. README, docs, changelog
and the sentences in the program's own code are held to the English list.
"""

import ast as python
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import osada
from osada import LANGUAGES, rules
from osada.cli import main
from osada.rollwrite import catalogue as villages
from osada.rollwrite.text import ability_text
from osada.settlers.catalogue import Catalogue, catalogue
from osada.settlers.catalogue.boxes import CAMPAIGN, box, boxes
from osada.settlers.catalogue.reader import BASE
from osada.settlers.effects.text import card_text

LISTS = Path(__file__).parent / "word_lists"
SOURCES = Path(osada.__file__).parent
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "words"
DOCUMENTS = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))
CLAUSE = rf"\b{rules.CLAUSE}\b"

BOXES = ("friends", "aztecs")
WRITTEN_FOR_MACHINES = (
    "server/games/cardlessons.py",  # moves
    "server/store/transaction.py",  # SQL
)

COMMANDS = (
    (),
    *((each,) for each in ("arena", "bench", "campaign", "cards", "decks", "lab", "play")),
    *((each,) for each in ("replay", "rules", "scenario", "serve", "sheets")),
    *(("campaign", each) for each in ("export", "history", "new", "show")),
    *(("decks", each) for each in ("build", "check", "compare", "list", "show")),
    ("arena", "report"),
    ("arena", "table"),
    ("cards", "check"),
    ("sheets", "check"),
    ("sheets", "print"),
)

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
    said = (
        *messages(language),
        *cards(language),
        *names(language),
        *buildings(language),
        *clauses(language),
        *introductions(language),
    )
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


def everything() -> Catalogue:
    """The cards of the base game, of every box and of the campaign."""
    return catalogue(BOXES).with_campaign()


def cards(language: str) -> Iterator[tuple[str, str]]:
    at = LANGUAGES.index(language)
    for entry in everything().entries:
        yield (
            f"card/{entry.slug}",
            "\n".join((entry.names[at], *card_text(entry.ability, language))),
        )


def names(language: str) -> Iterator[tuple[str, str]]:
    """What boxes and factions are called."""
    at = LANGUAGES.index(language)
    for slug in (BASE, *BOXES, CAMPAIGN):
        yield f"box/{slug}", box(slug).names[at]
    for faction in everything().factions:
        yield f"faction/{faction.slug}", faction.names[at]


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


def introductions(language: str) -> Iterator[tuple[str, str]]:
    """What stands in a rulebook beside its clauses: parts, headings, a few words to begin with."""
    for game in rules.games():
        for number, line in enumerate(book(language, game).splitlines(), 1):
            if line and not line.startswith(("- ", "## ")):
                yield f"book/{game}/{number}", line


def book(language: str, game: str) -> str:
    return (SOURCES / "rules" / "text" / game / f"{language}.md").read_text("utf-8")


@cache
def translated(language: str, game: str) -> list[str]:
    """The clauses that stand in the rulebook of a language, in its order."""
    return re.findall(r"^- `([^`]+)`", book(language, game), re.MULTILINE)


def sentences() -> Iterator[tuple[str, str]]:
    """By file what the code says in English by itself: errors, help of commands, the report."""
    for path in sorted(SOURCES.rglob("*.py")):
        tree = python.parse(path.read_text("utf-8"))
        parts = [
            each.value
            for each in python.walk(tree)
            if isinstance(each, python.Constant) and isinstance(each.value, str)
        ]
        said = {part for part in parts if " " in part.strip()} - documentation(tree)
        yield path.relative_to(SOURCES).as_posix(), "\n".join(sorted(said))


def documentation(tree: python.Module) -> set[str]:
    """What only programmers read."""
    return {
        each.value.value
        for each in python.walk(tree)
        if isinstance(each, python.Expr)
        and isinstance(each.value, python.Constant)
        and isinstance(each.value.value, str)
    }


# Refused words

LISTED = sorted(path.stem for path in LISTS.glob("*.toml"))


def test_each_language_has_a_list() -> None:
    assert set(LISTED) == set(LANGUAGES)


@pytest.mark.parametrize("language", LISTED)
def test_every_source_is_read(language: str) -> None:
    """A new folder of messages, box, rulebook or page is held to the lists without a word here."""
    built = SOURCES / "server" / "page"
    folders = {
        path.parent.relative_to(folder.parent).as_posix()
        for folder in (SOURCES, PAGE)
        for path in folder.rglob("*.ftl")
        if not path.is_relative_to(built)
    }
    read = texts(language)
    said = Counter(key.rpartition("/")[0] for key in read)
    assert {folder for folder in folders if said[folder] < 2} == set()
    assert {"osada/campaign/messages", "osada/terminal/words", "words/campaign"} <= folders
    assert {"words/lesson", "words/decks", "words/empire", "words/lobby"} <= folders
    assert set(BOXES) == set(boxes())
    slugs = {entry.slug for entry in everything().entries}
    backs = Counter(entry.box for entry in everything().entries)
    assert {box for box, count in backs.items() if count > 20} >= {*BOXES, BASE, CAMPAIGN}
    assert {f"card/{slug}" for slug in slugs} <= read.keys()
    for game in rules.games():
        assert rules.clauses("en", game).keys() <= read.keys()
        assert any(key.startswith(f"book/{game}/") for key in read)


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


def test_no_refused_word_is_in_the_code_of_the_program() -> None:
    said = dict(sentences())
    assert len("".join(said.values())) > 50_000
    wrong = [
        f"{path}: {found!r} has {each.word}; {each.instead} ({each.reason})"
        for each in refused("en")
        for path, text in said.items()
        if each.documents and path not in WRITTEN_FOR_MACHINES and (found := each.found(text))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("command", COMMANDS, ids="-".join)
def test_no_refused_word_is_in_the_help_of_a_command(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--help"]) == 0
    help = re.sub(r"[^\w\s'’.,;:()-]+", " ", capsys.readouterr().out)
    said = " ".join(help.split())
    assert len(said) > 100
    assert not [found for each in refused("en") if each.documents and (found := each.found(said))]


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
