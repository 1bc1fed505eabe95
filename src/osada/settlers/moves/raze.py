"""Raze a card from hand or a rival's location (RAZE), and what every raze does."""

from typing import Final

from osada.kernel.game import Refusal
from osada.settlers import frames as f
from osada.settlers.effects.run import react
from osada.settlers.effects.vocabulary import FROM_HAND, OF_RIVAL, WHEN_RAZE
from osada.settlers.goods import CARD, WOOD
from osada.settlers.state import NOBODY, Location, State
from osada.settlers.supply import BY_RAZE, discard, find, gain, lay_foundation, leave

HAND_PRICE: Final = 1  # RAZE-3
LOCATION_PRICE: Final = 2  # RAZE-8


def price(state: State, holder: int, location: Location) -> int:
    """Raze tokens for a rival's location (RAZE-8 to RAZE-10, AMB-72)."""
    tokens = LOCATION_PRICE
    if location.guarded:
        tokens += 1
    if location.samurai:
        tokens += 1
    cards = state.cards
    if cards.faction[location.card] < 0:
        for other in state.players[holder].empire:
            tokens += cards.surcharge[other.card]
    return tokens


def why_not_from_hand(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be razed."""
    player = state.players[seat]
    facts: dict[str, str | int] = {"card": state.cards.slugs[card], "n": HAND_PRICE}
    if card not in player.hand:
        return Refusal("not-in-hand", ("RAZE-2",), facts)
    if not state.cards.raze[card]:
        return Refusal("no-raze-field", unrazable(state, card, ("RAZE-2",)), facts)
    if player.raze < HAND_PRICE:
        return Refusal("raze-tokens", ("RAZE-1", "RAZE-3"), facts | {"have": player.raze})
    return None


def unrazable(state: State, card: int, last: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that keep a card without a raze field from being razed."""
    cards = state.cards
    if cards.gate[card]:
        return ("JAPAN-17", "AMB-25", "RAZE-15", "CARD-17", *last)
    if cards.shrine[card]:
        return ("JAPAN-21", "AMB-25", "RAZE-15", "CARD-17", *last)
    if cards.faction[card] >= 0:
        return ("RAZE-15", "CARD-17", "CARD-15", *last)
    return ("COMMON-4", "CARD-17", "AMB-27", "CARD-14", *last)


def why_not_location(state: State, seat: int, card: int, holder: int) -> Refusal | None:
    """Why a location of another empire cannot be razed with raze tokens."""
    facts: dict[str, str | int] = {"card": state.cards.slugs[card], "seat": holder}
    if holder == seat:
        return Refusal("own-location", ("RAZE-14",), facts)
    rival = state.players[holder]
    at = find(rival, card)
    if at < 0:
        if card in rival.foundations:
            return Refusal("foundation", ("RAZE-21", "AMB-17"), facts)
        if card in rival.deals:
            return Refusal("not-there", ("DEAL-10", "RAZE-7"), facts)
        return Refusal("not-there", ("RAZE-7",), facts)
    if rival.passed:
        return Refusal("passed-rival", ("ACT-6", "ACT-5", "GENERAL-7", "AMB-18"), facts)
    if not state.cards.raze[card]:
        return Refusal("no-raze-field", unrazable(state, card, ("RAZE-7",)), facts)
    if state.options.peaceful:
        return Refusal("peaceful", ("VAR-PEACE-4",), facts)
    location = rival.empire[at]
    tokens = price(state, holder, location)
    have = state.players[seat].raze
    if have < tokens:
        facts |= {"n": tokens, "have": have}
        if location.guarded:
            return Refusal("raze-guarded", ("RAZE-9", "DEFENSE-5", "RAZE-1"), facts)
        if location.samurai:
            return Refusal("raze-samurai", ("RAZE-10", "JAPAN-11", "RAZE-1"), facts)
        if tokens > LOCATION_PRICE:
            return Refusal("raze-surcharge", ("AMB-72", "RAZE-1"), facts)
        return Refusal("raze-tokens", ("RAZE-1", "RAZE-8"), facts)
    return None


def from_hand(state: State, seat: int, card: int, each: int) -> None:
    """A card from hand is razed: goods, then its pile (RAZE-4, RAZE-5)."""
    state.players[seat].hand.remove(card)
    if state.log is not None:
        state.log.append(("razed", seat, card, seat, 0))
    state.stack.append((f.RAZED, seat, card, FROM_HAND, 1))
    goods(state, seat, card, each)


def location(state: State, seat: int, card: int, holder: int, each: int) -> None:
    """A location is razed: goods to the razer, a foundation and 1 wood to whom they belong."""
    razed = state.players[holder].empire[find(state.players[holder], card)]
    leave(state, holder, razed)
    owner = holder if razed.owner == NOBODY else razed.owner
    if state.log is not None:
        state.log.append(("razed", seat, card, holder, 1))
    pile = state.cards.faction[card] >= 0 or owner >= state.seats  # RAZE-16, SOLO-18
    if not pile:
        lay_foundation(state, owner, card, hidden=False)  # RAZE-12, EGYPT-17
        gain(state, holder, WOOD, 1, card, BY_RAZE)  # RAZE-13, EGYPT-16
    where = OF_RIVAL if holder != seat else NOBODY
    state.stack.append((f.RAZED, seat, card, where, int(pile)))
    goods(state, seat, card, each)


def goods(state: State, seat: int, card: int, each: int) -> None:
    """The goods of a raze field, from the general supply (RAZE-4, RAZE-11).

    With `each` above 0 every good gained may be given up for that many VP (BARB-6).
    """
    if each:
        gained: list[int] = []
        for good, n in state.cards.raze[card]:
            if good != CARD:
                gained.extend([good] * n)
        state.stack.append((f.GIVE, seat, each, 0, *gained))
    for good, n in state.cards.raze[card]:
        if good == CARD:
            state.stack.append((f.DECK, seat, n, 1 if each else 0))
        else:
            gain(state, seat, good, n, card, BY_RAZE)


def razed(state: State, frame: tuple[int, ...]) -> None:
    """The goods are taken: the card goes to its pile, features answer (RAZE-5, AMB-24)."""
    if frame[4]:
        discard(state, frame[2])
    react(state, frame[1], WHEN_RAZE, frame[2], frame[3])
