"""Sentences as they go over the wire: in pieces, where there is something to draw in them."""

import re
from collections.abc import Iterable
from functools import cache

from osada.rules import CLAUSE
from osada.server.wire import Piece, Sentence
from osada.settlers import nouns
from osada.settlers.goods import CARD, GOODS
from osada.speech import Piece as Said
from osada.speech import pieces


def sentence(text: str) -> Sentence:
    """A sentence that was said inside `in_pieces`."""
    return _shortest([part if isinstance(part, str) else _piece(part) for part in pieces(text)])


def _piece(said: Said) -> Piece:
    if said.kind == "clause":
        return Piece(said.text, clause=True)
    if said.kind == "number":
        return Piece(said.text, raised=said.raised)
    return Piece(said.text, good=said.what, beside=said.beside, raised=said.raised)  # type: ignore[arg-type]


def _shortest(parts: list[str | Piece]) -> Sentence:
    if not parts:
        return ""
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


# Prose that people wrote


def prose(text: str, language: str = "") -> Sentence:
    """A text of the rulebook, or an explanation that cites it.

    Nobody has marked its pieces, so clauses and, in a language, counted goods are looked for.
    """
    parts: list[str | Piece] = []
    end = 0
    for match in _pattern(language).finditer(text):
        if match.start() > end:
            parts.append(text[end : match.start()])
        parts.append(_found(match, language))
        end = match.end()
    if end < len(text):
        parts.append(text[end:])
    return _shortest(parts)


def _found(match: re.Match[str], language: str) -> Piece:
    if match["clause"]:
        return Piece(match[0], clause=True)
    good = _goods(language)[match["noun"] or match["cards"]]
    beside = f"{match['n']} {match['kind']}" if match["kind"] else match["n"]
    return Piece(match[0], good=good, beside=beside)  # type: ignore[arg-type]


@cache
def _goods(language: str) -> dict[str, str]:
    """The goods by all forms of their names."""
    return {form: good for good, forms in nouns.forms(language).items() for form in forms}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Clauses and counted goods; of cards one word may stand between: "2 common cards"."""
    clause = f"(?P<clause>{CLAUSE})"
    if not language:
        return re.compile(rf"\b{clause}\b")
    goods = _goods(language)
    nouns_ = _any_of(goods)
    cards = _any_of(form for form, good in goods.items() if good == GOODS[CARD])
    counted = rf"(?P<n>[0-9]+) (?:(?P<noun>{nouns_})|(?P<kind>[^\W\d_]+) (?P<cards>{cards}))"
    return re.compile(rf"\b(?:{counted}|{clause})\b")


def _any_of(forms: Iterable[str]) -> str:
    return "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
