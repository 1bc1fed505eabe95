"""What the game is about, the keys, and what the glyphs mean."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.words import say


def goal_lines(message: str, language: str) -> list[Line]:
    """What a game is about, how one wins and with whom to begin, as sentences."""
    return [[(line, "")] for line in say(language, message).split("\n")]


def key_lines(keys: Iterable[tuple[str, str]], language: str) -> list[Line]:
    """Keys, each with the message that explains it."""
    return [[(f"{key:<12} ", "bold $give"), (say(language, message), "")] for key, message in keys]


def sign_lines(signs: Iterable[tuple[str, str, str]]) -> list[Line]:
    """Signs, each with its style and what it means."""
    return [[(f"{sign:<4}", style), (meaning, "")] for sign, style, meaning in signs]


class HelpScreen(ModalScreen[None]):
    """Keys and glyphs, or something else to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, language: str, lines: list[Line], title: str = "key-help") -> None:
        super().__init__()
        self.language = language
        self.lines = lines
        self.title_message = title

    def compose(self) -> ComposeResult:
        """One list after another."""
        with VerticalScroll(classes="dialog") as box:
            box.border_title = say(self.language, self.title_message)
            yield Static(ink.content(self.lines))
