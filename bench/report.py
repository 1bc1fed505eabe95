"""What was measured, as a page: `RESULTS.md`."""

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.plot import Bars
from bench.rounds import Results
from bench.subjects import COMPILED, PLAIN, SUBJECTS, Subject
from bench.wanted import rounded, wanted

_OWN: Final = "own_loop_"
_VECTOR: Final = "vector_"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: a subject in one kind of loop."""

    subject: Subject
    name: str
    loop: str = ""
    """How names of rates begin: empty for a loop in Python."""

    def shows(self, figure: str) -> bool:
        """Whether it has a cell for a figure: only loops in Python have them all."""
        if self.loop == _OWN:
            return figure.endswith("decisions_per_s")
        return self.loop != _VECTOR or figure == "env_steps_per_s"

    @property
    def ours(self) -> bool:
        """Whether this is Osada."""
        return not self.subject.package


ROWS: Final = (
    Row(COMPILED, f"{COMPILED.name}, own loop", _OWN),
    Row(COMPILED, f"{COMPILED.name}, Python loop"),
    Row(COMPILED, f"{COMPILED.name}, 256 tables at once", _VECTOR),
    Row(PLAIN, f"{PLAIN.name}, own loop", _OWN),
    Row(PLAIN, f"{PLAIN.name}, Python loop"),
    Row(PLAIN, f"{PLAIN.name}, 256 tables at once", _VECTOR),
    *(Row(subject, subject.name) for subject in SUBJECTS if subject.package),
)

_PANELS: Final = {
    "Real decisions a CPU second (more is better)": "real_decisions_per_s",
    "Copying a mid-game state, microseconds (less is better)": "copy_us",
    "Environment steps a CPU second (more is better)": "env_steps_per_s",
}

_DETAILS: Final = (
    ("games a second, Python loop", "games_per_s"),
    ("decisions a game", "decisions_per_game"),
    ("real decisions a game", "real_decisions_per_game"),
    ("environment steps a second", "env_steps_per_s"),
    ("environment steps a second, 256 tables at once", "vector_env_steps_per_s"),
    ("a decision of `greedy`, us", "greedy_us_per_decision"),
    ("copying a mid-game state of 2 players, us", "copy_us"),
    ("copying a mid-game state of 4 players, us", "copy_us_4"),
    ("listing the legal moves of a turn, 2 players, us", "legal_us"),
    ("listing the legal moves of a turn, 4 players, us", "legal_us_4"),
    ("making a move, 2 players, us", "step_us"),
    ("making a move, 4 players, us", "step_us_4"),
    ("size of a mid-game state of 2 players, bytes", "state_bytes"),
    ("size of a mid-game state of 4 players, bytes", "state_bytes_4"),
    ("good play: own loop, real decisions/s", "good_own_loop_real_decisions_per_s"),
    ("good play: Python loop, real decisions/s", "good_real_decisions_per_s"),
    ("good play: copying a state of 2 players, us", "good_copy_us"),
    ("good play: listing the legal moves, us", "good_legal_us"),
    ("good play: making a move, us", "good_step_us"),
    ("good play: size of a state of 2 players, bytes", "good_state_bytes"),
    ("friends: own loop, as a part of the base game's", "friends_rate_of_base"),
    ("both boxes, open format: the same", "both_rate_of_base"),
    ("friends: copying a state, as a multiple of the base game's", "friends_copy_of_base"),
    ("both boxes, open format: the same", "both_copy_of_base"),
    ("campaign: twenty random games, ms", "campaign_twenty_games_ms"),
    ("campaign: `greedy` from the first game to the end, s", "campaign_greedy_s"),
    ("campaign: a thousand of these on two cores, minutes", "campaign_thousand_min"),
    ("campaign: copying it, as a multiple of its card game", "campaign_copy_of_inner"),
    ("campaign: opening one of 24 games, s", "campaign_opening_s"),
    ("importing the game and loading all cards, CPU s", "import_s"),
)

_HOW: Final = Path(__file__).with_name("how.md")


def machine() -> str:
    """The processor, the system and the Python, without a name of the machine."""
    cpu = platform.processor() or platform.machine()
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text().splitlines():
            if line.startswith("model name"):
                cpu = line.partition(":")[2].strip()
                break
    try:
        system = platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        system = platform.system()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{cpu}, {os.cpu_count()} virtual cores, {system}, {python}"


def bars(results: Results) -> Bars:
    """What the picture shows: a panel for each figure worth comparing."""
    drawn: Bars = {}
    for title, name in _PANELS.items():
        found = [
            (_bar(row, name), value, row.ours)
            for row in ROWS
            if row.shows(name)
            and (value := results.figure(row.subject, row.loop + name)) is not None
        ]
        if found:
            drawn[title] = found
    return drawn


def _bar(row: Row, figure: str) -> str:
    """The name of the loop, where that makes a difference."""
    counts = figure.endswith("decisions_per_s") or row.loop == _VECTOR
    return row.name if counts else row.subject.name


def text(results: Results, where: str, picture: bool) -> str:
    """The page."""
    parts = [
        "# What was measured",
        f"`make bench` writes this page. {where}.",
        "## Wanted and reached",
        _wanted(results),
        "## Beside the peers",
    ]
    if picture:
        parts.append("![Bars on a log scale: Osada and its peers](results.svg)")
    parts += [
        _peers(results),
        "## Osada in detail",
        _details(results),
        "## How it was measured",
        _how(results),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _wanted(results: Results) -> str:
    return _table(
        ("figure", "wanted", "measured", "holds"),
        (
            (it.what, it.wish, rounded(it.value) + (it.unit if it.value else ""), it.verdict)
            for it in wanted(results)
        ),
    )


def _peers(results: Results) -> str:
    lines = [_peer(results, row) for row in ROWS if row.subject.code in results.found]
    shown = _table(
        (
            "two players, random moves",
            "version",
            "real decisions/s",
            "decisions/s",
            "spread",
            "copy, us",
            "step, us",
            "environment steps/s",
        ),
        lines,
    )
    absent = sorted({row.subject.name for row in ROWS if row.subject.code in results.failed})
    if absent:
        shown += "\n\nLeft out, because it could not be installed, built or measured here: "
        shown += "; ".join(absent) + "."
    return shown


def _peer(results: Results, row: Row) -> Sequence[str]:
    of = row.subject
    main = row.loop + ("env_steps_per_s" if row.loop == _VECTOR else "real_decisions_per_s")
    spread = results.spread(of, main)

    def cell(figure: str) -> str:
        return rounded(results.figure(of, row.loop + figure)) if row.shows(figure) else ""

    return (
        row.name,
        results.fact(of, "osada" if row.ours else "version"),
        cell("real_decisions_per_s"),
        cell("decisions_per_s"),
        "-" if spread is None else f"{spread:.0%}",
        cell("copy_us"),
        cell("step_us"),
        cell("env_steps_per_s"),
    )


def _details(results: Results) -> str:
    builds = (COMPILED, PLAIN)
    return _table(
        ("figure", "compiled", "plain Python"),
        (
            (what, *(rounded(results.figure(build, name)) for build in builds))
            for what, name in _DETAILS
        ),
    )


def _how(results: Results) -> str:
    low, high = min(results.calibration), max(results.calibration)
    return _HOW.read_text().format(
        rounds=results.rounds,
        seconds=f"{results.seconds:g}",
        low=f"{low:.1f}",
        high=f"{high:.1f}",
        apart=f"{(high - low) / low:.0%}",
    )


def _table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [headings, ["---", *["---:"] * (len(headings) - 1)], *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
