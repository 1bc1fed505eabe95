"""The card game at a terminal."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from osada.settlers import Settlers
from osada.settlers.setup import too_many
from osada.terminal.cards.boxnames import selections
from osada.terminal.cards.plain import CardPlain
from osada.terminal.cards.table import CardTable
from osada.terminal.cards.workshop import WORKSHOP
from osada.terminal.desk import Agreed, Asked, Desk, Values, listed, seat
from osada.terminal.seats import BadSeats
from osada.terminal.words import say
from osada.titles import Title

if TYPE_CHECKING:
    from osada.terminal.ink import Line
    from osada.terminal.screens.game import GameScreen

FIRST_GAME: Final = ("rome", "barbarians", "japan", "egypt")
FIFTH: Final = "aztecs"


def asked(title: Title, players: str | None, said: Mapping[str, Any], now: bool) -> Asked:
    """A faction for each seat; whoever names only factions plays against greedy bots."""
    chosen = listed(said.get("factions"))
    named = players is not None or "factions" in said
    who = listed(players)
    if players is None and chosen:
        who = ["me", *["greedy"] * (len(chosen) - 1)]
    elif now and not named:
        who = ["me", "greedy"]
    usual = (*FIRST_GAME, FIFTH) if said.get("five_players") else FIRST_GAME
    most = max(len(usual), len(chosen))
    if len(who) > most or (not who and named):
        raise too_many(len(who), most)
    seats = [seat(player, title.name) for player in who]
    factions = [faction.lower() for faction in chosen] or list(usual[: len(seats)])
    if len(factions) != len(seats):
        raise BadSeats(
            f"{len(seats)} players and {len(factions)} factions: name one for each player"
        )
    return seats, {**said, "factions": factions or list(FIRST_GAME[:2])}


def bot_names(game: Any, options: Mapping[str, Any], language: str) -> list[str]:
    cards = game.cards.with_boxes(options.get("boxes", ()))
    names = [cards.factions[cards.index(slug)].name(language) for slug in options["factions"]]
    return [say(language, "bot-name", faction=name) for name in names]


def part_names(
    game: Any, agreed: Agreed, language: str, records: Path | None
) -> tuple[Values, str]:
    assert isinstance(game, Settlers)
    cards = game.cards.with_boxes(agreed.get("boxes", ()))
    return [(faction.slug, faction.name(language)) for faction in cards.factions], ""


def names_chosen(game: Any, option: str, language: str) -> Values:
    """Boxes can be chosen from a list; of other names there are too many."""
    return selections(language) if option == "boxes" else []


def _most(game: Any, agreed: Agreed) -> int:
    assert isinstance(game, Settlers)
    return game.cards.with_boxes(agreed.get("boxes", ())).seats


def _follows(agreed: Agreed) -> Agreed:
    """Five at a table is what was agreed by sitting down (AMB-X-31)."""
    return {"five_players": True} if len(agreed["factions"]) > len(FIRST_GAME) else {}


def _screen(table: CardTable) -> "GameScreen":
    from osada.terminal.cards.screen import TableScreen

    return TableScreen(table)


def _help(language: str) -> "list[Line]":
    from osada.terminal.cards.help import help_lines

    return help_lines(language)


DESK: Final = Desk(
    lambda match, seats, language, file, records: CardTable(match, seats, language, file),
    CardPlain,
    asked,
    bot_names,
    _screen,
    _help,
    part_names,
    selections=names_chosen,
    most=_most,
    follows=_follows,
    workshop=WORKSHOP,
)
