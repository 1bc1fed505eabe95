"""Are you sure? Asked before a move that cannot be taken back and may be a slip."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from osada.terminal.words import say


class ConfirmScreen(ModalScreen[bool]):
    """Answers whether it shall be done all the same."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "dismiss(False)", show=False),
        Binding("y,t,a", "dismiss(True)", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, language: str, doubt: str) -> None:
        super().__init__()
        self.language = language
        self.doubt = doubt

    def compose(self) -> ComposeResult:
        """The doubt and two answers."""
        with Vertical(classes="dialog"):
            yield Static(self.doubt)
            with Horizontal(classes="buttons"):
                yield Button(say(self.language, "back-button"), id="back")
                yield Button(say(self.language, "sure-button"), variant="success", id="sure")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """One of the answers."""
        self.dismiss(event.button.id == "sure")
