"""Which legal moves belong to a card that lies somewhere, and why others are not possible."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from osada.kernel.game import Decision, Move, Refusal, move
from osada.settlers import verbs as w
from osada.settlers.catalogue import Catalogue
from osada.settlers.state import OF
from osada.terminal.table import Table

HAND: Final = "hand"
OFFER: Final = "offer"
EMPIRE: Final = "empire"
DEALS: Final = "deals"
FOUNDATIONS: Final = "foundations"


@dataclass(frozen=True, slots=True)
class Spot:
    """A card on the table as a seat sees it: where it lies, whose it is, and which it is."""

    zone: str
    holder: int
    """The seat; the virtual player's is the number of seats; -1: nobody's."""
    number: str
    """The printed number, "" for a card face down."""
    standing: str = ""
    """All that tells it from a copy alike in print."""


_ZONES: Final = {
    w.DRAFT: (OFFER,),
    w.BUILD: (HAND,),
    w.DEAL: (HAND,),
    w.RAZE: (HAND,),
    w.RAZE_OF: (EMPIRE,),
    w.USE: (EMPIRE,),
    w.GUARD: (EMPIRE,),
    w.SAMURAI: (EMPIRE,),
    w.CHOOSE_CARD: (HAND, OFFER),
    w.CHOOSE_LOCATION: (EMPIRE,),
    w.CHOOSE_DEAL: (DEALS,),
    w.CHOOSE_FOUNDATION: (FOUNDATIONS,),
}
"""Where the card of a move lies."""

_WITH_HOLDER: Final = (w.RAZE_OF, w.CHOOSE_LOCATION, w.CHOOSE_DEAL)


def standing(location: dict[str, Any]) -> str:
    """What lies on a location, as one key."""
    return repr([value for key, value in sorted(location.items()) if key != "card"])


def moves_of(
    cards: Catalogue, seat: int, spot: Spot, moves: Sequence[Move], spots: Sequence[Spot]
) -> list[Move]:
    """The legal moves about a card; of copies alike one stands for all."""
    found: list[Move] = []
    for one in moves:
        zones = _ZONES.get(one.kind)
        if zones is None or spot.zone not in zones:
            continue
        holder = one.arg if one.kind in _WITH_HOLDER else seat
        if spot.holder not in (holder, -1):
            continue
        if one.kind == w.CHOOSE_FOUNDATION or _alike(cards, one.what % OF, spot, spots):
            found.append(one)
    return found


def _alike(cards: Catalogue, card: int, spot: Spot, spots: Sequence[Spot]) -> bool:
    """Whether the card of a move is the one at a spot, or a copy that lies there alike."""
    number = cards.numbers[card]
    if number == spot.number:
        return True
    if not spot.number or cards.printing[cards.of_number[spot.number]] != cards.printing[card]:
        return False
    return any(
        other.number == number
        and other.zone == spot.zone
        and other.holder == spot.holder
        and other.standing == spot.standing
        for other in spots
    )


def tries(table: Table, seat: int, decision: Decision, spot: Spot) -> list[Move]:
    """What a player might want to do with a card, possible or not."""
    if not spot.number:
        return []
    cards = table.cards
    card = cards.of_number[spot.number]
    if decision.kind != "turn":
        return _answers(decision, spot, card)
    if spot.zone == HAND:
        found = [move(w.BUILD, card)]
        if cards.faction[card] >= 0:
            found.append(move(w.DEAL, card))
        if cards.raze[card] or cards.faction[card] < 0:
            found.append(move(w.RAZE, card))
        return found
    if spot.zone == OFFER:
        return [move(w.DRAFT, card)]
    if spot.zone != EMPIRE:
        return []
    if spot.holder != seat:
        return [move(w.RAZE_OF, card, spot.holder)]
    found = [move(w.USE, card, 1)] if cards.action[card] is not None else []
    if cards.faction[card] < 0:
        found.append(move(w.GUARD, card))
    elif table.match.view(seat)["players"][seat]["faction"] == "japan":
        found.append(move(w.SAMURAI, card))
    return found


def _answers(decision: Decision, spot: Spot, card: int) -> list[Move]:
    """The answer that names this card, where such an answer is asked for."""
    kinds = {one.kind for one in decision.moves}
    if w.DRAFT in kinds and spot.zone == OFFER:
        return [move(w.DRAFT, card)]
    if w.CHOOSE_CARD in kinds and spot.zone in (HAND, OFFER):
        return [move(w.CHOOSE_CARD, card)]
    if w.CHOOSE_LOCATION in kinds and spot.zone == EMPIRE:
        return [move(w.CHOOSE_LOCATION, card, spot.holder)]
    if w.CHOOSE_DEAL in kinds and spot.zone == DEALS:
        return [move(w.CHOOSE_DEAL, card, spot.holder)]
    return []


def refusals(table: Table, seat: int, decision: Decision, spot: Spot) -> list[tuple[str, Refusal]]:
    """What cannot be done with a card, in notation, each with its refusal."""
    found: list[tuple[str, Refusal]] = []
    state = table.match.state
    for tried in tries(table, seat, decision, spot):
        refusal = table.game.why_not(state, seat, tried)
        if refusal is not None:
            found.append((table.text(seat, tried), refusal))
    return found
