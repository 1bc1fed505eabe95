"""Observations and actions of the card game in words, for people who debug."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from osada.gym.settlers.layout import Layout
from osada.gym.settlers.numbering import Numbering
from osada.gym.settlers.versions import VERSION, rules_of
from osada.gym.words import (
    Observation,
    actions_markdown,
    actions_side_by_side,
    described,
    fields_markdown,
    fields_side_by_side,
    meaning_of,
)
from osada.settlers.catalogue import Catalogue, base, catalogue


@lru_cache(maxsize=8)
def layout(cards: Catalogue | None = None) -> Layout:
    """The fields of an observation; of the base game unless other cards are given."""
    return Layout(base() if cards is None else cards)


@lru_cache(maxsize=8)
def numbering(cards: Catalogue | None = None, version: str = VERSION) -> Numbering:
    """The actions; of the base game unless other cards are given."""
    return Numbering(base() if cards is None else cards, rules_of(version))


def describe(
    observation: NDArray[np.uint8] | Observation, cards: Catalogue | None = None
) -> dict[str, Any]:
    """An observation as names: all that is not zero, each seat by itself."""
    return described(observation, layout(cards), "cards")


def action_meaning(action: int, cards: Catalogue | None = None, version: str = VERSION) -> str:
    """What an action does: `build mill`, `choose location mill of rival 1`."""
    return meaning_of(action, numbering(cards, version))


def fields_table(cards: Catalogue | None = None) -> str:
    """The layout of an observation as a Markdown table; the seats' fields once."""
    return fields_markdown(layout(cards))


def actions_table(cards: Catalogue | None = None) -> str:
    """The groups of actions as a Markdown table."""
    return actions_markdown(numbering(cards))


SELECTIONS: Final = (("friends",), ("aztecs",), ("friends", "aztecs"))
"""Selections of the house's boxes; in another order the same places are for other printings."""


def boxes_fields_table() -> str:
    """The layouts with boxes as a Markdown table."""
    return fields_side_by_side({", ".join(s): layout(catalogue(s)) for s in SELECTIONS})


def boxes_actions_table() -> str:
    """The groups of actions with boxes as a Markdown table."""
    return actions_side_by_side({", ".join(s): numbering(catalogue(s)) for s in SELECTIONS})
