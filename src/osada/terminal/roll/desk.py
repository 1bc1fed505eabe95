"""The roll & write game at a terminal."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from osada.rollwrite import RollWrite
from osada.rollwrite.catalogue import COMPETITION
from osada.rollwrite.setup import options as checked
from osada.terminal.desk import Agreed, Asked, Desk, Values, listed, seat
from osada.terminal.roll import records as best
from osada.terminal.roll.plain import RollPlain
from osada.terminal.roll.table import RollTable
from osada.terminal.seats import BadSeats
from osada.terminal.words import say
from osada.titles import Title

if TYPE_CHECKING:
    from osada.terminal.ink import Line
    from osada.terminal.screens.game import GameScreen

MOST_PLAYERS: Final = 4
ADVENTURE: Final = "adventure"


def _asked(title: Title, players: str | None, said: Mapping[str, Any], now: bool) -> Asked:
    """The options of the game; an adventure is played alone unless more is said."""
    sheets = listed(said.get("sheets"))
    mode = said.get("mode") or (ADVENTURE if sheets else "basic")
    if players is not None:
        who = listed(players)
    elif not now and not said:
        return [], {}
    elif mode == ADVENTURE:
        who = ["me", *["greedy"] * (len(sheets) - 1)]
    else:
        who = ["me", "greedy"]
    if not 1 <= len(who) <= MOST_PLAYERS:
        raise BadSeats(f"{len(who)} players cannot play: the game is for 1 to 4 (RW-SETUP-01)")
    seats = [seat(player, title.name) for player in who]
    if mode != ADVENTURE:
        wrong = title.option("mode").wrong(mode)
        if wrong:
            raise BadSeats(wrong)
        if sheets:
            raise BadSeats(
                f"sheets are for the adventure, not for the {mode} game; leave --sheet out"
            )
        if len(seats) == 1:
            raise BadSeats(f"the {mode} game is for 2 to 4; alone you play --mode adventure")
        return seats, {"mode": mode, "players": len(seats)}
    sheets = sheets or ["1"]
    if len(sheets) == 1:
        sheets *= len(seats)
    if len(sheets) != len(seats):
        raise BadSeats(f"{len(seats)} players and {len(sheets)} sheets: name one for each player")
    return seats, {"mode": mode, "sheets": sheets}


def _bot_names(game: Any, options: Mapping[str, Any], language: str) -> list[str]:
    assert isinstance(game, RollWrite)
    seats = len(checked(game.villages, options).sheets)
    return [say(language, "bot-number", n=at + 1) for at in range(seats)]


def _part_names(
    game: Any, agreed: Agreed, language: str, records: Path | None
) -> tuple[Values, str]:
    """The sheets of the adventure, each with the best score so far."""
    assert isinstance(game, RollWrite)
    scores, trouble = best.read(records, language) if records is not None else ({}, "")
    found: Values = []
    for slug, village in game.villages.sheets.items():
        if slug != COMPETITION:
            score = f" ({scores[slug].score})" if scores and slug in scores else ""
            number = f"{slug} " if slug.isdigit() else ""
            found.append((slug, f"{number}{village.name(language)}{score}"))
    return found, trouble


def _screen(table: RollTable) -> "GameScreen":
    from osada.terminal.roll.screen import RollScreen

    return RollScreen(table)


def _help(language: str) -> "list[Line]":
    from osada.terminal.roll.help import help_lines

    return help_lines(language)


DESK: Final = Desk(
    RollTable,
    RollPlain,
    _asked,
    _bot_names,
    _screen,
    _help,
    _part_names,
    lambda chosen: chosen["mode"] == ADVENTURE,
)
