"""What a table of the server says of any game: the words of its face, fit for the wire."""

from collections.abc import Callable, Mapping
from typing import Any

from osada.kernel.face import Face
from osada.kernel.game import Game, Move, Refusal
from osada.server import wire
from osada.server.sentences import sentence
from osada.speech import in_pieces


def ask(
    face: Face,
    shown: wire.Seen,
    state: Any,
    seat: int,
    language: str,
    names: Mapping[int, str],
    offer: Callable[[Any], wire.Offer],
) -> None:
    """Add the question that a seat is asked, and its legal moves."""
    with in_pieces():
        shown.ask = sentence(face.question(state, seat, language))
        shown.offers = [offer(one) for one in face.possible(state, seat, language, names)]


def first(game: Game[Any], state: Any, seat: int, text: str) -> Move:
    """The move that a line of notation begins with."""
    return game.parse(state, seat, text)[0]


def refused(
    face: Face,
    state: Any,
    why: Refusal,
    language: str,
    names: Mapping[int, str],
    *,
    label: str,
    verb: str = "",
) -> wire.Refusal:
    """Why a move, as its label says it, is not possible."""
    with in_pieces():
        text = sentence(face.refusal(state, why, language, names))
    return wire.Refusal(why.reason, list(why.clauses), text, label, dict(why.facts), verb)
