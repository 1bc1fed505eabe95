"""The keys, and what the glyphs mean."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from osada.settlers.effects.text import colour_name, good_name, kind_name
from osada.settlers.effects.vocabulary import COLOUR
from osada.settlers.goods import GOODS
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.words import say

_KEYS: Final = (
    ("← → ↑ ↓ Tab", "help-arrows"),
    ("Enter", "help-enter"),
    ("1-9 A-Z", "help-digits"),
    ("m", "help-moves"),
    ("Esc", "help-back"),
    ("v", "help-look"),
    ("c", "help-clause"),
    ("F1", "help-rules"),
    ("p  e", "help-pass"),
    ("u", "help-undo"),
    ("s", "help-save"),
    ("g", "help-log"),
    ("l", "help-language"),
    ("t", "help-theme"),
    ("k", "help-keep"),
    ("q", "help-quit"),
)
_SIGNS: Final = (
    (g.LOCATION, "$give", "sign-location"),
    (g.FOUNDATION, "$g-base", "foundation"),
    (g.DEAL, "$ink-2", "sign-deal"),
    (g.BONUS, "$ink-2", "sign-bonus"),
    (g.SAMURAI, "$g-samurai", "sign-samurai"),
    (g.BLOCKED, "$no", "sign-blocked"),
    ("↔", "$give", "sign-taken"),
    (g.USED + g.OPEN, "$ink-2", "sign-uses"),
    ("┏━┓", "$f-rome", "sign-faction"),
    ("╭─╮", "$card-line", "sign-common"),
)


class HelpScreen(ModalScreen[None]):
    """Keys and glyphs."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def compose(self) -> ComposeResult:
        """Two lists."""
        with VerticalScroll(classes="dialog") as box:
            box.border_title = say(self.language, "key-help")
            yield Static(ink.content(self._lines()))

    def _lines(self) -> list[Line]:
        language = self.language
        lines: list[Line] = [
            [(f"{key:<12} ", "bold $give"), (say(language, message), "")] for key, message in _KEYS
        ]
        lines.append([])
        for i, good in enumerate(GOODS):
            lines.append(
                [(f"{g.GOOD[good]:<4}", f"bold {g.good_style(good)}"), (good_name(i, language), "")]
            )
        lines.append([])
        for kind, glyph in enumerate(g.KIND):
            lines.append([(f"{glyph:<4}", "bold"), (kind_name(kind, language), "")])
        for sign, style, message in _SIGNS:
            lines.append([(f"{sign:<4}", style), (say(language, message), "")])
        lines.append([])
        for name, mask in COLOUR.items():
            glyph = f"{g.COLOUR[name]:<4}"
            lines.append([(glyph, f"bold $c-{name}"), (colour_name(mask, language), "")])
        lines.append([(f"{g.NO_COLOUR:<4}", "$c-none"), (colour_name(0, language), "")])
        return lines
