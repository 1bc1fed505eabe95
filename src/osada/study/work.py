"""The work of a review: a question for each decision, answered by any process in any order."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

from osada.bots.thinker import REVIEW, Thinker
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
) -> Iterator[Judgement]:
    """The judgements of decisions in their order, by so many processes; 0: by this one."""
    questions = (question(subject, one, depth, own) for one in decisions)
    if processes == 0:
        thinker = Thinker()
        for one in questions:
            yield of_row(thinker.told(one))
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    waiting: list[Future[dict[str, Any]]] = []
    try:
        for one in questions:
            waiting.append(pool.submit(_answer, one))
            if len(waiting) >= _AHEAD * processes:
                yield of_row(waiting.pop(0).result())
        while waiting:
            yield of_row(waiting.pop(0).result())
    except BrokenProcessPool as error:
        raise NoReview("process") from error
    finally:
        pool.shutdown(cancel_futures=True)


_THINKERS: Final[list[Thinker]] = []
"""That of this process, once it is asked."""


def _answer(asked: dict[str, Any]) -> dict[str, Any]:
    if not _THINKERS:
        _THINKERS.append(Thinker())
    return _THINKERS[0].told(asked)
