"""Which card may have been meant by a name that no card has."""

from difflib import get_close_matches
from typing import Final

from osada.settlers.catalogue import Catalogue

_ALIKE: Final = 0.6


def nearest(cards: Catalogue, word: str) -> str:
    """The slug or number that is most like a word; "" if none is.

    Names are compared without the faction before them, which says nothing of how near they are;
    the faction that was named comes first.
    """
    faction, _, name = word.rpartition("/")
    for wanted in (faction, ""):
        names: dict[str, str] = {}
        for slug in cards.of_slug:
            owner, _, bare = slug.rpartition("/")
            if not wanted or owner == wanted:
                names.setdefault(bare, slug)
        if found := get_close_matches(name, names, n=1, cutoff=_ALIKE):
            return names[found[0]]
    return next(iter(get_close_matches(word, cards.of_number, n=1, cutoff=_ALIKE)), "")
