"""The course of a game of a campaign: what is added to that of the printed rules (CSETUP, CROUND).

Setup goes on with Provinces, Inventions and bonuses; turns have further free moves, and every
complete move is followed by a look at the Goals; production and cleanup end with those that were
met in them; the end of the game settles the upkeep.
"""

from typing import Final

from osada.kernel.game import Move, Points
from osada.kernel.random import shuffle
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.backs import PROVINCE
from osada.settlers.catalogue import Catalogue
from osada.settlers.course import Action, Course
from osada.settlers.effects import sets
from osada.settlers.effects.events import WHEN_PASS
from osada.settlers.effects.run import Ops, react
from osada.settlers.frames import NO_CARD, OF_BONUS, Task
from osada.settlers.goal import Goal
from osada.settlers.goods import GOLD, WORKER
from osada.settlers.moves.tokens import Place
from osada.settlers.moves.upkeep import Upkeep, settle
from osada.settlers.part import STARTS, TOKENS
from osada.settlers.phases import goals, standard
from osada.settlers.phases.action import Stop, next_turn
from osada.settlers.phases.lookout import clockwise
from osada.settlers.state import END, MOST_SEATS, Location, Player, State
from osada.settlers.supply import BY_BONUS, deck, gain, gain_foundation
from osada.settlers.verbs import PASS

ROUNDS: Final = 4
"""Of a game of a campaign (CROUND-1)."""


def course(cards: Catalogue, is_alone: bool, rounds: int, asked: list[Goal]) -> Course:
    """The course of a game with sheets and these Goals."""
    usual = standard.alone(cards, rounds) if is_alone else standard.together(cards, rounds)
    actions: list[Action] = []
    for action in usual.actions:
        if isinstance(action, Stop):
            actions += [Upkeep(), Place(), PassOrEnd()]
        else:
            actions.append(action)
    phases = [phase for phase in usual.phases if phase is not None]
    return Course(
        rounds,
        [phase for phase in phases if phase.number in usual.order],
        usual.last,
        [
            EndOfGame(END) if phase.number == END else phase
            for phase in phases
            if phase.number not in usual.order
        ],
        actions,
        [*usual.setup, lay_out],
        [*usual.scoring, penalties, missed_upkeep],
        goals.counters(asked, is_alone),
        watches=True,
    )


# Setup (CSETUP-20, CSETUP-21)


def lay_out(state: State) -> None:
    """Each player from the first one on receives what the own sheet brings."""
    for seat in reversed(clockwise(state)):
        state.stack.append(Bestow(seat, 0))


class Bestow(Task):
    """The next step of a seat's setup: Provinces and Inventions, then bonus after bonus."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int) -> None:
        self.code = f.BESTOW
        self.seat = seat
        self.card = NO_CARD
        self.step = step

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.BESTOW, self.seat, self.step)

    def run(self, state: State) -> None:
        """Take steps up to one that asks something."""
        seat = self.seat
        player = state.players[seat]
        part = player.part
        assert part is not None
        step = self.step
        if step == 0:
            enter(state, player)
            state.stack.append(Bestow(seat, 1))
            for card in sorted((*part.sheet.provinces, *part.sheet.inventions), reverse=True):
                if state.cards.card[card].bonus:
                    state.stack.append(Ops(seat, seat, card, OF_BONUS, 0))
            return
        bonus = STARTS[step - 1]
        if step < len(STARTS):
            state.stack.append(Bestow(seat, step + 1))
        else:
            for token, name in enumerate(TOKENS):
                part = part.more_tokens(token, part.sheet.bonuses.get(name, 0))
            player.part = part
        n = part.sheet.bonuses.get(bonus, 0)
        if n:
            _receive(state, seat, bonus, n)


def enter(state: State, player: Player) -> None:
    """Provinces enter the empire, Inventions lie beside it (CSETUP-8, PROV-7)."""
    part = player.part
    assert part is not None
    for card in part.sheet.provinces:
        player.add_location(Location(card, state.built))
        state.built += 1
    sets.remember(state, player)
    player.part = part.with_inventions(tuple([Location(card, 0) for card in part.sheet.inventions]))


def _receive(state: State, seat: int, bonus: str, n: int) -> None:
    """A start bonus, as often as it was unlocked (BONUS-4 to BONUS-9)."""
    if bonus == "card":
        for _ in range(n):
            state.stack.append(deck(seat, 1))
        return
    if bonus == "location" and n > 1:
        state.stack.append(More(seat, n - 1))
    for _ in range(1 if bonus == "location" else n):
        if bonus == "location":
            _start_location(state, seat)
        elif bonus == "deal":
            _start_deal(state, seat)
        elif bonus == "worker":
            gain(state, seat, WORKER, 1, NO_CARD, BY_BONUS)
        elif bonus == "gold":
            gain(state, seat, GOLD, 1, NO_CARD, BY_BONUS)
        else:
            gain_foundation(state, seat)


class More(Task):
    """Further start locations, once the building bonus of the one before is settled."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        self.code = f.MORE
        self.seat = seat
        self.card = NO_CARD
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.MORE, self.seat, self.n)

    def run(self, state: State) -> None:
        """The next one."""
        _receive(state, self.seat, STARTS[0], self.n)


def _first_that(state: State, seat: int, is_deal: bool) -> int:
    """The first card of the deck that fits; others are shuffled back (AMB-C45). -1: none."""
    player = state.players[seat]
    left = player.deck[player.drawn :]
    for at, card in enumerate(left):
        fact = state.cards.card[card]
        if fact.deal >= 0 if is_deal else not fact.instant:
            if at:
                left.pop(at)
                state.random = shuffle(state.random, left)
                player.deck = [card, *left]
                player.drawn = 0
            player.drawn += 1
            return card
    return NO_CARD


def _start_location(state: State, seat: int) -> None:
    """A faction location stands there; its building bonus is gained (AMB-C25, AMB-C57)."""
    card = _first_that(state, seat, is_deal=False)
    if card == NO_CARD:
        return
    player = state.players[seat]
    player.add_location(Location(card, state.built))
    state.built += 1
    sets.remember(state, player)
    happenings.began_with(state, seat, card, False)
    if state.cards.card[card].bonus:
        state.stack.append(Ops(seat, seat, card, OF_BONUS, 0))


def _start_deal(state: State, seat: int) -> None:
    """A card goes under the board; its first good comes with production (AMB-C26)."""
    card = _first_that(state, seat, is_deal=True)
    if card != NO_CARD:
        state.players[seat].deals += (card,)
        happenings.began_with(state, seat, card, True)


# Turns


class PassOrEnd(Stop):
    """Passing is answered by features and followed by a look at the Goals, then the turn ends."""

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """The turn is over."""
        if chosen.kind != PASS:
            next_turn(state)
            return
        state.players[seat].passed = True
        state.stack.append(_PASSED[seat])
        state.stack.append(goals.LOOK[seat])
        react(state, seat, WHEN_PASS, NO_CARD)


class Passed(Task):
    """All that follows a pass is settled: it is the next player's turn."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.code = f.PASSED
        self.seat = seat
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """On to the next."""
        next_turn(state)


_PASSED: Final[list[Passed]] = [Passed(seat) for seat in range(MOST_SEATS)]


# The end


class EndOfGame(standard.End):
    """The last upkeep payment comes before scores (CEND-2)."""

    def begin(self, state: State) -> None:
        """Settle it."""
        standard.End.begin(self, state)
        for seat in range(state.seats):
            settle(state, seat)


def penalties(state: State, seat: int) -> list[Points]:
    """What Provinces cost (PROV-8, PROV-9)."""
    found: list[Points] = []
    for location in state.players[seat].empire:
        fact = state.cards.card[location.card]
        if fact.faction == PROVINCE:
            found.append(Points(state.round, "province", fact.slug, -fact.penalty))
    return found


def missed_upkeep(state: State, seat: int) -> list[Points]:
    """Who has not paid the whole upkeep has no points at all (UPKEEP-9, UPKEEP-10)."""
    part = state.players[seat].part
    if part is None or not part.missed:
        return []
    scored = 0
    for source in state.options.course.scoring:
        if source is not missed_upkeep:
            scored += sum([entry.points for entry in source(state, seat)])
    return [Points(state.round, "upkeep", "", -scored)] if scored else []
