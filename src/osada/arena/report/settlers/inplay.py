"""Which cards can have been in play, by the plans of results."""

from collections.abc import Mapping
from typing import Any

from osada.arena.results import Results
from osada.settlers.brought import banned, decks
from osada.settlers.catalogue import Catalogue
from osada.settlers.decks import factions, own
from osada.settlers.setup import INTRODUCTORY, OPEN

Settings = Mapping[str, Any]


def format_of(plan: Settings) -> str:
    """The format of decks that a plan was played by."""
    usual = OPEN if plan.get("decks") and not plan.get("boxes") else INTRODUCTORY
    return str(plan.get("format") or usual)


def in_play(files: Mapping[str, Results], cards: Catalogue) -> set[str]:
    """The cards of the decks of these results."""
    return {slug for file in files.values() for slug in _of(file.header.plan, cards)}


def _of(plan: Settings, cards: Catalogue) -> set[str]:
    try:
        here = cards.with_boxes(plan.get("boxes", ()))
        bans = banned(here, plan.get("bans", ()))
    except ValueError:  # of other packages, or of somebody's own
        return {entry.slug for entry in cards.entries}
    format = format_of(plan)
    try:
        made = decks(here, plan.get("decks", {}), format, bans)
    except ValueError:  # somebody's own cards
        made = {}
    return {
        here.slugs[card]
        for name in factions(here)
        for card in made.get(name, own(here, name, format))
        if card not in bans
    }
