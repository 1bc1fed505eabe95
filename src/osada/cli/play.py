"""`osada play`: a game at the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from osada.cli.flags import GAMES, files_among, flagged, foreign, read, read_lists, word_of
from osada.cli.say import Language, Stop, one_of, refusal
from osada.kernel.seeds import read_seed
from osada.titles import FIRST, Games, NoDoor, Title, title, titles

if TYPE_CHECKING:
    from osada.terminal.desk import Asked, Desk


@flagged(after="players", own_after="resume")
def play(
    *,
    game: Annotated[
        str | None,
        Parameter(help=f"{GAMES}; usually the other options show which."),
    ] = None,
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, in order: `me` or `me:NAME`; bots by level `easy`, `normal`, `hard`, "
            "`expert`, `master`, or by code `random`, `novice:40`, `greedy`, `planner:100ms`, in "
            "the card game `learned`, `mcts:500` or `mcts:200ms`, with a name `hard@NAME`; `me` "
            "alone: solo."
        ),
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same cards.")] = None,
    language: Language = "en",
    plain: Annotated[bool, Parameter(help="Line by line, for screen readers and scripts.")] = False,
    save: Annotated[Path | None, Parameter(help="Keep the game in this new file.")] = None,
    resume: Annotated[Path | None, Parameter(help="Continue a saved game.")] = None,
    **said: Any,
) -> int:
    """Play a game; without options a screen asks for the game and who plays.

    In the card game (settlers) you build an empire from cards; whoever has the most points after
    five rounds wins. In the roll & write game (rollwrite) you cross off boxes by dice, for ten
    rounds. In a campaign (campaign) you lead one empire through many games. New to it? Begin with
    `osada play --players me,easy`; normal, hard, expert and master bots come after that. In the
    game `?` shows the goal, the keys and the signs.

    For example `osada play --players me,hard --factions rome,barbarians`, or
    `osada play --mode adventure --sheet 17`, or
    `osada play --players me:Ola,me:Jan,easy --save evening.osada`.
    """
    own = files_among(said)
    agreed = {name: value for name, value in said.items() if name not in own}
    if resume is not None and agreed:
        name = next(iter(agreed))
        owner = next(one for one in titles().values() if one.name == _owner(name))
        _only_resume(word_of(owner, name))
    if resume is not None and (players is not None or seed is not None):
        _only_resume("players" if players is not None else "seed")
    file = _file(save, resume)
    chosen = _game(game, resume, said)
    desk = _desk(chosen)
    if not plain and desk.screen is None:
        raise Stop(f"the {chosen.called} is played line by line: add --plain")
    games = Games(titles(), own)
    rules = read(chosen, own)
    seats: list[str] = []
    options: dict[str, Any] = {}
    if resume is None:
        agreed = read_lists(chosen, rules, agreed, language)
        seats, options = _asked(desk, chosen, players, agreed, plain, language)
        _check(rules, options, language)
    _need_terminal(plain)
    if resume is not None:
        _check_journal(resume, games)
    from osada.terminal.start import start

    return start(
        game=chosen.name,
        options=options,
        seats=seats,
        seed=None if seed is None else read_seed(seed),
        language=language,
        plain=plain,
        file=file,
        games=games,
    )


def _owner(name: str) -> str:
    """The game that an option belongs to, the first of several."""
    return next(one.name for one in titles().values() if foreign(one, [name]) is None)


def _only_resume(word: str) -> None:
    raise Stop(f"--resume takes the whole game from its file; leave --{word} out")


def _game(game: str | None, resume: Path | None, said: dict[str, Any]) -> Title:
    """Which game is meant: as said, as saved, or as the other options tell."""
    if game is not None:
        game = one_of(game, "game", titles())
    if resume is not None:
        found = _saved_game(resume)
        if game not in (None, found.name):
            raise Stop(
                f'"{resume}" is a journal of the {found.called}; leave --game out, or say '
                f"{found.name}"
            )
    elif game is not None:
        found = title(game)
    else:
        fitting = (one for one in titles().values() if foreign(one, said) is None)
        found = next(fitting, title(FIRST))
    other = foreign(found, said)
    if other is not None:
        name, owner = other
        word = word_of(owner, name)
        raise Stop(f"--{word} belongs to the {owner.called}, not to the {found.called}")
    return found


def _saved_game(file: Path) -> Title:
    """The game that a journal tells of."""
    from osada.kernel import journal

    try:
        found = journal.read(file).game
    except journal.JournalError as error:
        raise Stop(str(error)) from error
    if found not in titles():
        known = ", ".join(titles())
        raise Stop(f'"{file}" is a journal of "{found[:40]}", the games here are {known}')
    return title(found)


def _desk(chosen: Title) -> "Desk":
    from osada.terminal.desk import desk

    try:
        return desk(chosen.name)
    except NoDoor as error:
        raise Stop(str(error)) from error


def _asked(
    desk: "Desk",
    chosen: Title,
    players: str | None,
    agreed: dict[str, Any],
    plain: bool,
    language: str,
) -> "Asked":
    """Who plays, and the options of the game."""
    from osada.kernel.game import BadOptions
    from osada.terminal.seats import BadSeats

    try:
        return desk.asked(chosen, players, agreed, plain)
    except (BadOptions, BadSeats) as error:
        raise Stop(refusal(error, language)) from error


def _check(rules: Any, options: dict[str, Any], language: str) -> None:
    """Stop at options that no game can be played with."""
    from osada.kernel.game import BadOptions

    try:
        if options:
            rules.new(options, 0)
    except BadOptions as error:
        raise Stop(refusal(error, language)) from error


def _need_terminal(plain: bool) -> None:
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Stop("osada play needs a terminal; in a script or a pipe use `osada play --plain`")


def _file(save: Path | None, resume: Path | None) -> Path | None:
    """The file of the game: a new one, or one to go on with."""
    if resume is None:
        if save is not None and save.exists():
            raise Stop(f'"{save}" is there already; continue it with --resume, or save elsewhere')
        if save is not None and not save.parent.is_dir():
            raise Stop(f'there is no folder "{save.parent}" to save in; make it or save elsewhere')
        return save
    if save is not None:
        raise Stop("--resume keeps saving to its own file; leave --save out")
    if not resume.exists():
        raise Stop(f'there is no file "{resume}" to resume')
    return resume


def _check_journal(file: Path, games: "Games") -> None:
    """Whether a saved game can be gone on with."""
    from osada.kernel import journal

    try:
        journal.replay(journal.read(file), games)
    except journal.JournalError as error:
        way = f"; `osada replay {file} --salvage --save NEW` keeps the moves above it" * error.sound
        raise Stop(f"{error}{way}") from error
