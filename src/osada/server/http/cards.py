"""Cards and rules by request: the same for everybody, so a browser may keep them."""

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter

from osada.server import decks, library
from osada.server.http.problems import ANSWERS
from osada.server.http.tables import Ask
from osada.server.http.texted import Texted
from osada.server.http.who import language_of
from osada.server.villages import villages as all_villages
from osada.server.wire import (
    Deck,
    DeckBench,
    DeckWish,
    Language,
    Library,
    ReadyDeck,
    Rulebook,
    Villages,
)

_ANSWERS: Final = {
    **ANSWERS,
    304: ResponseSpec(None, generate_examples=False, description="As the browser has it"),
}


@get("/api/cards", summary="All cards, factions and words", responses=_ANSWERS)
async def cards(request: Ask, language: FromQuery[Language] = "en") -> Response[Library]:
    """Every card as facts, with its text in one language."""
    return _kept(request, library.library, language)


@post(
    "/api/decks",
    summary="Read a deck file",
    responses=ANSWERS,
    status_code=200,
    operation_class=Texted,
)
async def read_deck(
    request: Ask,
    boxes: Annotated[list[str] | None, QueryParameter(max_items=8)] = None,
    format: Annotated[str | None, QueryParameter(max_length=20)] = None,
) -> Deck:
    """The body is the text of a deck file, for a table with these boxes and this format.

    Nothing is kept. What is refused names its clause.
    """
    text = (await request.body()).decode("utf-8-sig", "replace")
    return await asyncio.to_thread(decks.read, text, boxes or (), format, language_of(request))


@get("/api/decks", summary="Ready decks", responses=_ANSWERS)
async def ready_decks(request: Ask) -> Response[list[ReadyDeck]]:
    """Standard decks for each faction: its basic cards, or all of one box."""
    return _kept(request, _ready, "en")


def _ready(_: str) -> list[ReadyDeck]:
    return decks.all_ready()


@post("/api/decks/bench", summary="Build a deck", responses=ANSWERS, status_code=200)
async def bench(request: Ask, data: JSONBody[DeckWish]) -> DeckBench:
    """A deck with the rules of its format, what may be swapped, and what it comes to.

    Nothing is kept. A deck that breaks rules is answered like any other: they say what is wrong.
    """
    return await asyncio.to_thread(decks.bench, data, language_of(request))


@get("/api/villages", summary="The sheets of the roll & write game", responses=_ANSWERS)
async def villages(request: Ask, language: FromQuery[Language] = "en") -> Response[Villages]:
    """The Empire sheet and every Village sheet as facts, with the texts in one language."""
    return _kept(request, all_villages, language)


@get("/api/rules", summary="The rulebook", responses=_ANSWERS)
async def rules(request: Ask, language: FromQuery[Language] = "en") -> Response[Rulebook]:
    """Every clause by its number, in one language."""
    return _kept(request, library.rulebook, language)


@cache
def _made(made: Callable[[str], Any], language: str) -> tuple[bytes, bytes, str]:
    """The answer, encoded and compressed, and its fingerprint."""
    body = msgspec.json.encode(made(language))
    return body, gzip.compress(body, mtime=0), f'"{blake2b(body, digest_size=8).hexdigest()}"'


def _kept(request: Ask, made: Callable[[str], Any], language: str) -> Response[Any]:
    """The answer, or word that the browser has it already."""
    body, packed, tag = _made(made, language)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed, "gzip"
    return Response(body, media_type="application/json", headers=headers)
