"""Determinisation: a state that a seat could be in, with all that it cannot see dealt anew.

States that look alike to the seat give the same sample for the same random number. The unseen cards
of each back are put in order and shuffled; then the hidden places, in a fixed order, take as many
of each back as lie there, and what is left is the deck.
"""

from osada.kernel.random import below, shuffle, step
from osada.settlers.coded import face_down, is_hidden, laid_card
from osada.settlers.frames import NO_CARD
from osada.settlers.phases.lookout import secret_options
from osada.settlers.state import NOBODY, Location, State


def imagine(state: State, seat: int, random: int) -> State:
    """A copy in which all that a seat cannot see is dealt anew, from another generator."""
    other = state.copy()
    common = state.common_deck[state.common_drawn :]
    own: list[list[int]] = []
    for player in state.players:
        own.append(player.deck[player.drawn :])
    for at in range(len(own)):
        if at != seat:
            _lift(state, at, common, own[at])
    common.sort()
    random = shuffle(step(random), common)
    for deck in own:
        deck.sort()
        random = shuffle(random, deck)
    for at in range(len(own)):
        if at != seat:
            random = _lay(other, at, common, own[at], random)
    other.common_deck = common
    other.common_drawn = 0
    for at, player in enumerate(other.players):
        player.deck = own[at]
        player.drawn = 0
    if state.attack_deck:
        attacks = sorted(state.attack_deck)
        random = shuffle(random, attacks)
        other.attack_deck = tuple(attacks)
    other.random = step(random)
    decides = state.stack[-1].seat if state.stack else state.turn
    other.moves = state.moves if decides == seat else None
    return other


def _lift(state: State, rival: int, common: list[int], own: list[int]) -> None:
    """Put the cards that only a rival knows onto their decks."""
    backs = state.cards.faction
    player = state.players[rival]
    unseen = _held(state, rival) + _under(state, rival)
    unseen += player.offer
    for card in player.foundations:
        if is_hidden(card):
            unseen.append(laid_card(card))
    for card in unseen:
        if backs[card] < 0:
            common.append(card)
        else:
            own.append(card)


def _lay(other: State, rival: int, common: list[int], own: list[int], random: int) -> int:
    """Fill the places that `_lift` has emptied, each back as it was; the generator afterwards."""
    backs = other.cards.faction
    player = other.players[rival]
    held = _held(other, rival)
    hand = _dealt(held, backs, common, own)
    if len(hand) < len(player.hand):
        for card in player.hand:
            if card not in held:
                hand.append(card)
    if other.stack:
        _lay_given(other, rival, hand)
    hand.sort()
    player.hand = hand
    if player.offer:
        offer = _dealt(list(player.offer), backs, common, own)
        offer.sort()
        player.offer = tuple(offer)
    if player.pick >= 0:
        picks = secret_options(other, rival)
        random = step(random)
        player.pick = picks[below(random, len(picks))].what
    if player.foundations:
        foundations: list[int] = []
        for card in player.foundations:
            if is_hidden(card):
                card = face_down(common.pop() if backs[laid_card(card)] < 0 else own.pop())
            foundations.append(card)
        player.foundations = tuple(foundations)
    under = _under(other, rival)
    if under:
        under = _dealt(under, backs, common, own)
        under.sort()  # which Gate has which back is not seen
        random = shuffle(random, under)
        _lay_under(other, rival, under)
    return random


def _dealt(cards: list[int], backs: list[int], common: list[int], own: list[int]) -> list[int]:
    """As many cards with the same backs."""
    new: list[int] = []
    for card in cards:
        new.append(common.pop() if backs[card] < 0 else own.pop())
    return new


def _held(state: State, rival: int) -> list[int]:
    """The unseen cards of a rival's hand, those first that a Dark Chapel has just gained.

    A card that is about to be built or dealt is still in the hand, but everybody knows it.
    """
    hand = state.players[rival].hand
    if not state.stack:
        return hand
    given: list[int] = []
    announced: list[int] = []
    for frame in state.stack:
        if frame.seat == rival:
            given += frame.hidden()
            if frame.announced() != NO_CARD:
                announced.append(frame.announced())
    if not given and not announced:
        return hand
    held = given[:]
    for card in hand:
        if card not in given and card not in announced:
            held.append(card)
    return held


def _lay_given(other: State, rival: int, dealt: list[int]) -> None:
    """Let a Dark Chapel of a rival have gained the first of the cards dealt to its hand."""
    place = 0
    for at, frame in enumerate(other.stack):
        if frame.seat == rival:
            n = len(frame.hidden())
            if n:
                other.stack[at] = frame.imagined(dealt[place : place + n])
                place += n


def _under(state: State, keeper: int) -> list[int]:
    """The cards under Gates that a player knows, also while they are taken over (AMB-65)."""
    found: list[int] = []
    for holder, player in enumerate(state.players):
        for location in player.empire:
            if _is_hiding(state, location) and _keeper(location, holder) == keeper:
                found += location.under
    return found


def _lay_under(other: State, keeper: int, cards: list[int]) -> None:
    """Put other cards under the same Gates."""
    for holder, player in enumerate(other.players):
        for at, location in enumerate(player.empire):
            if _is_hiding(other, location) and _keeper(location, holder) == keeper:
                under = [cards.pop() for _ in location.under]
                under.sort()
                player.set_location(at, location.over(tuple(under)))


def _keeper(location: Location, holder: int) -> int:
    return holder if location.owner == NOBODY else location.owner


def _is_hiding(state: State, location: Location) -> bool:
    """Whether cards lie face down under a location."""
    return bool(location.under) and state.cards.card[location.card].hides_under
