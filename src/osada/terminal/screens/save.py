"""Where to save: asked once, when no file was named."""

from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from osada.kernel.journal import JournalError
from osada.terminal.table import Table
from osada.terminal.words import say

SAVED: Final = "saved"
LEFT: Final = "left"


def _file_name(seed: int | str) -> str:
    """A name that every file system takes."""
    word = "".join(sign if sign.isalnum() else "-" for sign in str(seed))
    return f"game-{word[:20]}.osada"


class SaveScreen(ModalScreen[str]):
    """Saves and answers "saved"; or "left" for leaving without, "" for going back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, table: Table, leaving: bool) -> None:
        super().__init__()
        self.table = table
        self.leaving = leaving

    def compose(self) -> ComposeResult:
        """A field for the file and the ways on."""
        language = self.table.language
        with Vertical(classes="dialog") as box:
            box.border_title = say(language, "save-where")
            yield Input(_file_name(self.table.match.seed), id="file")
            yield Static(id="why")
            with Horizontal(classes="buttons"):
                yield Button(say(language, "save-button"), variant="success", id="save")
                if self.leaving:
                    yield Button(say(language, "leave-button"), id="leave")
                yield Button(say(language, "back-button"), id="back")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """One of the ways on."""
        if event.button.id == "save":
            self._save()
        else:
            self.dismiss(LEFT if event.button.id == "leave" else "")

    def on_input_submitted(self) -> None:
        """Enter saves."""
        self._save()

    def _save(self) -> None:
        name = self.query_one("#file", Input).value.strip()
        if not name:
            self.query_one("#why", Static).update(say(self.table.language, "no-file"))
            return
        try:
            self.table.save_as(Path(name))
        except JournalError as error:
            self.query_one("#why", Static).update(str(error))
            return
        self.dismiss(SAVED)
