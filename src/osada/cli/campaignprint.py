"""`osada sheets print --campaign`: empire sheets and cards of the campaign on paper."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from osada.cli.say import Stop
from osada.titles import near

if TYPE_CHECKING:
    from osada.campaign.box import Box

SHEETS: Final = "sheets"
KINDS: Final = (SHEETS, "provinces", "inventions", "goals")


def print_campaign(
    kinds: Sequence[str],
    journal: Path | None,
    own: Path | None,
    out: Path | None,
    language: str,
) -> int:
    """Write the PDF; the exit code."""
    from osada.cli.sheets import printed
    from osada.kernel.files import write_whole
    from osada.sheets import NoPrinter, need_printer
    from osada.sheets.paper import WHOLE

    chosen = [_kind(word) for word in kinds] or ([SHEETS] if journal is not None else [*KINDS])
    out = out or Path(f"campaign-{language}.pdf")
    if out.is_dir():
        raise Stop(f'"{out}" is a folder; name a file for the PDF with --out')
    if journal is not None and out.exists() and out.samefile(journal):
        raise Stop(f'"{out}" is the journal itself; name another file with --out')
    try:
        need_printer()
    except NoPrinter as error:
        raise Stop(str(error)) from error
    drawn = _drawn(chosen, journal, own, language)
    try:
        write_whole(out, printed(drawn, language, WHOLE))
    except OSError as error:
        raise Stop(f'"{out}" cannot be written: {error.strerror or error}') from error
    n = len(drawn)
    print(f"{out} is written: {n} page{'s' * (n > 1)} in A4")
    return 0


def _kind(word: str) -> str:
    if word.lower() in KINDS:
        return word.lower()
    raise Stop(f'--campaign does not print "{word}"; {near(word.lower(), KINDS)}')


def _drawn(
    kinds: Sequence[str], journal: Path | None, own: Path | None, language: str
) -> list[str]:
    """The pages, in the order of the kinds that were named."""
    from osada.sheets import card_pages, imperial_sheet
    from osada.sheets.imperial import Filled, from_view

    if journal is None:
        box = _box(own)
        sheets = [Filled(era) for era in range(len(box.inventions))]
    else:
        from osada.cli.campaign import campaign_of

        record, match = campaign_of(journal, own)
        box = match.state.book.options.box
        sheets = [
            from_view(player["sheet"], record.notes.get(f"seat {player['seat']}", ""))
            for player in match.view(None)["players"]
        ]
    cards = {
        "provinces": box.provinces,
        "inventions": [card for era in box.inventions for card in era],
        "goals": [card for category in box.goals for card in category],
    }
    pages: list[str] = []
    for kind in dict.fromkeys(kinds):
        if kind == SHEETS:
            pages += [imperial_sheet(box, sheet, language) for sheet in sheets]
        else:
            pages += card_pages(box, cards[kind], language)
    return pages


def _box(own: Path | None) -> "Box":
    from osada.campaign.box import box
    from osada.campaign.own import game
    from osada.settlers.catalogue import CatalogueError

    try:
        return box(game(own).table.cards.with_campaign())
    except CatalogueError as error:
        more = len(error.problems) - 1
        rest = f" (and {more} more mistakes; see `osada cards check {own}`)" if more else ""
        raise Stop(f"{error.problems[0]}{rest}") from error
