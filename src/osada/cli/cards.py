"""`osada cards`: the cards listed, filtered and shown; card files of one's own checked."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from osada import LANGUAGES
from osada.cli.say import (
    Boxes,
    Cards,
    Json,
    Stop,
    Texts,
    catalogue,
    complain,
    one_of,
    show,
    show_json,
    table,
    unknown,
)

if TYPE_CHECKING:
    from osada.settlers.catalogue import Catalogue, Entry

app: Final = App(name="cards", help="List and filter the cards, show one, or check your own.")

_SOURCES: Final = {
    "seed": "the rulebooks",
    "public": "known publicly",
    "house": "our own design",
}


@app.default
def cards(
    card: Annotated[str | None, Parameter(help="A card by short name, number or name.")] = None,
    /,
    *,
    faction: Annotated[str, Parameter(help="Only of a faction, or `common`.")] = "",
    colour: Annotated[str, Parameter(help="Only of a colour: `grey`.")] = "",
    kind: Annotated[str, Parameter(help="Only `production`, `feature` or `action`.")] = "",
    source: Annotated[
        str, Parameter(help="Only with effects from `seed`, `public` or `house`.")
    ] = "",
    campaign: Annotated[
        bool, Parameter(help="Provinces, Inventions and Goals of the campaign.", negative="")
    ] = False,
    cards: Cards = None,
    boxes: Boxes = "",
    language: Texts = "en",
    json: Json = False,
) -> int:
    """List the cards, or show one."""
    known = catalogue(cards, boxes)
    if campaign or card is not None:
        known = known.with_campaign()
    if card is not None and card in [sheet.era for sheet in known.sheets]:
        _show_sheet(known, card, language)
        return 0
    if card is not None:
        found = _named(known, card)
    else:
        found = _filtered(known, faction, colour, kind, source, campaign)
    if json:
        documents = [_document(entry, language) for entry in found]
        show_json(documents[0] if card is not None and len(documents) == 1 else documents)
    elif card is not None:
        for entry in found:
            _show(known, entry, language)
    else:
        _list(known, found, language)
    return 0


@app.command
def check(
    folder: Annotated[Path, Parameter(help="A folder with card files (*.cards), or one file.")],
    /,
    *,
    boxes: Boxes = "",
) -> int:
    """Check your own card files, with the base game and the campaign: every mistake at once."""
    from osada.settlers.catalogue import CatalogueError, extended

    if not folder.exists():
        raise Stop(f'there is no folder or file "{folder}"')
    before = catalogue(None, boxes)
    try:
        found = extended(folder, before.boxes)
    except CatalogueError as error:
        for problem in sorted(error.problems, key=lambda each: (each.file, each.line)):
            print(problem)
        n = len(error.problems)
        complain(f"{n} mistakes in the card files" if n > 1 else "1 mistake in the card files")
        return 1
    found, before = found.with_campaign(), before.with_campaign()
    own = [entry for entry in found.entries if entry not in before.entries]
    boards = [faction for faction in found.factions if faction not in before.factions]
    sheets = [sheet for sheet in found.sheets if sheet not in before.sheets]
    if not own and not boards and not sheets:
        raise Stop(f'"{folder}" has no cards; a card begins with its name in brackets, [mill]', 1)
    replaced = sum(len(entry.numbers) for entry in own if entry.slug in before.of_slug)
    added = sum(len(entry.numbers) for entry in own) - replaced
    counted = [
        (added, "card"),
        (replaced, "replaced card"),
        (len(boards), "faction board"),
        (len(sheets), "sheet"),
    ]
    said = ", ".join(f"{n} {what}{'s' * (n != 1)}" for n, what in counted if n)
    files = len({entry.file for entry in own} | {sheet.file for sheet in sheets})
    if files:
        said += f" in {files} file{'s' * (files > 1)}"
    print(f"{said}, no mistakes")
    return 0


def _named(known: "Catalogue", word: str) -> "list[Entry]":
    """The cards that a word names: by short name, by number, else by the name in any language."""
    word, plain = word.strip(), word.strip().casefold()
    for entry in known.entries:
        if word == entry.slug or plain in entry.numbers:
            return [entry]
    found = [
        entry
        for entry in known.entries
        if plain == entry.slug.rpartition("/")[2]
        or plain in [name.casefold() for name in entry.names]
    ]
    return found or unknown(word, "card", [w for e in known.entries for w in (e.slug, *e.numbers)])


def _filtered(
    known: "Catalogue", faction: str, colour: str, kind: str, source: str, campaign: bool
) -> "list[Entry]":
    from osada.settlers.backs import CAMPAIGN
    from osada.settlers.effects.vocabulary import COLOUR, KINDS

    found = [entry for entry in known.entries if not campaign or entry.faction in CAMPAIGN]
    if faction:
        names = ["common", *(each.slug for each in known.factions)]
        names = list(CAMPAIGN) if campaign else names
        faction = one_of(faction, "faction", names)
        found = [entry for entry in found if entry.faction == faction]
    if colour:
        bit = COLOUR[one_of(colour, "colour", COLOUR)]
        found = [entry for entry in found if entry.colours & bit]
    if kind:
        wanted = KINDS.index(one_of(kind, "kind", KINDS))
        found = [entry for entry in found if entry.ability.kind == wanted]
    if source:
        source = one_of(source, "source", _SOURCES)
        found = [entry for entry in found if entry.source == source]
    return found


def _list(known: "Catalogue", found: "list[Entry]", language: str) -> None:
    from osada.settlers.effects.text import card_text, colour_name, price_text

    made = table("Card", "Name", "Copies", "Kind", "Colour", "Cost", "What it does")
    for entry in found:
        made.add_row(
            entry.slug,
            entry.name(language),
            str(len(entry.numbers)),
            _kind(known, entry, language),
            colour_name(entry.colours, language) if entry.faction != "goal" else "",
            _price(entry, price_text(entry.costs[0], language)),
            " ".join(card_text(entry.ability, language)),
        )
    if found:
        show(made)
    copies = sum(len(entry.numbers) for entry in found)
    print(f"{len(found)} different cards, {copies} with all copies")


def _kind(known: "Catalogue", entry: "Entry", language: str) -> str:
    """What a card is; of a campaign's cards that comes first."""
    from osada.settlers.backs import CAMPAIGN
    from osada.settlers.effects.text import back_name, card_kind, category_name

    if entry.faction not in CAMPAIGN:
        return card_kind(entry.ability, language)
    more = card_kind(entry.ability, language)
    if entry.category:
        more = category_name(entry.category, language)
    for sheet in known.sheets:
        more = sheet.name(language) if sheet.era == entry.era else more
    return f"{back_name(entry.faction, language)}, {more}"


def _price(entry: "Entry", cost: str) -> str:
    """What a card costs; of a campaign's cards only Inventions cost something."""
    from osada.settlers.backs import CAMPAIGN

    if entry.faction not in CAMPAIGN:
        return cost
    return f"{entry.knowledge} K" if entry.knowledge else ""


def _show_sheet(known: "Catalogue", era: str, language: str) -> None:
    """The tracks and the map of an era."""
    from osada.settlers.effects.text import goods_text
    from osada.settlers.part import CATEGORIES

    sheet = next(each for each in known.sheets if each.era == era)
    print(sheet.name(language))
    for category, track in zip(CATEGORIES, sheet.tracks, strict=True):
        said = [f"{at} {bonus}" for at, bonus in enumerate(track, 1) if bonus]
        print(f"  {category:8} {', '.join(said)}")
    for at, field in enumerate(sheet.fields, 1):
        print(f"  field {at:2} {goods_text(dict(field), language)}")
    print(f"  from     {sheet.source} ({_SOURCES[sheet.source]})")


def _show(known: "Catalogue", entry: "Entry", language: str) -> None:
    from osada.settlers.backs import CAMPAIGN
    from osada.settlers.effects.text import card_formula, card_text, colour_name

    faction = next((f.name(language) for f in known.factions if f.slug == entry.faction), "common")
    alone = entry.faction in CAMPAIGN
    names = [f"{name}{'*' * own}" for name, own in zip(entry.names, entry.translated, strict=True)]
    print(entry.name(language))
    for label, words in (
        ("names", " | ".join(names)),
        ("card", f"{entry.slug} ({', '.join(entry.numbers)})"),
        ("faction", "" if alone else faction),
        ("kind", _kind(known, entry, language)),
        ("colour", colour_name(entry.colours, language) if entry.colours or not alone else ""),
        *([("price", _price(entry, ""))] if alone else _fields(entry, language)),
        ("formula", card_formula(entry.ability)),
        ("from", f"{entry.source} ({_SOURCES.get(entry.source, entry.source)})"),
    ):
        if words:
            print(f"  {label:8} {words}")
    for line in card_text(entry.ability, language):
        print(f"  {line}")
    if any(entry.translated):
        print("  * our own translation, no printed name is known")
    print()


def _fields(entry: "Entry", language: str) -> list[tuple[str, str]]:
    """Cost, deal and raze field; where copies differ each with the numbers that have it."""
    from osada.settlers.effects.text import good_name, goods_text, price_text

    deals = [good_name(good, language) if good >= 0 else "" for good in entry.deals]
    razes = [goods_text(dict(goods), language) if goods else "" for goods in entry.razes]
    return [
        ("cost", _by_copy(entry, [price_text(cost, language) for cost in entry.costs])),
        ("deal", _by_copy(entry, deals)),
        ("raze", _by_copy(entry, razes)),
    ]


def _by_copy(entry: "Entry", words: list[str]) -> str:
    if len(set(words)) <= 1:
        return words[0] if words else ""
    return "; ".join(
        f"{each} ({', '.join(n for n, w in zip(entry.numbers, words, strict=True) if w == each)})"
        for each in dict.fromkeys(words)
    )


def _document(entry: "Entry", language: str) -> dict[str, Any]:
    from osada.settlers.effects.text import card_formula, card_text
    from osada.settlers.effects.vocabulary import COLOUR, KINDS
    from osada.settlers.goods import GOODS

    fields = ("wood", "stone", "food", "gold", "location")
    return {
        "slug": entry.slug,
        "names": dict(zip(LANGUAGES, entry.names, strict=True)),
        "own_translation": dict(zip(LANGUAGES, entry.translated, strict=True)),
        "faction": entry.faction,
        "kind": KINDS[entry.ability.kind],
        "colours": [name for name, bit in COLOUR.items() if entry.colours & bit],
        "copies": [
            {
                "number": number,
                "cost": {name: n for name in fields if (n := getattr(cost, name))},
                "deal": GOODS[deal] if deal >= 0 else None,
                "raze": {GOODS[good]: n for good, n in raze},
            }
            for number, cost, deal, raze in zip(
                entry.numbers, entry.costs, entry.deals, entry.razes, strict=True
            )
        ],
        **({"era": entry.era, "knowledge": entry.knowledge} if entry.era else {}),
        **({"category": entry.category} if entry.category else {}),
        "text": card_text(entry.ability, language),
        "formula": card_formula(entry.ability),
        "source": entry.source,
    }
