"""The numbers of features: counts, and cards in places; and what the net knows them by.

A feature is a number that is there or not. The net reads inputs: a count of n is the first n of
its inputs, a card in a place is its facts among the inputs of that place. So each feature has a
row of the net's first layer, a sum that is reckoned once for the cards of a match.
"""

from typing import Any, Final

from osada.bots.settlers.learned.facts import NAMES, OF_FACTION, Sparse, of_card, of_faction
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.colours import COLOURS
from osada.settlers.goods import GOODS

VERSION: Final = 2
"""Of what features mean; weights of another one are refused."""

PLACES: Final = (
    "own empire", "own activations", "ready 0", "ready 1", "ready 2", "ready 3", "hand before",
    "hand after", "rival empire", "rival activations", "offer", "own samurai", "rival samurai",
    "own guarded", "foundation",
)  # fmt: skip
EMPIRE: Final = 0
ACTIVATIONS: Final = 1
READY: Final = 2
BEFORE: Final = 6
AFTER: Final = 7
RIVALS: Final = 8
RIVAL_ACTIVATIONS: Final = 9
OFFER: Final = 10
SAMURAI_ON: Final = 11
RIVAL_SAMURAI: Final = 12
GUARDED_ON: Final = 13
LAID: Final = 14

HELD: Final = 8  # goods in a supply that are told: wood to defence, and tokens
HELD_MOST: Final = 10
DEALS: Final = 9
DEALS_MOST: Final = 5

FIELDS: Final[tuple[tuple[str, int, int], ...]] = (
    ("held before", HELD, HELD_MOST), ("held during", HELD, HELD_MOST),
    ("held after", HELD, HELD_MOST), ("rivals' held", HELD, HELD_MOST),
    ("rivals' held after", HELD, HELD_MOST), ("deals", DEALS, DEALS_MOST),
    ("rivals' deals", DEALS, DEALS_MOST), ("foundations", 2, 6), ("common locations", 2, 14),
    ("faction locations", 2, 14), ("colours", len(COLOURS), 5), ("common in hand", 2, 8),
    ("faction in hand", 2, 8), ("rivals' hand", 2, 10), ("unseen in hand", 2, 4),
    ("blessings", 2, 9), ("ahead", 1, 20), ("phase", 3, 6), ("seats", 1, 4), ("rounds left", 1, 6),
    ("passed", 1, 4), ("first", 1, 1), ("to move", 2, 1), ("peaceful", 1, 1),
    ("common deck", 1, 12), ("own deck", 1, 10), ("common pile", 1, 12), ("own pile", 1, 10),
    ("growing", len(GOODS), 6), ("ending", 2, 24), ("hand grows", 1, 12), ("laid", 2, 12),
    ("stored", 1, 6), ("samurai", 2, 5), ("guarded", 2, 4), ("blocked", 2, 3),
    ("collection", 1, 16), ("virtual empire", 1, 12), ("attack", DEALS, 4),
    ("own board", len(OF_FACTION), 4), ("rivals' board", len(OF_FACTION), 4),
    ("leader's held", HELD, 6), ("leader's locations", 1, 20), ("leader's lead", 1, 8),
    ("gave goods", 1, 8),
)  # fmt: skip
"""Counts: name, how many of its kind, and the most that is told."""


def _offsets() -> dict[str, int]:
    found: dict[str, int] = {}
    at = 0
    for name, n, most in FIELDS:
        found[name] = at
        at += n * most
    return found


AT: Final = _offsets()
"""The first input of each field; feature and input of a count begin alike."""
CARDS_FROM: Final[int] = sum([n * most for _, n, most in FIELDS])
"""The first feature that is a card in a place, and the first input of a fact."""
INPUTS: Final[int] = CARDS_FROM + len(PLACES) * len(NAMES)

NAMED: Final[dict[str, list[list[object]]]] = {
    "counts": [[name, n, most] for name, n, most in FIELDS],
    "boards": [[name] for name in OF_FACTION],
    "places": [[name] for name in PLACES],
    "facts": [[name] for name in NAMES],
}
"""All inputs by name, as a file of weights has them."""


def named(told: dict[str, list[list[Any]]]) -> list[str]:
    """The names of inputs, one for each, from what a file says of them."""
    boards = [str(one[0]) for one in told["boards"]]
    found: list[str] = []
    for name, n, most in told["counts"]:
        kinds = boards if "board" in name else [str(at) for at in range(n)]
        found += [f"{name}, {kind}: {at}" for kind in kinds for at in range(most)]
    for place in told["places"]:
        found += [f"{place[0]}: {fact[0]}" for fact in told["facts"]]
    return found


class Layout:
    """The features of the cards of a match."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = len(cards.card)
        self.size = CARDS_FROM + len(PLACES) * self.cards
        self.facts: list[Sparse] = [of_card(card) for card in cards.card]
        self.boards: list[Sparse] = [of_faction(faction) for faction in cards.factions]

    def inputs(self, feature: int) -> Sparse:
        """The inputs that a feature stands for."""
        if feature < CARDS_FROM:
            for name, n, most in FIELDS:
                first = AT[name]
                if feature < first + n * most:
                    base = first + (feature - first) // most * most
                    return [(at, 1) for at in range(base, feature + 1)]
        place, card = divmod(feature - CARDS_FROM, self.cards)
        base = CARDS_FROM + place * len(NAMES)
        return [(base + at, n) for at, n in self.facts[card]]
