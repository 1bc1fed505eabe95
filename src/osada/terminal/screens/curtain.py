"""The curtain between two people at one keyboard: nobody's hand is on the screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from osada.terminal import ink
from osada.terminal.words import say


class CurtainScreen(Screen[bool]):
    """Waits until the next player is at the keyboard: True; False: the last move is undone."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(True)", show=False),
        Binding("u", "dismiss(False)", show=False),
    ]

    def __init__(self, language: str, name: str, last: str) -> None:
        super().__init__()
        self.language = language
        self.player = name
        self.last = last

    def compose(self) -> ComposeResult:
        """Whose turn it is, and what to press."""
        language = self.language
        lines: list[ink.Line] = [
            [(say(language, "turn-of", name=self.player), "bold $give")],
            [],
            [(say(language, "pass-keyboard", name=self.player), "")],
        ]
        if self.last:
            lines += [[], [(say(language, "curtain-undo", name=self.last), "$ink-3")]]
        yield Static(ink.content(lines), id="curtain")

    def on_click(self) -> None:
        """A click draws the curtain too."""
        self.dismiss(True)
