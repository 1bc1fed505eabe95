"""`osada lab`: what somebody's cards do to winning and to scores."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from osada.cli.arena import check_workers
from osada.cli.flags import read_lists
from osada.cli.say import Json, Stop, catalogue, complain, one_of
from osada.kernel.seeds import read_seed
from osada.titles import FIRST, title

if TYPE_CHECKING:
    from osada.arena.keep import Keep
    from osada.arena.settlers.lab import Changes, Kept, Trial
    from osada.settlers.catalogue import Catalogue


def lab(
    *,
    add: Annotated[
        Path, Parameter(help="A folder with card files of your own, or one file: what is tried.")
    ],
    faction: Annotated[
        str | None,
        Parameter(help="Whose win share is measured; if not said, that of the cards."),
    ] = None,
    games: Annotated[
        int, Parameter(help="Games in all, half of them without the cards; rounded up.")
    ] = 2000,
    bot: Annotated[str, Parameter(help="Who plays both seats.")] = "greedy",
    boxes: Annotated[
        str | None, Parameter(help="Boxes on the table in all games, such as `friends,aztecs`.")
    ] = None,
    format: Annotated[
        str | None, Parameter(help="The format of decks: `introductory`, `standard` or `open`.")
    ] = None,
    decks: Annotated[
        list[Path] | None, Parameter(help="A deck file of your own; again for each further deck.")
    ] = None,
    bans: Annotated[str | None, Parameter(help="Cards that nobody may use.")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "1",
    workers: Annotated[
        int | None, Parameter(help="Processes on this machine; all its cores if not said.")
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="Keep every game: `x.jsonl` gives `x.with.jsonl` and `x.without.jsonl`."),
    ] = None,
    resume: Annotated[bool, Parameter(help="Go on with the files of --out.")] = False,
    json: Json = False,
) -> int:
    """Try cards: the same deals with and without them, the faction against every other.

    For example `osada lab --add my-cards/ --faction rome --games 2000`. Cards may be new or replace
    cards of the base game or of the boxes on the table; a new faction is measured against theirs.
    """
    from osada.arena.settlers.lab import NoPairs, changes, findings
    from osada.cli.findings import show_findings
    from osada.settlers.setup import INTRODUCTORY

    check_workers(workers)
    if games < 1:
        raise Stop(f"{games} games cannot be played: ask for at least 1")
    if out is not None and not out.name:
        raise Stop(f'"{out}" is a folder; name a file in it with --out')
    if resume and out is None:
        raise Stop("--resume continues results files; name them with --out")
    before, known = catalogue(None, boxes or ""), catalogue(add, boxes or "")
    variant = _variant(known, boxes=boxes, format=format, decks=decks, bans=bans)
    changed = changes(before, known, variant.get("format") or INTRODUCTORY)
    if not changed.cards and not changed.boards:
        raise Stop(f'"{add}" changes nothing: it holds no card')
    slugs = [each.slug for each in known.factions]
    tried = one_of(faction, "faction", slugs) if faction else _of_the_cards(changed)
    planned = _trial(tried, add, bot, games, read_seed(seed), variant)
    if planned.total != games:
        complain(f"{planned.total:,} games are played, not {games:,}: every table as often")
    stores, code = play_trial(planned, workers, out, resume=resume)
    try:
        found = findings(
            tried,
            stores[-1].games,
            stores[0].games if planned.without else None,
            planned.with_cards.catalogue,
            [card.slug for card in changed.cards],
        )
    except NoPairs as error:
        if not code:
            raise Stop(str(error)) from error
        complain(str(error))
        return code
    show_findings(planned, changed, found, json=json)
    return code


def _of_the_cards(changed: "Changes") -> str:
    """The one faction that the cards are for."""
    whose = {card.faction for card in changed.cards} | set(changed.boards)
    if len(whose) != 1 or whose == {"common"}:
        raise Stop("say whose win share to measure, such as --faction rome")
    return whose.pop()


def _variant(known: "Catalogue", **said: Any) -> dict[str, Any]:
    """The options of the games, as a plan takes them; decks are read with the cards in play."""
    from osada.settlers import Settlers

    given = {name: value for name, value in said.items() if value is not None}
    return read_lists(title(FIRST), Settlers(known), given)


def _trial(
    faction: str, add: Path, bot: str, games: int, seed: int | str, variant: dict[str, Any]
) -> "Trial":
    from osada.arena.settlers.cardfiles import packed
    from osada.arena.settlers.lab import trial
    from osada.arena.settlers.plan import BadPlan
    from osada.bots import UnknownBot, canonical

    try:
        return trial(faction, packed(add), canonical(bot), games, seed, **variant)
    except (BadPlan, UnknownBot) as error:
        raise Stop(str(error)) from error


def play_trial(
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
