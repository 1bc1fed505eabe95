"""Bots that search think in a process of their own: the screen stays alive, leaving waits not."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from osada.bots import quick
from osada.bots.thinker import NO_ANSWER
from osada.kernel.game import Move
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

    def _question(self, table: Table, seat: int) -> bytes:
        match = table.match
        told = {
            "game": table.game.name,
            **{f"own_{what}": str(place) for what, place in self.own.items()},
            "rules": table.game.version,
            "options": match.options,
            "seed": match.seed,
            "moves": [(record.seat, record.text) for record in match.records],
            "seat": seat,
            "bot": table.seats[seat].bot,
            "random": table.bot_chance(seat),
        }
        return json.dumps(told).encode() + b"\n"

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
