"""`osada play`: a game at the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import Parameter

from osada.cli.say import Cards, Language, Stop, catalogue, unknown
from osada.cli.sheets import Villages, villages_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from osada.kernel.game import Game
    from osada.settlers.catalogue import Catalogue

_PEOPLE: Final = ("me", "human")
MOST_PLAYERS: Final = 4
FIRST_GAME: Final = ("rome", "barbarians", "japan", "egypt")
CARDS: Final = "settlers"
ROLL: Final = "rollwrite"
_TITLES: Final = {CARDS: "card game", ROLL: "roll & write game"}
_ONLY: Final = {
    CARDS: ("factions", "lookout", "peaceful", "peaceful-drafts", "robbers-cut-routes", "cards"),
    ROLL: ("mode", "sheet", "villages"),
}
"""Options that one game has and the other has not."""


def play(
    *,
    game: Annotated[
        Literal["settlers", "rollwrite"] | None,
        Parameter(help="The card game, or the roll & write game; mostly the options tell."),
    ] = None,
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, in order: `me` or `me:NAME`; bots by level `easy`, `normal`, `hard`, "
            "`expert`, or by code `random`, `greedy`, `planner:100ms`, in the card game `mcts:500` "
            "or `mcts:200ms`, with a name `hard@NAME`; `me` alone: solo."
        ),
    ] = None,
    factions: Annotated[
        str | None, Parameter(help="Their factions in order: `rome,barbarians`.")
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same cards.")] = None,
    lookout: Annotated[
        str, Parameter(help="`standard`, `alternative` or `advanced`.")
    ] = "standard",
    peaceful: Annotated[bool, Parameter(help="The peaceful variant.")] = False,
    peaceful_drafts: Annotated[
        int, Parameter(help="Drafts of its lookout: 1 (Polish book) or 2 (Czech and English).")
    ] = 1,
    robbers_cut_routes: Annotated[
        bool, Parameter(help="Robbers may end deals with locations too (BARB-8).")
    ] = False,
    mode: Annotated[
        Literal["basic", "advanced", "adventure"] | None,
        Parameter(help="Of the roll & write game; `basic` if not said."),
    ] = None,
    sheet: Annotated[
        str | None,
        Parameter(help="Adventure sheets in order, `17` or `17,3`; one alone is for everybody."),
    ] = None,
    language: Language = "en",
    plain: Annotated[bool, Parameter(help="Line by line, for screen readers and scripts.")] = False,
    save: Annotated[Path | None, Parameter(help="Keep the game in this new file.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    cards: Cards = None,
    villages: Villages = None,
) -> int:
    """Play a game; without options a screen asks for the game and who plays.

    For example `osada play --players me,hard --factions rome,barbarians`, or
    `osada play --mode adventure --sheet 17`, or
    `osada play --players me:Ola,me:Jan,easy --save evening.osada`.
    """
    new_game = {
        "players": players is not None,
        "factions": factions is not None,
        "seed": seed is not None,
        "lookout": lookout != "standard",
        "peaceful": peaceful,
        "peaceful-drafts": peaceful_drafts != 1,
        "robbers-cut-routes": robbers_cut_routes,
        "mode": mode is not None,
        "sheet": sheet is not None,
    }
    said = [name for name, given in new_game.items() if given]
    file = _file(save, resume, said)
    said += ["cards"] * (cards is not None) + ["villages"] * (villages is not None)
    chosen = _game(game, resume, said)
    number = int(seed) if seed is not None and seed.isdecimal() and len(seed) < 19 else seed
    if chosen == ROLL:
        return _play_roll(players, mode, sheet, number, language, plain, file, villages)
    seats, peoples = _who(players, factions)
    if plain and resume is None and not seats:
        seats, peoples = _who("me,greedy", None)
    known = catalogue(cards)
    _check(
        known,
        {
            "factions": peoples or FIRST_GAME[:2],
            "lookout": lookout,
            "peaceful": peaceful,
            "peaceful_drafts": peaceful_drafts,
            "robbers_cut_routes": robbers_cut_routes,
        },
    )
    _need_terminal(plain)
    if resume is not None:
        from osada.settlers.game import Settlers

        _check_journal(resume, Settlers(known))
    from osada.terminal.start import start

    return start(
        factions=peoples,
        seats=seats,
        seed=number,
        lookout=lookout,
        peaceful=peaceful,
        peaceful_drafts=peaceful_drafts,
        robbers_cut_routes=robbers_cut_routes,
        language=language,
        plain=plain,
        file=file,
        cards=known,
        own_cards=cards,
    )


def _play_roll(
    players: str | None,
    mode: str | None,
    sheet: str | None,
    seed: int | str | None,
    language: str,
    plain: bool,
    file: Path | None,
    villages: Path | None,
) -> int:
    """The roll & write game; a file that is there is gone on with."""
    from osada.rollwrite.game import RollWrite

    known = villages_of(villages)
    saved = file is not None and file.exists()
    seats: list[str] = []
    options: dict[str, Any] = {}
    if not saved and (plain or players is not None or mode is not None or sheet is not None):
        seats, options = _who_rolls(players, mode, sheet)
        from osada.rollwrite.setup import options as checked

        _sure(lambda: checked(known, options))
    _need_terminal(plain)
    if saved and file is not None:
        _check_journal(file, RollWrite(known))
    from osada.terminal.start import start_roll

    return start_roll(
        options=options,
        seats=seats,
        seed=seed,
        language=language,
        plain=plain,
        file=file,
        villages=known,
        own_villages=villages,
    )


def _who_rolls(
    players: str | None, mode: str | None, sheet: str | None
) -> tuple[list[str], dict[str, Any]]:
    """Seats, and the options of the game; an adventure is played alone unless more is said."""
    sheets = _listed(sheet)
    mode = mode or ("adventure" if sheets else "basic")
    if players is not None:
        who_plays = _listed(players)
    elif mode == "adventure":
        who_plays = ["me", *["greedy"] * (len(sheets) - 1)]
    else:
        who_plays = ["me", "greedy"]
    if not 1 <= len(who_plays) <= MOST_PLAYERS:
        raise Stop(f"{len(who_plays)} players cannot play: the game is for 1 to 4 (RW-SETUP-01)")
    seats = [_seat(player, ROLL) for player in who_plays]
    if mode != "adventure":
        if sheets:
            raise Stop(f"sheets are for the adventure, not for the {mode} game; leave --sheet out")
        if len(seats) == 1:
            raise Stop(f"the {mode} game is for 2 to 4; alone you play --mode adventure")
        return seats, {"mode": mode, "players": len(seats)}
    sheets = sheets or ["1"]
    if len(sheets) == 1:
        sheets *= len(seats)
    if len(sheets) != len(seats):
        raise Stop(f"{len(seats)} players and {len(sheets)} sheets: name one for each player")
    return seats, {"mode": mode, "sheets": sheets}


def _game(game: str | None, resume: Path | None, said: list[str]) -> str:
    """Which game is meant: as said, as saved, or as the other options tell."""
    meant = {name: [word for word in said if word in only] for name, only in _ONLY.items()}
    if resume is not None:
        found = _saved_game(resume)
        if game not in (None, found):
            title = _TITLES[found]
            raise Stop(f'"{resume}" is a journal of the {title}; leave --game out, or say {found}')
        game = found
    elif game is None:
        game = ROLL if meant[ROLL] and not meant[CARDS] else CARDS
    other = ROLL if game == CARDS else CARDS
    if meant[other]:
        word = meant[other][0]
        raise Stop(f"--{word} belongs to the {_TITLES[other]}, not to the {_TITLES[game]}")
    return game


def _saved_game(file: Path) -> str:
    """The game that a journal tells of."""
    from osada.kernel import journal

    try:
        found = journal.read(file).game
    except journal.JournalError as error:
        raise Stop(str(error)) from error
    if found not in _TITLES:
        known = ", ".join(_TITLES)
        raise Stop(f'"{file}" is a journal of "{found[:40]}", the games here are {known}')
    return found


def _need_terminal(plain: bool) -> None:
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Stop("osada play needs a terminal; in a script or a pipe use `osada play --plain`")


def _listed(words: str | None) -> list[str]:
    return [word.strip() for word in words.split(",")] if words else []


def _file(save: Path | None, resume: Path | None, said: list[str]) -> Path | None:
    """The file of the game: a new one, or one to go on with."""
    if resume is None:
        if save is not None and save.exists():
            raise Stop(f'"{save}" is there already; go on with it by --resume, or save elsewhere')
        if save is not None and not save.parent.is_dir():
            raise Stop(f'there is no folder "{save.parent}" to save in; make it or save elsewhere')
        return save
    if save is not None:
        raise Stop("--resume goes on saving in its own file; leave --save out")
    if said:
        raise Stop(f"--resume takes the whole game from its file; leave --{said[0]} out")
    if not resume.exists():
        raise Stop(f'there is no file "{resume}" to resume')
    return resume


def _who(players: str | None, factions: str | None) -> tuple[list[str], list[str]]:
    """Seats as `human:NAME`, `greedy`, `hard@NAME`, ... and a faction for each."""

    who_plays, chosen = _listed(players), _listed(factions)
    if players is None and chosen:
        who_plays = ["me", *["greedy"] * (len(chosen) - 1)]
    if len(who_plays) > MOST_PLAYERS or (not who_plays and (players, factions) != (None, None)):
        raise Stop(f"{len(who_plays)} players cannot play: the game is for 1 to 4 (SETUP-1)")
    seats = [_seat(player, CARDS) for player in who_plays]
    if not chosen:
        chosen = list(FIRST_GAME[: len(seats)])
    if len(chosen) != len(seats):
        raise Stop(f"{len(seats)} players and {len(chosen)} factions: name one for each player")
    return seats, [faction.lower() for faction in chosen]


def _seat(player: str, game: str) -> str:
    """A person, or a bot by code or level."""
    from osada.bots import OFFERS, UnknownBot, canonical

    who, _, name = player.partition(":")
    if who.lower() in _PEOPLE:
        return f"human:{name}" if name else "human"
    code, at, name = player.partition("@")
    who = code.partition(":")[0]
    known = {word for offer in OFFERS.values() for word in (*offer.codes, *offer.levels)}
    if who.lower() not in known:
        unknown(who, "player", ["me", *OFFERS[game].levels, *OFFERS[game].codes])
    try:
        return canonical(code, game) + at + name
    except UnknownBot as error:
        named = "" if any(map(str.isdigit, code)) else f"; a name goes behind @: {who.lower()}@Ola"
        raise Stop(f"{error}{named if ':' in code else ''}") from error


def _check(known: "Catalogue", options: dict[str, object]) -> None:
    from osada.settlers.setup import options as checked

    _sure(lambda: checked(known, options))


def _sure(check: "Callable[[], object]") -> None:
    """Stop at options that no game can be played with."""
    from osada.kernel.game import BadOptions

    try:
        check()
    except BadOptions as error:
        raise Stop(str(error)) from error


def _check_journal(file: Path, game: "Game[Any]") -> None:
    """Whether a saved game can be gone on with."""
    from osada.kernel import journal

    try:
        journal.replay(journal.read(file), {game.name: game})
    except journal.JournalError as error:
        way = f"; `osada replay {file} --salvage --save NEW` keeps the moves above it" * error.sound
        raise Stop(f"{error}{way}") from error
