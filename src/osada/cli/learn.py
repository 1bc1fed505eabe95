"""`osada learn`: trains the bot `learned`, on somebody's own cards too."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from osada.cli.arena import Workers, check_workers
from osada.cli.say import Boxes, Cards, Refusals, Stop, catalogue, complain, one_of, refusal
from osada.kernel.files import write_whole

if TYPE_CHECKING:
    from osada.training.run import Plan, Run

NOTHING: Final = "nothing"
_MOST_EACH: Final = 256  # games between two nets
_TURNS: Final = 24  # of a short run
_GENTLE: Final = 3e-4  # the rate of a run that begins with a net


def learn(
    *,
    out: Annotated[Path, Parameter(help="The file of weights to write; `learned:FILE` plays it.")],
    cards: Cards = None,
    boxes: Boxes = "",
    faction: Annotated[
        str | None, Parameter(help="A faction that sits at every table, such as your own.")
    ] = None,
    games: Annotated[int, Parameter(help="Games that it plays against itself.")] = 4000,
    minutes: Annotated[float, Parameter(help="End earlier, after that many minutes.")] = 0,
    start: Annotated[
        str | None,
        Parameter(
            name="--from",
            help="A file of weights to begin with, or `nothing`; by default those that ship.",
        ),
    ] = None,
    match: Annotated[
        int, Parameter(help="Deals against `greedy` now and then, to see how it goes.")
    ] = 0,
    seed: Annotated[int, Parameter(help="The same seed gives the same net.")] = 2026,
    workers: Workers = None,
    language: Refusals = "en",
) -> int:
    """Train the bot `learned`, on your own cards or from nothing: it plays against itself.

    For example `osada learn --cards my-cards/ --faction mine --out mine.bin`; then
    `osada arena --players learned:mine.bin,learned --games 400` says whether that was worth it, and
    wherever a bot is named the code `learned:mine.bin` plays with it.
    Ctrl-C keeps what is done; the same command goes on from there.
    """
    from osada.arena.stopping import INTERRUPTED, terminable
    from osada.bots.settlers.learned.net import BadWeights
    from osada.training.run import CannotGoOn, Run

    check_workers(workers)
    if games < 1:
        raise Stop(f"{games} games cannot be played: ask for at least 1")
    if minutes < 0 or match < 0:
        raise Stop("minutes and deals are counted from 0")
    folder = _folder(out)
    if start is not None and out.exists() and out.resolve() == Path(start).resolve():
        raise Stop(f'"{out}" is what it begins with; name another file with --out')
    plan = _plan(cards, boxes, faction, start, games, seed, language)
    try:
        run = Run(plan, folder, games, minutes)
    except (BadWeights, CannotGoOn) as error:
        raise Stop(str(error)) from error
    except OSError as error:
        raise _unusable(folder, error) from error
    try:
        with terminable(), _watched(run) as (say, show):
            run.go(_processes(workers), match, say, show)
    except KeyboardInterrupt:
        _write(run, out)
        complain(
            f"stopped after {run.games:,} of {games:,} games: {out} has what was learned so far, "
            "and the same command goes on"
        )
        return INTERRUPTED
    except CannotGoOn as error:
        raise Stop(f"{error}; the same command goes on from {run.games:,} games") from error
    except OSError as error:
        raise _unusable(folder, error) from error
    _write(run, out)
    rmtree(folder)
    print(f"{out} has the weights, after {run.games:,} games; try --players learned:{out},learned")
    return 0


def _plan(
    cards: Path | None,
    boxes: str,
    faction: str | None,
    start: str | None,
    games: int,
    seed: int,
    language: str,
) -> "Plan":
    from osada.arena.settlers.cardfiles import packed
    from osada.bots.settlers.learned.net import SHIPPED
    from osada.training.run import Plan
    from osada.training.tables import Subject

    known = catalogue(cards, boxes, language)
    if faction is not None:
        faction = one_of(faction, "faction", [each.slug for each in known.factions])
    subject = Subject(packed(cards) if cards else (), known.boxes, faction or "")
    try:
        for table in subject.tables:
            subject.dealt("check", 0, table)
    except ValueError as error:
        raise Stop(refusal(error, language)) from error
    if start == NOTHING:
        return Plan(subject, None, seed, *_turns(games, 3 * _MOST_EACH))
    path = SHIPPED if start is None else Path(start)
    return Plan(subject, path, seed, *_turns(games, _MOST_EACH), _GENTLE)


def _turns(games: int, first: int) -> tuple[int, int]:
    """How many games before the first learning, and between two nets."""
    each = max(2, min(_MOST_EACH, games // _TURNS))
    return max(2, min(first, games // 4)), each


def _folder(out: Path) -> Path:
    """Where an unfinished run is kept, beside its file."""
    if not out.name or out.is_dir():
        raise Stop(f'"{out}" is a folder; name a file with --out')
    if not out.parent.is_dir():
        raise Stop(f'there is no folder "{out.parent}"')
    return out.with_name(f"{out.name}.run")


def _unusable(folder: Path, error: OSError) -> Stop:
    return Stop(f'"{folder}" cannot be used: {error.strerror or error}')


def _processes(workers: int | None) -> int:
    from osada.kernel.processes import cores

    return workers if workers is not None else cores()


def _write(run: "Run", out: Path) -> None:
    try:
        write_whole(out, run.weights)
    except OSError as error:
        raise Stop(f'"{out}" cannot be written: {error.strerror or error}') from error


@contextmanager
def _watched(run: "Run") -> Iterator[tuple[Callable[[str], None], Callable[[int], None]]]:
    """A bar at a terminal; elsewhere lines of the log."""
    if not sys.stderr.isatty():
        yield complain, lambda games: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True)) as bars:
        bar = bars.add_task("games", total=run.most, completed=run.games)
        yield bars.console.print, lambda games: bars.update(bar, completed=games)
