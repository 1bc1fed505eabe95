"""`osada arena`: bots play each other, many times, and the command says who is better."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from osada.cli.flags import GAMES, files_among, flagged, foreign, read, read_lists, read_names
from osada.cli.say import Json, Refusals, Stop, complain, one_of, refusal
from osada.cli.standings import show_standings
from osada.kernel.seeds import read_seed
from osada.titles import FIRST, Title, title, titles

if TYPE_CHECKING:
    from osada.arena.keep import Keep
    from osada.arena.run import Executor
    from osada.arena.series import Series

app: Final = App(name="arena", help="Let bots play each other, and see who is better.")

MOST_WORKERS: Final = 1000

Workers = Annotated[
    int | None, Parameter(help="Processes on this machine; all its cores by default.")
]
File = Annotated[Path, Parameter(help="A results file: JSON lines or Parquet.")]


@app.default
@flagged(after="solo", own_after="solo", arena=True)
def arena(
    *,
    game: Annotated[
        str | None,
        Parameter(help=f"{GAMES}."),
    ] = None,
    players: Annotated[
        str | None,
        Parameter(
            help="Codes of bots: `greedy,mcts:500`; one alone plays itself, in the roll & write "
            "game the adventure."
        ),
    ] = None,
    games: Annotated[
        int | None, Parameter(help="Games, rounded up to whole deals; 200 by default.")
    ] = None,
    seed: Annotated[
        str | None, Parameter(help="The same seed gives the same games; 1 by default.")
    ] = None,
    seats: Annotated[
        int | None,
        Parameter(help="Seats at a table; with more bots every combination of them plays."),
    ] = None,
    solo: Annotated[
        bool, Parameter(help="Every bot plays alone: the solo game, or the adventure.")
    ] = False,
    workers: Workers = None,
    cluster: Annotated[
        str | None, Parameter(help="The scheduler of a Dask cluster: `tcp://10.0.0.1:8786`.")
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="Keep every game in this new file: `x.jsonl`, or `x.parquet`."),
    ] = None,
    resume: Annotated[bool, Parameter(help="Continue the file of --out.")] = False,
    json: Json = False,
    language: Refusals = "en",
    **said: Any,
) -> int:
    """Let bots play each other: the same deals for all, seats rotated, all factions or sheets.

    For example `osada arena --players greedy,mcts:500 --games 1000 --seed 7 --out x.jsonl`, or
    `osada arena --game rollwrite --players planner --games 48`: alone on every adventure sheet.
    Ctrl-C keeps what was played; `osada arena --out x.jsonl --resume` continues.
    """
    if solo and seats not in (None, 1):
        raise Stop("--solo is a table of one seat; leave --seats out")
    if workers is not None and cluster is not None:
        raise Stop("--workers is for this machine and --cluster for others; leave one out")
    check_workers(workers)
    if resume and out is None:
        raise Stop("--resume continues a results file; name it with --out")
    from osada.arena.keep import Keep

    given: dict[str, Any] = {
        "players": _listed(players),
        "games": games,
        "seed": None if seed is None else read_seed(seed),
        "seats": 1 if solo else seats,
        **{name: _setting(value) for name, value in said.items()},
    }
    given = {name: value for name, value in given.items() if value is not None}
    plan = _plan(game, given, out if resume else None, language)
    if games is not None and plan.total != games:
        complain(f"{plan.total:,} games are played, not {games:,}: each deal by all, seats rotated")
    return _play(plan, workers, cluster, Keep(out, resume), _again(out, given), json=json)


@app.command
def table(file: File, /, *, json: Json = False) -> int:
    """Show the table of a results file again."""
    from osada.arena.results import BadResults, scan
    from osada.arena.standings import Standings

    try:
        head, games = scan(file)
        standings = Standings(head.plan["players"], head.plan["seats"], head.kind)
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


def _setting(value: Any) -> Any:
    """What was said, in small letters; lists as tuples."""
    if not isinstance(value, str):
        return value
    return _listed(value) if "," in value else value.strip().lower()


def _again(out: Path | None, given: Mapping[str, Any]) -> str:
    """How to continue a run."""
    if out is None:
        return "; with --out every game is kept and --resume continues the run"
    own = "".join(f" --{name} {quote(str(path))}" for name, path in files_among(given).items())
    return f"; continue with `osada arena --out {quote(str(out))} --resume{own}`"


def _plan(
    game: str | None, given: Mapping[str, Any], resumed: Path | None, language: str
) -> "Series":
    """The plan as said; what is not said again comes from the file that is resumed."""
    from osada.arena.plans import plan_of
    from osada.arena.series import BadPlan
    from osada.bots import UnknownBot, canonical

    if game is not None:
        game = one_of(game, "game", titles())
    name, settings = (game or FIRST, {}) if resumed is None else _settings(resumed, game)
    chosen = title(name)
    _check_own(chosen, given)
    said = settings | _packed(chosen, given, settings.get("boxes", ()), language)
    if "players" not in said:
        raise Stop("say who plays, such as --players greedy,random")
    try:
        said["players"] = tuple(canonical(code, name) for code in said["players"])
        return plan_of(name)(**said)
    except (BadPlan, UnknownBot) as error:
        raise Stop(refusal(error, language)) from error


def _check_own(chosen: Title, given: Mapping[str, Any]) -> None:
    """Stop at an option of another game."""
    other = foreign(chosen, given)
    if other is not None:
        name, owner = other
        word = name.replace("_", "-")
        raise Stop(f"--{word} is for the {owner.called}: say --game {owner.name}, or leave it out")


def _packed(
    chosen: Title, given: Mapping[str, Any], boxes: Sequence[str], language: str
) -> dict[str, Any]:
    """The same as a plan takes it: parts as tuples, own files as texts that travel with it.

    `boxes` are on the table if no others are named.
    """
    from osada.arena.plans import plan_of

    said = dict(given)
    if chosen.parts is not None and isinstance(said.get(chosen.parts.name), str):
        said[chosen.parts.name] = (said[chosen.parts.name],)
    own = files_among(said)
    boxes = read_names(chosen, said).get("boxes", boxes)
    rules = read(chosen, own, boxes, language)
    said |= {name: plan_of(chosen.name).packed(place) for name, place in own.items()}
    decks = read_lists(chosen, rules, {"boxes": boxes, **said} if boxes else said, language)
    return {name: value for name, value in decks.items() if name in said}


def _settings(resumed: Path, game: str | None) -> tuple[str, dict[str, Any]]:
    """The game of a file and its settings, as a plan takes them; no other game may be wanted."""
    from osada.arena.keep import Keep
    from osada.arena.plans import plan_of
    from osada.arena.results import BadResults, another_game, scan

    try:
        head = scan(Keep(resumed, resume=True).file)[0]
    except BadResults as error:
        raise Stop(str(error)) from error
    if game not in (None, head.game):
        raise Stop(another_game(resumed, head.game, game))
    known = {field.name for field in fields(plan_of(head.game))}
    own = title(head.game).own
    known -= {own.name} if own is not None else set()  # these have to be named again
    return head.game, {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in head.plan.items()
        if name in known
    }


def _play(
    plan: "Series",
    workers: int | None,
    cluster: str | None,
    keep: "Keep",
    again: str,
    *,
    json: bool,
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
    standings = Standings(plan.players, plan.width, plan.RESULT)
    code = 0
    try:
        with (
            terminable(),
            _executor(workers, cluster, plan.GAME) as executor,
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
def _executor(workers: int | None, cluster: str | None, game: str) -> Iterator["Executor"]:
    if cluster is None:
        from osada.arena.local import Local

        yield Local(workers)
        return
    from osada.arena.cluster import Cluster

    with Cluster(cluster, game) as found:
        yield found
