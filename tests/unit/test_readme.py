"""What the documentation shows is true: its Python runs, its commands exist."""

import re
from pathlib import Path

import pytest

from tools import fresh

ROOT = Path(__file__).parents[2]
WIDTH = 120
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
BLOCKS = [
    pytest.param(block, id=f"{page.name}-{n}")
    for page in PAGES
    for n, block in enumerate(PYTHON.findall(page.read_text("utf-8")))
]


@pytest.mark.parametrize("block", BLOCKS)
def test_python_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "documentation", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


MADE_IN_COPIES = ("A good", "A language")
"""What these sections add, tests add to copies of the sources: `test_goods`, `test_languages`."""


def test_what_the_guide_adds_is_in_the_tree() -> None:
    found = 0
    sections = re.split(r"(?m)^## ", (ROOT / "docs/adding.md").read_text("utf-8"))
    for section in sections:
        if section.startswith(MADE_IN_COPIES):
            continue
        for diff in re.findall(r"```diff\n(.*?)```", section, re.DOTALL):
            for place, lines in re.findall(r"(?ms)^\+\+\+ b/(\S+)\n(.*?)(?=^--- |\Z)", diff):
                there = (ROOT / place).read_text("utf-8").splitlines()
                added = re.findall(r"(?m)^\+(.*\S)$", lines)
                wrong = [line for line in added if line not in there and line.strip() != "..."]
                assert not wrong, f"{place} has no longer {wrong}"
                found += len(added)
    assert found > 50


def test_what_make_can_do_is_tried_on_a_fresh_clone() -> None:
    targets = set(re.findall(r"(?m)^\t@echo 'make (\w+)", (ROOT / "Makefile").read_text("utf-8")))
    assert len(targets) > 10
    assert targets - {"fresh"} <= set(fresh.CHECKS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda page: page.name)
def test_prose_is_wrapped(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    wide = [
        line
        for line in prose.splitlines()
        if len(line) > WIDTH and not line.startswith(("|", "!["))
    ]
    assert not wide, "\n".join(wide)
