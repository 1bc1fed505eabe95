"""A state that a seat could be in: the cards it cannot see change places among each other."""

from osada.kernel.random import shuffle, step
from osada.settlers import frames as f
from osada.settlers.answers import CARD_GIVEN
from osada.settlers.state import HIDDEN, NOBODY, Location, State


def imagine(state: State, seat: int, random: int) -> State:
    """A copy in which all that a seat cannot see is dealt anew, from another generator."""
    other = state.copy()
    swap: dict[int, int] = {}
    random = step(random)
    for cards in _by_back(state, unseen(state, seat)):
        mixed = cards[:]
        random = shuffle(random, mixed)
        swap.update(zip(cards, mixed, strict=True))
    _rename(other, swap)
    other.random = step(random)
    decides = state.stack[-1][1] if state.stack else state.turn
    other.moves = state.moves if decides == seat else None
    return other


def unseen(state: State, seat: int) -> list[int]:
    """The cards that a seat cannot see, wherever they lie."""
    cards = state.common_deck[state.common_drawn :]
    cards += state.attack_deck
    announced = [card for frame in state.stack for card in _announced(frame)]
    for at, player in enumerate(state.players):
        cards += player.deck[player.drawn :]
        cards += [c for where in player.empire if _keeper(where, at) != seat for c in where.under]
        if at != seat:
            cards += [card for card in player.hand if card not in announced]
            cards += player.offer
            cards += [card - HIDDEN for card in player.foundations if card >= HIDDEN]
    return cards


def _announced(frame: tuple[int, ...]) -> tuple[int, ...]:
    """A card still in hand that everybody knows of: it is about to be built or dealt."""
    if frame[0] == f.SACRIFICE:
        return (frame[2],)
    if frame[0] == f.PAY:
        return (frame[3],)
    return ()


def _keeper(location: Location, holder: int) -> int:
    """Who knows the cards under a Gate: its owner, also while it is taken over (AMB-65)."""
    return holder if location.owner == NOBODY else location.owner


def _by_back(state: State, cards: list[int]) -> list[list[int]]:
    """Cards that look alike from behind."""
    backs: dict[int, list[int]] = {}
    for card in sorted(cards):
        backs.setdefault(state.cards.faction[card], []).append(card)
    return [backs[back] for back in sorted(backs)]


def _rename(state: State, swap: dict[int, int]) -> None:
    """Put every card in the place of the one it is swapped with."""
    state.common_deck = [swap[card] for card in state.common_deck[state.common_drawn :]]
    state.common_drawn = 0
    state.attack_deck = tuple(swap[card] for card in state.attack_deck)
    for player in state.players:
        player.deck = [swap[card] for card in player.deck[player.drawn :]]
        player.drawn = 0
        player.hand = sorted(swap.get(card, card) for card in player.hand)
        player.offer = tuple(sorted(swap.get(card, card) for card in player.offer))
        player.pick = swap.get(player.pick, player.pick)
        player.foundations = tuple(
            swap.get(card - HIDDEN, card - HIDDEN) + HIDDEN if card >= HIDDEN else card
            for card in player.foundations
        )
        for at, location in enumerate(player.empire):
            if location.under:
                under = sorted(swap.get(card, card) for card in location.under)
                player.empire[at] = location.over(tuple(under))
    for at, frame in enumerate(state.stack):
        if frame[0] == f.GIVE:
            gained = (
                swap.get(good - CARD_GIVEN, good - CARD_GIVEN) + CARD_GIVEN
                if good >= CARD_GIVEN
                else good
                for good in frame[4:]
            )
            state.stack[at] = (*frame[:4], *gained)
