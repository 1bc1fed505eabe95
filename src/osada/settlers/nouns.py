"""Every form in which a good is named in sentences, so that a face can draw its icon there."""

from functools import cache
from typing import Final

from osada.settlers.goods import GOODS, RAZE
from osada.settlers.words import say

_NUMBERS: Final = range(31)
"""All that a plural can depend on."""
_CASES: Final = ("nom", "acc", "gen")
_LACKED: Final = ("wood", "stone", "food", "gold")


@cache
def forms(language: str) -> dict[str, tuple[str, ...]]:
    """The forms of each good's name in a language, longer ones first."""
    found: dict[str, set[str]] = {
        good: {say(language, f"good-{good}", n=n, case=case) for n in _NUMBERS for case in _CASES}
        for good in GOODS
    }
    found[GOODS[RAZE]].add(say(language, "raze-tokens"))
    for good in _LACKED:  # "you lack 1 wood"
        counted = (say(language, "lacking", good=good, n=n) for n in _NUMBERS)
        found[good] |= {text.partition(" ")[2] for text in counted}
    return {
        good: tuple(sorted(words, key=lambda form: (-len(form), form)))
        for good, words in found.items()
    }
