"""The keys of the campaign, and what its glyphs mean besides those of the card game."""

from typing import Final

from osada.campaign import words
from osada.settlers import words as card_words
from osada.terminal import glyphs as g
from osada.terminal.cards.help import help_lines as of_cards
from osada.terminal.ink import Line
from osada.terminal.screens.help import goal_lines, key_lines, sign_lines
from osada.terminal.words import say

_KEYS: Final = (
    ("o", "help-goals"),
    ("x", "help-sheet"),
    ("a", "help-map"),
    ("i", "help-shop"),
    ("n", "help-end-of-game"),
    ("h", "help-history"),
    ("← →", "help-pages"),
)


def help_lines(language: str) -> list[Line]:
    """What the campaign is about, its keys and signs, then those of the card game."""
    tracks = [
        (sign, f"bold {g.category_style(category)}", words.track_name(category, language))
        for category, sign in g.CATEGORY.items()
    ]
    tokens = [
        (sign, "bold $pick", card_words.progress_name(token, language))
        for token, sign in g.PROGRESS.items()
    ]
    signs = [
        (g.PROVINCE, "bold $give", say(language, "sign-province")),
        (g.INVENTION, "$ink-2", say(language, "sign-invention")),
        (g.UPKEEP, "bold $give", say(language, "upkeep-due")),
    ]
    lines = [*goal_lines("goal-campaign", language), [], *key_lines(_KEYS, language)]
    for group in (tracks, [*tokens, *signs]):
        lines += [[], *sign_lines(group)]
    return [*lines, [], *of_cards(language)]
