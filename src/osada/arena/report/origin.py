"""What the games are: a sentence at the top, and how they were played at the bottom."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from osada.arena.report.page import Section
from osada.arena.report.seats import Seat
from osada.arena.results import Header, Results
from osada.arena.standings import Standings

Settings = Mapping[str, Any]
"""Of the plan in a header."""


def lead(tables: Sequence[Seat], standings: Standings) -> list[str]:
    """What games at tables say, in a sentence."""
    bots = sorted(standings.bots.items(), key=lambda item: -item[1].measures()["win_share"])
    if not bots:
        return []
    if len(bots) == 1:
        return [f"{bots[0][0]} against itself, {_sizes(tables)}."]
    best, record = bots[0]
    facts = record.measures()
    others = " and ".join(code for code, _ in bots[1:])
    return [
        f"{best} against {others}, {_sizes(tables)}: it wins {100 * facts['win_share']:.1f} % "
        f"({100 * facts['low']:.1f} to {100 * facts['high']:.1f})."
    ]


def _sizes(rows: Sequence[Seat]) -> str:
    words = {2: "two", 3: "three", 4: "four", 5: "five"}
    sizes = sorted({len(row.rivals) + 1 for row in rows})
    return f"{' and '.join(words[size] for size in sizes)} at a table"


def origin(files: Mapping[str, Results], own: Callable[[Settings], dict[str, str]]) -> Section:
    """How the games of each file were played; `own` tells what only this game has."""
    parts = [
        _facts(path, results.header, len(results.games), own(results.header.plan))
        for path, results in files.items()
    ]
    return Section("origin", "How it was played", "".join(parts))


def _facts(path: str, header: Header, games: int, own: Mapping[str, str]) -> str:
    plan = header.plan
    facts = {
        "file": Path(path).name.encode(errors="replace").decode(),
        "games": f"{games:,} of {plan['games']:,}",
        "bots": ", ".join(plan["players"]),
        "seats": str(plan["seats"]),
        "seed": str(plan["seed"]),
        **own,
        "version": f"osada {header.osada}, rules {header.rules}, {header.build}",
        "repeatable": "yes" if header.repeatable else "no: a bot is limited by time",
    }
    listed = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items() if value
    )
    return f'<dl class="facts">{listed}</dl>'
