"""Every scenario of the rules, one test each."""

from pathlib import Path

import pytest

from osada.rules import clauses
from osada.scenario import run_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert not result.wrong, "\n".join(result.wrong)
    known = clauses()
    assert all(rule in known for rule in result.rules), result.rules
