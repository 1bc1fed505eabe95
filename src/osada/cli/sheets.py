"""`osada sheets`: the Village sheets listed and shown, one's own checked, all of them printed."""

import sys
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter

from osada.cli.say import Json, Language, Stop, Texts, complain, show, show_json, table

if TYPE_CHECKING:
    from osada.rollwrite.catalogue import Catalogue
    from osada.rollwrite.village import Building, Village

app: Final = App(
    name="sheets",
    help="List the Village sheets of the roll & write game, show one, check your own, print them.",
)

Villages = Annotated[
    Path | None,
    Parameter(
        name="--villages", help="A folder with village files of your own, added to the game's."
    ),
]

_SOURCES: Final = {
    "seed": "the rulebooks",
    "public": "known publicly",
    "house": "our own design",
}
_BAR: Final = 4
"""So many pages are printed before anybody grows impatient."""


@app.default
def sheets(
    sheet: Annotated[str | None, Parameter(help="A sheet by number, short name or title.")] = None,
    /,
    *,
    villages: Villages = None,
    language: Texts = "en",
    json: Json = False,
) -> int:
    """List the sheets, or show one with its buildings."""
    known = villages_of(villages)
    if sheet is not None:
        village = _named(known, sheet)
        if json:
            show_json(_document(village, language))
        else:
            _show(village, language)
    elif json:
        show_json([_head(village) for village in _all(known)])
    else:
        _list(known, language)
    return 0


@app.command
def check(
    folder: Annotated[
        Path, Parameter(help="A folder with village files (*.village), or one file.")
    ],
    /,
) -> int:
    """Check your own village files together with the game's: every mistake at once."""
    from osada.rollwrite.catalogue import CatalogueError, base, extended

    paths = _files(folder)
    try:
        found = extended(paths)
    except CatalogueError as error:
        for problem in sorted(error.problems, key=lambda each: (each.file, each.line)):
            print(problem)
        n = len(error.problems)
        complain(f"{n} mistake{'s' * (n > 1)} in the village files")
        return 1
    own = [
        (len(found.buildings) - len(base().buildings), "building"),
        (len(found.sheets) - len(base().sheets), "sheet"),
    ]
    said = " and ".join(f"{n} {what}{'s' * (n != 1)}" for n, what in own if n)
    if not said:
        raise Stop(
            f'"{folder}" has no buildings and no sheets; a building begins with its name in '
            "brackets, [dice-shrine], a sheet with [sheet my-village]",
            1,
        )
    print(f"{said} in {len(paths)} file{'s' * (len(paths) > 1)}, no mistakes")
    return 0


@app.command(name="print")
def print_sheets(
    *sheets: Annotated[
        str,
        Parameter(
            help="Sheets by number, short name or title; with --campaign: sheets, provinces, "
            "inventions, goals."
        ),
    ],
    empire: Annotated[bool, Parameter(help="The Empire sheet too.")] = False,
    competition: Annotated[bool, Parameter(help="The competition village too.")] = False,
    all: Annotated[bool, Parameter(name="--all", help="Every sheet there is.")] = False,
    out: Annotated[
        Path | None, Parameter(help="The PDF to write; by default `sheets-en.pdf`.")
    ] = None,
    paper: Annotated[
        Literal["a5", "a4"], Parameter(help="A sheet a page, or two on A4 to cut apart.")
    ] = "a5",
    villages: Villages = None,
    campaign: Annotated[
        bool,
        Parameter(
            help="The campaign instead of the roll & write game, A4: empire sheets, Provinces, "
            "Inventions and Goals, nine cards a page."
        ),
    ] = False,
    journal: Annotated[
        Path | None,
        Parameter(
            name="--from",
            help="The journal of a running campaign: its empire sheets, filled in as they stand.",
        ),
    ] = None,
    cards: Annotated[
        Path | None,
        Parameter(help="With --campaign: a folder with card files of your own, added to it."),
    ] = None,
    language: Language = "en",
) -> int:
    """Print sheets as a PDF, A5 landscape, for pencil and paper; the campaign's are A4.

    Without a choice: the Empire sheet and the competition village, or with --villages your own
    sheets; with --campaign a blank sheet of each era and all cards, with --from the sheets of that
    campaign. For example `osada sheets print 17 --empire --language pl`,
    `osada sheets print --campaign sheets goals`, `osada sheets print --campaign --from ours.osada`.
    """
    from osada.kernel.files import write_whole
    from osada.sheets import NoPrinter, empire_sheet, need_printer, village_sheet

    if campaign or journal is not None or cards is not None:
        if empire or competition or all or villages or paper != "a5":
            raise Stop(
                "--campaign prints the campaign alone, on A4: leave --empire, --competition, "
                "--all, --villages and --paper out"
            )
        from osada.cli.campaignprint import print_campaign

        return print_campaign(sheets, journal, cards, out, language)
    known = villages_of(villages)
    if not (sheets or empire or competition or all or villages):
        empire = competition = True
    chosen = _chosen(known, sheets, competition, all)
    out = out or Path(f"sheets-{language}.pdf")
    if out.is_dir():
        raise Stop(f'"{out}" is a folder; name a file for the PDF with --out')
    try:
        need_printer()
    except NoPrinter as error:
        raise Stop(str(error)) from error
    drawn = [empire_sheet(language)] if empire or all else []
    drawn += [village_sheet(village, language) for village in chosen]
    if not drawn:
        raise Stop(f'"{villages}" has no sheet of its own to print, only buildings')
    try:
        write_whole(out, printed(drawn, language, paper))
    except OSError as error:
        raise Stop(f'"{out}" cannot be written: {error.strerror or error}') from error
    n = len(drawn)
    print(f"{out} is written: {n} sheet{'s' * (n > 1)} in {paper.upper()}")
    return 0


def _chosen(
    known: "Catalogue", words: Iterable[str], competition: bool, all: bool
) -> "list[Village]":
    """The villages to print, each once."""
    from osada.rollwrite.catalogue import COMPETITION, base

    if all:
        return _all(known)
    words = list(words)
    found = [known.sheets[COMPETITION]] if competition else []
    found += [_named(known, word) for word in words]
    if not words and known is not base():
        found += [one for one in _all(known) if one.slug not in base().sheets]
    return list(dict.fromkeys(found))


def printed(drawn: list[str], language: str, paper: str) -> bytes:
    """The PDF; a bar runs beside the output when there are many pages."""
    from rich.console import Console
    from rich.progress import Progress

    from osada.sheets import pdf
    from osada.sheets.paper import PAPERS

    console = Console(file=sys.stderr)
    quiet = len(drawn) < _BAR or not sys.stderr.isatty()
    with Progress(console=console, transient=True, disable=quiet) as bars:
        task = bars.add_task("Printing", total=-(-len(drawn) // PAPERS[paper]))
        return pdf(drawn, "Osada", language, paper, lambda: bars.advance(task))


def _files(folder: Path) -> list[Path]:
    """The village files of a folder, or the one that is named."""
    from osada.rollwrite.catalogue import SUFFIX

    if folder.is_file():
        return [folder]
    if not folder.is_dir():
        raise Stop(f'there is no folder or file "{folder}" with villages')
    found = sorted(folder.glob(f"*{SUFFIX}"))
    if not found:
        raise Stop(f'"{folder}" holds no village file; their names end in {SUFFIX}')
    return found


def villages_of(folder: Path | None) -> "Catalogue":
    """The game's buildings and sheets, and those of a folder."""
    from osada.rollwrite.catalogue import CatalogueError, base, extended

    if folder is None:
        return base()
    try:
        return extended(_files(folder))
    except CatalogueError as error:
        more = len(error.problems) - 1
        rest = f" (and {more} more mistakes; see `osada sheets check {folder}`)" if more else ""
        raise Stop(f"{error.problems[0]}{rest}") from error


def _all(known: "Catalogue") -> "list[Village]":
    """The competition village, the adventure villages by number, somebody's own."""
    from osada.rollwrite.catalogue import COMPETITION

    def place(village: "Village") -> tuple[bool, bool, int]:
        slug = village.slug
        return slug != COMPETITION, not slug.isdigit(), int(slug) if slug.isdigit() else 0

    return sorted(known.sheets.values(), key=place)


def _named(known: "Catalogue", word: str) -> "Village":
    """The sheet that a word names: by number or short name, else by its title in any language."""
    plain = word.strip().casefold()
    if plain in known.sheets:
        return known.sheets[plain]
    titles = {name.casefold(): one for one in known.sheets.values() for name in one.names}
    if plain in titles:
        return titles[plain]
    words = [each for each in (*known.sheets, *titles) if not each.isdigit()]
    near = get_close_matches(plain, words, n=1, cutoff=0.6)
    hint = f'did you mean "{near[0]}"?' if near else "`osada sheets` lists them all"
    raise Stop(f'there is no sheet "{word}"; {hint}')


def _list(known: "Catalogue", language: str) -> None:
    made = table("Sheet", "Title", "Buildings")
    for village in _all(known):
        names = ", ".join(building.name(language) for building in village.buildings)
        made.add_row(village.slug, village.name(language), names)
    show(made)
    print(f"{len(known.sheets)} sheets, {len(known.buildings)} buildings")


def _show(village: "Village", language: str) -> None:
    print(f"{village.name(language)} (sheet {village.slug})")
    print(f"  {'names':8} {_names(village)}")
    print(f"  {'from':8} {village.source} ({_SOURCES[village.source]})")
    for building in village.buildings:
        print()
        _show_building(building, language)
    if any(village.own) or any(any(building.own) for building in village.buildings):
        print("\n  * our own translation, no printed name is known")


def _show_building(building: "Building", language: str) -> None:
    from osada.rollwrite.text import ability_text, price_text

    star = "★ " if building.ability.is_star else ""
    code = f", {building.code}" if building.code else ""
    areas = "; ".join(price_text(price, language) for price in building.areas)
    print(f"{star}{building.name(language)} ({building.slug}{code})")
    print(f"  {'names':8} {_names(building)}")
    print(f"  {'areas':8} {areas or 'none, it stands from the beginning'}")
    if building.plan:
        first, *more = building.plan.rows
        print(f"  {'plan':8} {first}   {building.plan.name}")
        for row in more:
            print(f"  {'':8} {row}")
    print(f"  {'ability':8} {building.ability.text}")
    print(f"  {'from':8} {building.source} ({_SOURCES[building.source]})")
    print(f"  {ability_text(building.ability, language, underline=('[', ']'))}.")


def _names(named: "Building | Village") -> str:
    pairs = zip(named.names, named.own, strict=True)
    return " | ".join(f"{name}{'*' * own}" for name, own in pairs)


def _head(village: "Village") -> dict[str, Any]:
    from osada import LANGUAGES

    return {
        "sheet": village.slug,
        "names": dict(zip(LANGUAGES, village.names, strict=True)),
        "buildings": [building.slug for building in village.buildings],
        "source": village.source,
    }


def _document(village: "Village", language: str) -> dict[str, Any]:
    from osada import LANGUAGES
    from osada.rollwrite.goods import GOODS, PRICES
    from osada.rollwrite.text import ability_text

    buildings = [
        {
            "building": building.slug,
            "code": building.code,
            "names": dict(zip(LANGUAGES, building.names, strict=True)),
            "areas": [dict(zip(GOODS, PRICES[price], strict=False)) for price in building.areas],
            "plan": building.plan.rows if building.plan else None,
            "ability": building.ability.text,
            "text": ability_text(building.ability, language),
            "underlined": building.ability.underlined,
            "star": building.ability.is_star,
            "source": building.source,
        }
        for building in village.buildings
    ]
    return {**_head(village), "buildings": buildings}
