"""What an effect can be aimed at: locations, cards, deals and rivals (AMB-7, AMB-18)."""

from typing import Final

from osada.kernel.game import Move, move
from osada.settlers.effects import vocabulary as v
from osada.settlers.moves import pay
from osada.settlers.moves.raze import HAND_PRICE, price
from osada.settlers.state import NOBODY, OF, Location, Player, State, is_new
from osada.settlers.verbs import CHOOSE_CARD, CHOOSE_DEAL, CHOOSE_LOCATION, CHOOSE_PLAYER


def rivals(state: State, seat: int) -> list[int]:
    """Seats that another's action can name: not passed (ACT-5); the virtual player always."""
    return [
        other for other, player in enumerate(state.players) if other != seat and not player.passed
    ]


def _fits(state: State, code: int, card: int, location_card: int) -> bool:
    cards = state.cards
    if code in (v.RAZE_RIVAL, v.LOOT):
        return bool(cards.raze[location_card])
    if code == v.RAZE_OWN:
        return bool(cards.raze[location_card]) and cards.faction[location_card] < 0
    if code == v.BLOCK:
        return cards.kind[location_card] == v.ACTION
    if code == v.ROUTE:
        return cards.faction[location_card] >= 0 and cards.deal[location_card] >= 0
    if code == v.REPEAT_PRODUCTION:
        return cards.kind[location_card] == v.PRODUCTION
    if code == v.REPEAT_OTHER_PRODUCTION:
        return cards.kind[location_card] == v.PRODUCTION and location_card != card
    if code == v.SAMURAI:
        return cards.faction[location_card] >= 0
    if code == v.RESET:
        return cards.kind[location_card] == v.ACTION and location_card != card
    return True


_OWN: Final = (
    v.RAZE_OWN,
    v.REPEAT_PRODUCTION,
    v.REPEAT_OTHER_PRODUCTION,
    v.SAMURAI,
    v.RESET,
)


def locations(state: State, seat: int, code: int, card: int) -> list[Move]:
    """Locations that an effect of `card` can choose; alike ones once."""
    moves: list[Move] = []
    for holder in (seat,) if code in _OWN else rivals(state, seat):
        seen: list[Location] = []
        for location in state.players[holder].empire:
            if not _fits(state, code, card, location.card):
                continue
            if (
                (code == v.SAMURAI and location.samurai)
                or (code == v.RESET and location.uses == 0)
                or (code == v.ROUTE and location.route != NOBODY)
            ):
                continue
            if is_new(state.cards, location, seen):
                moves.append(move(CHOOSE_LOCATION, location.card, holder))
    return moves


def razable(state: State, seat: int, tokens: int, kind: int) -> list[Move]:
    """Locations of rivals that so many raze tokens can raze (RAZE-7); alike ones once."""
    moves: list[Move] = []
    razes = state.cards.raze
    for holder, rival in enumerate(state.players):
        if holder == seat or rival.passed:
            continue
        seen: list[Location] = []
        for location in rival.empire:
            if (
                razes[location.card]
                and price(state, holder, location) <= tokens
                and is_new(state.cards, location, seen)
            ):
                moves.append(move(kind, location.card, holder))
    return moves


def chapel(state: State, seat: int) -> list[Move]:
    """What a Dark Chapel can raze at the usual price (BARB-5)."""
    player = state.players[seat]
    moves = hand(state, seat, v.RAZE_HAND) if player.raze >= HAND_PRICE else []
    return moves + razable(state, seat, player.raze, CHOOSE_LOCATION)


def waived(state: State, player: Player, card: int, price: v.Price) -> bool:
    """Whether a card's resources can be paid on top of a price (AMB-36)."""
    cards = state.cards
    return pay.can_pay(
        player,
        cards.wood[card] + price.wood,
        cards.stone[card] + price.stone,
        cards.food[card] + price.food,
        cards.gold[card] + price.gold,
        price.resource,
    )


NOTHING: Final = v.Price()


def hand(state: State, seat: int, code: int, price: v.Price = NOTHING) -> list[Move]:
    """Cards in hand that an effect can choose; alike ones once."""
    cards = state.cards
    player = state.players[seat]
    moves: list[Move] = []
    last = -1
    for card in player.hand:
        if cards.printing[card] == last:
            continue
        if code == v.RAZE_HAND and not cards.raze[card]:
            continue
        if code == v.BUILD_FACTION and (
            cards.faction[card] < 0 or not waived(state, player, card, price)
        ):
            continue
        last = cards.printing[card]
        moves.append(move(CHOOSE_CARD, card))
    return moves


def deals(state: State, seat: int, code: int, price: v.Price = NOTHING) -> list[Move]:
    """Deals that an effect can choose: own ones, or those of rivals; alike ones once."""
    moves: list[Move] = []
    cards = state.cards
    cut = state.options.robbers_cut_routes and code == v.DISCARD_DEAL
    own = code in (v.REPEAT_DEAL, v.BUILD_DEAL)
    for holder in (seat,) if own else rivals(state, seat):
        seen: list[tuple[int, int]] = []
        player = state.players[holder]
        for deal in player.deals:
            card = deal % OF
            if deal >= OF and code != v.REPEAT_DEAL and not cut:
                continue
            if code == v.BUILD_DEAL and (
                cards.faction[card] < 0 or not waived(state, player, card, price)
            ):
                continue
            key = (cards.printing[card], deal // OF)
            if key not in seen or holder >= state.seats:  # the line of attack cards has an order
                seen.append(key)
                moves.append(move(CHOOSE_DEAL, deal, holder))
    return moves


def own_deals(state: State, seat: int) -> list[Move]:
    """Own deals that can be discarded as a price; alike ones once (COMMON-2)."""
    return deals(state, seat, v.REPEAT_DEAL)


def players(state: State, seat: int, code: int) -> list[Move]:
    """Rivals that an effect can name."""
    moves: list[Move] = []
    for other in rivals(state, seat):
        player = state.players[other]
        if code == v.RIVAL_DISCARDS or player.wood + player.stone + player.food:
            moves.append(move(CHOOSE_PLAYER, other))
    return moves


def exists(state: State, seat: int, card: int, op: v.Op, price: v.Price) -> bool:
    """Whether an instruction of an action has a target, once its price is paid."""
    code = op.code
    if code in (v.RAZE_HAND, v.BUILD_FACTION):
        return bool(hand(state, seat, code, price))
    if code == v.LAY_FOUNDATION:
        return len(state.players[seat].hand) > price.cards
    if code in (v.REPEAT_DEAL, v.DISCARD_DEAL, v.TAKE_DEAL, v.BUILD_DEAL):
        return bool(deals(state, seat, code, price))
    if code in (v.STEAL, v.RIVAL_DISCARDS):
        return bool(players(state, seat, code))
    if code == v.RAZE_PRICED:
        return bool(chapel(state, seat))
    if v.REPEAT_PRODUCTION <= code <= v.ROUTE:
        return bool(locations(state, seat, code, card))
    return True
