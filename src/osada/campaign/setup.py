"""A new campaign from options and a seed (CSETUP-1, CSETUP-2, AMB-C66)."""

from collections.abc import Mapping
from typing import Any, Final

from osada.campaign import paper, seeds
from osada.campaign.box import box
from osada.campaign.state import Book, Empire, Options, State
from osada.kernel.random import dealing, shuffle
from osada.settlers import setup as table_setup
from osada.settlers.catalogue import Catalogue
from osada.settlers.unplayable import Unplayable
from osada.titles import checked
from osada.titles.campaign import CAMPAIGN
from osada.titles.settlers import SETTLERS

RULES: Final = 1
"""The version of what happens between games; see `game.Campaign.version`."""
MOST_SEATS: Final = 4
LONGEST_NAME: Final = 40
_OWN: Final = ("names", "play_on", "rebuild", "begun")
"""Options that no card game has."""


def options(cards: Catalogue, given: Mapping[str, Any], rules: int = table_setup.RULES) -> Options:
    """Checked options; `BadOptions` says in one sentence what is wrong."""
    given = dict(given)
    if given.pop("peaceful", False):
        message = "a campaign cannot use the peaceful variant (AMB-C66)"
        raise Unplayable("campaign-peaceful", message)
    factions = given.get("factions", ())
    if given.pop("five_players", False) or (
        isinstance(factions, list | tuple) and len(factions) > MOST_SEATS
    ):
        message = "a campaign is for 1 to 4 players (CAMP-CONTENT-15)"
        raise Unplayable("campaign-seats", message)
    chosen = checked(CAMPAIGN.options, given)
    usual = {**SETTLERS.defaults(), **CAMPAIGN.defaults()}
    inner = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in chosen.items()
        if name not in (*_OWN, "factions", "decks") and value != usual[name]
    }
    parts = {"factions": chosen["factions"], "decks": chosen["decks"]}
    table_setup.options(cards, {**inner, **parts}, rules)
    seats = len(chosen["factions"])
    agreed = {
        "factions": list(chosen["factions"]),
        "lookout": chosen["lookout"],
        "robbers_cut_routes": chosen["robbers_cut_routes"],
        "decks": dict(chosen["decks"]),
        **inner,
        **{name: chosen[name] for name in ("upkeep_gold", "play_on", "rebuild")},
    }
    names = _names(chosen["names"], seats)
    if any(names):
        agreed["names"] = names
    if chosen["begun"]:
        agreed["begun"] = chosen["begun"]
    found = box(cards.with_boxes(chosen["boxes"]).with_campaign())
    return Options(agreed, inner, found, rules, names)


def _names(given: Any, seats: int) -> list[str]:
    """The names of the empires, one for each seat (CSETUP-1)."""
    if len(given) > seats:
        message = f"{len(given)} empires have a name, but {seats} play (CSETUP-1)"
        raise Unplayable("empires-named", message, n=len(given), seats=seats)
    names = [" ".join(name.split()) for name in given]
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            message = f"the name of an empire has at most {LONGEST_NAME} letters (SHEET-4)"
            raise Unplayable("empire-name", message, most=LONGEST_NAME)
    return [*names, *[""] * (seats - len(names))]


def new(chosen: Options, seed: int | str) -> State:
    """The sheets and the shuffled Province deck, before the first game is dealt."""
    empires = [
        Empire(name, faction)
        for name, faction in zip(chosen.names, chosen.agreed["factions"], strict=True)
    ]
    book = Book(chosen, seed, dealing(seeds.derived(seed, "provinces")), empires)
    if "begun" in chosen.agreed:
        paper.take_up(book, chosen.agreed["begun"])
    owned = {card for empire in book.empires for card in empire.provinces}
    deck = [card for card in chosen.box.provinces if card not in owned and card not in book.pile]
    book.random = shuffle(book.random, deck)
    book.deck = tuple(deck)
    return State(book, None)
