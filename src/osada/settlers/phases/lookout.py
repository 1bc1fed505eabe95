"""The lookout phase in all its forms (LOOKOUT, VAR-ALT, VAR-ADV, VAR-PEACE, SOLO-10 to SOLO-14)."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from osada.kernel.game import Move, move
from osada.kernel.random import below, step
from osada.settlers import frames as f
from osada.settlers.state import NOBODY, Frame, Location, State, without
from osada.settlers.supply import NO_CARD, draw_common, draw_faction, top_common
from osada.settlers.verbs import CHOOSE_CARD, COMMON, DRAFT, FACTION

ADVANCED_OFFER: Final = 5
SOLO_OFFER: Final = 4
SECRET_CARDS: Final = 3


def begin(state: State) -> None:
    """Lay out the steps of the phase, the last one first."""
    if state.seats == 1:
        steps = _solo()
    elif state.options.lookout == "alternative":
        steps = _alternative()
    elif state.options.lookout == "advanced":
        steps = _advanced(state)
    else:
        steps = _standard(state)
    steps.append((f.NEXT, NOBODY))
    steps.reverse()
    state.stack.extend(steps)


def clockwise(state: State) -> list[int]:
    """All seats from the first player on."""
    return [(state.first + i) % state.seats for i in range(state.seats)]


def _standard(state: State) -> list[Frame]:
    order = clockwise(state)
    offer = (f.REVEAL, NOBODY, state.seats + 1)
    sweep = (f.SWEEP, NOBODY)
    steps: list[Frame] = [(f.DRAWN, NOBODY, FACTION)]
    drafts = 2
    if state.options.peaceful:
        steps.append((f.DRAWN, NOBODY, COMMON))  # VAR-PEACE-2
        drafts = state.options.peaceful_drafts
    steps += [offer, *((f.DRAFT, seat) for seat in order), sweep]
    if drafts == 2:
        steps += [offer, *((f.DRAFT, seat) for seat in reversed(order)), sweep]
    return steps


def _advanced(state: State) -> list[Frame]:
    order = clockwise(state)
    steps: list[Frame] = [(f.DRAWN, NOBODY, FACTION), (f.REVEAL, NOBODY, ADVANCED_OFFER)]
    for place, seat in enumerate(order):
        if place >= 2:
            steps.append((f.REVEAL, NOBODY, 4))  # VAR-ADV-6
        steps.append((f.DRAFT, seat))
    for place, seat in enumerate(order):
        if 0 < place < len(order) - 1:
            steps.append((f.REVEAL, NOBODY, 3))  # VAR-ADV-8
        steps.append((f.DRAFT, seat))
    steps.append((f.SWEEP, NOBODY))
    return steps


def _alternative() -> list[Frame]:
    return [
        (f.DRAWN, NOBODY, FACTION),
        (f.PASS_ON, NOBODY, 0),
        (f.SECRET, NOBODY),
        (f.TAKE_PICKS, NOBODY),
        (f.PASS_ON, NOBODY, 1),
        (f.SECRET, NOBODY),
        (f.TAKE_PICKS, NOBODY),
        (f.PASS_ON, NOBODY, 2),
    ]


def _solo() -> list[Frame]:
    return [
        (f.DRAWN, NOBODY, FACTION),
        (f.REVEAL, NOBODY, SOLO_OFFER),
        (f.DRAFT, 0),
        (f.REST, 0),
        (f.DRAFT, 0),
        (f.AREA, NOBODY),
    ]


def drawn(state: State, frame: Frame) -> None:
    """Every player draws one card of a deck, from the first player on."""
    for seat in clockwise(state):
        if frame[2] == FACTION:
            draw_faction(state, seat)
        else:
            draw_common(state, seat)


def reveal(state: State, frame: Frame) -> None:
    """Turn common cards face up until so many are on offer (AMB-14)."""
    while len(state.offer) < frame[2]:
        card = top_common(state)
        if card == NO_CARD:
            break
        state.offer.append(card)
        if state.log is not None:
            state.log.append(("reveal", NOBODY, card))


def draft_options(state: State, frame: Frame) -> list[Move]:
    """The cards on offer; alike ones once."""
    return _distinct(state, state.offer, DRAFT)


def _distinct(state: State, cards: Sequence[int], kind: int) -> list[Move]:
    printing = state.cards.printing
    seen: list[int] = []
    moves: list[Move] = []
    for card in cards:
        if printing[card] not in seen:
            seen.append(printing[card])
            moves.append(move(kind, card))
    return moves


def draft(state: State, frame: Frame, answer: Move) -> None:
    """Take a card on offer (LOOKOUT-4)."""
    state.offer.remove(answer.what)
    insort(state.players[frame[1]].hand, answer.what)
    if state.log is not None:
        state.log.append(("drafted", frame[1], answer.what))


def sweep(state: State, frame: Frame) -> None:
    """The card left over is discarded (LOOKOUT-5)."""
    state.common_discard += state.offer
    if state.log is not None and state.offer:
        state.log.append(("swept", NOBODY, *state.offer))
    state.offer = []


def secret_options(state: State, seat: int) -> list[Move]:
    """The own cards to pick from in secret; alike ones once."""
    return _distinct(state, state.players[seat].offer, DRAFT)


def choosing(state: State) -> list[int]:
    """Seats that have not yet picked in secret."""
    return [
        seat
        for seat in range(state.seats)
        if state.players[seat].pick == NO_CARD and state.players[seat].offer
    ]


def choose_secretly(state: State, seat: int, card: int) -> None:
    """Commit a pick; it takes effect when everybody has chosen (VAR-ALT-3, AMB-31)."""
    state.players[seat].pick = card


def take_picks(state: State, frame: Frame) -> None:
    """All picks go to the hands at once."""
    for seat in clockwise(state):
        player = state.players[seat]
        if player.pick != NO_CARD:
            player.offer = without(player.offer, player.pick)
            insort(player.hand, player.pick)
            if state.log is not None:
                state.log.append(("picked", seat, player.pick))
            player.pick = NO_CARD


def pass_on(state: State, frame: Frame) -> None:
    """Deal three cards each; or pass the two left to the left; or discard the last ones."""
    players = state.players
    if frame[2] == 0:
        for seat in clockwise(state):
            cards = [top_common(state) for _ in range(SECRET_CARDS)]
            players[seat].offer = tuple(sorted(card for card in cards if card != NO_CARD))
    elif frame[2] == 1:
        offers = [players[seat].offer for seat in range(state.seats)]
        for seat in range(state.seats):
            players[(seat + 1) % state.seats].offer = offers[seat]
    else:
        for seat in clockwise(state):
            state.common_discard += players[seat].offer
            players[seat].offer = ()


def rest(state: State, frame: Frame) -> None:
    """One of the cards left, by chance, goes to the virtual player (SOLO-12)."""
    if state.explicit and state.offer:
        state.stack.append((f.CHANCE, 0))
    elif state.offer:
        to_area(state, state.offer[chance(state, len(state.offer))])


def chance(state: State, n: int) -> int:
    """A number below n, by the game's own generator."""
    state.random = step(state.random)
    return below(state.random, n)


def chance_options(state: State, frame: Frame) -> list[Move]:
    """What chance can pick."""
    return _distinct(state, state.offer, CHOOSE_CARD)


def chosen_by_chance(state: State, frame: Frame, answer: Move) -> None:
    """Chance has picked."""
    to_area(state, answer.what)


def area(state: State, frame: Frame) -> None:
    """What is left goes to the virtual player's area (SOLO-14)."""
    for card in state.offer[:]:
        to_area(state, card)


def to_area(state: State, card: int) -> None:
    """A card on offer becomes a location of the virtual player."""
    state.offer.remove(card)
    state.players[1].empire.append(Location(card, state.built))
    state.built += 1
    if state.log is not None:
        state.log.append(("area", 1, card))
