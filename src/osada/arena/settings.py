"""The settings that a plan takes from the options of its game."""

from collections.abc import Mapping
from dataclasses import field, make_dataclass
from typing import Any, Final

from osada.arena.shapes import Fits, each, lists, number, text, truth
from osada.titles import Option, Title

_SHAPES: Final[Mapping[str, Fits]] = {
    "choice": text,
    "flag": truth,
    "number": number,
    "parts": each(text),
    "names": each(text),
    "lists": lists(text),
}


def variants(title: Title) -> type[Any]:
    """A base for plans: a field for each option that everybody agrees on, with its usual value."""
    fields = [
        (
            one.name,
            Any,
            field(default_factory=dict, hash=False)
            if one.kind == "lists"
            else field(default=one.default),
        )
        for one in title.variants
    ]
    return make_dataclass(f"{title.name.title()}Variants", fields, frozen=True)


def shapes(title: Title) -> dict[str, Fits]:
    """What the settings of these options look like in the header of a file."""
    return {one.name: _SHAPES[one.kind] for one in title.variants if is_set(one)}


def is_set(option: Option) -> bool:
    """Whether a setting stands in every header; others only where they say something."""
    return option.kind not in ("names", "lists") and not option.when.given


def agreed(title: Title, plan: object) -> dict[str, Any]:
    """The options of a plan, as its game takes them and as a header tells them."""
    found = [(one, getattr(plan, one.name)) for one in title.variants]
    return {
        one.name: list(value) if one.kind == "names" else value
        for one, value in found
        if is_set(one) or (value and value != one.default)
    }
