"""The action phase: turns, actions, free moves, passing (ACT)."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers import verbs as w
from osada.settlers.course import Action, Phase
from osada.settlers.frames import NO_CARD, Task
from osada.settlers.moves import allowances, build, deal, raze, send, targets
from osada.settlers.phases.goals import LOOK
from osada.settlers.phases.rounds import over
from osada.settlers.state import MOST_SEATS, NOBODY, State

MOST_TURNS: Final = 200
"""Turns of one player in an action phase before a forced pass (AMB-8)."""


class Turns(Phase):
    """The action phase: the first player begins; who has passed is skipped."""

    def begin(self, state: State) -> None:
        """Let somebody move."""
        state.acted = False
        if state.players[state.turn].passed:
            next_turn(state)
        elif state.options.course.watches:
            state.stack.append(LOOK[state.turn])


class FromHand(Action):
    """Build a card, make a deal with it, or raze it; copies alike in print once."""

    def __init__(self) -> None:
        Action.__init__(self, (w.BUILD, w.DEAL, w.RAZE))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """Card by card."""
        player = state.players[seat]
        sacrifices = -1
        can_pay = build.affordable(state, player)
        discounted = player.part is not None and allowances.has_discount(state, player)
        can_deal = player.food > 0 or player.gold > 0
        can_raze = player.raze > 0
        facts = state.cards.card
        last = -1
        for card in player.hand:
            fact = facts[card]
            if fact.printing == last:
                continue
            last = fact.printing
            if can_pay & fact.cost_bit or (
                discounted and fact.cost_bit and build.missing_goods(state, player, card) is None
            ):
                if fact.location == 0:
                    moves.append(fact.build_move)
                else:
                    if sacrifices < 0:
                        sacrifices = build.sacrifices(player)
                    if sacrifices:
                        moves.append(fact.build_move)
            if can_deal and fact.has_deal:
                moves.append(fact.deal_move)
            if can_raze and fact.has_raze:
                moves.append(fact.raze_move)

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why a card cannot be used so."""
        if tried.kind == w.BUILD:
            return build.why_not(state, seat, tried.what)
        if tried.kind == w.DEAL:
            return deal.why_not(state, seat, tried.what)
        return raze.why_not_from_hand(state, seat, tried.what)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Use it."""
        if chosen.kind == w.BUILD:
            build.do(state, seat, chosen.what)
        elif chosen.kind == w.DEAL:
            deal.do(state, seat, chosen.what)
        else:
            state.players[seat].raze -= raze.HAND_PRICE
            raze.from_hand(state, seat, chosen.what, 0)


class RazeRival(Action):
    """Raze a location of another empire."""

    def __init__(self) -> None:
        Action.__init__(self, (w.RAZE_OF,))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """What the raze tokens suffice for."""
        player = state.players[seat]
        tokens = player.raze
        if tokens < raze.LEAST_PRICE or state.options.peaceful:
            return
        if tokens >= raze.LOCATION_PRICE or player.part is not None:
            targets.razable(state, seat, tokens, False, moves)

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why it cannot be razed."""
        return raze.why_not_location(state, seat, tried.what, tried.arg)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Pay and raze."""
        raze.pay_for(state, seat, chosen.arg, chosen.what)
        raze.location(state, seat, chosen.what, chosen.arg, 0)


class SendWorkers(Action):
    """Send pairs of workers for resources and cards."""

    def __init__(self) -> None:
        Action.__init__(self, (w.SEND,))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """What they can be sent for."""
        player = state.players[seat]
        if player.worker >= send.PAIR or (
            player.part is not None and player.worker >= send.workers(state, seat, 1)
        ):
            moves += w.SENDS

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why they cannot be sent."""
        return send.why_not(state, seat, tried.what, 0)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Announce the first reward."""
        send.announce(state, seat, (chosen.what,))


class Stop(Action):
    """Pass for the round, or end a turn whose action is taken."""

    def __init__(self) -> None:
        Action.__init__(self, (w.END, w.PASS), ends=True)

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """`turn_moves` lists the one or the other, as the last of all."""

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """A turn is an action or a pass."""
        if tried.kind == w.PASS or state.acted:
            return None
        return Refusal("act-or-pass", ("ACT-1", "AMB-4"))

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """The turn is over."""
        if chosen.kind == w.PASS:
            state.players[seat].passed = True
        next_turn(state)


def turn_moves(state: State) -> list[Move]:
    """All that the seat to move can do now."""
    course = state.options.course
    seat = state.turn
    moves: list[Move] = []
    for action in course.free if state.acted else course.choices:
        action.add_moves(state, seat, moves)
    moves.append(w.END_TURN if state.acted else w.PASS_ROUND)
    return moves


def why_not(state: State, seat: int, tried: Move) -> Refusal | None:
    """Why a move of the action phase is not possible for the seat to move."""
    action = state.options.course.by_kind[tried.kind]
    if state.acted and (action is None or (not action.is_free and tried.kind != w.END)):
        return Refusal("acted-already", ("ACT-1", "AMB-4"))
    if action is not None:
        return action.why_not(state, seat, tried)
    if tried.kind == w.DRAFT:
        return Refusal("no-draft-now", ("LOOKOUT-9", "LOOKOUT-1"))
    return Refusal("nothing-asked", ("ACT-1",))


def take(state: State, chosen: Move) -> None:
    """Carry out a move of the seat to move."""
    seat = state.turn
    action = state.options.course.by_kind[chosen.kind]
    assert action is not None
    action.do(state, seat, chosen)
    if action.ends:
        return
    if state.options.course.watches:
        state.stack.insert(0, LOOK[seat])
    if action.is_free:
        if state.acted:  # the turn may be over with it
            state.stack.insert(0, ACTED[seat])
    elif state.stack:
        state.stack.insert(0, ACTED[seat])
    else:
        done(state, seat)


class Acted(Task):
    """All that a turn's action asked is answered."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.code = f.ACTED
        self.seat = seat
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """The action is done."""
        done(state, self.seat)


ACTED: Final[list[Acted]] = [Acted(seat) for seat in range(MOST_SEATS)]


def done(state: State, seat: int) -> None:
    """The action is done; the turn stays open only for free moves (AMB-4)."""
    state.acted = True
    for action in state.options.course.free:
        if action.exists(state, seat):
            return
    next_turn(state)


def next_turn(state: State) -> None:
    """The next player who has not passed; when all have, the phase is over (ACT-7, ACT-8)."""
    state.acted = False
    seat, seats, players = state.turn, state.seats, state.players
    players[seat].turns += 1
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        player = players[seat]
        if not player.passed and player.turns >= MOST_TURNS:
            player.passed = True
            happenings.forced_to_pass(state, seat)
        if not player.passed:
            state.turn = seat
            if state.options.course.watches:
                state.stack.append(LOOK[seat])
            return
    state.turn = NOBODY
    over(state)
