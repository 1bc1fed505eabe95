"""Bots that search think in a process of their own: the screen stays alive, leaving waits not."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from osada.bots import quick
from osada.bots.thinker import NO_ANSWER
from osada.kernel.game import Move
from osada.terminal import hints
from osada.terminal.table import Table

_PROGRAM: Final = ("-P", "-m", "osada.bots.thinker")


class Thinking:
    """Asks bots for their moves; the process lives from the first long thought to `end`."""

    def __init__(self, own: Mapping[str, Path] | None = None) -> None:
        self.own = own or {}
        """Files that are added to the games, by what they hold: `cards`."""
        self.process: Process | None = None

    async def move(self, table: Table, seat: int) -> Move:
        """What the bot at a seat does; a thought that is given up ends the process."""
        here = table.bot_thinking(seat)
        if quick(table.seats[seat].bot, table.game.name):
            return await asyncio.to_thread(here)
        try:
            text = await self._answer(self._question(table, seat))
        except BaseException:
            await self.end()
            raise
        if not text or text.startswith(NO_ANSWER):  # it died, or cannot answer
            await self.end()
            return await asyncio.to_thread(here)
        return table.game.parse(table.match.state, seat, text)[0]

    async def hint(self, table: Table, seat: int, depth: str) -> hints.Told | None:
        """What a good player would do at a seat, and why; None if nobody can say."""
        question = {**self._told(table, seat), **hints.asked(table, depth)}
        try:
            text = await self._answer(json.dumps(question).encode() + b"\n")
        except BaseException:
            await self.end()
            raise
        if not text or text.startswith(NO_ANSWER):
            await self.end()
            return None
        told: hints.Told = json.loads(text)
        return told

    def _question(self, table: Table, seat: int) -> bytes:
        told = {**self._told(table, seat), "bot": table.seats[seat].bot}
        return json.dumps(told).encode() + b"\n"

    def _told(self, table: Table, seat: int) -> dict[str, Any]:
        match = table.match
        return {
            "game": table.game.name,
            **{f"own_{what}": str(place) for what, place in self.own.items()},
            "rules": table.game.version,
            "options": match.options,
            "seed": match.seed,
            "moves": [(record.seat, record.text) for record in match.records],
            "seat": seat,
            "random": table.bot_chance(seat),
        }

    async def _answer(self, question: bytes) -> str:
        """A line of the process, "" if it cannot be asked."""
        try:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, *_PROGRAM, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
                )
            asked, said = self.process.stdin, self.process.stdout
            assert asked is not None
            assert said is not None
            asked.write(question)
            await asked.drain()
            return (await said.readline()).decode().strip()
        except OSError:
            return ""

    async def end(self) -> None:
        """Stop thinking."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
