"""Bots think in worker processes: a question a line goes in, a move comes out."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

import structlog

from osada.server.turns import Turns

_PROGRAM: Final = ("-P", "-m", "osada.bots.thinker")
_GENTLY: Final = "gently"
"""The program's word for thinking only while the machine has nothing else to do."""
_NO_LONGER: Final = 1.0
"""Seconds that a thought may take which nobody waits for any more."""
_PATIENCE: Final = 90.0
"""Seconds that the longest thought may take; after that the process is taken for stuck."""
_MORE_PATIENCE: Final = 600.0
"""The same for a process that lets all others go first."""
_ATTEMPTS: Final = 3
_PAUSE: Final = 1.0
"""Seconds before a process that cannot be started is tried again."""
_REST: Final = 60.0
"""Seconds after which the gentle process ends if it has nothing to think about."""
_LINE: Final = 1 << 20

log = structlog.get_logger("osada.bots")


class NoAnswer(Exception):
    """The bots do not answer, even after their processes were started anew."""


class Presence(IntEnum):
    """Who waits for a bot."""

    HERE = 0
    """Somebody looks on."""
    AWAY = 1
    """Somebody will come back to this game."""
    DESERTED = 2
    """Nobody: only bots are left."""


@dataclass(frozen=True, slots=True)
class _Question:
    line: bytes
    answer: "asyncio.Future[str]"


class _Lane:
    """Questions that wait for the same processes."""

    def __init__(self) -> None:
        self.turns: Turns[_Question] = Turns()
        self._more = asyncio.Event()

    def put(self, presence: Presence, who: str, question: _Question) -> None:
        self.turns.put(presence, who, question)
        self._more.set()

    async def take(self) -> tuple[str, _Question]:
        while True:
            found = self.turns.take()
            if found is not None:
                return found[1:]
            self._more.clear()
            await self._more.wait()


class Thinkers:
    """So many processes, each with one question at a time, for those whom somebody waits for.

    Tables where nobody is have one more process, which lets all others go first; reviews have as
    many of that kind as there are for bots, while somebody asks. Turns go round: by address where
    somebody is, else by table.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._here = _Lane()
        self._elsewhere = _Lane()
        self._study = _Lane()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return len(self._here.turns) + len(self._elsewhere.turns)

    @property
    def deserted(self) -> int:
        """Those among them that nobody waits for."""
        return self._elsewhere.turns.count(Presence.DESERTED)

    def start(self) -> None:
        """Begin to answer."""
        self._tasks = [
            asyncio.create_task(self._work(self._here, ())) for _ in range(self.processes)
        ]
        self._tasks.append(asyncio.create_task(self._work(self._elsewhere, (_GENTLY,))))
        self._tasks += [
            asyncio.create_task(self._work(self._study, (_GENTLY,))) for _ in range(self.processes)
        ]

    async def stop(self) -> None:
        """Give up all thoughts."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(
        self, question: dict[str, Any], presence: Presence = Presence.HERE, who: str = ""
    ) -> str:
        """The move of a bot, in notation; `NoAnswer` if there is none to be had."""
        lane = self._here if presence is Presence.HERE else self._elsewhere
        return await self._asked(lane, question, presence, who)

    async def study(self, question: dict[str, Any], who: str) -> str:
        """What is found out about a finished game; it holds up no bot."""
        return await self._asked(self._study, question, Presence.HERE, who)

    async def _asked(
        self, lane: _Lane, question: dict[str, Any], presence: Presence, who: str
    ) -> str:
        line = json.dumps(question).encode() + b"\n"
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        lane.put(presence, who, _Question(line, answer))
        return await answer

    def hurry(self, before: str, who: str) -> None:
        """Somebody has come to where nobody was: what waits there waits for them now."""
        for question in self._elsewhere.turns.withdraw(before):
            self._here.put(Presence.HERE, who, question)

    async def _work(self, lane: _Lane, words: tuple[str, ...]) -> None:
        worker, loop = _Worker(words), asyncio.get_running_loop()
        try:
            while True:
                try:
                    async with asyncio.timeout(_REST if words and worker.process else None):
                        who, question = await lane.take()
                except TimeoutError:
                    await worker.end()
                    continue
                began = loop.time()
                await worker.answer(question)
                lane.turns.charge(who, loop.time() - began)
        finally:
            await worker.end()


class _Worker:
    """A process that thinks, started with some words when there is something to think about."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.patience = _MORE_PATIENCE if words else _PATIENCE
        self.process: Process | None = None

    async def answer(self, question: _Question) -> None:
        """Answer one question, in some attempts."""
        answer = question.answer
        for _ in range(_ATTEMPTS):
            if answer.cancelled():
                break
            try:
                self.process = self.process or await _started(*self.words)
            except OSError as error:
                log.error("bot.not-started", why=str(error))
                await asyncio.sleep(_PAUSE)
                continue
            said = await self._said(self.process, question)
            if answer.cancelled():
                break
            if said and not said.startswith("!"):
                if not answer.done():
                    answer.set_result(said)
                break
            log.warning("bot.failed", said=said[:200])
            await self.end()
        if not answer.done():
            answer.set_exception(NoAnswer("the bots do not answer"))

    async def _said(self, process: Process, question: _Question) -> str:
        """What the process says; one that goes on thinking for nobody is ended."""
        said = asyncio.ensure_future(_said(process, question.line, self.patience))
        try:
            await asyncio.wait((said, question.answer), return_when=asyncio.FIRST_COMPLETED)
            if not said.done():
                await asyncio.wait((said,), timeout=_NO_LONGER)
            if said.done():
                return said.result()
            await self.end()
            return ""
        finally:
            said.cancel()

    async def end(self) -> None:
        """End the process, if there is one."""
        if self.process is not None:
            await _ended(self.process)
            self.process = None


async def _started(*words: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, *_PROGRAM, *words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LINE
    )


async def _said(process: Process, line: bytes, patience: float) -> str:
    """A line of the process, "" if it died or is stuck."""
    asked, answers = process.stdin, process.stdout
    assert asked is not None
    assert answers is not None
    try:
        asked.write(line)
        await asked.drain()
        said = await asyncio.wait_for(answers.readline(), patience)
    except (OSError, TimeoutError, ValueError):
        return ""
    return said.decode(errors="replace").strip()


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
