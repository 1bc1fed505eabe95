"""The keys of the roll & write game, and what its glyphs mean."""

from typing import Final

from osada.rollwrite.goods import GOODS
from osada.rollwrite.words import good_name, noun, sentence
from osada.terminal import glyphs as g
from osada.terminal.ink import Line
from osada.terminal.roll.sheets import ACTION, CROSSED, EMPTY, IMPERIAL
from osada.terminal.screens.help import goal_lines, key_lines, sign_lines
from osada.terminal.words import say

_KEYS: Final = (
    ("← → ↑ ↓", "help-places"),
    ("Enter", "help-place"),
    ("1-9 A-Z", "help-digits"),
    ("m", "help-moves"),
    ("Esc", "help-sheets"),
    ("v", "help-look-sheets"),
    ("c", "help-clause"),
    ("F1", "help-rules"),
    ("F2", "help-hint"),
    ("e", "help-ready"),
    ("u", "help-undo-phase"),
    ("s", "help-save"),
    ("g", "help-log"),
    ("l", "help-language"),
    ("t", "help-theme"),
    ("q", "help-quit"),
)
_SIGNS: Final = (
    (EMPTY, "$ink-2", "sign-empty"),
    (CROSSED, "bold $ink-2", "sign-crossed"),
    (f"{CROSSED}1", "bold $c-blue", "sign-settlement"),
    (IMPERIAL, "$ink-2", "roll-imperial"),
    (g.YES, "bold $go", "sign-possible"),
    (g.LOCATION, "bold $pick", "sign-settlements"),
    ("▀▄", "$pick", "sign-plan"),
    ("╭─╮", "$card-line", "sign-incomplete"),
    ("┏━┓", "$line-strong", "sign-complete"),
)


def help_lines(language: str) -> list[Line]:
    """What the game is about, keys, goods, signs."""
    goods = [
        (g.GOOD[good], f"bold {g.good_style(good)}", sentence(good_name(good, language)))
        for good in GOODS
    ]
    action, point = noun("action", 1, language), noun("point", 1, language)
    goods += [
        (g.GOOD[ACTION], f"bold {g.good_style(ACTION)}", sentence(action)),
        (g.GOOD["vp"], f"bold {g.good_style('vp')}", sentence(point)),
    ]
    signs = [(sign, style, say(language, message)) for sign, style, message in _SIGNS]
    goal = goal_lines("goal-rollwrite", language)
    keys = key_lines(_KEYS, language)
    return [*goal, [], *keys, [], *sign_lines(goods), [], *sign_lines(signs)]
