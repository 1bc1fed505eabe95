"""`osada review`: a finished game again, what its decisions were worth and why."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from osada.cli.arena import Workers, check_workers
from osada.cli.flags import flagged
from osada.cli.records import games_of
from osada.cli.reviewed import Reviewed
from osada.cli.say import Json, Language, Stop, complain, show_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from osada.kernel.journal import Journal
    from osada.study.judgement import Judgement
    from osada.study.kept import Kept
    from osada.study.subject import Subject

_KEPT_EVERY: Final = 10
"""Decisions."""


@flagged(own_after="workers")
def review(
    file: Annotated[Path, Parameter(help="The journal of a finished game.")],
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Judge only this seat's decisions, and so much sooner.")
    ] = None,
    game: Annotated[
        int, Parameter(help="Of a campaign which of its games; the last one by default.")
    ] = 0,
    depth: Annotated[
        Literal["quick", "usual", "deep"], Parameter(help="How closely it looks.")
    ] = "usual",
    html: Annotated[
        Path | None,
        Parameter(help="Write one page with plots to this file (extra `analysis`)."),
    ] = None,
    workers: Workers = None,
    json: Json = False,
    language: Language = "en",
    **own: Path,
) -> int:
    """Look at a finished game of cards again: every decision by what its player could know.

    It tells luck and play apart, where the game turned, what was a mistake, what would have been
    better and why. Ctrl-C keeps what is done; the same command goes on from there.
    """
    from osada.study.account import account
    from osada.study.subject import NoReview
    from osada.study.telling import Telling

    check_workers(workers)
    _check_page(html, file, language)
    try:
        record, played = read_game(file, game, own)
        place = place_of(played, seat)
        judged, code = judgements_of(played, place, depth, workers, own, language)
    except NoReview as error:
        raise Stop(error.told(language)) from error
    if code:
        return code
    names, factions = _players(record, played, language)
    told = Telling(played, names, language).review(depth, judged, account(played, judged, place))
    shown = Reviewed(told, names, factions, language, file.name, seat)
    if html is not None:
        _write_page(html, shown)
    if json:
        show_json(told)
    elif html is not None:
        print(shown.say("written", file=str(html)))
    else:
        from osada.cli.reviewtext import show_review

        show_review(shown)
    return 0


# What is reviewed


def read_game(file: Path, game: int, own: Mapping[str, Path]) -> "tuple[Journal, Subject]":
    """A journal, and what of it can be reviewed; `NoReview` says why nothing can."""
    from osada.kernel import journal
    from osada.study.subject import NoReview, subject

    try:
        found = journal.read(file)
        match = journal.replay(found, games_of(found, own))
    except journal.JournalError as error:
        raise NoReview("journal", why=str(error)) from error
    return found, subject(match, game)


def place_of(played: "Subject", seat: int | None) -> int | None:
    """The place of a seat at the table of the card game."""
    from osada.study.subject import NoReview

    if seat is None:
        return None
    places = {played.seat(place): place for place in range(played.seats)}
    if seat not in places:
        raise NoReview("seat", seat=seat, seats=", ".join(map(str, places)))
    return places[seat]


def _players(
    record: "Journal", played: "Subject", language: str
) -> tuple[dict[int, str], dict[int, str]]:
    """By the seats of the record: what the players are called, and their factions."""
    from osada.settlers.words import faction_name

    cards = played.match.state.cards
    factions = {
        played.seat(place): cards.factions[player.faction].slug
        for place, player in enumerate(played.match.state.players[: played.seats])
    }
    names = {
        seat: record.notes.get(f"seat {seat}", "")
        or (faction_name(cards, factions[seat], language) if seat in factions else "")
        for seat in range(max(factions) + 1)
    }
    return names, factions


# The work


def judgements_of(
    played: "Subject",
    place: int | None,
    depth: str,
    workers: int | None,
    own: Mapping[str, Path],
    language: str,
) -> "tuple[list[Judgement], int]":
    """All of them, and the exit code; what was made earlier is not made again."""
    from osada.arena.stopping import INTERRUPTED, terminable
    from osada.kernel.processes import cores
    from osada.study.kept import Kept
    from osada.study.words import say
    from osada.study.work import judged

    decisions = played.decisions(place)
    kept = Kept(played, depth)
    left = [one for one in decisions if one.at not in kept.judged]
    done = len(decisions) - len(left)
    processes = min(workers or cores(), len(left))
    if left:
        _say_build(language)
    folder = str(own["cards"]) if "cards" in own else None
    try:
        with (
            terminable(),
            _watched(len(decisions), done, language) as advance,
            _keeping(kept, language) as keep,
            closing(judged(played, left, depth, processes, folder)) as found,
        ):
            for one in found:
                kept.judged[one.at] = one
                done += 1
                advance()
                keep()
    except KeyboardInterrupt:
        complain(say(language, "report-stopped", done=done, total=len(decisions)))
        return [], INTERRUPTED
    return [kept.judged[one.at] for one in decisions], 0


def _say_build(language: str) -> None:
    from osada import build
    from osada.study.words import say

    if not build.COMPILED:
        complain(say(language, "report-plain"))


@contextmanager
def _keeping(kept: "Kept", language: str) -> "Iterator[Callable[[], None]]":
    """Called for each judgement, it keeps them now and then, and at the end whatever happens."""
    from osada.study.words import say

    fresh, complained = 0, False

    def write() -> None:
        nonlocal fresh, complained
        try:
            kept.write()
        except OSError as error:
            if not complained:
                why = error.strerror or str(error)
                complain(say(language, "report-not-kept", file=str(kept.file), why=why))
            complained = True
        fresh = 0

    def keep() -> None:
        nonlocal fresh
        fresh += 1
        if fresh >= _KEPT_EVERY:
            write()

    try:
        yield keep
    finally:
        if fresh:
            write()


@contextmanager
def _watched(total: int, done: int, language: str) -> "Iterator[Callable[[], None]]":
    """A bar with the decisions that are judged, where somebody sits at the error stream."""
    if not sys.stderr.isatty() or done == total:
        yield lambda: None
        return
    from rich.progress import TextColumn
    from rich.progress import TimeRemainingColumn as Left

    from osada.arena.progress import bar
    from osada.study.words import say

    word = say(language, "report-progress")
    with bar(total, done, (TextColumn(word, markup=False), Left(compact=True))) as (bars, task):
        yield lambda: bars.advance(task)


# The page


def _check_page(html: Path | None, file: Path, language: str) -> None:
    """Stop before minutes of work whose page could not be drawn or written."""
    if html is None:
        return
    from osada.arena.report.ink import NoPlots, need_plots
    from osada.study.words import say

    with suppress(OSError):
        if html.samefile(file):
            raise Stop(say(language, "report-same-file", file=str(html)))
    if html.is_dir() or not html.parent.is_dir() or not os.access(html.parent, os.W_OK):
        why = say(language, "report-no-place")
        raise Stop(say(language, "report-not-written", file=str(html), why=why))
    try:
        need_plots()
    except NoPlots as error:
        raise Stop(str(error)) from error


def _write_page(html: Path, shown: Reviewed) -> None:
    from osada.cli.reviewpage import page
    from osada.kernel.files import write_whole

    try:
        write_whole(html, page(shown))
    except OSError as error:
        why = error.strerror or str(error)
        raise Stop(shown.say("not-written", file=str(html), why=why)) from error
