"""The page about games of the card game."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from osada.arena.report.cells import faction_names
from osada.arena.report.ink import TEXTURES
from osada.arena.report.origin import Settings, lead, origin
from osada.arena.report.page import Section, figure, grid
from osada.arena.report.scores import Ways, by_bot, rounds, spread
from osada.arena.report.seats import grouped
from osada.arena.report.settlers.boxpage import boxes
from osada.arena.report.settlers.cardseats import CardSeat, card_seats
from osada.arena.report.settlers.deck import deck
from osada.arena.report.settlers.factions import factions
from osada.arena.report.settlers.inplay import format_of, in_play
from osada.arena.report.settlers.solo import solo
from osada.arena.report.strength import places, summary
from osada.arena.results import Results
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.sources import NAMES
from osada.arena.standings import Standings
from osada.settlers import words
from osada.settlers.catalogue import Catalogue, base, catalogue


def _how_name(how: str) -> str:
    if how in NAMES:
        return NAMES[how]
    try:
        return words.how_name(how, "en")
    except LookupError:  # of other rules
        return how


_WAYS: Final = Ways(
    5,
    {how: how for how in TEXTURES},
    ("common", "faction", "under", "on", "end"),
    _how_name,
    "Locations, what lies on or under them, and what they say of the end count at the end.",
)


def card_page(files: Mapping[str, Results], games: Sequence[CardGame]) -> tuple[str, list[Section]]:
    """The main thing in a sentence or two, and all sections."""
    rows = list(card_seats(games))
    tables = [row for row in rows if row.rivals]
    alone = [row for row in rows if not row.rivals]
    standings = Standings((), 2)
    for game in games:
        if len(game.players) > 1:
            standings.add(game)
    cards = _catalogue(files)
    sections: list[Section] = []
    if tables:
        sections += [summary(standings, tables), _scores(tables, cards), rounds(tables, _WAYS)]
        sections += [factions(tables, cards), places(tables)]
    if alone:
        sections += [solo(alone, cards), rounds(alone, _WAYS, alone=True)]
    told = tables or alone
    sections += [deck(told, cards, in_play(files, cards)), *boxes(told, cards)]
    sections.append(origin(files, _own))
    said = lead(tables, standings)
    for bot, theirs in grouped(alone, lambda row: row.bot).items():
        won = sum(row.win for row in theirs)
        said.append(f"Alone, {bot} wins {won:.0f} of {len(theirs):,} games.")
    return escape(" ".join(said)), sections


def _catalogue(files: Mapping[str, Results]) -> Catalogue:
    """The cards of the boxes that were on the table; of the base game if one is not here."""
    on_table = dict.fromkeys(
        box for file in files.values() for box in file.header.plan.get("boxes", ())
    )
    try:
        return catalogue(tuple(on_table))
    except ValueError:
        return base()


def _scores(rows: Sequence[CardSeat], cards: Catalogue) -> Section:
    """How the scores are spread, by bot and by faction."""
    factions = grouped(rows, lambda row: row.faction)
    drawn = [
        figure("By bot", by_bot("scores-bots", rows)),
        figure("By faction", spread("scores-factions", factions, faction_names(factions, cards))),
    ]
    say = "<p>Final scores. The upright line is the median.</p>"
    return Section("scores", "Scores", say + grid(drawn))


def _own(plan: Settings) -> dict[str, str]:
    on_table = plan.get("boxes", ())
    virtual = plan.get("virtual_faction", "")
    return {
        "factions": ", ".join(plan["factions"]) or "all",
        "lookout": plan["lookout"],
        "variant": "peaceful" if plan["peaceful"] else "",
        "boxes": ", ".join(on_table),
        "format": format_of(plan) if on_table or plan.get("format") else "",
        "own decks": ", ".join(plan.get("decks", ())),
        "banned": ", ".join(plan.get("bans", ())),
        "visits": "also to players who have passed" if plan.get("visit_passed") else "",
        "virtual player": virtual,
        "own cards": plan["cards"],
    }
