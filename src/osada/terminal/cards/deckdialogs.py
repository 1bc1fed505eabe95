"""Small windows of the deck builder: a name to save under, decks to open, a deck as text."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static, TextArea
from textual.widgets.option_list import Option

from osada.terminal.cards.bench import Bench, NotDone
from osada.terminal.words import say


class _Dialog(ModalScreen[str]):
    """A window over the bench; answers with what was done, "" for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.bench = bench

    def said(self, message: str) -> str:
        """A message in the builder's language."""
        return say(self.bench.language, message)

    def why(self, error: NotDone) -> None:
        """Say what could not be done; the window stays."""
        self.query_one("#why", Static).update(str(error))


class NameScreen(_Dialog):
    """Saves the deck and answers with its file."""

    def compose(self) -> ComposeResult:
        """A field for the name."""
        with Vertical(classes="dialog short") as box:
            box.border_title = self.said("deck-save-title")
            yield Input(self.bench.draft.name, placeholder=self.said("name"), id="deck-name")
            yield Static(id="why")
            with Horizontal(classes="buttons"):
                yield Button(self.said("save-button"), variant="success", id="save")
                yield Button(self.said("back-button"), id="back")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Save, or back."""
        if event.button.id == "save":
            self.on_input_submitted()
        else:
            self.dismiss("")

    def on_input_submitted(self) -> None:
        """Enter saves."""
        try:
            file = self.bench.save(self.query_one("#deck-name", Input).value)
        except NotDone as error:
            self.why(error)
        else:
            self.dismiss(str(file))


class OpenScreen(_Dialog):
    """Lays a ready deck, a saved one or a file on the bench."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("delete", "forget", show=False)]

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._known = bench.known()

    def compose(self) -> ComposeResult:
        """The decks that there are, and a field for a file."""
        with Vertical(classes="dialog") as box:
            box.border_title = self.said("deck-open-title")
            box.border_subtitle = self.said("deck-open-keys")
            yield OptionList(*(Option(shown) for _, shown in self._known), id="decks")
            yield Input(placeholder=self.said("deck-open-file"), id="deck-file")
            yield Static(id="why")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open it."""
        self._open(self._known[event.option_index][0])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Open a file."""
        self._open(event.value.strip())

    def _open(self, name: str) -> None:
        try:
            self.bench.open_named(name)
        except NotDone as error:
            self.why(error)
        else:
            self.dismiss(name)

    def action_forget(self) -> None:
        """Throw the saved deck away that is pointed at; ready ones stay."""
        decks = self.query_one("#decks", OptionList)
        at = decks.highlighted
        if at is None:
            return
        try:
            self.bench.forget(self._known[at][0])
        except NotDone as error:
            self.why(error)
            return
        self._known = self.bench.known()
        decks.clear_options()
        decks.add_options([Option(shown) for _, shown in self._known])
        decks.highlighted = min(at, len(self._known) - 1)


class TextScreen(_Dialog):
    """The deck as text: to be copied, or changed and taken."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+s", "take", show=False)]

    def compose(self) -> ComposeResult:
        """The text and the ways on."""
        with Vertical(classes="dialog") as box:
            box.border_title = self.said("deck-text-title")
            yield TextArea(self.bench.text(), id="deck-text")
            yield Static(id="why")
            with Horizontal(classes="buttons"):
                yield Button(self.said("deck-text-take"), variant="success", id="take")
                yield Button(self.said("back-button"), id="back")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take it, or back."""
        if event.button.id == "take":
            self.action_take()
        else:
            self.dismiss("")

    def action_take(self) -> None:
        """Lay the deck in the text on the bench."""
        try:
            self.bench.open_text(self.query_one("#deck-text", TextArea).text)
        except NotDone as error:
            self.why(error)
        else:
            self.dismiss("taken")
