"""The puzzles of the package: `set/puzzles.jsonl`, with moves as numbers of `set/words.txt`.

    {"n": 12, "game": "settlers", "rules": "2", "options": {...}, "seed": "puzzle 17",
     "moves": "000C...", "seats": "01...", "hash": "...", "seat": 0, "goal": "game", "round": 5,
     "asked": "turn", "has": 31, "best": 41, "second": [38, 0.4], "steps": 3, "line": [7, 9, 4],
     "missed": ["greedy"], "level": 2, "firsts": [[7, 41, 0, [7, 9, 4]], ...]}

`moves` are two digits each (`DIGITS`), `seats` says whose each of them is. Both files only grow:
neither a number of a puzzle nor that of a word ever means another one.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import ascii_letters, digits
from typing import Any, Final

from osada.kernel.game import Game
from osada.puzzles.puzzle import First, Puzzle
from osada.study.judgement import Reason
from osada.titles import title

FOLDER: Final = files("osada.puzzles") / "set"
DIGITS: Final = ascii_letters + digits + "!#$%&()*+,-./:;<=>?@[]^_`{|}~"
"""Of numbers of moves."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """All puzzles in the order of their numbers, the first has the number 1."""

    puzzles: Sequence[Puzzle]

    def __len__(self) -> int:
        return len(self.puzzles)

    def get(self, number: int) -> Puzzle | None:
        """A puzzle."""
        return self.puzzles[number - 1] if 1 <= number <= len(self.puzzles) else None


@cache
def shelf() -> Shelf:
    """Those of the package."""
    words = (FOLDER / "words.txt").read_text(encoding="utf-8").splitlines()
    rows = (FOLDER / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    return Shelf([_read(json.loads(row), words) for row in rows])


def game_of(puzzle: Puzzle) -> Game[Any]:
    """The game by the rules that a puzzle names."""
    game: Game[Any] = title(puzzle.game).open("game")(None)
    found = game.by(puzzle.rules)
    if found is None:
        raise LookupError(f"puzzle {puzzle.number}: rules {puzzle.rules} are not known")
    return found


def _read(row: dict[str, Any], words: Sequence[str]) -> Puzzle:
    second, within = row["second"]
    return Puzzle(
        row["n"], row["game"], row["rules"], row["options"], row["seed"],
        tuple(
            (int(seat), words[at])
            for seat, at in zip(row["seats"], _numbers(row["moves"]), strict=True)
        ),
        row["hash"],
        row["seat"], row["goal"], row["round"], row["asked"], row["has"], row["best"], second,
        within, row["steps"], tuple(words[at] for at in row["line"]),
        tuple(_first(one, words) for one in row["firsts"]), tuple(row["missed"]), row["level"],
    )  # fmt: skip


def _pair(number: int) -> str:
    high, low = divmod(number, len(DIGITS))
    return DIGITS[high] + DIGITS[low]


def _numbers(text: str) -> Iterator[int]:
    for high, low in zip(text[::2], text[1::2], strict=True):
        yield DIGITS.index(high) * len(DIGITS) + DIGITS.index(low)


def _first(row: Sequence[Any], words: Sequence[str]) -> First:
    text, value, within, line, *why = row
    return First(
        words[text], value, within, tuple(words[at] for at in line),
        why=tuple(Reason(what, facts) for what, facts in (why[0] if why else ())),
    )  # fmt: skip


def coded(puzzle: Puzzle, words: dict[str, int]) -> dict[str, Any]:
    """A puzzle as a row; new words are added."""

    def number(text: str) -> int:
        return words.setdefault(text, len(words))

    firsts: list[list[Any]] = []
    for one in puzzle.firsts:
        row: list[Any] = [
            number(one.text),
            one.value,
            one.within,
            [number(text) for text in one.line],
        ]
        if one.why:
            row.append([[reason.what, dict(reason.facts)] for reason in one.why])
        firsts.append(row)
    return {
        "n": puzzle.number, "game": puzzle.game, "rules": puzzle.rules,
        "options": dict(puzzle.options), "seed": puzzle.seed,
        "moves": "".join(_pair(number(text)) for _, text in puzzle.moves),
        "seats": "".join(str(seat) for seat, _ in puzzle.moves), "hash": puzzle.hash,
        "seat": puzzle.seat, "goal": puzzle.goal, "round": puzzle.round, "asked": puzzle.asked,
        "has": puzzle.has, "best": puzzle.best, "second": [puzzle.second, puzzle.second_within],
        "steps": puzzle.steps, "line": [number(text) for text in puzzle.line],
        "missed": list(puzzle.missed), "level": puzzle.level, "firsts": firsts,
    }  # fmt: skip
