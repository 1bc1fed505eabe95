"""Observations and actions in words, for people who debug."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osada.gym.layout import FLAG, NUMBER, SEATS, Field, Layout
from osada.gym.numbering import Numbering
from osada.settlers.catalogue import Catalogue, base
from osada.settlers.goods import GOODS

Observation = dict[str, NDArray[Any]]
"""`observation`: what a seat may know, uint8; `action_mask`: a 1 for each legal action, int8."""


@lru_cache(maxsize=8)
def layout(cards: Catalogue | None = None) -> Layout:
    """The fields of an observation; of the base game unless other cards are given."""
    return Layout(base() if cards is None else cards)


@lru_cache(maxsize=8)
def numbering(cards: Catalogue | None = None) -> Numbering:
    """The actions; of the base game unless other cards are given."""
    return Numbering(base() if cards is None else cards)


def describe(
    observation: NDArray[np.uint8] | Observation, cards: Catalogue | None = None
) -> dict[str, Any]:
    """An observation as names: all that is not zero, each seat by itself."""
    numbers = observation["observation"] if isinstance(observation, dict) else observation
    fields = layout(cards)
    if numbers.shape != (fields.size,):
        raise ValueError(
            f"an observation has {fields.size} numbers, not {numbers.size}; "
            "was it made with other cards?"
        )
    found: dict[str, Any] = {}
    for field in fields.fields:
        part = numbers[field.offset : field.offset + field.size]
        if part.any():
            seat, _, name = field.name.rpartition(".")
            where = found.setdefault(seat, {}) if seat else found
            where[name] = _value(field, [int(n) for n in part])
    return found


def _value(field: Field, part: list[int]) -> Any:
    if field.kind == NUMBER:
        return part[0]
    if field.kind == FLAG:
        return True
    if field.kind == "attack":
        return [GOODS[n - 1] for n in part if n]
    return {label: n for label, n in zip(field.labels, part, strict=True) if n}


def action_meaning(action: int, cards: Catalogue | None = None) -> str:
    """What an action does: `build mill`, `choose location mill of rival 1`."""
    meanings = numbering(cards).meanings
    if not 0 <= action < len(meanings):
        raise ValueError(f"there is no action {action}; actions are 0 to {len(meanings) - 1}")
    return meanings[action]


def fields_table(cards: Catalogue | None = None) -> str:
    """The layout of an observation as a Markdown table; the seats' fields once."""
    fields = layout(cards)
    second = fields.offset["rival1.present"]
    lines = ["| field | from | size | places | meaning |", "| --- | ---: | ---: | --- | --- |"]
    lines += [
        f"| `{field.name}` | {field.offset} | {field.size} | {field.kind} | {field.meaning} |"
        for field in fields.fields
        if field.offset < second
    ]
    size = second - fields.offset["me.present"]
    lines += [
        f"| `{seat}.present` ... `{seat}.discard` | {fields.offset[f'{seat}.present']} | {size} "
        f"| as above | the same of rival {n}, counted clockwise |"
        for n, seat in enumerate(SEATS[1:], 1)
    ]
    return "\n".join(lines)


def actions_table(cards: Catalogue | None = None) -> str:
    """The groups of actions as a Markdown table."""
    numbers = numbering(cards)
    lines = ["| actions | from | size | meaning | the first |", "| --- | ---: | ---: | --- | --- |"]
    lines += [
        f"| `{group.name}` | {group.offset} | {group.size} | {group.meaning} "
        f"| {numbers.meanings[group.offset]} |"
        for group in numbers.groups
    ]
    return "\n".join(lines)
