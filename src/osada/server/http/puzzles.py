"""Puzzles by request."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from osada.server import puzzling
from osada.server.http.problems import ANSWERS
from osada.server.http.tables import Ask
from osada.server.http.who import language_of
from osada.server.wire import (
    Daily,
    Looked,
    PuzzleAnswer,
    PuzzleLook,
    Puzzles,
    PuzzleState,
    Solution,
)

Number = Annotated[int, PathParameter(ge=1, le=100_000)]


@get("/api/puzzles", summary="All puzzles", responses=ANSWERS)
async def listed(request: Ask) -> Puzzles:
    """What they are about, and how hard they are; not where they lead."""
    return await asyncio.to_thread(puzzling.listed, language_of(request))


@get("/api/puzzles/daily", summary="The puzzle of a day", responses=ANSWERS)
async def daily(day: Annotated[str, QueryParameter(max_length=40)]) -> Daily:
    """`day` is that of whoever asks, as `2026-11-20`."""
    return puzzling.of_day(day)


@post(
    "/api/puzzles/{number:int}",
    summary="A puzzle after the moves of an answer",
    status_code=200,
    responses=ANSWERS,
)
async def played(request: Ask, number: Number, data: JSONBody[PuzzleAnswer]) -> PuzzleState:
    """The table as its seat sees it, and what the answer is worth; nothing is kept."""
    return await asyncio.to_thread(puzzling.played, number, data.moves, language_of(request))


@post(
    "/api/puzzles/{number:int}/look",
    summary="What can be done with a card of a puzzle",
    status_code=200,
    responses=ANSWERS,
)
async def look(request: Ask, number: Number, data: JSONBody[PuzzleLook]) -> Looked:
    """As at a table."""
    return await asyncio.to_thread(puzzling.looked, number, data, language_of(request))


@get("/api/puzzles/{number:int}/solution", summary="The answer of a puzzle", responses=ANSWERS)
async def solution(request: Ask, number: Number) -> Solution:
    """The best line, and what every first move comes to."""
    return await asyncio.to_thread(puzzling.solved, number, language_of(request))
