"""The section about cards: how often each is used, and how that goes with winning."""

from collections.abc import Container, Sequence
from html import escape
from typing import Final

from osada.arena.report import plots
from osada.arena.report.cells import (
    difference_cells,
    faction_cell,
    faction_names,
    signed,
)
from osada.arena.report.ink import FACTIONS
from osada.arena.report.page import MISSING, Cell, Section, figure, grid, table
from osada.arena.report.settlers.cards import FEWEST, CardFacts, card_facts, most_extreme
from osada.arena.report.settlers.cardseats import CardSeat
from osada.settlers.catalogue import Catalogue

_MOST_DRAWN: Final = 24

_WARNING: Final = (
    "<p>The difference is the win share of seats that built a card minus that of seats with the "
    "same bot, faction and opponents that did not. <strong>It is a correlation and not a "
    "cause</strong>: who is ahead can build more, and a card that is held to the end is built by "
    "whoever has time for it. What a card does by itself, <code>osada lab</code> finds out: it "
    "plays the same games with and without.</p>"
)


def deck(rows: Sequence[CardSeat], known: Catalogue, in_play: Container[str]) -> Section:
    """Every card that could be in play, the most telling ones drawn."""
    facts = card_facts(rows, known, in_play)
    names = faction_names({card.faction: None for card in facts if card.faction}, known)
    extreme = most_extreme(facts, _MOST_DRAWN)
    note = (
        "Built and dealt: how many of 100 seats that could have the card did so; instant cards are "
        "built by whoever plays them. Razed: how often "
        "for 100 such seats, by anybody. The difference, in points of win share, is shown where at "
        f"least {FEWEST} seats built the card and {FEWEST} alike did not."
    )
    headings = ["Card", "Difference", "95 %", "Built", "Dealt", "Razed", "Seats", "Faction"]
    headings += ["Box"] * bool(known.boxes)
    made = [_row(card, names, bool(known.boxes)) for card in facts]
    body = _drawn(facts, extreme)
    body += table("All cards", note, headings, made, "full sortable")
    return Section("cards", "Cards", body)


def _drawn(facts: Sequence[CardFacts], extreme: Sequence[CardFacts]) -> str:
    if not extreme:
        return f"{_WARNING}<p>No card was built by {FEWEST} seats yet: more games will tell.</p>"
    told = sum(card.difference is not None for card in facts)
    chance = round(told * MISSING)
    figures = [_interval(card) for card in extreme]
    says = "Difference in win share, built minus not built, in points. " + " ".join(
        f"{it.name} {signed(it.mean, 1)}." for it in figures
    )
    label = "points of win share, built minus not built"
    drawing = figure("The surest differences", plots.intervals("extremes", says, figures, label))
    doubt = (
        f'<p class="note">Of {told} intervals about {chance} miss the truth by chance alone, so '
        "look twice at those that only just miss zero.</p>"
    )
    return grid([f"<div>{_WARNING}{doubt if chance else ''}</div>", drawing])


def _interval(card: CardFacts) -> plots.Interval:
    assert card.difference is not None
    ink = card.faction if card.faction in FACTIONS else "ink"
    return plots.Interval(card.name, *points_of(card.difference), ink)


def points_of(difference: tuple[float, float, float]) -> tuple[float, float, float]:
    """A difference of win share by the hundred."""
    mean, low, high = difference
    return 100 * mean, 100 * low, 100 * high


def _row(card: CardFacts, names: dict[str, str], boxed: bool) -> list[Cell]:
    box = [Cell(escape(card.box or "own"))] if boxed else []
    return [
        Cell(faction_cell(card.faction, card.name).html),
        *difference_cells(None if card.difference is None else points_of(card.difference)),
        *(Cell(f"{n:.1f}") for n in (card.built, card.dealt, card.razed)),
        Cell(f"{card.seats:,}", order=str(card.seats)),
        Cell(escape(names.get(card.faction, "Common"))),
        *box,
    ]
