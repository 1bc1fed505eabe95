"""Observations and actions of the card game in words, for people who debug."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osada.gym.settlers.layout import Layout
from osada.gym.settlers.numbering import Numbering
from osada.gym.settlers.versions import VERSION, rules_of
from osada.gym.words import (
    Observation,
    actions_markdown,
    described,
    fields_markdown,
    meaning_of,
)
from osada.settlers.catalogue import Catalogue, base


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
