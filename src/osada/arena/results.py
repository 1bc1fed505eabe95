"""Results files: a header, then a row for each game; as JSON lines or as Parquet."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from osada import __version__, build
from osada.arena import parquet, shapes
from osada.arena.plans import plan_of, played
from osada.arena.result import BadResults, BadRow, GameResult, of_row
from osada.arena.series import Series, difference
from osada.titles import FIRST, title

FORMAT: Final = "osada-arena/1"


@dataclass(frozen=True, slots=True)
class Header:
    """What the games of a file have in common."""

    game: str
    osada: str
    rules: str
    build: str
    plan: Mapping[str, Any]
    repeatable: bool

    @property
    def kind(self) -> type[GameResult]:
        """What the games are."""
        return plan_of(self.game).RESULT

    def as_row(self) -> dict[str, Any]:
        """The first line of a file."""
        return {
            "format": FORMAT,
            "game": self.game,
            "osada": self.osada,
            "rules": self.rules,
            "build": self.build,
            "plan": dict(self.plan),
            "repeatable": self.repeatable,
        }


@dataclass(frozen=True, slots=True)
class Results:
    """A whole file."""

    header: Header
    games: list[GameResult]


def header(plan: Series) -> Header:
    """The header of a file for this plan, played here and now."""
    return Header(
        plan.GAME,
        __version__,
        plan.game.version,
        build.text(),
        plan.settings(),
        plan.repeatable,
    )


def read(path: Path) -> Results:
    """All of a results file, JSON lines or Parquet; `BadResults` if it is damaged."""
    head, games = scan(path)
    return Results(head, list(games))


def scan(path: Path) -> tuple[Header, Iterator[GameResult]]:
    """The header of a results file, and its games one after the other.

    A last line that was not written to its end is left out; any other damage is `BadResults`.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        raise BadResults(f'"{path}" is not an ordinary file; results are read more than once')
    try:
        with open(path, "rb") as file:
            columns = file.read(4) == parquet.MAGIC
    except OSError as error:
        raise BadResults(f'"{path}" cannot be read: {reason(error)}') from error
    if columns:
        head_text, rows = parquet.read(path)
        head = _header(head_text, f'"{path}"')
        return head, _of_rows(path, head, rows)
    lines = whole_lines(path)
    _, first = next(lines, (0, b""))
    head = _header(first, f"{path}:1")
    return head, (game for _, game in of_lines(path, head, lines))


def whole_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Every whole line, and how many bytes there are up to its end."""
    end = 0
    with open(path, "rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                return
            end += len(line)
            yield end, line


def _header(text: str | bytes, where: str) -> Header:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict) or "format" not in row:
        raise BadResults(f"{where}: this is not a results file of osada arena")
    if row["format"] != FORMAT:
        raise BadResults(
            f'{where}: results in the format "{row["format"]}", but this version of Osada reads '
            f'"{FORMAT}"'
        )
    for name, fits in shapes.HEADER.items():
        if not fits(row.get(name)):
            raise BadResults(f'{where}: the header has no proper "{name}"')
    game, plan = row.get("game", FIRST), row["plan"]
    if not isinstance(game, str) or game not in played():
        raise BadResults(f"{where}: games that this version of Osada does not know: {game!r:.40}")
    for name, fits in (*shapes.PLAN.items(), *plan_of(game).SETTINGS.items()):
        if not fits(plan.get(name)):
            raise BadResults(f'{where}: the plan in the header has no proper "{name}"')
    return Header(game, row["osada"], row["rules"], row["build"], plan, row["repeatable"])


def of_lines(
    path: Path, head: Header, lines: Iterator[tuple[int, bytes]]
) -> Iterator[tuple[int, GameResult]]:
    """Every game of the lines after the header, and how many bytes there are up to its end."""
    seen: set[int] = set()
    for number, (end, line) in enumerate(lines, 2):
        try:
            result = _game(head, json.loads(line), seen)
        except BadRow as error:
            raise BadResults(f"{path}:{number}: a damaged line: {error}") from error
        except (ValueError, RecursionError) as error:
            raise BadResults(f"{path}:{number}: a damaged line: it is not JSON") from error
        yield end, result


def _of_rows(path: Path, head: Header, rows: Iterator[Any]) -> Iterator[GameResult]:
    seen: set[int] = set()
    for number, row in enumerate(rows, 1):
        try:
            yield _game(head, row, seen)
        except BadRow as error:
            raise BadResults(f'"{path}", row {number}: {error}') from error


def _game(head: Header, row: object, seen: set[int]) -> GameResult:
    """The game of a row; `BadRow` unless it is one of the plan, and there for the first time."""
    result = of_row(row, head.kind)
    plan = head.plan
    if len(result.players) != plan["seats"] or not {*result.players} <= {*plan["players"]}:
        raise BadRow("it was played by others than its header says")
    if result.game >= plan["games"]:
        raise BadRow(f"the plan in the header has no game {result.game}")
    if result.game in seen:
        raise BadRow(f"game {result.game} is there for a second time")
    seen.add(result.game)
    return result


def agree(path: Path, old: Header, new: Header) -> None:
    """`BadResults` if games of one header cannot stand beside those of the other."""
    if old.game != new.game:
        raise BadResults(another_game(path, old.game, new.game))
    differs = difference(old.plan, new.plan)
    if differs:
        raise BadResults(
            f'"{path}" belongs to another plan: {differs}; say the same, or write elsewhere'
        )
    if old.rules != new.rules:
        raise BadResults(
            f'"{path}" was played by rules version {old.rules}, this is {new.rules}: its games '
            "cannot be mixed with new ones, write elsewhere"
        )
    if old.osada != new.osada:
        raise BadResults(
            f'"{path}" was played by osada {old.osada}, this is {new.osada}, whose bots may play '
            "otherwise: go on with that version, or write elsewhere"
        )


def another_game(path: Path, old: str, new: str) -> str:
    """That a file cannot be gone on with, for it is about another game."""
    return (
        f'"{path}" holds games of the {title(old).called}, not of the {title(new).called}: leave '
        "--game out, or write elsewhere"
    )


def alike(files: Mapping[str, Results]) -> None:
    """`BadResults` if the games of these files cannot be reported together."""
    (first, one), *others = files.items()
    for path, other in others:
        if other.header.game != one.header.game:
            raise BadResults(
                f'"{first}" holds games of the {title(one.header.game).called} and "{path}" of the '
                f"{title(other.header.game).called}: make a page for each"
            )
        here, there = (head.rules.partition("+")[0] for head in (one.header, other.header))
        if here != there:
            raise BadResults(
                f'"{first}" was played by rules version {here} and "{path}" by {there}: make a '
                "page for each"
            )


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


__all__ = [
    "FORMAT",
    "BadResults",
    "Header",
    "Results",
    "agree",
    "alike",
    "another_game",
    "header",
    "of_lines",
    "read",
    "reason",
    "scan",
    "whole_lines",
]
