"""Settlement plans: shapes on the grid of sections that may be shifted, not turned (RH-SHAPE)."""

from typing import Final

from osada.rollwrite.empire import SECTIONS, TRACKS

_PICTURES: Final = """
T01 ###
T02 #/#/#
T03 ##/#.
T04 ##/.#
T05 #./##
T06 .#/##
Q01 ##/##
Q02 ####
Q03 #/#/#/#
Q04 ###/.#.
Q05 .#./###
Q06 #./##/#.
Q07 .#/##/.#
Q08 #./#./##
Q09 .#/.#/##
Q10 #../###
Q11 ..#/###
Q12 ###/#..
Q13 ###/..#
Q14 .##/##.
Q15 ##./.##
Q16 #./##/.#
Q17 .#/##/#.
F01 .#./###/.#.
F02 #.#/###
F03 ##/##/#.
F04 #../##./.##
F05 #../#../###
F06 ###/.#./.#.
F07 #./#./#./##
F08 #####
"""

PLANS: Final[dict[str, str]] = dict(line.split() for line in _PICTURES.split("\n") if line)
"""The pictures of the plans, rows from the top."""


class Plan:
    """A shape with all its places on the grid."""

    __slots__ = ("anchors", "cells", "name", "rows", "size")

    def __init__(self, name: str, picture: str) -> None:
        self.name = name
        self.rows = picture.split("/")
        offsets = [
            (down, right)
            for down, row in enumerate(self.rows)
            for right, sign in enumerate(row)
            if sign == "#"
        ]
        self.size = len(offsets)
        self.anchors: list[int] = []
        """The grid cells that its upper left corner can lie on, as row * 9 + column."""
        self.cells: list[int] = []
        """For each anchor the cells that it covers, as bits."""
        for row in range(len(TRACKS) - len(self.rows) + 1):
            for column in range(SECTIONS - len(self.rows[0]) + 1):
                self.anchors.append(row * SECTIONS + column)
                self.cells.append(
                    sum(1 << (row + down) * SECTIONS + column + right for down, right in offsets)
                )


ALL: Final[dict[str, Plan]] = {name: Plan(name, picture) for name, picture in PLANS.items()}

COMPLETE: Final[list[list[int]]] = [
    [((1 << progress) - 1) << row * SECTIONS for progress in range(SECTIONS + 1)]
    for row in range(len(TRACKS))
]
"""The cells of a track that are complete, as bits, by row and progress (RH-GRID-04)."""
