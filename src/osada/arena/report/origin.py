"""What the games are: a sentence at the top, and how they were played at the bottom."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from osada.arena.report.page import Section
from osada.arena.report.seats import Seat, grouped
from osada.arena.results import Header, Results
from osada.arena.standings import Standings


def lead(tables: Sequence[Seat], alone: Sequence[Seat], standings: Standings) -> str:
    """The main thing in a sentence or two."""
    said: list[str] = []
    bots = sorted(standings.bots.items(), key=lambda item: -item[1].measures()["win_share"])
    if len(bots) == 1:
        said.append(f"{bots[0][0]} against itself, {_sizes(tables)}.")
    elif bots:
        best, record = bots[0]
        facts = record.measures()
        others = " and ".join(code for code, _ in bots[1:])
        said.append(
            f"{best} against {others}, {_sizes(tables)}: it wins {100 * facts['win_share']:.1f} % "
            f"({100 * facts['low']:.1f} to {100 * facts['high']:.1f})."
        )
    for bot, rows in grouped(alone, lambda row: row.bot).items():
        won = sum(row.win for row in rows)
        said.append(f"Alone, {bot} wins {won:.0f} of {len(rows):,} games.")
    return escape(" ".join(said))


def _sizes(rows: Sequence[Seat]) -> str:
    words = {2: "two", 3: "three", 4: "four"}
    sizes = sorted({len(row.rivals) + 1 for row in rows})
    return f"{' and '.join(words[size] for size in sizes)} at a table"


def origin(files: Mapping[str, Results]) -> Section:
    """How the games of each file were played."""
    parts = [_facts(path, results.header, len(results.games)) for path, results in files.items()]
    return Section("origin", "How it was played", "".join(parts))


def _facts(path: str, header: Header, games: int) -> str:
    plan = header.plan
    facts = {
        "file": Path(path).name.encode(errors="replace").decode(),
        "games": f"{games:,} of {plan['games']:,}",
        "bots": ", ".join(plan["players"]),
        "seats": str(plan["seats"]),
        "factions": ", ".join(plan["factions"]) or "all",
        "seed": str(plan["seed"]),
        "lookout": plan["lookout"],
        "variant": "peaceful" if plan["peaceful"] else "",
        "own cards": plan["cards"],
        "version": f"osada {header.osada}, rules {header.rules}, {header.build}",
        "repeatable": "yes" if header.repeatable else "no: a bot is limited by time",
    }
    listed = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items() if value
    )
    return f'<dl class="facts">{listed}</dl>'
