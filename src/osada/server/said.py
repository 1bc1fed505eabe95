"""What the server says to people: one sentence for each code, in three languages."""

from typing import Final

from osada import LANGUAGES
from osada.kernel.face import Face
from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import ANOTHER_MOVED, NOTHING_TO_UNDO, REVEALED, SHOWN, CannotUndo
from osada.server.sentences import prose, sentence
from osada.server.table import Table
from osada.server.unfit import Unfit
from osada.server.wire import No
from osada.speech import in_pieces, said

_WORDS: Final = (("osada.server", "words"),)
_UNDO: Final = {
    NOTHING_TO_UNDO: "undo-nothing",
    ANOTHER_MOVED: "undo-another",
    REVEALED: "undo-revealed",
    SHOWN: "undo-shown",
}


def say(language: str, code: str, **facts: str | int) -> str:
    """The sentence of a code."""
    return said(_WORDS, language, f"no-{code}", **facts)


def why_no_undo(reason: str, face: Face, language: str) -> str:
    """Why a move cannot be taken back."""
    return face.no_undo(reason, language) or say(language, _UNDO[reason])


def no(error: Exception, table: Table, language: str, answer: int | None = None) -> No:
    """What a socket is told of a move, or another wish, that cannot be followed."""
    if isinstance(error, Refused):
        assert table.match is not None
        with in_pieces():
            text = table.hosted.face.refusal(
                table.match.state, error.refusal, language, table.names
            )
        return No("refused", sentence(text), answer, list(error.refusal.clauses))
    if isinstance(error, BadNotation):
        return No("notation", table.hosted.face.notation(error, language), answer)
    if isinstance(error, CannotUndo):
        why = why_no_undo(str(error), table.hosted.face, language)
        return No("undo", prose(why), answer)
    if isinstance(error, Unfit):
        return No(error.code, prose(say(language, error.code, **error.told(language))), answer)
    raise error


def preferred(header: str | None) -> str:
    """The first of our languages that a browser asks for."""
    for part in (header or "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
