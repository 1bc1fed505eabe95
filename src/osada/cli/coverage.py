"""`osada rules --coverage`: for each clause the scenarios and tests that show that it holds."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from osada.cli.say import Stop, complain, show_json
from osada.rules import CLAUSE, Clause, clauses

_ID: Final = re.compile(rf"\b{CLAUSE}\b")
COMPLETE: Final = {
    "base": True,
    # Why Can't We Be Friends
    "friends": True,
    # Aztecs
    "aztecs": True,
    # Rise of the Empire
    "campaign": True,
}
"""Boxes by whether each of their clauses needs a scenario or a test by now."""


@dataclass(slots=True)
class Shown:
    """A clause with the files that show it."""

    clause: Clause
    scenarios: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def missing(self) -> bool:
        """Whether the clause needs a scenario or a test and has none."""
        if self.clause.nothing or not COMPLETE[self.clause.box]:
            return False
        return not self.shown

    @property
    def shown(self) -> bool:
        """Whether a scenario or a test names it."""
        return bool(self.scenarios or self.tests)


def coverage(folder: Path) -> tuple[list[Shown], list[str]]:
    """Every clause with what shows it, and mistakes of the files that were read."""
    found = {id: Shown(clause) for id, clause in clauses().items()}
    mistakes: list[str] = []
    for path in sorted((folder / "scenarios").rglob("*.yaml")):
        name = path.relative_to(folder).as_posix()
        for id in _rules(path, mistakes):
            if id in found:
                found[id].scenarios.append(name)
            else:
                mistakes.append(f"{path}: there is no clause {id}")
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        for id in sorted(_said(path, mistakes)):
            if id in found:
                found[id].tests.append(name)
    return list(found.values()), mistakes


def _said(path: Path, mistakes: list[str]) -> set[str]:
    """The clauses that the test functions of a file name in their docstrings."""
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError, OSError):
        mistakes.append(f"{path}: is not readable Python")
        return set()
    tests = (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    )
    said = (ast.get_docstring(test) or "" for test in tests)
    return {match[0] for text in said for match in _ID.finditer(text)}


def _rules(path: Path, mistakes: list[str]) -> Iterable[str]:
    """The clauses that a scenario says it shows."""
    import yaml

    try:
        scenario = yaml.load(
            path.read_text("utf-8", "replace"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        )
        rule = scenario["rule"]
    except (yaml.YAMLError, OSError, KeyError, TypeError, ValueError):
        mistakes.append(f'{path}: has no readable "rule"')
        return []
    return [str(each) for each in (rule if isinstance(rule, list) else [rule])]


def show_coverage(folder: Path, json: bool) -> int:
    """Print it; 1 when a clause that needs to be shown is not."""
    if not folder.is_dir():
        raise Stop(f'there is no folder "{folder}"; name that of the tests with --tests FOLDER')
    found, mistakes = coverage(folder)
    for mistake in mistakes:
        complain(mistake)
    missing = [shown for shown in found if shown.missing]
    if json:
        show_json(_document(found))
    else:
        _print(found, missing)
    return 1 if missing or mistakes else 0


def _mark(shown: Shown) -> str:
    clause = shown.clause
    if clause.nothing:
        return f"nothing to execute: {clause.nothing}"
    if clause.box != "base":
        box = f"expansion: {clause.box}"
        return f"{box}, MISSING" if shown.missing else box
    return "MISSING" if shown.missing else ""


def _counts(found: list[Shown]) -> dict[str, int]:
    """How many clauses there are, and of each kind; every clause is of one kind."""
    needed = [shown for shown in found if not shown.clause.nothing]
    by_scenarios = sum(bool(shown.scenarios) for shown in needed)
    by_tests = sum(not shown.scenarios and bool(shown.tests) for shown in needed)
    missing = sum(shown.missing for shown in needed)
    return {
        "clauses": len(found),
        "by_scenarios": by_scenarios,
        "by_tests_only": by_tests,
        "nothing_to_execute": len(found) - len(needed),
        "to_come": len(needed) - by_scenarios - by_tests - missing,
        "missing": missing,
    }


def _by_box(found: list[Shown]) -> dict[str, dict[str, int]]:
    return {box: _counts([each for each in found if each.clause.box == box]) for box in COMPLETE}


def _document(found: list[Shown]) -> dict[str, object]:
    return {
        "clauses": [
            {
                "id": shown.clause.id,
                "game": shown.clause.game,
                "nothing": shown.clause.nothing,
                "box": shown.clause.box,
                "scenarios": shown.scenarios,
                "tests": shown.tests,
                "missing": shown.missing,
            }
            for shown in found
        ],
        "counts": _counts(found),
        "boxes": _by_box(found),
    }


def _print(found: list[Shown], missing: list[Shown]) -> None:
    for shown in found:
        print(f"{shown.clause.id:18}{_mark(shown)}".rstrip())
        for name in (*shown.scenarios, *shown.tests):
            print(f"    {name}")
    if missing:
        print("without scenario or test: " + " ".join(shown.clause.id for shown in missing))
    for box, counts in _by_box(found).items():
        print(
            f"{box}: {counts['clauses']} clauses: {counts['by_scenarios']} shown by scenarios, "
            f"{counts['by_tests_only']} by tests only, {counts['nothing_to_execute']} with nothing "
            f"to execute, {counts['to_come']} to come, {counts['missing']} missing"
        )
