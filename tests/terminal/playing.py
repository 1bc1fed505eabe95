"""What the tests of the terminal share: tables to sit at, and what stands on the screen."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen

from osada.bots import ask, bot
from osada.kernel.random import seeded
from osada.rollwrite.catalogue import base as villages
from osada.settlers.catalogue import base
from osada.settlers.words import card_name
from osada.terminal.app import OsadaApp
from osada.terminal.cards.table import CardTable
from osada.terminal.deal import new_cards, new_roll
from osada.terminal.roll.table import RollTable
from osada.terminal.shelf import Shelf
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
) -> CardTable:
    """A new table of the card game with these seats."""
    agreed = {"factions": list(factions[: len(codes)]), **options}
    return new_cards(base(), agreed, codes, seed, language, file)


def rolling(
    *codes: str,
    seed: int = 7,
    language: str = "en",
    file: Path | None = None,
    records: Path | None = None,
    mode: str = "basic",
    sheets: tuple[str, ...] = (),
) -> RollTable:
    """A new table of the roll & write game; with sheets an adventure."""
    agreed: dict[str, Any] = {"mode": mode, "players": len(codes)}
    if sheets:
        agreed = {"mode": "adventure", "sheets": list(sheets)}
    return new_roll(villages(), agreed, codes, seed, language, file, records)


def in_phase(phase: str, round_: int = 1) -> Callable[[RollTable], bool]:
    """Whether this phase of the roll & write game is on."""

    def content(table: RollTable) -> bool:
        view = table.view(None)
        return bool(view["phase"] == phase and view["round"] >= round_)

    return content


T = TypeVar("T", bound=Table)


def played(table: T, until: Callable[[T], bool]) -> T:
    """Let greedy bots play for everybody until a person must decide and the test is content."""
    greedy = bot("greedy", table.game.name)
    while table.outcome is None:
        waiting = table.bot_to_move()
        if waiting is None and until(table):
            break
        seat = min(table.match.pending) if waiting is None else waiting
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
    return OsadaApp(Shelf(), table, language, pause=0)


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


def hand_names(table: CardTable, seat: int) -> set[str]:
    """The names of the cards in a hand."""
    hand = table.view(seat)["players"][seat]["hand"]
    return {card_name(table.cards, number, table.language) for number in hand}
