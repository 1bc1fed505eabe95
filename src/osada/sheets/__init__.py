"""Sheets for pencil and paper: of the roll & write game, and of the campaign with its cards.

`empire_sheet` and `village_sheet` give SVG in millimetres, A5 landscape, `imperial_sheet` and
`card_pages` A4; `pdf` prints such drawings. All of it needs `osada[print]`.
"""

from osada.sheets.empire import empire_sheet
from osada.sheets.imperial import imperial_sheet
from osada.sheets.nine import card_pages
from osada.sheets.paper import NoPrinter, need_printer, pdf
from osada.sheets.village import village_sheet

__all__ = [
    "NoPrinter",
    "card_pages",
    "empire_sheet",
    "imperial_sheet",
    "need_printer",
    "pdf",
    "village_sheet",
]
