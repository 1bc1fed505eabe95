"""Where everything stands in an observation: a table of fields, whoever plays."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

ME: Final = "me"
SEAT: Final = "seat"


def seats(most: int) -> tuple[str, ...]:
    """Seats as an observer counts them: itself, then the others clockwise."""
    return (ME, *(f"rival{n}" for n in range(1, most)))


# What the places of a field stand for, where that is not one place for each of something.
NUMBER: Final = "number"
FLAG: Final = "flag"

Row = tuple[str, str, str]
"""A field's name, what its places stand for, and what it means."""


@dataclass(frozen=True, slots=True)
class Field:
    """Neighbouring numbers of an observation that say one thing."""

    name: str
    offset: int
    size: int
    kind: str
    """What its places stand for: one number, a flag, or one place for each of something."""
    meaning: str
    labels: tuple[str, ...]
    """A name for each place; empty for a number and a flag."""

    def told(self, part: list[int]) -> Any:
        """Its numbers as names, all that is not zero."""
        if self.kind == NUMBER:
            return part[0]
        if self.kind == FLAG:
            return True
        return {label: n for label, n in zip(self.labels, part, strict=True) if n}


class Fields:
    """The fields of an observation, in order: those of the table, then those of each seat.

    The seats are among the labels, so that a table can have as many as its game lets play.
    """

    def __init__(
        self, table: Iterable[Row], seat: Iterable[Row], labels: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.fields: list[Field] = []
        self.size = 0
        rows = list(table)
        self.seats = labels[SEAT]
        for who in self.seats:
            rows += [(f"{who}.{name}", kind, meaning) for name, kind, meaning in seat]
        for name, kind, meaning in rows:
            names = labels.get(kind, ())
            size = 1 if kind in (NUMBER, FLAG) else len(names)
            self.fields.append(self.field(Field(name, self.size, size, kind, meaning, names)))
            self.size += size
        self.offset: dict[str, int] = {field.name: field.offset for field in self.fields}

    def field(self, field: Field) -> Field:
        """A field as it is, or one that tells itself otherwise."""
        return field

    @property
    def stride(self) -> int:
        """How far apart the fields of one seat are from those of the next."""
        return self.offset[f"{self.seats[1]}.present"] - self.offset[f"{ME}.present"]
