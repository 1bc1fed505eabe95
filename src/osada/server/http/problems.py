"""Every error as a status and a sentence in the language of whoever asked."""

import re
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from osada.kernel.journal import JournalError
from osada.server.fold import NewerOsada
from osada.server.http.page import nowhere
from osada.server.http.who import Stranger, language_of
from osada.server.said import say
from osada.server.sentences import prose
from osada.server.store import Damaged, StoreError, Void
from osada.server.unfit import Unfit, of_options
from osada.server.wire import Problem
from osada.titles import WrongOption, titles, wrong_value

_STATUS: Final = {
    "crowded": 503,
    "deck": 400,
    "deck-whose": 400,
    "unplayable": 400,
    "host-seat": 400,
    "journal-long": 413,
    "key": 403,
    "by-link": 403,
    "name": 400,
    "many-reviews": 429,
    "no-day": 400,
    "no-puzzle": 404,
    "no-such-decision": 404,
    "no-such-faction": 400,
    "no-such-lesson": 400,
    "no-such-moment": 404,
    "no-such-seat": 404,
    "no-such-sheet": 400,
    "no-such-table": 404,
    "not-host": 403,
    "options": 400,
    "push-service": 400,
    "too-fast": 429,
    "too-many": 429,
    "try": 400,
}
"""Of codes that are no conflict with how the table stands (409)."""
_SOON: Final = 5
"""Seconds after which whoever asked too often may ask again."""
_CODES: Final = {401: "key", 403: "key", 404: "nothing-there", 405: "method", 413: "too-long"}

ANSWERS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {
        400: "The request could not be understood",
        403: "The key that this needs is missing",
        404: "There is no such thing",
        409: "That cannot be done as things stand",
        413: "That is too long",
        429: "That was too often",
        503: "Storage or space is missing right now",
    }.items()
}
"""What every request may be told instead of its answer."""

Ask = Request[Any, Any, Any]
log = structlog.get_logger("osada.requests")


def _said(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _plain(fact: str | int) -> str | int:
    """What somebody sent, as it may be sent back."""
    return fact.encode("utf-8", "replace").decode()[:400] if isinstance(fact, str) else fact


def unfit(request: Ask, error: Unfit) -> Response[Problem]:
    """What cannot be done here."""
    facts = {name: _plain(fact) for name, fact in error.told(language_of(request)).items()}
    text = say(language_of(request), error.code, **facts)
    status = _STATUS.get(error.code, 409)
    answer = _said(status, Problem(error.code, prose(text)))
    if status == 429:
        answer.headers["retry-after"] = str(_SOON)
    return answer


def stranger(request: Ask, _: Stranger | Void) -> Response[Problem]:
    """No key, or the wrong one."""
    return _said(403, Problem("key", say(language_of(request), "key")))


def bad_journal(request: Ask, error: JournalError) -> Response[Problem]:
    """An upload that is not a journal."""
    text = say(language_of(request), "journal", why=_plain(str(error)))
    return _said(400, Problem("journal", text, f"line {error.line}" if error.line else ""))


def newer(request: Ask, error: NewerOsada) -> Response[Problem]:
    """A stored table that only a newer version of Osada can go on with."""
    return _said(409, Problem("rules", say(language_of(request), "rules", why=str(error))))


def damaged(request: Ask, error: Damaged) -> Response[Problem]:
    """A stored game that is not as it was stored; there is no use in trying again."""
    log.error("table.damaged", path=request.url.path, why=str(error))
    return _said(409, Problem("damaged", say(language_of(request), "damaged")))


def too_deep(request: Ask, error: RecursionError) -> Response[Problem]:
    """Brackets in brackets in brackets."""
    log.warning("request.too-deep", path=request.url.path)
    text = say(language_of(request), "request", why="it is nested too deeply")
    return _said(400, Problem("request", text))


def no_text(request: Ask, error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no letters."""
    text = say(language_of(request), "request", why="it is not text in UTF-8")
    return _said(400, Problem("request", text))


def storage(request: Ask, error: StoreError) -> Response[Problem]:
    """The database does not do its part; nothing was changed."""
    log.error("store.failed", path=request.url.path, why=str(error))
    return _said(503, Problem("storage", say(language_of(request), "storage")))


def http(request: Ask, error: HTTPException) -> Response[Any]:
    """A request that makes no sense."""
    language, status = language_of(request), error.status_code
    if status == 404 and (page := nowhere(request)) is not None:
        return page
    if isinstance(error, ValidationException) or status == 400:
        why = error.detail
        if isinstance(error.extra, list) and error.extra:
            first = error.extra[0]
            if isinstance(first, dict):
                key, message = first.get("key", ""), first.get("message", "")
                if wrong := _option(str(key), str(message)):
                    return unfit(request, of_options(wrong))
                why = f"{key}: {message}".strip(": ")
        return _said(400, Problem("request", say(language, "request", why=why[:200])))
    code = _CODES.get(status, "request")
    facts = {"why": error.detail[:200]} if code == "request" else {}
    return _said(status, Problem(code, say(language, code, **facts)))


def _option(key: str, message: str) -> WrongOption | None:
    """What is wrong with the choice of an option, as at every other place; None: it is no such."""
    value = re.fullmatch(r"Invalid enum value '?(.*?)'?", message)
    name = key.rpartition(".")[2]
    known = (one for each in titles().values() for one in each.options if one.kind == "choice")
    option = next((one for one in known if one.name == name), None)
    return wrong_value(option, value[1]) if value and option else None


def broken(request: Ask, error: Exception) -> Response[Problem]:
    """A fault of ours."""
    log.error("request.broken", path=request.url.path, exc_info=error)
    return _said(500, Problem("broken", say(language_of(request), "broken")))


HANDLERS: Final[dict[Any, Any]] = {
    Unfit: unfit,
    Stranger: stranger,
    Void: stranger,
    JournalError: bad_journal,
    NewerOsada: newer,
    Damaged: damaged,
    StoreError: storage,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    HTTPException: http,
    Exception: broken,
}
