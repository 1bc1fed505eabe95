"""A small field that holds one of a few values: arrow keys, space or a click take another."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget


class Choice(Widget, can_focus=True):
    """One of several values, each with a name."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space,enter", "turn(1)", show=False),
        Binding("pageup", "turn(-12)", show=False),
        Binding("pagedown", "turn(12)", show=False),
    ]

    class Changed(Message):
        """Another value was taken."""

        def __init__(self, choice: "Choice") -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, values: Sequence[tuple[str, str]], value: str, id: str) -> None:
        super().__init__(id=id)
        self.values = list(values)
        self.value = value

    def fill(self, values: Sequence[tuple[str, str]]) -> None:
        """Other names for the same values."""
        self.values = list(values)
        if values and self.value not in dict(values):
            self.value = values[0][0]
        self.refresh(layout=True)

    def action_turn(self, by: int) -> None:
        """The next value, or the one before."""
        known = [value for value, _ in self.values]
        self.value = known[(known.index(self.value) + by) % len(known)]
        self.refresh(layout=True)
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """The left edge goes back, the rest on."""
        self.focus()
        self.action_turn(-1 if event.x < 2 else 1)

    def render(self) -> Content:
        """The name between two arrows."""
        name = dict(self.values)[self.value]
        return Content.assemble(("◄ ", "$ink-3"), (name, "bold"), (" ►", "$ink-3"))
