"""Observations and actions of the roll & write game in words, for people who debug."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osada.gym.rollwrite.layout import Layout
from osada.gym.rollwrite.numbering import Numbering
from osada.gym.words import (
    Observation,
    actions_markdown,
    described,
    fields_markdown,
    meaning_of,
)
from osada.rollwrite.catalogue import Catalogue, base


def layout(villages: Catalogue | None = None) -> Layout:
    """The fields of an observation; of the printed buildings unless other villages are given."""
    return _layout() if villages is None or villages is base() else Layout(villages)


def numbering(villages: Catalogue | None = None) -> Numbering:
    """The actions; of the printed buildings unless other villages are given."""
    return _numbering() if villages is None or villages is base() else Numbering(villages)


@cache
def _layout() -> Layout:
    return Layout(base())


@cache
def _numbering() -> Numbering:
    return Numbering(base())


def describe(
    observation: NDArray[np.uint8] | Observation, villages: Catalogue | None = None
) -> dict[str, Any]:
    """An observation as names: all that is not zero, each seat by itself."""
    return described(observation, layout(villages), "villages")


def action_meaning(action: int, villages: Catalogue | None = None) -> str:
    """What an action does, in notation: `build walls 4`, `settle farm WA1`."""
    return meaning_of(action, numbering(villages))


def fields_table(villages: Catalogue | None = None) -> str:
    """The layout of an observation as a Markdown table; the seats' fields once."""
    return fields_markdown(layout(villages))


def actions_table(villages: Catalogue | None = None) -> str:
    """The groups of actions as a Markdown table."""
    return actions_markdown(numbering(villages))
