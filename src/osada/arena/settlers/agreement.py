"""What plans of the card game and of campaigns say alike: factions, boxes, decks, own cards."""

from typing import Any

from osada.arena.series import BadPlan, Parts
from osada.arena.settings import agreed
from osada.settlers import Catalogue
from osada.settlers.brought import seated
from osada.settlers.setup import INTRODUCTORY
from osada.titles import Title


def with_boxes(cards: Catalogue, boxes: tuple[str, ...]) -> Catalogue:
    """The cards with those of the boxes of a plan; `BadPlan` says what is wrong with them."""
    try:
        return cards.with_boxes(boxes)
    except ValueError as error:
        raise BadPlan(str(error)) from error


def options(title: Title, plan: object, table: Parts) -> dict[str, Any]:
    """The options of a game at a table of a plan."""
    said = agreed(title, plan)
    if "decks" in said:
        said["decks"] = seated(said["decks"], table)
    return {"factions": list(table), **said}


def settings(title: Title, plan: Any, cards: Catalogue) -> dict[str, Any]:
    """Factions, variants, and the fingerprint of own cards."""
    usual = {"format": INTRODUCTORY} if plan.boxes else {}
    return {
        "factions": list(plan.factions),
        **usual,
        **agreed(title, plan),
        "cards": cards.fingerprint() if plan.cards else "",
    }
