"""`osada decks`: deck formats, and decks of one's own checked against them."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from osada.cli.say import Boxes, Cards, Json, Stop, catalogue, one_of, show, show_json, table

app: Final = App(
    name="decks",
    help="List the deck formats, check a deck, or print a deck to begin with.\n\n"
    "A deck file is plain text: a line `faction: rome`, then a card a line: `rome/builder` (all "
    "copies), `2 rome/architect` (so many), `rom017` (one copy by number); # begins a comment. "
    "A file `*.yaml` has the keys `faction` and `cards`, a list of such lines or `card: copies`.",
)

Format = Annotated[str, Parameter(name="--format", help="introductory, open or standard.")]


@app.default
def decks(*, json: Json = False) -> int:
    """List the deck formats."""
    from osada.settlers.decks import formats

    if json:
        show_json([{"format": each.name, "about": each.about} for each in formats().values()])
        return 0
    made = table("Format", "About", "Clauses")
    for each in formats().values():
        clauses = dict.fromkeys(clause for found in each.clauses.values() for clause in found)
        made.add_row(each.name, each.about, ", ".join(clauses))
    show(made)
    return 0


@app.command
def check(
    file: Annotated[Path, Parameter(help="The deck file.")],
    /,
    *,
    format: Format = "standard",
    cards: Cards = None,
    boxes: Boxes = "",
    json: Json = False,
) -> int:
    """Check a deck against a format: every problem with its clause."""
    from osada.settlers import decklist
    from osada.settlers.decks import formats, problems

    format = one_of(format, "format", formats())
    known = catalogue(cards, boxes)
    try:
        deck = decklist.read(file, known)
    except decklist.DeckFileError as error:
        first, *more = map(str, error.problems)
        for mistake in more:
            first += f"\nosada: {mistake}"
        raise Stop(first) from error
    found = problems(known, deck.faction, deck.numbers, format)
    if json:
        show_json(
            {
                "faction": deck.faction,
                "format": format,
                "cards": len(deck.numbers),
                "problems": [{"clauses": each.clauses, "message": each.message} for each in found],
            }
        )
    else:
        for problem in found:
            print(f"{file}: {problem}")
        if not found:
            print(f"{file}: {len(deck.numbers)} cards of {deck.faction}, a {format} deck")
    return 1 if found else 0


@app.command(name="show")
def show_deck(
    faction: Annotated[str, Parameter(help="A faction, or `common`.")],
    /,
    *,
    cards: Cards = None,
    boxes: Boxes = "",
) -> int:
    """Print the deck of a faction as a deck file, to begin your own with."""
    from osada.settlers import decklist
    from osada.settlers.decks import factions, printed

    known = catalogue(cards, boxes)
    faction = one_of(faction, "faction", factions(known))
    print(decklist.listed(known, faction, printed(known, faction)), end="")
    return 0
