"""`osada decks`: deck formats, ready decks, and decks of one's own: checked, shown, compared."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

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
)
from osada.kernel.seeds import read_seed

if TYPE_CHECKING:
    from osada.arena.settlers.lab import Trial
    from osada.settlers.catalogue import Catalogue
    from osada.settlers.deckbuilding import Building
    from osada.settlers.decklist import DeckFile

app: Final = App(
    name="decks",
    help="List the deck formats; check, show and compare decks.\n\n"
    "A deck file is plain text: a line `faction: rome`, then a card a line: `rome/builder` (all "
    "copies), `2 rome/architect` (so many), `rom017` (one copy by number); # begins a comment. "
    "A file `*.yaml` has the keys `faction` and `cards`, a list of such lines or `card: copies`.",
)

Format = Annotated[str, Parameter(name="--format", help="introductory, open or standard.")]
Deck = Annotated[str, Parameter(help="A deck file, or the name of a ready deck: `rome-friends`.")]
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
    """List the ready standard decks: for each faction basic cards, or all of one box."""
    from osada.settlers.catalogue import base, boxes
    from osada.settlers.deckwords import ready_name
    from osada.settlers.ready import ready

    known = base().with_boxes(boxes.boxes())
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
        )
        return 0
    made = table("Deck", "What it is", "Boxes on the table", "Cards")
    for each in ready():
        title = ready_name(known, each, language)
        made.add_row(each.name, title, ", ".join(each.boxes), str(len(each.numbers)))
    show(made)
    return 0


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
    known = catalogue(cards, boxes)
    read = _read(deck, known)
    building = _building(known, read, format, bans)
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
        str, Parameter(help="A faction or `common`, a ready deck (`rome-friends`), or a deck file.")
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
    known = catalogue(cards, boxes)
    read = _read(deck, known, any_faction=True)
    building = _building(known, read, format, "")
    if json:
        show_json(document(building, language))
    elif glance:
        show_glance(building, language)
    else:
        print(decklist.listed(known, read.faction, read.numbers, read.name), end="")
    return 0


@app.command
def compare(
    one: Deck,
    other: Deck,
    /,
    *,
    games: Annotated[int, Parameter(help="Games in all; rounded up to whole rounds.")] = 2000,
    bot: Annotated[str, Parameter(help="Who plays both seats.")] = "greedy",
    format: Format = "standard",
    boxes: Annotated[
        str,
        Parameter(help="Boxes on the table; if not said, those that the decks need."),
    ] = "",
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "1",
    workers: Annotated[
        int | None, Parameter(help="Processes on this machine; all its cores if not said.")
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="Keep every game: `x.jsonl` gives `x.first.jsonl` and `x.second.jsonl`."),
    ] = None,
    resume: Annotated[bool, Parameter(help="Go on with the files of --out.")] = False,
    json: Json = False,
) -> int:
    """Let two decks play and say which wins more.

    Two decks of one faction play the same deals against every other faction, so the luck of the
    deal cancels out. Decks of two factions play each other. For example
    `osada decks compare rome rome-friends`, or `osada decks compare mine.deck rome --games 4000`.
    """
    from osada.arena.settlers.lab import NoPairs, findings
    from osada.cli.arena import check_workers
    from osada.cli.deckpage import show_duel
    from osada.cli.lab import play_trial

    check_workers(workers)
    if games < 1:
        raise Stop(f"{games} games cannot be played: ask for at least 1")
    if resume and out is None:
        raise Stop("--resume continues results files; name them with --out")
    planned = _duel(one, other, games, bot, format, boxes, read_seed(seed))
    if planned.total != games:
        complain(f"{planned.total:,} games are played, not {games:,}: every table as often")
    stores, code = play_trial(planned, workers, out, resume=resume)
    try:
        found = findings(
            planned.faction,
            stores[-1].games,
            stores[0].games if planned.without else None,
            planned.with_cards.catalogue,
            (),
        )
    except NoPairs as error:
        if not code:
            raise Stop(str(error)) from error
        complain(str(error))
        return code
    show_duel((one, other), planned, found, json=json)
    return code


def _duel(
    one: str, other: str, games: int, bot: str, format: str, boxes: str, seed: int | str
) -> "Trial":
    from dataclasses import replace

    from osada.arena.settlers.lab import deck_trial
    from osada.arena.settlers.plan import BadPlan
    from osada.bots import UnknownBot, canonical
    from osada.settlers import decklist
    from osada.settlers.catalogue.boxes import boxes as all_boxes
    from osada.settlers.decks import formats

    format = one_of(format, "format", formats())
    known = catalogue(None, boxes or ",".join(all_boxes()))
    first, second = _read(one, known), _read(other, known)
    if "common" in (first.faction, second.faction):
        raise Stop("compare decks of factions; the common deck belongs to everybody at a table")
    used = {known.entry[known.of_number[n]].box for n in (*first.numbers, *second.numbers)}
    named = boxes.split(",") if boxes else [box for box in all_boxes() if box in used]
    options: dict[str, Any] = {"format": format, "boxes": tuple(name.strip() for name in named)}
    lines = [{deck.faction: decklist.lines(known, deck.numbers)} for deck in (first, second)]
    together = lines[0] | lines[1] if first.faction != second.faction else lines[0]
    try:
        code = canonical(bot)
        trial = deck_trial(first.faction, (together, lines[1]), options, code, games, seed)
    except (BadPlan, UnknownBot) as error:
        raise Stop(str(error)) from error
    return replace(trial, names=("first", "second" if trial.without else "duel"))


def _read(deck: str, cards: "Catalogue", *, any_faction: bool = False) -> "DeckFile":
    """A deck by what somebody calls it: a faction, a ready deck, or a file."""
    from osada.settlers import decklist
    from osada.settlers.decks import factions, printed
    from osada.settlers.ready import ready

    word = deck.lower()
    if any_faction and word in factions(cards):
        return decklist.DeckFile(word, tuple(printed(cards, word)))
    known = {each.name: each for each in ready()}
    if word in known and not Path(deck).exists():
        found = known[word]
        missing = [box for box in found.boxes if box not in cards.boxes]
        if missing:
            raise Stop(f'the deck "{word}" needs its boxes: add --boxes {",".join(found.boxes)}')
        return decklist.DeckFile(found.faction, found.numbers, found.name)
    if not Path(deck).exists() and Path(deck).name == deck and not Path(deck).suffix:
        names = [*factions(cards), *known] if any_faction else list(known)
        one_of(deck, "faction" if any_faction else "ready deck", names)
    try:
        return decklist.read(Path(deck), cards)
    except decklist.DeckFileError as error:
        first, *more = map(str, error.problems)
        for mistake in more:
            first += f"\nosada: {mistake}"
        raise Stop(first) from error


def _building(cards: "Catalogue", deck: "DeckFile", format: str, bans: str) -> "Building":
    from osada.kernel.game import BadOptions
    from osada.settlers import brought
    from osada.settlers.deckbuilding import Building

    named = [word.strip() for word in bans.split(",") if word.strip()]
    try:
        banned = tuple(brought.banned(cards, named))
    except BadOptions as error:
        raise Stop(str(error)) from error
    return Building(cards, deck.faction, deck.numbers, format, banned)
