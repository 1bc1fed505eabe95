"""The legal moves between games in words, as places on the sheets and in the shop."""

from osada.campaign import labels, notation
from osada.campaign import verbs as w
from osada.campaign.game import Campaign
from osada.campaign.state import State
from osada.kernel.game import Move
from osada.settlers.goods import GOODS
from osada.settlers.spots import PossibleMove

TRACK = "track"
SHOP = "shop"
PROVINCES = "provinces"
MAP = "map"
FACTIONS = "factions"
DECK = "deck"
_ZONES = {
    w.ADVANCE: TRACK,
    w.BUY: SHOP,
    w.KEEP: PROVINCES,
    w.CROSS: MAP,
    w.FOUND: FACTIONS,
    w.DECK_IN: DECK,
    w.DECK_OUT: DECK,
}
_OF_CARDS = (w.BUY, w.KEEP, w.DECK_IN, w.DECK_OUT)


def possible(game: Campaign, state: State, seat: int, language: str) -> list[PossibleMove]:
    """The legal moves of a seat, each with its notation and its label."""
    decision = game.pending(state).get(seat)
    if decision is None:
        return []
    return [_possible(state, seat, move, language) for move in decision.moves]


def _possible(state: State, seat: int, move: Move, language: str) -> PossibleMove:
    book = state.book
    text = notation.text(state, move)
    numbers = book.options.box.cards.numbers
    goods: dict[str, int] = {}
    if move.kind == w.CROSS:
        upkeep = book.options.box.maps[book.empires[seat].era][move.what - 1]
        goods = {GOODS[good]: n for good, n in upkeep}
    return PossibleMove(
        move,
        text,
        labels.label(state, seat, move, language),
        text.partition(" ")[0],
        _ZONES.get(move.kind),
        seat,
        (numbers[move.what],) if move.kind in _OF_CARDS else (),
        goods,
        move.what if move.kind == w.CROSS else 1,
        None,
        None,
        None,
    )
