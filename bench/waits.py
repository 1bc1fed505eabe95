"""How long a player waits for bots: from a move to the next turn of their own, at the usual pace.

    python -m bench.waits [--bots 2] [--level normal] [--games 1]

A program plays the card game at a table of a server of its own, as somebody at a browser would,
and passes late. Waits within a round of actions count; what nobody waits for (its own further
moves, the lookout) does not.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.page import server

PATIENCE = 60.0
PASSES = 0.1
"""How often it passes though it could do something else."""


async def _table(http: httpx.AsyncClient, bots: int, level: str) -> tuple[str, str]:
    """The socket's path and the key of a person who has sat down with bots."""
    seats: list[dict[str, Any]] = [{}, *({"bot": level} for _ in range(bots))]
    host = (await http.post("/api/tables", json={"name": "Ola", "table": {"seats": seats}})).json()
    at = f"/api/tables/{host['table']}/seats/{host['seat']}"
    started = await http.post(f"{at}/start", headers={"Cookie": f"osada={host['key']}"})
    started.raise_for_status()
    return f"{at}/socket", host["key"]


def _chosen(offers: list[str], chance: random.Random) -> str:
    """Anything but passing, as long as there is something else and no wish to stop."""
    others = [one for one in offers if one != "pass"]
    return (
        "pass"
        if not others or ("pass" in offers and chance.random() < PASSES)
        else (chance.choice(others))
    )


async def _game(address: str, bots: int, level: str, seed: int) -> list[float]:
    """One game; the seconds of every wait in it."""
    chance, waits = random.Random(seed), list[float]()
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        path, key = await _table(http, bots, level)
    url = address.replace("http", "ws") + path
    cookie = {"Cookie": f"osada={key}"}
    moved: float | None = None
    async with connect(url, additional_headers=cookie, max_size=None) as line:
        async for said in line:
            message: dict[str, Any] = json.loads(said)
            if message["type"] != "view":
                continue
            view = message["view"]
            if "outcome" in view:
                return waits
            offers = [one["text"] for one in message.get("offers", ())]
            if not offers:
                continue
            begins = view["asked"]["kind"] == "turn" and not view["acted"]
            if begins and moved is not None:
                waits.append(time.perf_counter() - moved)
            text = _chosen(offers, chance)
            moves = {"type": "move", "id": 1, "stamp": message["stamp"], "text": text}
            await line.send(json.dumps(moves))
            # after a pass, and in the lookout, the next turn is in another round
            in_round = view["phase"] == "action" and text != "pass"
            moved = time.perf_counter() if in_round else None
    return waits


def main() -> int:
    """Play, and print the waits."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", type=int, default=2, help="opponents (default 2)")
    parser.add_argument("--level", default="normal", help="their level (default normal)")
    parser.add_argument("--games", type=int, default=1, help="games (default 1)")
    wanted = parser.parse_args()
    waits = list[float]()
    with server() as address:
        for seed in range(wanted.games):
            waits += asyncio.run(_game(address, wanted.bots, wanted.level, seed))
    late = quantiles(waits, n=10)[-1]
    load = os.getloadavg()[0]
    print(
        f"{len(waits)} waits for {wanted.bots} {wanted.level} bots: median {median(waits):.2f} s, "
        f"nine in ten under {late:.2f} s, longest {max(waits):.2f} s (load {load:.1f})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
