"""The whole log, for terminals that have no room for it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from osada.terminal.words import say


class LogScreen(ModalScreen[None]):
    """Everything that happened."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,g,q", "dismiss", show=False)]

    def __init__(self, language: str, lines: list[str]) -> None:
        super().__init__()
        self.language = language
        self.lines = lines

    def compose(self) -> ComposeResult:
        """The lines, oldest first."""
        with VerticalScroll(classes="dialog") as box:
            box.border_title = say(self.language, "log")
            yield Static(Content("\n".join(self.lines)))

    def on_mount(self) -> None:
        """Begin at the newest."""
        self.query_one(VerticalScroll).scroll_end(animate=False)
