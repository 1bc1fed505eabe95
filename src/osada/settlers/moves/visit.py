"""Send a worker to a rival's open production (FRIENDS-3 to FRIENDS-11)."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.course import Action
from osada.settlers.effects.events import WHEN_VISIT, WHEN_VISITED
from osada.settlers.effects.run import react, run
from osada.settlers.effects.traits import NO_HOST_WORKER
from osada.settlers.goods import WORKER
from osada.settlers.moves.raze import WALLED
from osada.settlers.moves.targets import has_trait
from osada.settlers.state import BLOCKED, ON_WALL, VISIT, VISITS, Location, State, is_new
from osada.settlers.supply import BY_PRODUCTION, find, gain
from osada.settlers.verbs import VISIT as VISITING

MOST: Final = 2
"""Workers that one location takes in a round (FRIENDS-9)."""
_FULL: Final = MOST * VISIT
GUEST: Final = 0
HOST: Final = 1


class Visit(Action):
    """A worker goes to an open production of another empire."""

    def __init__(self) -> None:
        Action.__init__(self, (VISITING,))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """Where a worker can go; alike locations once."""
        if not state.players[seat].worker:
            return
        cards = state.cards
        for holder in range(len(state.players)):
            host = state.players[holder]
            if holder == seat or (host.passed and not state.options.visit_passed):
                continue
            seen: list[Location] = []
            for location in host.empire:
                fact = cards.card[location.card]
                if (
                    fact.is_open
                    and location.marks & VISITS < _FULL
                    and not location.marks & (BLOCKED | ON_WALL)
                    and is_new(cards, location, seen)
                ):
                    moves.append(fact.visit_moves[holder])

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why no worker can go there."""
        return why_not(state, seat, tried.what, tried.arg)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Go there."""
        do(state, seat, chosen.what, chosen.arg)


def why_not(state: State, seat: int, card: int, holder: int) -> Refusal | None:
    """Why a location cannot be visited."""
    facts: dict[str, str | int] = {"card": state.cards.slugs[card], "seat": holder}
    if holder == seat:
        return Refusal("visit-own", ("FRIENDS-4", "FRIENDS-3"), facts)
    host = state.players[holder]
    at = find(host, card)
    if at < 0:
        return Refusal("not-there", ("FRIENDS-3",), facts)
    if not state.cards.card[card].is_open:
        return Refusal("not-open", ("FRIENDS-3",), facts)
    location = host.empire[at]
    found: list[Refusal] = []
    if host.passed and not state.options.visit_passed:
        found.append(Refusal("passed-rival", ("AMB-53", "AMB-18", "ACT-5"), facts))
    if location.visits >= MOST:
        found.append(Refusal("visited-out", ("FRIENDS-10", "FRIENDS-9"), facts))
    if location.marks & ON_WALL:
        found.append(Refusal("walled", WALLED, facts))
    if location.blocked:
        found.append(Refusal("blocked", ("AMB-68",), facts))
    if not state.players[seat].worker:
        found.append(Refusal("no-visitor", ("FRIENDS-5", "FRIENDS-6"), facts))
    if not found:
        return None
    clauses = [clause for one in found for clause in one.clauses]
    return Refusal(found[0].reason, tuple(clauses), facts)


def do(state: State, seat: int, card: int, holder: int) -> None:
    """The worker is placed, the guest gains the goods, then the host has its turn (AMB-X-1)."""
    host = state.players[holder]
    at = find(host, card)
    location = host.empire[at]
    state.players[seat].worker -= 1
    host.set_location(at, location.marked(location.marks + VISIT))
    happenings.visited(state, seat, card, holder)
    state.stack.append(Visited(seat, card, holder, GUEST))
    run(state, seat, holder, card, f.OF_PRODUCTION, 0)


class Visited(f.Task):
    """The goods are taken: the host gets a worker, then features of guest and host answer."""

    __slots__ = ("host", "step")

    def __init__(self, seat: int, card: int, host: int, step: int) -> None:
        self.code = f.VISITED
        self.seat = seat
        self.card = card
        self.host = host
        self.step = step

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.VISITED, self.seat, self.card, self.host, self.step)

    def run(self, state: State) -> None:
        """One after the other."""
        if self.step == HOST:
            react(state, self.host, WHEN_VISITED, self.card)
            return
        if self.host < state.seats:  # AMB-61
            state.stack.append(Visited(self.seat, self.card, self.host, HOST))
            if not has_trait(state, self.seat, NO_HOST_WORKER):
                gain(state, self.host, WORKER, 1, self.card, BY_PRODUCTION)  # FRIENDS-8
        react(state, self.seat, WHEN_VISIT, self.card)
