"""`osada arena`: bots play each other, many times, and the command says who is better."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from osada.cli.say import Cards, Json, Stop, catalogue, complain
from osada.cli.standings import show_standings

if TYPE_CHECKING:
    from osada.arena.keep import Keep
    from osada.arena.plan import Plan
    from osada.arena.run import Executor

app: Final = App(name="arena", help="Let bots play each other, and see who is better.")

MOST_WORKERS: Final = 1000

File = Annotated[Path, Parameter(help="A results file: JSON lines or Parquet.")]


@app.default
def arena(
    *,
    players: Annotated[
        str | None, Parameter(help="Codes of bots: `greedy,mcts:500`; one alone plays itself.")
    ] = None,
    games: Annotated[
        int | None, Parameter(help="Games, rounded up to whole deals; 200 if not said.")
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same games; 1.")] = None,
    seats: Annotated[
        int | None,
        Parameter(help="Seats at a table; with more bots every combination of them plays."),
    ] = None,
    solo: Annotated[bool, Parameter(help="Every bot plays the solo game.")] = False,
    factions: Annotated[
        str | None,
        Parameter(help="`rome,egypt`: all orders of these; `rome-egypt`: this table by seat."),
    ] = None,
    lookout: Annotated[
        str | None, Parameter(help="`standard`, `alternative` or `advanced`.")
    ] = None,
    peaceful: Annotated[bool | None, Parameter(help="The peaceful variant.")] = None,
    peaceful_drafts: Annotated[
        int | None, Parameter(help="Drafts of its lookout: 1 (Polish book) or 2.")
    ] = None,
    robbers_cut_routes: Annotated[
        bool | None, Parameter(help="Robbers may end deals with locations too (BARB-8).")
    ] = None,
    cards: Cards = None,
    workers: Annotated[
        int | None, Parameter(help="Processes on this machine; all its cores if not said.")
    ] = None,
    cluster: Annotated[
        str | None, Parameter(help="The scheduler of a Dask cluster: `tcp://10.0.0.1:8786`.")
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="Keep every game in this new file: `x.jsonl`, or `x.parquet`."),
    ] = None,
    resume: Annotated[bool, Parameter(help="Go on with the file of --out.")] = False,
    json: Json = False,
) -> int:
    """Let bots play each other: the same deals for all, seats rotated, all factions.

    For example `osada arena --players greedy,mcts:500 --games 1000 --seed 7 --out x.jsonl`.
    Ctrl-C keeps what was played; `osada arena --out x.jsonl --resume` goes on.
    """
    if solo and seats not in (None, 1):
        raise Stop("--solo is a table of one seat; leave --seats out")
    if workers is not None and cluster is not None:
        raise Stop("--workers is for this machine and --cluster for others; leave one out")
    check_workers(workers)
    if resume and out is None:
        raise Stop("--resume goes on with a results file; name it with --out")
    said: dict[str, Any] = {
        "players": _listed(players),
        "games": games,
        "seed": _number(seed),
        "seats": 1 if solo else seats,
        "factions": _listed(factions),
        "lookout": lookout,
        "peaceful": peaceful,
        "peaceful_drafts": peaceful_drafts,
        "robbers_cut_routes": robbers_cut_routes,
    }
    from osada.arena.keep import Keep

    given = {name: value for name, value in said.items() if value is not None}
    plan = _plan(given, cards, out if resume else None)
    if games is not None and plan.total != games:
        complain(f"{plan.total:,} games are played, not {games:,}: each deal by all, seats rotated")
    return _play(plan, workers, cluster, Keep(out, resume), _again(out, cards), json=json)


@app.command
def table(file: File, /, *, json: Json = False) -> int:
    """Show the table of a results file again."""
    from osada.arena.results import BadResults, scan
    from osada.arena.standings import Standings

    try:
        head, games = scan(file)
        standings = Standings(head.plan["players"], head.plan["seats"])
        for game in games:
            standings.add(game)
    except BadResults as error:
        raise Stop(str(error)) from error
    show_standings(head, standings, json=json)
    return 0


@app.command
def report(
    *files: File,
    out: Annotated[Path, Parameter(help="The page to write.")] = Path("arena.html"),
) -> int:
    """Write one HTML page with tables and plots about results files."""
    from osada.arena.report import NoGames, NoPlots, write
    from osada.arena.results import BadResults

    if not files:
        raise Stop("name at least one results file, such as `osada arena report x.jsonl`")
    if any(out.exists() and file.exists() and out.samefile(file) for file in files):
        raise Stop(f'"{out}" holds the results; name another file for the page with --out')
    try:
        write(list(files), out)
    except (BadResults, NoGames, NoPlots) as error:
        raise Stop(str(error)) from error
    except OSError as error:
        raise Stop(f'"{out}" cannot be written: {error.strerror or error}') from error
    print(f"{out} is written")
    return 0


def check_workers(workers: int | None) -> None:
    """Stop at a number of workers that no machine has."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise Stop(f"{workers:,} workers cannot play; name 1 to {MOST_WORKERS:,}")


def _listed(words: str | None) -> tuple[str, ...] | None:
    return None if words is None else tuple(word.strip().lower() for word in words.split(","))


def _number(seed: str | None) -> int | str | None:
    return int(seed) if seed is not None and seed.isdecimal() and len(seed) < 19 else seed


def _again(out: Path | None, cards: Path | None) -> str:
    """How to go on with a run."""
    if out is None:
        return "; with --out every game is kept and --resume goes on"
    own = f" --cards {quote(str(cards))}" if cards is not None else ""
    return f"; go on with `osada arena --out {quote(str(out))} --resume{own}`"


def _plan(given: dict[str, Any], cards: Path | None, resumed: Path | None) -> "Plan":
    """The plan as said; what is not said again comes from the file that is resumed."""
    from osada.arena.cardfiles import packed
    from osada.arena.plan import BadPlan, Plan
    from osada.bots import UnknownBot, canonical

    if cards is not None:
        catalogue(cards)  # tells what is wrong with them
        given["cards"] = packed(cards)
    if resumed is not None:
        given = _settings(resumed) | given
    if "players" not in given:
        raise Stop("say who plays, such as --players greedy,random")
    try:
        given["players"] = tuple(canonical(code) for code in given["players"])
        return Plan(**given)
    except (BadPlan, UnknownBot) as error:
        raise Stop(str(error)) from error


def _settings(resumed: Path) -> dict[str, Any]:
    """The settings of a file, as a plan takes them."""
    from osada.arena.keep import Keep
    from osada.arena.plan import Plan
    from osada.arena.results import BadResults, scan

    try:
        settings = dict(scan(Keep(resumed, resume=True).file)[0].plan)
    except BadResults as error:
        raise Stop(str(error)) from error
    known = {field.name for field in fields(Plan)} - {"cards"}  # these have to be named again
    return {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in settings.items()
        if name in known
    }


def _play(
    plan: "Plan", workers: int | None, cluster: str | None, keep: "Keep", again: str, *, json: bool
) -> int:
    """Play the plan, show what came of it, and say what could not be done."""
    from osada.arena.cluster import NoCluster
    from osada.arena.keep import kept
    from osada.arena.progress import watched
    from osada.arena.results import BadResults, header
    from osada.arena.run import run
    from osada.arena.standings import Standings
    from osada.arena.stopping import INTERRUPTED, terminable
    from osada.arena.store import CannotWrite
    from osada.arena.work import GaveUp

    head = header(plan)
    standings = Standings(plan.players, plan.width)
    code = 0
    try:
        with (
            terminable(),
            _executor(workers, cluster) as executor,
            kept(keep, head, standings.add) as store,
            watched(standings, plan.total) as progress,
        ):
            run(plan, executor, store, progress)
    except (BadResults, NoCluster) as error:
        raise Stop(str(error)) from error
    except (CannotWrite, GaveUp) as error:
        code = 2
        complain(f"{error}{again}")
    except KeyboardInterrupt:
        code = INTERRUPTED
        complain(f"stopped after {standings.games:,} of {plan.total:,} games{again}")
    if standings.games or (json and code == INTERRUPTED):
        show_standings(head, standings, json=json)
    return code


@contextmanager
def _executor(workers: int | None, cluster: str | None) -> Iterator["Executor"]:
    if cluster is None:
        from osada.arena.local import Local

        yield Local(workers)
        return
    from osada.arena.cluster import Cluster

    with Cluster(cluster) as found:
        yield found
