"""`osada play`: a game at the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from osada.cli.say import Cards, Language, Stop, catalogue, unknown

if TYPE_CHECKING:
    from osada.settlers.catalogue import Catalogue

_PEOPLE: Final = ("me", "human")
MOST_PLAYERS: Final = 4
FIRST_GAME: Final = ("rome", "barbarians", "japan", "egypt")


def play(
    *,
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, in order: `me` or `me:NAME`; bots by level `easy`, `normal`, `hard`, "
            "`expert`, or by code `random`, `greedy`, `planner:100ms`, `mcts:500`, `mcts:200ms`, "
            "with a name `hard@NAME`; `me` alone: solo."
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
    language: Language = "en",
    plain: Annotated[bool, Parameter(help="Line by line, for screen readers and scripts.")] = False,
    save: Annotated[Path | None, Parameter(help="Keep the game in this new file.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    cards: Cards = None,
) -> int:
    """Play a game; without options a screen asks who plays.

    For example `osada play --players me,hard --factions rome,barbarians`, or
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
    }
    file = _file(save, resume, [name for name, said in new_game.items() if said])
    seats, chosen = _who(players, factions)
    if plain and resume is None and not seats:
        seats, chosen = _who("me,greedy", None)
    known = catalogue(cards)
    _check(
        known,
        {
            "factions": chosen or FIRST_GAME[:2],
            "lookout": lookout,
            "peaceful": peaceful,
            "peaceful_drafts": peaceful_drafts,
            "robbers_cut_routes": robbers_cut_routes,
        },
    )
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Stop("osada play needs a terminal; in a script or a pipe use `osada play --plain`")
    if resume is not None:
        _check_journal(resume, known)
    from osada.terminal.start import start

    return start(
        factions=chosen,
        seats=seats,
        seed=int(seed) if seed is not None and seed.isdecimal() and len(seed) < 19 else seed,
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
    seats = [_seat(player) for player in who_plays]
    if not chosen:
        chosen = list(FIRST_GAME[: len(seats)])
    if len(chosen) != len(seats):
        raise Stop(f"{len(seats)} players and {len(chosen)} factions: name one for each player")
    return seats, [faction.lower() for faction in chosen]


def _seat(player: str) -> str:
    """A person, or a bot by code or level."""
    from osada.bots import CODES, LEVELS, UnknownBot, canonical

    who, _, name = player.partition(":")
    if who.lower() in _PEOPLE:
        return f"human:{name}" if name else "human"
    code, at, name = player.partition("@")
    who = code.partition(":")[0]
    if who.lower() not in (*CODES, *LEVELS):
        unknown(who, "player", ["me", *LEVELS, *CODES])
    try:
        return canonical(code) + at + name
    except UnknownBot as error:
        named = "" if any(map(str.isdigit, code)) else f"; a name goes behind @: {who.lower()}@Ola"
        raise Stop(f"{error}{named}") from error


def _check(known: "Catalogue", options: dict[str, object]) -> None:
    from osada.settlers.setup import BadOptions
    from osada.settlers.setup import options as checked

    try:
        checked(known, options)
    except BadOptions as error:
        raise Stop(str(error)) from error


def _check_journal(file: Path, known: "Catalogue") -> None:
    """Whether a saved game can be gone on with."""
    from osada.kernel import journal
    from osada.settlers.game import Settlers

    game = Settlers(known)
    try:
        journal.replay(journal.read(file), {game.name: game})
    except journal.JournalError as error:
        way = f"; `osada replay {file} --salvage --save NEW` keeps the moves above it" * error.sound
        raise Stop(f"{error}{way}") from error
