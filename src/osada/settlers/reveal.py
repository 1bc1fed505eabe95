"""What a move brings to light: undo never goes back behind it."""

from osada.settlers.coded import deal_card, is_hidden, laid_card
from osada.settlers.frames import NO_CARD
from osada.settlers.state import Player, State


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether chance was asked, a deck was drawn from, or a seat sees a card it did not see."""
    if _chance(before, after):
        return True
    if before.common_drawn != after.common_drawn or any(
        player.drawn != other.drawn
        for player, other in zip(before.players, after.players, strict=True)
    ):
        return True
    return not seen(after, seat) <= seen(before, seat)


def learnt(
    before: State, after: State, seat: int, known: frozenset[int]
) -> tuple[bool, frozenset[int]]:
    """Whether a seat saw a card that it could not know of, and the cards it knows in other hands.

    A card that everybody saw going into a hand is not new when it comes out of it. What somebody
    draws in secret shows nothing to others. Secret picks bind once all have picked (VAR-ALT-3):
    what is passed on or left over tells what the others took.
    """
    had, has = seen(before, seat), seen(after, seat)
    shuffled = _chance(before, after)
    news = shuffled or _picked(before, after) or not has <= had | known
    if shuffled:
        return news, frozenset()
    remembered = (known | had) - has
    held: set[int] = set()
    for at, player in enumerate(after.players):
        if at != seat and _face_down(after, player) <= _face_down(before, before.players[at]):
            held.update(player.hand, player.offer)
    return news, frozenset(remembered & held)


def _chance(before: State, after: State) -> bool:
    """Whether chance was asked."""
    return before.random != after.random or len(before.attack_deck) != len(after.attack_deck)


def _picked(before: State, after: State) -> bool:
    """Whether all have picked in secret, so that the cards went to the hands."""
    for player, then in zip(before.players, after.players, strict=True):
        if player.pick != NO_CARD and then.pick == NO_CARD:
            return True
    return False


def _face_down(state: State, player: Player) -> int:
    """How many cards lie where nobody else can see which they are."""
    laid = sum(is_hidden(card) for card in player.foundations)
    return laid + sum(
        len(location.under)
        for location in player.empire
        if state.cards.card[location.card].hides_under
    )


def seen(state: State, seat: int) -> set[int]:
    """The cards that a seat can see.

    Everybody has heard of a card that is about to be built or dealt, though it is still in a hand,
    and of one that is being razed, before it lies on its pile.
    """
    cards = {*state.common_discard, *state.offer, *state.collection}
    for frame in state.stack:
        if frame.announced() != NO_CARD:
            cards.add(frame.announced())
        cards.update(frame.shown())
    for at, player in enumerate(state.players):
        cards.update(player.discard)
        cards.update(deal_card(deal) for deal in player.deals)
        cards.update(location.card for location in player.empire)
        cards.update(card for card in player.foundations if not is_hidden(card))
        if at == seat:
            cards.update(player.hand, player.offer)
            cards.update(laid_card(card) for card in player.foundations)
            cards.update(card for location in player.empire for card in location.under)
        else:
            cards.update(
                card
                for location in player.empire
                if not state.cards.card[location.card].hides_under
                for card in location.under
            )
    return cards
