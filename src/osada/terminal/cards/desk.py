"""The card game at a terminal."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from osada.settlers import Settlers
from osada.settlers.catalogue.boxes import box, boxes
from osada.terminal.cards.plain import CardPlain
from osada.terminal.cards.table import CardTable
from osada.terminal.desk import Agreed, Asked, Desk, Values, listed, seat
from osada.terminal.seats import BadSeats
from osada.terminal.words import say
from osada.titles import Title

if TYPE_CHECKING:
    from osada.terminal.ink import Line
    from osada.terminal.screens.game import GameScreen

FIRST_GAME: Final = ("rome", "barbarians", "japan", "egypt")
FIFTH: Final = "aztecs"


def _asked(title: Title, players: str | None, said: Mapping[str, Any], now: bool) -> Asked:
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
        raise BadSeats(f"{len(who)} players cannot play: the game is for 1 to {most} (SETUP-1)")
    seats = [seat(player, title.name) for player in who]
    factions = [faction.lower() for faction in chosen] or list(usual[: len(seats)])
    if len(factions) != len(seats):
        raise BadSeats(
            f"{len(seats)} players and {len(factions)} factions: name one for each player"
        )
    return seats, {**said, "factions": factions or list(FIRST_GAME[:2])}


def _bot_names(game: Any, options: Mapping[str, Any], language: str) -> list[str]:
    cards = game.cards.with_boxes(options.get("boxes", ()))
    names = [cards.factions[cards.index(slug)].name(language) for slug in options["factions"]]
    return [say(language, "bot-name", faction=name) for name in names]


def _part_names(
    game: Any, agreed: Agreed, language: str, records: Path | None
) -> tuple[Values, str]:
    assert isinstance(game, Settlers)
    cards = game.cards.with_boxes(agreed.get("boxes", ()))
    return [(faction.slug, faction.name(language)) for faction in cards.factions], ""


def _selections(game: Any, option: str, language: str) -> Values:
    """Boxes: none, each alone, all of them with each as the chosen expansion."""
    if option != "boxes":
        return []
    known = boxes()
    chosen = [(), *((one,) for one in known)]
    if len(known) > 1:
        chosen += [(one, *(each for each in known if each != one)) for one in known]
    return [(",".join(some), _named(some, language)) for some in chosen]


def _named(some: Sequence[str], language: str) -> str:
    if not some:
        return say(language, "no-boxes")
    return " + ".join(box(slug).name(language) for slug in some)


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
    _asked,
    _bot_names,
    _screen,
    _help,
    _part_names,
    selections=_selections,
    most=_most,
    follows=_follows,
)
