"""What the tests of the terminal share: tables to sit at, and what stands on the screen."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console, RenderableType
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from osada.bots import ask, bot
from osada.kernel.game import Move
from osada.kernel.random import seeded
from osada.rollwrite import RollWrite
from osada.settlers import Settlers
from osada.settlers.words import card_name
from osada.terminal.app import OsadaApp
from osada.terminal.cards.table import CardTable
from osada.terminal.deal import new
from osada.terminal.roll.table import RollTable
from osada.terminal.shelf import Shelf
from osada.terminal.start import plainly
from osada.terminal.table import Table
from osada.titles import title
from tests.samples import Sample

WIDE = (120, 40)
SMALL = (80, 24)


def table(
    *codes: str,
    factions: tuple[str, ...] = ("rome", "barbarians", "japan", "egypt"),
    seed: int = 7,
    language: str = "en",
    file: Path | None = None,
    **options: str | bool | int | list[str],
) -> CardTable:
    """A new table of the card game with these seats."""
    agreed = {"factions": list(factions[: len(codes)]), **options}
    made = new(Settlers(), agreed, codes, seed, language, file)
    assert isinstance(made, CardTable)
    return made


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
    made = new(RollWrite(), agreed, codes, seed, language, file, records)
    assert isinstance(made, RollTable)
    return made


def sitting(
    sample: Sample, *codes: str, seed: int = 7, language: str = "en", file: Path | None = None
) -> Table:
    """A new table of any game."""
    game = title(sample.game).open("game")(None)
    return new(game, sample.agreed, codes, seed, language, file)


class Talk:
    """Somebody who types lines and reads what is printed."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.printed: list[str] = []

    def read(self, prompt: str) -> str:
        """The next line; the input ends after the last."""
        self.printed.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        return line

    @property
    def ends(self) -> tuple[Callable[[str], str], Callable[[str], None]]:
        """What a game line by line reads from and writes to."""
        return self.read, self.printed.append

    @property
    def text(self) -> str:
        """All that was printed."""
        return "\n".join(self.printed)


def talk(at: Table, *lines: str) -> Talk:
    """Type these lines."""
    found = Talk(lines)
    plainly(at, *found.ends).run()
    return found


def in_phase(phase: str, round_: int = 1) -> Callable[[RollTable], bool]:
    """Whether this phase of the roll & write game is on."""

    def content(table: RollTable) -> bool:
        view = table.view(None)
        return bool(view["phase"] == phase and view["round"] >= round_)

    return content


T = TypeVar("T", bound=Table)

_lines: dict[tuple[object, ...], list[Move]] = {}
"""What greedy bots have played so far at each kind of table: they always play the same."""


def played(table: T, until: Callable[[T], bool]) -> T:
    """Let greedy bots play for everybody until a person must decide and the test is content."""
    assert table.moves == 0
    greedy = bot("greedy", table.game.name)
    seats = tuple(seat.bot for seat in table.seats)
    match = table.match
    line = _lines.setdefault((table.game.name, str(match.options), match.seed, seats), [])
    made = 0
    while table.outcome is None:
        waiting = table.bot_to_move()
        if waiting is None and until(table):
            break
        seat = min(match.pending) if waiting is None else waiting
        if made == len(line):
            random = seeded(f"test {table.moves}")
            line.append(ask(greedy, table.game, match.state, seat, random))
        table.play(seat, line[made])
        made += 1  # some moves bring others with them
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
    painted(pilot.app)


def painted(app: App[int]) -> RenderableType:
    """The whole screen, as it is sent to a terminal."""
    compositor = app.screen._compositor
    found = compositor.render_update(full=True, screen_stack=app._background_screens)
    assert found is not None
    return found


def shows(app: OsadaApp, kind: type[Screen[Any]]) -> bool:
    """Whether this kind of screen is in front."""
    return isinstance(app.screen, kind)


def seen(app: OsadaApp) -> str:
    """All that stands on the screen, line by line."""
    console = Console(width=app.size.width, height=app.size.height, file=StringIO())
    console.print(painted(app))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def hand_names(table: CardTable, seat: int) -> set[str]:
    """The names of the cards in a hand."""
    hand = table.view(seat)["players"][seat]["hand"]
    return {card_name(table.cards, number, table.language) for number in hand}
