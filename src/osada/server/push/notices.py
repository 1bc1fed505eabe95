"""Notices that are due: one for each wait, to devices whose owner does not have the table open.

What is due stands in storage, written in the transaction that made somebody's turn begin or end.
Each process looks now and then: it lets those be whom it sees at the table, claims others for a
while, and sends. A process that dies while sending leaves a claim that runs out.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import h11
import msgspec
import structlog

from osada.server.metrics import NOTICES
from osada.server.push import is_installed
from osada.server.push.endpoint import Refused
from osada.server.push.post import Post, Reply
from osada.server.store import Row, Subscription
from osada.server.summaries import Summary, summed_up
from osada.speech import said

if TYPE_CHECKING:
    from osada.server.push.vapid import Vapid
    from osada.server.rooms import Rooms

Send = Callable[[str, dict[str, str], bytes], Awaitable[Reply]]

MOST_DEVICES: Final = 5
"""Devices of one seat."""
BACKOFF: Final = (30, 120, 600)
"""Seconds before the second try and those after it; then the notice is given up."""
_LONGEST_WAIT: Final = 3600
"""Seconds that a push service may ask us to wait."""
_LEASE: Final = 60_000
"""Milliseconds for which a claimed notice is nobody else's; sending takes less."""
_AHEAD: Final = 5_000
"""Milliseconds before a notice is due at which the process with its reader puts it off."""
_AT_ONCE: Final = 16
"""Notices that are sent at the same time."""
_TICK: Final = 2.0
_TTL: Final = 3 * 24 * 3600
"""Seconds for which a push service keeps a notice of a game without a clock."""
_LONGEST_TTL: Final = 28 * 24 * 3600
_SOON: Final = 3600
"""Whoever has fewer seconds for a move is told at once, even on a device that saves power."""
_SECRET: Final = "vapid"
_WORDS: Final = (("osada.server", "words"),)

log = structlog.get_logger("osada.push")


class Notices:
    """The notices of this process."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._vapid: Vapid | None = None
        self._under_way = 0
        self.is_on = rooms.settings.push and is_installed()
        self.send: Send = Post(rooms.settings.push_hosts)

    @property
    def delay(self) -> int:
        """Milliseconds from the beginning of a turn to its notice."""
        return round(self._rooms.settings.push_delay * 1000)

    async def vapid(self) -> "Vapid | None":
        """The key of this server; None where no notices are sent."""
        if self._vapid is None and self.is_on:
            from osada.server.push.vapid import Vapid, new_secret

            settings = self._rooms.settings
            ours = next((one for one in settings.origins if one.startswith("https:")), "")
            secret = await self._rooms.store.secret(_SECRET, new_secret)
            self._vapid = Vapid(secret, settings.push_contact or ours)
        return self._vapid

    async def watch(self) -> None:
        """Look now and then for notices that are due."""
        while self.is_on:
            await self._rooms.quietly(self.look(self._rooms.now()))
            await asyncio.sleep(_TICK)

    async def look(self, now: int) -> None:
        """Take up the notices that are due at a time."""
        for device in await self._rooms.store.notices(now + _AHEAD):
            assert device.due is not None
            heard = self._rooms.heard(device.table, device.seat)
            if heard is not None:
                # Whoever has given a sign of life since has seen it; a page may be dead already.
                seen = heard > device.due - self.delay
                later = None if seen else now + max(self.delay, _AHEAD)
                await self._rooms.store.put_off(device, later, 0)
            elif device.due <= now and self._under_way < _AT_ONCE:
                await self._claim(device, now)

    async def _claim(self, device: Subscription, now: int) -> None:
        mine = replace(device, due=now + _LEASE, tries=device.tries + 1)
        if device.tries > len(BACKOFF):  # whoever tried last has not lived to say so
            NOTICES.labels("failed").inc()
            await self._rooms.store.put_off(device, None, 0)
        elif await self._rooms.store.put_off(device, mine.due, mine.tries):
            self._under_way += 1
            self._rooms.soon(self._tell(mine, now))

    async def _tell(self, device: Subscription, now: int) -> None:
        """Send a claimed notice, and note what has come of it."""
        try:
            result, again = await self._sent(device, now)
            if result:
                NOTICES.labels(result).inc()
            if result in ("gone", "refused"):
                await self._rooms.store.forget_device(device.endpoint)
            else:
                later = None if again is None else now + again * 1000
                tries = 0 if later is None else device.tries
                await self._rooms.store.put_off(device, later, tries)
        finally:
            self._under_way -= 1

    async def _sent(self, device: Subscription, now: int) -> tuple[str, int | None]:
        """What has come of a notice, and after how many seconds it is tried again."""
        vapid, row = await self.vapid(), await self._rooms.store.row(device.table)
        table = None if row is None else _waited_for(row, device.seat)
        if vapid is None or row is None or table is None:
            return "", None
        from osada.server.push.envelope import sealed

        body = sealed(notice(table, device.seat, device.language), device.p256dh, device.auth)
        seconds = now // 1000
        ttl = _TTL if table.terms.clock is None or row.due is None else max(60, row.due - seconds)
        headers = {
            "Authorization": vapid.authorization(device.endpoint, seconds),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(ttl, _LONGEST_TTL)),
            "Topic": vapid.topic(device.table, device.seat),
            "Urgency": "high" if ttl < _SOON else "normal",
        }
        try:
            reply = await self.send(device.endpoint, headers, body)
        except Refused as error:
            log.warning("push.refused", table=device.table, why=str(error))
            return "refused", None
        except (OSError, h11.ProtocolError) as error:
            return self._later(device, type(error).__name__)
        if 200 <= reply.status < 300:
            return "sent", None
        if reply.status in (404, 410):
            return "gone", None
        if reply.status == 429 or reply.status >= 500:
            return self._later(device, reply.status, reply.retry_after)
        log.warning("push.failed", table=device.table, why=reply.status)
        return "failed", None

    def _later(
        self, device: Subscription, why: str | int, asked: int = 0
    ) -> tuple[str, int | None]:
        """Try once more, unless it was tried too often."""
        if device.tries > len(BACKOFF):
            log.warning("push.failed", table=device.table, why=why)
            return "failed", None
        return "retried", max(BACKOFF[device.tries - 1], min(asked, _LONGEST_WAIT))


def _waited_for(row: Row, seat: int) -> Summary | None:
    """What everybody at the table knows of it, if the seat is waited for."""
    table = summed_up(row)
    if table is None or table.status != "running" or seat not in table.turn:
        return None
    return table if table.seats[seat].bot is None else None


def notice(table: Summary, seat: int, language: str) -> bytes:
    """What a device is told: that it is its owner's turn, where, and against whom."""
    others = ", ".join(other.name for at, other in enumerate(table.seats) if at != seat)
    name = table.terms.title or table.id
    text = said(_WORDS, language, "push-turn", table=name, others=others)
    told = {
        "title": said(_WORDS, language, "push-title"),
        "body": text,
        "language": language,
        "table": table.id,
        "path": f"/table/{table.id}/{seat}",
    }
    return msgspec.json.encode(told)
