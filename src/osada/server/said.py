"""What the server says to people: one sentence for each code, in three languages."""

from typing import Final

from osada import LANGUAGES
from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import ANOTHER_MOVED, NOTHING_TO_UNDO, CannotUndo
from osada.rollwrite import RollWrite
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.server.wire import No
from osada.speech import said

_WORDS: Final = (("osada.server", "words"),)
_UNDO: Final = {NOTHING_TO_UNDO: "undo-nothing", ANOTHER_MOVED: "undo-another"}


def say(language: str, code: str, **facts: str | int) -> str:
    """The sentence of a code."""
    return said(_WORDS, language, f"no-{code}", **facts)


def why_no_undo(reason: str, game: str, language: str) -> str:
    """Why a move cannot be taken back; the roll & write game has a rule for it."""
    code = _UNDO.get(reason, "undo-revealed")
    ruled = game == RollWrite.name and reason != NOTHING_TO_UNDO
    return say(language, f"{code}-{game}" if ruled else code)


def no(error: Exception, table: Table, language: str, answer: int | None = None) -> No:
    """What a socket is told of a move, or another wish, that cannot be followed."""
    if isinstance(error, Refused):
        assert table.match is not None
        text = table.hosted.refusal(table.match, error.refusal, language, table.names)
        return No("refused", text, answer, list(error.refusal.clauses))
    if isinstance(error, BadNotation):
        return No("notation", table.hosted.notation(error, language), answer)
    if isinstance(error, CannotUndo):
        return No("undo", why_no_undo(str(error), table.hosted.game.name, language), answer)
    if isinstance(error, Unfit):
        return No(error.code, say(language, error.code, **error.facts), answer)
    raise error


def preferred(header: str | None) -> str:
    """The first of our languages that a browser asks for."""
    for part in (header or "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
