"""Drawn sheets on paper: a PDF by WeasyPrint, the fonts inside it."""

import base64
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from importlib import import_module
from typing import Final

from osada.sheets.letters import FONTS
from osada.sheets.page import HEIGHT, WIDTH

WHOLE: Final = "whole"
PAPERS: Final = {"a5": 1, "a4": 2, WHOLE: 1}
"""Sheets on a page: A5 landscape holds one, A4 two, one above the other, or one of its own size."""
_SIZES: Final = {
    "a5": f"size: {WIDTH}mm {HEIGHT}mm",
    "a4": "size: 210mm 297mm",
    WHOLE: "size: 210mm 297mm",
}
_STYLE: Final = """
@page { %s; margin: 0 }
body { margin: 0 }
img { display: block }
img + img { border-top: 0.2mm dashed #8a7149 }
section + section { break-before: page }
"""
_LIBRARIES: Final = "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"


class NoPrinter(RuntimeError):
    """There is nothing here to print with; says how to get it."""


def need_printer() -> None:
    """Stop with a sentence where WeasyPrint, or what it needs, is missing."""
    try:
        import_module("weasyprint")
    except ImportError as error:
        raise NoPrinter(
            'printing needs WeasyPrint; install it with: pip install "osada[print]"'
        ) from error
    except OSError as error:
        raise NoPrinter(
            "printing needs the library Pango, which WeasyPrint does not find; "
            f"on Debian or Ubuntu: sudo apt-get install {_LIBRARIES}"
        ) from error


def _data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


@cache
def _faces() -> str:
    """The fonts as a style sheet that needs no other file."""
    return "".join(
        f"@font-face {{ font-family: '{family}'; font-weight: {font.weight}; "
        f"src: url({_data('font/woff2', source.read_bytes())}) }}"
        for font in FONTS
        for family, source in font.sources.items()
    )


def pdf(
    sheets: Sequence[str],
    title: str,
    language: str,
    paper: str = "a5",
    tell: Callable[[], object] = lambda: None,
) -> bytes:
    """Drawn sheets as a PDF; every finished page is told."""
    from weasyprint import CSS, HTML  # type: ignore[import-untyped]
    from weasyprint.text.fonts import FontConfiguration  # type: ignore[import-untyped]

    fonts = FontConfiguration()
    style = CSS(string=_STYLE % _SIZES[paper] + _faces(), font_config=fonts)
    images = [f"<img src='{_data('image/svg+xml', sheet.encode())}'>" for sheet in sheets]
    size = PAPERS[paper]
    pages = ["".join(images[at : at + size]) for at in range(0, len(images), size)]
    body = "".join(f"<section>{page}</section>" for page in pages)
    head = f"<head><meta charset='utf-8'><title>{escape(title)}</title></head>"
    document = HTML(string=f"<html lang='{language}'>{head}<body>{body}</body></html>").render(
        stylesheets=[style], font_config=fonts
    )
    for page in document.pages:
        page.paint = _told(page.paint, tell)
    made: bytes = document.write_pdf()
    return made


def _told(paint: Callable[..., None], tell: Callable[[], object]) -> Callable[..., None]:
    def painted(*given: object, **more: object) -> None:
        paint(*given, **more)
        tell()

    return painted
