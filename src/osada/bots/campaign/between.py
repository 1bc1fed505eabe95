"""Decisions between two games: tracks, Inventions, Provinces, upkeep, factions."""

from collections.abc import Sequence
from typing import Final

from osada.bots.campaign.prospects import of_card, of_space, of_track, worth_to
from osada.bots.settlers.weights import TUNED
from osada.bots.settlers.worth import Worth, worth
from osada.campaign import verbs as w
from osada.campaign.dealing import ROUNDS
from osada.campaign.stages.shop import deck, replaced
from osada.campaign.state import Book, State
from osada.kernel.game import Decision, Move
from osada.settlers.part import ERAS

_GAMES: Final = 5.0  # that an Invention is bought for
_KNOWLEDGE: Final = 0.12  # points of all games to come for one knowledge while it is scarce
_PLENTY: Final = 150  # knowledge that need not be saved
_OWN_CARDS: Final = 8.0  # cards of a deck that come to hand in a game
_FEARED: Final = 15  # the score of a poor game: so much knowledge comes at least


def answer(state: State, seat: int, decision: Decision) -> Move:
    """An answer to any question between games."""
    book = state.book
    kind = decision.kind
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    if kind == "buy":
        return _buy(book, seat, moves)
    if kind == "deck":
        return w.KEEP_DECK if w.KEEP_DECK in moves else moves[0]
    empire = book.empires[seat]
    known = worth_to(book, empire)
    values: list[float] = []
    for move in moves:
        if kind == "track":
            values.append(of_track(book, empire, move.what, 1))
        elif kind == "province":
            values.append(of_card(known, book, move.what))
        elif kind == "field":
            values.append(-of_space(known, book, empire, move.what))
        elif kind == "empire":
            values.append(_faction(book, move))
        else:
            values.append(0.0)
    return moves[values.index(max(values))]


def _faction(book: Book, move: Move) -> float:
    """What a faction promises: its board, and the cards of its deck."""
    if move.kind != w.FOUND:
        return -1e9
    cards = book.options.box.cards
    known = worth(cards, TUNED, ROUNDS)[move.what]
    found = 0.0
    for good, n in cards.factions[move.what].board:
        found += known.goods[1][good] * n
    own = cards.decks[move.what]
    mean = sum([known.potential[2][card] for card in own]) / max(1, len(own))
    return found + _OWN_CARDS * mean


def _buy(book: Book, seat: int, moves: Sequence[Move]) -> Move:
    """What brings most for its price; one must be bought, further ones only if they pay."""
    empire = book.empires[seat]
    box = book.options.box
    known = worth_to(book, empire)
    saved = _reserve(book, seat)
    chosen, most = moves[0], -1e9
    for move in moves:
        if move.kind == w.DONE:
            found = 0.0
        else:
            price = box.price(move.what)
            found = gained(known, book, seat, move.what) * _GAMES
            left = empire.knowledge - price
            found -= _KNOWLEDGE * price * max(0.0, 1 - left / _PLENTY)
            if left < saved:
                found -= _GAMES * (saved - left)
        if found > most:
            chosen, most = move, found
    return chosen


def gained(known: Worth, book: Book, seat: int, invention: int) -> float:
    """What an Invention brings in a game beyond those of its colour that it replaces."""
    lost = 0.0
    for card in replaced(book, seat, invention):
        lost += of_card(known, book, card)
    return of_card(known, book, invention) - lost


def _reserve(book: Book, seat: int) -> int:
    """Knowledge that must be left, so that a poor game still pays for the next Invention."""
    empire = book.empires[seat]
    box = book.options.box
    prices = sorted([box.price(card) for card in deck(book, seat)])
    others = len([one for one in book.empires if one.takes_part])
    nearly_over = max(empire.tracks) >= box.length(empire.era, 0) - 4
    if nearly_over and empire.era + 1 < len(ERAS):
        prices = sorted([box.price(card) for card in box.inventions[empire.era + 1]])
    if not prices:
        return 0
    return max(0, prices[min(others, len(prices) - 1)] - _FEARED)
