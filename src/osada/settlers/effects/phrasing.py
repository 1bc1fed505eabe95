"""The words that card texts are made of: goods, colours and lists in three languages."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from osada.settlers.effects.colours import COLOUR
from osada.settlers.goods import CARD, GOODS
from osada.speech import Folders, marked, said

_CARDS: Final = ("common-card", "faction-card", "card-from-hand")
WORDS: Final[Folders] = (("osada.settlers.effects", "words"),)


def say(language: str, message: str, **values: str | int) -> str:
    """A message of the card texts."""
    return said(WORDS, language, message, **values)


def listed(language: str, word: str, parts: list[str]) -> str:
    """`a, b and c`, where `word` names the message of the last link."""
    *first, last = parts
    return say(language, word, first=", ".join(first), last=last) if first else last


@cache
def noun(language: str, message: str, n: int, case: str) -> str:
    """A noun as it stands after a number."""
    return say(language, message, n=n, case=case)


def count(language: str, message: str, n: int, case: str) -> str:
    """`2 common cards`."""
    name = noun(language, message, n, case)
    if message in _CARDS:
        return _cards(language, name, n, case)
    good = message.removeprefix("good-")
    return marked(f"{n} {name}", "good", good, str(n)) if good in GOODS else f"{n} {name}"


def _cards(language: str, name: str, n: int, case: str) -> str:
    """So many of some kind of cards: its icon stands for the word "cards" alone."""
    card = noun(language, f"good-{GOODS[CARD]}", n, case)
    if name.endswith(f" {card}"):
        beside = f"{n} {name.removesuffix(card).strip()}"
        return marked(f"{n} {name}", "good", GOODS[CARD], beside)
    if name.startswith(card):
        return marked(f"{n} {card}", "good", GOODS[CARD], str(n)) + name.removeprefix(card)
    return f"{n} {name}"


def good(language: str, kind: int, n: int, case: str) -> str:
    """`2 workers`."""
    return count(language, f"good-{GOODS[kind]}", n, case)


def goods(language: str, them: Iterable[tuple[int, int]], case: str, word: str = "and") -> str:
    """`1 wood and 2 stone`."""
    return listed(language, word, [good(language, kind, n, case) for kind, n in them])


def colours(language: str, mask: int, case: str, word: str) -> str:
    """`red or brown`; `no colour` for none."""
    names = [
        say(language, f"colour-{name}", case=case) for name, bit in COLOUR.items() if mask & bit
    ]
    return listed(language, word, names) if names else say(language, "colourless")


def case_of(form: str) -> str:
    """The case of what is gained in a clause of some form."""
    return "nom" if form == "bare" else "acc"


def short(n: int, word: str) -> str:
    """`2 wood`; one of it is `wood`. For the formula in words."""
    return word if n == 1 else f"{n} {word}"


def short_colours(mask: int) -> str:
    """`red/brown`."""
    return "/".join(name for name, bit in COLOUR.items() if mask & bit)
