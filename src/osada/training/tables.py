"""What is played in training: cards, boxes, seats, factions."""

from dataclasses import dataclass
from typing import Any, Final

from osada.arena.settlers import cardfiles
from osada.arena.settlers.cardfiles import CardFiles
from osada.kernel.random import below, seeded, step
from osada.settlers import Settlers
from osada.settlers.catalogue import Catalogue
from osada.settlers.state import State


@dataclass(frozen=True)
class Table:
    """A kind of table, and how often it comes up among the others."""

    share: int
    seats: int
    boxes: tuple[str, ...] = ()


_BOTH: Final = ("friends", "aztecs")
_EVERYTHING: Final = (
    Table(172, 2), Table(8, 3), Table(4, 4), Table(6, 1), Table(8, 2, _BOTH), Table(1, 3, _BOTH),
    Table(1, 5, _BOTH),
)  # fmt: skip
_OWN: Final = ((80, 2), (10, 3), (5, 4), (5, 1))


@dataclass(frozen=True)
class Subject:
    """What a net is trained on; by default everything that comes with Osada."""

    files: CardFiles = ()
    """Somebody's own cards."""
    boxes: tuple[str, ...] = ()
    faction: str = ""
    """One that sits at every table."""

    @property
    def tables(self) -> tuple[Table, ...]:
        """All kinds of tables."""
        if self == Subject():
            return _EVERYTHING
        return tuple(Table(share, seats, self.boxes) for share, seats in _OWN)

    @property
    def kinds(self) -> list[tuple[str, ...]]:
        """The boxes of the tables, each choice once."""
        return list(dict.fromkeys(table.boxes for table in self.tables))

    def game(self, boxes: tuple[str, ...]) -> Settlers:
        """The game that is played with some boxes."""
        return cardfiles.game(self.files, boxes if self.files else ())

    def catalogue(self, boxes: tuple[str, ...]) -> Catalogue:
        """The cards on the table with some boxes."""
        return self.game(boxes).cards.with_boxes(boxes)

    def dealt(self, seed: str, number: int, table: Table) -> State:
        """A new game; factions by chance."""
        random = seeded(f"{seed} {number} factions")
        left = [one.slug for one in self.catalogue(table.boxes).factions]
        seats: list[str] = []
        for _ in range(table.seats):
            random = step(random)
            seats.append(left.pop(below(random, len(left))))
        if self.faction and self.faction not in seats:
            random = step(random)
            seats[below(random, len(seats))] = self.faction
        options: dict[str, Any] = {"factions": seats}
        if table.boxes:
            options |= {"boxes": list(table.boxes), "format": "open"}
        if table.seats > 4:
            options["five_players"] = True
        return self.game(table.boxes).new(options, f"{seed} {number}")
