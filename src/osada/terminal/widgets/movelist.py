"""The list of legal moves: each has a key, the arrow keys walk, Enter plays."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from osada.kernel.game import Move
from osada.terminal import ink
from osada.terminal.ink import Line

KEYS: Final = "123456789" + ascii_uppercase
"""The keys of the moves, in order."""

Listed = tuple[Move, str, Line]
"""A move, its label, and what is set at the right edge: what it costs and brings."""


class MoveList(Widget, can_focus=True):
    """Legal moves with their labels."""

    DEFAULT_CSS = """
    MoveList { height: 1fr; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "step(-8)", show=False),
        Binding("pagedown", "step(8)", show=False),
        Binding("home", "step(-999)", show=False),
        Binding("end", "step(999)", show=False),
        Binding("enter,space", "play", show=False),
    ]

    cursor: reactive[int] = reactive(0, repaint=True)

    class Pointed(Message):
        """Another move is pointed at."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    class Played(Message):
        """A move was chosen."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.moves: Sequence[Listed] = ()

    def show(self, moves: Sequence[Listed]) -> None:
        """List other moves."""
        if [one for one, _, _ in moves] != [one for one, _, _ in self.moves]:
            self.set_reactive(MoveList.cursor, 0)
        self.moves = moves
        self.refresh()

    def action_step(self, by: int) -> None:
        """Walk up or down."""
        if self.moves:
            self.cursor = min(max(self.cursor + by, 0), len(self.moves) - 1)
            self.post_message(self.Pointed(self.moves[self.cursor][0]))

    def action_play(self) -> None:
        """Play the move pointed at."""
        if self.cursor < len(self.moves):
            self.post_message(self.Played(self.moves[self.cursor][0]))

    def play_key(self, key: str) -> bool:
        """Play the move that has this key; whether there was one."""
        at = KEYS.find(key)
        if len(key) != 1 or not 0 <= at < len(self.moves):
            return False
        self.post_message(self.Played(self.moves[at][0]))
        return True

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    def _first(self) -> int:
        return max(0, min(self.cursor - self.size.height // 2, len(self.moves) - self.size.height))

    def on_click(self, event: events.Click) -> None:
        """A click plays a move."""
        at = self._first() + event.y
        if at < len(self.moves):
            self.cursor = at
            self.action_play()

    def render(self) -> Content:
        """The moves around the cursor."""
        first = self._first()
        lines: list[Line] = []
        for at in range(first, min(first + self.size.height, len(self.moves))):
            key = KEYS[at] if at < len(KEYS) else " "
            pointed = self.has_focus and at == self.cursor
            _, label, tail = self.moves[at]
            tail = [(" ", ""), *tail] if tail else []
            room = self.size.width - ink.width(tail)
            line = [*ink.fit([(f"{key} ", "bold $go"), (label, "")], room), *tail]
            lines.append(
                [(text, f"{style} reverse".strip()) for text, style in line] if pointed else line
            )
        return ink.content(lines)
