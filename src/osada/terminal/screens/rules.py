"""The rulebook: search as you type, by words or by the number of a clause."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from osada import rules
from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.origin import ours
from osada.terminal.words import say

_MOST: Final = 40


class RulesScreen(ModalScreen[None]):
    """A field to search with and the clauses that were found."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "dismiss", show=False)]

    def __init__(self, language: str, game: str, words: str = "") -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.words = words

    def compose(self) -> ComposeResult:
        """The field and the results."""
        with Vertical(classes="dialog") as box:
            box.border_title = say(self.language, "rulebook")
            yield Input(self.words, placeholder=self._hint(), id="words")
            with VerticalScroll(can_focus=False):
                yield Static(id="found")

    def _hint(self) -> str:
        clause = next(iter(rules.clauses(self.language, self.game)))
        return say(self.language, "search-rules", clause=clause)

    def on_mount(self) -> None:
        """Search for what was asked for."""
        self._search(self.words)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search again."""
        self._search(event.value)

    def on_input_submitted(self) -> None:
        """Enter goes back to the game."""
        self.dismiss()

    def _search(self, words: str) -> None:
        found = rules.search(words, self.language, self.game) if words.strip() else []
        exact = [clause for clause in found if clause.id == words.strip().upper()]
        lines: list[Line] = []
        for clause in (exact or found)[:_MOST]:
            area = rules.areas(self.language)[clause.area]
            own = ours(clause.source, self.language)
            heading = [(clause.id, "bold $pick"), (f"  {area}", "$ink-3")]
            if own:
                heading.append((f"  {own}", "$ink-3"))
            lines += [heading, [(clause.text, "")], []]
        if not found:
            message = "nothing-found" if words.strip() else "search-hint"
            lines = [[(say(self.language, message), "$ink-3")]]
        self.query_one("#found", Static).update(ink.content(lines))
