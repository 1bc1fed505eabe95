"""What a move brings to light: undo never goes back behind it."""

from osada.settlers.state import HIDDEN, OF, State


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether chance was asked, a deck was drawn from, or a seat sees a card it did not see."""
    if before.random != after.random or len(before.attack_deck) != len(after.attack_deck):
        return True
    if before.common_drawn != after.common_drawn or any(
        player.drawn != other.drawn
        for player, other in zip(before.players, after.players, strict=True)
    ):
        return True
    return not seen(after, seat) <= seen(before, seat)


def seen(state: State, seat: int) -> set[int]:
    """The cards that a seat can see."""
    cards = {*state.common_discard, *state.offer, *state.collection}
    for at, player in enumerate(state.players):
        cards.update(player.discard)
        cards.update(deal % OF for deal in player.deals)
        cards.update(location.card for location in player.empire)
        cards.update(card for card in player.foundations if card < HIDDEN)
        if at == seat:
            cards.update(player.hand, player.offer)
            cards.update(card % HIDDEN for card in player.foundations)
            cards.update(card for location in player.empire for card in location.under)
    return cards
