"""What effects and prices can choose: rivals, locations, cards, deals; alike ones once (AMB-18)."""

from osada.kernel.game import Move, move
from osada.settlers.coded import deal_card, deal_owner, route
from osada.settlers.effects.prices import Price
from osada.settlers.moves import allowances, pay
from osada.settlers.moves.raze import price
from osada.settlers.state import ON_WALL, Location, Player, State, is_new
from osada.settlers.verbs import CHOOSE_DEAL


def rivals(state: State, seat: int) -> list[int]:
    """Seats that another's action can name: not passed (ACT-5); the virtual player always."""
    return [
        other for other, player in enumerate(state.players) if other != seat and not player.passed
    ]


def has_trait(state: State, seat: int, trait: int) -> bool:
    """Whether a location in a seat's empire has a trait."""
    if not state.cards.traits & trait:
        return False
    cards = state.cards.card
    return any(cards[location.card].traits & trait for location in state.players[seat].empire)


def any_passed(state: State, seat: int) -> bool:
    """Whether some rival has passed."""
    return any(player.passed for other, player in enumerate(state.players) if other != seat)


def razable(state: State, seat: int, tokens: int, chosen: bool, moves: list[Move]) -> None:
    """Add locations of rivals that so many raze tokens can raze (RAZE-7): as moves, or chosen."""
    cards = state.cards
    for holder in range(len(state.players)):
        rival = state.players[holder]
        if holder == seat or rival.passed:
            continue
        seen: list[Location] = []
        for location in rival.empire:
            fact = cards.card[location.card]
            if (
                fact.has_raze
                and price(state, seat, holder, location) <= tokens
                and not location.marks & ON_WALL
                and is_new(cards, location, seen)
            ):
                by_holder = fact.location_moves if chosen else fact.raze_moves
                moves.append(by_holder[holder])


def waived(state: State, player: Player, card: int, price: Price) -> bool:
    """Whether a card's resources can be paid on top of a price (AMB-36)."""
    fact = state.cards.card[card]
    if fact.instant:
        return False  # AMB-60
    wood, stone, food, gold = fact.wood, fact.stone, fact.food, fact.gold
    if player.part is not None:
        wood, stone, food, gold = allowances.cost(state, player, card)
    return pay.can_pay(
        player,
        wood + price.wood,
        stone + price.stone,
        food + price.food,
        gold + price.gold,
        price.resource,
    )


def hand(state: State, seat: int) -> list[Move]:
    """Any card in hand."""
    cards = state.cards.card
    moves: list[Move] = []
    last = -1
    for card in state.players[seat].hand:
        fact = cards[card]
        if fact.printing != last:
            last = fact.printing
            moves.append(fact.choose_move)
    return moves


def deals(state: State, seat: int) -> list[Move]:
    """Any own deal."""
    printing = state.cards.printing
    moves: list[Move] = []
    seen: list[int] = []
    for deal in state.players[seat].deals:
        key = route(printing[deal_card(deal)], deal_owner(deal))
        if key not in seen:
            seen.append(key)
            moves.append(move(CHOOSE_DEAL, deal, seat))
    return moves
