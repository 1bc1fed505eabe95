"""Hints in play: a first answer, then a closer look, as long as the position stands."""

import asyncio
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from osada.bots.thinker import ADVICE
from osada.kernel.match import Match
from osada.server.room import Listener, Room
from osada.server.said import say
from osada.server.sentences import sentence
from osada.server.thinkers import NoAnswer
from osada.server.unfit import Unfit
from osada.server.wire import AskHint, Hint, No
from osada.speech import in_pieces
from osada.study.depth import HINTS

log = structlog.get_logger("osada.bots")


class _Told(Struct):
    """What a thinker says."""

    text: str
    now: dict[str, int] = {}
    alike: str = ""
    other: str = ""
    ahead: float = 0.0
    within: float = 0.0
    why: list[str] = []
    """In words, marked."""
    more: bool = False
    """Whether a closer look could find something else."""


def give_hint(room: Room, listener: Listener, seat: int, message: AskHint) -> None:
    """What a good player would do, and why; nobody else may play along."""
    table = room.table
    match = table.match
    if match is None or not table.is_alone(seat):
        raise Unfit("no-hint")
    if table.stamps[seat] != message.stamp or seat not in table.asked:
        raise Unfit("stale")
    if listener.hint is not None:
        raise Unfit("too-fast")
    work = room.rooms.soon(_hinting(room, listener, match, seat, message.id))

    def over(_: asyncio.Task[None]) -> None:
        listener.hint = None
        if work.cancelled():
            listener.send(No("stale", say(listener.language, "stale"), message.id))

    listener.hint = message.stamp, work
    work.add_done_callback(over)


async def _hinting(
    room: Room, listener: Listener, match: Match[Any], seat: int, answer: int
) -> None:
    try:
        for number, depth in enumerate(HINTS, 1):
            language = listener.language
            line = await room.thought(match, seat, ADVICE, depth=depth, language=language)
            told = msgspec.json.decode(line, type=_Told)
            more = told.more and number < len(HINTS)
            listener.send(_said(room, match, seat, answer, told, language, more))
            if not more:
                return
    except Exception as error:
        if not isinstance(error, NoAnswer):
            log.exception("hint.broken", table=room.table.id)
        listener.send(No("broken", say(listener.language, "broken"), answer))


def _said(
    room: Room,
    match: Match[Any],
    seat: int,
    answer: int,
    told: _Told,
    language: str,
    more: bool,
) -> Hint:
    def label(text: str) -> Any:
        host, names = room.table.hosted, room.table.names
        return sentence(host.label(match.state, seat, text, language, names)) if text else ""

    with in_pieces():
        return Hint(
            answer,
            told.text,
            label(told.text),
            told.now,
            label(told.alike),
            label(told.other),
            told.ahead,
            told.within,
            [sentence(one) for one in told.why],
            more,
        )
