"""`osada campaign`: taking up what was begun on paper; sheets, history and games of a campaign."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from osada.cli.say import Json, Stop, Texts, refusal, show, show_json, table
from osada.kernel.seeds import new_seed, read_seed
from osada.titles import near
from osada.titles.campaign import CAMPAIGN

if TYPE_CHECKING:
    from osada.campaign.state import State
    from osada.kernel.journal import Journal
    from osada.kernel.match import Match
    from osada.terminal.seats import Seat

app: Final = App(
    name="campaign",
    help="Take up a campaign begun on paper; show its sheets and its history, export its games.",
)

File = Annotated[Path, Parameter(help="The journal of a campaign.")]
Cards = Annotated[
    Path | None, Parameter(help="A folder with card files of your own that it is played with.")
]
_BEGUN: Final = ("number", "sheets", "province_discard")
_OPTIONS: Final = (
    "lookout", "robbers_cut_routes", "boxes", "format", "bans", "visit_passed", "virtual_faction",
    "decks", "upkeep_gold", "play_on", "rebuild", "peaceful",
)  # fmt: skip


@app.command
def new(
    file: Annotated[Path, Parameter(help="Where the journal is kept: a new file.")],
    /,
    *,
    sheets: Annotated[
        Path,
        Parameter(
            help="The sheets as they stand on paper, as YAML: `number` of the next game (if left "
            "out, one more than the longest list of scores), `sheets` with a sheet for each player "
            "(faction, name, era, tracks, map, provinces, inventions, knowledge, scores), and "
            "options of the campaign."
        ),
    ],
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, in the order of the sheets, as in `osada play`: `me`, `me:Ola`, bots "
            "such as `hard`. If left out, people, called by their empires."
        ),
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same cards.")] = None,
    language: Texts = "en",
    cards: Cards = None,
) -> int:
    """Begin a campaign from sheets that were written on paper."""
    from osada.cli.flags import read
    from osada.kernel import journal
    from osada.kernel.match import Match

    if file.exists():
        raise Stop(f'"{file}" is there already; choose another name')
    options = _read_sheets(sheets)
    named = options.get("boxes")
    boxes = [one for one in named if isinstance(one, str)] if isinstance(named, list) else []
    game = read(CAMPAIGN, _own(cards), boxes)
    try:
        match = Match(game, options, new_seed() if seed is None else read_seed(seed))
    except ValueError as error:
        raise Stop(f"{sheets}: {error}") from error
    from osada.terminal import saving

    seated = _seated(match, players, language)
    try:
        saving.write(file, match, seated)
    except journal.JournalError as error:
        raise Stop(str(error)) from error
    number = match.state.book.number
    own = "" if cards is None else f" --cards {cards}"
    print(f"{file}: game {number} of the campaign can begin; `osada play --resume {file}{own}`")
    return 0


def _seated(match: "Match[State]", players: str | None, language: str) -> "list[Seat]":
    """Who plays; people who are not named are called by their empires, or by their factions."""
    from osada.settlers import words as card_words
    from osada.terminal.desk import desk, listed, seat
    from osada.terminal.seats import PERSON, BadSeats, seats

    book = match.state.book
    names = [empire.name for empire in book.empires]
    called = [
        empire.name
        if empire.name and names.count(empire.name) == 1
        else card_words.faction_name(book.options.box.cards, empire.faction, language)
        for empire in book.empires
    ]
    bots = desk(CAMPAIGN.name).bot_names(match.game, book.options.agreed, language)
    try:
        codes = [seat(one, CAMPAIGN.name) for one in listed(players)] or [PERSON] * len(called)
        if len(codes) != len(called):
            raise Stop(f"name one player for each of the {len(called)} sheets, not {len(codes)}")
        codes = [
            f"{PERSON}:{name}" if code == PERSON else code
            for code, name in zip(codes, called, strict=True)
        ]
        return seats(codes, bots, language, CAMPAIGN.name)
    except BadSeats as error:
        raise Stop(refusal(error, language)) from error


def _read_sheets(file: Path) -> dict[str, Any]:
    """The options of a campaign that is taken up from a file."""
    from osada.scenario.reading import ScenarioError, plain

    try:
        found = plain(file)
    except ScenarioError as error:
        raise Stop(f"{file}: {error}") from error
    if not isinstance(found, dict) or not isinstance(found.get("sheets"), list):
        raise Stop(f'{file}: is not a file with sheets: it has no list "sheets"')
    factions = [one.get("faction") if isinstance(one, dict) else None for one in found["sheets"]]
    if not all(isinstance(faction, str) for faction in factions):
        raise Stop(f"{file}: every sheet names its faction (SHEET-4)")
    for key in found:
        if key not in (*_BEGUN, *_OPTIONS):
            word = str(key)[:40]
            raise Stop(f'{file}: unknown key "{word}"; {near(word, (*_BEGUN, *_OPTIONS))}')
    scores = [one.get("scores") for one in found["sheets"]]
    played = max([len(one) for one in scores if isinstance(one, list)], default=0)
    begun = {"number": played + 1} | {key: found[key] for key in found if key in _BEGUN}
    number = begun["number"]
    if isinstance(number, int) and 0 < number <= played:
        said = f"{played} games have been scored, so game {number} cannot come next (SHEET-7)"
        raise Stop(f"{file}: {said}")
    options = {key: value for key, value in found.items() if key in _OPTIONS}
    return {**options, "factions": factions, "begun": begun}


def _own(cards: Path | None) -> dict[str, Path]:
    return {} if cards is None else {"cards": cards}


def campaign_of(file: Path, cards: Path | None = None) -> "tuple[Journal, Match[State]]":
    """The campaign of a journal, as far as it can be read."""
    from osada.cli.flags import read
    from osada.kernel import journal
    from osada.titles import Games, titles

    try:
        found = journal.read(file)
        if found.game != "campaign":
            raise Stop(f'"{file}" is a journal of "{found.game[:40]}", not of a campaign')
        read(CAMPAIGN, _own(cards))
        match, wrong = journal.salvage(found, Games(titles(), _own(cards)))
    except journal.JournalError as error:
        raise Stop(str(error)) from error
    if wrong is not None:
        from osada.cli.say import complain

        complain(f"{wrong}; here are the {len(match.records)} moves above it")
    return found, match


def _name(record: "Journal", player: dict[str, Any]) -> str:
    """How a table calls a player: by the empire, the person, or the seat."""
    seat = player["seat"]
    empire: str = player["sheet"]["name"]
    person = record.notes.get(f"seat {seat}", f"seat {seat}")
    return f"{empire} ({person})" if empire and empire != person else person


@app.command(name="show")
def show_sheets(
    file: File, /, *, language: Texts = "en", cards: Cards = None, json: Json = False
) -> int:
    """Show the sheets as they stand, also those of a damaged journal up to its first bad line."""
    from osada.campaign import words
    from osada.settlers import words as card_words

    record, match = campaign_of(file, cards)
    view: Any = match.view(None)
    if json:
        show_json({key: view[key] for key in ("stage", "number", "players", "province_deck")})
        return 0
    catalogue = match.state.book.options.box.cards
    print(f"game {view['number']}, {words.say(language, 'stage-' + view['stage'])}")
    for player in view["players"]:
        sheet = player["sheet"]
        made = table(_name(record, player), "")
        faction = card_words.faction_name(catalogue, sheet["faction"], language)
        made.add_row("faction", faction)
        made.add_row("era", words.era_name(sheet["era"], language))
        for track in sheet["tracks"]:
            name = words.track_name(track["category"], language)
            made.add_row(name, f"{track['crossed']} of {track['spaces']}")
        crossed = [str(space["number"]) for space in sheet["map"] if space["crossed"]]
        made.add_row("map", ", ".join(crossed))
        for key in ("provinces", "inventions"):
            names = (card_words.card_name(catalogue, card, language) for card in sheet[key])
            made.add_row(key, ", ".join(names))
        made.add_row("knowledge", str(sheet["knowledge"]))
        made.add_row("scores", ", ".join(map(str, sheet["scores"])))
        if player["fallen"]:
            made.add_row("fallen", words.fall_name(player["fallen"], language))
        show(made)
    return 0


@app.command
def history(
    file: File, /, *, language: Texts = "en", cards: Cards = None, json: Json = False
) -> int:
    """Show what every game brought to every empire."""
    from osada.campaign import words
    from osada.settlers import words as card_words

    record, match = campaign_of(file, cards)
    view: Any = match.view(None)
    if json:
        show_json(view["chronicle"])
        return 0
    catalogue = match.state.book.options.box.cards
    made = table("Game", "Empire", "Era", "Score", "Spaces", "Knowledge", "Bought", "Province", "")
    for game in view["chronicle"]:
        for chapter in game["chapters"]:
            who = chapter["name"] or record.notes.get(
                f"seat {chapter['seat']}", f"seat {chapter['seat']}"
            )
            bought = (
                card_words.card_name(catalogue, one["card"], language) for one in chapter["bought"]
            )
            province = chapter["province"]
            notes: list[str] = []
            if chapter["seat"] in game["winners"]:
                notes.append("won")
            if chapter["upkeep"] == "missed":
                notes.append("upkeep missed")
            if chapter["new_era"]:
                notes.append(words.era_name(chapter["new_era"], language))
            if chapter["fell"]:
                notes.append(f"fell: {words.fall_name(chapter['fell'], language)}")
            made.add_row(
                str(game["number"]),
                who,
                words.era_name(chapter["era"], language),
                str(chapter["score"]),
                "/".join(str(n) for n in chapter["spaces"].values()),
                str(sum(chapter["knowledge"].values())),
                ", ".join(bought),
                card_words.card_name(catalogue, province, language) if province else "",
                "; ".join(notes),
            )
    show(made)
    return 0


@app.command
def export(
    file: File,
    number: Annotated[int, Parameter(help="Which game of it.")],
    /,
    *,
    save: Annotated[Path, Parameter(help="Write its journal to this new file.")],
    cards: Cards = None,
) -> int:
    """Write one game of a campaign as a journal of the card game."""
    from osada.campaign import export as exporting
    from osada.kernel import journal

    record, match = campaign_of(file, cards)
    if save.exists():
        raise Stop(f'"{save}" is there already; choose another name')
    try:
        found = exporting.game(match, number)
    except exporting.NoSuchGame as error:
        raise Stop(str(error)) from error
    try:
        journal.write(save, found, _notes(record, match, number))
    except journal.JournalError as error:
        raise Stop(str(error)) from error
    print(f"{save}: game {number}, {found.moves} moves; see it with `osada replay {save}`")
    return 0


def _notes(record: "Journal", match: "Match[State]", number: int) -> dict[str, str]:
    """Who sat where in that game."""
    book = match.state.book
    seats = list(book.playing)
    for game in book.chronicle:
        if game.number == number:
            seats = [chapter.seat for chapter in game.chapters]
    named = {place: record.notes.get(f"seat {seat}", "") for place, seat in enumerate(seats)}
    return {f"seat {place}": name for place, name in named.items() if name}
