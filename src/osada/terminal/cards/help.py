"""The keys of the card game, and what its glyphs mean."""

from typing import Final

from osada.settlers.effects.text import colour_name, good_name, kind_name
from osada.settlers.effects.vocabulary import COLOUR
from osada.settlers.goods import GOODS
from osada.terminal import glyphs as g
from osada.terminal.ink import Line
from osada.terminal.screens.help import goal_lines, key_lines, sign_lines
from osada.terminal.words import say

_KEYS: Final = (
    ("← → ↑ ↓ Tab", "help-arrows"),
    ("Enter", "help-enter"),
    ("1-9 A-Z", "help-digits"),
    ("m", "help-moves"),
    ("Esc", "help-back"),
    ("v", "help-look"),
    ("c", "help-clause"),
    ("d", "help-decks"),
    ("F1", "help-rules"),
    ("F2", "help-hint"),
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
    (g.VISIT, "$ink-2", "sign-visit"),
    (g.STORE, "$ink-2", "sign-store"),
    (g.STATUE, "$ink-2", "sign-statue"),
    (g.COLOUR["tricolour"], "$g-blessing", "sign-tricolour"),
    ("↔", "$give", "sign-taken"),
    (g.USED + g.OPEN, "$ink-2", "sign-uses"),
    ("┏━┓", "$f-rome", "sign-faction"),
    ("╭─╮", "$card-line", "sign-common"),
)


def help_lines(language: str) -> list[Line]:
    """What the game is about, keys, goods, kinds, signs, colours."""
    goods = [
        (g.GOOD[good], f"bold {g.good_style(good)}", good_name(i, language))
        for i, good in enumerate(GOODS)
    ]
    kinds = [(glyph, "bold", kind_name(kind, language)) for kind, glyph in enumerate(g.KIND)]
    signs = [(sign, style, say(language, message)) for sign, style, message in _SIGNS]
    colours = [
        (g.COLOUR[name], f"bold $c-{name}", colour_name(mask, language))
        for name, mask in COLOUR.items()
    ]
    colours.append((g.NO_COLOUR, "$c-none", colour_name(0, language)))
    lines = [*goal_lines("goal-settlers", language), [], *key_lines(_KEYS, language)]
    for group in (goods, [*kinds, *signs], colours):
        lines += [[], *sign_lines(group)]
    return lines
