"""What a good player would do, over the table."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from osada.terminal import hints
from osada.terminal.table import Table
from osada.terminal.words import say

Ask = Callable[[Table, int, str], Awaitable[hints.Told | None]]
"""Who knows a hint of a depth; None: nobody does."""


class HintScreen(ModalScreen[None]):
    """A first answer, then a closer look; whoever closes it waits for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,f2,q", "dismiss", show=False),
    ]

    def __init__(self, table: Table, seat: int, ask: Ask) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.ask = ask

    def compose(self) -> ComposeResult:
        """The sentences, as far as they are known."""
        with VerticalScroll(classes="dialog") as box:
            box.border_title = say(self.table.language, "hint-title")
            yield Static(say(self.table.language, "hint-looking"), id="hint")

    def on_mount(self) -> None:
        """Begin to look."""
        self.run_worker(self._look())

    async def _look(self) -> None:
        language = self.table.language
        for depth in hints.DEPTHS:
            told = await self.ask(self.table, self.seat, depth)
            if told is None:
                self._show([say(language, "hint-none")])
                return
            found = hints.lines(self.table, self.seat, told)
            more = bool(told.get("more")) and depth != hints.DEPTHS[-1]
            self._show([*found, *([say(language, "hint-looking")] if more else [])])
            if not more:
                return

    def _show(self, found: list[str]) -> None:
        self.query_one("#hint", Static).update(Content("\n".join(found)))
