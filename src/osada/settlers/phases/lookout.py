"""The lookout phase in all its forms (LOOKOUT, VAR-ALT, VAR-ADV, VAR-PEACE, SOLO-10 to SOLO-14)."""

from collections.abc import Sequence
from typing import Final

from osada.kernel.game import Move, Refusal
from osada.kernel.random import below, step
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.course import Phase
from osada.settlers.frames import NO_CARD, Frame, Question, Task
from osada.settlers.phases.rounds import over
from osada.settlers.state import MOST_SEATS, NOBODY, Location, State, sort_in, without
from osada.settlers.supply import draw_common, draw_faction, top_common
from osada.settlers.verbs import CHOOSE_CARD, COMMON, DRAFT, FACTION
from osada.settlers.virtual import virtual

ADVANCED_OFFER: Final = 5
SOLO_OFFER: Final = 4
SECRET_CARDS: Final = 3


class Lookout(Phase):
    """The lookout in the form that was agreed."""

    def __init__(self, number: int) -> None:
        Phase.__init__(self, number)
        self.known: dict[int, list[Frame]] = {}
        """The steps by what they depend on, the last one first."""

    def begin(self, state: State) -> None:
        """Lay out the steps of the phase, the last one first."""
        options = state.options
        key = state.seats * MOST_SEATS + state.first
        if options.peaceful:
            key += 100 * options.peaceful_drafts
        if options.lookout == "alternative":
            key += 1000
        elif options.lookout == "advanced":
            key += 2000
        if state.round in virtual(options.virtual_faction).reinforced:
            key += 4000
        steps = self.known.get(key)
        if steps is None:
            steps = self.known[key] = _steps(state)
        state.stack += steps


def _steps(state: State) -> list[Frame]:
    if state.seats == 1:
        steps = _solo(state)
    elif state.options.lookout == "alternative":
        steps = _alternative()
    elif state.options.lookout == "advanced":
        steps = _advanced(state)
    else:
        steps = _standard(state)
    steps.append(NEXT)
    steps.reverse()
    return steps


_CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def clockwise(state: State) -> list[int]:
    """All seats from the first player on; nobody changes the list."""
    return _CLOCKWISE[state.seats][state.first]


def _standard(state: State) -> list[Frame]:
    order = clockwise(state)[:]
    steps: list[Frame] = [Drawn(FACTION)]
    drafts = 2
    if state.options.peaceful:
        steps.append(Drawn(COMMON))  # VAR-PEACE-2
        drafts = state.options.peaceful_drafts
    for _ in range(drafts):
        steps.append(Reveal(state.seats + 1))
        for seat in order:
            steps.append(DRAFTS[seat])
        steps.append(_SWEEP)
        order.reverse()
    return steps


def _advanced(state: State) -> list[Frame]:
    order = clockwise(state)
    steps: list[Frame] = [Drawn(FACTION), Reveal(ADVANCED_OFFER)]
    for place, seat in enumerate(order):
        if place >= 2:
            steps.append(Reveal(4))  # VAR-ADV-6
        steps.append(DRAFTS[seat])
    for place, seat in enumerate(order):
        if 0 < place < len(order) - 1:
            steps.append(Reveal(3))  # VAR-ADV-8
        steps.append(DRAFTS[seat])
    steps.append(_SWEEP)
    return steps


def _alternative() -> list[Frame]:
    return [
        Drawn(FACTION),
        PassOn(0),
        Secret(),
        TakePicks(),
        PassOn(1),
        Secret(),
        TakePicks(),
        PassOn(2),
    ]


def _solo(state: State) -> list[Frame]:
    steps: list[Frame] = [Drawn(FACTION), Reveal(SOLO_OFFER), DRAFTS[0], Rest(), DRAFTS[0], Area()]
    if state.round in virtual(state.options.virtual_faction).reinforced:
        steps.append(Reinforced())
    return steps


class Next(Task):
    """The phase is over, and the first player is the first in the next one."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.NEXT
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """On to the next phase."""
        state.turn = state.first
        over(state)


NEXT: Final = Next()


class Drawn(Task):
    """Every player draws one card of a deck, from the first player on."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.code = f.DRAWN
        self.seat = NOBODY
        self.card = NO_CARD
        self.deck = deck

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.DRAWN, NOBODY, self.deck)

    def run(self, state: State) -> None:
        """Draw."""
        for seat in clockwise(state):
            if self.deck == FACTION:
                draw_faction(state, seat)
            else:
                draw_common(state, seat)


class Reveal(Task):
    """Common cards are turned face up until so many are on offer (AMB-14)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.code = f.REVEAL
        self.seat = NOBODY
        self.card = NO_CARD
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.REVEAL, NOBODY, self.n)

    def run(self, state: State) -> None:
        """Turn them up."""
        offer = state.offer[:]
        while len(offer) < self.n:
            card = top_common(state)
            if card == NO_CARD:
                break
            offer.append(card)
            happenings.revealed(state, card)
        state.offer = offer


class Draft(Question):
    """Which card on offer is taken (LOOKOUT-4)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.code = f.DRAFT
        self.seat = seat
        self.card = NO_CARD

    def kind(self) -> str:
        """A draft."""
        return "draft"

    def takes(self) -> tuple[int, ...]:
        """A card on offer."""
        return (DRAFT,)

    def pile(self, state: State) -> Sequence[int]:
        """What is on offer."""
        return state.offer

    def options(self, state: State) -> list[Move]:
        """The cards on offer; alike ones once."""
        return _distinct(state, state.offer, DRAFT)

    def answer(self, state: State, chosen: Move) -> None:
        """Take it."""
        offer = state.offer[:]
        offer.remove(chosen.what)
        state.offer = offer
        sort_in(state.players[self.seat].hand, chosen.what)
        happenings.drafted(state, self.seat, chosen.what)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not on offer."""
        return not_drafted(state, tried)


DRAFTS: Final[list[Draft]] = [Draft(seat) for seat in range(MOST_SEATS)]


def not_drafted(state: State, tried: Move) -> Refusal:
    """Why a card cannot be taken in the lookout."""
    if tried.kind != DRAFT:
        return Refusal("draft-first", ("LOOKOUT-9", "LOOKOUT-1"))
    facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
    if state.seats == 1:
        return Refusal("not-on-offer", ("SOLO-11", "SOLO-13", "LOOKOUT-4"), facts)
    if state.options.lookout == "alternative":
        return Refusal("not-on-offer", ("VAR-ALT-3", "VAR-ALT-5", "LOOKOUT-4"), facts)
    if state.options.lookout == "advanced":
        return Refusal("not-on-offer", ("VAR-ADV-3", "VAR-ADV-2", "LOOKOUT-4"), facts)
    return Refusal("not-on-offer", ("LOOKOUT-4", "LOOKOUT-7"), facts)


def _distinct(state: State, cards: Sequence[int], kind: int) -> list[Move]:
    facts = state.cards.card
    seen: list[int] = []
    moves: list[Move] = []
    for card in cards:
        fact = facts[card]
        if not fact.is_single:
            if fact.printing in seen:
                continue
            seen.append(fact.printing)
        moves.append(fact.draft_move if kind == DRAFT else fact.choose_move)
    return moves


class Sweep(Task):
    """What is left on offer is discarded (LOOKOUT-5)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.SWEEP
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Discard it."""
        for card in state.offer:
            state.discard_common(card)
        happenings.swept(state)
        state.offer = []


_SWEEP: Final = Sweep()


class Secret(Question):
    """Which of their own cards all seats pick at once, in secret; `flow` asks each of them."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.SECRET
        self.seat = NOBODY
        self.card = NO_CARD

    def kind(self) -> str:
        """A draft."""
        return "draft"

    def takes(self) -> tuple[int, ...]:
        """A card of the seat's own offer."""
        return (DRAFT,)

    def is_secret(self, answer: Move) -> bool:
        """Always."""
        return True

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not on offer."""
        return not_drafted(state, tried)


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


class TakePicks(Task):
    """All picks go to the hands at once."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.TAKE_PICKS
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Do it."""
        for seat in clockwise(state):
            player = state.players[seat]
            if player.pick != NO_CARD:
                player.offer = without(player.offer, player.pick)
                sort_in(player.hand, player.pick)
                happenings.picked(state, seat, player.pick)
                player.pick = NO_CARD


class PassOn(Task):
    """Deal three cards each; or pass the two left to the left; or discard the last ones."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.code = f.PASS_ON
        self.seat = NOBODY
        self.card = NO_CARD
        self.step = step

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PASS_ON, NOBODY, self.step)

    def run(self, state: State) -> None:
        """Do it."""
        players = state.players
        if self.step == 0:
            for seat in clockwise(state):
                cards = [top_common(state) for _ in range(SECRET_CARDS)]
                players[seat].offer = tuple(sorted(card for card in cards if card != NO_CARD))
        elif self.step == 1:
            offers = [players[seat].offer for seat in range(state.seats)]
            for seat in range(state.seats):
                players[(seat + 1) % state.seats].offer = offers[seat]
        else:
            for seat in clockwise(state):
                for card in players[seat].offer:
                    state.discard_common(card)
                players[seat].offer = ()


class Rest(Task):
    """One of the cards left, by chance, goes to the virtual player (SOLO-12)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.REST
        self.seat = 0
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Do it."""
        if state.explicit and state.offer:
            state.stack.append(Chance())
        elif state.offer:
            to_area(state, state.offer[chance(state, len(state.offer))])


def chance(state: State, n: int) -> int:
    """A number below n, by the game's own generator."""
    state.random = step(state.random)
    return below(state.random, n)


class Chance(Question):
    """What chance picks of the offer."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.CHANCE
        self.seat = 0
        self.card = NO_CARD

    def kind(self) -> str:
        """Chance."""
        return "random"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def pile(self, state: State) -> Sequence[int]:
        """What is on offer."""
        return state.offer

    def options(self, state: State) -> list[Move]:
        """What chance can pick."""
        return _distinct(state, state.offer, CHOOSE_CARD)

    def answer(self, state: State, chosen: Move) -> None:
        """Chance has picked."""
        to_area(state, chosen.what)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not on offer."""
        return f.wrong(("SOLO-12",), "random")


class Area(Task):
    """What is left goes to the virtual player's area (SOLO-14)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.AREA
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Do it."""
        for card in state.offer:
            to_area(state, card)


class Reinforced(Task):
    """The next common card joins the virtual player's area (AMB-X-14)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.REINFORCED
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Do it."""
        card = top_common(state)
        if card != NO_CARD:
            happenings.revealed(state, card)
            to_area(state, card)


def to_area(state: State, card: int) -> None:
    """A card on offer becomes a location of the virtual player."""
    state.offer = [other for other in state.offer if other != card]
    state.players[1].add_location(Location(card, state.built))
    state.built += 1
    happenings.collected(state, 1, card)
