"""Bots think in worker processes: a question a line goes in, a move comes out."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Final

import structlog

_PROGRAM: Final = ("-P", "-m", "osada.bots.thinker")
_PATIENCE: Final = 90.0
"""Seconds that the longest thought may take; after that the process is taken for stuck."""
_ATTEMPTS: Final = 3
_PAUSE: Final = 1.0
"""Seconds before a process that cannot be started is tried again."""
_LINE: Final = 1 << 20

log = structlog.get_logger("osada.bots")


class NoAnswer(Exception):
    """The bots do not answer, even after their processes were started anew."""


class Thinkers:
    """So many processes; each thinks about one question at a time."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._questions: asyncio.Queue[tuple[bytes, asyncio.Future[str]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return self._questions.qsize()

    def start(self) -> None:
        """Begin to answer."""
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.processes)]

    async def stop(self) -> None:
        """Give up all thoughts."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, question: dict[str, Any]) -> str:
        """The move of a bot, in notation; `NoAnswer` if there is none to be had."""
        line = json.dumps(question).encode() + b"\n"
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        await self._questions.put((line, answer))
        return await answer

    async def _work(self) -> None:
        process: Process | None = None
        try:
            while True:
                line, answer = await self._questions.get()
                for _ in range(_ATTEMPTS):
                    if answer.cancelled():
                        break
                    try:
                        process = process or await _started()
                    except OSError as error:
                        log.error("bot.not-started", why=str(error))
                        await asyncio.sleep(_PAUSE)
                        continue
                    said = await _said(process, line)
                    if said and not said.startswith("!"):
                        _settle(answer, said)
                        break
                    log.warning("bot.failed", said=said[:200])
                    await _ended(process)
                    process = None
                if not answer.done():
                    answer.set_exception(NoAnswer("the bots do not answer"))
        finally:
            if process is not None:
                await _ended(process)


def _settle(answer: asyncio.Future[str], said: str) -> None:
    if not answer.done():
        answer.set_result(said)


async def _started() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, *_PROGRAM, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LINE
    )


async def _said(process: Process, line: bytes) -> str:
    """A line of the process, "" if it died or is stuck."""
    asked, answers = process.stdin, process.stdout
    assert asked is not None
    assert answers is not None
    try:
        asked.write(line)
        await asked.drain()
        said = await asyncio.wait_for(answers.readline(), _PATIENCE)
    except (OSError, TimeoutError, ValueError):
        return ""
    return said.decode(errors="replace").strip()


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
