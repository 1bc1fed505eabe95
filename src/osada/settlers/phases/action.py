"""The action phase: turns, actions, free moves, passing (ACT)."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.moves import build, deal, guard, raze, send, targets, use
from osada.settlers.state import ATTACK, CLEANUP, END, NOBODY, Frame, State
from osada.settlers.supply import find

MOST_TURNS: Final = 200
"""Turns of one player in an action phase before a forced pass (AMB-8)."""
LAST_ROUND: Final = 5


def begin(state: State) -> None:
    """The first player begins; who has passed is skipped."""
    state.acted = False
    if state.players[state.turn].passed:
        next_turn(state)


def turn_moves(state: State) -> list[Move]:
    """All that the seat to move can do now."""
    seat = state.turn
    if state.acted:
        moves = guard.free_moves(state, seat)
        moves.append(w.END_TURN)
        return moves
    cards = state.cards
    player = state.players[seat]
    moves = []
    sacrifices = -1
    can_pay = build.affordable(state, player)
    can_deal = player.food > 0 or player.gold > 0
    can_raze = player.raze > 0
    printing, cost_bit, location = cards.printing, cards.cost_bit, cards.location
    builds, deal_of, raze_of = cards.builds, cards.deal, cards.raze
    last = -1
    for card in player.hand:
        if printing[card] == last:
            continue
        last = printing[card]
        if can_pay & cost_bit[card]:
            if location[card] == 0:
                moves.append(builds[card])
            else:
                if sacrifices < 0:
                    sacrifices = build.sacrifices(player)
                if sacrifices:
                    moves.append(builds[card])
        if can_deal and deal_of[card] >= 0:
            moves.append(cards.deals[card])
        if can_raze and raze_of[card]:
            moves.append(cards.razes[card])
    if player.raze >= raze.LOCATION_PRICE and not state.options.peaceful:
        moves += targets.razable(state, seat, player.raze, w.RAZE_OF)
    use.list_moves(state, seat, moves)
    if player.worker >= send.PAIR:
        moves += w.SENDS
    if player.defense or (player.worker and cards.uses_samurai[player.faction]):
        moves += guard.free_moves(state, seat)
    moves.append(w.PASS_ROUND)
    return moves


def why_not(state: State, seat: int, tried: Move) -> Refusal | None:
    """Why a move of the action phase is not possible for the seat to move."""
    kind = tried.kind
    if state.acted and kind not in (w.GUARD, w.SAMURAI, w.END):
        return Refusal("acted-already", ("ACT-1", "AMB-4"))
    if kind == w.BUILD:
        return build.why_not(state, seat, tried.what)
    if kind == w.DEAL:
        return deal.why_not(state, seat, tried.what)
    if kind == w.RAZE:
        return raze.why_not_from_hand(state, seat, tried.what)
    if kind == w.RAZE_OF:
        return raze.why_not_location(state, seat, tried.what, tried.arg)
    if kind == w.USE:
        return use.why_not(state, seat, tried.what, tried.arg)
    if kind == w.SEND:
        return send.why_not(state, seat, tried.what, 0)
    if kind == w.GUARD:
        return guard.why_not_guard(state, seat, tried.what)
    if kind == w.SAMURAI:
        return guard.why_not_samurai(state, seat, tried.what)
    if kind == w.END:
        return None if state.acted else Refusal("act-or-pass", ("ACT-1", "AMB-4"))
    if kind == w.PASS:
        return None
    if kind == w.DRAFT:
        return Refusal("no-draft-now", ("LOOKOUT-9", "LOOKOUT-1"))
    return Refusal("nothing-asked", ("ACT-1",))


def take(state: State, chosen: Move) -> None:
    """Carry out a move of the seat to move."""
    seat, kind, card = state.turn, chosen.kind, chosen.what
    if kind == w.GUARD:
        guard.guard(state, seat, card)
        free_move_done(state)
    elif kind == w.SAMURAI:
        guard.samurai(state, seat, card)
        free_move_done(state)
    elif kind == w.END:
        next_turn(state)
    elif kind == w.PASS:
        state.players[seat].passed = True
        next_turn(state)
    else:
        _act(state, seat, chosen)
        if state.stack:
            state.stack.insert(0, (f.ACTED, seat))
        else:
            done(state, seat)


def _act(state: State, seat: int, chosen: Move) -> None:
    kind, card = chosen.kind, chosen.what
    if kind == w.BUILD:
        build.do(state, seat, card)
    elif kind == w.USE:
        use.do(state, seat, card, chosen.arg)
    elif kind == w.SEND:
        send.announce(state, seat, (card,))
    elif kind == w.DEAL:
        deal.do(state, seat, card)
    elif kind == w.RAZE:
        state.players[seat].raze -= raze.HAND_PRICE
        raze.from_hand(state, seat, card, 0)
    else:
        rival = state.players[chosen.arg]
        location = rival.empire[find(rival, card)]
        state.players[seat].raze -= raze.price(state, chosen.arg, location)
        raze.location(state, seat, card, chosen.arg, 0)


def free_move_done(state: State) -> None:
    """After a free move that follows the action the turn may be over."""
    if state.acted:
        state.stack.insert(0, (f.ACTED, state.turn))


def acted(state: State, frame: Frame) -> None:
    """All that the action asked is answered."""
    done(state, frame[1])


def done(state: State, seat: int) -> None:
    """The action is done; the turn stays open only for free moves (AMB-4)."""
    state.acted = True
    if not guard.free_moves(state, seat):
        next_turn(state)


def next_turn(state: State) -> None:
    """The next player who has not passed; when all have, the phase is over (ACT-7, ACT-8)."""
    state.acted = False
    state.players[state.turn].turns += 1
    seat = state.turn
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        player = state.players[seat]
        if not player.passed and player.turns >= MOST_TURNS:
            player.passed = True
            if state.log is not None:
                state.log.append(("forced-pass", seat))
        if not player.passed:
            state.turn = seat
            return
    over(state)


def over(state: State) -> None:
    """All have passed: cleanup, or in the last round what follows it (ROUND-4, SOLO-45)."""
    state.begun = False
    state.turn = NOBODY
    if state.round < LAST_ROUND:
        state.phase = CLEANUP
    elif state.seats == 1:
        state.phase = ATTACK
    else:
        state.phase = END
