"""Observations and actions of any game in words, for people who debug, and as tables."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osada.gym.fields import ME, Field, Fields
from osada.gym.groups import Group, Groups

Observation = dict[str, NDArray[Any]]
"""`observation`: what a seat may know, uint8; `action_mask`: a 1 for each legal action, int8."""


def described(
    observation: NDArray[np.uint8] | Observation, fields: Fields, others: str
) -> dict[str, Any]:
    """An observation as names: all that is not zero, each seat by itself."""
    numbers = observation["observation"] if isinstance(observation, dict) else observation
    if numbers.shape != (fields.size,):
        raise ValueError(
            f"an observation has {fields.size} numbers, not {numbers.size}; "
            f"was it made with other {others}?"
        )
    found: dict[str, Any] = {}
    for field in fields.fields:
        part = numbers[field.offset : field.offset + field.size]
        if part.any():
            seat, _, name = field.name.rpartition(".")
            where = found.setdefault(seat, {}) if seat else found
            where[name] = field.told([int(n) for n in part])
    return found


def meaning_of(action: int, numbers: Groups) -> str:
    """What an action does."""
    meanings = numbers.meanings
    if not 0 <= action < len(meanings):
        raise ValueError(f"there is no action {action}; actions are 0 to {len(meanings) - 1}")
    return meanings[action]


def fields_markdown(fields: Fields) -> str:
    """The layout of an observation as a Markdown table; the seats' fields once."""
    second = fields.offset[f"{fields.seats[1]}.present"]
    first = [field for field in fields.fields if field.offset < second]
    last = first[-1].name.removeprefix(f"{ME}.")
    lines = ["| field | from | size | places | meaning |", "| --- | ---: | ---: | --- | --- |"]
    lines += [
        f"| `{field.name}` | {field.offset} | {field.size} | {field.kind} | {field.meaning} |"
        for field in first
    ]
    lines += [
        f"| `{seat}.present` ... `{seat}.{last}` | {fields.offset[f'{seat}.present']} "
        f"| {fields.stride} | as above | the same of rival {n}, counted clockwise |"
        for n, seat in enumerate(fields.seats[1:], 1)
    ]
    return "\n".join(lines)


def actions_markdown(numbers: Groups) -> str:
    """The groups of actions as a Markdown table."""
    lines = ["| actions | from | size | meaning | the first |", "| --- | ---: | ---: | --- | --- |"]
    lines += [
        f"| `{group.name}` | {group.offset} | {group.size} | {group.meaning} "
        f"| {numbers.meanings[group.offset]} |"
        for group in numbers.groups
    ]
    return "\n".join(lines)


def fields_side_by_side(selections: Mapping[str, Fields]) -> str:
    """The layouts of several selections of boxes in one table, the largest last."""
    found: dict[str, Field] = {}
    for fields in reversed(list(selections.values())):
        second = fields.offset[f"{fields.seats[1]}.present"]
        for field in fields.fields:
            if field.offset < second:
                found.setdefault(field.name, field)
    at = [{field.name: field for field in fields.fields} for fields in selections.values()]
    lines = [_headed("field", *selections, "places", "meaning")]
    for name, field in found.items():
        cells = (f"{own[name].offset} + {own[name].size}" if name in own else "" for own in at)
        lines.append(f"| `{name}` | {' | '.join(cells)} | {field.kind} | {field.meaning} |")
    strides = " | ".join(str(fields.stride) for fields in selections.values())
    lines.append(f"| each rival | {strides} | | so far behind the seat before it |")
    sizes = " | ".join(str(fields.size) for fields in selections.values())
    return "\n".join([*lines, f"| all | {sizes} | | |"])


def actions_side_by_side(selections: Mapping[str, Groups]) -> str:
    """The groups of actions of several selections of boxes in one table, the largest last."""
    found: dict[str, Group] = {}
    for numbers in reversed(list(selections.values())):
        for group in numbers.groups:
            found.setdefault(group.name, group)
    at = [{group.name: group for group in numbers.groups} for numbers in selections.values()]
    lines = [_headed("actions", *selections, "meaning")]
    for name, group in found.items():
        cells = (f"{own[name].offset} + {own[name].size}" if name in own else "" for own in at)
        lines.append(f"| `{name}` | {' | '.join(cells)} | {group.meaning} |")
    sizes = " | ".join(str(len(numbers.meanings)) for numbers in selections.values())
    return "\n".join([*lines, f"| all | {sizes} | |"])


def _headed(first: str, *others: str) -> str:
    figures = len(others) - (2 if others[-2] == "places" else 1)
    under = ["---"] + ["---:"] * figures + ["---"] * (len(others) - figures)
    return f"| {' | '.join((first, *others))} |\n| {' | '.join(under)} |"
