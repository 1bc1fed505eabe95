"""Reading words and numbers of the card language; what is unknown is refused with a suggestion."""

import re
from collections.abc import Iterable

from osada.settlers.effects.colours import COLOUR, COLOURS
from osada.settlers.goods import GOOD, GOODS


class EffectError(ValueError):
    """Effect text that says nothing the engine knows."""


def close_matches(word: str, known: Iterable[str]) -> list[str]:
    """The known word that may have been meant, if one is near."""
    from difflib import get_close_matches  # only mistakes need it

    return get_close_matches(word, list(known), n=1, cutoff=0.5)


def unknown(what: str, word: str, known: Iterable[str]) -> EffectError:
    """The error about a word that is not known, with the nearest one that is."""
    near = close_matches(word, known)
    hint = f'; did you mean "{near[0]}"?' if near else ""
    return EffectError(f'unknown {what} "{word}"{hint}')


def good(word: str) -> int:
    """`wood` -> WOOD; a plural `s` is forgiven."""
    word = word.strip()
    if word not in GOOD and word.endswith("s") and word[:-1] in GOOD:
        word = word[:-1]
    if word not in GOOD:
        raise unknown("good", word, GOODS)
    return GOOD[word]


def colour(word: str) -> int:
    """`red` -> the bit of red."""
    if word not in COLOUR:
        raise unknown("colour", word, COLOURS)
    return COLOUR[word]


def number(digits: str) -> int:
    """A number from 1 to 99."""
    if digits.strip("0") == "" or len(digits) > 2:
        raise EffectError(f"{digits} is not a number for a card; use 1 to 99")
    return int(digits)


def amount(text: str) -> tuple[int, str]:
    """`2 stone` -> (2, "stone")."""
    match = re.fullmatch(r"(\d+) (.+)", text.strip())
    if not match or match[1].strip("0") == "":
        raise EffectError(f'"{text.strip()}" is not an amount; write it as "2 stone"')
    return number(match[1]), match[2].strip()
