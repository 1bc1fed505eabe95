"""`osada decks`: deck formats, ready decks, and decks of one's own: checked, shown, compared."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from osada.cli import trial
from osada.cli.arena import Workers
from osada.cli.say import (
    Boxes,
    Cards,
    Json,
    Language,
    Refusals,
    Stop,
    Texts,
    catalogue,
    complain,
    one_of,
    refusal,
    show,
    show_json,
    table,
)
from osada.kernel.game import BadOptions
from osada.kernel.seeds import read_seed

if TYPE_CHECKING:
    from osada.arena.settlers.lab import Trial
    from osada.settlers.catalogue import Catalogue
    from osada.settlers.deckbuilding import Building
    from osada.settlers.decklist import DeckFile

app: Final = App(
    name="decks",
    help="List the deck formats; build, check, show and compare decks.\n\n"
    "A deck file is plain text: a line `faction: rome`, then a card a line: `rome/builder` (all "
    "copies), `2 rome/architect` (that many), `rom017` (one copy by number); # begins a comment. "
    "A file `*.yaml` has the keys `faction` and `cards`, a list of such lines or `card: copies`.",
)

Format = Annotated[str, Parameter(name="--format", help="introductory, open or standard.")]
Deck = Annotated[
    str, Parameter(help="A deck file, or the name of a ready deck (`rome-friends`) or a saved one.")
]
Bans = Annotated[str, Parameter(help="Cards that nobody may use: `volcano,rome/forum`.")]


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


@app.command(name="list")
def list_ready(*, language: Texts = "en", json: Json = False) -> int:
    """List the ready standard decks (for each faction basic cards, or all of one box); saved ones.

    A saved deck is one that `osada decks build` has kept on this machine.
    """
    from osada.settlers.catalogue import base, boxes
    from osada.settlers.deckwords import faction_name, ready_name
    from osada.settlers.ready import ready

    known = base().with_boxes(boxes.boxes())
    kept = _saved(known)
    if json:
        show_json(
            [
                {
                    "name": each.name,
                    "title": ready_name(known, each, language),
                    "faction": each.faction,
                    "box": each.mark or None,
                    "boxes": list(each.boxes),
                    "cards": len(each.numbers),
                }
                for each in ready()
            ]
            + [
                {
                    "name": each.name,
                    "title": each.name,
                    "faction": each.faction,
                    "box": None,
                    "boxes": _needs(known, each),
                    "cards": len(each.numbers),
                }
                for each in kept
            ]
        )
        return 0
    made = table("Deck", "What it is", "Boxes on the table", "Cards")
    for each in ready():
        title = ready_name(known, each, language)
        made.add_row(each.name, title, ", ".join(each.boxes), str(len(each.numbers)))
    for saved in kept:
        title = f"saved, {faction_name(known, saved.faction, language)}"
        needed = ", ".join(_needs(known, saved))
        made.add_row(saved.name, title, needed, str(len(saved.numbers)))
    show(made)
    return 0


def _saved(cards: "Catalogue") -> "list[DeckFile]":
    """The decks that were saved here; one that cannot be read is complained about."""
    from osada.settlers import decklist, decksaved

    place = decksaved.usual_place()
    found: list[decklist.DeckFile] = []
    for name in decksaved.names(place):
        try:
            deck = decksaved.find(place, name, cards)
        except decklist.DeckFileError as error:
            complain(str(error.problems[0]))
            continue
        if deck is not None:
            found.append(decklist.DeckFile(deck.faction, deck.numbers, name))
    return found


def _needs(cards: "Catalogue", deck: "DeckFile") -> list[str]:
    """The boxes that its cards come from."""
    from osada.settlers.catalogue.boxes import boxes

    used = {cards.entry[cards.of_number[number]].box for number in deck.numbers}
    return [box for box in boxes() if box in used]


@app.command
def check(
    deck: Deck,
    /,
    *,
    format: Format = "standard",
    cards: Cards = None,
    boxes: Boxes = "",
    bans: Bans = "",
    language: Texts = "en",
    json: Json = False,
) -> int:
    """Check a deck against a format: every problem with its clause."""
    from osada.settlers.decks import formats
    from osada.settlers.deckwords import told

    format = one_of(format, "format", formats())
    known = catalogue(cards, boxes, language)
    read = _read(deck, known, language)
    building = _building(known, read, format, bans, language)
    found = building.problems()
    said = [str(one) if language == "en" else told(known, one, language) for one in found]
    if json:
        show_json(
            {
                "faction": read.faction,
                "format": format,
                "cards": len(read.numbers),
                "problems": [
                    {"clauses": one.clauses, "message": one.message, "rule": one.rule}
                    for one in found
                ],
            }
        )
    else:
        for sentence in said:
            print(f"{deck}: {sentence}")
        if not found:
            print(f"{deck}: {len(read.numbers)} cards of {read.faction}, a {format} deck")
    return 1 if found else 0


@app.command(name="show")
def show_deck(
    deck: Annotated[
        str,
        Parameter(
            help="A faction or `common`, a ready or saved deck (`rome-friends`), or a deck file."
        ),
    ],
    /,
    *,
    glance: Annotated[
        bool, Parameter(help="Its cards, the check, and what it costs, brings and scores.")
    ] = False,
    format: Format = "standard",
    cards: Cards = None,
    boxes: Boxes = "",
    language: Texts = "en",
    json: Json = False,
) -> int:
    """Print a deck as a deck file, to begin your own with; or look at it with --glance."""
    from osada.cli.deckpage import document, show_glance
    from osada.settlers import decklist
    from osada.settlers.decks import formats

    format = one_of(format, "format", formats())
    known = catalogue(cards, boxes, language)
    read = _read(deck, known, language, any_faction=True)
    building = _building(known, read, format, "", language)
    if json:
        show_json(document(building, language))
    elif glance:
        show_glance(building, language)
    else:
        print(decklist.listed(known, read.faction, read.numbers, read.name), end="")
    return 0


@app.command
def build(
    deck: Annotated[
        str, Parameter(help="What to begin with: a faction, a ready or saved deck, or a deck file.")
    ] = "rome",
    /,
    *,
    format: Format = "standard",
    cards: Cards = None,
    boxes: Boxes = "",
    bans: Bans = "",
    language: Language = "en",
    plain: Annotated[bool, Parameter(help="Line by line, for screen readers and scripts.")] = False,
) -> int:
    """Build a deck: swaps, a live check, what it costs, brings and scores; saved decks.

    Saved decks can be named wherever a deck file can: `osada play --decks "my Romans"`.
    """
    import sys

    from osada.settlers import Settlers
    from osada.settlers.decks import factions, formats
    from osada.terminal.cards.bench import Bench, NotDone
    from osada.terminal.cards.workshop import bench

    format = one_of(format, "format", formats())
    known = catalogue(cards, boxes, language)
    game = Settlers(catalogue(cards, "", language))
    agreed = {"boxes": known.boxes, "format": format, "bans": _words(bans)}
    try:
        made: Bench = bench(game, agreed, language)
        if deck.lower() in factions(made.all_cards()):
            made.choose_faction(deck.lower())
        else:
            made.open_named(deck)
    except (BadOptions, NotDone) as error:
        raise Stop(refusal(error, language)) from error
    made.past.clear()
    if plain:
        from osada.terminal.cards.deckplain import DeckPlain

        return DeckPlain(made).run()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Stop("the deck builder needs a terminal; in a script or a pipe add --plain")
    from osada.terminal.app import OsadaApp
    from osada.terminal.cards.deckscreen import DeckScreen
    from osada.terminal.shelf import Shelf

    return OsadaApp(Shelf(), language=language, first=DeckScreen(made)).run() or 0


@app.command
def compare(
    one: Deck,
    other: Deck,
    /,
    *,
    games: Annotated[int, Parameter(help="Games in all; rounded up to whole rounds.")] = 2000,
    bot: trial.Bot = "greedy",
    format: Format = "standard",
    boxes: Annotated[
        str,
        Parameter(help="Boxes on the table; by default those that the decks need."),
    ] = "",
    seed: trial.Seed = "1",
    workers: Workers = None,
    out: trial.Out = None,
    resume: trial.Resume = False,
    json: Json = False,
    language: Refusals = "en",
) -> int:
    """Let two decks play and say which wins more.

    Two decks of one faction play the same deals against every other faction, so the luck of the
    deal cancels out. Decks of two factions play each other. For example
    `osada decks compare rome rome-friends`, or `osada decks compare mine.deck rome --games 4000`.
    """
    from osada.cli.deckpage import show_duel

    trial.check(games, workers, out, resume=resume)
    planned = _duel(one, other, games, bot, format, boxes, read_seed(seed), language)
    found, code = trial.found(planned, games, workers, out, resume=resume)
    if found is not None:
        show_duel((one, other), planned, found, json=json)
    return code


def _duel(
    one: str,
    other: str,
    games: int,
    bot: str,
    format: str,
    boxes: str,
    seed: int | str,
    language: str,
) -> "Trial":
    from dataclasses import replace

    from osada.arena.settlers.lab import deck_trial
    from osada.arena.settlers.plan import BadPlan
    from osada.bots import UnknownBot, canonical
    from osada.settlers import decklist
    from osada.settlers.catalogue.boxes import boxes as all_boxes
    from osada.settlers.decks import formats

    format = one_of(format, "format", formats())
    known = catalogue(None, boxes or ",".join(all_boxes()), language)
    first, second = _read(one, known, language), _read(other, known, language)
    if "common" in (first.faction, second.faction):
        raise Stop("compare decks of factions; the common deck belongs to everybody at a table")
    used = {box for deck in (first, second) for box in _needs(known, deck)}
    named = boxes.split(",") if boxes else [box for box in all_boxes() if box in used]
    options: dict[str, Any] = {"format": format, "boxes": tuple(name.strip() for name in named)}
    lines = [{deck.faction: decklist.lines(known, deck.numbers)} for deck in (first, second)]
    together = lines[0] | lines[1] if first.faction != second.faction else lines[0]
    try:
        code = canonical(bot)
        planned = deck_trial(first.faction, (together, lines[1]), options, code, games, seed)
    except (BadPlan, UnknownBot) as error:
        raise Stop(refusal(error, language)) from error
    return replace(planned, names=("first", "second" if planned.without else "duel"))


def _read(
    deck: str, cards: "Catalogue", language: str = "en", *, any_faction: bool = False
) -> "DeckFile":
    """A deck by what somebody calls it: a faction, a ready or saved deck, or a file."""
    from osada.settlers import decklist, decksaved
    from osada.settlers.decks import factions, printed
    from osada.settlers.ready import ready

    word = deck.lower()
    if any_faction and word in factions(cards):
        return decklist.DeckFile(word, tuple(printed(cards, word)))
    known = {each.name: each for each in ready()}
    if word in known and not os.path.exists(deck):
        found = known[word]
        missing = [box for box in found.boxes if box not in cards.boxes]
        if missing:
            raise Stop(f'the deck "{word}" needs its boxes: add --boxes {",".join(found.boxes)}')
        return decklist.DeckFile(found.faction, found.numbers, found.name)
    place = decksaved.usual_place()
    try:
        if not os.path.exists(deck) and (saved := decksaved.find(place, deck, cards)):
            return saved
        if not os.path.exists(deck) and Path(deck).name == deck and not Path(deck).suffix:
            names = [*(factions(cards) if any_faction else ()), *known, *decksaved.names(place)]
            one_of(deck, "deck", list(dict.fromkeys(names)))
        return decklist.read(Path(deck), cards)
    except decklist.DeckFileError as error:
        raise Stop("\nosada: ".join(error.told(language))) from error


def _words(bans: str) -> list[str]:
    return [word.strip() for word in bans.split(",") if word.strip()]


def _building(
    cards: "Catalogue", deck: "DeckFile", format: str, bans: str, language: str
) -> "Building":
    from osada.settlers import brought
    from osada.settlers.deckbuilding import Building

    try:
        banned = tuple(brought.banned(cards, _words(bans)))
    except BadOptions as error:
        raise Stop(refusal(error, language)) from error
    return Building(cards, deck.faction, deck.numbers, format, banned)
