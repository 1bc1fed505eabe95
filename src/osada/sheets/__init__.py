"""The sheets of the roll & write game, drawn for pencil and paper.

`empire_sheet` and `village_sheet` give SVG in millimetres, A5 landscape; `pdf` prints such
drawings. All of it needs `osada[print]`.
"""

from osada.sheets.empire import empire_sheet
from osada.sheets.paper import NoPrinter, need_printer, pdf
from osada.sheets.village import village_sheet

__all__ = ["NoPrinter", "empire_sheet", "need_printer", "pdf", "village_sheet"]
