"""Running scenario files and telling how they went."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from osada.kernel.game import BadNotation
from osada.scenario.reading import ScenarioError, choice, load, mapping
from osada.titles import FIRST, titles


@dataclass(frozen=True, slots=True)
class Result:
    """How one file went: nothing wrong, or what."""

    path: Path
    title: str
    rules: tuple[str, ...]
    wrong: tuple[str, ...]


def run_file(path: Path) -> Result:
    """Play one scenario."""
    title, rules = path.name, ()
    try:
        scenario = load(path)
        title, rules = str(scenario["title"]), tuple(scenario["rule"])
        wrong = tuple(_game(scenario)(scenario))
    except (ScenarioError, BadNotation) as error:
        wrong = (str(error),)
    except (TypeError, ValueError, AttributeError, KeyError, RecursionError) as error:
        wrong = (f"cannot be played as written: {type(error).__name__}: {error}",)
    return Result(path, title, rules, wrong)


def _game(scenario: dict[str, Any]) -> Callable[[dict[str, Any]], list[str]]:
    """How scenarios of the game that one names are played."""
    name = mapping(scenario["given"], "given").get("game", FIRST)
    choice(name, [one.name for one in titles().values() if one.has("scenarios")], "game")
    wrong: Callable[[dict[str, Any]], list[str]] = titles()[name].open("scenarios")
    return wrong


def found_in(paths: Iterable[Path]) -> list[Path]:
    """Files as named; a folder stands for every `*.yaml` below it."""
    files: list[Path] = []
    for path in paths:
        below = (file for file in path.rglob("*.yaml") if file.is_file())
        files += sorted(below) if path.is_dir() else [path]
    return files


def _line(text: str) -> str:
    """Whatever a file says, on one line."""
    return " ".join(text.splitlines())


def run_files(paths: Iterable[Path]) -> int:
    """Play all scenarios, a line each; 0 when all pass."""
    files = found_in(paths)
    failed = 0
    for path in files:
        result = run_file(path)
        if result.wrong:
            failed += 1
            print(_line(f"FAIL {path}: {result.title}: {'; '.join(result.wrong)}"))
        else:
            print(_line(f"ok   {path}: {result.title}"))
    print(f"{len(files) - failed} passed, {failed} failed")
    return 0 if files and not failed else 1
