"""What `osada lab` and `osada decks compare` have in common: flags, playing, comparing, JSON."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from osada.cli.arena import check_workers
from osada.cli.say import Stop, complain

if TYPE_CHECKING:
    from osada.arena.keep import Keep
    from osada.arena.settlers.lab import Findings, Kept, Trial

Bot = Annotated[str, Parameter(help="Who plays both seats.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]
Out = Annotated[
    Path | None,
    Parameter(help="Keep every game, each side in a file of its own: `x.SIDE.jsonl` of `x.jsonl`."),
]
Resume = Annotated[bool, Parameter(help="Continue the files of --out.")]


def check(games: int, workers: int | None, out: Path | None, *, resume: bool) -> None:
    """Stop at what cannot be played or kept."""
    check_workers(workers)
    if games < 1:
        raise Stop(f"{games} games cannot be played: ask for at least 1")
    if out is not None and not out.name:
        raise Stop(f'"{out}" is a folder; name a file in it with --out')
    if resume and out is None:
        raise Stop("--resume continues results files; name them with --out")


def found(
    planned: "Trial",
    games: int,
    workers: int | None,
    out: Path | None,
    *,
    resume: bool,
    cards: Sequence[str] = (),
) -> "tuple[Findings | None, int]":
    """What a trial of about so many games shows, of some cards too, and the exit code."""
    from osada.arena.settlers.lab import NoPairs, findings

    if planned.total != games:
        complain(f"{planned.total:,} games are played, not {games:,}: every table as often")
    stores, code = _play(planned, workers, out, resume=resume)
    try:
        shown = findings(
            planned.faction,
            stores[-1].games,
            stores[0].games if planned.without else None,
            planned.with_cards.catalogue,
            cards,
        )
    except NoPairs as error:
        if not code:
            raise Stop(str(error)) from error
        complain(str(error))
        return None, code
    return shown, code


def origin(planned: "Trial") -> dict[str, Any]:
    """How the figures came about, for the end of a document."""
    from osada.arena.results import header

    plan = planned.with_cards
    head = header(plan)
    return {
        "bot": plan.players[0],
        "seed": plan.seed,
        "repeatable": plan.repeatable,
        "osada": head.osada,
        "rules": head.rules,
        "build": head.build,
    }


def _play(
    planned: "Trial", workers: int | None, out: Path | None, *, resume: bool
) -> "tuple[list[Kept], int]":
    """The games of every plan, and the exit code."""
    from osada.arena.keep import kept
    from osada.arena.local import Local
    from osada.arena.progress import watched
    from osada.arena.results import BadResults, header
    from osada.arena.run import run
    from osada.arena.settlers.lab import Kept, Watching
    from osada.arena.standings import Standings
    from osada.arena.stopping import INTERRUPTED, terminable
    from osada.arena.store import CannotWrite
    from osada.arena.work import GaveUp

    stores = [Kept() for _ in planned.plans]
    keeps = [_keep(out, planned.name(plan), resume=resume) for plan in planned.plans]
    if resume and not any(keep.resume for keep in keeps):
        raise Stop(f'"{keeps[0].out}" is not there: without --resume a new trial begins')
    way = "; the same command with --resume continues" if out else ""
    try:
        with (
            terminable(),
            watched(Standings((), 2), planned.total) as progress,
            ExitStack() as files,
        ):
            for plan, store, keep in zip(planned.plans, stores, keeps, strict=True):
                store.further = files.enter_context(kept(keep, header(plan), store.add))
            for plan, store in zip(planned.plans, stores, strict=True):
                label = f"{planned.faction} {planned.name(plan)}"
                watching = Watching(progress, planned.faction, label)
                watching.advance(list(store.games.values()))
                run(plan, Local(workers), store, watching)
    except KeyboardInterrupt:
        done = sum(len(store.games) for store in stores)
        complain(f"stopped after {done:,} of {planned.total:,} games{way}")
        return stores, INTERRUPTED
    except (CannotWrite, GaveUp) as error:
        complain(f"{error}{way}")
        return stores, 2
    except BadResults as error:
        raise Stop(str(error)) from error
    return stores, 0


def _keep(out: Path | None, name: str, *, resume: bool) -> "Keep":
    """The file of the games with the cards, or of those without; a resumed one may not be there."""
    from osada.arena.keep import Keep

    if out is None:
        return Keep(None)
    path = out.with_suffix(f".{name}{out.suffix or '.jsonl'}")
    keep = Keep(path, resume)
    return keep if resume and keep.file.exists() else Keep(path)
