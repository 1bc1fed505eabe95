"""What the tests of the terminal share: tables to sit at, and what stands on the screen."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from osada.bots import ask, bot
from osada.kernel.random import seeded
from osada.settlers.catalogue import base
from osada.settlers.words import card_name
from osada.terminal.app import OsadaApp
from osada.terminal.deal import new_table
from osada.terminal.table import Table

WIDE = (120, 40)
SMALL = (80, 24)


def table(
    *codes: str,
    factions: tuple[str, ...] = ("rome", "barbarians", "japan", "egypt"),
    seed: int = 7,
    language: str = "en",
    file: Path | None = None,
    **options: str | bool | int,
) -> Table:
    """A new table with these seats."""
    agreed = {"factions": list(factions[: len(codes)]), **options}
    return new_table(base(), agreed, codes, seed, language, file)


def played(table: Table, until: Callable[[Table], bool]) -> Table:
    """Let greedy bots play for everybody until a person must decide and the test is content."""
    greedy = bot("greedy")
    while table.outcome is None:
        if table.bot_to_move() is None and until(table):
            break
        seat = min(table.match.pending)
        random = seeded(f"test {table.moves}")
        table.play(seat, ask(greedy, table.game, table.match.state, seat, random))
    return table


def in_action(round_: int) -> Callable[[Table], bool]:
    """Whether the actions of a round are on, before any question of a move."""

    def content(table: Table) -> bool:
        view = table.view(None)
        asked = view["asked"] or {}
        at_turn = view["phase"] == "action" and asked.get("kind") == "turn"
        return bool(at_turn and view["round"] >= round_ and not view["acted"])

    return content


def never(table: Table) -> bool:
    """Play to the end."""
    return False


def app(table: Table | None, language: str = "en") -> OsadaApp:
    """The game on a screen, with bots that do not dawdle."""
    return OsadaApp(base(), table, language, pause=0)


async def settled(pilot: Pilot[int]) -> None:
    """Wait until the bots have moved and everything is drawn."""
    for _ in range(3):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def shows(app: OsadaApp, kind: type[Screen[Any]]) -> bool:
    """Whether this kind of screen is in front."""
    return isinstance(app.screen, kind)


def seen(app: OsadaApp) -> str:
    """All that stands on the screen, line by line."""
    svg = app.export_screenshot()
    found: dict[int, list[tuple[float, str]]] = {}
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', svg):
        found.setdefault(round(float(y)), []).append((float(x), unescape(text)))
    lines = ("".join(text for _, text in sorted(found[y])) for y in sorted(found))
    return "\n".join(line.replace("\xa0", " ") for line in lines)


def hand_names(table: Table, seat: int) -> set[str]:
    """The names of the cards in a hand."""
    hand = table.view(seat)["players"][seat]["hand"]
    return {card_name(table.cards, number, table.language) for number in hand}
