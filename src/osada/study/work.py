"""The work of a review: a question for each decision, answered by any process in any order."""

from collections.abc import Generator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Future,
    ProcessPoolExecutor,
    as_completed,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

from osada.bots.thinker import REVIEW, Thinker
from osada.kernel.processes import deaf
from osada.study.judgement import Judgement, of_row
from osada.study.subject import Decision, NoReview, Subject

_AHEAD: Final = 4
"""Questions for each process that lie ready."""


def question(
    subject: Subject, decision: Decision, depth: str, own: str | None = None
) -> dict[str, Any]:
    """What a thinker is asked about a decision."""
    match = subject.match
    return {
        "bot": REVIEW,
        "game": match.game.name,
        "own_cards": own,
        "rules": match.game.version,
        "options": match.options,
        "seed": match.seed,
        "moves": [[one.seat, one.text] for one in match.records[: decision.at]],
        "seat": decision.seat,
        "at": decision.at,
        "played": decision.text,
        "depth": depth,
    }


def judged(
    subject: Subject,
    decisions: Sequence[Decision],
    depth: str,
    processes: int,
    own: str | None = None,
) -> Generator[Judgement, None, None]:
    """The judgements of decisions as they are found, by so many processes; 0: by this one."""
    questions = (question(subject, one, depth, own) for one in decisions)
    if processes == 0:
        thinker = Thinker()
        for one in questions:
            yield of_row(thinker.told(one))
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    asked: set[Future[dict[str, Any]]] = set()
    try:
        for one in questions:
            with deaf():
                asked.add(pool.submit(_answer, one))
            if len(asked) >= _AHEAD * processes:
                done, asked = wait(asked, return_when=FIRST_COMPLETED)
                yield from (of_row(each.result()) for each in done)
        for each in as_completed(asked):
            yield of_row(each.result())
    except BrokenProcessPool as error:
        raise NoReview("process") from error
    except BaseException:  # nobody waits for what is being thought about
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


_THINKERS: Final[list[Thinker]] = []
"""That of this process, once it is asked."""


def _answer(asked: dict[str, Any]) -> dict[str, Any]:
    if not _THINKERS:
        _THINKERS.append(Thinker())
    return _THINKERS[0].told(asked)
